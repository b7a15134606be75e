//! Steps with a subject: `each other player loses 1 gold`. A verb in the third person belongs to the player
//! before it, or to the one of the step before; an imperative belongs to the owner.

use super::Checker;
use super::ability::transpose;
use super::failure::Failure;
use super::pattern::Matcher;
use super::phrase::Atoms;
use super::place::Search;
use super::record::{Ask, Expected, Meaning};
use super::scope::Scope;
use super::step::Setting;
use crate::inflect::third_person;
use crate::ir::{self, Arg, Entity, EntitySource, Named, Quantifier, Set};
use crate::program::MAX_NAMES;
use crate::vocabulary::id::{EntityId, VerbId};
use crate::vocabulary::pattern::PatternPart;
use crate::vocabulary::spec::HookKind;
use crate::vocabulary::word_id::WordId;
use crate::vocabulary::{DECIDING_ROLE, Vocabulary};
use provost_grammar::ast::{self, AtomKind};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// A player before a verb.
pub(super) struct Who {
    entity: Entity,
    /// Whether several act in reverse turn order.
    reverse: bool,
}

/// A step and whom it belongs to.
enum Part {
    /// The owner, or a subject of its own.
    Own(Option<ir::Step>),
    /// The subject of the step before.
    More(Option<ir::Step>),
}

impl Search<'_> {
    /// Adds the completions of a verb that has a subject, or may get one.
    pub(super) fn with_subjects(
        &self,
        atoms: Atoms<'_>,
        scope: &Scope,
        mut verbs: Vec<Expected>,
    ) -> Vec<Expected> {
        let vocabulary = self.ctx.vocabulary;
        let kind = scope.hook_kind(vocabulary);
        if !matches!(kind, None | Some(HookKind::Event | HookKind::Offer)) {
            return verbs;
        }
        let verb = (0..atoms.end()).find(|at| imperative_of(vocabulary, atoms.word(*at)).is_some());
        let more = match verb {
            Some(at) => {
                let mut phrase = atoms.part(at, atoms.end()).phrase();
                let word = imperative_of(vocabulary, atoms.word(at));
                if let (Some(first), Some(word)) = (phrase.atoms.first_mut(), word) {
                    first.kind = AtomKind::Word(word.to_owned());
                }
                let scope = scope.with_subject();
                Matcher::expected(self.ctx, &scope, |matcher| matcher.verb(Atoms::of(&phrase)))
            }
            None => Matcher::expected(self.ctx, scope, |matcher| matcher.who(atoms)),
        };
        for expected in more {
            if !verbs.contains(&expected) {
                verbs.push(expected);
            }
        }
        verbs
    }
}

