//! Things in a phrase: roles, and selectors with `a`, `an` or `each` before them.

use super::advice::shape;
use super::failure::{Failure, Matched};
use super::noun::{article, article_of};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Meaning, Record};
use crate::ir::{Count, Entity, EntitySource, Num, Quantifier, Set};
use crate::vocabulary::Number;
use crate::vocabulary::id::{EntityId, SelectorId};
use crate::vocabulary::pattern::{Pattern, PatternPart, SlotType};
use provost_grammar::ast::AtomKind;
use provost_grammar::diagnostic::Diagnostic;

/// The words before a set.
struct Quantified {
    quantifier: Quantifier,
    /// The number of the common noun.
    number: Number,
    /// Whether the owner, or the thing itself, is excluded.
    other: bool,
    /// The number of atoms.
    len: usize,
    /// How many, if not one or all.
    count: Option<Count>,
}

impl Quantified {
    fn read(atoms: Atoms<'_>, at: usize) -> Option<Self> {
        let (quantifier, number, other, len) = match (atoms.word(at)?, atoms.word(at + 1)) {
            ("a" | "an", _) => (Quantifier::A, Number::Singular, false, 1),
            ("another", _) => (Quantifier::A, Number::Singular, true, 1),
            ("each", Some("other")) => (Quantifier::Each, Number::Singular, true, 2),
            ("each", _) => (Quantifier::Each, Number::Singular, false, 1),
            ("all", Some("other")) => (Quantifier::Each, Number::Plural, true, 2),
            ("all", _) | ("the", Some("rest")) => (Quantifier::Each, Number::Plural, false, 1),
            ("the", Some("only")) => (Quantifier::The, Number::Singular, false, 2),
            ("the", Some("first")) => (Quantifier::The, Number::Singular, false, 1),
            ("one", Some("of")) => (Quantifier::A, Number::Plural, false, 2),
            ("them", _) => (Quantifier::Each, Number::Plural, false, 0),
            // `the top card of` names all that lie there, of which there is one; `the top 3 cards of` several.
            ("the", Some("top" | "bottom")) => {
                let several = matches!(atoms.kind(at + 2), Some(AtomKind::Number(count)) if *count != 1);
                let number = if several { Number::Plural } else { Number::Singular };
                (Quantifier::Each, number, false, 1)
            }
            _ => return None,
        };
        Some(Self { quantifier, number, other, len, count: None })
    }
}

