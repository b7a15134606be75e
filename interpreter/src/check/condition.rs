//! Conditions: words of the game, and numbers compared.

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Expected, Meaning, Record};
use super::scope::Scope;
use super::{Checker, advice};
use crate::ir;
use crate::vocabulary::Number;
use crate::vocabulary::id::{ConditionId, MeasureId};
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

    /// Matches a phrase and notes what comes of it; `what` is the phrase in plain words.
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
        self.attempt(|| self.compare(atoms)).map_err(|next| next.furthest(failure))
    }

    fn compare(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let (measure, at) = self.measure(atoms, 0, Number::Plural)?;
        self.expect_fixed(atoms, at, &["is"]);
        if !atoms.is_word(at, "is") {
            return Err(self.fail(at, |failure| failure.words(["is".to_owned()])));
        }
        self.means(atoms, at, at + 1, Meaning::Fixed("is"));
        let at = at + 1;
        self.expect_rest(atoms, at, &["at", "least"], Meaning::Fixed("at least"));
        self.expect_rest(atoms, at, &["at", "most"], Meaning::Fixed("at most"));
        let bound = |word| atoms.is_word(at, "at") && atoms.is_word(at + 1, word);
        let (op, at) = if bound("least") {
            self.means(atoms, at, at + 2, Meaning::Fixed("at least"));
            (ir::Comparison::AtLeast, at + 2)
        } else if bound("most") {
            self.means(atoms, at, at + 2, Meaning::Fixed("at most"));
            (ir::Comparison::AtMost, at + 2)
        } else {
            (ir::Comparison::Is, at)
        };
        let (values, at) = if op == ir::Comparison::Is {
            self.number_list(atoms, at).map_err(|failure| {
                failure.furthest(
                    self.fail(at, |failure| failure.words(["at least", "at most"].map(str::to_owned))),
                )
            })?
        } else {
            self.number(atoms, at).map(|(number, at)| (vec![number], at))?
        };
        if at < atoms.end() {
            return Err(Failure::at(at));
        }
        if self.ask == Ask::Expected {
            self.expect(Expected::End);
        }
        Ok(ir::Condition::Compare { measure, op, values, span: atoms.span() })
    }

    /// Matches a number that can be read: the longest that fits from an atom on. It is written in the plural
    /// (`missions completed is 2`), behind `for each` in the singular.
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

    /// Whether a word that reads these roles is offered where somebody asks what could follow.
    fn is_offered(&self, needs: &[&'static str]) -> bool {
        self.ask != Ask::Expected || self.scope.first_missing(self.ctx.vocabulary, needs).is_none()
    }

    /// Sees that the moment offers the roles which a word reads without naming them.
    pub(super) fn needs(&self, atoms: Atoms<'_>, needs: &[&'static str]) -> Result<(), Failure> {
        match self.scope.first_missing(self.ctx.vocabulary, needs) {
            Some(role) => Err(self.role_not_offered(0, atoms.end(), role)),
            None => Ok(()),
        }
    }
}
