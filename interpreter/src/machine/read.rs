//! Conditions and measures: pure, without allocation, and with recursion bounded by the few things that one
//! phrase may name.

use super::value;
use crate::hook::Thing;
use crate::host::{Args, Host, Scope, Things};
use crate::ir::Quantifier;
use crate::program::{Arg, Bind, Call, CallId, Check, CheckKind, MAX_BINDS, MAX_SLOTS, Ref, Run};
use crate::vocabulary::id::{ConditionId, MeasureId, RoleId};

/// The things found by the binds of a call.
pub(super) type Bound = [Thing; MAX_BINDS + 1];

/// The index of the thing under test, after the found things.
pub(super) const IT: usize = MAX_BINDS;

/// No thing found yet.
pub(super) const UNBOUND: Bound = [Thing::NONE; MAX_BINDS + 1];

/// The things of the slots of a word.
pub(super) type Found = [Thing; MAX_SLOTS];

/// No slot holds a thing.
pub(super) const NO_THINGS: Found = [Thing::NONE; MAX_SLOTS];

/// Finds the things of a call's slots; `None` if one is missing.
#[inline]
pub(super) fn found<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, bound: &Bound) -> Option<Found> {
    let mut found = NO_THINGS;
    (!call.things || find(host, scope, call.args, bound, &mut found)).then_some(found)
}

/// Finds the things of some slots, and returns whether all of them exist.
#[inline(never)]
pub(super) fn find<H: Host>(
    host: &H,
    scope: &Scope<'_>,
    slots: Run,
    bound: &Bound,
    found: &mut Found,
) -> bool {
    let args = slots.of(&scope.program.args);
    for (place, arg) in found.iter_mut().zip(args) {
        if let Arg::Thing(of) = arg {
            match thing(host, scope, *of, bound) {
                Some(thing) => *place = thing,
                None => return false,
            }
        }
    }
    true
}

