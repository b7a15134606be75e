//! Compiles checked effects to a program. Parameters are filled in here, so a program has none: an entry used
//! with several sets of parameters is compiled once for each.

mod about;
mod body;
mod call;
mod error;
pub(super) mod set;

pub use error::{CompileError, CompileErrorKind};

use super::code::{ConditionCode, EntryCode, Extra, Needs, NumberOp, Run, Trigger};
use super::set::EachCode;
use super::{Ability, AbilityId, CallId, Channel, NumberCode, Op, Program};
use crate::hook::Qualifier;
use crate::ir;
use crate::pack::Argument;
use crate::vocabulary::id::{ClassId, HookId, NounId, RoleId, SelectorId, TargetId};
use crate::vocabulary::pattern::PatternPart;
use crate::vocabulary::spec::HookKind;
use crate::vocabulary::{DECIDING_ROLE, Vocabulary};
use provost_grammar::span::Span;
use std::collections::BTreeMap;

/// Builds a [`Program`]. Add entries in the order of their ids, so that the order of abilities, which breaks
/// ties, does not depend on how packs were loaded.
#[derive(Clone, Debug)]
pub struct ProgramBuilder<'v> {
    vocabulary: &'v Vocabulary,
    program: Program,
    /// All nouns of a class, for quantities of the whole class.
    classes: BTreeMap<ClassId, Run>,
}

impl<'v> ProgramBuilder<'v> {
    /// Makes an empty program for a vocabulary with all its nouns.
    pub fn new(vocabulary: &'v Vocabulary) -> Self {
        let game = vocabulary.game();
        let mut program = Program { targets: game.targets.len(), ..Program::default() };
        program.hooks = game.hooks.iter().map(|hook| hook.kind).collect();
        for (id, hook) in (0..).zip(game.hooks) {
            let built = |name| hook.kind == HookKind::Number && hook.targets.contains(name);
            for target in game.targets {
                let mut channel = Program::NO_CHANNEL;
                if built(&target.id) {
                    channel = Channel(program.channel_count());
                    program.number_hooks.push(HookId(id));
                }
                program.numbers_at.push(NumberCode { channel, floor: target.floor.unwrap_or(i32::MIN) });
            }
        }
        Self { vocabulary, program, classes: BTreeMap::new() }
    }

    /// Adds the effect of an entry without parameters.
    pub fn add(&mut self, entry: NounId, effect: &ir::Effect) -> Result<EntryCode, CompileError> {
        self.add_with(entry, effect, &[])
    }

    /// Adds the effect of an entry, used with these parameters.
    pub fn add_with(
        &mut self,
        entry: NounId,
        effect: &ir::Effect,
        parameters: &[Argument],
    ) -> Result<EntryCode, CompileError> {
        let mut compile = Compile { builder: self, entry, parameters, naming: false };
        Ok(EntryCode { abilities: compile.abilities(&effect.abilities, 0)? })
    }

    /// Adds a condition from a key of an entry.
    pub fn add_condition(
        &mut self,
        entry: NounId,
        condition: &ir::Condition,
    ) -> Result<ConditionCode, CompileError> {
        let mut compile = Compile { builder: self, entry, parameters: &[], naming: false };
        let checks = compile.condition(condition);
        checks.map(ConditionCode).map_err(|kind| CompileError { kind, span: Span::default() })
    }

    /// Returns the program.
    pub fn finish(self) -> Program {
        self.program
    }
}

/// The compilation of one effect.
pub(super) struct Compile<'b> {
    builder: &'b mut dyn Tables,
    entry: NounId,
    parameters: &'b [Argument],
    /// Whether a moment is narrowed. Its roles mean the thing in question, so `another` leaves out the others only.
    naming: bool,
}

/// The builder without its lifetime.
trait Tables {
    fn program(&mut self) -> &mut Program;
    fn class(&mut self, class: ClassId) -> Result<Run, CompileErrorKind>;
    /// Returns the roles whose things a selector can list; with `own`, only those that a kind of entry has at every
    /// moment.
    fn named(&self, selector: SelectorId, own: bool) -> set::Named;
    /// Returns whether a selector lists all things of its type.
    fn lists_all(&self, selector: SelectorId) -> bool;
}

