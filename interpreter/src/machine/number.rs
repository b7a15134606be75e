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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fold {
    add: i64,
    set: Option<i32>,
    low: i32,
    high: i32,
}

impl Fold {
    const START: Self = Self { set: None, add: 0, low: i32::MIN, high: i32::MAX };

    #[inline]
    fn change(&mut self, op: NumberOp, amount: i32) {
        match op {
            NumberOp::Add => self.add += i64::from(amount),
            NumberOp::Set => self.set = Some(self.set.map_or(amount, |set| set.max(amount))),
            NumberOp::AtLeast => self.low = self.low.max(amount),
            NumberOp::AtMost => self.high = self.high.min(amount),
        }
    }

    #[inline]
    fn end(self, base: i32, floor: i32) -> i32 {
        let sum = i64::from(self.set.unwrap_or(base)) + self.add;
        let sum = i32::try_from(sum).unwrap_or(if sum < 0 { i32::MIN } else { i32::MAX });
        sum.max(self.low).min(self.high).max(floor)
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
    let mut slow = 0u64;
    for (bit, listener) in listeners.iter().enumerate() {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        if trigger.needs.any(Needs::GUARD) && !guarded(context, trigger) {
            continue;
        }
        if trigger.needs.any(Needs::NOUN) && !trigger.nouns.contains(&query.noun) {
            continue;
        }
        if !listener.hears(host, context) {
            continue;
        }
        // What takes a closer look waits, so that this loop calls nothing.
        if trigger.needs.any(Needs::SLOW) {
            slow |= 1 << (bit & 63);
        } else {
            fold.change(trigger.op, trigger.amount);
        }
    }
    if slow != 0 {
        fold = closer(program, host, context, query, listeners, slow, fold);
    }
    if context.scope > 0 {
        for mark in filing.marks(context.scope, channel) {
            if program.trigger(mark.trigger).is_some_and(|trigger| marked(program, context, query, trigger)) {
                fold.change(mark.op, mark.amount);
            }
        }
    }
    fold.end(base, floor)
}

/// Works out a number that any of several nouns may stand for (one die of these colours): a change that is
/// written for some of them counts once.
pub fn number_of_any<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    target: TargetId,
    nouns: &[NounId],
    base: i32,
) -> i32 {
    let channel = program.number_channel(context.hook, target);
    let filing: &Filing = host.filing();
    let mut fold = Fold::START;
    let query = |trigger: &Trigger| {
        let queries = nouns.iter().map(|noun| Query::new(target).of(*noun));
        queries.into_iter().find(|query| fits(program, *query, trigger))
    };
    let listeners = if context.depth > MAX_NESTING { &[] } else { filing.listeners(channel) };
    for listener in listeners {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        let Some(query) = query(trigger) else { continue };
        let scope = Scope::new(program, context, *listener, trigger.ability);
        if let Ok(amount) = counts(program, host, context, query, listener, trigger) {
            scope.about().note(host, None, What::Changed { target, op: trigger.op, amount });
            fold.change(trigger.op, amount);
        }
    }
    for mark in filing.marks(context.scope, channel) {
        let trigger = program.trigger(mark.trigger);
        if trigger.is_some_and(|trigger| {
            query(trigger).is_some_and(|query| marked(program, context, query, trigger))
        }) {
            fold.change(mark.op, mark.amount);
        }
    }
    fold.end(base, program.floor(target))
}

/// Returns whether a change that was used counts here: one that was used for a roll with several purposes counts
/// for its own.
fn marked(program: &Program, context: &Context, query: Query, trigger: &Trigger) -> bool {
    fits(program, query, trigger) && super::usable::said_in(program, context, trigger).is_ok()
}

/// How many changes for certain nouns [`Numbers`] holds.
const MAX_RULES: usize = 8;

/// What the abilities in force say to one number in one moment, worked out once and asked for many nouns:
/// the value of every die of a roll.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    floor: i32,
    all: Fold,
    rules: [(NumberOp, i32, [NounId; 2]); MAX_RULES],
    len: usize,
    full: bool,
}

impl Numbers {
    /// Works out what is said to a number at the context's hook.
    pub fn new<H: Host>(program: &Program, host: &H, context: &Context, target: TargetId) -> Self {
        let rule = (NumberOp::Add, 0, [NounId(u32::MAX); 2]);
        let floor = program.floor(target);
        let mut numbers = Self { floor, all: Fold::START, rules: [rule; MAX_RULES], len: 0, full: false };
        let channel = program.number_channel(context.hook, target);
        let filing: &Filing = host.filing();
        if context.depth > MAX_NESTING {
            return numbers;
        }
        for listener in filing.listeners(channel) {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            if trigger.needs.any(Needs::GUARD) && !guarded(context, trigger) {
                continue;
            }
            if !listener.hears(host, context) {
                continue;
            }
            if !trigger.needs.any(Needs::SLOW) {
                numbers.add(trigger, trigger.amount);
                continue;
            }
            let [noun, _] = trigger.nouns;
            let query = Query { target, noun, thing: Thing::NONE };
            let extra = program.extras.get(trigger.extra as usize);
            numbers.full |= extra.is_some_and(|extra| !extra.nouns.is_empty() || extra.thing.is_some());
            if let Some(amount) = worth(program, host, context, query, listener, trigger) {
                numbers.add(trigger, amount);
            }
        }
        if host.trace().is_some() || filing.marks(context.scope, channel).next().is_some() {
            numbers.full = true;
        }
        numbers
    }

