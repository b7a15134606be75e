//! The short way: steps about which nothing is chosen are done at once, without a frame on the stack.
//! Most abilities of real cards are of this kind. The first step that needs more is left to
//! `machine/effect.rs`, which does the same at length.

use super::budget::Meter;
use super::read::{self, UNBOUND};
use crate::fault::FaultKind;
use crate::hook::{Thing, Window};
use crate::host::{Args, Flow, Host, Pick, Scope, Things, Word};
use crate::program::{Ability, Arg, Call, Op, Program, Quantity};
use crate::trace::{Reason, What};
use crate::vocabulary::id::{HookId, VerbId};

/// How far the short way led.
#[derive(Debug)]
pub(super) enum Quick<S, Q> {
    /// To the end.
    Done,
    /// To the op at this place, which needs a frame.
    Slow(u32),
    /// To the op at this place, before which this must be run.
    Flow(u32, Flow<S, Q>),
}

/// Uses an ability that costs nothing, as far as nothing must be chosen.
#[inline]
pub(super) fn run<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    ability: &Ability,
    picks: &mut Vec<Pick>,
    meter: &mut Meter,
) -> Result<Quick<H::Step, H::Question>, FaultKind> {
    let program = scope.program;
    if let Some((limit, _)) = ability.limit {
        host.record_use(limit, scope);
    }
    scope.about().note(host, None, What::Fired);
    let from = picks.len();
    for (pc, op) in (0..).zip(ability.body.of(&program.ops)) {
        meter.step()?;
        let Op::Act { call, for_each: None, times: 1, may_stop: _ } = op else {
            return Ok(if matches!(op, Op::End) { Quick::Done } else { Quick::Slow(pc) });
        };
        let call = program.call(*call).ok_or(FaultKind::Program)?;
        if !call.settled {
            return Ok(Quick::Slow(pc));
        }
        let acted = act(host, scope, call, picks, from);
        picks.truncate(from);
        match acted {
            Acted::Done => {}
            Acted::Chooses => return Ok(Quick::Slow(pc)),
            Acted::Flow(flow) => return Ok(Quick::Flow(pc + 1, flow)),
            Acted::Misread => return Err(FaultKind::Slot),
        }
    }
    Ok(Quick::Done)
}

/// How a settled verb went.
enum Acted<S, Q> {
    /// It is done.
    Done,
    /// The host lists units, of which some must be chosen.
    Chooses,
    /// This must be run before what follows.
    Flow(Flow<S, Q>),
    /// The host read a slot that is not there.
    Misread,
}

/// Does a settled verb.
#[inline]
fn act<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    call: &Call,
    picks: &mut Vec<Pick>,
    from: usize,
) -> Acted<H::Step, H::Question> {
    let verb = VerbId(call.word);
    let nothing = |host: &H| scope.about().note(host, Some(call.span), What::Nothing(Reason::Nothing));
    let mut bound = UNBOUND;
    for (at, bind) in call.binds.of(&scope.program.binds).iter().enumerate() {
        let Some(thing) = read::select(host, scope, bind, &bound).as_slice().first().copied() else {
            nothing(host);
            return Acted::Done;
        };
        bound = read::bind_at(bound, at, thing);
    }
    let Some(mut args) = read::args(host, scope, call.args, &bound, &[]) else {
        nothing(host);
        return Acted::Done;
    };
    if host.chooses_itself(verb) {
        return finish(host, scope, call, &args);
    }
    if !call.picks.is_empty() {
        let fixed = call.picks.of(&scope.program.picks);
        if fixed.iter().all(|pick| host.always_enough(verb, usize::from(pick.slot))) {
            args.picks = fixed;
            return finish(host, scope, call, &args);
        }
    }
    let mut wants = false;
    for (slot, arg) in args.slots.iter().enumerate() {
        let Arg::Amounts(amounts) = arg else { continue };
        wants = true;
        for (index, amount) in amounts.of(&scope.program.amounts).iter().enumerate() {
            let (Quantity::Exactly(count), [noun]) = (amount.quantity, args.nouns_of(amount)) else {
                return Acted::Chooses;
            };
            let mut units = Things::default();
            let supply = host.supply(Word::Verb(verb), slot, *noun, &args, scope, &mut units);
            if !units.as_slice().is_empty() {
                return Acted::Chooses;
            }
            let mine = picks.get(from..).unwrap_or(&[]).iter().filter(|pick| pick.noun == *noun);
            let taken = mine.map(|pick| pick.count).fold(0, i32::saturating_add);
            let count = count.min(supply.saturating_sub(taken));
            if count > 0 {
                let (slot, amount) = (narrow(slot), narrow(index));
                picks.push(Pick { noun: *noun, thing: Thing::NONE, count, slot, amount });
            }
        }
    }
    let picks = picks.get(from..).unwrap_or(&[]);
    if wants && picks.is_empty() {
        nothing(host);
        return Acted::Done;
    }
    args.picks = picks;
    finish(host, scope, call, &args)
}

/// Does a verb about which everything is known.
#[inline]
fn finish<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    call: &Call,
    args: &Args<'_>,
) -> Acted<H::Step, H::Question> {
    let verb = VerbId(call.word);
    if !host.can_do(verb, args, scope) {
        scope.about().note(host, Some(call.span), What::Nothing(Reason::Nothing));
        return Acted::Done;
    }
    let flow = host.perform(verb, args, scope);
    if args.misread.get() {
        return Acted::Misread;
    }
    scope.about().note(host, Some(call.span), What::Did(verb));
    // Only now is it worth moving: most verbs are just done, and most windows heard by nobody.
    let over = matches!(flow, Flow::Done)
        || matches!(&flow, Flow::Open(window) if is_quiet(scope.program, host, window));
    if over { Acted::Done } else { Acted::Flow(flow) }
}

/// Returns whether nothing would come of a window: nothing is asked or done in it, and nobody listens.
#[inline]
pub(super) fn is_quiet<H: Host>(program: &Program, host: &H, window: &Window<H::Step, H::Question>) -> bool {
    let quiet = |hook: Option<HookId>| {
        hook.is_none_or(|hook| host.filing().listeners(program.channel(hook)).is_empty())
    };
    window.allowed.is_none()
        && window.apply.is_none()
        && window.settle.is_none()
        && quiet(window.after)
        && quiet(window.before)
        && quiet(window.instead)
}

/// Slots and amounts are few: the builder sees to it.
fn narrow(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
