//! Counting many games: sums of whole numbers, which can be put together in any order and stay the same to the last
//! bit, and intervals that follow from them.
//!
//! | What | Sums | Interval |
//! |---|---|---|
//! | a mean | [`Moments`] | Student's t |
//! | a rate of winning | [`Rate`] | Wilson, with as many observations as the spread between games is worth |
//! | a difference of two versions | [`Moments`] of the differences, seed by seed | Student's t |
//!
//! All intervals are of 95 %: of twenty that are looked at, one is expected to miss.

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

/// Sums that can be put together: in any order and grouping, with the same result.
pub trait Merge {
    /// Adds what others have counted.
    fn include(&mut self, other: &Self);
}

impl Merge for u64 {
    fn include(&mut self, other: &Self) {
        *self = self.saturating_add(*other);
    }
}

impl<T: Merge + Clone> Merge for Vec<T> {
    /// By position; what is only there is taken over.
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
