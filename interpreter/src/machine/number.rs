//! Number hooks: a value is built from what the abilities in force say. Pure, no allocation, one walk
//! over the listeners of that number.
//!
//! The rule: *base; then the greatest `is`; then all additions; then the greatest `at least`; then the
//! smallest `at most`; then the number's own floor*. Every part is the same in any order, so neither
//! attaching nor loading can change the value.
//!
//! Optional, limited and paid abilities count only if they were used in the context's scope: the host opens
//! a window on the number hook first (`machine/window.rs`).

use super::{brief, read};
use crate::filing::{Filing, Link, Listener, Mark, Reach, Shelf};
use crate::hook::{Context, Thing};
use crate::host::{Host, Scope};
use crate::program::{Channel, Needs, NumberCode, NumberOp, Program, Trigger};
use crate::trace::{self, NoteKind, Reason};
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
    const NO_NOUN: NounId = NounId(u32::MAX);

    /// Asks for a number without slots.
    pub const fn new(target: TargetId) -> Self {
        Self { target, noun: Self::NO_NOUN, thing: Thing::NONE }
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
    bounds: Bounds,
}

/// The changes so far that are no additions, which are rarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    any: bool,
    set: Option<i32>,
    low: i32,
    high: i32,
}

impl Bounds {
    const NONE: Self = Self { any: false, set: None, low: i32::MIN, high: i32::MAX };

    #[inline(never)]
    fn change(&mut self, op: NumberOp, amount: i32) {
        self.any = true;
        match op {
            NumberOp::Add => {}
            NumberOp::Set => self.set = Some(self.set.map_or(amount, |set| set.max(amount))),
            NumberOp::AtLeast => self.low = self.low.max(amount),
            NumberOp::AtMost => self.high = self.high.min(amount),
        }
    }
}

impl Fold {
    const START: Self = Self { add: 0, bounds: Bounds::NONE };

    #[inline]
    fn change(&mut self, op: NumberOp, amount: i32) {
        if op == NumberOp::Add {
            self.add += i64::from(amount);
        } else {
            self.bounds.change(op, amount);
        }
    }

    #[inline]
    fn end(&self, base: i32, floor: i32) -> i32 {
        let Bounds { any, set, low, high } = self.bounds;
        if !any {
            return clamped(i64::from(base) + self.add).max(floor);
        }
        clamped(i64::from(set.unwrap_or(base)) + self.add).max(low).min(high).max(floor)
    }
}

#[inline]
fn clamped(sum: i64) -> i32 {
    i32::try_from(sum).unwrap_or_else(|_| saturated(sum))
}

#[cold]
const fn saturated(sum: i64) -> i32 {
    if sum < 0 { i32::MIN } else { i32::MAX }
}

/// Works out a number at the context's hook, starting from `base`.
#[inline]
pub fn number<H: Host>(program: &Program, host: &H, context: &Context, query: Query, base: i32) -> i32 {
    let NumberCode { channel, floor } = program.number_at(context.hook, query.target);
    let shelf = host.filing().shelf(channel);
    if context.scope == 0 && shelf.is_empty() {
        return base.max(floor);
    }
    // What brief listeners say is not about certain things, but it may be about certain nouns.
    if shelf.is_brief()
        && query.noun == Query::NO_NOUN
        && let Some(number) = briefly(program, host, context, shelf, base)
    {
        return number.max(floor);
    }
    changed(host, &Wanted { program, context, query, base, floor }, channel)
}

/// Returns whether nothing was used for the numbers of a moment, and nobody wants to know how they come about.
#[inline]
pub(super) fn is_plain<H: Host>(host: &H, context: &Context) -> bool {
    context.scope == 0 && context.depth <= MAX_NESTING && host.trace().is_none()
}

/// Changes a number that is about no noun, if all who say something to it are brief and make additions.
#[cfg_attr(
    target_pointer_width = "64",
    expect(clippy::trivially_copy_pass_by_ref, reason = "its parts are read where they stand")
)]
#[inline(never)]
fn briefly<H: Host>(program: &Program, host: &H, context: &Context, shelf: &Shelf, base: i32) -> Option<i32> {
    if !is_plain(host, context) {
        return None;
    }
    added(program, host, context, host.filing().links(shelf)?, base)
}

/// The same in a plain moment.
#[expect(clippy::inline_always, reason = "part of two functions: a call would cost as much")]
#[inline(always)]
pub(super) fn added<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    links: &[Link],
    base: i32,
) -> Option<i32> {
    let mut number = base;
    for link in links {
        let gist = &link.gist;
        if gist.needs.any(Needs::GUARD) && !context.says_one(gist.guard) {
            continue;
        }
        let mut amount = gist.amount;
        if gist.needs.any(Needs::SLOW) {
            match brief::worth_here(program, host, context, link) {
                Ok(Some(worth)) => amount = worth,
                Ok(None) => continue,
                Err(brief::AtLength) => return None,
            }
        }
        if gist.op != NumberOp::Add || gist.needs.any(Needs::NOUN) {
            return None;
        }
        number = number.checked_add(amount)?;
    }
    Some(number)
}

/// A number that is wanted, and when. In one place, so that what asks for it has its hands free: registers are few.
pub(super) struct Wanted<'a> {
    pub(super) program: &'a Program,
    pub(super) context: &'a Context,
    pub(super) query: Query,
    pub(super) base: i32,
    pub(super) floor: i32,
}

