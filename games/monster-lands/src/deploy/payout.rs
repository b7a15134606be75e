//! A building pays gold; optional bonuses are used first.

use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;

const BEGIN: u8 = 0;

impl Table {
    pub(super) fn go_payout(&mut self, step: &mut Step) -> Flow {
        let Step::Payout { seat, building, amount, stage, scope } = step else {
            return Flow::Fail("not a payout");
        };
        let mut context = moment(Hook::Payout, *seat);
        if let Some(building) = self.content.buildings.get(usize::from(*building)) {
            context = context.qualified(0, building.noun);
        }
        if *stage == BEGIN {
            *stage += 1;
            *scope = self.state.listeners.open_scope();
            return Flow::Open(Window::event(context.in_scope(*scope)));
        }
        let gold = self.number(&context.in_scope(*scope), Target::Payout, i32::from(*amount));
        self.state.listeners.close_scope(*scope);
        self.change_gold(*seat, gold);
        Flow::Done
    }
}