impl Matcher<'_> {
    /// Matches a thing of one of these types.
    pub(super) fn entity(&self, atoms: Atoms<'_>, at: usize, wanted: &[EntityId]) -> Matched<Entity> {
        if let [one] = wanted {
            return self.entity_of(atoms, at, *one);
        }
        let found = self.longest(wanted, |one| self.entity_of(atoms, at, *one));
        found.unwrap_or_else(|| Err(Failure::at(at)))
    }

    fn entity_of(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId) -> Matched<Entity> {
        if self.is_asked(atoms, at) {
            self.expect_entity(wanted, self.roles_of(wanted));
        }
        let counted = self.counted_things(atoms, at)?;
        let Some(words) = counted.or_else(|| Quantified::read(atoms, at)) else {
            // A selector that begins like a role would be lost once the role matches.
            if self.ask == Ask::Expected {
                _ = self.selector(atoms, at, wanted);
            }
            let quantifier = Quantifier::The;
            if let Some(source) = self.that(atoms, at, wanted)? {
                return Ok((Entity { quantifier, source }, at + 2));
            }
            if let Some(source) = self.role(atoms, at, wanted)? {
                return Ok((Entity { quantifier, source }, at + 1));
            }
            let (set, at) = self.selector(atoms, at, wanted)?;
            return Ok((Entity { quantifier, source: EntitySource::Set(Box::new(set)) }, at));
        };
        let Quantified { quantifier, number, other, len, count } = words;
        self.means(
            atoms,
            at,
            at + len,
            Meaning::Fixed(if quantifier == Quantifier::Each { "each" } else { "a" }),
        );
        let (mut set, rest) = self
            .set(atoms, at + len, wanted, number, other)
            .map_err(|failure| self.no_such_set(atoms, at + len, wanted, failure))?;
        set.count = count;
        let decided = self.any || set.chooser.is_some() || self.scope.has_decider(self.ctx.vocabulary);
        if quantifier == Quantifier::A && !decided {
            let message = "there is no owner here to choose one";
            return Err(Failure::certain(at, 1, "no-choice-here", message)
                .hint("write `each` for all of them, or say who chooses: `... chosen by owner of victim`"));
        }
        self.seen(atoms, at, rest, quantifier, &set)?;
        if quantifier == Quantifier::The && set.extreme.is_none() && atoms.is_word(at + 1, "only") {
            let message = "`the only` belongs to `with the highest`, `lowest`, `most` or `fewest`";
            return Err(Failure::certain(at, len, "needless-quantifier", message));
        }
        if quantifier == Quantifier::A && !other && count.is_none() && !atoms.is_word(at, "one") {
            let right = article_of(atoms.word(at + 1).unwrap_or_default());
            if !atoms.is_word(at, right) {
                let message = format!("before this word it is `{right}`");
                self.note(
                    Diagnostic::warning("number-agreement", atoms.span_at(at), message).with_fix(right),
                );
            }
        }
        Ok((Entity { quantifier, source: EntitySource::Set(Box::new(set)) }, rest))
    }

    /// Reads how many things of a set are meant, where a step can choose several: `2`, `up to 2`, `any number of`.
    fn counted_things(&self, atoms: Atoms<'_>, at: usize) -> Result<Option<Quantified>, Failure> {
        if !self.counts.get() || self.depth.get() > 0 {
            return Ok(None);
        }
        let is = |at, word| atoms.is_word(at, word);
        let (number, up_to, len) = if is(at, "any") && is(at + 1, "number") && is(at + 2, "of") {
            (None, true, 3)
        } else {
            let up_to = is(at, "up") && is(at + 1, "to");
            let from = at + if up_to { 2 } else { 0 };
            if !matches!(atoms.kind(from), Some(AtomKind::Number(_) | AtomKind::Param(_))) {
                return Ok(None);
            }
            let (number, rest) = self.number(atoms, from)?;
            (Some(number), up_to, rest - at)
        };
        if number == Some(Num::Const(1)) && !up_to {
            return Err(
                Failure::certain(at, 1, "number-agreement", "one thing is written `a`").hint("write `a`")
            );
        }
        self.counts.set(false);
        let plural = if number == Some(Num::Const(1)) { Number::Singular } else { Number::Plural };
        let other = is(at + len, "other");
        let len = len + usize::from(other);
        let count = Some(Count { number, up_to });
        Ok(Some(Quantified { quantifier: Quantifier::A, number: plural, other, len, count }))
    }

    /// Says why no set follows a quantifier: it has another type, is a single thing, or is incomplete.
    fn no_such_set(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId, failure: Failure) -> Failure {
        // Looking again costs more than matching, and most failures are of sets that were merely tried.
        if !self.explain || failure.is_certain() || self.ask == Ask::Expected {
            return failure;
        }
        if let Ok(((found, _), rest)) = self.attempt(|| self.any_set(atoms, at, Number::Singular))
            && found != wanted
        {
            let written = atoms.part(at, rest).whole();
            // At the quantifier, so that what is wrong with a set of the right type counts for more.
            return self.wrong_type(at - 1, rest + 1 - at, &written, found, wanted);
        }
        if let Ok((set, rest)) = self.attempt(|| self.selector(atoms, at, wanted))
            && !self.ctx.vocabulary.selector(set.selector).set
        {
            let message = format!("there is only one `{}`", atoms.part(at, rest).whole());
            return Failure::certain(at - 1, 1, "needless-quantifier", message)
                .hint("leave `a` or `each` out");
        }
        self.unfinished(atoms, at, wanted, true, failure)
    }

    /// Matches a role or `self`; `None` if the word is neither.
    fn role(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId) -> Result<Option<EntitySource>, Failure> {
        let vocabulary = self.ctx.vocabulary;
        let Some(word) = atoms.word(at) else { return Ok(None) };
        if word == "theirs" {
            return self.theirs(atoms, at, wanted).map(Some);
        }
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
                    PatternPart::Slot { .. } | PatternPart::Core => false,
                })
        })
    }

    /// Matches the longest selector of the type that names a single thing.
    fn selector(&self, atoms: Atoms<'_>, at: usize, wanted: EntityId) -> Matched<Set> {
        let mut best: Option<(Set, usize, Record)> = None;
        let mut failure = self.fail(at, |failure| self.expected_thing(failure, wanted, false));
        for (index, pattern) in (0..).zip(&self.ctx.vocabulary.patterns().selectors) {
            let id = SelectorId(index);
            // Completion only asks selectors of the wanted type.
            if self.ask == Ask::Expected
                && (self.ctx.vocabulary.selector(id).set || !self.selector_fits(id, wanted))
            {
                continue;
            }
            // A plural is as good as a singular here: both lack a quantifier.
            let number = if self.ctx.vocabulary.selector(id).set { Number::Plural } else { Number::Singular };
            match self.apart(|| self.set_as(atoms, at, id, pattern, number)) {
                Ok(((set, rest), record)) => {
                    if best.as_ref().is_none_or(|(_, longest, _)| rest > *longest) {
                        best = Some((set, rest, record));
                    }
                }
                // A partial match of a selector counts only once it has begun.
                Err(next) if next.at > at => failure = failure.furthest(next),
                Err(_) => {}
            }
        }
        let Some((set, rest, record)) = best else {
            return Err(self.unfinished(atoms, at, wanted, false, failure));
        };
        self.keep(record);
        self.fit_selector(atoms, at, rest, set.selector, wanted)?;
        Ok((set, rest))
    }

    /// Suggests whole selectors where one has only begun: `heal mercenary`.
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
    ) -> Result<(), Failure> {
        let vocabulary = self.ctx.vocabulary;
        let spec = vocabulary.selector(selector);
        let written = atoms.part(at, rest).whole();
        if let Some(found) = vocabulary.find_entity(spec.entity).filter(|found| *found != wanted) {
            return Err(self.wrong_type(at, rest - at, &written, found, wanted));
        }
        if spec.set {
            return Err(Failure::certain(at, rest - at, "missing-quantifier", format!("which `{written}`?"))
                .hint(self.which(&written, wanted)));
        }
        match self.scope.first_missing(vocabulary, spec.needs) {
            Some(role) => Err(self.role_not_offered(at, rest - at, role)),
            None => Ok(()),
        }
    }

    /// Says how to choose one of a set, and which roles would also do.
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
                // After `a` or `each`, only the words of the set itself are missing.
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
            Some((PatternPart::Slot { ty: SlotType::Entity(from), .. }, words)) if from.contains(&found) => {
                let words = words.iter().map(|part| match part {
                    PatternPart::Word(one, _) => Some(*one),
                    PatternPart::Slot { .. } | PatternPart::Core => None,
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

    /// Reports a role that the moment does not offer.
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
