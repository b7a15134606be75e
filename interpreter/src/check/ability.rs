//! Abilities: timing, limit, condition, cost, duration, body.

use super::Checker;
use super::failure::Failure;
use super::noun::article;
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::record::{Ask, Expected, Meaning, Meant};
use super::scope::Scope;
use super::step::Setting;
use crate::ir;
use crate::suggest::nearest;
use crate::vocabulary::id::{CostId, DurationId, HookId, LimitId};
use crate::vocabulary::spec::{HookKind, HookSpec};
use crate::vocabulary::word_id::WordId;
use provost_grammar::ast;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

impl Checker<'_> {
    pub(super) fn effect(&mut self, effect: &ast::Effect) -> Option<ir::Effect> {
        let abilities = self.abilities(&effect.abilities)?;
        self.same_twice(&abilities);
        Some(ir::Effect { abilities })
    }

    /// Checks all abilities, even if one is broken.
    pub(super) fn abilities(&mut self, abilities: &[ast::Ability]) -> Option<Vec<ir::Ability>> {
        let checked: Vec<_> = abilities.iter().map(|ability| self.ability(ability)).collect();
        checked.into_iter().collect()
    }

    fn ability(&mut self, ability: &ast::Ability) -> Option<ir::Ability> {
        let timing = Atoms::of(&ability.timing);
        // Without a known moment, nothing else in the ability can be checked.
        let outside = Scope::of_kind(self.ctx);
        let hooks = self.matching(timing, &outside, "timing", |matcher| matcher.hooks(timing))?;
        let scope = Scope::of_timing(self.ctx, &hooks);
        self.heard(timing, &hooks);
        let limit = ability.limit.as_ref().map(|phrase| self.limit(Atoms::of(phrase), &scope));
        let when = ability.when.as_ref().map(|condition| self.condition(condition, &scope));
        let unless = ability.unless.as_ref().map(|condition| self.condition(condition, &scope));
        let mut cost = ability.cost.as_ref().map(|cost| self.cost(cost, &scope));
        let mut scope = scope;
        if let Some(Some(cost)) = &mut cost {
            self.name_cost(cost, &mut scope);
        }
        let until = ability.until.as_ref().map(|phrase| self.duration(Atoms::of(phrase)));
        let setting = Setting { scope: &scope, until: ability.until.is_some() };
        let steps = self.steps(&ability.body.steps, &setting);
        self.until_fits(ability);
        self.options_fit(ability, &scope);

        let checked = ir::Ability {
            hooks,
            limit: transpose(limit)?,
            condition: join(transpose(when)?, transpose(unless)?),
            optional: ability.body.may.is_some()
                || ability.cost.as_ref().is_some_and(|cost| cost.may.is_some()),
            cost: transpose(cost)?,
            until: transpose(until)?,
            steps: steps?,
            span: ability.span,
        };
        self.sense(&checked);
        Some(checked)
    }

    /// Checks that entries of this kind can hear the moment at all. A thing in play hears of what it names.
    fn heard(&mut self, timing: Atoms<'_>, hooks: &[ir::HookUse]) {
        let vocabulary = self.ctx.vocabulary;
        let kind = vocabulary.kind(self.ctx.kind);
        for used in hooks {
            let spec = vocabulary.hook(used.hook);
            let names = kind.entity.is_some() && used.about.iter().any(|about| about.anywhere);
            if names || spec.heard_by.is_empty() || spec.heard_by.contains(&kind.id) {
                continue;
            }
            let message = format!("{} never hears `{}`", article(kind.id), spec.phrase);
            let mut hint = format!("it is heard by: {}", spec.heard_by.join(", "));
            if kind.entity.is_some()
                && let Some(row) = spec.about.iter().find(|row| row.widens)
            {
                let role = vocabulary.find_role(row.role).map_or("", |role| vocabulary.role(role).entity);
                hint = format!(
                    "{hint}; or say whose it is: `{} {} {} ...`",
                    spec.phrase,
                    row.word,
                    article(role)
                );
            }
            self.findings.push(Diagnostic::error("never-heard", timing.span(), message).with_hint(hint));
        }
    }

    fn limit(&mut self, atoms: Atoms<'_>, scope: &Scope) -> Option<ir::Limit> {
        let limits = || (0..).map(LimitId).zip(&self.ctx.vocabulary.patterns().limits);
        let (limit, args) = self.matching(atoms, scope, "limit", |matcher| matcher.whole(atoms, limits()))?;
        if args.contains(&ir::Arg::Number(ir::Num::Const(1))) {
            let message = "one time is written `once`";
            let times = atoms.span_at(0).to(atoms.span_at(1));
            self.findings.push(Diagnostic::warning("number-agreement", times, message).with_fix("once"));
        }
        let count = args.iter().find_map(|arg| match arg {
            ir::Arg::Number(number) => Some(*number),
            ir::Arg::Amounts(_) | ir::Arg::Nouns(_) | ir::Arg::Entity(_) => None,
        });
        Some(ir::Limit { limit, count: count.unwrap_or(ir::Num::Const(1)) })
    }

    /// Checks a cost.
    pub(super) fn cost(&mut self, cost: &ast::Cost, scope: &Scope) -> Option<ir::Cost> {
        let atoms = Atoms::of(&cost.phrase);
        let (id, args) = self.matching(atoms, scope, "cost", |matcher| matcher.cost(atoms, cost.kind))?;
        Some(ir::Cost { cost: id, args, span: cost.span })
    }

    fn duration(&mut self, atoms: Atoms<'_>) -> Option<DurationId> {
        let written = atoms.whole();
        let durations = self.ctx.vocabulary.game().durations;
        let found = durations.iter().position(|duration| duration.phrase == written);
        if found.is_none() {
            let near = nearest(&written, durations.iter().map(|duration| duration.phrase));
            let diagnostic = Diagnostic::error(
                "unknown-word",
                atoms.span(),
                format!("`{written}` is no moment to end at"),
            );
            self.findings.push(match near {
                Some(near) => diagnostic.with_hint(format!("did you mean `{near}`?")).with_guess(near),
                None => diagnostic.with_hint(format!(
                    "known: {}",
                    durations
                        .iter()
                        .map(|duration| format!("`{}`", duration.phrase))
                        .collect::<Vec<_>>()
                        .join(", ")
                )),
            });
        }
        let found = found.and_then(|index| u32::try_from(index).ok()).map(DurationId);
        if let (Some(id), Ask::Meanings) = (found, self.ask) {
            self.meant.push(Meant { span: atoms.span(), meaning: Meaning::Word(WordId::Duration(id)) });
        }
        found
    }

    fn until_fits(&mut self, ability: &ast::Ability) {
        let grants = ability.body.steps.iter().any(grants);
        if let (Some(until), false) = (&ability.until, grants) {
            let message = "`until` needs abilities in braces that last so long";
            self.findings.push(
                Diagnostic::error("until-without-grant", until.span, message).with_hint(
                    "write them in braces behind the colon: `until ...: { timing: what happens. }`",
                ),
            );
        }
    }

    /// Checks that `may` and costs stand where a player can decide.
    fn options_fit(&mut self, ability: &ast::Ability, scope: &Scope) {
        let kind = scope.hook_kind(self.ctx.vocabulary);
        let moment = scope.moment(self.ctx.vocabulary);
        let cost_may = ability.cost.as_ref().and_then(|cost| cost.may);
        let mut needless = |span, message: String| {
            self.findings
                .push(Diagnostic::warning("needless-may", span, message).with_hint("leave `may` out"));
        };
        if let (Some(span), Some(_)) = (ability.body.may, cost_may) {
            needless(span, "a player who may decline the cost may decline the effect".to_owned());
        }
        match kind {
            Some(HookKind::Offer) => {
                for span in [ability.body.may, cost_may].into_iter().flatten() {
                    needless(span, format!("{moment} is always optional"));
                }
            }
            Some(HookKind::Question) => {
                let spans = [ability.body.may, ability.cost.as_ref().map(|cost| cost.span)];
                for span in spans.into_iter().flatten() {
                    let message = format!("nobody decides at {moment}: an answer is always given");
                    self.findings.push(Diagnostic::error("no-choice-here", span, message));
                }
            }
            Some(HookKind::Event | HookKind::Number) | None => {}
        }
        let asked = [ability.body.may, ability.cost.as_ref().map(|cost| cost.span)];
        if kind != Some(HookKind::Question) && !scope.has_decider(self.ctx.vocabulary) {
            for span in asked.into_iter().flatten() {
                self.nobody_to_ask(span);
            }
        }
    }

    /// Reports a choice at a moment where no player can answer.
    pub(super) fn nobody_to_ask(&mut self, span: Span) {
        let kind = self.ctx.vocabulary.kind(self.ctx.kind).id;
        let message = format!("{} has no owner here, so nobody can choose or pay", article(kind));
        self.findings.push(Diagnostic::error("no-choice-here", span, message));
    }
}

