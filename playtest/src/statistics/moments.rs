//! Means of whole numbers, from exact sums.

use super::estimate::{float, float_signed, float_wide, t_quantile};
use super::{Estimate, Merge};
use serde::{Deserialize, Serialize};

/// The count, the sum and the sum of squares of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moments {
    /// The count.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Moments {
    /// Adds a number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum = self.sum.saturating_add(number);
        let square = number.unsigned_abs().saturating_mul(number.unsigned_abs());
        self.squares = self.squares.saturating_add(square);
    }

    /// Returns the mean.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| float_signed(self.sum) / float(self.count))
    }

    /// Returns the sample variance, for two numbers or more: `(Σx² - (Σx)²/n) / (n - 1)`.
    pub fn variance(&self) -> Option<f64> {
        let freedom = self.count.checked_sub(1).filter(|freedom| *freedom > 0)?;
        // Exact: a difference of large floating-point numbers would lose precision.
        let n = i128::from(self.count);
        let scaled = n * i128::from(self.squares) - i128::from(self.sum) * i128::from(self.sum);
        Some(float_wide(scaled.max(0)) / (float(self.count) * float(freedom)))
    }

    /// Returns the mean with Student's interval `mean ± t √(variance / n)`, for two numbers or more.
    pub fn estimate(&self) -> Option<Estimate> {
        let (value, variance) = (self.mean()?, self.variance()?);
        let half = t_quantile(self.count)? * (variance / float(self.count)).sqrt();
        Some(Estimate { value, low: value - half, high: value + half })
    }
}

impl Merge for Moments {
    fn include(&mut self, other: &Self) {
        self.count += other.count;
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }
}