impl Tables for ProgramBuilder<'_> {
    fn program(&mut self) -> &mut Program {
        &mut self.program
    }

    fn named(&self, selector: SelectorId, own: bool) -> set::Named {
        let game = self.vocabulary.game();
        let entity = self.vocabulary.selector(selector).entity;
        let is_own =
            |name: &str| name == DECIDING_ROLE || game.kinds.iter().any(|kind| kind.roles.contains(&name));
        let roles = (0..).map(RoleId).zip(game.roles);
        let roles = roles.filter(|(_, role)| role.entity == entity && (!own || is_own(role.name)));
        roles.map(|(id, _)| id).collect()
    }

    fn lists_all(&self, selector: SelectorId) -> bool {
        let pattern = self.vocabulary.patterns().selectors.get(selector.index());
        pattern.is_some_and(|pattern| matches!(*pattern.parts, [PatternPart::Core]))
    }

    fn class(&mut self, class: ClassId) -> Result<Run, CompileErrorKind> {
        if let Some(run) = self.classes.get(&class) {
            return Ok(*run);
        }
        let nouns = self.vocabulary.nouns_of(class).map(|(id, _)| id).collect::<Vec<_>>();
        let run = push(&mut self.program.nouns, &nouns)?;
        self.classes.insert(class, run);
        Ok(run)
    }
}

fn push<T: Clone>(table: &mut Vec<T>, items: &[T]) -> Result<Run, CompileErrorKind> {
    let (Ok(start), Ok(len)) = (u32::try_from(table.len()), u32::try_from(items.len())) else {
        return Err(CompileErrorKind::TooLong);
    };
    let run = Run { start, len };
    table.extend_from_slice(items);
    Ok(run)
}

