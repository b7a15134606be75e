//! What chance can bring: ventures whose outcome is open, such as a mercenary that fights for a path, what can come of
//! them, and what makes two positions alike. Everything about it that is a matter of the game; whoever works out odds
//! knows no more.

use super::Rules;
use crate::chance::Chance;
use provost_interpreter::choice::{Choice, ChoiceKind};
use provost_interpreter::hook::{Player, Thing};

/// Something that can come of a venture. Several can: a monster is captured and its captor dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Its id. The message `fate-<id>` names it.
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
pub struct Venture {
    /// What it is about: a path.
    pub thing: Thing,
    /// Whose it is.
    pub player: Player,
    /// The id of what it is about.
    pub id: String,
}

/// How many totals a roll has at most.
pub const MAX_TOTALS: usize = 2;

/// The totals of a roll, in the order of [`Fortune::TOTALS`].
pub type Totals = [i16; MAX_TOTALS];

/// What a line of the log says about a venture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// This has come of it: a position in [`Fortune::FATES`].
    Fate(usize),
    /// Its roll makes these totals.
    Totals(Totals),
}

/// A game as one who works out odds sees it.
pub trait Fortune: Rules {
    /// What can come of a venture, at most 16 fates.
    const FATES: &'static [Fate] = &[];
    /// The totals of a roll: their ids. The message `total-<id>` names one.
    const TOTALS: &'static [&'static str] = &[];

    /// Returns chance.
    fn chance(&mut self) -> &mut Chance;

    /// Returns chance in a state.
    fn chance_in(state: &mut Self::State) -> &mut Chance;

    /// Lets the log be written as far as [`Fortune::sign`] reads it.
    fn keep_signs(&mut self) {
        self.keep_log(true);
    }

    /// Returns whose outcome is open, in the order of the board.
    fn ventures(&self) -> Vec<Venture> {
        Vec::new()
    }

    /// Returns the procedure that decides a venture, unless what is under way will come to it.
    fn set_out(&mut self, _venture: Thing) -> Option<Self::Step> {
        None
    }

    /// Returns what a line of the log says about a venture.
    fn sign(&self, _venture: Thing, _event: &Self::Event) -> Option<Sign> {
        None
    }

    /// Returns whether nothing more can come of a venture. `fates` has a bit for each that has come of it; `steps` are
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