/// Works out a number that somebody may say something to.
#[inline(never)]
fn changed<H: Host>(host: &H, wanted: &Wanted<'_>, channel: Channel) -> i32 {
    let listeners = host.filing().listeners(channel);
    let mut fold = Fold::START;
    if wanted.context.depth > MAX_NESTING {
        return fold.end(wanted.base, wanted.floor);
    }
    if host.trace().is_some() {
        note(wanted.program, host, wanted.context, wanted.query, listeners);
    }
    for listener in listeners {
        let Some(trigger) = wanted.program.trigger(listener.trigger) else { continue };
        let needs = trigger.gist.needs;
        if (needs.any(Needs::GUARD) && !wanted.context.says_one(trigger.gist.guard))
            || (needs.any(Needs::NOUN) && !trigger.gist.nouns.contains(&wanted.query.noun))
        {
            continue;
        }
        // What asks the host is not looked at here, so that this loop stays small.
        if !needs.any(Needs::SLOW) && listener.reach == Reach::EVERYWHERE {
            fold.change(trigger.gist.op, trigger.gist.amount);
        } else if let Some(amount) = worth(host, wanted, listener, trigger) {
            fold.change(trigger.gist.op, amount);
        }
    }
    if wanted.context.scope > 0 {
        add_marks(host, wanted, &mut fold);
    }
    fold.end(wanted.base, wanted.floor)
}

/// Adds what was used in the context's scope.
#[inline(never)]
fn add_marks<H: Host>(host: &H, wanted: &Wanted<'_>, fold: &mut Fold) {
    let Wanted { program, context, query, .. } = *wanted;
    let channel = program.number_channel(context.hook, query.target);
    for mark in host.filing().marks(context.scope, channel) {
        let trigger = program.trigger(mark.trigger);
        if trigger.is_some_and(|trigger| marked(program, context, query, trigger)) {
            fold.change(mark.op, mark.amount);
        }
    }
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
    if context.scope == 0 && filing.listeners(channel).is_empty() {
        return base.max(floor);
    }
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
            trace::note(host, &scope, None, NoteKind::Changed { target, op: trigger.gist.op, amount });
            fold.change(trigger.gist.op, amount);
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

/// Like `counts` for a moment and a noun that the trigger listens for, without a reason. Nothing is called before it is
/// known that the host must be asked at length, so that whatever the host knows at once is looked at in registers.
#[inline(never)]
pub(super) fn worth<H: Host>(
    host: &H,
    wanted: &Wanted<'_>,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<i32> {
    if listener.reach != Reach::EVERYWHERE {
        return worth_within_reach(host, wanted, listener, trigger);
    }
    match brief::worth(wanted.program, host, wanted.context, listener, &trigger.gist) {
        Ok(worth) => worth,
        Err(brief::AtLength) => worth_at_length(host, wanted, listener, trigger),
    }
}

/// The same for an ability that does not hear everything. Most of them are out of reach, and nothing else is asked then.
#[inline(never)]
fn worth_within_reach<H: Host>(
    host: &H,
    wanted: &Wanted<'_>,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<i32> {
    if !host.hears(listener, wanted.context) {
        return None;
    }
    if !trigger.gist.needs.any(Needs::SLOW) {
        return Some(trigger.gist.amount);
    }
    match brief::worth(wanted.program, host, wanted.context, listener, &trigger.gist) {
        Ok(worth) => worth,
        Err(brief::AtLength) => worth_at_length(host, wanted, listener, trigger),
    }
}

#[inline(never)]
fn worth_at_length<H: Host>(
    host: &H,
    wanted: &Wanted<'_>,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<i32> {
    let Wanted { program, context, query, .. } = *wanted;
    let needs = trigger.gist.needs;
    if needs.any(Needs::EXTRA) {
        return counts(program, host, context, query, listener, trigger).ok();
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
            Ok(amount) => NoteKind::Changed { target: query.target, op: trigger.gist.op, amount },
            Err(reason) => NoteKind::Silent(reason),
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
    if trigger.gist.needs.any(Needs::CONDITION) {
        read::holds(host, &scope, trigger.condition).map_err(|_call| Reason::Condition)?;
    }
    Ok(amount(host, &scope, trigger))
}

fn extra_thing(program: &Program, trigger: &Trigger) -> Option<crate::program::Ref> {
    let extra = program.extras.get(trigger.extra as usize)?;
    extra.thing
}

/// Returns whether a trigger changes a number only for a certain thing, or for more nouns than it has room for.
pub(super) fn is_about_more(program: &Program, trigger: &Trigger) -> bool {
    let extra = program.extras.get(trigger.extra as usize);
    extra.is_some_and(|extra| !extra.nouns.is_empty() || extra.thing.is_some())
}

/// Returns whether the number's noun is one that the trigger changes.
fn fits(program: &Program, query: Query, trigger: &Trigger) -> bool {
    if trigger.gist.needs.any(Needs::NOUN) && !trigger.gist.nouns.contains(&query.noun) {
        return false;
    }
    let Some(extra) = program.extras.get(trigger.extra as usize) else { return true };
    extra.nouns.is_empty() || extra.nouns.of(&program.nouns).contains(&query.noun)
}

#[inline]
fn amount<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> i32 {
    if trigger.gist.needs.any(Needs::FOR_EACH) {
        trigger.gist.amount.saturating_mul(read::measure(host, scope, trigger.call).max(0))
    } else {
        trigger.gist.amount
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
                op: code.gist.op,
                amount: amount(host, scope, code),
            };
            host.filing_mut().mark(mark);
        }
    }
}
