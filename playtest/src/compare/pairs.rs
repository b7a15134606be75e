//! Exact sums over pairs of games.

use super::Change;
use super::observe::{Key, Number, Observed};
use crate::simulate::Troubles;
use crate::statistics::{Merge as _, Moments, float_signed, round};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A number over pairs of games: its sum in each version, and the differences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The sum in the version before.
    pub a: i64,
    /// The differences, after minus before.
    pub differences: Moments,
}

/// Sums over pairs of games.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    /// The number of pairs.
    pub(super) count: u64,
    /// How many of them were the same in both versions.
    pub(super) same: u64,
    /// The games that were not finished, in each version.
    pub(super) troubles: [Troubles; 2],
    numbers: BTreeMap<Key, PairedFigure>,
}

#[derive(Clone, Debug)]
struct PairedFigure {
    name: String,
    times: u32,
    pair: Pair,
}

impl Pairs {
    /// Adds the games of one seed.
    pub(super) fn add(&mut self, a: &Observed, b: &Observed) {
        self.count += 1;
        self.same += u64::from(a.numbers == b.numbers);
        for (key, number) in &a.numbers {
            self.row(key, number, Some(number.value), b.numbers.get(key).map(|other| other.value));
        }
        for (key, number) in b.numbers.iter().filter(|(key, _)| !a.numbers.contains_key(key)) {
            self.row(key, number, None, Some(number.value));
        }
    }

    fn row(&mut self, key: &Key, number: &Number, a: Option<i64>, b: Option<i64>) {
        let zero = key.sort.missing_is_zero().then_some(0);
        let (Some(a), Some(b)) = (a.or(zero), b.or(zero)) else { return };
        let new = || PairedFigure { name: number.name.clone(), times: number.times, pair: Pair::default() };
        let row = self.numbers.entry(key.clone()).or_insert_with(new);
        row.pair.a += a;
        row.pair.differences.add(b - a);
    }

    pub(super) fn include(&mut self, other: Self) {
        self.count += other.count;
        self.same += other.same;
        for (own, other) in self.troubles.iter_mut().zip(other.troubles) {
            own.include(&other);
        }
        for (key, row) in other.numbers {
            match self.numbers.get_mut(&key) {
                Some(own) => {
                    own.pair.a += row.pair.a;
                    own.pair.differences.include(&row.pair.differences);
                }
                None => {
                    self.numbers.insert(key, row);
                }
            }
        }
    }

    /// Computes the changes. Entries that are not in both versions are left out.
    pub(super) fn changes(&self, in_both: impl Fn(&str) -> bool) -> Vec<Change> {
        let entry = |key: &Key| key.id.split_once('.').is_none_or(|(_, entry)| in_both(entry));
        let known = self.numbers.iter().filter(|(key, _)| !key.sort.of_entry() || entry(key));
        known.filter_map(|(key, row)| self.change(key, row)).collect()
    }

    fn change(&self, key: &Key, row: &PairedFigure) -> Option<Change> {
        let mut differences = row.pair.differences;
        if key.sort.missing_is_zero() {
            // Pairs in which neither game has it have the difference 0.
            differences.count = self.count;
        }
        let times = f64::from(row.times);
        let change = differences.estimate()?.divided(times);
        let mean = float_signed(row.pair.a) / crate::statistics::float(differences.count) / times;
        Some(Change {
            what: key.id.clone(),
            name: row.name.clone(),
            share: key.sort.is_share(),
            pairs: differences.count,
            a: round(mean),
            b: round(mean + change.value),
            change: change.rounded(),
            decided: change.excludes(0.0),
        })
    }
}
