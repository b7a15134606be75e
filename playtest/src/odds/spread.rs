//! What may come of a position, and how likely each of it is: outcomes with whole-number weights.

use super::ratio::{Ratio, TooLarge, gcd, lcm};
use provost_engine::game::odds_model::Totals;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What has come of a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// Nobody has looked: the work was too much.
    pub unknown: bool,
    /// A bit for each result.
    pub results: u16,
    /// The totals of its last roll.
    pub totals: Option<Totals>,
}

/// Outcomes with their weights. What players gain on average comes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Sorted, each outcome once.
    outcomes: Vec<(Outcome, u128)>,
    /// The sum of all weights.
    whole: u128,
    /// What each player's position is worth at the end, times its weight.
    worth: Vec<i128>,
    /// Weight of reaching the goal, if everything that is unknown went well with the best choices for that.
    hope: u128,
}

impl Spread {
    /// Makes the spread of something certain. `reached`: the goal, or what may still become of it.
    pub(super) fn certain(outcome: Outcome, worth: Vec<i128>, reached: bool) -> Self {
        Self { outcomes: vec![(outcome, 1)], whole: 1, worth, hope: u128::from(reached) }
    }

    /// Mixes spreads, each as likely as its weight of its whole says; together they are all there is.
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
            // INVARIANT: all scaled weights together are the whole, which fits; so do sums of some of them.
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

    /// Returns the same with a higher hope, if another choice leaves one.
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

    /// Returns the outcomes with how likely they are; together they are exactly 1.
    pub fn outcomes(&self) -> impl Iterator<Item = (Outcome, Ratio)> + '_ {
        self.outcomes.iter().map(|(outcome, weight)| (*outcome, self.ratio(*weight)))
    }

    /// Returns how many different outcomes there are.
    pub const fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Returns whether there are none, which is never so.
    pub const fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// Returns how likely one of some outcomes is.
    pub fn chance(&self, is: impl Fn(&Outcome) -> bool) -> Ratio {
        self.ratio(self.outcomes.iter().filter(|(outcome, _)| is(outcome)).map(|(_, weight)| *weight).sum())
    }

    /// Returns how likely some property is, for each that it can have.
    pub fn by<K: Ord>(&self, property: impl Fn(&Outcome) -> K) -> BTreeMap<K, Ratio> {
        let mut sums: BTreeMap<K, u128> = BTreeMap::new();
        for (outcome, weight) in &self.outcomes {
            *sums.entry(property(outcome)).or_default() += weight;
        }
        sums.into_iter().map(|(key, weight)| (key, self.ratio(weight))).collect()
    }

    /// Returns what a player's position is worth at the end, on average, in hundredths of a victory point.
    pub fn worth(&self, player: usize) -> Ratio {
        Ratio::new(self.worth.get(player).copied().unwrap_or(0), self.whole)
    }

    /// Returns how likely the goal is if all that is unknown goes well.
    pub fn hope(&self) -> Ratio {
        self.ratio(self.hope)
    }

    /// Returns how much nobody has looked at.
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
