//! Numbers on the command line: what was expected is said in plain words, without the names of Rust's types.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Numbers as options take them.
pub(crate) trait Counted: Copy + Display + FromStr + PartialOrd {
    /// None.
    const ZERO: Self;
    /// The maximum.
    const MOST: Self;
}

macro_rules! counted {
    ($($number:ty),*) => {
        $(impl Counted for $number {
            const ZERO: Self = 0;
            const MOST: Self = <$number>::MAX;
        })*
    };
}

counted!(u8, u32, u64, usize);

/// Reads a whole number from 0 on, such as a seed.
pub(crate) fn whole<N: Counted>(text: &str) -> Result<N, String> {
    read(text, &format!("a whole number from 0 to {}", N::MOST))
}

/// Reads how many of something there are: at least 1.
pub(crate) fn counted<N: Counted>(text: &str) -> Result<N, String> {
    let wanted = "a whole number from 1 on";
    let number: N = read(text, wanted)?;
    if number > N::ZERO { Ok(number) } else { Err(expected(wanted, text)) }
}

/// Reads a number of threads.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    within(text, 1..=1024, "a whole number")
}

/// Reads the face of a die.
pub(crate) fn face(text: &str) -> Result<u8, String> {
    within(text, 1..=6, "a face of a die,")
}

fn within<N: Counted>(text: &str, range: RangeInclusive<N>, what: &str) -> Result<N, String> {
    let wanted = format!("{what} from {} to {}", range.start(), range.end());
    let number = read(text, &wanted)?;
    if range.contains(&number) { Ok(number) } else { Err(expected(&wanted, text)) }
}

fn read<N: Counted>(text: &str, wanted: &str) -> Result<N, String> {
    text.trim().parse().ok().ok_or_else(|| expected(wanted, text))
}

fn expected(wanted: &str, found: &str) -> String {
    format!("expected {wanted}, found `{found}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_refused_in_plain_words() {
        assert_eq!(counted::<u64>("12"), Ok(12));
        assert_eq!(counted::<u64>("-4").unwrap_err(), "expected a whole number from 1 on, found `-4`");
        assert_eq!(counted::<u64>("0").unwrap_err(), "expected a whole number from 1 on, found `0`");
        assert_eq!(whole::<u8>("300").unwrap_err(), "expected a whole number from 0 to 255, found `300`");
        assert_eq!(threads("0").unwrap_err(), "expected a whole number from 1 to 1024, found `0`");
        assert_eq!(threads("many").unwrap_err(), "expected a whole number from 1 to 1024, found `many`");
        assert_eq!(face("7").unwrap_err(), "expected a face of a die, from 1 to 6, found `7`");
    }
}
