//! Conditions: words of the game, and numbers compared.

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Expected, Meaning, Record};
use super::scope::Scope;
use super::{Checker, advice};
use crate::ir;
use crate::vocabulary::Number;
use crate::vocabulary::id::{ConditionId, EntityId, MeasureId};
use crate::vocabulary::word_id::WordId;
use provost_grammar::ast;

impl Checker<'_> {
    /// Checks a condition; `None` if it has an error.
    pub(super) fn condition(&mut self, condition: &ast::Condition, scope: &Scope) -> Option<ir::Condition> {
        let parts = |this: &mut Self, parts: &[ast::Condition]| {
            // Every part is checked, so that all findings come at once.
            let checked: Vec<_> = parts.iter().map(|part| this.condition(part, scope)).collect();
            checked.into_iter().collect::<Option<Vec<_>>>()
        };
        match condition {
            ast::Condition::All(all, _) => parts(self, all).map(ir::Condition::All),
            ast::Condition::Any(any, _) => parts(self, any).map(ir::Condition::Any),
            ast::Condition::Phrase(phrase) => self.fact(Atoms::of(phrase), scope),
        }
    }

    fn fact(&mut self, atoms: Atoms<'_>, scope: &Scope) -> Option<ir::Condition> {
        self.matching(atoms, scope, "condition", |matcher| matcher.fact(atoms))
    }

    /// Matches a phrase and records the notes; `what` names the phrase in plain words.
    pub(super) fn matching<T>(
        &mut self,
        atoms: Atoms<'_>,
        scope: &Scope,
        what: &str,
        find: impl Fn(&Matcher<'_>) -> Result<T, Failure>,
    ) -> Option<T> {
        match Matcher::run(self.ctx, scope, self.ask, find) {
            Ok((found, record)) => {
                self.findings.extend(record.notes);
                self.meant.extend(record.meant);
                Some(found)
            }
            Err(failure) => {
                self.findings.push(advice::explain(self.ctx, atoms, what, failure));
                None
            }
        }
    }
}

