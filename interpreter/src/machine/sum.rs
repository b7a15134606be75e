//! The sum of one number for many nouns, as of all dice of a roll: what is said to it is put together once.

use super::number::{MAX_NESTING, Query, Wanted, is_about_more, number, worth};
use crate::filing::{Listener, Reach};
use crate::hook::Context;
use crate::host::Host;
use crate::program::{Needs, NumberCode, NumberOp, Program, Trigger};
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
    match Added::new(host, wanted, listeners).and_then(|added| added.sum(of, wanted.floor)) {
        Some(sum) => sum,
        None => sum_one_by_one(host, wanted, of),
    }
}

#[inline(never)]
fn sum_one_by_one<H: Host>(host: &H, wanted: &Wanted<'_>, of: &[(NounId, i32)]) -> i32 {
    let Wanted { program, context, query, .. } = *wanted;
    let one = |(noun, base): &(NounId, i32)| number(program, host, context, query.of(*noun), *base);
    of.iter().map(one).fold(0, i32::saturating_add)
}

/// How many changes for certain nouns there may be.
const MAX_RULES: usize = 4;

/// What is added to a number, whatever the noun and for some of them: enough for most rolls.
#[derive(Clone, Copy, Debug)]
struct Added {
    all: i64,
    rules: [(NounId, i32); MAX_RULES],
    len: usize,
}

impl Added {
    /// Puts together what is said to a number. Nothing if anything else is said than a few additions.
    #[expect(clippy::inline_always, reason = "stands alone only to be left early")]
    #[inline(always)]
    fn new<H: Host>(host: &H, wanted: &Wanted<'_>, listeners: &[Listener]) -> Option<Self> {
        let context = wanted.context;
        if context.depth > MAX_NESTING || context.scope > 0 || host.trace().is_some() {
            return None;
        }
        let mut added = Self { all: 0, rules: [(NounId(u32::MAX), 0); MAX_RULES], len: 0 };
        for listener in listeners {
            let trigger = wanted.program.trigger(listener.trigger)?;
            let needs = trigger.needs;
            if needs.any(Needs::GUARD) && !context.says_one(trigger.guard) {
                continue;
            }
            let mut amount = trigger.amount;
            if needs.any(Needs::SLOW) || listener.reach != Reach::EVERYWHERE {
                let slow = slowly(host, wanted, listener, trigger)?;
                let Some(worth) = slow else { continue };
                amount = worth;
            }
            if trigger.op != NumberOp::Add || amount < 0 {
                return None;
            }
            if needs.any(Needs::NOUN) {
                let [one, other] = trigger.nouns;
                added.add(one, amount)?;
                if other != one {
                    added.add(other, amount)?;
                }
            } else {
                added.all += i64::from(amount);
            }
        }
        Some(added)
    }

    #[inline]
    fn add(&mut self, noun: NounId, amount: i32) -> Option<()> {
        *self.rules.get_mut(self.len)? = (noun, amount);
        self.len += 1;
        Some(())
    }

    /// Adds all together. Nothing if one of them would be raised to the floor, or all together are too many.
    #[inline]
    fn sum(&self, of: &[(NounId, i32)], floor: i32) -> Option<i32> {
        // What is neither below 0 nor falls is no greater alone than all together.
        let least = floor.max(0);
        let mut sum = 0;
        // Those of one noun mostly lie together.
        let (mut last, mut added) = (NounId(u32::MAX), self.all);
        for (noun, base) in of {
            if *base < least {
                return None;
            }
            if *noun != last {
                (last, added) = (*noun, self.of(*noun));
            }
            sum += i64::from(*base) + added;
        }
        i32::try_from(sum).ok()
    }

    #[inline]
    fn of(&self, noun: NounId) -> i64 {
        let rules = self.rules.iter().take(self.len).filter(|(of, _)| *of == noun);
        rules.fold(self.all, |all, (_, amount)| all + i64::from(*amount))
    }
}

/// Returns what a listener adds that is more than an amount. The outer nothing: it is about more than nouns.
#[inline]
fn slowly<H: Host>(
    host: &H,
    wanted: &Wanted<'_>,
    listener: &Listener,
    trigger: &Trigger,
) -> Option<Option<i32>> {
    if trigger.needs.any(Needs::EXTRA) {
        if is_about_more(wanted.program, trigger) {
            return None;
        }
        let [noun, _] = trigger.nouns;
        let wanted = Wanted { query: wanted.query.of(noun), ..*wanted };
        return Some(worth(host, &wanted, listener, trigger));
    }
    Some(worth(host, wanted, listener, trigger))
}
