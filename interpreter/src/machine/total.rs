//! The total of a roll: a number for each of many nouns (the dice), and the number that their sum becomes. What is said to
//! each is put together once for all nouns.

use super::brief::{self, AtLength};
use super::number::{Query, added, clamped, is_plain, number};
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

/// How many nouns there is room for: games have few colours of dice, and they come first.
const NOUNS: usize = 8;

/// The same if all who say something are brief and make additions, and no noun is without room.
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
    let mut more = [0i64; NOUNS];
    for link in host.filing().brief(roll.each.channel)? {
        add(program, host, context, link, &mut more)?;
    }
    let (mut sum, floor) = (0, i64::from(roll.each.floor));
    for (noun, base) in of {
        sum += (i64::from(*base) + more.get(noun.index())?).max(floor);
    }
    let links = host.filing().brief(roll.whole.channel)?;
    added(program, host, context, links, clamped(sum)).map(|total| total.max(roll.whole.floor))
}

/// Adds what a brief listener adds to each noun. Nothing if it says something else or must be asked at length, or a noun has
/// no room.
#[expect(clippy::inline_always, reason = "part of the loop over the listeners of a number")]
#[inline(always)]
fn add<H: Host>(
    program: &Program,
    host: &H,
    context: &Context,
    link: &Link,
    more: &mut [i64; NOUNS],
) -> Option<()> {
    let gist = &link.gist;
    let mut amount = gist.amount;
    if gist.needs.any(Needs::SAID_OR_SLOW) {
        if gist.needs.any(Needs::GUARD) && !brief::is_said(context, gist) {
            return Some(());
        }
        match brief::worth_here(program, host, context, link) {
            Ok(Some(worth)) => amount = worth,
            Ok(None) => return Some(()),
            Err(AtLength) => return None,
        }
    }
    if gist.op != NumberOp::Add {
        return None;
    }
    if !gist.needs.any(Needs::NOUN) {
        more.iter_mut().for_each(|more| *more += i64::from(amount));
        return Some(());
    }
    let [one, other] = gist.nouns;
    *more.get_mut(one.index())? += i64::from(amount);
    if other != one {
        *more.get_mut(other.index())? += i64::from(amount);
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
