//! Sets of things: `wounded water mercenary here that carries an elixir`. A selector says where to look;
//! adjectives and trailing phrases narrow the set by attributes that the game declares.

use super::failure::{Failure, Matched};
use super::noun::article;
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Meaning, Record};
use crate::ir::{Attribute, Comparison, Entity, EntitySource, Extreme, Like, Num, Quantifier, Set, Test};
use crate::vocabulary::Number;
use crate::vocabulary::id::{AttributeId, EntityId, SelectorId};
use crate::vocabulary::pattern::{Pattern, PatternPart, SlotType};
use crate::vocabulary::spec::AttributeType;
use crate::vocabulary::word_id::WordId;

/// How deep sets may stand inside sets: `cards of each player without card of ...`.
const MAX_DEPTH: u8 = 3;

/// What stands behind a common noun.
#[derive(Default)]
struct Modifiers {
    likes: Vec<Like>,
    extreme: Option<Extreme>,
    chooser: Option<Box<Entity>>,
}

impl Matcher<'_> {
    /// Matches the longest set of things of a type. `number` is that of the common noun.
    pub(super) fn set(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        wanted: EntityId,
        number: Number,
        other: bool,
    ) -> Matched<Set> {
        let mut best: Option<(Set, usize, Record)> = None;
        let mut failure: Option<Failure> = None;
        for &id in self.ctx.vocabulary.sets_of(wanted) {
            let Some(pattern) = self.ctx.vocabulary.patterns().selectors.get(id.index()) else { continue };
            if self.ask == Ask::Expected && !self.selector_fits(id, wanted) {
                continue;
            }
            match self.apart(|| self.set_as(atoms, at, id, pattern, number)) {
                Ok(((set, rest), record)) if best.as_ref().is_none_or(|(_, longest, _)| rest > *longest) => {
                    best = Some((Set { other, ..set }, rest, record));
                }
                Ok(_) => {}
                Err(next) => failure = Some(next.furthest_of(failure)),
            }
        }
        let Some((set, rest, record)) = best else {
            return Err(failure.unwrap_or_else(|| Failure::at(at)));
        };
        // `a mercenary of theirs`: the plain set ends before what is certainly wrong.
        if let Some(failure) = failure.filter(|failure| failure.is_certain() && failure.reach > rest) {
            return Err(failure);
        }
        self.keep(record);
        let spec = self.ctx.vocabulary.selector(set.selector);
        match self.scope.first_missing(self.ctx.vocabulary, spec.needs) {
            Some(role) => Err(self.role_not_offered(at, rest - at, role)),
            None => Ok((set, rest)),
        }
    }

    /// Matches a set of things of any type, and returns the type.
    pub(super) fn any_set(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<(EntityId, Set)> {
        let types = (0..).map(EntityId).zip(self.ctx.vocabulary.game().entities);
        let types = types.filter(|(_, spec)| spec.noun.is_some());
        self.expect_fixed(atoms, at, &["other"]);
        let other = atoms.is_word(at, "other");
        if other {
            self.means(atoms, at, at + 1, Meaning::Fixed("other"));
        }
        let found = self.longest(types.map(|(id, _)| id), |id| {
            let set = self.set(atoms, at + usize::from(other), id, number, other);
            set.map(|(set, rest)| ((id, set), rest))
        });
        found.unwrap_or_else(|| Err(Failure::at(at)))
    }

    /// Tries all of these and keeps the longest match; `None` if there are no candidates.
    pub(super) fn longest<C, T>(
        &self,
        candidates: impl IntoIterator<Item = C>,
        attempt: impl Fn(C) -> Matched<T>,
    ) -> Option<Matched<T>> {
        let mut best: Option<(T, usize, Record)> = None;
        let mut failure: Option<Failure> = None;
        for candidate in candidates {
            match self.apart(|| attempt(candidate)) {
                Ok(((found, rest), record))
                    if best.as_ref().is_none_or(|(_, longest, _)| rest > *longest) =>
                {
                    best = Some((found, rest, record));
                }
                Ok(_) => {}
                Err(next) => failure = Some(next.furthest_of(failure)),
            }
        }
        match (best, failure) {
            (Some((found, rest, record)), _) => {
                self.keep(record);
                Some(Ok((found, rest)))
            }
            (None, failure) => failure.map(Err),
        }
    }

    /// Matches a set by the pattern of one selector.
    pub(super) fn set_as(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        selector: SelectorId,
        pattern: &Pattern,
        number: Number,
    ) -> Matched<Set> {
        let Some(core) = pattern.parts.iter().position(|part| *part == PatternPart::Core) else {
            let counted = Num::Const(if number == Number::Singular { 1 } else { 2 });
            let (args, at) = self.counted_pattern(atoms, at, pattern, Some(counted))?;
            return Ok((
                Set {
                    selector,
                    args,
                    other: false,
                    likes: Vec::new(),
                    extreme: None,
                    chooser: None,
                    name: None,
                    count: None,
                },
                at,
            ));
        };
        if self.depth.get() >= MAX_DEPTH {
            let message = format!("sets stand inside each other at most {MAX_DEPTH} deep");
            return Err(Failure::certain(at, 1, "nesting-too-deep", message));
        }
        self.depth.set(self.depth.get() + 1);
        let found = self.narrowed_set(atoms, at, selector, (pattern, core), number);
        self.depth.set(self.depth.get() - 1);
        found
    }

    /// Matches a set whose common noun stands at this part of the pattern.
    fn narrowed_set(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        selector: SelectorId,
        (pattern, core): (&Pattern, usize),
        number: Number,
    ) -> Matched<Set> {
        let (before, after) = pattern.parts.split_at(core);
        let after = after.get(1..).unwrap_or_default();
        let entity = self.ctx.vocabulary.find_entity(self.ctx.vocabulary.selector(selector).entity);
        let Some(entity) = entity else { return Err(Failure::at(at)) };
        let (mut args, at) = self.parts(atoms, at, before, pattern.row, None)?;
        let (mut likes, at) = self.core(atoms, at, entity, number)?;
        let (more, at) = self.parts(atoms, at, after, pattern.row, None)?;
        args.extend(more);
        let (modifiers, at) = self.modifiers(atoms, at, entity, number)?;
        likes.extend(modifiers.likes);
        Ok((
            Set {
                selector,
                args,
                other: false,
                likes,
                extreme: modifiers.extreme,
                chooser: modifiers.chooser,
                name: None,
                count: None,
            },
            at,
        ))
    }

    /// Matches adjectives and the common noun of a type.
    fn core(&self, atoms: Atoms<'_>, at: usize, entity: EntityId, number: Number) -> Matched<Vec<Like>> {
        let mut likes = Vec::new();
        let mut at = at;
        let Some((one, other)) = self.ctx.vocabulary.entity(entity).noun else {
            return Err(
                self.fail(at, |failure| failure.thing(article(self.ctx.vocabulary.entity(entity).name)))
            );
        };
        loop {
            let right = if number == Number::Singular { one } else { other };
            if self.is_asked(atoms, at) {
                self.expect_words(right, Meaning::Fixed("each"));
            }
            let written = match atoms.word(at) {
                Some(word) if word == one => Some(Number::Singular),
                Some(word) if word == other => Some(Number::Plural),
                _ => None,
            };
            if let Some(written) = written {
                if one != other {
                    self.agree(atoms, at, 1, number, Some(written), right);
                }
                self.means(atoms, at, at + 1, Meaning::Class(entity));
                return Ok((likes, at + 1));
            }
            if let Some(like) = self.special_noun(atoms, at, entity, number) {
                likes.push(like);
                return Ok((likes, at + 1));
            }
            let (like, rest) = self.adjective(atoms, at, entity).map_err(|failure| {
                failure.furthest(self.fail(at, |failure| failure.words([right.to_owned()])))
            })?;
            likes.push(like);
            at = rest;
        }
    }

    /// Matches a noun that only some things of a type have: `novice` for `mercenary`.
    pub(super) fn special_noun(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        entity: EntityId,
        number: Number,
    ) -> Option<Like> {
        self.attributes_of(entity).find_map(|(attribute, _, pattern)| {
            let [PatternPart::Word(one, Some(other))] = pattern.parts.as_slice() else { return None };
            if !self.ctx.vocabulary.attribute(attribute).is_noun {
                return None;
            }
            let right = if number == Number::Singular { *one } else { other.as_str() };
            if self.is_asked(atoms, at) {
                self.expect_words(right, Meaning::Word(WordId::Attribute(attribute)));
            }
            let written = match atoms.word(at)? {
                word if word == *one => Number::Singular,
                word if word == other => Number::Plural,
                _ => return None,
            };
            self.agree(atoms, at, 1, number, Some(written), right);
            self.means(atoms, at, at + 1, Meaning::Word(WordId::Attribute(attribute)));
            let attribute = Attribute { attribute, args: Vec::new() };
            Some(Like::Attribute { attribute, test: Test::True, negated: false })
        })
    }

    /// Returns the attributes that things of a type have.
    pub(super) fn attributes_of(
        &self,
        entity: EntityId,
    ) -> impl Iterator<Item = (AttributeId, AttributeType, &Pattern)> {
        let vocabulary = self.ctx.vocabulary;
        vocabulary.attributes_of(entity).iter().filter_map(move |&id| {
            let pattern = vocabulary.patterns().attributes.get(id.index())?;
            Some((id, vocabulary.attribute(id).ty, pattern))
        })
    }

    /// Matches an adjective: a truth, or nouns of a class.
    pub(super) fn adjective(&self, atoms: Atoms<'_>, at: usize, entity: EntityId) -> Matched<Like> {
        let adjectives = self
            .attributes_of(entity)
            .filter(|(_, ty, _)| matches!(ty, AttributeType::Truth | AttributeType::Noun(_)))
            .filter(|(id, _, _)| !self.ctx.vocabulary.attribute(*id).is_noun);
        let found = self.longest(adjectives, |(attribute, ty, pattern)| {
            let (test, args, rest) = match ty {
                AttributeType::Noun(class) => {
                    let class = self.ctx.vocabulary.find_class(class).ok_or_else(|| Failure::at(at))?;
                    let (nouns, rest) = self.nouns(atoms, at, class, true, Number::Singular)?;
                    (Test::Nouns(nouns), Vec::new(), rest)
                }
                AttributeType::Truth | AttributeType::Measure(..) | AttributeType::Quantity(..) => {
                    let (args, rest) = self.pattern(atoms, at, pattern)?;
                    (Test::True, args, rest)
                }
            };
            Ok((Like::Attribute { attribute: Attribute { attribute, args }, test, negated: false }, rest))
        });
        found.unwrap_or_else(|| Err(Failure::at(at)))
    }

    /// Matches the phrases that may follow a set: `that shows 1 or 2`, `with reputation at least 4`,
    /// `without equipment`, `with the highest face`.
    fn modifiers(
        &self,
        atoms: Atoms<'_>,
        mut at: usize,
        entity: EntityId,
        number: Number,
    ) -> Matched<Modifiers> {
        let mut found = Modifiers::default();
        loop {
            self.expect_fixed(atoms, at, &["that", "with", "without"]);
            if let Some((chooser, rest)) = self.chooser(atoms, at)? {
                found.chooser = Some(Box::new(chooser));
                return Ok((found, rest));
            }
            let next = match atoms.word(at) {
                Some("that") => self.verbal(atoms, at + 1, entity, number)?,
                // `take a reward without bonus`: what follows belongs to the verb.
                Some("without") if self.is_of_verb(atoms, at) => return Ok((found, at)),
                Some("without") => {
                    let article = matches!(atoms.word(at + 1), Some("a" | "an"));
                    let none = (Comparison::AtMost, Num::Const(0));
                    self.has(atoms, at + 1 + usize::from(article), entity, none)?
                }
                Some("with") if atoms.is_word(at + 1, "the") => {
                    let (extreme, rest) = self.extreme(atoms, at + 2, entity)?;
                    self.means(
                        atoms,
                        at,
                        rest,
                        Meaning::Word(WordId::Attribute(extreme.attribute.attribute)),
                    );
                    found.extreme = Some(extreme);
                    let chooser = self.chooser(atoms, rest)?;
                    let rest = chooser.as_ref().map_or(rest, |(_, rest)| *rest);
                    found.chooser = chooser.map(|(chooser, _)| Box::new(chooser));
                    return Ok((found, rest));
                }
                Some("with") => match self.attempt(|| self.with(atoms, at + 1, entity)) {
                    Ok(like) => like,
                    // The word may belong to a verb: `swap a die on path with a die here`.
                    Err(_) if !self.explain => return Ok((found, at)),
                    Err(failure) => return Err(failure),
                },
                _ => return Ok((found, at)),
            };
            let (like, rest) = next;
            found.likes.push(like);
            at = rest;
        }
    }

    /// Returns whether a verb has these two words in its pattern.
    fn is_of_verb(&self, atoms: Atoms<'_>, at: usize) -> bool {
        if self.is_asked(atoms, at + 1) {
            for verb in &self.ctx.vocabulary.patterns().verbs {
                let after = verb.parts.iter().zip(verb.parts.iter().skip(1));
                for pair in after {
                    if let (PatternPart::Word(first, _), PatternPart::Word(second, _)) = pair
                        && atoms.is_word(at, first)
                    {
                        self.expect_words(*second, Meaning::Word(verb.row));
                    }
                }
            }
        }
        let is_here = |part: &PatternPart, at| match (part, atoms.word(at)) {
            (PatternPart::Word(one, other), Some(word)) => *one == word || other.as_deref() == Some(word),
            _ => false,
        };
        let mut verbs = self.ctx.vocabulary.patterns().verbs.iter();
        verbs.any(|verb| {
            let mut pairs = verb.parts.iter().zip(verb.parts.iter().skip(1));
            pairs.any(|(first, second)| is_here(first, at) && is_here(second, at + 1))
        })
    }

    /// Matches a verb of an attribute and its value: `shows 1 or 2`.
    pub(super) fn verbal(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        entity: EntityId,
        number: Number,
    ) -> Matched<Like> {
        let verbs = self.attributes_of(entity).filter_map(|(id, ty, _)| {
            let (one, other) = self.ctx.vocabulary.attribute(id).verb?;
            Some((id, ty, one, other))
        });
        let found = self.longest(verbs, |(attribute, ty, one, other)| {
            let right = if number == Number::Singular { one } else { other };
            if self.is_asked(atoms, at) {
                self.expect_words(right, Meaning::Word(WordId::Attribute(attribute)));
            }
            let written = match atoms.word(at) {
                Some(word) if word == one => Number::Singular,
                Some(word) if word == other => Number::Plural,
                _ => return Err(self.fail(at, |failure| failure.words([right.to_owned()]))),
            };
            self.agree(atoms, at, 1, number, Some(written), right);
            self.means(atoms, at, at + 1, Meaning::Word(WordId::Attribute(attribute)));
            let (test, rest) = self.value_test(atoms, at + 1, attribute, ty)?;
            let attribute = Attribute { attribute, args: Vec::new() };
            Ok((Like::Attribute { attribute, test, negated: false }, rest))
        });
        found.unwrap_or_else(|| Err(Failure::at(at)))
    }

    /// Matches the values that an attribute is compared with.
    fn value_test(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        attribute: AttributeId,
        ty: AttributeType,
    ) -> Matched<Test> {
        if let AttributeType::Noun(class) = ty {
            let class = self.ctx.vocabulary.find_class(class).ok_or_else(|| Failure::at(at))?;
            // `that carries a potion`: what is counted takes an article.
            let article =
                self.ctx.vocabulary.class(class).counted && matches!(atoms.word(at), Some("a" | "an"));
            let (nouns, rest) =
                self.nouns(atoms, at + usize::from(article), class, true, Number::Singular)?;
            return Ok((Test::Nouns(nouns), rest));
        }
        if let Some((op, rest)) = self.parity(atoms, at, attribute) {
            return Ok((Test::Compare(op, Vec::new()), rest));
        }
        let (op, at) = self.bound(atoms, at);
        let (values, rest) = if op == Comparison::Is {
            self.number_list(atoms, at)?
        } else {
            self.number(atoms, at).map(|(number, at)| (vec![number], at))?
        };
        Ok((Test::Compare(op, values), rest))
    }

    /// Matches `an even face`, `an odd face`.
    fn parity(&self, atoms: Atoms<'_>, at: usize, attribute: AttributeId) -> Option<(Comparison, usize)> {
        let op = match atoms.word(at + 1) {
            Some("even") => Comparison::Even,
            Some("odd") => Comparison::Odd,
            _ => return None,
        };
        let pattern = self.ctx.vocabulary.patterns().attributes.get(attribute.index())?;
        let (_, rest) = self.counted_pattern(atoms, at + 2, pattern, Some(Num::Const(1))).ok()?;
        (atoms.is_word(at, "an")).then_some((op, rest))
    }

    /// Matches `at least`, `at most`, or nothing.
    pub(super) fn bound(&self, atoms: Atoms<'_>, at: usize) -> (Comparison, usize) {
        self.expect_rest(atoms, at, &["at", "least"], Meaning::Fixed("at least"));
        self.expect_rest(atoms, at, &["at", "most"], Meaning::Fixed("at most"));
        let bound = |word| atoms.is_word(at, "at") && atoms.is_word(at + 1, word);
        if bound("least") {
            self.means(atoms, at, at + 2, Meaning::Fixed("at least"));
            (Comparison::AtLeast, at + 2)
        } else if bound("most") {
            self.means(atoms, at, at + 2, Meaning::Fixed("at most"));
            (Comparison::AtMost, at + 2)
        } else {
            (Comparison::Is, at)
        }
    }

    /// Matches `reputation at least 4`, `a trap`, `at least 2 traps`.
    fn with(&self, atoms: Atoms<'_>, at: usize, entity: EntityId) -> Matched<Like> {
        let numbers = self.attributes_of(entity).filter(|(_, ty, _)| ty.range().is_some());
        let by_number = self.longest(numbers, |(attribute, ty, pattern)| {
            let (args, rest) = self.counted_pattern(atoms, at, pattern, Some(Num::Const(2)))?;
            let (test, rest) = self.value_test(atoms, rest, attribute, ty)?;
            Ok((Like::Attribute { attribute: Attribute { attribute, args }, test, negated: false }, rest))
        });
        let failure = match by_number {
            Some(Ok(found)) => return Ok(found),
            Some(Err(failure)) => Some(failure),
            None => None,
        };
        self.possession(atoms, at, entity).map_err(|next| next.furthest_of(failure))
    }

    /// Matches a possession: `a trap`, `no trap`, `2 traps`, `at least 2 traps`.
    pub(super) fn possession(&self, atoms: Atoms<'_>, at: usize, entity: EntityId) -> Matched<Like> {
        match atoms.word(at) {
            Some("a" | "an") => self.has(atoms, at + 1, entity, (Comparison::AtLeast, Num::Const(1))),
            Some("no") => self.has(atoms, at + 1, entity, (Comparison::AtMost, Num::Const(0))),
            _ => {
                let (op, rest) = self.bound(atoms, at);
                let (count, rest) = self.number(atoms, rest)?;
                self.has(atoms, rest, entity, (op, count))
            }
        }
    }

    /// Matches a set that belongs to a thing, written without its preposition.
    fn has(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        entity: EntityId,
        (op, count): (Comparison, Num),
    ) -> Matched<Like> {
        let number = if count == Num::Const(1) || op == Comparison::AtMost && count == Num::Const(0) {
            Number::Singular
        } else {
            Number::Plural
        };
        let belongings = (0..)
            .map(SelectorId)
            .zip(&self.ctx.vocabulary.patterns().selectors)
            .filter(|(_, pattern)| is_belonging(pattern, entity));
        let mut types = Vec::new();
        for (id, _) in belongings {
            let of = self.ctx.vocabulary.find_entity(self.ctx.vocabulary.selector(id).entity);
            if let Some(of) = of.filter(|of| !types.iter().any(|(known, _)| known == of)) {
                types.push((of, id));
            }
        }
        let found = self.longest(types, |(of, selector)| {
            let (likes, rest) = self.core(atoms, at, of, number)?;
            let it = Entity { quantifier: Quantifier::The, source: EntitySource::It };
            let args = vec![crate::ir::Arg::Entity(it)];
            let set = Set {
                selector,
                args,
                other: false,
                likes,
                extreme: None,
                chooser: None,
                name: None,
                count: None,
            };
            Ok((Like::Has { set, op, count }, rest))
        });
        found.unwrap_or_else(|| Err(self.fail(at, |failure| failure.thing("something that it has"))))
    }

    /// Matches `highest face`, `most gold`.
    fn extreme(&self, atoms: Atoms<'_>, at: usize, entity: EntityId) -> Matched<Extreme> {
        self.expect_fixed(atoms, at, &["highest", "lowest", "most", "fewest"]);
        let (highest, quantity) = match atoms.word(at) {
            Some("highest") => (true, false),
            Some("lowest") => (false, false),
            Some("most") => (true, true),
            Some("fewest") => (false, true),
            _ => {
                let words = ["highest", "lowest", "most", "fewest"].map(str::to_owned);
                return Err(self.fail(at, |failure| failure.words(words)));
            }
        };
        let numbers = self.attributes_of(entity).filter(|(_, ty, _)| ty.range().is_some());
        let found = self.longest(numbers, |(attribute, ty, pattern)| {
            let counted = Num::Const(if quantity { 2 } else { 1 });
            let (args, rest) = self.counted_pattern(atoms, at + 1, pattern, Some(counted))?;
            if matches!(ty, AttributeType::Quantity(..)) != quantity {
                let right = match (highest, quantity) {
                    (true, true) => "highest",
                    (false, true) => "lowest",
                    (true, false) => "most",
                    (false, false) => "fewest",
                };
                let message = format!("of this it is `{right}`");
                let failure = Failure::certain(at, 1, "unexpected-word", message)
                    .hint("`most` and `fewest` of pieces, `highest` and `lowest` of values");
                return Err(Failure { reach: rest, ..failure });
            }
            Ok((Extreme { attribute: Attribute { attribute, args }, highest }, rest))
        });
        found.unwrap_or_else(|| Err(Failure::at(at + 1)))
    }
}

/// Returns whether a selector lists the things that belong to a thing of a type and reads nothing else:
/// `* of {whom:player}`.
fn is_belonging(pattern: &Pattern, entity: EntityId) -> bool {
    match pattern.parts.split_last() {
        Some((PatternPart::Slot { ty: SlotType::Entity(of), .. }, [PatternPart::Core, words @ ..])) => {
            of.contains(&entity)
                && !words.is_empty()
                && words.iter().all(|part| matches!(part, PatternPart::Word(..)))
        }
        _ => false,
    }
}
