//! Statistics of many games: sums of whole numbers, which can be merged in any order with the same result to
//! the last bit, and intervals computed from them.
//!
//! | What | Sums | Interval |
//! |---|---|---|
//! | a mean | [`Moments`] | Student's t |
//! | a rate of winning | [`Rate`] | Wilson, with as many observations as the spread between games is worth |
//! | a difference of two versions | [`Moments`] of the differences, seed by seed | Student's t |
//!
//! All intervals are 95 % intervals: of twenty, one is expected to miss.

mod estimate;
mod histogram;
mod moments;
mod rate;
#[cfg(test)]
mod tests;

pub use estimate::{Estimate, wilson};
pub(crate) use estimate::{float, float_signed, round};
pub use histogram::{Bin, Histogram};
pub use moments::Moments;
pub use rate::{Rate, WIN};

/// Sums that can be merged in any order and grouping, with the same result.
pub trait Merge {
    /// Adds the sums of another part.
    fn include(&mut self, other: &Self);
}

impl Merge for u64 {
    fn include(&mut self, other: &Self) {
        *self = self.saturating_add(*other);
    }
}

impl<T: Merge + Clone> Merge for Vec<T> {
    /// By index; items only in the other are copied.
    fn include(&mut self, other: &Self) {
        for (own, other) in self.iter_mut().zip(other) {
            own.include(other);
        }
        self.extend(other.iter().skip(self.len()).cloned());
    }
}

impl<K: Ord + Clone, T: Merge + Clone> Merge for std::collections::BTreeMap<K, T> {
    fn include(&mut self, other: &Self) {
        for (key, value) in other {
            match self.get_mut(key) {
                Some(own) => own.include(value),
                None => {
                    self.insert(key.clone(), value.clone());
                }
            }
        }
    }
}
