//! Spreads: the possible outcomes of a position with whole-number weights.

use super::ratio::{Ratio, TooLarge, gcd, lcm};
use provost_engine::game::odds_model::Totals;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The outcome of a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// Not evaluated, because the work was too much.
    pub unknown: bool,
    /// Its results, one bit each.
    pub results: u16,
    /// The totals of its last roll.
    pub totals: Option<Totals>,
}

/// Outcomes with their weights, and the average gains of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Sorted, each outcome once.
    outcomes: Vec<(Outcome, u128)>,
    /// The sum of all weights.
    whole: u128,
    /// Each player's final evaluation, times its weight.
    worth: Vec<i128>,
    /// The weight of reaching the goal if everything unknown went well with the best choices for it.
    hope: u128,
}

impl Spread {
    /// Makes the spread of a certain outcome. `reached`: the goal is met, or may still be.
    pub(super) fn certain(outcome: Outcome, worth: Vec<i128>, reached: bool) -> Self {
        Self { outcomes: vec![(outcome, 1)], whole: 1, worth, hope: u128::from(reached) }
    }

    /// Mixes spreads, each with the probability of its weight over its whole; the probabilities add up to 1.
    pub(super) fn mix(parts: &[(u128, u128, Rc<Self>)]) -> Result<Rc<Self>, TooLarge> {
        if let [(_, _, one)] = parts {
            return Ok(Rc::clone(one));
        }
        let whole_of = |own: u128, part: &Self| own.checked_mul(part.whole).ok_or(TooLarge);
        let mut whole = 1;
        for (_, own, part) in parts {
            whole = lcm(whole, whole_of(*own, part)?)?;
        }
        let mut outcomes: BTreeMap<Outcome, u128> = BTreeMap::new();
        let players = parts.first().map_or(0, |(_, _, part)| part.worth.len());
        let (mut worth, mut hope) = (vec![0i128; players], 0u128);
        for (weight, own, part) in parts {
            let scale = weight.checked_mul(whole / whole_of(*own, part)?).ok_or(TooLarge)?;
            let signed = i128::try_from(scale).map_err(|_large| TooLarge)?;
            // INVARIANT: the scaled weights add up to the whole, which fits; so do partial sums.
            for (outcome, weight) in &part.outcomes {
                *outcomes.entry(*outcome).or_default() += weight.checked_mul(scale).ok_or(TooLarge)?;
            }
            hope += part.hope.checked_mul(scale).ok_or(TooLarge)?;
            for (sum, worth) in worth.iter_mut().zip(&part.worth) {
                *sum = worth.checked_mul(signed).and_then(|worth| sum.checked_add(worth)).ok_or(TooLarge)?;
            }
        }
        Ok(Rc::new(Self { outcomes: outcomes.into_iter().collect(), whole, worth, hope }.shortened()))
    }

    /// Returns the same with a higher hope, if another choice has one.
    pub(super) fn hoping(self: Rc<Self>, other: &Self) -> Result<Rc<Self>, TooLarge> {
        if other.hope().compare(self.hope())?.is_le() {
            return Ok(self);
        }
        let whole = lcm(self.whole, other.whole)?;
        let scale = whole / self.whole;
        let mut own = Rc::unwrap_or_clone(self);
        for (_, weight) in &mut own.outcomes {
            *weight = weight.checked_mul(scale).ok_or(TooLarge)?;
        }
        let signed = i128::try_from(scale).map_err(|_large| TooLarge)?;
        for worth in &mut own.worth {
            *worth = worth.checked_mul(signed).ok_or(TooLarge)?;
        }
        own.whole = whole;
        own.hope = other.hope.checked_mul(whole / other.whole).ok_or(TooLarge)?;
        Ok(Rc::new(own))
    }

    fn shortened(mut self) -> Self {
        let weights = self.outcomes.iter().map(|(_, weight)| *weight).chain([self.hope]);
        let weights = weights.chain(self.worth.iter().map(|worth| worth.unsigned_abs()));
        let shared = weights.fold(self.whole, gcd);
        if let Ok(signed) = i128::try_from(shared)
            && shared > 1
        {
            self.outcomes.iter_mut().for_each(|(_, weight)| *weight /= shared);
            self.worth.iter_mut().for_each(|worth| *worth /= signed);
            (self.whole, self.hope) = (self.whole / shared, self.hope / shared);
        }
        self
    }

    /// Returns the outcomes with their probabilities, which add up to exactly 1.
    pub fn outcomes(&self) -> impl Iterator<Item = (Outcome, Ratio)> + '_ {
        self.outcomes.iter().map(|(outcome, weight)| (*outcome, self.ratio(*weight)))
    }

    /// Returns the number of different outcomes.
    pub const fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Returns whether there are none, which never happens.
    pub const fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// Returns the probability of some outcomes.
    pub fn chance(&self, is: impl Fn(&Outcome) -> bool) -> Ratio {
        self.ratio(self.outcomes.iter().filter(|(outcome, _)| is(outcome)).map(|(_, weight)| *weight).sum())
    }

    /// Returns the probability of each value of a property.
    pub fn by<K: Ord>(&self, property: impl Fn(&Outcome) -> K) -> BTreeMap<K, Ratio> {
        let mut sums: BTreeMap<K, u128> = BTreeMap::new();
        for (outcome, weight) in &self.outcomes {
            *sums.entry(property(outcome)).or_default() += weight;
        }
        sums.into_iter().map(|(key, weight)| (key, self.ratio(weight))).collect()
    }

    /// Returns a player's average final evaluation, in hundredths of a victory point.
    pub fn worth(&self, player: usize) -> Ratio {
        Ratio::new(self.worth.get(player).copied().unwrap_or(0), self.whole)
    }

    /// Returns the probability of the goal if everything unknown goes well.
    pub fn hope(&self) -> Ratio {
        self.ratio(self.hope)
    }

    /// Returns the probability that was not evaluated.
    pub fn unknown(&self) -> Ratio {
        self.chance(|outcome| outcome.unknown)
    }

    fn ratio(&self, weight: u128) -> Ratio {
        i128::try_from(weight).map_or(Ratio::ZERO, |weight| Ratio::new(weight, self.whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coin(heads: u16) -> Rc<Spread> {
        let outcome = Outcome { results: heads, ..Outcome::default() };
        Rc::new(Spread::certain(outcome, vec![i128::from(heads) * 100], heads > 0))
    }

    #[test]
    fn mixing_brings_parts_to_one_whole() {
        let third = Spread::mix(&[(1, 3, coin(1)), (2, 3, coin(0))]).unwrap();
        let mixed = Spread::mix(&[(1, 2, Rc::clone(&third)), (1, 2, coin(1))]).unwrap();
        assert_eq!(mixed.chance(|outcome| outcome.results == 1), Ratio::new(2, 3));
        assert_eq!(mixed.worth(0), Ratio::new(200, 3));
        assert_eq!(mixed.hope(), Ratio::new(2, 3));
        assert_eq!(mixed.by(|outcome| outcome.results).len(), 2);
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let fine = Spread::mix(&[(1, u128::MAX, coin(1)), (u128::MAX - 1, u128::MAX, coin(0))]);
        assert!(fine.is_err(), "a weight that does not fit a signed number");
    }

    #[test]
    fn hope_grows_with_what_another_choice_leaves_open() {
        let better = coin(0).hoping(&coin(1)).unwrap();
        assert_eq!((better.chance(|outcome| outcome.results == 1), better.hope()), (Ratio::ZERO, Ratio::ONE));
    }
}