impl Matcher<'_> {
    /// Matches what is paid or discarded.
    pub(super) fn cost(
        &self,
        atoms: Atoms<'_>,
        kind: ast::CostKind,
    ) -> Result<(CostId, Vec<ir::Arg>), Failure> {
        let word = match kind {
            ast::CostKind::Pay => "pay",
            ast::CostKind::Discard => "discard",
        };
        let vocabulary = self.ctx.vocabulary;
        let costs = (0..).map(CostId).zip(&vocabulary.patterns().costs);
        self.whole(atoms, costs.filter(|(id, _)| vocabulary.cost(*id).word == word))
    }

    /// Matches the moments of a timing: one, or several joined by `or`.
    pub(super) fn hooks(&self, atoms: Atoms<'_>) -> Result<Vec<ir::HookUse>, Failure> {
        let failure = match self.hook(atoms) {
            Ok(hook) => return Ok(vec![hook]),
            Err(failure) => failure,
        };
        let Some(split) = (0..atoms.end()).find(|at| atoms.is_or(*at)) else { return Err(failure) };
        // `on capture or elimination`: the first word applies to every part.
        let part = atoms.part(0, split);
        // Completion only looks at the end of the phrase.
        let first = if self.ask == Ask::Expected { self.without_notes().hook(part) } else { self.hook(part) };
        let Ok(first) = first else { return Err(failure) };
        let mut hooks = vec![first];
        let mut at = split + 1;
        if at == atoms.end() {
            self.expect_joined(atoms, at, &hooks);
        }
        while at < atoms.end() {
            // An `or` may stand inside a thing: `or elimination of a jungle or air monster`.
            let ends = (at..=atoms.end()).rev().filter(|end| *end == atoms.end() || atoms.is_or(*end));
            let mut ends = ends.peekable();
            if ends.peek() == Some(&atoms.end()) {
                self.expect_joined(atoms, at, &hooks);
            }
            let found = ends.find_map(|end| Some((self.joined_hook(atoms, at, end)?, end)));
            let Some((hook, end)) = found else {
                return Err(failure.furthest(Failure::at(at)));
            };
            let kinds = |hook: &ir::HookUse| self.ctx.vocabulary.hook(hook.hook).kind;
            if hooks.iter().any(|known| known.hook == hook.hook || kinds(known) != kinds(&hook)) {
                let message = "these moments cannot be joined by `or`";
                return Err(Failure::certain(at, end - at, "mixed-moments", message)
                    .hint("write two abilities, one for each moment"));
            }
            self.means(atoms, at, end, Meaning::Word(WordId::Hook(hook.hook)));
            hooks.push(hook);
            at = end + 1;
            if at == atoms.end() {
                self.expect_joined(atoms, at, &hooks);
            }
        }
        if self.ask == Ask::Expected && at > atoms.end() {
            self.expect(Expected::End);
            self.expect_fixed(atoms, atoms.end(), &["or"]);
        }
        self.share_qualifiers(&mut hooks);
        Ok(hooks)
    }

    /// Notes the moments that `or` could add.
    fn expect_joined(&self, atoms: Atoms<'_>, at: usize, joined: &[ir::HookUse]) {
        let vocabulary = self.ctx.vocabulary;
        let (Some(lead), Some(first)) = (atoms.word(0), joined.first()) else { return };
        let kind = vocabulary.hook(first.hook).kind;
        for (hook, spec) in (0..).map(HookId).zip(vocabulary.game().hooks) {
            if spec.kind == kind
                && joined.iter().all(|known| known.hook != hook)
                && let Some(rest) = spec.phrase.strip_prefix(lead)
            {
                let words: Vec<&str> = rest.split_ascii_whitespace().collect();
                self.expect_rest(atoms, at, &words, Meaning::Word(WordId::Hook(hook)));
            }
        }
    }

    /// Matches `first-word part` as a hook with its qualifiers.
    fn joined_hook(&self, atoms: Atoms<'_>, from: usize, to: usize) -> Option<ir::HookUse> {
        let lead = atoms.word(0)?;
        let hooks = (0..).map(HookId).zip(self.ctx.vocabulary.game().hooks);
        let fits = |spec: &HookSpec| {
            let mut words = spec.phrase.split_ascii_whitespace();
            let begins = words.next() == Some(lead);
            let length = words.clone().count();
            let same = begins && words.enumerate().all(|(at, word)| atoms.is_word(from + at, word));
            (same && length > 0).then_some(length)
        };
        let (hook, spec, length) =
            hooks.filter_map(|(hook, spec)| Some((hook, spec, fits(spec)?))).max_by_key(|found| found.2)?;
        self.qualified(atoms.part(0, to), from + length, hook, spec).ok()
    }

    /// Matches one moment with its qualifiers.
    fn hook(&self, atoms: Atoms<'_>) -> Result<ir::HookUse, Failure> {
        let mut failure: Option<Failure> = None;
        for (hook, spec) in (0..).map(HookId).zip(self.ctx.vocabulary.game().hooks) {
            match self.attempt(|| self.hook_as(atoms, hook, spec)) {
                // A longer moment may begin with the same words.
                Ok(_) if self.ask == Ask::Expected => {
                    self.expect(Expected::End);
                    self.expect_fixed(atoms, atoms.end(), &["or"]);
                }
                Ok(found) => return Ok(found),
                Err(next) => {
                    failure = Some(next.furthest_of(failure));
                }
            }
        }
        Err(failure.unwrap_or_else(|| Failure::at(0)))
    }

    fn hook_as(&self, atoms: Atoms<'_>, hook: HookId, spec: &HookSpec) -> Result<ir::HookUse, Failure> {
        let mut at = 0;
        if self.asks_from(atoms, 0) && self.is_heard_by_kind(spec) {
            let words: Vec<&str> = spec.phrase.split_ascii_whitespace().collect();
            self.expect_rest(atoms, 0, &words, Meaning::Word(WordId::Hook(hook)));
        }
        for word in spec.phrase.split_ascii_whitespace() {
            if !atoms.is_word(at, word) {
                return Err(self.fail(at, |failure| failure.words([word.to_owned()])));
            }
            at += 1;
        }
        self.means(atoms, 0, at, Meaning::Word(WordId::Hook(hook)));
        self.qualified(atoms, at, hook, spec)
    }
}

