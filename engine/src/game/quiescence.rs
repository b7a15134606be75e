//! Quiescence: how a position is played on until it can be evaluated, which is not possible at every moment
//! of a game.

/// How to go on at a question before a position is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiescence {
    /// The question stands between two actions, with nothing half done: [`super::Rules::evaluate`] applies.
    Evaluate,
    /// Nothing new is started: the answer at this index goes on with what has begun.
    Take(usize),
    /// The question is part of an action of the asked player, who plays it to its end.
    Row,
    /// What has begun is carried out: the asked player takes the immediately best answer.
    Settle,
}
