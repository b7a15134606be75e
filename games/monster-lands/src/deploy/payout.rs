//! A building pays gold; optional bonuses are used first.

use crate::context::moment;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of the payment of a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PayoutStage {
    /// Optional bonuses come first.
    #[default]
    Begin,
    /// They are used.
    Pay,
}

impl Step {
    /// Returns the procedure of a building that pays gold.
    pub(crate) const fn payout(seat: u8, building: u8, amount: i16) -> Self {
        Self::Payout { seat, building, amount, stage: PayoutStage::Begin, scope: 0 }
    }
}

impl Table {
    pub(crate) fn go_payout(&mut self, step: &mut Step) -> Flow {
        let Step::Payout { seat, building, amount, stage, scope } = step else {
            return Flow::Fail("not a payout");
        };
        let mut context = moment(Hook::Payout, *seat);
        if let Some(building) = self.content.buildings.get(usize::from(*building)) {
            context = context.qualified(0, building.noun);
        }
        match *stage {
            PayoutStage::Begin => {
                *stage = PayoutStage::Pay;
                *scope = self.state.listeners.open_scope();
                Flow::Open(Window::event(context.in_scope(*scope)))
            }
            PayoutStage::Pay => {
                let gold = self.number(&context.in_scope(*scope), Target::Payout, i32::from(*amount));
                self.state.listeners.close_scope(*scope);
                self.gain(*seat, self.content.words.gold, gold, Some(*building));
                Flow::Done
            }
        }
    }
}
