//! Gates: how much may change. A gate fails only if the whole interval of a change lies outside the allowed
//! range; while the interval crosses a border, more games are needed.

use super::Change;
use super::observe::Sort;
use provost_interpreter::suggest::nearest;
use serde::Serialize;
use std::str::FromStr;

/// An allowed change.
#[derive(Clone, Debug, PartialEq)]
pub struct Allowed {
    /// The id of a number (`win.seat.1`), or a prefix of several (`win.seat`, `win`).
    pub what: String,
    /// The smallest and the largest change, as written.
    written: (f64, f64),
}

/// The borders of a gate for one number, in its unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Borders {
    /// The smallest change.
    pub low: f64,
    /// The largest change.
    pub high: f64,
}

/// The result of a gate for one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The whole interval lies inside.
    Kept,
    /// The interval crosses a border.
    Undecided,
    /// The whole interval lies outside.
    Broken,
}

/// A text that is not a gate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AllowedError {
    /// Not of the form.
    #[error(
        "`{0}` is no gate; write what may change, and from where to where: `rounds=-0.2..0.2`, `win=-3..3`"
    )]
    Form(String),
    /// The ends are in the wrong order.
    #[error("`{0}` allows nothing; write the smaller number first")]
    Empty(String),
    /// No compared number has this name.
    #[error("nothing that is compared begins with `{word}`; {hint}")]
    Unknown {
        /// The first word of the name.
        word: String,
        /// The probable meaning, or the choices.
        hint: String,
    },
    /// A percentage of a number that is not a share.
    #[error("`{0}` is no share of games and is not counted in per cent; leave out the `%`")]
    NoShare(String),
}

impl FromStr for Allowed {
    type Err = AllowedError;

    fn from_str(text: &str) -> Result<Self, AllowedError> {
        let form = || AllowedError::Form(text.to_owned());
        let (what, range) = text.split_once('=').ok_or_else(form)?;
        let (low, high) = range.split_once("..").ok_or_else(form)?;
        let ((low, percent), (high, also)) = number(low).zip(number(high)).ok_or_else(form)?;
        let what = what.trim();
        if what.is_empty() {
            return Err(form());
        }
        let sort = sort_of(what)?;
        if low > high {
            return Err(AllowedError::Empty(text.to_owned()));
        }
        if (percent || also) && !sort.is_share() {
            return Err(AllowedError::NoShare(what.to_owned()));
        }
        Ok(Self { what: what.to_owned(), written: (low, high) })
    }
}

/// Determines the sort of number before any game is played.
fn sort_of(what: &str) -> Result<Sort, AllowedError> {
    let word = what.split('.').next().unwrap_or_default();
    let found = Sort::WORDS.iter().find(|(known, _)| *known == word);
    found.map(|(_, sort)| *sort).ok_or_else(|| {
        let words = || Sort::WORDS.iter().map(|(word, _)| *word);
        let hint = nearest(word, words()).map_or_else(
            || format!("known: {}", words().collect::<Vec<_>>().join(", ")),
            |near| format!("did you mean `{near}`?"),
        );
        AllowedError::Unknown { word: word.to_owned(), hint }
    })
}

/// Reads a number, and whether `%` follows.
fn number(text: &str) -> Option<(f64, bool)> {
    let text = text.trim();
    let (text, percent) = text.strip_suffix('%').map_or((text, false), |text| (text.trim(), true));
    text.parse::<f64>().ok().filter(|number| number.is_finite()).map(|number| (number, percent))
}

impl Allowed {
    /// Returns whether it applies to a change.
    pub fn is_about(&self, change: &Change) -> bool {
        let rest = change.what.strip_prefix(self.what.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }

    /// Returns the borders for a change. A share is written in percentage points, with or without `%`, as it
    /// is displayed.
    pub fn borders(&self, change: &Change) -> Borders {
        let whole = if change.share { 100.0 } else { 1.0 };
        let (low, high) = self.written;
        Borders { low: low / whole, high: high / whole }
    }

    /// Returns whether a change passes the gate.
    pub fn verdict(&self, change: &Change) -> Verdict {
        let (found, borders) = (change.change, self.borders(change));
        if found.high < borders.low || found.low > borders.high {
            Verdict::Broken
        } else if found.low >= borders.low && found.high <= borders.high {
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
        let share = sort_of(what).is_ok_and(Sort::is_share);
        let (what, name) = (what.to_owned(), String::new());
        Change { what, name, share, pairs: 10, a: 0.0, b: 0.0, change: estimate, decided: true }
    }

    /// Shares are displayed in percentage points, so a bare number means points; it used to be read as a
    /// fraction of 1, which allows everything.
    #[test]
    fn shares_are_written_in_points_and_other_numbers_as_they_are() {
        let verdict = |gate: &str, what: &str, low, high| {
            gate.parse::<Allowed>().unwrap().verdict(&change(what, low, high))
        };
        for gate in ["win=-3..3", "win=-3%..3%", "win=-3..3%", "win=-3 % .. 3"] {
            assert_eq!(verdict(gate, "win.seat.1", -0.03, 0.03), Verdict::Kept, "{gate}");
            assert_eq!(verdict(gate, "win.seat.1", 0.031, 0.04), Verdict::Broken, "{gate}");
        }
        assert_eq!(verdict("ending=-1..1", "ending.rounds", 0.02, 0.03), Verdict::Broken);
        assert_eq!(verdict("rounds=-0.3..0.3", "rounds", -0.3, 0.3), Verdict::Kept);
        assert_eq!(verdict("taken.guster=-1..1", "taken.guster", 1.1, 1.2), Verdict::Broken);
        let said = "rounds=-3%..3".parse::<Allowed>().unwrap_err().to_string();
        assert_eq!(said, "`rounds` is no share of games and is not counted in per cent; leave out the `%`");
    }

    #[test]
    fn what_nobody_compares_is_refused_before_a_game_is_played() {
        let said = |text: &str| text.parse::<Allowed>().unwrap_err().to_string();
        assert_eq!(said("scor=0..1"), "nothing that is compared begins with `scor`; did you mean `score`?");
        assert!(
            said("foo=1..2")
                .ends_with("known: win, rounds, decisions, score, best-score, ending, curve, taken, fired")
        );
    }

    #[test]
    fn a_gate_fails_only_if_the_whole_interval_lies_outside() {
        let gate: Allowed = "win.seat = -3% .. 3%".parse().unwrap();
        let verdict = |low, high| gate.verdict(&change("win.seat.1", low, high));
        assert_eq!(verdict(-0.03, 0.03), Verdict::Kept);
        assert_eq!(verdict(-0.031, 0.0), Verdict::Undecided);
        assert_eq!(verdict(-0.5, 0.5), Verdict::Undecided);
        assert_eq!(verdict(0.03, 0.04), Verdict::Undecided);
        assert_eq!(verdict(0.0301, 0.04), Verdict::Broken);
        assert_eq!(verdict(-0.9, -0.031), Verdict::Broken);
    }

    #[test]
    fn a_gate_names_a_number_or_the_beginning_of_several() {
        let about =
            |gate: &str, what: &str| gate.parse::<Allowed>().unwrap().is_about(&change(what, 0.0, 0.0));
        assert!(about("win=0..1", "win.seat.1") && about("rounds=0..1", "rounds"));
        assert!(!about("win=0..1", "winner.seat") && !about("win.seat.1=0..1", "win.seat.10"));
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
