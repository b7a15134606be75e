//! The total of a roll: a number for each of many nouns (the dice), and the number that their sum becomes. What is said to
//! each is put together once for all nouns.

use super::brief::{self, AtLength};
use super::number::{Query, added, is_plain, number};
use crate::filing::Link;
use crate::hook::Context;
use crate::host::Host;
use crate::program::{Needs, NumberCode, NumberOp, Program};
use crate::vocabulary::id::{HookId, NounId, TargetId};

/// The two numbers of a roll at a hook, looked up once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    hook: HookId,
    /// The number of each noun.
    of: TargetId,
    each: NumberCode,
    /// That which starts from their sum.
    total: TargetId,
    whole: NumberCode,
}

impl Roll {
    /// Looks up the number of each noun and that of their sum.
    pub fn new(program: &Program, hook: HookId, each: TargetId, total: TargetId) -> Self {
        let code = |target| program.number_at(hook, target);
        Self { hook, of: each, each: code(each), total, whole: code(total) }
    }
}

/// Works out a number at the roll's hook for each of these nouns, starting from the base beside it, and then another one,
/// starting from their sum.
#[inline]
pub fn total<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    roll: &Roll,
    of: &[(NounId, i32)],
) -> i32 {
    debug_assert_eq!(roll.hook, context.hook, "a roll at another hook");
    match briefly(program, host, context, roll, of) {
        Some(total) => total,
        None => at_length(program, host, context, roll, of),
    }
}

/// What is added to each of a noun. In registers, because a table in memory would have to be read where it has just been
/// written; so there is room for two nouns only, and whatever is said to others is asked for one by one.
#[derive(Clone, Copy)]
struct More {
    noun: NounId,
    amount: i32,
}

impl More {
    const NONE: Self = Self { noun: NounId(u32::MAX), amount: 0 };

    #[inline]
    const fn takes(self, noun: NounId) -> bool {
        self.noun.0 == noun.0 || self.noun.0 == Self::NONE.noun.0
    }
}

/// The same if all who say something are brief and make additions, to two nouns at most.
#[inline(never)]
fn briefly<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    roll: &Roll,
    of: &[(NounId, i32)],
) -> Option<i32> {
    if !is_plain(host, context) {
        return None;
    }
    let mut more = [More::NONE; 2];
    for link in host.filing().brief(roll.each.channel)? {
        add(program, host, context, link, &mut more)?;
    }
    let ([one, other], mut sum) = (more, 0i32);
    for (noun, base) in of {
        let mut number = *base;
        if *noun == one.noun {
            number = number.checked_add(one.amount)?;
        } else if *noun == other.noun {
            number = number.checked_add(other.amount)?;
        }
        sum = sum.checked_add(number.max(roll.each.floor))?;
    }
    let links = host.filing().brief(roll.whole.channel)?;
    added(program, host, context, links, sum).map(|total| total.max(roll.whole.floor))
}

/// Adds what a brief listener adds to each of its noun. Nothing if it says something else or must be asked at length, or if
/// there is no room for its noun.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
fn add<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    link: &Link,
    more: &mut [More; 2],
) -> Option<()> {
    let gist = &link.gist;
    let mut amount = gist.amount;
    if gist.needs.any(Needs::SAID_OR_SLOW) {
        if gist.needs.any(Needs::GUARD) && !context.says_one(gist.guard) {
            return Some(());
        }
        match brief::worth_here(program, host, context, link) {
            Ok(Some(worth)) => amount = worth,
            Ok(None) => return Some(()),
            Err(AtLength) => return None,
        }
    }
    let [noun, other] = gist.nouns;
    if gist.op != NumberOp::Add || !gist.needs.any(Needs::NOUN) {
        return None;
    }
    put(noun, amount, more)?;
    if other != noun {
        put(other, amount, more)?;
    }
    Some(())
}

/// Adds something to each of a noun, if there is room for it.
#[expect(clippy::inline_always, reason = "otherwise it would not stay in registers")]
#[inline(always)]
fn put(noun: NounId, amount: i32, [first, second]: &mut [More; 2]) -> Option<()> {
    if first.takes(noun) {
        *first = More { noun, amount: first.amount.checked_add(amount)? };
    } else if second.takes(noun) {
        *second = More { noun, amount: second.amount.checked_add(amount)? };
    } else {
        return None;
    }
    Some(())
}

#[inline(never)]
fn at_length<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    roll: &Roll,
    of: &[(NounId, i32)],
) -> i32 {
    let number = |query, base| number(program, host, context, query, base);
    let sum = of.iter().map(|(noun, base)| number(Query::new(roll.of).of(*noun), *base));
    number(Query::new(roll.total), sum.fold(0, i32::saturating_add))
}
