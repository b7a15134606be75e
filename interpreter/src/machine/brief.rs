//! The shortest way: what the host knows for a fact, does or says at once, straight from a trigger. No scope is made and
//! no slot filled; whatever is more than that is left to the other files, which come to the same at length.

use super::read;
use crate::filing::{Listener, Reach};
use crate::hook::Context;
use crate::host::{Deed, Host, Opinion, Saying, Scope};
use crate::program::{Channel, Needs, Program, Trigger};

/// Somebody must be asked at length.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtLength;

/// Returns by how much a listener changes a number, the moment and the noun being those it listens for within its reach;
/// nothing if not at all.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
pub(super) fn worth<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    trigger: &Trigger,
) -> Result<Option<i32>, AtLength> {
    let needs = trigger.needs;
    if needs.any(Needs::EXTRA) {
        return Err(AtLength);
    }
    if needs.any(Needs::CONDITION) && !known(program, host, context, listener, trigger).ok_or(AtLength)? {
        return Ok(None);
    }
    let mut amount = trigger.amount;
    if needs.any(Needs::FOR_EACH) {
        let each = trigger.each.read(host, context, listener).ok_or(AtLength)?;
        debug_assert_eq!(
            each,
            read::measure(host, &Scope::new(program, context, listener, trigger.ability), trigger.call),
            "the host knows another fact than it measures"
        );
        amount = amount.saturating_mul(each.max(0));
    }
    Ok(Some(amount))
}

/// Returns what a listener says to a question; nothing if it must be asked at length.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a question")]
#[inline(always)]
pub(super) fn opinion<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    trigger: &Trigger,
    question: H::Question,
) -> Option<Opinion> {
    if !is_brief(listener, trigger, Needs::AT_ONCE) {
        return None;
    }
    if !hears(program, host, context, listener, trigger)? {
        return Some(Opinion::Silent);
    }
    let Trigger { verb, nouns, amount: number, .. } = *trigger;
    host.say_at_once(question, Saying { verb, nouns, number })
}

/// What an event's trigger is that says all there is to do.
const DEED: Needs = Needs::AT_ONCE.with(Needs::DIRECT);

/// Returns whether a trigger is all of this and no more than its guard and its condition beside, whatever the moment.
#[inline]
const fn is_brief(listener: &Listener, trigger: &Trigger, all: Needs) -> bool {
    trigger.needs.0 & (all.0 | Needs::EXTRA.0) == all.0 && listener.reach.0 == Reach::EVERYWHERE.0
}

/// Returns whether a trigger listens for a moment and its condition holds; nothing if that is more than a fact.
#[expect(clippy::inline_always, reason = "part of the loops over listeners")]
#[inline(always)]
fn hears<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<bool> {
    if trigger.needs.any(Needs::GUARD) && !context.says_one(trigger.guard) {
        return Some(false);
    }
    if trigger.needs.any(Needs::CONDITION) {
        return known(program, host, context, listener, trigger);
    }
    Some(true)
}

/// Returns whether a trigger's condition holds, if that is a fact.
#[expect(clippy::inline_always, reason = "part of the loops over listeners")]
#[inline(always)]
fn known<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<bool> {
    let holds = trigger.fact.holds(host, context, listener);
    debug_assert!(
        holds.is_none_or(|holds| {
            let scope = Scope::new(program, context, listener, trigger.ability);
            read::holds_at_length(host, &scope, trigger.condition) == holds
        }),
        "the host knows another fact than it tests"
    );
    holds
}

/// How far the shortest way led at an event.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Led {
    /// So many of the listeners have had their turn.
    pub(super) turns: usize,
    /// So many deeds were done.
    pub(super) deeds: u32,
    /// All had their turn.
    pub(super) over: bool,
}

/// Lets those who hear an event do their deeds, as long as each is done at once. They must all act for one player, or
/// turn order would matter.
#[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
#[inline(always)]
pub(super) fn event<H: Host>(program: &Program, host: &mut H, context: &Context, channel: Channel) -> Led {
    let filing = host.filing();
    let here = filing.range(channel);
    let owner = |at: usize| filing.listener(at).map(|listener| listener.owner);
    let mixed = here.len() > 1 && here.clone().any(|at| owner(at) != owner(here.start));
    if mixed || host.trace().is_some() {
        return Led::default();
    }
    let (start, mut deeds) = (here.start, 0);
    // INVARIANT: a deed changes no abilities in force, so the listeners stay where they are.
    let moment = Moment { program, context };
    for at in here {
        match turn(host, &moment, at) {
            Turn::Silent => {}
            Turn::Done => deeds += 1,
            Turn::Long => return Led { turns: at - start, deeds, over: false },
        }
    }
    Led { turns: 0, deeds, over: true }
}

/// What is the same for all who hear an event.
struct Moment<'a> {
    program: &'a Program,
    context: &'a Context,
}

/// How a listener's turn went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// There was nothing for it to do.
    Silent,
    /// It has done its deed.
    Done,
    /// Nothing has happened: it must be given its turn at length.
    Long,
}

/// Gives one of several listeners its turn. Apart, because the compiler would read half of the host's state ahead of the
/// loop otherwise, for the few that most events have.
#[inline(never)]
fn turn<H: Host>(host: &mut H, moment: &Moment<'_>, at: usize) -> Turn {
    let Moment { program, context } = *moment;
    turn_here(program, host, context, at)
}

/// Lets the only one who hears an event do its deed. Returns whether it has had its turn, or must be given it at length.
#[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
#[inline(always)]
pub(super) fn lone<H: Host>(program: &Program, host: &mut H, context: &Context, at: usize) -> bool {
    host.trace().is_none() && turn_here(program, host, context, at) != Turn::Long
}

#[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
#[inline(always)]
fn turn_here<H: Host>(program: &Program, host: &mut H, context: &Context, at: usize) -> Turn {
    let Some(listener) = host.filing().listener(at).copied() else { return Turn::Long };
    let Some(trigger) = program.trigger(listener.trigger) else { return Turn::Long };
    if !is_brief(&listener, trigger, DEED) {
        return Turn::Long;
    }
    match hears(program, host, context, &listener, trigger) {
        None => return Turn::Long,
        Some(false) => return Turn::Silent,
        Some(true) => {}
    }
    let [noun, _] = trigger.nouns;
    let Trigger { verb, amount: count, ability, .. } = *trigger;
    let actor = if listener.owner.is_some() { listener.owner } else { context.player };
    let deed = Deed { verb, noun, count, actor, ability, source: listener.source };
    if host.do_at_once(program, deed) { Turn::Done } else { Turn::Long }
}
