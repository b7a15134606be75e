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
use crate::filing::{Filing, Listener, Mark, Reach};
use crate::hook::{Context, Thing};
use crate::host::{Host, Scope};
use crate::program::{Needs, NumberCode, NumberOp, Program, Trigger};
use crate::trace::{self, Reason, What};
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
        if op == NumberOp::Add {
            self.add += i64::from(amount);
        } else {
            self.bound(op, amount);
        }
    }

    #[inline(never)]
    fn bound(&mut self, op: NumberOp, amount: i32) {
        match op {
            NumberOp::Add => {}
            NumberOp::Set => self.set = Some(self.set.map_or(amount, |set| set.max(amount))),
            NumberOp::AtLeast => self.low = self.low.max(amount),
            NumberOp::AtMost => self.high = self.high.min(amount),
        }
    }

    #[inline]
    fn end(self, base: i32, floor: i32) -> i32 {
        let sum = clamped(i64::from(self.set.unwrap_or(base)) + self.add);
        sum.max(self.low).min(self.high).max(floor)
    }

    /// Puts together what listeners say to a number.
    fn hear<H: Host>(
        &mut self,
        program: &Program,
        host: &H,
        context: &Context,
        query: Query,
        listeners: &[Listener],
    ) {
        if context.depth > MAX_NESTING {
            return;
        }
        if host.trace().is_some() {
            note(program, host, context, query, listeners);
        }
        for listener in listeners {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            let needs = trigger.needs;
            if (needs.any(Needs::GUARD) && !context.says_one(trigger.guard))
                || (needs.any(Needs::NOUN) && !trigger.nouns.contains(&query.noun))
            {
                continue;
            }
            // What asks the host is not looked at here, so that this loop stays small.
            if !needs.any(Needs::SLOW) && listener.reach == Reach::EVERYWHERE {
                self.change(trigger.op, trigger.amount);
            } else if let Some(amount) = worth(program, host, context, &query, listener, trigger) {
                self.change(trigger.op, amount);
            }
        }
        if context.scope > 0 {
            self.add_marks(program, host.filing(), context, query);
        }
    }

    /// Adds what was used in the context's scope.
    #[inline(never)]
    fn add_marks(&mut self, program: &Program, filing: &Filing, context: &Context, query: Query) {
        let channel = program.number_channel(context.hook, query.target);
        for mark in filing.marks(context.scope, channel) {
            if program.trigger(mark.trigger).is_some_and(|trigger| marked(program, context, query, trigger)) {
                self.change(mark.op, mark.amount);
            }
        }
    }
}

#[inline]
fn clamped(sum: i64) -> i32 {
    i32::try_from(sum).unwrap_or(if sum < 0 { i32::MIN } else { i32::MAX })
}

/// Works out a number at the context's hook, starting from `base`.
#[inline]
pub fn number<H: Host>(program: &Program, host: &H, context: &Context, query: Query, base: i32) -> i32 {
    let NumberCode { channel, floor } = program.number_at(context.hook, query.target);
    let listeners = host.filing().listeners(channel);
    if listeners.is_empty() && context.scope == 0 {
        return base.max(floor);
    }
    let mut fold = Fold::START;
    fold.hear(program, host, context, query, listeners);
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
    let NumberCode { channel, floor } = program.number_at(context.hook, target);
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
        let scope = Scope::new(program, context, listener, trigger.ability);
        if let Ok(amount) = counts(program, host, context, query, listener, trigger) {
            trace::note(host, &scope, None, What::Changed { target, op: trigger.op, amount });
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
    fold.end(base, floor)
}

/// Returns whether a change that was used counts here: one that was used for a roll with several purposes counts
/// for its own.
fn marked(program: &Program, context: &Context, query: Query, trigger: &Trigger) -> bool {
    fits(program, query, trigger) && super::usable::said_in(program, context, trigger).is_ok()
}

/// How many changes for certain nouns [`Numbers`] holds.
const MAX_RULES: usize = 6;
/// How many of them are additions that can be looked at all at once.
const MAX_SUMS: usize = 4;
/// Additions below this cannot overflow together.
const SMALL: u32 = 1 << 24;

/// What the abilities in force say to one number in one moment, worked out once and asked for many nouns:
/// the value of every die of a roll.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    all: Fold,
    // One after another instead of side by side: made empty with a few stores, and compared without a loop.
    nouns: [NounId; MAX_RULES],
    other_nouns: [NounId; MAX_RULES],
    amounts: [i32; MAX_RULES],
    ops: [NumberOp; MAX_RULES],
    floor: i32,
    len: u8,
    /// There is more to it than fits here.
    full: bool,
    /// Nothing is said but a few small additions, so that a sum is all there is to do.
    sums: bool,
}

