//! Editor queries about a position in an effect: what a word means, and what can stand there. They use the
//! same matching as the checker.

use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Expected, Meaning, Meant};
use super::scope::Scope;
use super::{Checker, Context};
use crate::vocabulary::Number;
use crate::vocabulary::id::{DurationId, LimitId};
use crate::vocabulary::spec::HookKind;
use crate::vocabulary::word_id::WordId;
use provost_grammar::{Cursor, Form, Reading, ast};
use std::cell::Cell;

/// Returns the meanings of the words of a text, in no particular order. Unreadable parts are left out.
pub fn meanings(text: &str, form: Form, ctx: &Context<'_>) -> Vec<Meant> {
    let mut checker = Checker { ask: Ask::Meanings, ..Checker::new(ctx) };
    match form {
        Form::Effect => {
            let tree = provost_grammar::parse(text)
                .or_else(|errors| provost_grammar::parse_sound(text, &errors).ok_or(errors));
            if let Ok(tree) = tree {
                checker.effect(&tree);
            }
        }
        Form::Condition => {
            if let Ok((tree, _)) = provost_grammar::parse_condition(text) {
                checker.condition(&tree, &Scope::of_kind(ctx));
            }
        }
    }
    checker.meant
}

/// The completions at a cursor.
#[derive(Clone, Debug, Default)]
pub struct Possible {
    /// Words of the vocabulary.
    pub expected: Vec<Expected>,
    /// Whether the phrase at the cursor begins before it.
    pub begun: bool,
    /// Whether a number is built there, which `is` can set.
    pub builds_number: bool,
}

/// Returns the completions at a cursor, apart from the fixed words of the grammar.
pub fn expected(cursor: &Cursor, ctx: &Context<'_>) -> Possible {
    let mut all = Possible::default();
    for reading in &cursor.readings {
        let search = Search { ctx, at: cursor.word.start, begun: Cell::new(false), builds: Cell::new(false) };
        let found = match reading {
            Reading::Effect(effect) => search.abilities(&effect.abilities),
            Reading::Condition(condition) => search.condition(condition, &Scope::of_kind(ctx)),
        };
        for expected in found.unwrap_or_default() {
            if !all.expected.contains(&expected) {
                all.expected.push(expected);
            }
        }
        all.begun |= search.begun.get();
        all.builds_number |= search.builds.get();
    }
    all
}

/// A search for the phrase that contains the cursor.
pub(super) struct Search<'a> {
    pub(super) ctx: &'a Context<'a>,
    /// The start of the placeholder.
    at: usize,
    /// Whether the phrase begins before it.
    begun: Cell<bool>,
    /// Whether it may be a number that is set.
    builds: Cell<bool>,
}

