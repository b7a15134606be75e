//! Gates: how much may change. A gate fails only if the whole interval of a change lies outside of what is allowed; while
//! the interval reaches across its border, more games are needed.

use super::Change;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// How much something may change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Allowed {
    /// What: the id of a number (`win.seat.1`), or the beginning of several (`win.seat`, `win`).
    pub what: String,
    /// The least change.
    pub low: f64,
    /// The greatest change.
    pub high: f64,
}

/// What comes of a gate for one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The whole interval lies inside.
    Kept,
    /// The interval reaches across a border.
    Undecided,
    /// The whole interval lies outside.
    Broken,
}

/// A text that is no gate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AllowedError {
    /// Not of the form.
    #[error(
        "`{0}` is no gate; write what may change, and from where to where: `rounds=-0.2..0.2`, `win=-3%..3%`"
    )]
    Form(String),
    /// The ends are in the wrong order.
    #[error("`{0}` allows nothing; write the smaller number first")]
    Empty(String),
}

impl FromStr for Allowed {
    type Err = AllowedError;

    fn from_str(text: &str) -> Result<Self, AllowedError> {
        let form = || AllowedError::Form(text.to_owned());
        let (what, range) = text.split_once('=').ok_or_else(form)?;
        let (low, high) = range.split_once("..").ok_or_else(form)?;
        let (low, high) = number(low).zip(number(high)).ok_or_else(form)?;
        if what.trim().is_empty() {
            return Err(form());
        }
        if low > high {
            return Err(AllowedError::Empty(text.to_owned()));
        }
        Ok(Self { what: what.trim().to_owned(), low, high })
    }
}

/// Reads a number, or so many per cent.
fn number(text: &str) -> Option<f64> {
    let text = text.trim();
    let (text, whole) = text.strip_suffix('%').map_or((text, 1.0), |text| (text.trim(), 100.0));
    text.parse::<f64>().ok().filter(|number| number.is_finite()).map(|number| number / whole)
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}..{}", self.what, self.low, self.high)
    }
}

impl Allowed {
    /// Returns whether it is about a change.
    pub fn is_about(&self, change: &Change) -> bool {
        let rest = change.what.strip_prefix(self.what.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }

    /// Judges a change.
    pub fn judge(&self, change: &Change) -> Verdict {
        let found = change.change;
        if found.high < self.low || found.low > self.high {
            Verdict::Broken
        } else if found.low >= self.low && found.high <= self.high {
            Verdict::Kept
        } else {
            Verdict::Undecided
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Estimate;

    fn change(what: &str, low: f64, high: f64) -> Change {
        let estimate = Estimate { value: f64::midpoint(low, high), low, high };
        let (what, name) = (what.to_owned(), String::new());
        Change { what, name, pairs: 10, a: 0.0, b: 0.0, change: estimate, decided: true }
    }

    #[test]
    fn a_gate_fails_only_if_the_whole_interval_lies_outside() {
        let gate: Allowed = "win.seat = -3% .. 3%".parse().unwrap();
        let judge = |low, high| gate.judge(&change("win.seat.1", low, high));
        assert_eq!(judge(-0.03, 0.03), Verdict::Kept);
        assert_eq!(judge(-0.031, 0.0), Verdict::Undecided);
        assert_eq!(judge(-0.5, 0.5), Verdict::Undecided);
        assert_eq!(judge(0.03, 0.04), Verdict::Undecided);
        assert_eq!(judge(0.0301, 0.04), Verdict::Broken);
        assert_eq!(judge(-0.9, -0.031), Verdict::Broken);
    }

    #[test]
    fn a_gate_names_a_number_or_the_beginning_of_several() {
        let about =
            |gate: &str, what: &str| gate.parse::<Allowed>().unwrap().is_about(&change(what, 0.0, 0.0));
        assert!(about("win=0..1", "win.seat.1") && about("rounds=0..1", "rounds"));
        assert!(!about("win=0..1", "winner") && !about("win.seat.1=0..1", "win.seat.10"));
    }

    #[test]
    fn what_is_no_gate_is_refused() {
        let said = |text: &str| text.parse::<Allowed>().unwrap_err().to_string();
        for text in ["win", "win=3", "=1..2", "win=a..b", "win=1..", "win=inf..inf"] {
            assert!(said(text).contains("is no gate"), "{text}");
        }
        assert!(said("win=2..1").contains("smaller number first"));
    }
}
