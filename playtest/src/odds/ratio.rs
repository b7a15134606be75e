//! Exact ratios of whole numbers. A value that does not fit into 128 bits is an error, never a wrong number.

use std::cmp::Ordering;

/// A number is too large to be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    parts: i128,
    whole: u128,
}

impl Ratio {
    /// Zero.
    pub const ZERO: Self = Self { parts: 0, whole: 1 };
    /// One.
    pub const ONE: Self = Self { parts: 1, whole: 1 };

    /// Makes a ratio; with a whole of 0 it is 0.
    pub fn new(parts: i128, whole: u128) -> Self {
        if whole == 0 {
            return Self::ZERO;
        }
        let shared = gcd(parts.unsigned_abs(), whole).max(1);
        let short = i128::try_from(parts.unsigned_abs() / shared).unwrap_or(i128::MAX);
        Self { parts: if parts < 0 { -short } else { short }, whole: whole / shared }
    }

    /// Returns the numerator.
    pub const fn parts(self) -> i128 {
        self.parts
    }

    /// Returns the denominator.
    pub const fn whole(self) -> u128 {
        self.whole
    }

    /// Returns the nearest floating-point number.
    #[expect(clippy::cast_precision_loss, reason = "for people, who read a few digits")]
    pub fn value(self) -> f64 {
        self.parts as f64 / self.whole as f64
    }

    /// Adds two ratios. Returns `None` on overflow.
    pub fn plus(self, other: Self) -> Option<Self> {
        let whole = lcm(self.whole, other.whole).ok()?;
        let scale = |number: Self| number.parts.checked_mul(i128::try_from(whole / number.whole).ok()?);
        Some(Self::new(scale(self)?.checked_add(scale(other)?)?, whole))
    }

    /// Compares two ratios exactly.
    pub(super) fn compare(self, other: Self) -> Result<Ordering, TooLarge> {
        let shared = lcm(self.whole, other.whole)?;
        let scale = |number: Self| {
            i128::try_from(shared / number.whole)
                .ok()
                .and_then(|by| number.parts.checked_mul(by))
                .ok_or(TooLarge)
        };
        Ok(scale(self)?.cmp(&scale(other)?))
    }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.parts, self.whole)
    }
}

/// Returns the greatest common divisor.
pub(super) const fn gcd(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Returns the least common multiple.
pub(super) fn lcm(one: u128, other: u128) -> Result<u128, TooLarge> {
    (one / gcd(one, other).max(1)).checked_mul(other).ok_or(TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_kept_in_lowest_terms() {
        assert_eq!(Ratio::new(15, 36).to_string(), "5/12");
        assert_eq!(Ratio::new(-2, 4).to_string(), "-1/2");
        assert_eq!(Ratio::new(0, 36), Ratio::ZERO);
        assert_eq!(Ratio::new(1, 4).plus(Ratio::new(1, 6)), Some(Ratio::new(5, 12)));
    }

    #[test]
    fn comparing_is_exact_or_refused() {
        let [third, less] = [Ratio::new(1, 3), Ratio::new(333_333_333, 1_000_000_000)];
        assert_eq!(third.compare(less), Ok(Ordering::Greater));
        assert_eq!(third.compare(third), Ok(Ordering::Equal));
        let [huge, odd] = [Ratio::new(1, u128::MAX), Ratio::new(1, u128::MAX - 1)];
        assert_eq!(huge.compare(odd), Err(TooLarge));
    }
}
