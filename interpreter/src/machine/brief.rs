//! The shortest way: what the host knows for a fact, does or says at once, straight from a trigger. No scope is made and
//! no slot filled; whatever is more than that is left to the other files, which come to the same at length.

use super::read;
use crate::filing::{Link, Listener};
use crate::hook::Context;
use crate::host::{Deed, Host, Opinion, Saying, Scope};
use crate::program::{Gist, Needs, Program};

/// Somebody must be asked at length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    gist: &Gist,
) -> Result<Option<i32>, AtLength> {
    if gist.needs.any(Needs::EXTRA) {
        Err(AtLength)
    } else {
        worth_within(program, host, context, listener, gist)
    }
}

/// The same where there is no extra part.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
fn worth_within<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    gist: &Gist,
) -> Result<Option<i32>, AtLength> {
    if gist.needs.any(Needs::CONDITION) && !known(program, host, context, listener, gist).ok_or(AtLength)? {
        return Ok(None);
    }
    let mut amount = gist.amount;
    if gist.needs.any(Needs::FOR_EACH) {
        let each = gist.each.read(host, context, listener).ok_or(AtLength)?;
        debug_assert_eq!(
            Some(each),
            program.trigger(listener.trigger).map(|trigger| {
                let scope = Scope::new(program, context, listener, trigger.ability);
                read::measure(host, &scope, trigger.call)
            }),
            "the host knows another fact than it measures"
        );
        amount = amount.saturating_mul(each.max(0));
    }
    Ok(Some(amount))
}

/// The same of a brief listener. What hangs on facts at hand is looked at at once.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
pub(super) fn worth_here<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    link: &Link,
) -> Result<Option<i32>, AtLength> {
    let at_hand = worth_at_hand(host, &link.gist);
    debug_assert!(
        at_hand.is_err() || at_hand == worth_apart(program, host, context, link),
        "the host has another fact at hand than it knows"
    );
    match at_hand {
        Ok(worth) => Ok(worth),
        Err(AtLength) => worth_apart(program, host, context, link),
    }
}

#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
fn worth_at_hand<H: Host>(host: &H, gist: &Gist) -> Result<Option<i32>, AtLength> {
    if gist.needs.any(Needs::CONDITION) && !gist.fact.holds_at_hand(host).ok_or(AtLength)? {
        return Ok(None);
    }
    let mut amount = gist.amount;
    if gist.needs.any(Needs::FOR_EACH) {
        let each = gist.each.at_hand(host).ok_or(AtLength)?;
        amount = amount.saturating_mul(each.max(0));
    }
    Ok(Some(amount))
}

/// The same apart from the loops over listeners, which stay small.
#[inline(never)]
fn worth_apart<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    link: &Link,
) -> Result<Option<i32>, AtLength> {
    worth_within(program, host, context, &link.listener, &link.gist)
}

/// Returns what a brief listener says to a question; nothing if it must be asked at length.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a question")]
#[inline(always)]
pub(super) fn opinion<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    link: &Link,
    question: H::Question,
) -> Option<Opinion> {
    if link.gist.needs.any(Needs::WHETHER) && !hears(program, host, context, link)? {
        return Some(Opinion::Silent);
    }
    said(host, &link.gist, question)
}

/// The same if it has anything to say.
#[expect(clippy::inline_always, reason = "part of whoever asks a question")]
#[inline(always)]
pub(super) fn said<H: Host>(host: &H, gist: &Gist, question: H::Question) -> Option<Opinion> {
    let Gist { verb, nouns, amount: number, .. } = *gist;
    host.say_at_once(question, Saying { verb, nouns, number })
}

/// Returns whether a brief listener hears a moment and its condition holds; nothing if that is more than a fact. Apart
/// from the loops over listeners: otherwise the compiler reads the whole moment and half of the host's state ahead of
/// them, for the one or two that most hooks have.
#[inline(never)]
fn hears<H: Host>(program: &Program, host: &H, context: &Context, link: &Link) -> Option<bool> {
    let Link { listener, gist } = link;
    if gist.needs.any(Needs::GUARD) && !context.says_one(gist.guard) {
        return Some(false);
    }
    if gist.needs.any(Needs::CONDITION) {
        return known(program, host, context, listener, gist);
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
    gist: &Gist,
) -> Option<bool> {
    let holds = gist.fact.holds(host, context, listener);
    debug_assert!(
        holds.is_none_or(|holds| {
            program.trigger(listener.trigger).is_some_and(|trigger| {
                let scope = Scope::new(program, context, listener, trigger.ability);
                read::holds_at_length(host, &scope, trigger.condition) == holds
            })
        }),
        "the host knows another fact than it tests"
    );
    holds
}

/// How far the shortest way led at an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Led {
    /// So many of the listeners have had their turn, or all ([`Led::OVER`]).
    turns: u32,
    /// So many deeds were done.
    pub(super) deeds: u32,
}

