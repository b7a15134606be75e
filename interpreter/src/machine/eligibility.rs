//! Whether an ability can be used now: heard, condition, limit, cost, something to do. Checked in this order,
//! so that the trace names the first obstacle.

pub(super) mod possible;

use super::{about, read};
use crate::hook::{Context, Player};
use crate::host::{Host, Scope};
use crate::listeners::Listener;
use crate::program::{Ability, Needs, Program, Trigger};
use crate::trace::{self, NoteKind, Reason};
use provost_grammar::span::Span;

/// Why an ability cannot be used, with the span of the failing part.
pub(super) type Refusal = (Reason, Option<Span>);

/// Returns whether the trigger listens for this moment.
#[inline]
pub(super) fn said(scope: &Scope<'_>, trigger: &Trigger) -> Result<(), Reason> {
    said_in(scope.program, scope.context, trigger)
}

/// Like `said`, for callers without a scope.
#[inline]
pub(super) fn said_in(program: &Program, context: &Context, trigger: &Trigger) -> Result<(), Reason> {
    if trigger.needs.any(Needs::GUARD) && !context.says_one(trigger.guard) {
        return Err(Reason::Qualifier);
    }
    if trigger.needs.any(Needs::EXTRA)
        && let Some(extra) = program.extras.get(trigger.extra as usize)
    {
        let guards = extra.guards.of(&program.guards);
        let one_said = |guard: &crate::program::Run| {
            guard.of(&program.qualifiers).iter().any(|qualifier| context.says(*qualifier))
        };
        if !guards.iter().all(one_said) {
            return Err(Reason::Qualifier);
        }
    }
    Ok(())
}

/// Returns whether a listener hears this moment.
#[inline]
pub(super) fn heard<H: Host>(host: &H, scope: &Scope<'_>, trigger: &Trigger) -> Result<(), Reason> {
    said(scope, trigger)?;
    if trigger.needs.any(Needs::ABOUT) {
        return about::heard(host, scope, trigger);
    }
    if scope.listener.hears(host, scope.context) { Ok(()) } else { Err(Reason::Reach) }
}

/// Returns whether an ability that heard the moment can be used.
#[inline]
pub(super) fn eligible<H: Host>(host: &H, scope: &Scope<'_>, ability: &Ability) -> Result<(), Refusal> {
    allowed(host, scope, ability)?;
    // A compulsory ability does as much as it can; an optional one is offered only if it does something.
    if ability.optional && !possible::begins(host, scope, ability) {
        return Err((Reason::Nothing, None));
    }
    Ok(())
}

/// Returns whether the condition, the limit and the cost of an ability allow it.
#[inline]
fn allowed<H: Host>(host: &H, scope: &Scope<'_>, ability: &Ability) -> Result<(), Refusal> {
    if !ability.condition.is_empty() {
        read::holds(host, scope, ability.condition)
            .map_err(|call| (Reason::Condition, scope.program.call(call).map(|call| call.span)))?;
    }
    if let Some((limit, count)) = ability.limit
        && host.uses(limit, scope) >= count
    {
        return Err((Reason::Limit, None));
    }
    if let Some(cost) = ability.cost {
        let tried = || possible::payable(host, scope, cost);
        let known = host.can_afford(scope);
        debug_assert!(
            known.is_none_or(|known| known == tried()),
            "the host knows another price than it asks for"
        );
        known
            .unwrap_or_else(tried)
            .then_some(())
            .ok_or_else(|| (Reason::Cost, scope.program.call(cost).map(|call| call.span)))?;
    }
    Ok(())
}

/// Lists the abilities that a player can start now at the context's offer hook, in the order of the listener
/// index.
///
/// Sources without an owner are open to the context's player.
pub fn offers<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    player: Player,
    offers: &mut Vec<Listener>,
) {
    offers.clear();
    let context = &context.of(player);
    let here = host.listeners().at(program.channel(context.hook)).iter();
    offers.extend(here.filter(|listener| can_use(program, host, context, listener).is_ok()));
}

/// Returns whether the context's player can use the ability of a listener at this moment; if not, the first
/// obstacle. For a host that walks the listeners of a hook itself.
pub fn can_use<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
) -> Result<(), Reason> {
    // Most listeners belong to somebody else.
    if listener.owner.is_some() && listener.owner != context.player {
        return Err(Reason::Reach);
    }
    let trigger = program.trigger(listener.trigger).ok_or(Reason::Broken)?;
    let ability = program.ability(trigger.ability).ok_or(Reason::Broken)?;
    let scope = Scope::new(program, context, listener, trigger.ability);
    let heard = heard(host, &scope, trigger).map_err(|reason| (reason, None));
    heard.and_then(|()| eligible(host, &scope, ability)).map_err(|(reason, span)| {
        trace::note(host, &scope, span, NoteKind::Silent(reason));
        reason
    })
}

/// Like [`can_use`], for a listener that the host knows to hear the moment, or for one equal to it in
/// everything the ability reads.
pub fn can_use_heard<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
) -> Result<(), Reason> {
    let trigger = program.trigger(listener.trigger).ok_or(Reason::Broken)?;
    let ability = program.ability(trigger.ability).ok_or(Reason::Broken)?;
    let scope = Scope::new(program, context, listener, trigger.ability);
    eligible(host, &scope, ability).map_err(|(reason, span)| {
        trace::note(host, &scope, span, NoteKind::Silent(reason));
        reason
    })
}

/// Returns whether the context's player could use the ability of a listener at this moment if its steps had
/// something to act on: [`can_use`] without its last check and without a trace. For a host that looks ahead.
#[inline]
pub fn could_use<H: Host>(program: &Program, host: &H, context: &Context, listener: &Listener) -> bool {
    // Most listeners belong to somebody else.
    if listener.owner.is_some() && listener.owner != context.player {
        return false;
    }
    let Some(trigger) = program.trigger(listener.trigger) else { return false };
    let could = said_in(program, context, trigger).is_ok()
        && listener.hears(host, context)
        && could_pay(program, host, context, listener, trigger);
    debug_assert_eq!(
        could,
        matches!(can_use(program, host, context, listener), Ok(()) | Err(Reason::Nothing)),
        "what could be used is what can be used but for something to do"
    );
    could
}

/// Kept out of line, because most listeners do not hear a moment at all.
#[inline(never)]
fn could_pay<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    listener: &Listener,
    trigger: &Trigger,
) -> bool {
    let Some(ability) = program.ability(trigger.ability) else { return false };
    let scope = Scope::new(program, context, listener, trigger.ability);
    allowed(host, &scope, ability).is_ok()
}

/// Returns whether an ability would do anything at this moment: it can be used, and its first step does
/// something. For a game in which no player must pay in vain.
pub fn works<H: Host>(program: &Program, host: &H, listener: &Listener, context: &Context) -> bool {
    let Some(trigger) = program.trigger(listener.trigger) else { return false };
    let Some(ability) = program.ability(trigger.ability) else { return false };
    let scope = Scope::new(program, context, listener, trigger.ability);
    eligible(host, &scope, ability).is_ok() && possible::begins(host, &scope, ability)
}

/// Returns whether any ability that hears this moment would do anything.
pub fn stirs<H: Host>(program: &Program, host: &H, context: &Context) -> bool {
    let listeners = host.listeners().at(program.channel(context.hook));
    listeners.iter().any(|listener| {
        let Some(trigger) = program.trigger(listener.trigger) else { return false };
        let scope = Scope::new(program, context, listener, trigger.ability);
        heard(host, &scope, trigger).is_ok() && works(program, host, listener, context)
    })
}
