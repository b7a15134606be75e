//! Conditions: words of the game, and numbers compared.

use super::failure::{Failure, Matched};
use super::pattern::Matcher;
use super::phrase::Atoms;
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
        match Matcher::run(self.ctx, scope, find) {
            Ok((found, notes)) => {
                self.findings.extend(notes);
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
    fn fact(&self, atoms: Atoms<'_>) -> Result<ir::Condition, Failure> {
        let conditions = (0..).map(ConditionId).zip(&self.ctx.vocabulary.patterns().conditions);
        let failure = match self.whole(atoms, conditions) {
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
        if !atoms.is_word(at, "is") {
            return Err(self.fail(at, |failure| failure.words(["is".to_owned()])));
        }
        let at = at + 1;
        let bound = |word| atoms.is_word(at, "at") && atoms.is_word(at + 1, word);
        let (op, at) = if bound("least") {
            (ir::Comparison::AtLeast, at + 2)
        } else if bound("most") {
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
        Ok(ir::Condition::Compare { measure, op, values, span: atoms.span() })
    }

    /// Matches a number that can be read: the longest that fits from an atom on. It is written in the plural
    /// (`missions completed is 2`), behind `for each` in the singular.
    pub(super) fn measure(&self, atoms: Atoms<'_>, at: usize, number: Number) -> Matched<ir::Measure> {
        let count = ir::Num::Const(if number == Number::Singular { 1 } else { 2 });
        let vocabulary = self.ctx.vocabulary;
        let mut best: Option<(ir::Measure, usize)> = None;
        let mut failure: Option<Failure> = None;
        for (id, pattern) in (0..).map(MeasureId).zip(&vocabulary.patterns().measures) {
            let attempt = self.attempt(|| {
                let (args, rest) = self.counted_pattern(atoms, at, pattern, Some(count))?;
                self.needs(atoms.part(at, rest), vocabulary.measure(id).needs)?;
                Ok((args, rest))
            });
            match attempt {
                Ok((args, rest)) if best.as_ref().is_none_or(|(_, longest)| rest > *longest) => {
                    best = Some((ir::Measure { measure: id, args }, rest));
                }
                Ok(_) => {}
                Err(next) => {
                    failure = Some(next.furthest_of(failure));
                }
            }
        }
        match (best, failure) {
            (Some(best), _) => Ok(best),
            (None, Some(failure)) => Err(failure),
            (None, None) => Err(self.fail(at, |failure| failure.thing("a number"))),
        }
    }

    /// Sees that the moment offers the roles which a word reads without naming them.
    pub(super) fn needs(&self, atoms: Atoms<'_>, needs: &[&'static str]) -> Result<(), Failure> {
        match self.scope.first_missing(self.ctx.vocabulary, needs) {
            Some(role) => Err(self.role_not_offered(0, atoms.end(), role)),
            None => Ok(()),
        }
    }
}
