//! Chance: one generator in the state of a game, with the same numbers on every machine and in every version.
//! Code that computes odds replaces it by a [`Tape`].

mod tape;

pub use tape::{Alike, Tape};

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// The source of dice and shuffles. Part of a game's state.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    generator: Pcg32,
    /// Results that come before those of the generator, in reverse: the fixed dice of a test.
    fixed: Vec<u8>,
    /// Replaces the generator while odds are computed. Never part of a game and never saved.
    #[serde(skip)]
    study: Option<Box<Study>>,
}

/// The source of chance while odds are computed. The order of decks is then unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Study {
    /// Every case is enumerated.
    Laid(Tape),
    /// The generator is used, for the order of decks, too.
    Drawn,
}

impl Clone for Chance {
    fn clone(&self) -> Self {
        Self { generator: self.generator.clone(), fixed: self.fixed.clone(), study: self.study.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.generator.clone_from(&from.generator);
        self.fixed.clone_from(&from.fixed);
        if self.study.is_some() || from.study.is_some() {
            self.study.clone_from(&from.study);
        }
    }
}

/// Starts from seed 0.
impl Default for Chance {
    fn default() -> Self {
        Self::new(0)
    }
}

impl Chance {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: Pcg32::seed_from_u64(seed), fixed: Vec::new(), study: None }
    }

    /// Enumerates cases with a tape. Fixed dice still come first.
    pub fn lay_out(&mut self, tape: Tape) {
        self.study = Some(Box::new(Study::Laid(tape)));
    }

    /// Takes the tape back and returns to the generator.
    pub fn take_tape(&mut self) -> Option<Tape> {
        match *self.study.take()? {
            Study::Laid(tape) => Some(tape),
            Study::Drawn => None,
        }
    }

    /// Draws the order of decks only when cards are drawn, as with a tape, starting from a seed.
    pub fn draw_decks(&mut self, seed: u64) {
        self.generator = Pcg32::seed_from_u64(seed);
        self.study = Some(Box::new(Study::Drawn));
    }

    /// Resets the generator, so that positions can be compared apart from future chance.
    pub fn forget(&mut self) {
        (self.generator, self.study) = (Pcg32::seed_from_u64(0), None);
    }

    /// Returns the tape, if there is one.
    #[inline]
    fn tape(&mut self) -> Option<&mut Tape> {
        match self.study.as_deref_mut() {
            Some(Study::Laid(tape)) => Some(tape),
            Some(Study::Drawn) | None => None,
        }
    }

    /// Lets the next die rolls have these faces.
    pub fn fix(&mut self, faces: &[u8]) {
        self.fixed.extend(faces.iter().rev());
    }

    /// Returns the number of fixed faces left.
    pub const fn fixed_left(&self) -> usize {
        self.fixed.len()
    }

    /// Rolls a six-sided die.
    #[inline]
    pub fn die(&mut self) -> u8 {
        match self.fixed.pop() {
            Some(face) => face.clamp(1, 6),
            None => u8::try_from(self.below(6)).unwrap_or(0) + 1,
        }
    }

    /// Rolls a die that belongs to several of one sort: all of them are rolled, and it does not matter which
    /// shows which face.
    #[inline]
    pub fn die_alike(&mut self, alike: &mut Alike) -> u8 {
        if self.fixed.is_empty()
            && let Some(tape) = self.tape()
        {
            return tape.die_alike(alike);
        }
        self.die()
    }

    /// Rolls dice and counts those that show one of some faces, given as one bit each.
    #[inline]
    pub fn hits(&mut self, dice: u8, faces: u8) -> u8 {
        if self.fixed.is_empty()
            && let Some(tape) = self.tape()
        {
            return tape.hits(dice, (faces & 0b111_1110).count_ones());
        }
        let hits = (0..dice).filter(|_| faces & (1 << self.die()) != 0).count();
        u8::try_from(hits).unwrap_or(dice)
    }

    /// Returns the index from the top of the next card of a deck, usually 0. While odds are computed the
    /// order is unknown, so each card is equally likely.
    #[inline]
    pub fn from_top(&mut self, cards: usize) -> usize {
        if self.study.is_none() {
            return 0;
        }
        self.below(u32::try_from(cards).unwrap_or(u32::MAX)) as usize
    }

    /// Returns a number below `bound`, each equally likely; 0 if there is none.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if let Some(tape) = self.tape() {
            return tape.below(bound);
        }
        // Multiply and shift, and draw again in the small biased part: no division on the common path.
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            let [low, high] = [product & 0xFFFF_FFFF, product >> 32];
            if low >= u64::from(bound) || low >= u64::from(bound.wrapping_neg() % bound.max(1)) {
                return u32::try_from(high).unwrap_or(0);
            }
        }
    }

    /// Returns an index into a list of this length, each equally likely.
    pub fn pick(&mut self, count: usize) -> usize {
        self.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Cards are then drawn from anywhere, so their order means nothing.
        if self.tape().is_some() {
            return;
        }
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same_dice_for_ever() {
        let mut chance = Chance::new(7);
        let rolls: Vec<u8> = (0..20).map(|_| chance.die()).collect();
        let known = [4, 1, 4, 5, 4, 2, 1, 6, 1, 5, 5, 2, 6, 6, 4, 1, 2, 2, 6, 1];
        assert_eq!(rolls, known, "a changed generator breaks every replay");
    }

    #[test]
    fn fixed_dice_come_first_and_in_order() {
        let mut chance = Chance::new(1);
        chance.fix(&[2, 5]);
        assert_eq!([chance.die(), chance.die()], [2, 5]);
        assert_eq!(chance.fixed_left(), 0);
    }

    #[test]
    fn a_tape_leaves_no_trace() {
        let mut chance = Chance::new(5);
        chance.die();
        let (before, mut other) = (chance.clone(), chance.clone());
        chance.lay_out(Tape::new());
        let _seen = (chance.die(), chance.hits(4, 0b111_0000), chance.from_top(7), chance.below(9));
        assert_eq!(chance.take_tape().map(|tape| tape.is_certain()), Some(false));
        assert_eq!(chance, before);
        assert_eq!(serde_json::to_string(&chance).unwrap(), serde_json::to_string(&before).unwrap());
        assert_eq!(chance.die(), other.die());
    }

    #[test]
    fn a_deck_is_drawn_from_the_top_unless_odds_are_worked_out() {
        let mut chance = Chance::new(5);
        assert_eq!((0..9).map(|_| chance.from_top(9)).max(), Some(0));
        chance.draw_decks(5);
        let drawn: Vec<usize> = (0..60).map(|_| chance.from_top(3)).collect();
        assert!((0..3).all(|card| drawn.contains(&card)) && drawn.iter().all(|card| *card < 3));
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::new(3);
        let mut counts = [0u32; 7];
        for _ in 0..60_000 {
            counts[usize::from(chance.die())] += 1;
        }
        assert!(counts[1..].iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}