impl Checker<'_> {
    /// Checks all steps, even if one is broken.
    pub(super) fn steps(&mut self, steps: &[ast::Step], setting: &Setting<'_>) -> Option<Vec<ir::Step>> {
        let mut checked: Vec<ir::Step> = Vec::with_capacity(steps.len());
        let mut sound = true;
        let mut scope = setting.scope.clone();
        for step in steps {
            let setting = &Setting { scope: &scope, ..*setting };
            let goes_on =
                matches!(checked.last(), Some(ir::Step::By(by)) if !by.optional && by.cost.is_none());
            match self.part(step, goes_on || !sound, setting) {
                Part::Own(Some(mut step)) => {
                    self.name_choices(&mut step, &mut scope);
                    checked.push(step);
                }
                Part::More(Some(step)) => {
                    if let Some(ir::Step::By(by)) = checked.last_mut() {
                        by.span = by.span.to(span_of(&step));
                        by.steps.push(step);
                    }
                }
                Part::Own(None) | Part::More(None) => sound = false,
            }
        }
        sound.then_some(checked)
    }

    /// Names what a step chooses, so that later ones can speak of it.
    fn name_choices(&self, step: &mut ir::Step, scope: &mut Scope) {
        match step {
            ir::Step::Act { args, .. } => args.iter_mut().for_each(|arg| self.name_in(arg, scope)),
            ir::Step::Pick { what, .. } => self.name(what, scope),
            ir::Step::By(by) => self.name(&mut by.who, scope),
            ir::Step::Change { .. } | ir::Step::Choose(..) | ir::Step::Grant(..) | ir::Step::If { .. } => {}
        }
    }

    /// Names what a cost chooses.
    pub(super) fn name_cost(&self, cost: &mut ir::Cost, scope: &mut Scope) {
        cost.args.iter_mut().for_each(|arg| self.name_in(arg, scope));
    }

    fn name_in(&self, arg: &mut Arg, scope: &mut Scope) {
        match arg {
            Arg::Entity(entity) => self.name(entity, scope),
            Arg::Number(_) | Arg::Amounts(_) | Arg::Nouns(_) => {}
        }
    }

    fn name(&self, entity: &mut Entity, scope: &mut Scope) {
        let one = entity.quantifier == Quantifier::A;
        let EntitySource::Set(set) = &mut entity.source else { return };
        let Set { args, name, selector, .. } = &mut **set;
        for arg in args.iter_mut() {
            self.name_in(arg, scope);
        }
        let next = scope.named.iter().filter(|(_, named)| matches!(named, Named::Pick(_))).count();
        let of = self.ctx.vocabulary.find_entity(self.ctx.vocabulary.selector(*selector).entity);
        if let (true, Some(of), Ok(next)) = (one && next < MAX_NAMES, of, u8::try_from(next)) {
            *name = Some(next);
            scope.named.push((of, Named::Pick(next)));
        }
    }

    fn part(&mut self, step: &ast::Step, goes_on: bool, setting: &Setting<'_>) -> Part {
        let ast::StepKind::Act { phrase, .. } = &step.kind else {
            return Part::Own(self.step(step, setting));
        };
        let kind = setting.scope.hook_kind(self.ctx.vocabulary);
        let atoms = Atoms::of(phrase);
        let acts = matches!(kind, None | Some(HookKind::Event | HookKind::Offer));
        let verbs: Vec<usize> = (0..atoms.end()).filter(|at| self.is_third_person(atoms, *at)).collect();
        if !acts || verbs.is_empty() && self.is_imperative(atoms, 0) || self.is_verb(atoms, setting.scope) {
            return Part::Own(self.step(step, setting));
        }
        if verbs.first() == Some(&0) {
            let imperative = self.imperative(step, 0);
            if goes_on {
                let scope = setting.scope.with_subject();
                return Part::More(self.step(&imperative, &Setting { scope: &scope, ..*setting }));
            }
            self.no_subject(atoms, &imperative);
            return Part::Own(None);
        }
        if let (Some(at), false) = (verbs.first(), self.is_imperative(atoms, 0)) {
            let before = atoms.part(0, *at);
            let who = self.matching(before, setting.scope, "player", |matcher| matcher.who(before));
            let imperative = self.imperative(step, *at);
            let scope = setting.scope.with_subject();
            let act = self.step(&imperative, &Setting { scope: &scope, ..*setting });
            let (Some(who), Some(act)) = (who, act) else { return Part::Own(None) };
            return Part::Own(Some(by(who, vec![act], step.span)));
        }
        match self.bare_verb(atoms, setting.scope) {
            Some(finding) => {
                self.findings.push(finding);
                Part::Own(None)
            }
            None => Part::Own(self.step(step, setting)),
        }
    }

    /// Returns whether a phrase is a verb as it stands.
    fn is_verb(&self, atoms: Atoms<'_>, scope: &Scope) -> bool {
        Matcher::run(self.ctx, scope, Ask::Nothing, |matcher| matcher.verb(atoms)).is_ok()
    }

    /// Returns whether a word is what a verb of the game begins with.
    fn is_imperative(&self, atoms: Atoms<'_>, at: usize) -> bool {
        verbs(self.ctx.vocabulary).any(|verb| atoms.is_word(at, verb))
    }

    fn is_third_person(&self, atoms: Atoms<'_>, at: usize) -> bool {
        imperative_of(self.ctx.vocabulary, atoms.word(at)).is_some()
    }

    /// Returns a step as its owner would do it: without its subject, the verb an imperative.
    fn imperative(&self, step: &ast::Step, at: usize) -> ast::Step {
        let mut step = step.clone();
        if let ast::StepKind::Act { phrase, .. } = &mut step.kind {
            phrase.atoms.drain(..at.min(phrase.atoms.len().saturating_sub(1)));
            if let Some(first) = phrase.atoms.first_mut() {
                phrase.span = Span::new(first.span.start, phrase.span.end);
                step.span = Span::new(first.span.start, step.span.end);
                let word = match &first.kind {
                    AtomKind::Word(word) => imperative_of(self.ctx.vocabulary, Some(word)),
                    AtomKind::Number(_) | AtomKind::Param(_) | AtomKind::Or | AtomKind::And => None,
                };
                if let Some(word) = word {
                    first.kind = AtomKind::Word(word.to_owned());
                }
            }
        }
        step
    }

    fn no_subject(&mut self, atoms: Atoms<'_>, imperative: &ast::Step) {
        let ast::StepKind::Act { phrase, .. } = &imperative.kind else { return };
        let right = Atoms::of(phrase).text(0);
        let message = format!("nobody is named who {}", atoms.text(0));
        self.findings.push(
            Diagnostic::error("subject-form", atoms.span_at(0), message)
                .with_hint(format!(
                    "for the owner write `{right}`; for others name them: `each other player {} ...`",
                    atoms.text(0)
                ))
                .with_fix(right),
        );
    }

    /// Finds a player before an imperative: `each other player lose 1 gold`.
    fn bare_verb(&self, atoms: Atoms<'_>, scope: &Scope) -> Option<Diagnostic> {
        let at = (1..atoms.end()).find(|at| self.is_imperative(atoms, *at))?;
        let before = atoms.part(0, at);
        Matcher::run(self.ctx, scope, Ask::Nothing, |matcher| matcher.who(before)).ok()?;
        let right = third_person(atoms.word(at)?);
        let message = format!("behind `{}` it is `{right}`", before.whole());
        Some(Diagnostic::error("subject-form", atoms.span_at(at), message).with_fix(right))
    }

    /// Checks `each other player chooses: a or: b`.
    pub(super) fn fork(
        &mut self,
        who: &ast::Phrase,
        alternatives: &[ast::Alternative],
        span: Span,
        setting: &Setting<'_>,
    ) -> Option<ir::Step> {
        let atoms = Atoms::of(who);
        let who = self.matching(atoms, setting.scope, "player", |matcher| matcher.who(atoms));
        let scope = setting.scope.with_subject();
        let choice = self.choose(alternatives, span, &Setting { scope: &scope, ..*setting });
        Some(by(who?, vec![choice?], span))
    }

    /// Checks `each player may pay 1 gold: heal a mercenary of theirs`.
    pub(super) fn offer(
        &mut self,
        who: &ast::Phrase,
        cost: Option<&ast::Cost>,
        steps: &[ast::Step],
        span: Span,
        setting: &Setting<'_>,
    ) -> Option<ir::Step> {
        let atoms = Atoms::of(who);
        let who = self.matching(atoms, setting.scope, "player", |matcher| matcher.who(atoms));
        let scope = setting.scope.with_subject();
        let cost = cost.map(|cost| self.cost(cost, &scope));
        let steps = self.steps(steps, &Setting { scope: &scope, ..*setting });
        let (who, cost, steps) = (who?, transpose(cost)?, steps?);
        let Who { entity, reverse } = who;
        Some(ir::Step::By(Box::new(ir::By { who: entity, reverse, optional: true, cost, steps, span })))
    }

    /// Checks `choose an adjacent path`.
    pub(super) fn pick(
        &mut self,
        who: Option<&ast::Phrase>,
        what: &ast::Phrase,
        span: Span,
        setting: &Setting<'_>,
    ) -> Option<ir::Step> {
        let atoms = Atoms::of(what);
        let scope = if who.is_some() { setting.scope.with_subject() } else { setting.scope.clone() };
        let found = self.matching(atoms, &scope, "thing", |matcher| matcher.any_thing(atoms));
        let who = match who {
            None => None,
            Some(who) => {
                let atoms = Atoms::of(who);
                Some(self.matching(atoms, setting.scope, "player", |matcher| matcher.who(atoms))?)
            }
        };
        let (_, mut what) = found?;
        let EntitySource::Set(set) = &mut what.source else {
            self.nothing_to_choose(atoms);
            return None;
        };
        if what.quantifier != Quantifier::A {
            self.nothing_to_choose(atoms);
            return None;
        }
        if let Some(who) = who {
            if who.entity.quantifier == Quantifier::Each || who.reverse {
                let message = "several choose here, so no later step can speak of what was chosen";
                let finding = Diagnostic::error("ambiguous-that", span, message).with_hint(
                    "write what each player does with it: `each player discards a trap of theirs`",
                );
                self.findings.push(finding);
                return None;
            }
            set.chooser = Some(Box::new(who.entity));
        }
        Some(ir::Step::Pick { what, span })
    }

    fn nothing_to_choose(&mut self, atoms: Atoms<'_>) {
        let message = format!("`{}` leaves nothing to choose", atoms.whole());
        self.findings.push(
            Diagnostic::error("needless-quantifier", atoms.span(), message)
                .with_hint("one of several is chosen: `choose a path ...`, `choose another player`"),
        );
    }
}

