//! Things in a phrase: roles, and selectors with `a`, `an` or `each` before them.

use super::advice::shape;
use super::failure::{Failure, Matched};
use super::noun::{article, article_of};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Meaning, Record};
use crate::ir::{Arg, Entity, EntitySource, Quantifier};
use crate::vocabulary::id::{EntityId, SelectorId};
use crate::vocabulary::pattern::{Pattern, PatternPart, SlotType};
use provost_grammar::diagnostic::Diagnostic;

impl Matcher<'_> {
    /// Matches a thing of a type.
    pub(super) fn entity(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId) -> Matched<Entity> {
        let quantifier = match atoms.word(at) {
            Some("a" | "an") => Quantifier::A,
            Some("each") => Quantifier::Each,
            _ => Quantifier::The,
        };
        if self.is_asked(atoms, at) {
            self.expect_entity(wanted, self.roles_of(wanted));
        }
        if quantifier == Quantifier::The {
            // A selector that begins like a role is lost once the role has been found.
            if self.ask == Ask::Expected {
                _ = self.selector(atoms, at, wanted, false);
            }
            if let Some(found) = self.role(atoms, at, wanted)? {
                let source = found;
                return Ok((Entity { quantifier, source }, at + 1));
            }
            let (source, at) = self.selector(atoms, at, wanted, false)?;
            return Ok((Entity { quantifier, source }, at));
        }
        let word = if quantifier == Quantifier::Each { "each" } else { "a" };
        self.means(atoms, at, at + 1, Meaning::Fixed(word));
        let (source, rest) = self.selector(atoms, at + 1, wanted, true)?;
        if quantifier == Quantifier::A && !self.scope.has_decider(self.ctx.vocabulary) {
            let message = "there is no owner here to choose one";
            return Err(
                Failure::certain(at, 1, "no-choice-here", message).hint("write `each` for all of them")
            );
        }
        let right = article_of(atoms.word(at + 1).unwrap_or_default());
        if quantifier == Quantifier::A && !atoms.is_word(at, right) {
            let message = format!("before this word it is `{right}`");
            self.note(Diagnostic::warning("number-agreement", atoms.span_at(at), message).with_fix(right));
        }
        Ok((Entity { quantifier, source }, rest))
    }

    /// Matches a role, or `self`. `None` if the word is neither.
    fn role(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId) -> Result<Option<EntitySource>, Failure> {
        let vocabulary = self.ctx.vocabulary;
        let Some(word) = atoms.word(at) else { return Ok(None) };
        if word == "self" {
            return match self.scope.myself {
                Some(found) if found == wanted => {
                    self.means(atoms, at, at + 1, Meaning::Myself);
                    Ok(Some(EntitySource::Myself))
                }
                Some(found) => Err(self.wrong_type(at, 1, "self", found, wanted)),
                None => {
                    let kind = vocabulary.kind(self.ctx.kind).id;
                    let message = format!("{} is not a thing in play, so it has no `self`", article(kind));
                    Err(Failure::certain(at, 1, "role-not-offered", message))
                }
            };
        }
        let Some(role) = vocabulary.find_role(word) else { return Ok(None) };
        // A selector may begin with the same word as a role (`owner of ...`).
        if self.selector_begins(atoms, at) {
            return Ok(None);
        }
        if !self.scope.offers(role) {
            return Err(self.role_not_offered(at, 1, word));
        }
        match vocabulary.find_entity(vocabulary.role(role).entity) {
            Some(found) if found != wanted => Err(self.wrong_type(at, 1, word, found, wanted)),
            _ => {
                self.means(atoms, at, at + 1, Meaning::Role(role));
                Ok(Some(EntitySource::Role(role)))
            }
        }
    }

    fn selector_begins(&self, atoms: Atoms<'_>, at: usize) -> bool {
        self.ctx.vocabulary.patterns().selectors.iter().any(|pattern| {
            pattern.parts.len() > 1
                && pattern.parts.iter().take(2).enumerate().all(|(offset, part)| match part {
                    PatternPart::Word(word, _) => atoms.is_word(at + offset, word),
                    PatternPart::Slot { .. } => false,
                })
        })
    }

    /// Matches the longest selector of the type; `set` tells whether a quantifier stood before it.
    fn selector(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId, set: bool) -> Matched<EntitySource> {
        let mut best: Option<(SelectorId, Vec<Arg>, usize, Record)> = None;
        let mut failure = self.fail(at, |failure| self.expected_thing(failure, wanted, set));
        for (index, pattern) in (0..).zip(&self.ctx.vocabulary.patterns().selectors) {
            let id = SelectorId(index);
            // What fits no longer is found by matching; what could follow is not asked of another type.
            if self.ask == Ask::Expected
                && (self.ctx.vocabulary.selector(id).set != set || !self.selector_fits(id, wanted))
            {
                continue;
            }
            match self.apart(|| self.pattern(atoms, at, pattern)) {
                Ok(((args, rest), record)) => {
                    if best.as_ref().is_none_or(|(.., longest, _)| rest > *longest) {
                        best = Some((id, args, rest, record));
                    }
                }
                // What a selector lacks counts only once it has begun.
                Err(next) if next.at > at => failure = failure.furthest(next),
                Err(_) => {}
            }
        }
        let Some((selector, args, rest, record)) = best else {
            return Err(self.unfinished(atoms, at, wanted, set, failure));
        };
        self.keep(record);
        self.fit_selector(atoms, at, rest, selector, wanted, set)?;
        Ok((EntitySource::Select { selector, args }, rest))
    }

    /// Names whole selectors where one has only begun: `heal mercenary`.
    fn unfinished(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        wanted: EntityId,
        set: bool,
        failure: Failure,
    ) -> Failure {
        if failure.at < atoms.end() || at >= atoms.end() || failure.is_certain() {
            return failure;
        }
        let known = self.expected_thing(Failure::at(at), wanted, set).listed();
        if known.is_empty() {
            return failure;
        }
        let message = format!("which `{}`?", atoms.part(at, atoms.end()).whole());
        Failure::certain(failure.at, 1, "missing-words", message).hint(format!("known: {known}"))
    }

    fn fit_selector(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        rest: usize,
        selector: SelectorId,
        wanted: EntityId,
        set: bool,
    ) -> Result<(), Failure> {
        let vocabulary = self.ctx.vocabulary;
        let spec = vocabulary.selector(selector);
        let written = atoms.part(at, rest).whole();
        if let Some(found) = vocabulary.find_entity(spec.entity).filter(|found| *found != wanted) {
            return Err(self.wrong_type(at, rest - at, &written, found, wanted));
        }
        if spec.set != set {
            let failure = if spec.set {
                Failure::certain(at, rest - at, "missing-quantifier", format!("which `{written}`?"))
                    .hint(self.which(&written, wanted))
            } else {
                let message = format!("there is only one `{written}`");
                Failure::certain(at - 1, 1, "needless-quantifier", message).hint("leave `a` or `each` out")
            };
            return Err(failure);
        }
        match self.scope.first_missing(vocabulary, spec.needs) {
            Some(role) => Err(self.role_not_offered(at, rest - at, role)),
            None => Ok(()),
        }
    }

    /// Says how one of a set is chosen, and which roles would do as well.
    fn which(&self, written: &str, wanted: EntityId) -> String {
        let roles = self.roles_of(wanted).map(|role| format!(", or a role: `{role}`")).next();
        let one = article(written);
        format!("write `{one}` to choose one, `each {written}` for all{}", roles.unwrap_or_default())
    }

    /// Returns the roles of a type that the moment offers.
    fn roles_of(&self, wanted: EntityId) -> impl Iterator<Item = &'static str> {
        let vocabulary = self.ctx.vocabulary;
        let name = vocabulary.entity(wanted).name;
        let fits = move |role: &&str| {
            vocabulary.find_role(role).is_some_and(|role| vocabulary.role(role).entity == name)
        };
        self.scope.role_names(vocabulary).filter(fits)
    }

    fn expected_thing(&self, failure: Failure, wanted: EntityId, set: bool) -> Failure {
        let vocabulary = self.ctx.vocabulary;
        let name = vocabulary.entity(wanted).name;
        let roles = self
            .roles_of(wanted)
            .filter(|_| !set)
            .chain((self.scope.myself == Some(wanted) && !set).then_some("self"));
        let selectors = (0..)
            .zip(&vocabulary.patterns().selectors)
            .filter(|(index, _)| {
                let spec = vocabulary.selector(SelectorId(*index));
                spec.entity == name && (spec.set || !set)
            })
            .map(|(index, pattern)| {
                let shape = shape(vocabulary, pattern);
                // Behind `a` or `each` only the words of the set itself are missing.
                if vocabulary.selector(SelectorId(index)).set && !set { article(&shape) } else { shape }
            });
        failure.thing(article(name)).words(roles.map(str::to_owned).chain(selectors))
    }

    fn wrong_type(&self, at: usize, len: usize, word: &str, found: EntityId, wanted: EntityId) -> Failure {
        let vocabulary = self.ctx.vocabulary;
        let message = format!(
            "expected {}, but `{word}` is {}",
            article(vocabulary.entity(wanted).name),
            article(vocabulary.entity(found).name)
        );
        let failure = Failure::certain(at, len, "type-mismatch", message);
        match self.leading_to(word, found, wanted) {
            Some(selector) => failure.hint(selector),
            None => failure,
        }
    }

    /// Returns a selector that leads from a thing to one of the type wanted: `owner of monster`.
    fn leading_to(&self, word: &str, found: EntityId, wanted: EntityId) -> Option<String> {
        let vocabulary = self.ctx.vocabulary;
        let wanted = vocabulary.entity(wanted).name;
        let mut selectors = (0..).zip(&vocabulary.patterns().selectors).filter(|(index, _)| {
            let spec = vocabulary.selector(SelectorId(*index));
            spec.entity == wanted && !spec.set
        });
        let exact = selectors.clone().find_map(|(_, pattern)| match pattern.parts.split_last() {
            Some((PatternPart::Slot { ty: SlotType::Entity(from), .. }, words)) if *from == found => {
                let words = words.iter().map(|part| match part {
                    PatternPart::Word(one, _) => Some(*one),
                    PatternPart::Slot { .. } => None,
                });
                let words = words.collect::<Option<Vec<_>>>().filter(|words| !words.is_empty())?;
                Some(format!("write `{} {word}`", words.join(" ")))
            }
            Some(_) | None => None,
        });
        let leads = |pattern: &Pattern| {
            matches!(&*pattern.parts, [PatternPart::Word(..), .., PatternPart::Slot { .. }])
        };
        exact.or_else(|| {
            let (_, pattern) = selectors.find(|(_, pattern)| leads(pattern))?;
            Some(format!("`{}` is {}", shape(vocabulary, pattern), article(wanted)))
        })
    }

    /// A role that the moment does not offer.
    pub(super) fn role_not_offered(&self, at: usize, len: usize, role: &str) -> Failure {
        let vocabulary = self.ctx.vocabulary;
        let message = if self.scope.hooks.is_empty() {
            format!("there is no `{role}` here")
        } else {
            format!("there is no `{role}` at {}", self.scope.moment(vocabulary))
        };
        let offered = self.scope.role_names(vocabulary).map(|name| format!("`{name}`")).collect::<Vec<_>>();
        let failure = Failure::certain(at, len, "role-not-offered", message);
        if offered.is_empty() { failure } else { failure.hint(format!("it offers {}", offered.join(", "))) }
    }
}
