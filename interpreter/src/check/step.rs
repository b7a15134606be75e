//! Steps: verbs, changes of numbers, choices, granted abilities.

use super::ability::transpose;
use super::failure::Failure;
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::Ask;
use super::scope::Scope;
use super::{Checker, advice};
use crate::ir;
use crate::vocabulary::Number;
use crate::vocabulary::id::{TargetId, VerbId};
use crate::vocabulary::spec::{HookKind, VerbSpec};
use provost_grammar::ast;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The context of a step.
#[derive(Clone, Copy)]
pub(super) struct Setting<'a> {
    pub(super) scope: &'a Scope,
    /// Whether the ability has `until`.
    pub(super) until: bool,
}

impl Checker<'_> {
    pub(super) fn step(&mut self, step: &ast::Step, setting: &Setting<'_>) -> Option<ir::Step> {
        if let Some(finding) = advice::condition_in_step(step) {
            self.findings.push(finding);
            return None;
        }
        if !self.fits_hook(step, setting.scope) {
            return None;
        }
        match &step.kind {
            ast::StepKind::Act { phrase, for_each, cap, repeat } => {
                let act = self.act(Atoms::of(phrase), setting.scope);
                let act = match cap {
                    None => act,
                    Some(cap) => {
                        let most = self.quantity(cap);
                        act.and_then(|(verb, args)| Some((verb, self.capped(args, most?, cap.span())?)))
                    }
                };
                let for_each = for_each.as_ref().map(|each| self.for_each(each, setting.scope));
                let repeat = repeat.as_ref().map(|repeat| self.repeat(repeat));
                let (verb, args) = act?;
                let for_each = transpose(for_each)?;
                let repeat = transpose(repeat)?;
                if ir::count_in(&args).is_some() && (repeat.is_some() || for_each.is_some()) {
                    let message = "a step that chooses several things is done once";
                    let finding = Diagnostic::error("unexpected-word", step.span, message)
                        .with_hint("write it in two steps, joined by `then`");
                    self.findings.push(finding);
                    return None;
                }
                Some(ir::Step::Act { verb, args, for_each, repeat, span: step.span })
            }
            ast::StepKind::Add { amount, target, for_each } => {
                let found = self.target(Atoms::of(target), setting.scope);
                let for_each = for_each.as_ref().map(|each| self.for_each(each, setting.scope));
                let value = self.value_of(&amount.value, setting.scope);
                let (target, args) = found?;
                let for_each = transpose(for_each)?;
                let change =
                    if amount.negative { ir::Change::Subtract(value?) } else { ir::Change::Add(value?) };
                Some(ir::Step::Change { target, args, change, for_each, span: step.span })
            }
            ast::StepKind::Set { target, bound, value } => {
                let found = self.target(Atoms::of(target), setting.scope);
                let change = self.set_to(*bound, value, setting.scope);
                let (target, args) = found?;
                let change = change?;
                Some(ir::Step::Change { target, args, change, for_each: None, span: step.span })
            }
            ast::StepKind::Choose(alternatives) => self.choose(alternatives, step.span, setting),
            ast::StepKind::Fork { who, alternatives } => self.fork(who, alternatives, step.span, setting),
            ast::StepKind::Offer { who, cost, steps } => {
                self.offer(who, cost.as_ref(), steps, step.span, setting)
            }
            ast::StepKind::Pick { who, what } => self.pick(who.as_ref(), what, step.span, setting),
            ast::StepKind::If { condition, steps, otherwise } => {
                let condition = self.condition(condition, setting.scope);
                let steps = self.steps(steps, setting);
                let otherwise = self.steps(otherwise, setting);
                let (condition, steps, otherwise) = (condition?, steps?, otherwise?);
                self.constant(&condition, step.span);
                Some(ir::Step::If { condition, steps, otherwise, span: step.span })
            }
            ast::StepKind::Grant(abilities) => {
                if !setting.until {
                    let message = "nothing says how long these abilities last";
                    self.findings.push(
                        Diagnostic::error("grant-without-until", step.span, message)
                            .with_hint("write `until` and a moment before the colon"),
                    );
                }
                self.abilities(abilities).map(|abilities| ir::Step::Grant(abilities, step.span))
            }
        }
    }

    /// Checks that a number hook only changes numbers, and that others change none.
    fn fits_hook(&mut self, step: &ast::Step, scope: &Scope) -> bool {
        let vocabulary = self.ctx.vocabulary;
        let Some(kind) = scope.hook_kind(vocabulary) else { return true };
        let moment = scope.moment(vocabulary);
        let changes = matches!(step.kind, ast::StepKind::Add { .. } | ast::StepKind::Set { .. });
        let acts = matches!(step.kind, ast::StepKind::Act { .. });
        let message = match kind {
            HookKind::Number if !changes => format!("at {moment} a number is built: it can only be changed"),
            HookKind::Question if !acts => format!("at {moment} something is asked: it can only be answered"),
            HookKind::Event | HookKind::Offer if changes => format!("no number is built at {moment}"),
            HookKind::Event | HookKind::Offer | HookKind::Number | HookKind::Question => return true,
        };
        let finding = Diagnostic::error("wrong-hook", step.span, message);
        let hint = (kind == HookKind::Number).then(|| advice::changes(vocabulary, scope, step)).flatten();
        self.findings.push(match hint {
            Some(hint) => finding.with_hint(hint),
            None => finding,
        });
        false
    }

    fn act(&mut self, atoms: Atoms<'_>, scope: &Scope) -> Option<(VerbId, Vec<ir::Arg>)> {
        self.matching(atoms, scope, "verb", |matcher| matcher.verb(atoms))
    }

    fn target(&mut self, atoms: Atoms<'_>, scope: &Scope) -> Option<(TargetId, Vec<ir::Arg>)> {
        self.matching(atoms, scope, "number", |matcher| matcher.target(atoms))
    }

    /// Adds an upper bound to an amount in words.
    fn capped(&mut self, mut args: Vec<ir::Arg>, most: ir::Num, span: Span) -> Option<Vec<ir::Arg>> {
        let amounts = args.iter_mut().flat_map(|arg| match arg {
            ir::Arg::Amounts(amounts) => amounts.as_mut_slice(),
            ir::Arg::Number(_) | ir::Arg::Nouns(_) | ir::Arg::Entity(_) => &mut [],
        });
        let mut capped = false;
        for amount in amounts {
            if let ir::Quantity::EqualTo(_, cap) = &mut amount.quantity {
                (*cap, capped) = (Some(most), true);
            }
        }
        if !capped {
            let message = "nothing here needs a bound: the amount is written out";
            self.findings.push(
                Diagnostic::error("unexpected-word", span, message)
                    .with_hint("`, at most` stands behind `for each ...` or an amount `equal to ...`"),
            );
            return None;
        }
        Some(args)
    }

    fn for_each(&mut self, each: &ast::ForEach, scope: &Scope) -> Option<ir::Each> {
        let number = if each.every.is_some() { Number::Plural } else { Number::Singular };
        let atoms = Atoms::of(&each.phrase);
        let counted = self.matching(atoms, scope, "number", |matcher| matcher.counted_value(atoms, number));
        let every = each.every.as_ref().map(|every| self.quantity(every));
        let most = each.cap.as_ref().map(|cap| self.quantity(cap));
        if let Some(ast::Quantity::Number(0 | 1, span)) = each.every {
            self.findings.push(
                Diagnostic::error("number-out-of-range", span, "`for every` counts by 2 or more")
                    .with_hint("write `for each` for every one"),
            );
            return None;
        }
        let every = transpose(every)?.unwrap_or(ir::Num::Const(1));
        Some(ir::Each { number: counted?, every, most: transpose(most)? })
    }

    /// Checks the value that a number is set to.
    fn set_to(&mut self, bound: ast::Bound, value: &ast::Quantity, scope: &Scope) -> Option<ir::Change> {
        if let (ast::Bound::Exactly, ast::Quantity::Words(phrase)) = (bound, value) {
            let atoms = Atoms::of(phrase);
            let rounded = |word| atoms.is_word(1, "rounded") && atoms.is_word(2, word);
            match (atoms.word(0), atoms.end()) {
                (Some(word @ ("half" | "halve" | "double" | "twice")), 1) => {
                    let right = if matches!(word, "half" | "halve") { "halved" } else { "doubled" };
                    let message = format!("`{word}` is no number by itself");
                    self.findings.push(
                        Diagnostic::error("unknown-word", phrase.span, message)
                            .with_hint(format!("write `is {right}`"))
                            .with_fix(right),
                    );
                    return None;
                }
                (Some("doubled"), 1) => return Some(ir::Change::Double),
                (Some("halved"), 1) => return Some(ir::Change::Halve(false)),
                (Some("halved"), 3) if rounded("up") || rounded("down") => {
                    return Some(ir::Change::Halve(rounded("up")));
                }
                _ => {}
            }
        }
        let value = self.value_of(value, scope)?;
        Some(match bound {
            ast::Bound::Exactly => ir::Change::Set(value),
            ast::Bound::AtLeast => ir::Change::AtLeast(value),
            ast::Bound::AtMost => ir::Change::AtMost(value),
        })
    }

    /// Checks a number, written out or in words.
    fn value_of(&mut self, value: &ast::Quantity, scope: &Scope) -> Option<ir::Number> {
        let ast::Quantity::Words(phrase) = value else { return self.quantity(value).map(ir::Number::Num) };
        let atoms = Atoms::of(phrase);
        self.matching(atoms, scope, "number", |matcher| {
            let (value, at) = matcher.value(atoms, 0, Number::Plural)?;
            if at < atoms.end() { Err(Failure::at(at)) } else { Ok(value) }
        })
    }

    fn repeat(&mut self, repeat: &ast::Repeat) -> Option<(ir::Num, bool)> {
        let count = self.quantity(&repeat.count)?;
        Some((count, repeat.up_to))
    }

    fn quantity(&mut self, quantity: &ast::Quantity) -> Option<ir::Num> {
        let (kind, span) = match quantity {
            ast::Quantity::Number(number, span) => (ast::AtomKind::Number(*number), *span),
            ast::Quantity::Param(name, span) => (ast::AtomKind::Param(name.clone()), *span),
            ast::Quantity::Words(phrase) => {
                let message = "a number or a parameter stands here";
                self.findings.push(Diagnostic::error("unexpected-word", phrase.span, message));
                return None;
            }
        };
        let phrase = ast::Phrase { atoms: vec![ast::Atom { kind, span }], span };
        let atoms = Atoms::of(&phrase);
        let scope = Scope::of_kind(self.ctx);
        self.matching(atoms, &scope, "number", |matcher| matcher.number(atoms, 0).map(|(number, _)| number))
    }

    pub(super) fn choose(
        &mut self,
        alternatives: &[ast::Alternative],
        span: Span,
        setting: &Setting<'_>,
    ) -> Option<ir::Step> {
        let checked: Vec<_> = alternatives
            .iter()
            .map(|alternative| {
                let cost = alternative.cost.as_ref().map(|cost| self.cost(cost, setting.scope));
                let steps = self.steps(&alternative.steps, setting);
                Some(ir::Alternative { cost: transpose(cost)?, steps: steps?, span: alternative.span })
            })
            .collect();
        if !setting.scope.has_decider(self.ctx.vocabulary) {
            self.nobody_to_ask(span);
        }
        let checked = checked.into_iter().collect::<Option<Vec<_>>>()?;
        self.alternatives_make_sense(&checked);
        Some(ir::Step::Choose(checked, span))
    }
}

