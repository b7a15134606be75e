//! The bounds on a whole game: the work of its effects, and somebody who wants it to end.
//!
//! Decisions have a budget of their own ([`Budget`]), which bounds the time between two questions. A game that spends all
//! of it every time would still take minutes, so the game has one, too. Steps are the same on every machine.

use super::PlayError;
use provost_interpreter::fault::{Fault, FaultKind};
use provost_interpreter::machine::Budget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is left to a game.
#[derive(Debug)]
pub struct Limits {
    /// The steps left.
    steps: u32,
    /// Set by somebody who wants the game to end.
    pub(super) stop: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { steps: Self::STEPS, stop: None }
    }
}

impl Clone for Limits {
    fn clone(&self) -> Self {
        Self { steps: self.steps, stop: self.stop.clone() }
    }

    /// Copies of a game are made in every thread all the time, so the shared count of the flag is left alone.
    fn clone_from(&mut self, from: &Self) {
        self.steps = from.steps;
        let same = match (&self.stop, &from.stop) {
            (Some(own), Some(other)) => Arc::ptr_eq(own, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        if !same {
            self.stop.clone_from(&from.stop);
        }
    }
}

impl Limits {
    /// The most steps of a game: a hundred times what the longest games of the shipped content take.
    pub const STEPS: u32 = 5_000_000;

    /// Returns the budget of the next decision.
    pub(super) fn budget(&self) -> Result<Budget, PlayError> {
        if self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Err(PlayError::Stopped);
        }
        let usual = Budget::default();
        Ok(Budget { steps: usual.steps.min(self.steps), ..usual })
    }

    pub(super) const fn spend(&mut self, steps: u32) {
        self.steps = self.steps.saturating_sub(steps);
    }

    /// Tells a decision that took too long from a game that did.
    pub(super) fn judge(&self, fault: Fault) -> PlayError {
        if fault.kind == FaultKind::Steps && self.steps == 0 {
            PlayError::Work(fault.place)
        } else {
            PlayError::Fault(fault)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_whose_work_is_spent_is_told_from_a_decision_without_end() {
        let fault = Fault { kind: FaultKind::Steps, place: None };
        let mut limits = Limits::default();
        assert_eq!(limits.budget(), Ok(Budget::default()));
        assert_eq!(limits.judge(fault), PlayError::Fault(fault));
        limits.spend(Limits::STEPS - 7);
        assert_eq!(limits.budget().map(|budget| budget.steps), Ok(7));
        limits.spend(8);
        assert_eq!(limits.judge(fault), PlayError::Work(None));
    }

    #[test]
    fn copies_of_a_game_stop_with_it() {
        let stop = Arc::new(AtomicBool::new(false));
        let limits = Limits { stop: Some(Arc::clone(&stop)), ..Limits::default() };
        let mut copy = Limits::default();
        copy.clone_from(&limits);
        assert!(copy.budget().is_ok());
        stop.store(true, Ordering::Relaxed);
        assert_eq!(copy.budget(), Err(PlayError::Stopped));
    }
}
