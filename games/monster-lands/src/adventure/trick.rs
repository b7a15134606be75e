//! A trick is aimed at another path and works unless its target cancels it.

use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{PathDie, Trick};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId};
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of a trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TrickStage {
    /// It is aimed at its target, who may cancel it.
    #[default]
    Aim,
    /// It works, or it was cancelled.
    Work,
}

impl Step {
    /// Returns the procedure of the trick in the state.
    pub(crate) const fn trick() -> Self {
        Self::Trick { stage: TrickStage::Aim }
    }
}

impl Table {
    pub(crate) fn trick(&mut self, stage: &mut TrickStage) -> Flow {
        let trick = self.state.trick;
        match *stage {
            TrickStage::Aim => {
                *stage = TrickStage::Work;
                self.tell(EventKind::Aimed { from: trick.from, to: trick.to, card: trick.card });
                Flow::Open(Window::event(self.on_path(Hook::BeforeTrick, trick.to)))
            }
            TrickStage::Work => {
                self.state.trick = Trick::default();
                if trick.cancelled {
                    self.tell(EventKind::TrickCancelled { card: trick.card });
                    self.state.path_mut(trick.from).traps.retain(|trap| trap.card != trick.card);
                    self.discard_trap(trick.card);
                } else if trick.dice.iter().all(|count| *count == 0) {
                    self.state.path_mut(trick.from).marks.push((trick.card, trick.to));
                } else {
                    self.steal(&trick);
                }
                Flow::Done
            }
        }
    }

    fn steal(&mut self, trick: &Trick) {
        for (colour, wanted) in (0..).zip(trick.dice).filter(|(_, wanted)| *wanted > 0) {
            let mut count = 0;
            while count < wanted
                && let Some(at) = self.unshielded(trick.to, colour)
                && let Some(die) = self.state.path_mut(trick.to).dice.remove(at)
            {
                self.state.path_mut(trick.from).dice.push(PathDie { on: trick.card, ..die });
                count += 1;
            }
            if count > 0 {
                self.tell(EventKind::Stolen { from: trick.to, to: trick.from, colour, count });
            }
        }
    }

    /// Returns the index of a die of a colour that can be stolen; dice that are not on tokens go first.
    fn unshielded(&self, path: PathId, colour: u8) -> Option<usize> {
        let place = self.state.path(path);
        let shielded = |card: CardId| place.traps.iter().any(|trap| trap.card == card && trap.shielded);
        let free = |die: &PathDie| die.colour == colour && !(die.on.is_some() && shielded(die.on));
        let loose = place.dice.iter().position(|die| free(die) && !die.on.is_some());
        loose.or_else(|| place.dice.iter().position(free))
    }
}