    #[inline]
    fn add(&mut self, trigger: &Trigger, amount: i32) {
        if !trigger.needs.any(Needs::NOUN) {
            self.all.change(trigger.op, amount);
        } else if let Some(place) = self.rules.get_mut(self.len) {
            *place = (trigger.op, amount, trigger.nouns);
            self.len += 1;
        } else {
            self.full = true;
        }
    }

    /// Returns the number for a noun, starting from `base`; nothing if there is more to it than fits here
    /// and [`number`] must be asked.
    #[inline]
    pub fn of(&self, noun: NounId, base: i32) -> Option<i32> {
        if self.full {
            return None;
        }
        let mut fold = self.all;
        for (op, amount, nouns) in self.rules.get(..self.len).unwrap_or(&[]) {
            if nouns.contains(&noun) {
                fold.change(*op, *amount);
            }
        }
        Some(fold.end(base, self.floor))
    }
}

/// Returns whether one of the trigger's qualifiers was said.
#[inline]
fn guarded(context: &Context, trigger: &Trigger) -> bool {
    let [a, b] = trigger.guard;
    context.says(a) | context.says(b)
}

/// Looks at the listeners whose bits are set and that need more than a comparison.
#[inline(never)]
fn closer<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query,
    listeners: &[Listener],
    slow: u64,
    mut fold: Fold,
) -> Fold {
    for (bit, listener) in listeners.iter().enumerate() {
        if slow & (1 << (bit & 63)) == 0 {
            continue;
        }
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        // Beyond 64 listeners a bit stands for several.
        if (bit < 64 && listeners.len() <= 64 || trigger.needs.any(Needs::SLOW))
            && let Some(amount) = worth(program, host, context, query, listener, trigger)
        {
            fold.change(trigger.op, amount);
        }
    }
    fold
}

/// Like `counts` for a listener that hears the moment and has the noun.
#[inline]
fn worth<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<i32> {
    if trigger.needs.any(Needs::EXTRA) {
        return counts(program, host, context, query, listener, trigger).ok();
    }
    let scope = Scope::new(program, context, *listener, trigger.ability);
    if trigger.needs.any(Needs::CONDITION) {
        read::holds(host, &scope, trigger.condition).ok()?;
    }
    Some(amount(host, &scope, trigger))
}

/// Notes for each listener what it changes, or why nothing.
#[cold]
fn note<H: Host>(program: &Program, host: &H, context: &Context, query: Query, listeners: &[Listener]) {
    for listener in listeners {
        let Some(trigger) = program.trigger(listener.trigger) else { continue };
        let what = match counts(program, host, context, query, listener, trigger) {
            Ok(amount) => What::Changed { target: query.target, op: trigger.op, amount },
            Err(reason) => What::Silent(reason),
        };
        Scope::new(program, context, *listener, trigger.ability).about().note(host, None, what);
    }
}

/// Returns by how much a listener changes the number, or why not at all.
fn counts<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: Query,
    listener: &Listener,
    trigger: &Trigger,
) -> Result<i32, Reason> {
    let scope = Scope::new(program, context, *listener, trigger.ability);
    super::usable::heard(host, &scope, trigger)?;
    if !fits(program, query, trigger) {
        return Err(Reason::Nothing);
    }
    if let Some(of) = extra_thing(program, trigger)
        && read::thing(host, &scope, of, &read::UNBOUND) != Some(query.thing)
    {
        return Err(Reason::Nothing);
    }
    if trigger.needs.any(Needs::CONDITION) {
        read::holds(host, &scope, trigger.condition).map_err(|_call| Reason::Condition)?;
    }
    Ok(amount(host, &scope, trigger))
}

fn extra_thing(program: &Program, trigger: &Trigger) -> Option<crate::program::Ref> {
    let extra = program.extras.get(trigger.extra as usize)?;
    extra.thing
}

/// Returns whether the number's noun is one that the trigger changes.
fn fits(program: &Program, query: Query, trigger: &Trigger) -> bool {
    if trigger.needs.any(Needs::NOUN) && !trigger.nouns.contains(&query.noun) {
        return false;
    }
    let Some(extra) = program.extras.get(trigger.extra as usize) else { return true };
    extra.nouns.is_empty() || extra.nouns.of(&program.nouns).contains(&query.noun)
}

#[inline]
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
