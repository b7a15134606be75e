//! Ranges of seeds, which are also the shards of a large run.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Seeds from the first to the last, both included. Written `1..1000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeedRange {
    /// The first.
    pub first: u64,
    /// The last.
    pub last: u64,
}

/// Why a text is not a range of seeds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeedsError {
    /// Not two numbers.
    #[error("`{0}` is no range of seeds; write the first and the last, as `1..1000`")]
    Form(String),
    /// The last comes before the first.
    #[error("`{0}` is an empty range of seeds; write the smaller number first")]
    Empty(String),
    /// None at all.
    #[error("no games are asked for")]
    None,
    /// Not a number of a part and how many parts there are.
    #[error(
        "`{0}` is no shard; write its number, counted from 0, and how many there are, as `0/100` to `99/100`"
    )]
    Shard(String),
    /// More than exist.
    #[error("{games} games from seed {seed} on are more than there are seeds")]
    TooMany {
        /// The number.
        games: u64,
        /// The first seed.
        seed: u64,
    },
    /// The same seed twice.
    #[error("the seeds {0} are there twice; each game counts once")]
    Twice(SeedRange),
}

impl SeedRange {
    /// Returns a number of seeds, starting from one.
    pub fn starting(seed: u64, games: u64) -> Result<Self, SeedsError> {
        let last = seed.checked_add(games.checked_sub(1).ok_or(SeedsError::None)?);
        last.map(|last| Self { first: seed, last }).ok_or(SeedsError::TooMany { games, seed })
    }

    /// Adds a seed to those played.
    pub(crate) fn note(played: &mut Vec<Self>, seed: u64) {
        match played.last_mut() {
            Some(range) if range.last.checked_add(1) == Some(seed) => range.last = seed,
            Some(_) | None => played.push(Self { first: seed, last: seed }),
        }
    }

    /// Returns the number of seeds.
    pub const fn count(self) -> u64 {
        (self.last - self.first).saturating_add(1)
    }
}

impl fmt::Display for SeedRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.last)
    }
}

impl FromStr for SeedRange {
    type Err = SeedsError;

    fn from_str(text: &str) -> Result<Self, SeedsError> {
        let form = || SeedsError::Form(text.to_owned());
        let (first, last) = text.split_once("..").ok_or_else(form)?;
        let read = |number: &str| number.trim().parse::<u64>().ok();
        let (first, last) = read(first).zip(read(last)).ok_or_else(form)?;
        if last < first { Err(SeedsError::Empty(text.to_owned())) } else { Ok(Self { first, last }) }
    }
}

/// A set of seeds, as ranges in ascending order that neither touch nor overlap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seeds {
    ranges: Vec<SeedRange>,
}

impl From<SeedRange> for Seeds {
    fn from(range: SeedRange) -> Self {
        Self { ranges: vec![range] }
    }
}

impl Seeds {
    /// Sorts ranges; a seed in two of them is refused.
    pub fn of(mut all: Vec<SeedRange>) -> Result<Self, SeedsError> {
        all.sort_unstable();
        let mut ranges: Vec<SeedRange> = Vec::new();
        for range in all {
            if range.last < range.first {
                return Err(SeedsError::Empty(range.to_string()));
            }
            match ranges.last_mut() {
                Some(before) if range.first <= before.last => {
                    let last = range.last.min(before.last);
                    return Err(SeedsError::Twice(SeedRange { first: range.first, last }));
                }
                Some(before) if range.first - 1 == before.last => before.last = range.last,
                Some(_) | None => ranges.push(range),
            }
        }
        Ok(Self { ranges })
    }

    /// Sorts single seeds.
    pub fn of_each(seeds: Vec<u64>) -> Result<Self, SeedsError> {
        Self::of(seeds.into_iter().map(|seed| SeedRange { first: seed, last: seed }).collect())
    }

    /// Returns both together; a seed in both is refused.
    pub fn and(&self, other: &Self) -> Result<Self, SeedsError> {
        Self::of(self.ranges.iter().chain(&other.ranges).copied().collect())
    }

    /// Returns one of the equal parts of a run, in order; the parts differ by at most one seed.
    #[must_use]
    pub fn part(&self, shard: Shard) -> Self {
        let border = |number: u32| {
            let all = u128::from(self.count()) * u128::from(number) / u128::from(shard.of);
            u64::try_from(all).unwrap_or(u64::MAX)
        };
        let (from, to) = (border(shard.number), border(shard.number.saturating_add(1)));
        let (mut ranges, mut passed) = (Vec::new(), 0_u64);
        for range in &self.ranges {
            let end = passed.saturating_add(range.count());
            let (start, stop) = (from.max(passed), to.min(end));
            if start < stop {
                let (first, last) = (range.first + (start - passed), range.first + (stop - 1 - passed));
                ranges.push(SeedRange { first, last });
            }
            passed = end;
        }
        Self { ranges }
    }

