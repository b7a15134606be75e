//! Why a phrase did not match. Of all patterns tried, the one that matched furthest names the mistake.

use super::advice::MOST_NAMES;
use super::phrase::Atoms;
use crate::suggest::nearest;
use provost_grammar::diagnostic::Diagnostic;
use std::collections::BTreeSet;

/// A mismatch at an atom of a phrase.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The atom at which matching stopped.
    pub(super) at: usize,
    /// How many atoms are marked from `at` on; at least one.
    pub(super) len: usize,
    /// How far the phrase fits but for this: the failure that reaches furthest names the mistake.
    pub(super) reach: usize,
    /// What is wrong there.
    pub(super) reason: Reason,
}

/// The mistake at an atom.
#[derive(Clone, Debug)]
pub(super) enum Reason {
    /// Something else is expected: words that fit, and things in plain words.
    Expected {
        /// Literal words and names.
        words: BTreeSet<String>,
        /// Things such as `a number` or `a die colour`.
        things: BTreeSet<String>,
    },
    /// A certain mistake, whatever else was tried: its code, message and hint.
    Certain {
        /// Diagnostic code.
        code: &'static str,
        /// Message.
        message: String,
        /// Hint.
        hint: Option<String>,
    },
}

/// The result of matching a part of a phrase: a value and where the rest begins.
pub(super) type Matched<T> = Result<(T, usize), Failure>;

impl Failure {
    /// Makes a failure at an atom, without expectations yet.
    pub(super) const fn at(at: usize) -> Self {
        Self {
            at,
            len: 1,
            reach: at,
            reason: Reason::Expected { words: BTreeSet::new(), things: BTreeSet::new() },
        }
    }

    /// Makes a certain mistake.
    pub(super) fn certain(at: usize, len: usize, code: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { at, len: len.max(1), reach: at, reason: Reason::Certain { code, message, hint: None } }
    }

    /// Adds words that would fit.
    pub(super) fn words(mut self, more: impl IntoIterator<Item = String>) -> Self {
        if let Reason::Expected { words, .. } = &mut self.reason {
            words.extend(more);
        }
        self
    }

    /// Adds a thing that would fit, in plain words.
    pub(super) fn thing(mut self, thing: impl Into<String>) -> Self {
        if let Reason::Expected { things, .. } = &mut self.reason {
            things.insert(thing.into());
        }
        self
    }

    pub(super) fn hint(mut self, text: impl Into<String>) -> Self {
        if let Reason::Certain { hint, .. } = &mut self.reason {
            *hint = Some(text.into());
        }
        self
    }

    /// Keeps the failure that got further. In a tie a certain mistake wins, and expectations are merged.
    pub(super) fn furthest(self, other: Self) -> Self {
        if self.reach != other.reach {
            return if self.reach > other.reach { self } else { other };
        }
        let reach = self.reach;
        match (self.reason, other.reason) {
            (
                Reason::Expected { mut words, mut things },
                Reason::Expected { words: more, things: others },
            ) => {
                words.extend(more);
                things.extend(others);
                Self { at: self.at, len: 1, reach, reason: Reason::Expected { words, things } }
            }
            // A type mismatch says less than any other certain mistake, since a pattern with the right type
            // was tried as well.
            (Reason::Certain { code: "type-mismatch", .. }, better @ Reason::Certain { .. }) => {
                Self { at: other.at, len: other.len, reach, reason: better }
            }
            (certain @ Reason::Certain { .. }, _) => {
                Self { at: self.at, len: self.len, reach, reason: certain }
            }
            (Reason::Expected { .. }, certain @ Reason::Certain { .. }) => {
                Self { at: other.at, len: other.len, reach, reason: certain }
            }
        }
    }

    /// Returns whether a thing is of another type than wanted.
    pub(super) const fn is_mismatch(&self) -> bool {
        matches!(self.reason, Reason::Certain { code, .. } if matches!(code.as_bytes(), b"type-mismatch"))
    }

