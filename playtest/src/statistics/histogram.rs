//! How often each number occurred, with an example game.

use super::Merge;
use super::estimate::float;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often something occurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bin {
    /// The count.
    pub count: u64,
    /// The smallest seed of a game in which it occurred.
    pub seed: u64,
}

impl Merge for Bin {
    fn include(&mut self, other: &Self) {
        self.count += other.count;
        self.seed = self.seed.min(other.seed);
    }
}

/// How often each number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram {
    /// By number.
    pub bins: BTreeMap<i64, Bin>,
}

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, number: i64, seed: u64) {
        let bin = Bin { count: 1, seed };
        self.bins.entry(number).and_modify(|there| there.include(&bin)).or_insert(bin);
    }

    /// Returns how many numbers were counted.
    pub fn count(&self) -> u64 {
        self.bins.values().map(|bin| bin.count).sum()
    }

    /// Returns the quantile: 0.5 gives the median. If it lies between two numbers, the lower one.
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let wanted = (part * float(self.count())).ceil().max(1.0);
        let mut seen = 0.0;
        let reached = |(_, bin): &(&i64, &Bin)| {
            seen += float(bin.count);
            seen >= wanted
        };
        self.bins.iter().find(reached).map(|(number, _)| *number)
    }
}

impl Merge for Histogram {
    fn include(&mut self, other: &Self) {
        self.bins.include(&other.bins);
    }
}
