//! Attack dice diverted to another mercenary: rolled and defended before the original attack goes on.

use crate::registry::hooks::Hook;
use crate::state::Attack;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::hook::Window;

impl Table {
    pub(super) fn diverted(&mut self, path: PathId, dice: u8, stage: &mut u8, outer: &mut Attack) -> Flow {
        let at = *stage;
        *stage = at.saturating_add(1);
        match at {
            0 => {
                *outer = self.state.attack;
                self.state.attack = Attack { path, dice, ..Attack::default() };
                Flow::Open(Window::event(self.on_victim(Hook::BeforeDivertedRoll, path)))
            }
            1 => {
                self.roll_attack();
                Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)))
            }
            2 => {
                let hits = self.stands(path);
                self.state.attack = *outer;
                Flow::Call(Step::Hits { path, hits, stage: 0, outer: Attack::default() })
            }
            _ => Flow::Done,
        }
    }
}
