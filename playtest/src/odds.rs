//! Exact odds: the possible outcomes of a contest, such as a mercenary fighting for a path, with their
//! probabilities if its player makes the best of every reroll, token and stop.
//!
//! The game itself is played, with every option and with every case of chance
//! ([`provost_engine::chance::Tape`]); no rule is written here a second time. Equivalent positions are
//! evaluated once. All probabilities are fractions of whole numbers. The game lists the results of a contest
//! ([`OddsModel`]).

mod goal;
mod position;
mod ratio;
mod rehearsal;
mod spread;
mod study;

pub use goal::{Goal, Others};
pub use ratio::Ratio;
pub use rehearsal::Rehearsal;
pub use spread::{Outcome, Spread};

use provost_engine::chance::Tape;
use provost_engine::game::odds_model::OddsModel;
use provost_engine::game::{Game, PlayError};
use provost_interpreter::hook::{Player, Thing};
use ratio::TooLarge;
use std::ops::ControlFlow;
use std::rc::Rc;
use study::{ContestNode, Move, Study, advance, is_settled};

/// A question about odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The contest; `None` for everything in progress, whose outcome is the player's score.
    pub contest: Option<Thing>,
    /// The player whose odds are computed.
    pub player: Player,
    /// The player's goal.
    pub goal: Goal,
    /// How the others choose.
    pub others: Others,
}

/// The bounds of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most cases played: one option with one result of chance.
    pub cases: u64,
    /// The most outcomes of positions kept, about 32 bytes each.
    pub remembered: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { cases: 3_000_000, remembered: 6_000_000 }
    }
}

/// The progress of the work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The cases played.
    pub cases: u64,
    /// The different positions with a decision.
    pub positions: u64,
}

/// Why there are no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The game cannot go on.
    #[error(transparent)]
    Fault(#[from] PlayError),
    /// Numbers are too large.
    #[error("there are so many dice that their cases cannot be counted exactly")]
    TooLarge,
    /// The same position recurs endlessly.
    #[error("the game can come back to the same position, so it may go on without end")]
    Circle,
    /// The work exceeds the limits.
    #[error("too many cases")]
    Exhausted,
}

impl From<TooLarge> for Problem {
    fn from(_: TooLarge) -> Self {
        Self::TooLarge
    }
}

/// The odds of a contest.
#[derive(Clone, Debug)]
pub struct Odds {
    /// With the best choices.
    pub spread: Rc<Spread>,
    /// The first decision, if it comes before any chance.
    pub first: Option<First>,
    /// The work done.
    pub progress: Progress,
    /// Whether the odds are complete.
    pub complete: bool,
    /// Whether chance is involved at all.
    pub rolled: bool,
}

/// The first decision.
#[derive(Clone, Debug)]
pub struct First {
    /// The player who decides.
    pub player: Player,
    /// The spread of each option, in order.
    pub options: Vec<Rc<Spread>>,
    /// The index of the best option.
    pub best: usize,
}

/// Computes the odds of a game in its present state, or as it will go on. `watch` is told the progress at
/// intervals and can stop it; the partial result is returned.
pub fn odds<R: OddsModel>(
    game: &Game<R>,
    question: Question,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Odds, Problem> {
    let mut study = Study::<R>::new(question, limits, watch);
    let start = begin(game, question.contest);
    work_out(&mut study, start)
}

/// Computes the odds, then plays the same situation this many times with the same choices and random dice.
pub fn rehearsed_odds<R: OddsModel>(
    game: &Game<R>,
    question: Question,
    limits: Limits,
    (times, seed): (u32, u64),
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(Odds, Rehearsal), Problem> {
    let mut study = Study::<R>::new(question, limits, watch);
    let start = begin(game, question.contest);
    let odds = work_out(&mut study, start.clone())?;
    let rehearsal = rehearsal::rehearse(&mut study, &start, times, seed)?;
    Ok((odds, rehearsal))
}

/// Makes the first position: everything in progress if it leads to the contest, or the procedure that decides
/// it.
fn begin<R: OddsModel>(game: &Game<R>, contest: Option<Thing>) -> ContestNode<R> {
    let mut game = game.clone();
    if let Some(step) = contest.and_then(|contest| game.rules_mut().start_contest(contest)) {
        let mut rules = game.clone().into_rules();
        rules.take_events();
        // A single procedure on an empty stack cannot fail.
        game = Game::poised(rules, &[step]).unwrap_or(game);
    }
    game.rules_mut().keep_contest_log();
    game.rules_mut().take_events();
    ContestNode { game, so_far: Outcome::default() }
}

fn work_out<R: OddsModel>(study: &mut Study<'_, R>, mut node: ContestNode<R>) -> Result<Odds, Problem> {
    if node.game.choice().is_none() {
        let mut gone = node.clone();
        gone.game.rules_mut().chance().lay_out(Tape::new());
        advance(&mut gone, Move::Go, study.question.contest)?;
        if gone.game.rules_mut().chance().take_tape().is_some_and(|tape| tape.is_certain()) {
            node = gone;
        }
    }
    let (first, spread) = if node.game.choice().is_none() && !node.game.is_over() {
        (None, study.after(&node, Move::Go, 0)?)
    } else {
        (first(study, &mut node)?, study.value(&mut node, 0)?)
    };
    let (progress, rolled) = (study.progress, study.rolled);
    Ok(Odds { spread, first, progress, complete: !study.exhausted, rolled })
}

/// Evaluates each option of the first decision.
fn first<R: OddsModel>(
    study: &mut Study<'_, R>,
    node: &mut ContestNode<R>,
) -> Result<Option<First>, Problem> {
    let Some((player, count)) = node.game.choice().map(|choice| (choice.player, choice.options.len())) else {
        return Ok(None);
    };
    if is_settled(node, study.question.contest) {
        return Ok(None);
    }
    let best = match study.best(node) {
        Ok(best) => best,
        Err(Problem::Exhausted) => 0,
        Err(problem) => return Err(problem),
    };
    let mut options = Vec::new();
    for option in 0..count {
        options.push(study.after(node, Move::Choose(option), 0)?);
    }
    Ok(Some(First { player, options, best }))
}