impl Search<'_> {
    /// Returns the atoms of a phrase before the cursor, if it contains the cursor.
    fn before<'t>(&self, phrase: &'t ast::Phrase) -> Option<Atoms<'t>> {
        let index = phrase.atoms.iter().position(|atom| atom.span.start == self.at)?;
        self.begun.set(index > 0);
        Some(Atoms::of(phrase).part(0, index))
    }

    fn abilities(&self, abilities: &[ast::Ability]) -> Option<Vec<Expected>> {
        abilities.iter().find_map(|ability| self.ability(ability))
    }

    fn ability(&self, ability: &ast::Ability) -> Option<Vec<Expected>> {
        let outside = Scope::of_kind(self.ctx);
        if let Some(atoms) = self.before(&ability.timing) {
            return Some(Matcher::expected(self.ctx, &outside, |matcher| matcher.hooks(atoms)));
        }
        let timing = Atoms::of(&ability.timing);
        let hooks = Matcher::run(self.ctx, &outside, Ask::Nothing, |matcher| matcher.hooks(timing));
        let hooks = hooks.map_or_else(|_| Vec::new(), |(hooks, _)| hooks);
        let scope = Scope::of_timing(self.ctx, &hooks);
        let limit = || self.limit(ability.limit.as_ref()?, &scope);
        let when = || self.condition(ability.when.as_ref()?, &scope);
        let unless = || self.condition(ability.unless.as_ref()?, &scope);
        let cost = || self.cost(ability.cost.as_ref()?, &scope);
        let until = || self.duration(ability.until.as_ref()?);
        limit()
            .or_else(when)
            .or_else(unless)
            .or_else(cost)
            .or_else(until)
            .or_else(|| self.steps(&ability.body.steps, &scope))
    }

    fn limit(&self, phrase: &ast::Phrase, scope: &Scope) -> Option<Vec<Expected>> {
        let atoms = self.before(phrase)?;
        let limits = || (0..).map(LimitId).zip(&self.ctx.vocabulary.patterns().limits);
        Some(Matcher::expected(self.ctx, scope, |matcher| matcher.whole(atoms, limits())))
    }

    fn condition(&self, condition: &ast::Condition, scope: &Scope) -> Option<Vec<Expected>> {
        match condition {
            ast::Condition::All(parts, _) | ast::Condition::Any(parts, _) => {
                parts.iter().find_map(|part| self.condition(part, scope))
            }
            ast::Condition::Phrase(phrase) => {
                let atoms = self.before(phrase)?;
                Some(Matcher::expected(self.ctx, scope, |matcher| matcher.fact(atoms)))
            }
        }
    }

    fn cost(&self, cost: &ast::Cost, scope: &Scope) -> Option<Vec<Expected>> {
        let atoms = self.before(&cost.phrase)?;
        Some(Matcher::expected(self.ctx, scope, |matcher| matcher.cost(atoms, cost.kind)))
    }

    fn duration(&self, phrase: &ast::Phrase) -> Option<Vec<Expected>> {
        let atoms = self.before(phrase)?;
        let scope = Scope::of_kind(self.ctx);
        Some(Matcher::expected(self.ctx, &scope, |matcher| {
            for (id, duration) in (0..).map(DurationId).zip(self.ctx.vocabulary.game().durations) {
                let words: Vec<&str> = duration.phrase.split_ascii_whitespace().collect();
                matcher.expect_rest(atoms, 0, &words, Meaning::Word(WordId::Duration(id)));
                if atoms.whole() == duration.phrase {
                    matcher.expect(Expected::End);
                }
            }
            Ok(())
        }))
    }

    fn steps(&self, steps: &[ast::Step], scope: &Scope) -> Option<Vec<Expected>> {
        steps.iter().find_map(|step| self.step(step, scope))
    }

    fn step(&self, step: &ast::Step, scope: &Scope) -> Option<Vec<Expected>> {
        match &step.kind {
            ast::StepKind::Act { phrase, for_each, cap, repeat } => {
                let act = || self.act(phrase, scope);
                let each = || self.for_each(for_each.as_ref()?, scope);
                let count = || self.quantity(&repeat.as_ref()?.count, scope);
                let most = || self.quantity(cap.as_ref()?, scope);
                act().or_else(each).or_else(most).or_else(count)
            }
            ast::StepKind::Add { amount, target, for_each } => {
                let number = || self.quantity(&amount.value, scope);
                let target = || {
                    let atoms = self.before(target)?;
                    Some(Matcher::expected(self.ctx, scope, |matcher| matcher.target(atoms)))
                };
                let each = || self.for_each(for_each.as_ref()?, scope);
                number().or_else(target).or_else(each)
            }
            ast::StepKind::Set { target: _, bound: _, value } => self.quantity(value, scope),
            ast::StepKind::Choose(alternatives) => self.alternatives(alternatives, scope),
            ast::StepKind::Fork { who, alternatives } => {
                let choice = || self.alternatives(alternatives, &scope.with_subject());
                self.who(who, scope).or_else(choice)
            }
            ast::StepKind::Offer { who, cost, steps } => {
                let theirs = scope.with_subject();
                let cost = || self.cost(cost.as_ref()?, &theirs);
                self.who(who, scope).or_else(cost).or_else(|| self.steps(steps, &theirs))
            }
            ast::StepKind::Pick { who, what } => {
                let who = || self.who(who.as_ref()?, scope);
                let what = || {
                    let atoms = self.before(what)?;
                    Some(Matcher::expected(self.ctx, scope, |matcher| matcher.any_thing(atoms)))
                };
                who().or_else(what)
            }
            ast::StepKind::If { condition, steps, otherwise } => {
                let steps = || self.steps(steps, scope).or_else(|| self.steps(otherwise, scope));
                self.condition(condition, scope).or_else(steps)
            }
            ast::StepKind::Grant(abilities) => self.abilities(abilities),
        }
    }

    fn alternatives(&self, alternatives: &[ast::Alternative], scope: &Scope) -> Option<Vec<Expected>> {
        alternatives.iter().find_map(|alternative| {
            let cost = || self.cost(alternative.cost.as_ref()?, scope);
            cost().or_else(|| self.steps(&alternative.steps, scope))
        })
    }

    /// Completes the player before `may` or `chooses`.
    fn who(&self, who: &ast::Phrase, scope: &Scope) -> Option<Vec<Expected>> {
        let atoms = self.before(who)?;
        Some(Matcher::expected(self.ctx, scope, |matcher| matcher.who(atoms)))
    }

    /// Completes a verb or a number that is set; only the text after the phrase tells which.
    fn act(&self, phrase: &ast::Phrase, scope: &Scope) -> Option<Vec<Expected>> {
        let atoms = self.before(phrase)?;
        if scope.hook_kind(self.ctx.vocabulary) == Some(HookKind::Number) {
            self.builds.set(true);
            return Some(Matcher::expected(self.ctx, scope, |matcher| matcher.target(atoms)));
        }
        let verbs = Matcher::expected(self.ctx, scope, |matcher| matcher.verb(atoms));
        Some(self.with_subjects(atoms, scope, verbs))
    }

    fn for_each(&self, each: &ast::ForEach, scope: &Scope) -> Option<Vec<Expected>> {
        let number = if each.every.is_some() { Number::Plural } else { Number::Singular };
        let counted = || {
            let atoms = self.before(&each.phrase)?;
            Some(Matcher::expected(self.ctx, scope, |matcher| {
                matcher.counted_value(atoms, number).map(|_| matcher.expect(Expected::End))
            }))
        };
        let every = || self.quantity(each.every.as_ref()?, scope);
        let cap = || self.quantity(each.cap.as_ref()?, scope);
        every().or_else(counted).or_else(cap)
    }

    fn quantity(&self, quantity: &ast::Quantity, scope: &Scope) -> Option<Vec<Expected>> {
        if let ast::Quantity::Words(phrase) = quantity {
            let atoms = self.before(phrase)?;
            return Some(Matcher::expected(self.ctx, scope, |matcher| {
                let (_, rest) = matcher.value(atoms, 0, Number::Plural)?;
                if rest == atoms.end() {
                    matcher.expect(Expected::End);
                }
                Ok(())
            }));
        }
        if quantity.span().start != self.at {
            return None;
        }
        let phrase = ast::Phrase { atoms: Vec::new(), span: quantity.span() };
        Some(Matcher::expected(self.ctx, scope, |matcher| {
            matcher.value(Atoms::of(&phrase), 0, Number::Plural)
        }))
    }
}
