//! Records of a match besides its result: the meaning of each word, for hover and colours, and the possible
//! continuations, for completion. An ordinary check records neither.

use super::pattern::Matcher;
use super::phrase::Atoms;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, EntityId, HookId, NounId, RoleId, SelectorId};
use crate::vocabulary::pattern::{Pattern, PatternPart};
use crate::vocabulary::word_id::WordId;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// What a word of an effect means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A word of the game's registry.
    Word(WordId),
    /// A noun.
    Noun(NounId),
    /// The common noun of a class: `die`.
    Unit(ClassId),
    /// The common noun of a type of things: `mercenary`.
    Class(EntityId),
    /// A parameter of the entry, by its position.
    Param(u8),
    /// A role of the moment.
    Role(RoleId),
    /// The thing that the effect is written on.
    Myself,
    /// A qualifier's word: `for`, `at`.
    Qualifier(HookId, u8),
    /// A number.
    Number,
    /// A word of the language itself: `each`, `up to`, `is`.
    Fixed(&'static str),
}

/// A word with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// Its span.
    pub span: Span,
    /// Its meaning.
    pub meaning: Meaning,
}

/// A possible continuation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// These words, with their meaning.
    Words(String, Meaning),
    /// Any number.
    Number,
    /// The end: the phrase is complete.
    End,
}

/// The record of a match.
#[derive(Debug, Default)]
pub(super) struct Record {
    /// Warnings.
    pub(super) notes: Vec<Diagnostic>,
    /// The meanings of words, if requested.
    pub(super) meant: Vec<Meant>,
}

/// What a match records besides its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Nothing.
    Nothing,
    /// The meanings of words.
    Meanings,
    /// The possible continuations at the end of the phrase.
    Expected,
}

impl Matcher<'_> {
    /// Records the meaning of the atoms `from..to`.
    pub(super) fn means(&self, atoms: Atoms<'_>, from: usize, to: usize, meaning: Meaning) {
        if self.ask == Ask::Meanings {
            self.record.borrow_mut().meant.push(Meant { span: atoms.span_of(from, to), meaning });
        }
    }

    /// Returns whether continuations are requested at this atom, the first one past the end.
    pub(super) fn is_asked(&self, atoms: Atoms<'_>, at: usize) -> bool {
        self.ask == Ask::Expected && at == atoms.end()
    }

    /// Returns whether continuations are requested after atoms that begin at `at`.
    pub(super) fn asks_from(&self, atoms: Atoms<'_>, at: usize) -> bool {
        self.ask == Ask::Expected && at <= atoms.end()
    }

    /// Records a continuation at the end.
    pub(super) fn expect(&self, expected: Expected) {
        let mut all = self.expected.borrow_mut();
        if !all.contains(&expected) {
            all.push(expected);
        }
    }

    /// Records words as a continuation at the end.
    pub(super) fn expect_words(&self, words: impl Into<String>, meaning: Meaning) {
        self.expect(Expected::Words(words.into(), meaning));
    }

    /// Records a word of the language as a continuation, if it could stand at this atom.
    pub(super) fn expect_fixed(&self, atoms: Atoms<'_>, at: usize, words: &[&'static str]) {
        if self.is_asked(atoms, at) {
            for word in words {
                self.expect_words(*word, Meaning::Fixed(word));
            }
        }
    }

    /// Records the rest of fixed words, the first of which may already be there.
    pub(super) fn expect_rest(&self, atoms: Atoms<'_>, at: usize, words: &[&str], meaning: Meaning) {
        if !self.asks_from(atoms, at) {
            return;
        }
        let written = atoms.end() - at;
        let fits =
            words.iter().take(written).enumerate().all(|(offset, word)| atoms.is_word(at + offset, word));
        if let (true, Some(rest)) = (fits, words.get(written..).filter(|rest| !rest.is_empty())) {
            self.expect_words(rest.join(" "), meaning);
        }
    }

    /// Records the words of a part of a pattern, up to its next slot. `plural` gives their number, if known.
    pub(super) fn expect_parts(&self, parts: &[PatternPart], row: WordId, plural: Option<bool>) {
        let mut ways = vec![Vec::new()];
        for part in parts {
            let PatternPart::Word(one, other) = part else { break };
            let forms: Vec<&str> = match (other, plural) {
                (None, _) | (Some(_), Some(false)) => vec![one],
                (Some(other), Some(true)) => vec![other],
                (Some(other), None) => vec![other, one],
            };
            ways = ways
                .iter()
                .flat_map(|way: &Vec<&str>| {
                    forms.iter().map(move |form| way.iter().copied().chain([*form]).collect())
                })
                .collect();
        }
        for words in ways.into_iter().filter(|way| !way.is_empty()) {
            self.expect_words(words.join(" "), Meaning::Word(row));
        }
    }

    /// Records the things of a type as continuations at the end: roles, `self`, and the words before a
    /// selector.
    pub(super) fn expect_entity(&self, wanted: EntityId, roles: impl Iterator<Item = &'static str>) {
        let vocabulary = self.ctx.vocabulary;
        for name in roles {
            if let Some(role) = vocabulary.find_role(name) {
                self.expect_words(name, Meaning::Role(role));
            }
        }
        if self.scope.myself == Some(wanted) {
            self.expect_words("self", Meaning::Myself);
        }
        let mut sets = (0..)
            .map(SelectorId)
            .zip(&vocabulary.patterns().selectors)
            .filter(|(id, _)| vocabulary.selector(*id).set && self.selector_fits(*id, wanted));
        let has_vowel = |pattern: &Pattern| matches!(pattern.parts.first(), Some(PatternPart::Word(word, _)) if word.starts_with(['a', 'e', 'i', 'o', 'u']));
        // Before a common noun with its adjectives, either may be right.
        let adjective_has_vowel = self.attributes_of(wanted).any(|(_, _, pattern)| has_vowel(pattern));
        let starts_with_vowel =
            |pattern: &Pattern| has_vowel(pattern) || pattern.has_core() && adjective_has_vowel;
        if sets.clone().next().is_none() {
            return;
        }
        self.expect_words("each", Meaning::Fixed("each"));
        if self.scope.has_decider(vocabulary) {
            if sets.clone().any(|(_, pattern)| !has_vowel(pattern)) {
                self.expect_words("a", Meaning::Fixed("a"));
            }
            if sets.any(|(_, pattern)| starts_with_vowel(pattern)) {
                self.expect_words("an", Meaning::Fixed("an"));
            }
        }
    }

    /// Returns whether a selector lists things of a type and the moment offers the roles it reads.
    pub(super) fn selector_fits(&self, selector: SelectorId, wanted: EntityId) -> bool {
        let vocabulary: &Vocabulary = self.ctx.vocabulary;
        let spec = vocabulary.selector(selector);
        vocabulary.find_entity(spec.entity).is_none_or(|entity| entity == wanted)
            && self.scope.first_missing(vocabulary, spec.needs).is_none()
    }
}
