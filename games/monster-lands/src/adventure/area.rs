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

const ROLL: u8 = 0;
const STANDS: u8 = 1;
const STRIKE: u8 = 2;

impl Table {
    pub(super) fn area(&mut self, path: PathId, dice: u8, stage: &mut u8, outer: &mut Attack) -> Flow {
        if *stage == ROLL {
            let last = self.state.attack.shared_with;
            if last.is_some() && path > last {
                *stage = STRIKE;
            } else {
                *stage = STANDS;
                *outer = self.state.attack;
                self.state.attack = Attack { path, dice, ..Attack::default() };
                self.roll_attack();
                return Flow::Open(Window::event(self.on_path_at(Hook::AttackRoll, path)));
            }
        }
        if *stage == STANDS {
            let shared = self.stands(path);
            self.state.attack = Attack { shared, ..*outer };
            *stage = STRIKE;
        }
        if *stage == STRIKE {
            *stage += 1;
            self.state.attack.shared_with = path;
            let hits = self.state.attack.shared;
            return Flow::Call(Step::Hits { path, hits, stage: 0, outer: Attack::default() });
        }
        Flow::Done
    }
}
