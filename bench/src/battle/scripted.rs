//! The dozen effects as functions of a script language, one each, called by the rules at the hook where it is heard.
//!
//! The comparison is kind to scripts: the state stays in Rust, a function gets the numbers it needs and returns one,
//! nothing calls back, and what an effect does to dice is asked once for each colour of a roll, not for each die.

use super::Hooks;
use provost_interpreter::testing::host::{Seat, ToyState};
use provost_interpreter::testing::nouns;
use provost_interpreter::vocabulary::id::NounId;

/// A script language with the dozen loaded.
pub trait Script {
    /// Calls the function of an effect with the value that it may change and what it may look at.
    fn call(&mut self, effect: usize, value: i32, seen: [i32; 2]) -> i32;
}

/// The hooks of a battle, answered by scripts.
#[derive(Clone, Debug)]
pub struct Scripted<S> {
    script: S,
    seats: [Seat; 3],
    affinity: NounId,
    round: i32,
    wounds: i32,
}

fn number(noun: NounId) -> i32 {
    i32::try_from(noun.0).unwrap_or(i32::MAX)
}

impl<S: Script> Scripted<S> {
    /// Makes the same table that the interpreter plays at.
    pub fn new(script: S, state: &ToyState) -> Self {
        let (seats, affinity, round) = (state.seats, state.affinity(), state.round());
        Self { script, seats, affinity, round, wounds: 0 }
    }

    /// Lets an effect change how many of a noun the fighter's owner has.
    fn stock(&mut self, effect: usize, noun: NounId, seen: i32) {
        let [owner, ..] = &mut self.seats;
        if let Some(stock) = owner.stock.get_mut(noun.index()) {
            *stock = self.script.call(effect, *stock, [seen, 0]).clamp(0, 99);
        }
    }

    /// Returns what the effects add to a die of a colour.
    fn bonus(&mut self, colour: NounId) -> i32 {
        let seen = [number(colour), self.wounds];
        let value = self.script.call(6, 0, seen);
        self.script.call(9, value, seen)
    }
}

impl<S: Script> Hooks for Scripted<S> {
    fn before_attack(&mut self) {
        let affinity = number(self.affinity);
        self.stock(0, nouns::GOLD, affinity);
        self.stock(1, nouns::FAME, affinity);
    }

    fn after_wound(&mut self) {
        let [owner, ..] = &mut self.seats;
        owner.glory = self.script.call(4, owner.glory, [0; 2]).max(-99);
    }

    fn elimination(&mut self) {
        self.stock(5, nouns::POTION, self.round);
    }

    fn set_wounds(&mut self, wounds: i32) {
        self.wounds = wounds;
    }

    fn attack_size(&mut self, base: i32) -> i32 {
        let seen = [number(self.affinity), 0];
        let size = self.script.call(2, base, seen);
        self.script.call(3, size, seen).max(0)
    }

    fn total(&mut self, purpose: NounId, dice: &[(NounId, i32)]) -> i32 {
        let (strength, magic) = (self.bonus(nouns::STRENGTH), self.bonus(nouns::MAGIC));
        let value = |(colour, face): &(NounId, i32)| {
            let bonus = if *colour == nouns::STRENGTH { strength } else { magic };
            (face + bonus).max(0)
        };
        let sum = dice.iter().map(value).sum();
        let total = self.script.call(7, sum, [number(purpose), 0]);
        self.script.call(8, total, [self.round, 0]).max(0)
    }

    fn traps(&mut self) -> i32 {
        self.script.call(10, 1, [0; 2])
    }

    fn may_use(&mut self, token: NounId) -> bool {
        self.script.call(11, 1, [number(token), 0]) != 0
    }

    fn seats(&self) -> [Seat; 3] {
        self.seats
    }
}
