//! The dozen effects by hand: each card a bit, each effect a line at its hook.

use super::Hooks;
use provost_interpreter::testing::host::{Seat, ToyState};
use provost_interpreter::testing::nouns;
use provost_interpreter::vocabulary::id::NounId;

/// The dozen abilities by hand.
#[derive(Clone, Debug)]
pub struct Native {
    cards: u32,
    seats: [Seat; 3],
    owner: usize,
    affinity: NounId,
    round: i32,
    wounds: i32,
}

impl Native {
    /// Makes the same table that the interpreter plays at.
    pub fn new(state: &ToyState) -> Self {
        let (seats, affinity, round) = (state.seats, state.affinity(), state.round());
        Self { cards: u32::MAX, seats, owner: 0, affinity, round, wounds: 0 }
    }

    const fn has(&self, card: u32) -> bool {
        self.cards & (1 << card) != 0
    }

    fn gain(&mut self, noun: NounId, count: i32) {
        let seat = self.seats.get_mut(self.owner);
        if let Some(stock) = seat.and_then(|seat| seat.stock.get_mut(noun.index())) {
            *stock = (*stock + count).clamp(0, 99);
        }
    }
}

impl Hooks for Native {
    fn before_attack(&mut self) {
        if self.has(0) {
            self.gain(nouns::GOLD, 1);
        }
        if self.has(1) && (self.affinity == nouns::JUNGLE || self.affinity == nouns::AIR) {
            self.gain(nouns::FAME, 1);
        }
    }

    fn after_wound(&mut self) {
        if let (true, Some(seat)) = (self.has(4), self.seats.get_mut(self.owner)) {
            seat.glory = (seat.glory - 1).max(-99);
        }
    }

    fn elimination(&mut self) {
        if self.has(5) && self.round >= 2 {
            self.gain(nouns::POTION, 2);
        }
    }

    fn set_wounds(&mut self, wounds: i32) {
        self.wounds = wounds;
    }

    fn attack_size(&mut self, base: i32) -> i32 {
        let mut size = base;
        if self.has(2) {
            size += 1;
        }
        if self.has(3) && self.affinity == nouns::AIR {
            size = size.min(1);
        }
        size.max(0)
    }

    fn total(&mut self, purpose: NounId, dice: &[(NounId, i32)]) -> i32 {
        let mut total = 0;
        for (colour, face) in dice {
            let mut value = *face;
            if self.has(6) && *colour == nouns::MAGIC {
                value += 1;
            }
            if self.has(9) && *colour == nouns::STRENGTH && self.wounds > 0 {
                value += 2;
            }
            total += value.max(0);
        }
        if self.has(7) && purpose == nouns::ELIMINATION {
            total += 3;
        }
        if self.has(8) {
            total += 2 * self.round;
        }
        total.max(0)
    }

    fn traps(&mut self) -> i32 {
        if self.has(10) { 2 } else { 1 }
    }

    fn may_use(&mut self, token: NounId) -> bool {
        !(self.has(11) && token == nouns::POTION)
    }

    fn seats(&self) -> [Seat; 3] {
        self.seats
    }
}
