//! The dice-pool phase: ruined clans get a novice, then all players take their clan's dice and `on dice pool`
//! fires.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Pile;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of the dice-pool phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PoolStage {
    #[default]
    Before,
    Dice,
}

impl Step {
    /// Returns the procedure of the dice-pool phase.
    pub(crate) const fn pool() -> Self {
        Self::Pool { stage: PoolStage::Before, at: 0 }
    }
}

impl Table {
    pub(crate) fn go_pool(&mut self, stage: &mut PoolStage, at: &mut u8) -> Flow {
        if *stage == PoolStage::Before {
            *stage = PoolStage::Dice;
            for seat in self.turn_order() {
                self.clear_pool(seat);
                self.rebuild_clan(seat);
            }
        }
        let Some(seat) = self.turn_order().nth(usize::from(*at)) else { return Flow::Done };
        *at += 1;
        self.state.board.active = seat;
        self.take_clan_dice(seat);
        Flow::Open(Window::event(moment(Hook::DicePool, seat)))
    }

    /// Takes all dice out of a pool; undeployed dice are lost.
    pub(super) fn clear_pool(&mut self, seat: u8) {
        let seat = self.state.seat_mut(seat);
        seat.pool = Default::default();
        seat.passed = false;
    }

    /// Gives a clan without members a novice as leader, and some gold.
    fn rebuild_clan(&mut self, seat: u8) {
        if !self.state.seat(seat).members.is_empty() {
            return;
        }
        self.tell(EventKind::Ruined { seat });
        if let Some(novice) = self.state.piles.pop(Pile::Novices) {
            self.join(seat, novice);
            self.lead(seat, novice);
        }
        let missing = self.content.numbers.ruin_gold - self.gold(seat);
        if missing > 0 {
            self.change_gold(seat, missing);
        }
    }

    fn take_clan_dice(&mut self, seat: u8) {
        let members = self.state.seat(seat).members;
        for card in &members {
            let dice = self.content.mercenary(*card).dice;
            self.gain_dice(seat, dice);
        }
    }
}
