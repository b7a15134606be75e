//! Attack dice diverted to another mercenary: rolled and defended before the original attack goes on.

use crate::registry::hooks::Hook;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of diverted attack dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DivertStage {
    /// The attack outside makes room.
    #[default]
    Begin,
    /// Effects before the roll are over.
    Roll,
    /// The roll stands; its hits strike.
    Strike,
    /// The hits have struck.
    Over,
}

impl Step {
    /// Returns the procedure of attack dice diverted to a path.
    pub(crate) fn divert(path: PathId, dice: u8) -> Self {
        Self::Divert { path, dice, stage: DivertStage::Begin, outer: Attack::default() }
    }
}

impl Table {
    pub(crate) fn diverted(
        &mut self,
        path: PathId,
        dice: u8,
        stage: &mut DivertStage,
        outer: &mut Attack,
    ) -> Flow {
        match *stage {
            DivertStage::Begin => {
                *stage = DivertStage::Roll;
                *outer = self.state.attack;
                self.state.attack = Attack { path, dice, ..Attack::default() };
                Flow::Open(Window::event(self.on_victim(Hook::BeforeDivertedRoll, path)))
            }
            DivertStage::Roll => {
                *stage = DivertStage::Strike;
                self.roll_attack();
                Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)))
            }
            DivertStage::Strike => {
                *stage = DivertStage::Over;
                let hits = self.stands(path);
                self.state.attack = *outer;
                Flow::Call(Step::hits(path, hits))
            }
            DivertStage::Over => Flow::Done,
        }
    }
}
