//! Attack dice that strike several mercenaries: rolled once, then every target takes and defends the same
//! hits.
//!
//! The verb runs once for each of the mercenaries, from left to right. The first run rolls; the others find
//! the result in the attack.

use crate::registry::hooks::Hook;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of shared attack dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AreaStage {
    #[default]
    Roll,
    Stands,
    Strike,
    Over,
}

impl Step {
    /// Returns the procedure of shared attack dice against the mercenary of a path.
    pub(crate) fn area(path: PathId, dice: u8) -> Self {
        Self::Area { path, dice, stage: AreaStage::Roll, outer: Attack::default() }
    }
}

impl Table {
    pub(crate) fn area(&mut self, path: PathId, dice: u8, stage: &mut AreaStage, outer: &mut Attack) -> Flow {
        loop {
            match *stage {
                AreaStage::Roll => {
                    let last = self.state.attack.shared_with;
                    if last.is_some() && path > last {
                        *stage = AreaStage::Strike;
                        continue;
                    }
                    *stage = AreaStage::Stands;
                    *outer = self.state.attack;
                    self.state.attack = Attack { path, dice, ..Attack::default() };
                    self.roll_attack();
                    return Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)));
                }
                AreaStage::Stands => {
                    let shared = self.stands(path);
                    self.state.attack = Attack { shared, ..*outer };
                    *stage = AreaStage::Strike;
                }
                AreaStage::Strike => {
                    *stage = AreaStage::Over;
                    self.state.attack.shared_with = path;
                    return Flow::Call(Step::hits(path, self.state.attack.shared));
                }
                AreaStage::Over => return Flow::Done,
            }
        }
    }
}
