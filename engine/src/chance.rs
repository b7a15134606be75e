//! Chance: one generator in the state of a game, the same numbers on every machine and in every version.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// Where dice and shuffles come from. Part of a game's state.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    generator: Pcg32,
    /// Results that come before those of the generator, last one first: fixed dice of a test.
    fixed: Vec<u8>,
}

impl Clone for Chance {
    fn clone(&self) -> Self {
        Self { generator: self.generator.clone(), fixed: self.fixed.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.generator.clone_from(&from.generator);
        self.fixed.clone_from(&from.fixed);
    }
}

impl Chance {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: Pcg32::seed_from_u64(seed), fixed: Vec::new() }
    }

    /// Lets the next die rolls have these faces.
    pub fn fix(&mut self, faces: &[u8]) {
        self.fixed.extend(faces.iter().rev());
    }

    /// Returns how many fixed faces have not been rolled.
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

    /// Returns a number below `bound`, each equally likely; 0 if there is none below.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Multiply and shift, and draw again in the small uneven part: no division on the usual way.
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(bound);
            let [low, high] = [product & 0xFFFF_FFFF, product >> 32];
            if low >= u64::from(bound) || low >= u64::from(bound.wrapping_neg() % bound.max(1)) {
                return u32::try_from(high).unwrap_or(0);
            }
        }
    }

    /// Shuffles.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
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
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::new(3);
        let mut counts = [0u32; 7];
        for _ in 0..60_000 {
            counts[usize::from(chance.die())] += 1;
        }
        assert!(counts[1..].iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}
