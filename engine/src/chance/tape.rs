//! Enumerated results of chance: every case comes once, with its weight, instead of being drawn. To compute
//! exact odds, a game is played with a tape until no case is left.

/// Dice of one sort that are rolled together, so that it does not matter which shows which face.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alike {
    /// How many have been rolled.
    rolled: u8,
    /// The face of the last one.
    last: u8,
    /// How many show that face.
    same: u8,
}

/// An enumeration of results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    /// The draws so far: index of the case, number of cases.
    draws: Vec<(u32, u32)>,
    /// The position of this run among them.
    at: usize,
    /// The number of equally likely ways to this run, and to all runs; `None` on overflow.
    weight: Option<(u128, u128)>,
}

impl Tape {
    /// Starts with the first case.
    pub const fn new() -> Self {
        Self { draws: Vec::new(), at: 0, weight: Some((1, 1)) }
    }

    /// Goes on to the next case; returns whether there is one.
    pub fn advance(&mut self) -> bool {
        self.draws.truncate(self.at);
        (self.at, self.weight) = (0, Some((1, 1)));
        while let Some((case, of)) = self.draws.pop() {
            if case + 1 < of {
                self.draws.push((case + 1, of));
                return true;
            }
        }
        false
    }

    /// Returns the weight of this run and the weight of all runs together; `None` on overflow.
    pub const fn weight(&self) -> Option<(u128, u128)> {
        self.weight
    }

    /// Returns whether this run involved no chance.
    pub const fn is_certain(&self) -> bool {
        self.at == 0
    }

    /// Returns the index of the present case among this many, as one draw.
    fn case(&mut self, of: u32) -> u32 {
        if self.at == self.draws.len() {
            self.draws.push((0, of));
        }
        let case = self.draws.get(self.at).map_or(0, |(case, _)| *case);
        self.at += 1;
        case
    }

    fn weigh(&mut self, weight: u128, total: u128) {
        self.weight =
            self.weight.and_then(|(own, all)| Some((own.checked_mul(weight)?, all.checked_mul(total)?)));
    }

    /// Draws one of equally likely cases.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let case = self.case(bound);
        self.weigh(1, u128::from(bound));
        case
    }

    /// Rolls a die of a sort: faces come in ascending order, each combination once with the weight of all its
    /// permutations.
    pub(super) fn die_alike(&mut self, alike: &mut Alike) -> u8 {
        let least = alike.last.max(1);
        let case = self.case(7 - u32::from(least));
        let face = least + u8::try_from(case).unwrap_or(0);
        alike.same = if face == alike.last { alike.same + 1 } else { 1 };
        (alike.rolled, alike.last) = (alike.rolled + 1, face);
        self.weigh(u128::from(alike.rolled), 6);
        // The number of permutations so far is whole at every die, so the division is exact.
        let same = u128::from(alike.same);
        self.weight = self.weight.map(|(own, all)| (own / same, all));
        face
    }

    /// Rolls dice of which only the number of hits matters.
    pub(super) fn hits(&mut self, dice: u8, faces: u32) -> u8 {
        if dice == 0 || faces == 0 || faces >= 6 {
            return if faces == 0 { 0 } else { dice };
        }
        let hits = self.case(u32::from(dice) + 1);
        let missed = u32::from(dice) - hits;
        let ways = u128::from(faces)
            .checked_pow(hits)
            .and_then(|ways| ways.checked_mul(u128::from(6 - faces).checked_pow(missed)?))
            .and_then(|ways| ways.checked_mul(choose(dice.into(), hits.into())?));
        match (ways, 6u128.checked_pow(u32::from(dice))) {
            (Some(ways), Some(all)) => self.weigh(ways, all),
            _ => self.weight = None,
        }
        u8::try_from(hits).unwrap_or(dice)
    }
}

/// Returns the binomial coefficient.
fn choose(of: u128, some: u128) -> Option<u128> {
    (0..some).try_fold(1u128, |ways, at| Some(ways.checked_mul(of - at)? / (at + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Plays all cases; returns the probability of each result.
    fn all<T: Ord>(mut play: impl FnMut(&mut Tape) -> T) -> (BTreeMap<T, u128>, u128, usize) {
        let mut tape = Tape::new();
        let (mut found, mut runs, mut whole) = (BTreeMap::new(), 0, 1);
        loop {
            let result = play(&mut tape);
            let (weight, total) = tape.weight().unwrap();
            // Runs may differ in length, so bring them to the same denominator.
            if total > whole {
                for known in found.values_mut() {
                    *known *= total / whole;
                }
                whole = total;
            }
            *found.entry(result).or_default() += weight * (whole / total);
            runs += 1;
            if !tape.advance() {
                return (found, whole, runs);
            }
        }
    }

    #[test]
    fn two_dice_show_8_or_more_in_15_of_36_cases() {
        let (found, whole, runs) = all(|tape| tape.below(6) + tape.below(6) + 2 >= 8);
        assert_eq!((found[&true], whole, runs), (15, 36, 36));
    }

    #[test]
    fn dice_of_a_sort_come_in_order_and_weigh_as_much_as_all_orders() {
        let sum = |tape: &mut Tape| {
            let mut alike = Alike::default();
            (0..4).map(|_| u32::from(tape.die_alike(&mut alike))).sum::<u32>()
        };
        let (found, whole, runs) = all(sum);
        let (single, all_single, _) = all(|tape| (0..4).map(|_| tape.below(6) + 1).sum::<u32>());
        assert_eq!((found, whole), (single, all_single));
        assert_eq!(runs, 126, "ways to take 4 of 6 faces in any order");
    }

    #[test]
    fn hits_weigh_as_much_as_the_dice_that_make_them() {
        let (found, whole, runs) = all(|tape| tape.hits(3, 2));
        let (single, all_single, _) = all(|tape| (0..3).filter(|_| tape.below(6) < 2).count());
        assert_eq!(found.values().collect::<Vec<_>>(), single.values().collect::<Vec<_>>());
        assert_eq!((whole, all_single, runs), (216, 216, 4));
        assert_eq!(all(|tape| tape.hits(3, 6)).0.keys().collect::<Vec<_>>(), [&3]);
        assert_eq!(all(|tape| tape.hits(3, 0)).0.keys().collect::<Vec<_>>(), [&0]);
    }

    #[test]
    fn what_is_drawn_may_depend_on_what_was_drawn() {
        // A second die only after a 6.
        let (found, whole, runs) = all(|tape| if tape.below(6) == 5 { tape.below(6) == 5 } else { false });
        assert_eq!((found[&true], whole, runs), (1, 36, 11));
    }

    #[test]
    fn weights_always_make_a_whole() {
        let (found, whole, _) = all(|tape| {
            let mut alike = Alike::default();
            let dice = tape.below(3).try_into().unwrap();
            let hits = tape.hits(dice, 3);
            (0..=hits).map(|_| tape.die_alike(&mut alike)).max()
        });
        assert_eq!(found.values().sum::<u128>(), whole);
    }

    #[test]
    fn numbers_that_are_too_large_are_not_wrong_numbers() {
        let mut tape = Tape::new();
        for _ in 0..60 {
            tape.below(6);
        }
        assert_eq!(tape.weight(), None);
    }
}
