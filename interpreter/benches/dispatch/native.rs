//! A battle in plain Rust with hooks, and the dozen abilities written by hand: each card a bit, each effect a
//! line at its hook.

use provost_interpreter::testing::host::{Seat, ToyState};
use provost_interpreter::testing::nouns;
use provost_interpreter::vocabulary::id::NounId;

/// Where effects are heard in the battle.
pub(crate) trait Hooks {
    fn before_attack(&mut self);
    fn after_wound(&mut self);
    fn elimination(&mut self);
    fn set_wounds(&mut self, wounds: i32);
    fn attack_size(&self, base: i32) -> i32;
    /// The total of a roll for a purpose.
    fn total(&self, purpose: NounId, dice: &[(NounId, i32)]) -> i32;
    fn traps(&self) -> i32;
    fn may_use(&self, token: NounId) -> bool;
}

/// The dice a fighter brings.
const DICE: [NounId; 5] = [nouns::STRENGTH, nouns::STRENGTH, nouns::MAGIC, nouns::MAGIC, nouns::MAGIC];

fn roll(seed: &mut u64) -> i32 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    i32::try_from((*seed >> 33) % 6).unwrap_or(0) + 1
}

/// One battle: attack, wounds, roll, result.
pub(crate) fn battle(hooks: &mut impl Hooks, seed: &mut u64) -> [i32; 2] {
    hooks.before_attack();
    let size = hooks.attack_size(3);
    let hits = (0..size).filter(|_| roll(seed) >= 4).count();
    let cured = hits > 0 && hooks.may_use(nouns::POTION);
    let wounds = if cured { 0 } else { i32::try_from(hits).unwrap_or(0) };
    hooks.set_wounds(wounds);
    if wounds > 0 {
        hooks.after_wound();
    }
    let faces = DICE.map(|colour| (colour, roll(seed)));
    let totals = [nouns::CAPTURE, nouns::ELIMINATION].map(|purpose| hooks.total(purpose, &faces));
    if totals[1] >= 25 {
        hooks.elimination();
    } else if totals[0] >= 18 && hooks.traps() <= 1 {
        hooks.set_wounds(0);
    }
    totals
}

/// The dozen abilities by hand.
#[derive(Clone, Debug)]
pub(crate) struct Native {
    cards: u32,
    pub(crate) seats: [Seat; 3],
    owner: usize,
    affinity: NounId,
    round: i32,
    wounds: i32,
}

impl Native {
    pub(crate) fn new(state: &ToyState) -> Self {
        let ToyState { seats, affinity, round, .. } = state.clone();
        Self { cards: u32::MAX, seats, owner: 0, affinity, round, wounds: 0 }
    }

    const fn has(&self, card: u32) -> bool {
        self.cards & (1 << card) != 0
    }

    fn gain(&mut self, noun: NounId, count: i32) {
        if let Some(stock) = self.seats[self.owner].stock.get_mut(noun.index()) {
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
        if self.has(4) {
            let seat = &mut self.seats[self.owner];
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

    fn attack_size(&self, base: i32) -> i32 {
        let mut size = base;
        if self.has(2) {
            size += 1;
        }
        if self.has(3) && self.affinity == nouns::AIR {
            size = size.min(1);
        }
        size.max(0)
    }

    fn total(&self, purpose: NounId, dice: &[(NounId, i32)]) -> i32 {
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

    fn traps(&self) -> i32 {
        if self.has(10) { 2 } else { 1 }
    }

    fn may_use(&self, token: NounId) -> bool {
        !(self.has(11) && token == nouns::POTION)
    }
}