/// Fills slots for a pure call; `None` if one of their things is missing.
#[inline]
pub(super) fn with_args<H: Host, T>(
    host: &H,
    scope: &Scope<'_>,
    (slots, has_things): (Run, bool),
    bound: &Bound,
    then: impl FnOnce(&Args<'_>) -> T,
) -> Option<T> {
    let mut found = NO_THINGS;
    if has_things && !find(host, scope, slots, bound, &mut found) {
        return None;
    }
    Some(then(&Args::new(scope.program, slots, &found, &[])))
}

/// Finds a thing that needs no selector.
#[inline]
pub(super) fn thing<H: Host>(host: &H, scope: &Scope<'_>, of: Ref, bound: &Bound) -> Option<Thing> {
    let thing = match of {
        Ref::Myself => scope.listener.source,
        Ref::Role(role) => match scope.context.role(role) {
            Some(thing) => thing,
            None => role_of_kind(host, *scope, role)?,
        },
        Ref::Bound(index) => bound.get(usize::from(index)).copied()?,
        Ref::It => bound.get(IT).copied()?,
        Ref::Actor => host.player_thing(scope.actor),
        Ref::Named(name) => scope.context.chosen(name)?,
    };
    thing.is_some().then_some(thing)
}

/// Asks the host for a role that the moment does not have. The scope is passed by value so that the caller
/// can keep its own in registers.
#[inline(never)]
fn role_of_kind<H: Host>(host: &H, scope: Scope<'_>, role: RoleId) -> Option<Thing> {
    // The owner is still the owner in the steps of another player.
    host.role(role, &Scope { actor: scope.owner, ..scope })
}

/// Lists the candidates of a bind.
pub(super) fn select<H: Host>(host: &H, scope: &Scope<'_>, bind: &Bind, bound: &Bound) -> Things {
    let mut things = Things::default();
    let mut found = NO_THINGS;
    if find(host, scope, bind.args, bound, &mut found) {
        let args = Args::new(scope.program, bind.args, &found, &[]);
        host.select(bind.selector, &args, scope, &mut things);
        if args.misread.get() {
            things.clear();
        }
        if let Some(narrow) = bind.narrow {
            value::narrow(host, scope, narrow, bound, &mut things);
            // `the only`: empty in a tie.
            let superlative =
                scope.program.narrowings.get(narrow.0 as usize).is_some_and(|of| of.extreme.is_some());
            if superlative && bind.quantifier == Quantifier::The && things.as_slice().len() > 1 {
                things.clear();
            }
        }
    }
    things
}

/// Returns whether a condition holds, or else the check that failed.
#[inline]
pub(super) fn holds<H: Host>(host: &H, scope: &Scope<'_>, condition: Run) -> Result<(), CallId> {
    if condition.len != 1 {
        return hold_together(host, scope, condition);
    }
    let Some(check) = scope.program.checks.get(condition.start as usize) else { return Ok(()) };
    let end = if passes(host, scope, check) { check.yes } else { check.no };
    if end == Check::FALSE { Err(check.call) } else { Ok(()) }
}

/// Like `holds`, for a condition of several checks.
#[inline(never)]
fn hold_together<H: Host>(host: &H, scope: &Scope<'_>, condition: Run) -> Result<(), CallId> {
    let checks = condition.of(&scope.program.checks);
    let mut at = 0;
    while let Some(check) = checks.get(usize::from(at)) {
        at = if passes(host, scope, check) { check.yes } else { check.no };
        match at {
            Check::TRUE => return Ok(()),
            Check::FALSE => return Err(check.call),
            _ => {}
        }
    }
    Ok(())
}

#[inline]
fn passes<H: Host>(host: &H, scope: &Scope<'_>, check: &Check) -> bool {
    if check.binds {
        return passes_for_some(host, scope, check);
    }
    if check.kind == CheckKind::Composed {
        return value::holds(host, scope, check.word);
    }
    let slots = (check.args, check.things);
    if check.kind == CheckKind::Test {
        return tested(host, scope, check.word, slots, &UNBOUND);
    }
    compare(scope, check, read(host, scope, check.word, slots, &UNBOUND))
}

/// Like `passes`, for a check whose things selectors must find first.
#[inline(never)]
fn passes_for_some<H: Host>(host: &H, scope: &Scope<'_>, check: &Check) -> bool {
    let Some(call) = scope.program.call(check.call) else { return false };
    if check.kind == CheckKind::Test {
        return test(host, scope, call, 0, UNBOUND);
    }
    compare(scope, check, measured(host, scope, call, 0, UNBOUND))
}

#[inline]
fn compare(scope: &Scope<'_>, check: &Check, number: i32) -> bool {
    match check.kind {
        CheckKind::Is => number == check.value || check.values.of(&scope.program.numbers).contains(&number),
        CheckKind::AtLeast => number >= check.value,
        CheckKind::AtMost => number <= check.value,
        CheckKind::Even => number % 2 == 0,
        CheckKind::Odd => number % 2 != 0,
        CheckKind::Test | CheckKind::Composed => false,
    }
}

#[inline]
fn tested<H: Host>(host: &H, scope: &Scope<'_>, word: u32, slots: (Run, bool), bound: &Bound) -> bool {
    let tested = with_args(host, scope, slots, bound, |args| {
        host.test(ConditionId(word), args, scope) && !args.misread.get()
    });
    tested.unwrap_or(false)
}

#[inline]
fn read<H: Host>(host: &H, scope: &Scope<'_>, word: u32, slots: (Run, bool), bound: &Bound) -> i32 {
    with_args(host, scope, slots, bound, |args| host.measure(MeasureId(word), args, scope)).unwrap_or(0)
}

/// Tests a condition on things: `a mercenary here is wounded` needs one of them,
/// `each mercenary here is wounded` all of them.
fn test<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, next: usize, bound: Bound) -> bool {
    let Some(bind) = call.binds.of(&scope.program.binds).get(next) else {
        return tested(host, scope, call.word, (call.args, call.things), &bound);
    };
    let things = select(host, scope, bind, &bound);
    let mut each = things.as_slice().iter().map(|thing| bind_at(bound, next, *thing));
    match bind.quantifier {
        Quantifier::The => each.next().is_some_and(|bound| test(host, scope, call, next + 1, bound)),
        Quantifier::A => each.any(|bound| test(host, scope, call, next + 1, bound)),
        Quantifier::Each => each.all(|bound| test(host, scope, call, next + 1, bound)),
    }
}

/// Returns the current value of a measure.
pub(super) fn measure<H: Host>(host: &H, scope: &Scope<'_>, call: CallId) -> i32 {
    scope.program.call(call).map_or(0, |call| {
        if call.binds.is_empty() {
            read(host, scope, call.word, (call.args, call.things), &UNBOUND)
        } else {
            measured(host, scope, call, 0, UNBOUND)
        }
    })
}

/// Reads a measure of several things: the sum (`each`) or the greatest value (`a`).
fn measured<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, next: usize, bound: Bound) -> i32 {
    let Some(bind) = call.binds.of(&scope.program.binds).get(next) else {
        return read(host, scope, call.word, (call.args, call.things), &bound);
    };
    let things = select(host, scope, bind, &bound);
    let each = things.as_slice().iter().map(|thing| bind_at(bound, next, *thing));
    let mut numbers = each.map(|bound| measured(host, scope, call, next + 1, bound));
    match bind.quantifier {
        Quantifier::The => numbers.next().unwrap_or(0),
        Quantifier::A => numbers.max().unwrap_or(0),
        Quantifier::Each => numbers.fold(0, i32::saturating_add),
    }
}

/// Returns the bindings with one more thing.
pub(super) fn bind_at(mut bound: Bound, at: usize, thing: Thing) -> Bound {
    if let Some(place) = bound.get_mut(at) {
        *place = thing;
    }
    bound
}
