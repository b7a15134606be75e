//! How a position is played on until it can be judged: not every moment of a game says what it is worth.

/// What to do at a question before a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiescence {
    /// The question stands between two actions, with nothing half done: [`super::Rules::evaluate`] can tell what the
    /// position is worth.
    Evaluate,
    /// Nothing more is undertaken: with the answer at this position play goes on with what has been begun.
    Take(usize),
    /// It is a part of an action of the player who is asked: that one goes on to the end of it.
    Row,
    /// What has been begun is carried out: whoever is asked takes what is best at once.
    Settle,
}