    /// Returns whether this is a mistake that is certain.
    pub(super) const fn is_certain(&self) -> bool {
        matches!(self.reason, Reason::Certain { .. })
    }

    /// Lists the words that would fit.
    pub(super) fn listed(&self) -> String {
        match &self.reason {
            Reason::Expected { words, .. } => listed(words),
            Reason::Certain { .. } => String::new(),
        }
    }

    /// Returns whether a thing would fit.
    pub(super) fn expects(&self, thing: &str) -> bool {
        matches!(&self.reason, Reason::Expected { things, .. } if things.contains(thing))
    }

    /// Returns whether a word would fit.
    pub(super) fn expects_word(&self, word: &str) -> bool {
        matches!(&self.reason, Reason::Expected { words, .. } if words.contains(word))
    }

    /// Keeps whichever got further, this or the failure kept so far.
    pub(super) fn furthest_of(self, kept: Option<Self>) -> Self {
        match kept {
            Some(kept) => kept.furthest(self),
            None => self,
        }
    }

    /// Turns the failure into a diagnostic. `what` names the phrase in plain words: `verb`, `condition`.
    pub(super) fn diagnostic(self, atoms: Atoms<'_>, what: &str) -> Diagnostic {
        let span = atoms.span_of(self.at, self.at + self.len);
        match self.reason {
            Reason::Certain { code, message, hint } => {
                let diagnostic = Diagnostic::error(code, span, message);
                match hint {
                    Some(hint) => diagnostic.with_hint(hint),
                    None => diagnostic,
                }
            }
            Reason::Expected { words, things } => unexpected(atoms, self.at, what, &words, &things),
        }
    }
}

fn unexpected(
    atoms: Atoms<'_>,
    at: usize,
    what: &str,
    words: &BTreeSet<String>,
    things: &BTreeSet<String>,
) -> Diagnostic {
    let span = atoms.span_at(at);
    let expectation = expectation(words, things);
    let known = (!things.is_empty() && !words.is_empty()).then(|| format!("known: {}", listed(words)));
    let with_known = |diagnostic: Diagnostic| match &known {
        Some(known) => diagnostic.with_hint(known.clone()),
        None => diagnostic,
    };
    if at >= atoms.end() {
        let message = format!("this {what} ends too early: expected {expectation}");
        return with_known(Diagnostic::error("missing-words", atoms.span(), message));
    }
    let found = atoms.text(at);
    let message = if expectation.is_empty() {
        format!("`{found}` has no meaning at the end of this {what}")
    } else if at == 0 && atoms.word(at).is_some() {
        format!("`{found}` begins no {what}")
    } else {
        format!("expected {expectation}, found `{found}`")
    };
    let Some(word) = atoms.word(at) else {
        return with_known(Diagnostic::error("unexpected-word", span, message));
    };
    let diagnostic = Diagnostic::error("unknown-word", span, message);
    let first_words = words.iter().filter_map(|words| words.split(' ').next());
    match nearest(word, words.iter().map(String::as_str).chain(first_words)) {
        Some(near) => diagnostic.with_hint(format!("did you mean `{near}`?")).with_guess(near.to_owned()),
        None if at == 0 && !expectation.is_empty() => {
            let or = if known.is_some() { format!(", or {}", listed(words)) } else { String::new() };
            diagnostic.with_hint(format!("expected {expectation}{or}"))
        }
        None => with_known(diagnostic),
    }
}

/// Lists what would fit: things in plain words, or words if no things are known.
fn expectation(words: &BTreeSet<String>, things: &BTreeSet<String>) -> String {
    if things.is_empty() {
        return listed(words);
    }
    let things: Vec<&str> = things.iter().map(String::as_str).collect();
    match things.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// Lists words, shortened if there are many.
fn listed(words: &BTreeSet<String>) -> String {
    let list: Vec<String> = words.iter().take(MOST_NAMES).map(|word| format!("`{word}`")).collect();
    match list.split_last() {
        None => String::new(),
        Some(_) if words.len() > MOST_NAMES => format!("{} ...", list.join(", ")),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}