impl Matcher<'_> {
    pub(super) fn fact(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let conditions = (0..).map(ConditionId).zip(&self.ctx.vocabulary.patterns().conditions);
        let offered = conditions.filter(|(id, _)| self.is_offered(self.ctx.vocabulary.condition(*id).needs));
        let failure = match self.whole(atoms, offered) {
            Ok((condition, args)) => {
                let needs = self.ctx.vocabulary.condition(condition).needs;
                self.needs(atoms, needs)?;
                return Ok(ir::Condition::Test { condition, args, span: atoms.span() });
            }
            Err(failure) => failure,
        };
        let ways: [&dyn Fn() -> Result<ir::Condition, Failure>; 4] =
            [&|| self.compare(atoms), &|| self.like(atoms), &|| self.there(atoms), &|| self.alike(atoms)];
        let found = self.longest(ways, |way| way().map(|found| (found, atoms.end())));
        let found = found.unwrap_or_else(|| Err(Failure::at(0)));
        found.map(|(condition, _)| condition).map_err(|next| next.furthest(failure))
    }

    /// Returns whether a single word that means things is a role, too: `monster`.
    fn is_role(&self, atoms: Atoms<'_>, len: usize) -> bool {
        let role = atoms.word(0).and_then(|word| self.ctx.vocabulary.find_role(word));
        len == 1 && role.is_some()
    }

    fn compare(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let (number, at) = self.value(atoms, 0, Number::Plural).map_err(|failure| {
            let set = if self.explain {
                self.attempt(|| self.any_set(atoms, 0, Number::Plural)).ok()
            } else {
                None
            };
            match set {
                // Only if nothing else was meant: `mercenaries here is at least 2`.
                Some((_, rest)) if atoms.is_word(rest, "is") && !self.is_role(atoms, rest) => {
                    let written = atoms.part(0, rest).whole();
                    let message = format!("`{written}` are things, and a number is compared");
                    let hint = format!("write `number of {written}`");
                    let failure = Failure::certain(0, rest, "type-mismatch", message).hint(hint);
                    Failure { reach: atoms.end(), ..failure }
                }
                Some(_) | None => failure,
            }
        })?;
        self.expect_fixed(atoms, at, &["is"]);
        if !atoms.is_word(at, "is") {
            return Err(self.fail(at, |failure| failure.words(["is".to_owned()])));
        }
        self.means(atoms, at, at + 1, Meaning::Fixed("is"));
        let at = at + 1;
        self.expect_fixed(atoms, at, &["even", "odd"]);
        let span = atoms.span();
        let parity = match atoms.word(at) {
            Some("even") => Some(ir::Comparison::Even),
            Some("odd") => Some(ir::Comparison::Odd),
            _ => None,
        };
        if let Some(op) = parity {
            return if at + 1 < atoms.end() {
                Err(Failure::at(at + 1))
            } else {
                Ok(ir::Condition::Compare { number, op, values: Vec::new(), span })
            };
        }
        if let Some(than) = self.than(atoms, at) {
            let (value, rest) = self.value(atoms, at + 2, Number::Plural)?;
            if rest < atoms.end() {
                return Err(Failure::at(rest));
            }
            // More than this is not at most this: nothing after the checker needs a comparison of its own.
            let compare = ir::Condition::Compare { number, op: than, values: vec![value], span };
            return Ok(ir::Condition::Not(Box::new(compare)));
        }
        let (op, at) = self.bound(atoms, at);
        let several = op == ir::Comparison::Is
            && matches!(atoms.kind(at), Some(ast::AtomKind::Number(_) | ast::AtomKind::Param(_)));
        let (values, at) = if several || self.is_asked(atoms, at) {
            let (values, rest) = self.number_list(atoms, at)?;
            (values.into_iter().map(ir::Number::Num).collect(), rest)
        } else {
            self.value(atoms, at, Number::Plural).map(|(value, at)| (vec![value], at)).map_err(|failure| {
                failure.furthest(
                    self.fail(at, |failure| failure.words(["at least", "at most"].map(str::to_owned))),
                )
            })?
        };
        if at < atoms.end() {
            return Err(Failure::at(at));
        }
        if self.ask == Ask::Expected {
            self.expect(Expected::End);
        }
        Ok(ir::Condition::Compare { number, op, values, span })
    }

    /// Matches `more than` and `less than` before a number in words, and returns what they rule out. Before a
    /// written number there is one way to say it: `at least 4`.
    fn than(&self, atoms: Atoms<'_>, at: usize) -> Option<ir::Comparison> {
        self.expect_rest(atoms, at, &["more", "than"], Meaning::Fixed("more than"));
        self.expect_rest(atoms, at, &["less", "than"], Meaning::Fixed("less than"));
        let written = matches!(atoms.kind(at + 2), None | Some(ast::AtomKind::Number(_)));
        let (op, word) = match atoms.word(at) {
            Some("more") => (ir::Comparison::AtMost, "more than"),
            Some("less") => (ir::Comparison::AtLeast, "less than"),
            _ => return None,
        };
        if written || !atoms.is_word(at + 1, "than") {
            return None;
        }
        self.means(atoms, at, at + 2, Meaning::Fixed(word));
        Some(op)
    }

    /// Matches a property: `bearer is wounded`, `a die on path shows 6`, `victim has a potion`.
    fn like(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let types = (0..).map(EntityId).zip(self.ctx.vocabulary.game().entities).map(|(id, _)| id);
        let found = self.longest(types, |entity| {
            let (of, at) = self.entity(atoms, 0, &[entity])?;
            let (like, rest) = self.predicate(atoms, at, entity)?;
            if rest < atoms.end() {
                return Err(Failure::at(rest));
            }
            Ok((ir::Condition::Like { of, like, span: atoms.span() }, rest))
        });
        if self.ask == Ask::Expected {
            self.expect(Expected::End);
        }
        found.unwrap_or_else(|| Err(Failure::at(0))).map(|(condition, _)| condition)
    }

    /// Matches `is [not] wounded`, `is jungle or air`, `shows 6`, `has a potion`.
    fn predicate(&self, atoms: Atoms<'_>, at: usize, entity: EntityId) -> Matched<ir::Like> {
        self.expect_fixed(atoms, at, &["is", "has"]);
        match atoms.word(at) {
            Some("is" | "are") => {
                self.means(atoms, at, at + 1, Meaning::Fixed("is"));
                let negated = atoms.is_word(at + 1, "not");
                let at = at + 1 + usize::from(negated);
                let special = match atoms.word(at) {
                    Some("a" | "an") => self.special_noun(atoms, at + 1, entity, Number::Singular),
                    _ => None,
                };
                let (mut like, rest) = match special {
                    Some(like) => (like, at + 2),
                    None => self.adjective(atoms, at, entity)?,
                };
                if let ir::Like::Attribute { negated: not, .. } = &mut like {
                    *not = negated;
                }
                Ok((like, rest))
            }
            Some("has" | "have") => {
                self.means(atoms, at, at + 1, Meaning::Fixed("has"));
                self.possession(atoms, at + 1, entity)
            }
            _ => self.verbal(atoms, at, entity, Number::Singular).map_err(|failure| {
                failure.furthest(self.fail(at, |failure| failure.words(["is", "has"].map(str::to_owned))))
            }),
        }
    }

    /// Matches `there is a trap on path`, `there is no wounded mercenary here`.
    fn there(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        self.expect_rest(atoms, 0, &["there", "is", "a"], Meaning::Fixed("there is"));
        self.expect_rest(atoms, 0, &["there", "is", "no"], Meaning::Fixed("there is no"));
        if !atoms.is_word(0, "there") {
            return Err(Failure::at(0));
        }
        if !atoms.is_word(1, "is") {
            return Err(self.fail(1, |failure| failure.words(["is".to_owned()])));
        }
        self.means(atoms, 0, 3, Meaning::Fixed("there is"));
        let none = match atoms.word(2) {
            Some("a" | "an" | "another") => false,
            Some("no") => true,
            _ => return Err(self.fail(2, |failure| failure.words(["a", "no"].map(str::to_owned)))),
        };
        let ((_, mut set), at) = self.any_set(atoms, 3, Number::Singular)?;
        set.other |= atoms.is_word(2, "another");
        if at < atoms.end() {
            return Err(Failure::at(at));
        }
        let there = ir::Condition::There { set, span: atoms.span() };
        Ok(if none { ir::Condition::Not(Box::new(there)) } else { there })
    }

    /// Matches `2 dice on path show the same face`, `all dice on path show different faces`, `3 dice on path show
    /// faces in a row`.
    fn alike(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let (count, at) = if atoms.is_word(0, "all") {
            (None, 1)
        } else {
            let (count, at) = self.number(atoms, 0)?;
            (Some(count), at)
        };
        let ((entity, set), at) = self.any_set(atoms, at, Number::Plural)?;
        let attributes = self.attributes_of(entity);
        let found = self.longest(attributes, |(id, ty, pattern)| {
            let verb = self.ctx.vocabulary.attribute(id).verb.map_or("have", |(_, other)| other);
            if self.is_asked(atoms, at) {
                self.expect_words(verb, Meaning::Word(WordId::Attribute(id)));
            }
            if !atoms.is_word(at, verb) {
                return Err(self.fail(at, |failure| failure.words([verb.to_owned()])));
            }
            let (how, rest, plural) = match (atoms.word(at + 1), atoms.word(at + 2)) {
                (Some("the"), Some("same")) => (ir::Alike::Same, at + 3, 1),
                (Some("different"), _) => (ir::Alike::Different, at + 2, 2),
                _ => (ir::Alike::InARow, at + 1, 2),
            };
            self.expect_rest(atoms, at + 1, &["the", "same"], Meaning::Fixed("the same"));
            self.expect_fixed(atoms, at + 1, &["different"]);
            let (args, rest) = self.counted_pattern(atoms, rest, pattern, Some(ir::Num::Const(plural)))?;
            let rest = match how {
                ir::Alike::Same | ir::Alike::Different => rest,
                ir::Alike::InARow => {
                    let row = ["in", "a", "row"];
                    if ty.range().is_none()
                        || (0..3).any(|word| row.get(word) != atoms.word(rest + word).as_ref())
                    {
                        return Err(self.fail(rest, |failure| failure.words(["in a row".to_owned()])));
                    }
                    rest + 3
                }
            };
            if rest < atoms.end() {
                return Err(Failure::at(rest));
            }
            let attribute = ir::Attribute { attribute: id, args };
            let set = set.clone();
            Ok((ir::Condition::Alike { count, set, attribute, how, span: atoms.span() }, rest))
        });
        found.unwrap_or_else(|| Err(Failure::at(at))).map(|(condition, _)| condition)
    }

    /// Matches the longest readable number from an atom on, in the plural (`missions completed is 2`) or,
    /// after `for each`, in the singular.
    pub(super) fn measure(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Measure> {
        let count = ir::Num::Const(if number == Number::Singular { 1 } else { 2 });
        let vocabulary = self.ctx.vocabulary;
        let mut best: Option<(ir::Measure, usize, Record)> = None;
        let mut failure: Option<Failure> = None;
        for (id, pattern) in (0..).map(MeasureId).zip(&vocabulary.patterns().measures) {
            if !self.is_offered(vocabulary.measure(id).needs) {
                continue;
            }
            let attempt = self.apart(|| {
                let (args, rest) = self.counted_pattern(atoms, at, pattern, Some(count))?;
                self.needs(atoms.part(at, rest), vocabulary.measure(id).needs)?;
                Ok((args, rest))
            });
            match attempt {
                Ok(((args, rest), record)) if best.as_ref().is_none_or(|(_, longest, _)| rest > *longest) => {
                    best = Some((ir::Measure { measure: id, args }, rest, record));
                }
                Ok(_) => {}
                Err(next) => {
                    failure = Some(next.furthest_of(failure));
                }
            }
        }
        match (best, failure) {
            (Some((measure, rest, record)), _) => {
                self.keep(record);
                Ok((measure, rest))
            }
            (None, Some(failure)) => Err(failure),
            (None, None) => Err(self.fail(at, |failure| failure.thing("a number"))),
        }
    }

    /// Returns whether completion offers a word that reads these roles.
    fn is_offered(&self, needs: &[&'static str]) -> bool {
        self.ask != Ask::Expected || self.scope.first_missing(self.ctx.vocabulary, needs).is_none()
    }

    /// Checks that the moment offers the roles that a word reads without naming them.
    pub(super) fn needs(&self, atoms: Atoms<'_>, needs: &[&'static str]) -> Result<(), Failure> {
        match self.scope.first_missing(self.ctx.vocabulary, needs) {
            Some(role) => Err(self.role_not_offered(0, atoms.end(), role)),
            None => Ok(()),
        }
    }
}
