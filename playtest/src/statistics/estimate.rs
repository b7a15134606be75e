//! A figure with its interval.

use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution that leaves 2.5 % above it.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// A figure with the interval that is expected to contain the true one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Returns the figure minus an amount.
    pub fn less(self, amount: f64) -> Self {
        Self { value: self.value - amount, low: self.low - amount, high: self.high - amount }
    }

    /// Returns the figure divided by a number.
    pub fn divided(self, by: f64) -> Self {
        Self { value: self.value / by, low: self.low / by, high: self.high / by }
    }

    /// Returns whether the whole interval lies above or below a number.
    pub fn excludes(&self, number: f64) -> bool {
        self.low > number || self.high < number
    }

    /// Returns the same with at most six digits after the point: more are noise, and the last ones differ
    /// between machines.
    pub fn rounded(self) -> Self {
        Self { value: round(self.value), low: round(self.low), high: round(self.high) }
    }
}

/// Returns a count as a floating-point number. Counts are far below what an `f64` holds exactly.
#[expect(clippy::cast_precision_loss, reason = "sums of squares keep 53 bits, more than any figure shows")]
pub(crate) const fn float(count: u64) -> f64 {
    count as f64
}

/// The same for sums that may be negative.
#[expect(
    clippy::cast_precision_loss,
    reason = "sums of whole numbers keep 53 bits, more than any figure shows"
)]
pub(crate) const fn float_signed(sum: i64) -> f64 {
    sum as f64
}

/// The same for exact intermediate results, which may be large.
#[expect(clippy::cast_precision_loss, reason = "the result is divided next, and 53 bits are kept")]
pub(super) const fn float_wide(number: i128) -> f64 {
    number as f64
}

/// Rounds to six digits after the point; there is no negative zero.
pub(crate) fn round(number: f64) -> f64 {
    (number * 1e6).round() / 1e6 + 0.0
}

/// Returns the rate `successes / trials` with the interval of Wilson:
/// `(p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n)`. Shared successes may be fractions, and the number of
/// trials need not be whole, either (see [`super::Rate`]). `None` without trials.
pub fn wilson(successes: f64, trials: f64) -> Option<Estimate> {
    if trials <= 0.0 {
        return None;
    }
    let rate = (successes / trials).clamp(0.0, 1.0);
    let share = Z * Z / trials;
    let middle = (rate + share / 2.0) / (1.0 + share);
    let half = Z * (rate * (1.0 - rate) / trials + share / (4.0 * trials)).sqrt() / (1.0 + share);
    // At the ends of the scale the formula gives exactly 0 or 1, apart from rounding.
    let low = if rate <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if rate >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    Some(Estimate { value: rate, low, high })
}

/// Quantiles of Student's distribution with 1 to 5 degrees of freedom, where its expansion is still rough.
const FEW: [f64; 5] = [12.706_204_736, 4.302_652_730, 3.182_446_305, 2.776_445_105, 2.570_581_836];

/// Returns by how many standard errors the mean of this many observations may be off: the quantile of Student's
/// distribution that leaves 2.5 % above it, by the expansion of Cornish and Fisher around the normal one (Abramowitz and
/// Stegun, 26.7.5), right to four digits.
pub(super) fn t_quantile(observations: u64) -> Option<f64> {
    let freedom = observations.checked_sub(1).filter(|freedom| *freedom > 0)?;
    let few = usize::try_from(freedom - 1).ok().and_then(|at| FEW.get(at));
    if let Some(few) = few {
        return Some(*few);
    }
    let terms = [
        Z,
        (Z.powi(3) + Z) / 4.0,
        (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0,
        (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0,
        (79.0 * Z.powi(9) + 776.0 * Z.powi(7) + 1482.0 * Z.powi(5) - 1920.0 * Z.powi(3) - 945.0 * Z)
            / 92_160.0,
    ];
    // Horner's method, from the last term on: each is divided by the degrees of freedom once more.
    Some(terms.iter().rev().fold(0.0, |sum, term| sum / float(freedom) + term))
}

#[cfg(test)]
mod tests {
    use super::t_quantile;

    #[test]
    fn quantiles_of_student_are_as_in_tables() {
        let table = [
            (2, 12.7062),
            (5, 2.7764),
            (6, 2.5706),
            (7, 2.4469),
            (9, 2.3060),
            (11, 2.2281),
            (31, 2.0423),
            (101, 1.9840),
        ];
        for (observations, expected) in table {
            let found = t_quantile(observations).unwrap();
            assert!((found - expected).abs() < 1e-4, "{observations}: {found} instead of {expected}");
        }
        assert_eq!((t_quantile(0), t_quantile(1)), (None, None));
    }
}
