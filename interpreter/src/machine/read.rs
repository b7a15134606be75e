//! Conditions and measures: pure, without allocation, and without recursion beyond the few things that
//! one phrase may name.

use crate::hook::Thing;
use crate::host::{Args, Host, Pick, Scope, Things};
use crate::ir::Quantifier;
use crate::program::{Arg, Bind, Call, CallId, Check, CheckKind, MAX_BINDS, MAX_SLOTS, Ref, Run};
use crate::vocabulary::id::{ConditionId, MeasureId};
use std::cell::Cell;

/// What the binds of a call have found.
pub(super) type Bound = [Thing; MAX_BINDS];

/// Nothing found yet.
pub(super) const UNBOUND: Bound = [Thing::NONE; MAX_BINDS];

/// Fills in the things of a call's slots. Nothing if one of them is missing.
#[inline]
pub(super) fn args<'a, H: Host>(
    host: &H,
    scope: &Scope<'a>,
    args: Run,
    bound: &Bound,
    picks: &'a [Pick],
) -> Option<Args<'a>> {
    let args = args.of(&scope.program.args);
    let mut things = [Thing::NONE; MAX_SLOTS];
    for (place, arg) in things.iter_mut().zip(args) {
        if let Arg::Thing(of) = arg {
            *place = thing(host, scope, *of, bound)?;
        }
    }
    Some(Args {
        program: scope.program,
        slots: args,
        things,
        picks,
        factor: 1,
        each: 1,
        misread: Cell::new(false),
    })
}

/// Finds a thing that needs no selector any more.
#[inline]
pub(super) fn thing<H: Host>(host: &H, scope: &Scope<'_>, of: Ref, bound: &Bound) -> Option<Thing> {
    let thing = match of {
        Ref::Myself => scope.listener.source,
        Ref::Role(role) => match scope.context.role(role) {
            Some(thing) => thing,
            None => host.role(role, scope)?,
        },
        Ref::Bound(index) => bound.get(usize::from(index)).copied()?,
    };
    thing.is_some().then_some(thing)
}

/// Lists what a bind may be.
pub(super) fn select<H: Host>(host: &H, scope: &Scope<'_>, bind: &Bind, bound: &Bound) -> Things {
    let mut things = Things::default();
    if let Some(args) = args(host, scope, bind.args, bound, &[]) {
        host.select(bind.selector, &args, scope, &mut things);
        if args.misread.get() {
            things.clear();
        }
    }
    things
}

/// Returns whether a condition holds, or else the check that settled it.
#[inline]
pub(super) fn holds<H: Host>(host: &H, scope: &Scope<'_>, condition: Run) -> Result<(), CallId> {
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
    let Some(call) = scope.program.call(check.call) else { return false };
    if check.kind == CheckKind::Test {
        return if call.binds.is_empty() {
            tested(host, scope, call, &UNBOUND)
        } else {
            test(host, scope, call, 0, UNBOUND)
        };
    }
    let number = if call.binds.is_empty() {
        read(host, scope, call, &UNBOUND)
    } else {
        measured(host, scope, call, 0, UNBOUND)
    };
    let values = check.values.of(&scope.program.numbers);
    match check.kind {
        CheckKind::Is => values.contains(&number),
        CheckKind::AtLeast => values.first().is_some_and(|value| number >= *value),
        CheckKind::AtMost => values.first().is_some_and(|value| number <= *value),
        CheckKind::Test => false,
    }
}

#[inline]
fn tested<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, bound: &Bound) -> bool {
    args(host, scope, call.args, bound, &[])
        .is_some_and(|args| host.test(ConditionId(call.word), &args, scope) && !args.misread.get())
}

#[inline]
fn read<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, bound: &Bound) -> i32 {
    args(host, scope, call.args, bound, &[])
        .map_or(0, |args| host.measure(MeasureId(call.word), &args, scope))
}

/// `a mercenary here is wounded`: one of them. `each mercenary here is wounded`: all of them.
fn test<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, next: usize, bound: Bound) -> bool {
    let Some(bind) = call.binds.of(&scope.program.binds).get(next) else {
        return tested(host, scope, call, &bound);
    };
    let things = select(host, scope, bind, &bound);
    let mut each = things.as_slice().iter().map(|thing| bind_at(bound, next, *thing));
    match bind.quantifier {
        Quantifier::The => each.next().is_some_and(|bound| test(host, scope, call, next + 1, bound)),
        Quantifier::A => each.any(|bound| test(host, scope, call, next + 1, bound)),
        Quantifier::Each => each.all(|bound| test(host, scope, call, next + 1, bound)),
    }
}

/// Returns the number a measure gives now.
pub(super) fn measure<H: Host>(host: &H, scope: &Scope<'_>, call: CallId) -> i32 {
    scope.program.call(call).map_or(0, |call| {
        if call.binds.is_empty() {
            read(host, scope, call, &UNBOUND)
        } else {
            measured(host, scope, call, 0, UNBOUND)
        }
    })
}

/// Of several things the sum (`each`) or the greatest (`a`).
fn measured<H: Host>(host: &H, scope: &Scope<'_>, call: &Call, next: usize, bound: Bound) -> i32 {
    let Some(bind) = call.binds.of(&scope.program.binds).get(next) else {
        return read(host, scope, call, &bound);
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

/// Says what one bind has found.
pub(super) fn bind_at(mut bound: Bound, at: usize, thing: Thing) -> Bound {
    if let Some(place) = bound.get_mut(at) {
        *place = thing;
    }
    bound
}
