//! Nouns in a phrase.

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Expected, Meaning};
use super::{Param, ParamType};
use crate::ir::{NounRef, Num};
use crate::vocabulary::id::ClassId;
use crate::vocabulary::{Number, Written};
use provost_grammar::ast::AtomKind;

/// A noun and the number in which it was written.
pub(super) type NounMatch = (NounRef, Option<Number>);

impl Matcher<'_> {
    /// Matches one noun of a class, or a parameter that stands for one.
    pub(super) fn noun(&self, atoms: Atoms<'_>, at: usize, class: ClassId) -> Matched<NounMatch> {
        if self.asks_from(atoms, at) {
            self.expect_nouns(atoms, at, class);
        }
        if let Some(AtomKind::Param(name)) = atoms.kind(at) {
            let (index, param) = self.param(name, at)?;
            return match param.ty {
                ParamType::Noun(found) if found == class => {
                    self.means(atoms, at, at + 1, Meaning::Param(index));
                    Ok(((NounRef::Param(index), None), at + 1))
                }
                ParamType::Noun(_) | ParamType::Number => {
                    Err(Self::wrong_param(name, at, self.class_name(class)))
                }
            };
        }
        let Some(first) = atoms.word(at) else { return Err(self.expected_noun(at, class)) };
        let fits = |written: &&Written| {
            written.words.iter().enumerate().all(|(offset, word)| atoms.is_word(at + offset, word))
        };
        let written = self.ctx.vocabulary.written_from(class, first).iter().filter(fits);
        let visible = |written: &&Written| (self.ctx.visible)(written.noun);
        // An invisible word of a pack never hides a visible one.
        let longest = written.clone().filter(visible).max_by_key(|written| written.words.len());
        let Some(written) = longest else {
            return Err(match written.max_by_key(|written| written.words.len()) {
                Some(hidden) => self.out_of_reach(at, hidden),
                None => self.expected_noun(at, class),
            });
        };
        let len = written.words.len();
        self.means(atoms, at, at + len, Meaning::Noun(written.noun));
        Ok(((NounRef::Noun(written.noun), written.number), at + len))
    }

    /// Notes the nouns of a class that could stand or continue at the end.
    fn expect_nouns(&self, atoms: Atoms<'_>, at: usize, class: ClassId) {
        let vocabulary = self.ctx.vocabulary;
        let seen = |written: &&Written| (self.ctx.visible)(written.noun);
        if at < atoms.end() {
            let Some(first) = atoms.word(at) else { return };
            for written in vocabulary.written_from(class, first).iter().filter(seen) {
                let words: Vec<&str> = written.words.iter().map(String::as_str).collect();
                self.expect_rest(atoms, at, &words, Meaning::Noun(written.noun));
            }
            return;
        }
        for written in vocabulary.first_words(class).flat_map(|first| vocabulary.written_from(class, first)) {
            if seen(&written) {
                self.expect_words(written.words.join(" "), Meaning::Noun(written.noun));
            }
        }
        for (index, param) in (0..).zip(self.ctx.params) {
            if param.ty == ParamType::Noun(class) {
                self.expect_words(format!("<{}>", param.name), Meaning::Param(index));
            }
        }
    }

    fn out_of_reach(&self, at: usize, written: &Written) -> Failure {
        let name = &self.ctx.vocabulary.noun(written.noun).id;
        let message = format!("`{name}` belongs to a pack that this one does not depend on");
        Failure::certain(at, written.words.len(), "not-a-dependency", message)
            .hint("add that pack to `depends` in pack.toml")
    }

    /// Matches one noun, or several joined by `or`; counted nouns must have this number.
    pub(super) fn nouns(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        class: ClassId,
        many: bool,
        number: Number,
    ) -> Matched<Vec<NounRef>> {
        let (first, mut at) = self.noun_in(atoms, at, class, number)?;
        let mut nouns = vec![first];
        while many && atoms.is_or(at) {
            let (next, rest) = self.noun_in(atoms, at + 1, class, number)?;
            if nouns.contains(&next) {
                return Err(twice(atoms, at + 1, rest));
            }
            nouns.push(next);
            at = rest;
        }
        if many {
            self.expect_fixed(atoms, at, &["or"]);
        }
        Ok((nouns, at))
    }

    /// Matches one noun and warns if it has the wrong number.
    pub(super) fn noun_in(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        class: ClassId,
        wanted: Number,
    ) -> Matched<NounRef> {
        let ((noun, number), rest) = self.noun(atoms, at, class)?;
        if let NounRef::Noun(id) = noun {
            let right = self.ctx.vocabulary.noun(id).forms.get("en").map(|forms| match wanted {
                Number::Singular => forms.one.as_str(),
                Number::Plural => forms.other.as_deref().unwrap_or(&forms.one),
            });
            self.agree(atoms, at, rest - at, wanted, number, right.unwrap_or_default());
        }
        Ok((noun, rest))
    }

    /// Matches a number, or a parameter that stands for one.
    pub(super) fn number(&self, atoms: Atoms<'_>, at: usize) -> Matched<Num> {
        if self.is_asked(atoms, at) {
            self.expect(Expected::Number);
            for (index, param) in (0..).zip(self.ctx.params) {
                if param.ty == ParamType::Number {
                    self.expect_words(format!("<{}>", param.name), Meaning::Param(index));
                }
            }
        }
        match atoms.kind(at) {
            Some(AtomKind::Number(number)) => {
                self.means(atoms, at, at + 1, Meaning::Number);
                Ok((Num::Const(i32::try_from(*number).unwrap_or(i32::MAX)), at + 1))
            }
            Some(AtomKind::Param(name)) => {
                let (index, param) = self.param(name, at)?;
                match param.ty {
                    ParamType::Number => {
                        self.means(atoms, at, at + 1, Meaning::Param(index));
                        Ok((Num::Param(index), at + 1))
                    }
                    ParamType::Noun(_) => Err(Self::wrong_param(name, at, "number")),
                }
            }
            Some(AtomKind::Word(_) | AtomKind::Or | AtomKind::And) | None => {
                Err(self.fail(at, |failure| failure.thing("a number")))
            }
        }
    }

    /// Finds a parameter of the entry.
    pub(super) fn param(&self, name: &str, at: usize) -> Result<(u8, &Param), Failure> {
        let found = self.ctx.params.iter().enumerate().find(|(_, param)| param.name == name);
        match found.and_then(|(index, param)| Some((u8::try_from(index).ok()?, param))) {
            Some(found) => Ok(found),
            None => {
                Err(Failure::certain(at, 1, "unknown-param", format!("this entry has no parameter `{name}`"))
                    .hint("declare it: `params = { name = \"number\" }`"))
            }
        }
    }

    fn wrong_param(name: &str, at: usize, expected: &str) -> Failure {
        let message = format!(
            "expected {} here, but the parameter `{name}` stands for something else",
            article(expected)
        );
        Failure::certain(at, 1, "wrong-param", message)
    }

    pub(super) fn class_name(&self, class: ClassId) -> &'static str {
        self.ctx.vocabulary.class(class).name
    }

    fn expected_noun(&self, at: usize, class: ClassId) -> Failure {
        self.fail(at, |failure| {
            let vocabulary = self.ctx.vocabulary;
            let written =
                vocabulary.first_words(class).flat_map(|first| vocabulary.written_from(class, first));
            let seen = written.filter(|written| (self.ctx.visible)(written.noun));
            let words = seen.filter(|written| written.number != Some(Number::Plural));
            let words = words.map(|written| written.words.join(" "));
            failure.thing(article(self.class_name(class))).words(words)
        })
    }
}

/// Reports a word that is already in the list.
pub(super) fn twice(atoms: Atoms<'_>, from: usize, to: usize) -> Failure {
    let message = format!("`{}` stands twice in this list", atoms.part(from, to).whole());
    Failure::certain(from, to - from, "duplicate-word", message)
}

/// Puts `a` or `an` before a name.
pub(super) fn article(name: &str) -> String {
    format!("{} {name}", article_of(name))
}

/// Returns the indefinite article that belongs before a word.
pub(super) fn article_of(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