impl Numbers {
    /// Works out what is said to a number at the context's hook.
    #[inline(never)]
    pub fn new<H: Host>(program: &Program, host: &H, context: &Context, target: TargetId) -> Self {
        let NumberCode { channel, floor } = program.number_at(context.hook, target);
        let filing: &Filing = host.filing();
        let mut numbers = Self {
            all: Fold::START,
            nouns: [NounId(0); MAX_RULES],
            other_nouns: [NounId(0); MAX_RULES],
            amounts: [0; MAX_RULES],
            ops: [NumberOp::Add; MAX_RULES],
            floor,
            len: 0,
            full: false,
            sums: true,
        };
        let listeners = if context.depth > MAX_NESTING { &[] } else { filing.listeners(channel) };
        for listener in listeners {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            let mut amount = trigger.amount;
            if trigger.needs.any(Needs::GUARD) && !context.says_one(trigger.guard) {
                continue;
            }
            if trigger.needs.any(Needs::SLOW) || listener.reach != Reach::EVERYWHERE {
                if trigger.needs.any(Needs::EXTRA) {
                    let extra = program.extras.get(trigger.extra as usize);
                    numbers.full |=
                        extra.is_some_and(|extra| !extra.nouns.is_empty() || extra.thing.is_some());
                }
                let [noun, _] = trigger.nouns;
                let query = Query { target, noun, thing: Thing::NONE };
                match worth(program, host, context, &query, listener, trigger) {
                    Some(worth) => amount = worth,
                    None => continue,
                }
            }
            numbers.add(trigger, amount);
        }
        numbers.full |= host.trace().is_some() || filing.marks(context.scope, channel).next().is_some();
        numbers
    }

    #[inline]
    fn add(&mut self, trigger: &Trigger, amount: i32) {
        self.sums &= trigger.op == NumberOp::Add && amount.unsigned_abs() < SMALL;
        if !trigger.needs.any(Needs::NOUN) {
            self.all.change(trigger.op, amount);
            self.sums &= self.all.add.unsigned_abs() < u64::from(SMALL);
            return;
        }
        let at = usize::from(self.len);
        let (Some(noun), Some(other), Some(place), Some(op)) = (
            self.nouns.get_mut(at),
            self.other_nouns.get_mut(at),
            self.amounts.get_mut(at),
            self.ops.get_mut(at),
        ) else {
            self.full = true;
            return;
        };
        ([*noun, *other], *place, *op) = (trigger.nouns, amount, trigger.op);
        self.len += 1;
        self.sums &= at < MAX_SUMS;
    }

    /// Returns the number for a noun, starting from `base`; nothing if there is more to it than fits here
    /// and [`number`] must be asked.
    #[inline]
    pub fn of(&self, noun: NounId, base: i32) -> Option<i32> {
        if self.full {
            return None;
        }
        if !self.sums {
            return Some(self.folded(noun, base));
        }
        // Empty places add nothing.
        let nouns = self.nouns.iter().zip(&self.other_nouns).zip(&self.amounts).take(MAX_SUMS);
        let some =
            nouns.map(|((one, other), amount)| if *one == noun || *other == noun { *amount } else { 0 });
        let sum = some.sum::<i32>();
        // INVARIANT: all small, so nothing is cut off.
        #[expect(clippy::cast_possible_truncation, reason = "smaller than `SMALL`")]
        let all = self.all.add as i32;
        Some(base.saturating_add(all + sum).max(self.floor))
    }

    #[inline(never)]
    fn folded(&self, noun: NounId, base: i32) -> i32 {
        let mut fold = self.all;
        let nouns = self.nouns.iter().zip(&self.other_nouns);
        let changes = self.ops.iter().zip(&self.amounts);
        for ((one, other), (op, amount)) in nouns.zip(changes).take(usize::from(self.len)) {
            if *one == noun || *other == noun {
                fold.change(*op, *amount);
            }
        }
        fold.end(base, self.floor)
    }
}

/// Like `counts` for a moment and a noun that the trigger listens for, without a reason.
#[inline(never)]
fn worth<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    query: &Query,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<i32> {
    let needs = trigger.needs;
    if !listener.hears(host, context) {
        return None;
    }
    if needs.any(Needs::EXTRA) {
        return counts(program, host, context, *query, listener, trigger).ok();
    }
    if !needs.any(Needs::SLOW) {
        return Some(trigger.amount);
    }
    let scope = Scope::new(program, context, listener, trigger.ability);
    if needs.any(Needs::CONDITION) && read::holds(host, &scope, trigger.condition).is_err() {
        return None;
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
        trace::note(host, &Scope::new(program, context, listener, trigger.ability), None, what);
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
    let scope = Scope::new(program, context, listener, trigger.ability);
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