fn by(who: Who, steps: Vec<ir::Step>, span: Span) -> ir::Step {
    let Who { entity, reverse } = who;
    ir::Step::By(Box::new(ir::By { who: entity, reverse, optional: false, cost: None, steps, span }))
}

fn span_of(step: &ir::Step) -> Span {
    match step {
        ir::Step::Act { span, .. }
        | ir::Step::Change { span, .. }
        | ir::Step::Choose(_, span)
        | ir::Step::Grant(_, span)
        | ir::Step::Pick { span, .. }
        | ir::Step::If { span, .. } => *span,
        ir::Step::By(by) => by.span,
    }
}

/// Returns the first words of all verbs that begin with a word.
fn verbs(vocabulary: &Vocabulary) -> impl Iterator<Item = &'static str> {
    vocabulary.patterns().verbs.iter().filter_map(|pattern| match pattern.parts.first() {
        Some(PatternPart::Word(word, _)) => Some(*word),
        Some(PatternPart::Slot { .. } | PatternPart::Core) | None => None,
    })
}

/// Returns the imperative of a verb in the third person.
pub(super) fn imperative_of(vocabulary: &Vocabulary, word: Option<&str>) -> Option<&'static str> {
    let word = word.filter(|word| word.ends_with('s'))?;
    let begins = |verb: &&str| verb.get(..1) == word.get(..1);
    verbs(vocabulary).filter(begins).find(|verb| third_person(verb) == word)
}