impl Compile<'_> {
    pub(super) fn program(&mut self) -> &Program {
        self.builder.program()
    }

    pub(super) fn run<T: Clone>(
        &mut self,
        table: impl Fn(&mut Program) -> &mut Vec<T>,
        items: &[T],
    ) -> Result<Run, CompileErrorKind> {
        push(table(self.builder.program()), items)
    }

    /// Compiles abilities side by side, with consecutive ids. The abilities they grant come after them.
    fn abilities(&mut self, abilities: &[ir::Ability], depth: u8) -> Result<Run, CompileError> {
        let at = |span| move |kind| CompileError { kind, span };
        let place = abilities.iter().map(|ability| empty(self.entry, ability.span)).collect::<Vec<_>>();
        let span = abilities.first().map_or_else(Span::default, |ability| ability.span);
        let run = self.run(|program| &mut program.abilities, &place).map_err(at(span))?;
        for (id, ability) in run.indices().zip(abilities) {
            let code = self.ability(AbilityId(id), ability, depth).map_err(at(ability.span))?;
            if let Some(place) = self.builder.program().abilities.get_mut(id as usize) {
                *place = code;
            }
        }
        Ok(run)
    }

    fn ability(
        &mut self,
        id: AbilityId,
        ability: &ir::Ability,
        depth: u8,
    ) -> Result<Ability, CompileErrorKind> {
        let kind = self.kind_of(&ability.hooks)?;
        let limit = match &ability.limit {
            None => None,
            Some(limit) => {
                let count = self.number(limit.count)?.clamp(0, i32::from(u16::MAX));
                Some((limit.limit, u16::try_from(count).unwrap_or(u16::MAX)))
            }
        };
        let condition = match &ability.condition {
            None => Run::default(),
            Some(condition) => self.condition(condition)?,
        };
        let cost = match &ability.cost {
            None => None,
            Some(cost) => Some(self.call(cost.cost.0, &cost.args, cost.span)?),
        };
        let optional = ability.optional || kind == HookKind::Offer;
        let code = Ability { kind, optional, limit, condition, cost, ..empty(self.entry, ability.span) };
        if ability.steps.is_empty() {
            return Err(CompileErrorKind::Empty);
        }
        match kind {
            HookKind::Number => self.number_ability(id, ability, code),
            HookKind::Question => self.question_ability(id, ability, code),
            HookKind::Event | HookKind::Offer => {
                let body = self.body(&ability.steps, depth)?;
                let mut triggers = Vec::new();
                for hook in &ability.hooks {
                    let channel = self.builder.program().channel(hook.hook);
                    triggers.push(self.trigger(id, channel, hook, code.condition)?);
                }
                let triggers = self.run(|program| &mut program.triggers, &triggers)?;
                Ok(Ability { body, triggers, until: ability.until, ..code })
            }
        }
    }

    fn kind_of(&mut self, hooks: &[ir::HookUse]) -> Result<HookKind, CompileErrorKind> {
        let mut kinds = hooks.iter().map(|hook| self.builder.program().hook_kind(hook.hook));
        let kind = kinds.next().flatten().ok_or(CompileErrorKind::Hooks)?;
        if kinds.all(|other| other == Some(kind)) { Ok(kind) } else { Err(CompileErrorKind::Hooks) }
    }

    fn number_ability(
        &mut self,
        id: AbilityId,
        ability: &ir::Ability,
        code: Ability,
    ) -> Result<Ability, CompileErrorKind> {
        let windowed = code.optional || code.limit.is_some() || code.cost.is_some();
        let mut triggers = Vec::new();
        for hook in &ability.hooks {
            let window = self.builder.program().channel(hook.hook);
            for (index, step) in ability.steps.iter().enumerate() {
                let ir::Step::Change { target, args, change, for_each, span } = step else {
                    return Err(CompileErrorKind::NotAChange);
                };
                let number = self.number_channel(hook.hook, *target)?;
                let channel = match (windowed, index) {
                    (false, _) => number,
                    (true, 0) => window,
                    (true, _) => Program::NO_CHANNEL,
                };
                let mut trigger = self.trigger(id, channel, hook, code.condition)?;
                trigger.number = number;
                self.target(args, &mut trigger)?;
                let (op, amount, composed) = self.change(change, *span)?;
                (trigger.op, trigger.amount) = (op, amount);
                let each = match for_each {
                    Some(each) => Some(self.each(each, *span)?),
                    None => composed,
                };
                if let Some(each) = each {
                    trigger.call = CallId(self.run(|program| &mut program.eaches, &[each])?.start);
                    trigger.needs = trigger.needs.with(Needs::FOR_EACH);
                }
                if windowed {
                    trigger.needs = trigger.needs.with(Needs::WINDOW);
                }
                triggers.push(trigger);
            }
        }
        let triggers = self.run(|program| &mut program.triggers, &triggers)?;
        let body = self.run(|program| &mut program.ops, &[Op::Count, Op::End])?;
        Ok(Ability { body, triggers, ..code })
    }

    fn number_channel(&mut self, hook: HookId, target: TargetId) -> Result<Channel, CompileErrorKind> {
        let channel = self.builder.program().number_channel(hook, target);
        if channel == Program::NO_CHANNEL { Err(CompileErrorKind::NotAChange) } else { Ok(channel) }
    }

    /// Compiles a change: operation, amount, and the multiplier if the amount is a number in words.
    fn change(
        &mut self,
        change: &ir::Change,
        span: Span,
    ) -> Result<(NumberOp, i32, Option<EachCode>), CompileErrorKind> {
        let (op, sign, number) = match change {
            ir::Change::Add(number) => (NumberOp::Add, 1, number),
            ir::Change::Subtract(number) => (NumberOp::Add, -1, number),
            ir::Change::Set(number) => (NumberOp::Set, 1, number),
            ir::Change::AtLeast(number) => (NumberOp::AtLeast, 1, number),
            ir::Change::AtMost(number) => (NumberOp::AtMost, 1, number),
            ir::Change::Double => return Ok((NumberOp::Double, 0, None)),
            ir::Change::Halve(false) => return Ok((NumberOp::HalveDown, 0, None)),
            ir::Change::Halve(true) => return Ok((NumberOp::HalveUp, 0, None)),
        };
        match number.written() {
            Some(number) => Ok((op, self.number(number)?.saturating_mul(sign), None)),
            None => Ok((op, sign, Some(self.as_much_as(number, span)?))),
        }
    }

    fn question_ability(
        &mut self,
        id: AbilityId,
        ability: &ir::Ability,
        code: Ability,
    ) -> Result<Ability, CompileErrorKind> {
        if code.optional || code.limit.is_some() || code.cost.is_some() {
            return Err(CompileErrorKind::NotAnAnswer);
        }
        let mut triggers = Vec::new();
        for hook in &ability.hooks {
            for step in &ability.steps {
                let ir::Step::Act { verb, args, for_each: None, repeat: None, span } = step else {
                    return Err(CompileErrorKind::NotAnAnswer);
                };
                let channel = self.builder.program().channel(hook.hook);
                let mut trigger = self.trigger(id, channel, hook, code.condition)?;
                trigger.call = self.call(verb.0, args, *span)?;
                triggers.push(trigger);
            }
        }
        let triggers = self.run(|program| &mut program.triggers, &triggers)?;
        Ok(Ability { triggers, ..code })
    }

    fn trigger(
        &mut self,
        ability: AbilityId,
        channel: Channel,
        hook: &ir::HookUse,
        condition: Run,
    ) -> Result<Trigger, CompileErrorKind> {
        let mut trigger = Trigger {
            ability,
            channel,
            number: Program::NO_CHANNEL,
            needs: if condition.is_empty() { Needs::default() } else { Needs::CONDITION },
            op: NumberOp::Add,
            amount: 0,
            guard: [Qualifier::NONE; 2],
            nouns: [NounId(u32::MAX); 2],
            call: CallId(u32::MAX),
            condition,
            extra: u32::MAX,
        };
        let mut guards = Vec::new();
        for (place, nouns) in &hook.qualifiers {
            let nouns = self.nouns(nouns)?;
            if nouns.is_empty() || *place > Qualifier::MAX_PLACE {
                return Err(CompileErrorKind::Empty);
            }
            if nouns.iter().any(|noun| noun.0 >= Qualifier::MAX_NOUN) {
                return Err(CompileErrorKind::TooLong);
            }
            guards.push(nouns.iter().map(|noun| Qualifier::new(*place, *noun)).collect::<Vec<_>>());
        }
        match guards.as_slice() {
            [] => {}
            [guard] if guard.len() <= 2 => {
                trigger.guard = pair(guard, Qualifier::NONE);
                trigger.needs = trigger.needs.with(Needs::GUARD);
            }
            several => {
                let mut runs = Vec::new();
                for guard in several {
                    runs.push(self.run(|program| &mut program.qualifiers, guard)?);
                }
                let guards = self.run(|program| &mut program.guards, &runs)?;
                self.extra(&mut trigger, Extra { guards, ..Extra::default() })?;
            }
        }
        self.about(hook, &mut trigger)?;
        Ok(trigger)
    }

    /// Returns the extra part of a trigger, which is added if there is none yet.
    fn extra_of(&mut self, trigger: &mut Trigger) -> Result<&mut Extra, CompileErrorKind> {
        if !trigger.needs.any(Needs::EXTRA) {
            self.extra(trigger, Extra::default())?;
        }
        let extras = &mut self.builder.program().extras;
        extras.get_mut(trigger.extra as usize).ok_or(CompileErrorKind::TooLong)
    }

    /// Adds an extra part to a trigger that has none yet.
    fn extra(&mut self, trigger: &mut Trigger, extra: Extra) -> Result<(), CompileErrorKind> {
        trigger.extra = self.run(|program| &mut program.extras, &[extra])?.start;
        trigger.needs = trigger.needs.with(Needs::EXTRA);
        Ok(())
    }
}

/// Makes a pair of a list of one or two; a single element is repeated.
fn pair<T: Copy>(items: &[T], none: T) -> [T; 2] {
    let first = items.first().copied().unwrap_or(none);
    [first, items.get(1).copied().unwrap_or(first)]
}

fn empty(entry: NounId, span: Span) -> Ability {
    Ability {
        entry,
        span,
        kind: HookKind::Event,
        optional: false,
        limit: None,
        condition: Run::default(),
        cost: None,
        until: None,
        body: Run::default(),
        triggers: Run::default(),
    }
}
