//! The sum of one number for many nouns, as of all dice of a roll: what is said to it is put together once.

use super::number::{MAX_NESTING, Query, Wanted, number, worth};
use crate::filing::{Listener, Reach};
use crate::hook::Context;
use crate::host::Host;
use crate::program::{Needs, NumberCode, NumberOp, Program};
use crate::vocabulary::id::{NounId, TargetId};

/// Works out a number at the context's hook for each of these nouns, starting from the base beside it, and returns the
/// sum.
#[inline]
pub fn sum<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    target: TargetId,
    of: &[(NounId, i32)],
) -> i32 {
    let NumberCode { channel, floor } = program.number_at(context.hook, target);
    let wanted = Wanted { program, context, query: Query::new(target), base: 0, floor };
    sum_all(host, &wanted, host.filing().listeners(channel), of)
}

#[inline(never)]
fn sum_all<H: Host>(host: &H, wanted: &Wanted<'_>, listeners: &[Listener], of: &[(NounId, i32)]) -> i32 {
    match sum_together(host, wanted, listeners, of) {
        Some(sum) => sum,
        None => sum_one_by_one(host, wanted, of),
    }
}

/// Adds to all of them together whatever a listener adds. Nothing if anything else is said than additions, one of them
/// would be raised to the floor, or all together are too many.
#[expect(clippy::inline_always, reason = "stands alone only to be left early")]
#[inline(always)]
fn sum_together<H: Host>(
    host: &H,
    wanted: &Wanted<'_>,
    listeners: &[Listener],
    of: &[(NounId, i32)],
) -> Option<i32> {
    let context = wanted.context;
    if context.depth > MAX_NESTING || context.scope > 0 || host.trace().is_some() {
        return None;
    }
    // What is neither below 0 nor falls is no greater alone than all together.
    let least = wanted.floor.max(0);
    let mut sum = 0i32;
    for (_, base) in of {
        if *base < least {
            return None;
        }
        sum = sum.checked_add(*base)?;
    }
    for listener in listeners {
        let trigger = wanted.program.trigger(listener.trigger)?;
        let needs = trigger.needs;
        if needs.any(Needs::GUARD) && !context.says_one(trigger.guard) {
            continue;
        }
        let mut amount = trigger.amount;
        if needs.any(Needs::SLOW) || listener.reach != Reach::EVERYWHERE {
            // What its extra part says may be about each of the nouns.
            if needs.any(Needs::EXTRA) {
                return None;
            }
            let Some(worth) = worth(host, wanted, listener, trigger) else { continue };
            amount = worth;
        }
        if trigger.op != NumberOp::Add || amount < 0 {
            return None;
        }
        let [one, other] = trigger.nouns;
        for (noun, _) in of {
            if *noun == one || *noun == other || !needs.any(Needs::NOUN) {
                sum = sum.checked_add(amount)?;
            }
        }
    }
    Some(sum)
}

#[inline(never)]
fn sum_one_by_one<H: Host>(host: &H, wanted: &Wanted<'_>, of: &[(NounId, i32)]) -> i32 {
    let Wanted { program, context, query, .. } = *wanted;
    let one = |(noun, base): &(NounId, i32)| number(program, host, context, query.of(*noun), *base);
    of.iter().map(one).fold(0, i32::saturating_add)
}