/// Returns the type of players.
fn player(vocabulary: &Vocabulary) -> Option<EntityId> {
    let owner = vocabulary.find_role(DECIDING_ROLE).map(|role| vocabulary.role(role).entity);
    vocabulary.find_entity(owner.unwrap_or("player"))
}

impl Matcher<'_> {
    /// Matches a player to the end: `each other player in reverse turn order`.
    pub(super) fn who(&self, atoms: Atoms<'_>) -> Result<Who, Failure> {
        let player = player(self.ctx.vocabulary).ok_or_else(|| Failure::at(0))?;
        let (entity, at) = self.entity(atoms, 0, &[player])?;
        let order = ["in", "reverse", "turn", "order"];
        let reverse = (0..).zip(order).all(|(place, word)| atoms.is_word(at + place, word));
        if reverse {
            self.means(atoms, at, at + order.len(), Meaning::Fixed("each"));
        }
        let at = if reverse { at + order.len() } else { at };
        if self.is_asked(atoms, at) {
            self.expect_predicates();
        }
        if at < atoms.end() {
            return Err(self.fail(at, |failure| failure.words(["in reverse turn order".to_owned()])));
        }
        Ok(Who { entity, reverse })
    }

    /// Notes what can follow a player.
    fn expect_predicates(&self) {
        let vocabulary = self.ctx.vocabulary;
        // Where nobody owns the card, a verb still has the one who does it.
        let subject = self.scope.with_subject();
        for (id, pattern) in (0..).map(VerbId).zip(&vocabulary.patterns().verbs) {
            if let Some(PatternPart::Word(word, _)) = pattern.parts.first()
                && self.verb_fits_in(id, &subject)
            {
                self.expect_words(third_person(word), Meaning::Word(WordId::Verb(id)));
            }
        }
        self.expect_words("may", Meaning::Fixed("may"));
        self.expect_words("chooses", Meaning::Fixed("chooses"));
    }

    /// Matches any one thing to the end.
    pub(super) fn any_thing(&self, atoms: Atoms<'_>) -> Result<(EntityId, Entity), Failure> {
        let types = (0..).map(EntityId).zip(self.ctx.vocabulary.game().entities).map(|(id, _)| id);
        let found = self.longest(types, |id| {
            let (entity, rest) = self.entity(atoms, 0, &[id])?;
            if rest < atoms.end() { Err(Failure::at(rest)) } else { Ok(((id, entity), rest)) }
        });
        found.unwrap_or_else(|| Err(Failure::at(0))).map(|(found, _)| found)
    }

    /// Matches `chosen by owner`; `None` if no such words stand here.
    pub(super) fn chooser(&self, atoms: Atoms<'_>, at: usize) -> Result<Option<(Entity, usize)>, Failure> {
        self.expect_rest(atoms, at, &["chosen", "by"], Meaning::Fixed("choose"));
        let Some(player) = player(self.ctx.vocabulary) else { return Ok(None) };
        if !(atoms.is_word(at, "chosen") && atoms.is_word(at + 1, "by")) {
            return Ok(None);
        }
        self.means(atoms, at, at + 2, Meaning::Fixed("choose"));
        self.entity(atoms, at + 2, &[player]).map(Some)
    }

    /// Matches `theirs`: the player who acts.
    pub(super) fn theirs(
        &self,
        atoms: Atoms<'_>,
        at: usize,
        wanted: EntityId,
    ) -> Result<EntitySource, Failure> {
        if Some(wanted) != player(self.ctx.vocabulary) {
            return Err(Failure::at(at));
        }
        if !self.scope.subject {
            let message = "nobody is named whose it could be";
            return Err(Failure::certain(at, 1, "no-subject", message)
                .hint("for the owner write `of owner`; `theirs` follows a player: `each player discards a card of theirs`"));
        }
        self.means(atoms, at, at + 1, Meaning::Fixed("a"));
        Ok(EntitySource::Subject)
    }
}