impl Matcher<'_> {
    pub(super) fn target(&self, atoms: Atoms<'_>) -> Result<(TargetId, Vec<ir::Arg>), Failure> {
        let vocabulary = self.ctx.vocabulary;
        let built = |target: TargetId| {
            let id = vocabulary.target(target).id;
            self.scope.hooks.iter().all(|hook| vocabulary.hook(*hook).targets.contains(&id))
        };
        let all = || (0..).map(TargetId).zip(&vocabulary.patterns().targets);
        self.whole(atoms, all().filter(|(target, _)| built(*target))).map_err(|failure| {
            if self.ask != Ask::Expected && self.whole(atoms, all()).is_ok() {
                let message =
                    format!("`{}` is not built at {}", atoms.whole(), self.scope.moment(vocabulary));
                Failure::certain(0, atoms.end(), "wrong-hook", message)
            } else {
                failure
            }
        })
    }

    pub(super) fn verb(&self, atoms: Atoms<'_>) -> Result<(VerbId, Vec<ir::Arg>), Failure> {
        let vocabulary = self.ctx.vocabulary;
        let verbs = (0..).map(VerbId).zip(&vocabulary.patterns().verbs);
        let offered = verbs.filter(|(verb, _)| self.ask != Ask::Expected || self.verb_fits(*verb));
        self.counts.set(true);
        let found = self.whole(atoms, offered);
        self.counts.set(false);
        let (verb, args) = found?;
        let spec = vocabulary.verb(verb);
        if self.is_elsewhere(spec) {
            let moment = self.scope.moment(vocabulary);
            let message = format!("`{}` has no meaning at {moment}", atoms.whole());
            let failure = Failure::certain(0, atoms.end(), "wrong-hook", message);
            let places = spec.hooks.iter().filter_map(|id| vocabulary.find_hook(id));
            let places = places.map(|hook| format!("`{}`", vocabulary.hook(hook).phrase)).collect::<Vec<_>>();
            return Err(if places.is_empty() {
                failure
            } else {
                failure.hint(format!("it belongs to {}", places.join(", ")))
            });
        }
        self.needs(atoms, spec.needs)?;
        Ok((verb, args))
    }

    /// Returns whether a verb has no meaning at the moment.
    fn is_elsewhere(&self, spec: &VerbSpec) -> bool {
        let vocabulary = self.ctx.vocabulary;
        let question = self.scope.hook_kind(vocabulary) == Some(HookKind::Question);
        let elsewhere = self.scope.hooks.iter().any(|hook| !spec.hooks.contains(&vocabulary.hook(*hook).id));
        (question || !spec.hooks.is_empty()) && elsewhere
    }

    /// Returns whether a verb has a meaning at the moment and the roles it reads are offered.
    pub(super) fn verb_fits(&self, verb: VerbId) -> bool {
        self.verb_fits_in(verb, self.scope)
    }

    /// Returns whether a verb has a meaning at the moment, with what this scope offers.
    pub(super) fn verb_fits_in(&self, verb: VerbId, scope: &Scope) -> bool {
        let spec = self.ctx.vocabulary.verb(verb);
        !self.is_elsewhere(spec) && scope.first_missing(self.ctx.vocabulary, spec.needs).is_none()
    }
}
