//! The odds model: contests with an open outcome, such as a mercenary fighting for a path, their possible
//! results, and which positions count as equal. This is all that the computation of odds knows about a game.

use super::Rules;
use crate::table::EventOf;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::hook::{Player, Thing};

/// A result of a contest. Several can occur together: a monster is captured and its captor dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestResult {
    /// Its id. The message `result-<id>` names it.
    pub id: &'static str,
    /// Whether players want it.
    pub merit: Merit,
}

/// Whether players want a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// They want it.
    Success,
    /// They are indifferent to it.
    Neither,
    /// They fear it.
    Harm,
}

/// A contest with an open outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// What it is for: a path.
    pub thing: Thing,
    /// The player in the contest.
    pub player: Player,
    /// The id of its thing.
    pub id: String,
}

/// The most totals of a roll.
pub const MAX_TOTALS: usize = 2;

/// The totals of a roll, in the order of [`OddsModel::TOTALS`].
pub type Totals = [i16; MAX_TOTALS];

/// What a line of the log says about a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestEvent {
    /// This result occurred: an index into [`OddsModel::RESULTS`].
    Result(usize),
    /// Its roll has these totals.
    Totals(Totals),
}

/// A game for the computation of odds. Without contests, there are only the odds of the rules' own draws.
pub trait OddsModel: Rules {
    /// The possible results of a contest, at most 16.
    const RESULTS: &'static [ContestResult] = &[];
    /// The ids of a roll's totals. The message `total-<id>` names one.
    const TOTALS: &'static [&'static str] = &[];

    /// Switches the log on as far as [`OddsModel::contest_event`] needs it.
    fn keep_contest_log(&mut self) {
        self.keep_log(true);
    }

    /// Returns the open contests, in the order of the board.
    fn contests(&self) -> Vec<Contest> {
        Vec::new()
    }

    /// Returns the procedure that decides a contest, unless the procedures in progress reach it anyway.
    fn start_contest(&mut self, _venture: Thing) -> Option<Self::Step> {
        None
    }

    /// Returns what a line of the log says about a contest.
    fn contest_event(&self, _venture: Thing, _event: &EventOf<Self>) -> Option<ContestEvent> {
        None
    }

    /// Returns whether a contest can have no further results. `results` has one bit per result so far;
    /// `steps` are the procedures in progress, innermost last.
    fn is_settled<'s>(
        &self,
        _venture: Thing,
        _fates: u16,
        _steps: impl Iterator<Item = &'s Self::Step> + Clone,
    ) -> bool
    where
        Self::Step: 's,
    {
        false
    }

    /// Returns whether the option at an index only leads where other options lead as well, such as rolling
    /// all dice at once if they can be rolled one by one.
    fn is_redundant(&self, _choice: &Choice, _option: usize) -> bool {
        false
    }

    /// Sorts things whose order does not matter, such as rolled dice, so that equivalent positions become
    /// equal. Only while the rules of the game ask, not an effect.
    fn tidy(&mut self, _asked: ChoiceKind) {}

    /// Removes from a copy of the state whatever makes no difference to the rest of the game, and shortens
    /// the remainder: totals instead of faces where nothing can be rerolled.
    fn blur(&self, _asked: ChoiceKind, _state: &mut Self::State, _rest: &mut Vec<i32>) {}
}