    /// Returns the seeds that are not among others.
    #[must_use]
    pub fn without(&self, others: &Self) -> Self {
        let mut ranges = Vec::new();
        for range in &self.ranges {
            let mut left = Some(*range);
            for other in &others.ranges {
                let Some(SeedRange { first, last }) = left else { break };
                if other.last < first || other.first > last {
                    continue;
                }
                if first < other.first {
                    ranges.push(SeedRange { first, last: other.first - 1 });
                }
                left = (other.last < last).then(|| SeedRange { first: other.last + 1, last });
            }
            ranges.extend(left);
        }
        Self { ranges }
    }

    /// Returns the ranges.
    pub fn ranges(&self) -> &[SeedRange] {
        &self.ranges
    }

    /// Returns the number of seeds.
    pub fn count(&self) -> u64 {
        self.ranges.iter().map(|range| range.count()).fold(0, u64::saturating_add)
    }
}

/// One of the equal parts of a run, numbered from 0. Written `3/100`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u32,
    of: u32,
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = SeedsError;

    fn from_str(text: &str) -> Result<Self, SeedsError> {
        let form = || SeedsError::Shard(text.to_owned());
        let (number, of) = text.split_once('/').ok_or_else(form)?;
        let read = |number: &str| number.trim().parse::<u32>().ok();
        let (number, of) = read(number).zip(read(of)).ok_or_else(form)?;
        if number < of { Ok(Self { number, of }) } else { Err(form()) }
    }
}

/// Ranges with commas between: `1..10,20..30`.
impl FromStr for Seeds {
    type Err = SeedsError;

    fn from_str(text: &str) -> Result<Self, SeedsError> {
        Self::of(text.split(',').map(str::parse).collect::<Result<_, _>>()?)
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranges: Vec<String> = self.ranges.iter().map(ToString::to_string).collect();
        f.write_str(&ranges.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> Result<SeedRange, String> {
        text.parse().map_err(|error: SeedsError| error.to_string())
    }

    #[test]
    fn a_range_holds_both_ends() {
        assert_eq!(range("5..5").unwrap().count(), 1);
        assert_eq!(range("1 .. 1000").unwrap(), SeedRange::starting(1, 1000).unwrap());
        assert_eq!(range("0..18446744073709551615").unwrap().count(), u64::MAX);
        assert!(range("7").unwrap_err().contains("write the first and the last"));
        assert!(range("1..-2").is_err() && range("1..2..3").is_err());
        assert!(range("9..1").unwrap_err().contains("smaller number first"));
        assert!(SeedRange::starting(3, 0).is_err() && SeedRange::starting(u64::MAX, 2).is_err());
    }

    #[test]
    fn ranges_are_joined_and_overlaps_refused() {
        let of = |texts: &[&str]| Seeds::of(texts.iter().map(|text| range(text).unwrap()).collect());
        assert_eq!(of(&["11..20", "1..10", "30..31"]).unwrap().to_string(), "1..20, 30..31");
        assert_eq!(
            of(&["1..10", "5..30"]).unwrap_err().to_string(),
            "the seeds 5..10 are there twice; each game counts once"
        );
        assert_eq!(Seeds::of_each(vec![4, 2, 3, 9]).unwrap().to_string(), "2..4, 9..9");
        assert!(Seeds::of_each(vec![4, 4]).is_err());
    }

    #[test]
    fn shards_are_the_whole_run_in_order_and_alike_in_length() {
        for (text, of) in
            [("1..1000", 7), ("5..9,20..21,1000..2000", 13), ("1..3", 5), ("0..18446744073709551615", 3)]
        {
            let all: Seeds = text.parse().unwrap();
            let parts: Vec<Seeds> = (0..of).map(|number| all.part(Shard { number, of })).collect();
            let counts: Vec<u64> = parts.iter().map(Seeds::count).collect();
            assert!(counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 1, "{counts:?}");
            let whole = parts.iter().fold(Seeds::default(), |whole, part| whole.and(part).unwrap());
            assert!(text.starts_with("0..") || whole == all, "{text}: {whole}");
        }
        assert_eq!("3/100".parse::<Shard>().unwrap().to_string(), "3/100");
        for bad in ["100/100", "3", "-1/5", "0/0", "a/b", "1/2/3", ""] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_missing_can_be_asked_for() {
        let of = |text: &str| text.parse::<Seeds>().unwrap();
        assert_eq!(of("4..501, 504..1000").count(), 995);
        assert_eq!(of("1..1000").without(&of("1..3,502..503")), of("4..501,504..1000"));
        assert_eq!(of("1..5,10..20").without(&of("4..12")), of("1..3,13..20"));
        assert_eq!(of("1..5").without(&of("1..5")), Seeds::default());
        assert_eq!(of("1..5").without(&Seeds::default()), of("1..5"));
        let all = of("0..18446744073709551615");
        assert_eq!(all.without(&of("1..18446744073709551615")), of("0..0"));
        assert!("1..5,3..9".parse::<Seeds>().is_err() && "1..5,".parse::<Seeds>().is_err());
    }
}
