//! Counts how often each ability fired, which is all that a simulation of many games keeps.

use super::NoteKind;
use crate::host::Opinion;
use crate::program::AbilityId;
use std::cell::Cell;

/// Counts by ability.
#[derive(Clone, Debug, Default)]
pub struct Fired {
    counts: Vec<Cell<u32>>,
}

impl Fired {
    pub(super) fn new(abilities: usize) -> Self {
        Self { counts: vec![Cell::new(0); abilities] }
    }

    /// Counts an ability that begins, changes a number or answers a question; other notes are ignored.
    pub(super) fn hear(&self, ability: AbilityId, what: NoteKind) {
        let fired = match what {
            NoteKind::Fired | NoteKind::Changed { .. } => true,
            NoteKind::Answered(opinion) => opinion != Opinion::Silent,
            NoteKind::Silent(_)
            | NoteKind::Branch
            | NoteKind::Paid(_)
            | NoteKind::Did(_)
            | NoteKind::Nothing(_) => false,
        };
        if let (true, Some(count)) = (fired, self.counts.get(ability.index())) {
            count.set(count.get().saturating_add(1));
        }
    }

    /// Takes out the counts of the abilities that fired.
    pub fn take(&self) -> impl Iterator<Item = (AbilityId, u32)> {
        let counts = (0..).map(AbilityId).zip(&self.counts);
        counts.map(|(ability, count)| (ability, count.take())).filter(|(_, count)| *count > 0)
    }
}