impl Led {
    const OVER: u32 = u32::MAX;

    /// Returns whether all had their turn.
    #[inline]
    pub(super) const fn is_over(self) -> bool {
        self.turns == Self::OVER
    }

    /// Returns how many have had their turn, where others have not.
    pub(super) const fn turns(self) -> usize {
        if self.is_over() { 0 } else { self.turns as usize }
    }
}

/// How a listener's turn went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// It has done its deed.
    Done,
    /// There was nothing for it to do.
    Silent,
    /// Nothing has happened: it must be given its turn at length.
    Long,
}

/// Lets those who hear an event do their deeds, as long as each is done at once. They must all act for one player, or turn
/// order would matter. Not while there is a trace.
#[expect(clippy::inline_always, reason = "the way of almost every event: a call would cost as much")]
#[inline(always)]
pub(super) fn event<H: Host>(program: &Program, host: &mut H, context: &Context) -> Led {
    let here = host.filing().brief_for_one(program.channel(context.hook));
    let Some(here) = here.filter(|_| host.trace().is_none()) else { return Led::default() };
    if here.len() != 1 {
        return all(program, host, context, here.start, here.end);
    }
    match turn(program, host, context, here.start) {
        Turn::Done => Led { turns: Led::OVER, deeds: 1 },
        Turn::Silent => Led { turns: Led::OVER, deeds: 0 },
        Turn::Long => Led::default(),
    }
}

/// The same where several listen, or nobody.
#[inline(never)]
fn all<H: Host>(program: &Program, host: &mut H, context: &Context, start: usize, end: usize) -> Led {
    let (mut at, mut deeds) = (start, 0);
    // INVARIANT: a deed changes no abilities in force, so the listeners stay where they are.
    while at < end {
        match turn(program, host, context, at) {
            Turn::Done => deeds += 1,
            Turn::Silent => {}
            Turn::Long => return Led { turns: u32::try_from(at - start).unwrap_or(0), deeds },
        }
        at += 1;
    }
    Led { turns: Led::OVER, deeds }
}

/// Gives a listener its turn. Apart from the loop over the listeners of an event: otherwise the compiler reads the whole
/// moment and half of the host's state ahead of it, for the one or two that most events have.
#[inline(never)]
fn turn<H: Host>(program: &Program, host: &mut H, context: &Context, at: usize) -> Turn {
    let Some(link) = host.filing().link(at) else { return Turn::Long };
    let Link { listener, gist } = link;
    if gist.needs.any(Needs::WHETHER) {
        let at_hand = gist.fact.holds_at_hand(host);
        debug_assert!(
            at_hand.is_none() || at_hand == known(program, host, context, listener, gist),
            "the host has another fact at hand than it knows"
        );
        match at_hand {
            Some(true) if !gist.needs.any(Needs::GUARD) => {}
            Some(false) => return Turn::Silent,
            Some(true) | None => return turn_if_heard(program, host, context, at),
        }
    }
    let deed = deed(context, listener, gist);
    if host.do_at_once(program, deed) { Turn::Done } else { Turn::Long }
}

/// The same where it must be asked whether there is anything to do.
#[inline(never)]
fn turn_if_heard<H: Host>(program: &Program, host: &mut H, context: &Context, at: usize) -> Turn {
    let Some(link) = host.filing().link(at) else { return Turn::Long };
    match hears(program, host, context, link) {
        Some(true) => {}
        Some(false) => return Turn::Silent,
        None => return Turn::Long,
    }
    let deed = deed(context, &link.listener, &link.gist);
    if host.do_at_once(program, deed) { Turn::Done } else { Turn::Long }
}

/// Returns what a brief listener does.
#[inline]
const fn deed(context: &Context, listener: &Listener, gist: &Gist) -> Deed {
    let ([noun, _], Gist { verb, amount: count, .. }) = (gist.nouns, *gist);
    let Listener { owner, trigger, source, .. } = *listener;
    let actor = if owner.is_some() { owner } else { context.player };
    Deed { verb, noun, count, actor, trigger, source }
}
