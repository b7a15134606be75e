//! Inline execution: runs steps without a choice at once, without a frame on the stack. Most abilities of
//! real cards need nothing else. `machine/effect.rs` takes over at the first step that needs a choice.

use super::frame::Stage;
use super::read::{self, Found, UNBOUND};
use super::run::Work;
use crate::fault::FaultKind;
use crate::hook::{Thing, Window};
use crate::host::{Args, Flow, Host, Pick, Scope, Things, Word};
use crate::program::{Ability, Arg, Call, Op, Program, Quantity};
use crate::trace::{self, NoteKind, Reason};
use crate::vocabulary::id::{HookId, VerbId};

/// How far an ability ran inline.
#[derive(Clone, Copy, Debug)]
pub(super) enum Inline {
    /// To the end.
    Done,
    /// To the op at this place, which needs a frame that begins at this stage.
    Frame(Stage, u32),
    /// To the op at this place; something else must run before it.
    Waits(u32),
}

/// Runs an ability without a cost, up to the first choice.
pub(super) fn run<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    ability: &Ability,
    picks: &mut Vec<Pick>,
    work: &mut Work<H>,
) -> Result<Inline, FaultKind> {
    let program = scope.program;
    if let Some((limit, _)) = ability.limit {
        host.record_use(limit, scope);
    }
    trace::note(host, scope, None, NoteKind::Fired);
    for (pc, op) in (0..).zip(ability.body.of(&program.ops)) {
        work.meter.step()?;
        let Op::Act { call, for_each: None, times: 1, may_stop: _, counted: false } = op else {
            return Ok(if matches!(op, Op::End) { Inline::Done } else { Inline::Frame(Stage::Next, pc) });
        };
        let call = program.call(*call).ok_or(FaultKind::Program)?;
        if !call.settled {
            return Ok(Inline::Frame(Stage::Next, pc));
        }
        match act(host, scope, call, picks, work) {
            Acted::Done => {}
            Acted::Chooses => return Ok(Inline::Frame(Stage::Next, pc)),
            Acted::Waits => return Ok(Inline::Waits(pc + 1)),
            Acted::Misread => return Err(FaultKind::Slot),
        }
    }
    Ok(Inline::Done)
}

/// The result of a settled verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Acted {
    /// It is done.
    Done,
    /// The host lists units to choose from.
    Chooses,
    /// Something else must run first.
    Waits,
    /// The host read a slot that does not exist.
    Misread,
}

/// Performs a settled verb.
#[inline]
fn act<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    call: &Call,
    picks: &mut Vec<Pick>,
    work: &mut Work<H>,
) -> Acted {
    let mut found = read::NO_THINGS;
    if call.things && !find(host, scope, call, &mut found) {
        nothing(host, scope, call);
        return Acted::Done;
    }
    let mut args = Args::new(scope.program, call.args, &found, &[]);
    let verb = VerbId(call.word);
    if call.amounts && !host.chooses_itself(verb) {
        let fixed = call.picks.of(&scope.program.picks);
        if fixed.is_empty() || !fixed.iter().all(|pick| host.always_enough(verb, usize::from(pick.slot))) {
            return act_with_supply(host, scope, call, args, picks, work);
        }
        args.picks = fixed;
    }
    finish(host, scope, call, &args, work)
}

/// Finds the things of a settled verb; each of its selectors lists a single thing.
fn find<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, found: &mut Found) -> bool {
    let mut bound = UNBOUND;
    for (at, bind) in call.binds.of(&scope.program.binds).iter().enumerate() {
        let Some(thing) = read::select(host, scope, bind, &bound).as_slice().first().copied() else {
            return false;
        };
        bound = read::bind_at(bound, at, thing);
    }
    read::find(host, scope, call.args, &bound, found)
}

/// Performs a settled verb whose amounts depend on the supply.
#[inline(never)]
fn act_with_supply<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    call: &Call,
    args: Args<'_>,
    picks: &mut Vec<Pick>,
    work: &mut Work<H>,
) -> Acted {
    let from = picks.len();
    if !supplied(host, scope, call, &args, picks) {
        picks.truncate(from);
        return Acted::Chooses;
    }
    let acted = match picks.get(from..) {
        None | Some([]) => {
            nothing(host, scope, call);
            Acted::Done
        }
        Some(mine) => finish(host, scope, call, &Args { picks: mine, ..args }, work),
    };
    picks.truncate(from);
    acted
}

/// Takes the available units for the amounts of a settled verb, and returns whether no choice is left.
fn supplied<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    call: &Call,
    args: &Args<'_>,
    picks: &mut Vec<Pick>,
) -> bool {
    let word = Word::Verb(VerbId(call.word));
    let from = picks.len();
    for (slot, arg) in args.slots().iter().enumerate() {
        let Arg::Amounts(amounts) = arg else { continue };
        for (index, amount) in amounts.of(&scope.program.amounts).iter().enumerate() {
            let (Quantity::Exactly(count), [noun]) = (amount.quantity, args.nouns_of(amount)) else {
                return false;
            };
            let mut units = Things::default();
            let supply = host.supply(word, slot, *noun, args, scope, &mut units);
            if !units.as_slice().is_empty() {
                return false;
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
    true
}

/// Notes that a verb had nothing to act on.
#[inline]
fn nothing<H: Host>(host: &H, scope: &Scope<'_>, call: &Call) {
    trace::note(host, scope, Some(call.span), NoteKind::Nothing(Reason::Nothing));
}

/// Performs a verb with everything known.
#[inline]
fn finish<H: Host>(
    host: &mut H,
    scope: &Scope<'_>,
    call: &Call,
    args: &Args<'_>,
    work: &mut Work<H>,
) -> Acted {
    let verb = VerbId(call.word);
    if !host.can_do(verb, args, scope) {
        nothing(host, scope, call);
        return Acted::Done;
    }
    let flow = host.perform(verb, args, scope);
    if args.misread.get() {
        return Acted::Misread;
    }
    if host.trace().is_some() {
        trace::note(host, scope, Some(call.span), NoteKind::Did(verb));
    }
    // The flow is moved only here: most verbs are simply done, and nobody hears most windows.
    let over = matches!(flow, Flow::Done)
        || matches!(&flow, Flow::Open(window) if is_unheard(scope.program, host, window));
    if over {
        return Acted::Done;
    }
    work.first = Some(flow);
    Acted::Waits
}

/// Returns whether a window would do nothing: it asks nothing, applies nothing and has no listeners.
#[inline]
pub(super) fn is_unheard<H: Host>(
    program: &Program,
    host: &H,
    window: &Window<H::Step, H::Question>,
) -> bool {
    let unheard =
        |hook: Option<HookId>| hook.is_none_or(|hook| host.listeners().at(program.channel(hook)).is_empty());
    window.allowed.is_none()
        && window.apply.is_none()
        && window.settle.is_none()
        && unheard(window.after)
        && unheard(window.before)
        && unheard(window.instead)
}

/// Narrows an index; the builder keeps slots and amounts few.
fn narrow(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
