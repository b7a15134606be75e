//! The bound on the work of one run.

use crate::fault::FaultKind;

/// Bounds on one run, from one answer to the next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most steps: ops, choices and calls of procedures.
    pub steps: u32,
    /// The most frames on the stack, that is, the nesting of effects.
    pub depth: u16,
}

impl Default for Budget {
    fn default() -> Self {
        Self { steps: 100_000, depth: 200 }
    }
}

/// The rest of a budget.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meter {
    left: u32,
    depth: u16,
}

impl Meter {
    pub(super) const fn new(budget: Budget) -> Self {
        Self { left: budget.steps, depth: budget.depth }
    }

    /// Spends a step.
    #[inline]
    pub(super) fn step(&mut self) -> Result<(), FaultKind> {
        self.left = self.left.checked_sub(1).ok_or(FaultKind::Steps)?;
        Ok(())
    }

    /// Returns how many steps are left.
    pub(super) const fn left(self) -> u32 {
        self.left
    }

    /// Refuses a frame beyond the budget's depth.
    #[inline]
    pub(super) fn deepen(self, frames: usize) -> Result<(), FaultKind> {
        if frames < usize::from(self.depth) { Ok(()) } else { Err(FaultKind::Depth) }
    }
}
