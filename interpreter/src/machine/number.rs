//! Number hooks: a value is built from what the abilities in force say. Pure, no allocation, one walk
//! over the listeners of that number.
//!
//! The rule: *base; then the greatest `is`; then all additions; then the greatest `at least`; then the
//! smallest `at most`; then the number's own floor*. Every part is the same in any order, so neither
//! attaching nor loading can change the value.
//!
//! Optional, limited and paid abilities count only if they were used in the context's scope: the host opens
//! a window on the number hook first (`machine/window.rs`).

use super::read;
use crate::filing::{Filing, Listener, Mark};
use crate::hook::{Context, Thing};
use crate::host::{Host, Scope};
use crate::program::{Needs, NumberOp, Program, Trigger};
use crate::trace::{Reason, What};
use crate::vocabulary::id::{NounId, TargetId};

/// How deep numbers may be worked out inside numbers.
pub const MAX_NESTING: u8 = 8;

/// Which number of a number hook is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    /// The number.
    pub target: TargetId,
    /// The noun in its slot: the colour of the die that is counted.
    pub noun: NounId,
    /// The thing in its slot.
    pub thing: Thing,
}

impl Query {
    /// Asks for a number without slots.
    pub const fn new(target: TargetId) -> Self {
        Self { target, noun: NounId(u32::MAX), thing: Thing::NONE }
    }

    /// Asks for this noun.
    pub const fn of(mut self, noun: NounId) -> Self {
        self.noun = noun;
        self
    }

    /// Asks for this thing.
    pub const fn on(mut self, thing: Thing) -> Self {
        self.thing = thing;
        self
    }
}

/// The changes so far.
#[derive(Clone, Copy, Debug)]
struct Fold {
    set: Option<i32>,
    add: i32,
    low: i32,
    high: i32,
}

impl Fold {
    const START: Self = Self { set: None, add: 0, low: i32::MIN, high: i32::MAX };

    #[inline]
    fn change(&mut self, op: NumberOp, amount: i32) {
        match op {
            NumberOp::Add => self.add = self.add.saturating_add(amount),
            NumberOp::Set => self.set = Some(self.set.map_or(amount, |set| set.max(amount))),
            NumberOp::AtLeast => self.low = self.low.max(amount),
            NumberOp::AtMost => self.high = self.high.min(amount),
        }
    }

    #[inline]
    fn end(self, base: i32, floor: i32) -> i32 {
        self.set.unwrap_or(base).saturating_add(self.add).max(self.low).min(self.high).max(floor)
    }
}

/// Works out a number at the context's hook, starting from `base`.
#[inline]
pub fn number<H: Host>(program: &Program, host: &H, context: &Context, query: Query, base: i32) -> i32 {
    let channel = program.number_channel(context.hook, query.target);
    let filing: &Filing = host.filing();
    let floor = program.floor(query.target);
    let listeners = filing.listeners(channel);
    if context.depth > MAX_NESTING || (listeners.is_empty() && context.scope == 0) {
        return base.max(floor);
    }
    if host.trace().is_some() {
        note(program, host, context, query, listeners);
    }
    let mut fold = Fold::START;
    walk(program, host, context, query, listeners, |_, trigger, amount| {
        if let Ok(amount) = amount {
            fold.change(trigger.op, amount);
        }
    });
    if context.scope > 0 {
        for mark in filing.marks(context.scope, channel) {
            if program.trigger(mark.trigger).is_some_and(|trigger| fits(program, query, trigger)) {
                fold.change(mark.op, mark.amount);
            }
        }
    }
    fold.end(base, floor)
}

/// Notes for each listener what it changes, or why nothing.
#[cold]
fn note<H: Host>(program: &Program, host: &H, context: &Context, query: Query, listeners: &[Listener]) {
    walk(program, host, context, query, listeners, |listener, trigger, amount| {
        let what = match amount {
            Ok(amount) => What::Changed { target: query.target, op: trigger.op, amount },
            Err(reason) => What::Silent(reason),
        };
        Scope::new(program, context, *listener, trigger.ability).about().note(host, None, what);
    });
}

/// Tells of each listener by how much it changes the number, or why not at all.
#[inline]
fn walk<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query,
    listeners: &[Listener],
    mut tell: impl FnMut(&Listener, &Trigger, Result<i32, Reason>),
) {
    for listener in listeners {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        if trigger.needs.any(Needs::GUARD) {
            let [a, b] = trigger.guard;
            if !(context.says(a) | context.says(b)) {
                tell(listener, trigger, Err(Reason::Qualifier));
                continue;
            }
        }
        if trigger.needs.any(Needs::NOUN) {
            let [a, b] = trigger.nouns;
            if !((a == query.noun) | (b == query.noun)) {
                tell(listener, trigger, Err(Reason::Nothing));
                continue;
            }
        }
        if !listener.hears(host, context) {
            tell(listener, trigger, Err(Reason::Reach));
        } else if trigger.needs.any(Needs::SLOW) {
            tell(listener, trigger, counts(program, host, context, query, listener, trigger));
        } else {
            tell(listener, trigger, Ok(trigger.amount));
        }
    }
}

/// The rest of the walk for triggers with a condition, a measure or rare guards.
#[inline(never)]
fn counts<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query,
    listener: &Listener,
    trigger: &Trigger,
) -> Result<i32, Reason> {
    let scope = Scope::new(program, context, *listener, trigger.ability);
    super::usable::said(&scope, trigger)?;
    if !fits(program, query, trigger) {
        return Err(Reason::Nothing);
    }
    if let Some(of) = extra_thing(program, trigger) {
        if read::thing(host, &scope, of, &read::UNBOUND) != Some(query.thing) {
            return Err(Reason::Nothing);
        }
    }
    if trigger.needs.any(Needs::CONDITION) {
        read::holds(host, &scope, trigger.condition).map_err(|_| Reason::Condition)?;
    }
    Ok(amount(host, &scope, trigger))
}

fn extra_thing(program: &Program, trigger: &Trigger) -> Option<crate::program::Ref> {
    program.extras.get(trigger.extra as usize).and_then(|extra| extra.thing)
}

/// Returns whether the number's noun is one that the trigger changes.
fn fits(program: &Program, query: Query, trigger: &Trigger) -> bool {
    if trigger.needs.any(Needs::NOUN) && !trigger.nouns.contains(&query.noun) {
        return false;
    }
    let Some(extra) = program.extras.get(trigger.extra as usize) else { return true };
    extra.nouns.is_empty() || extra.nouns.of(&program.nouns).contains(&query.noun)
}

fn amount<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> i32 {
    if trigger.needs.any(Needs::FOR_EACH) {
        trigger.amount.saturating_mul(read::measure(host, scope, trigger.call).max(0))
    } else {
        trigger.amount
    }
}

/// Makes the marks with which a used ability counts in its scope.
pub(super) fn mark<H: Host>(host: &mut H, scope: &Scope<'_>) {
    let Some(ability) = scope.program.ability(scope.ability) else { return };
    for trigger in ability.triggers.indices().map(crate::program::TriggerId) {
        let Some(code) = scope.program.trigger(trigger) else { continue };
        let here = scope.program.hook_of(code.number) == Some(scope.context.hook);
        if here && super::usable::said(scope, code).is_ok() {
            let mark = Mark {
                scope: scope.context.scope,
                channel: code.number,
                trigger,
                source: scope.listener.source,
                op: code.op,
                amount: amount(host, scope, code),
            };
            host.filing_mut().mark(mark);
        }
    }
}
