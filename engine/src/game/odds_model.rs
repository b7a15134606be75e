//! What chance can bring: contests whose outcome is open, such as a mercenary that fights for a path, what can come of
//! them, and what makes two positions alike. Everything about it that is a matter of the game; whoever works out odds
//! knows no more.

use super::Rules;
use crate::table::EventOf;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::hook::{Player, Thing};

/// Something that can come of a contest. Several can: a monster is captured and its captor dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestResult {
    /// Its id. The message `result-<id>` names it.
    pub id: &'static str,
    /// Whether it is what a player wants.
    pub merit: Merit,
}

/// Whether something is what a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// It is.
    Success,
    /// It makes no difference.
    Neither,
    /// It is what a player fears.
    Harm,
}

/// Something whose outcome is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// What it is about: a path.
    pub thing: Thing,
    /// Whose it is.
    pub player: Player,
    /// The id of what it is about.
    pub id: String,
}

/// How many totals a roll has at most.
pub const MAX_TOTALS: usize = 2;

/// The totals of a roll, in the order of [`OddsModel::TOTALS`].
pub type Totals = [i16; MAX_TOTALS];

/// What a line of the log says about a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestEvent {
    /// This has come of it: a position in [`OddsModel::RESULTS`].
    Result(usize),
    /// Its roll makes these totals.
    Totals(Totals),
}

/// A game as one who works out odds sees it. Without contests there are only the odds of what the rules draw.
pub trait OddsModel: Rules {
    /// What can come of a contest, at most 16 results.
    const RESULTS: &'static [ContestResult] = &[];
    /// The totals of a roll: their ids. The message `total-<id>` names one.
    const TOTALS: &'static [&'static str] = &[];

    /// Lets the log be written as far as [`OddsModel::sign`] reads it.
    fn keep_contest_log(&mut self) {
        self.keep_log(true);
    }

    /// Returns whose outcome is open, in the order of the board.
    fn contests(&self) -> Vec<Contest> {
        Vec::new()
    }

    /// Returns the procedure that decides a contest, unless what is under way will come to it.
    fn start_contest(&mut self, _venture: Thing) -> Option<Self::Step> {
        None
    }

    /// Returns what a line of the log says about a contest.
    fn contest_event(&self, _venture: Thing, _event: &EventOf<Self>) -> Option<ContestEvent> {
        None
    }

    /// Returns whether nothing more can come of a contest. `results` has a bit for each that has come of it; `steps` are
    /// the procedures that are under way, the last one on top.
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

    /// Returns whether the option at a position leads to nothing that other options do not lead to as well, such as
    /// rolling all dice at once where they can be rolled one by one.
    fn is_redundant(&self, _choice: &Choice, _option: usize) -> bool {
        false
    }

    /// Puts in order what may lie in any order, such as dice that have been rolled, so that positions that are alike
    /// become equal. Only while the rules of the game ask, and no effect.
    fn tidy(&mut self, _asked: ChoiceKind) {}

    /// Takes out of a copy of the state what makes no difference to how the game goes on, and puts what is left of it
    /// in short: totals instead of faces where nothing can be rolled again.
    fn blur(&self, _asked: ChoiceKind, _state: &mut Self::State, _rest: &mut Vec<i32>) {}
}