/// Returns whether a step puts abilities in force, or one of its alternatives does.
fn grants(step: &ast::Step) -> bool {
    match &step.kind {
        ast::StepKind::Grant(_) => true,
        ast::StepKind::Choose(alternatives) | ast::StepKind::Fork { alternatives, .. } => {
            alternatives.iter().any(|alternative| alternative.steps.iter().any(grants))
        }
        ast::StepKind::Offer { steps, .. } => steps.iter().any(grants),
        ast::StepKind::If { steps, otherwise, .. } => steps.iter().chain(otherwise).any(grants),
        ast::StepKind::Act { .. }
        | ast::StepKind::Add { .. }
        | ast::StepKind::Set { .. }
        | ast::StepKind::Pick { .. } => false,
    }
}

/// Turns "present but broken" into `None`, "absent" into `Some(None)`.
#[expect(clippy::option_option, reason = "absent, broken and sound are three things")]
pub(super) fn transpose<T>(part: Option<Option<T>>) -> Option<Option<T>> {
    match part {
        None => Some(None),
        Some(part) => part.map(Some),
    }
}

/// Joins `when` and `unless` to one condition.
fn join(when: Option<ir::Condition>, unless: Option<ir::Condition>) -> Option<ir::Condition> {
    let unless = unless.map(|condition| ir::Condition::Not(Box::new(condition)));
    match (when, unless) {
        (Some(when), Some(unless)) => Some(ir::Condition::All(vec![when, unless])),
        (condition, None) | (None, condition) => condition,
    }
}
