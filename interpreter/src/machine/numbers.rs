//! One number for many nouns: what is said to it is put together once.

use super::number::{MAX_NESTING, changes};
use crate::hook::Context;
use crate::host::Host;
use crate::listeners::Listener;
use crate::program::{Needs, NumberOp, Program, Trigger};
use crate::vocabulary::id::{NounId, TargetId};

/// How many changes for certain nouns [`Numbers`] holds.
const MAX_RULES: usize = 4;
/// Additions below this cannot overflow together.
const SMALL: u32 = 1 << 24;

/// What the abilities in force say to one number in one moment, worked out once and asked for many nouns:
/// the value of every die of a roll.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    // Side by side, so that all are compared at once. Empty places add nothing.
    nouns: [NounId; MAX_RULES],
    other_nouns: [NounId; MAX_RULES],
    amounts: [i32; MAX_RULES],
    /// What is added whatever the noun.
    add: i32,
    floor: i32,
    /// How many changes for certain nouns there are.
    len: u8,
    /// Nothing is said but a few small additions, so that a sum is all there is to do.
    sums: bool,
}

impl Numbers {
    /// Works out what is said to a number at the context's hook.
    #[inline]
    pub fn new<H: Host>(program: &Program, host: &H, context: &Context, target: TargetId) -> Self {
        let code = program.number_at(context.hook, target);
        let mut numbers = Self {
            nouns: [NounId(0); MAX_RULES],
            other_nouns: [NounId(0); MAX_RULES],
            amounts: [0; MAX_RULES],
            add: 0,
            floor: code.floor,
            len: 0,
            sums: true,
        };
        let listeners = host.listeners();
        if listeners.is_marked(context.scope) || context.depth > MAX_NESTING || host.trace().is_some() {
            numbers.sums = false;
        } else if !listeners.at(code.channel).is_empty() {
            changes(
                program,
                host,
                context,
                (target, code),
                |_, _| true,
                |trigger, amount| {
                    numbers.sums = numbers.sums && numbers.add(program, trigger, amount);
                },
            );
        }
        numbers
    }

    /// Returns whether two moments that differ in nothing but what was said are heard by the same abilities, so that
    /// each adds the same at both. A host whose words look at what was said must not ask.
    pub fn are_alike<H: Host>(
        program: &Program,
        host: &H,
        [one, other]: [&Context; 2],
        target: TargetId,
    ) -> bool {
        let channel = program.number_channel(one.hook, target);
        let index = host.listeners();
        let said_alike = |listener: &Listener| {
            program.trigger(listener.trigger).is_some_and(|trigger| {
                !trigger.needs.any(Needs::EXTRA)
                    && (!trigger.needs.any(Needs::GUARD)
                        || one.says_one(trigger.guard) == other.says_one(trigger.guard))
            })
        };
        !index.is_marked(one.scope) && index.at(channel).iter().all(said_alike)
    }

    /// Adds a change; returns whether it is one that fits here.
    fn add(&mut self, program: &Program, trigger: &Trigger, amount: i32) -> bool {
        let extra = program.extras.get(trigger.extra as usize);
        let about_more = extra
            .is_some_and(|extra| !extra.nouns.is_empty() || extra.thing.is_some() || !extra.set.is_empty());
        if about_more || trigger.op != NumberOp::Add || amount.unsigned_abs() >= SMALL {
            return false;
        }
        if !trigger.needs.any(Needs::NOUN) {
            self.add += amount;
            return self.add.unsigned_abs() < SMALL;
        }
        let at = usize::from(self.len);
        let (Some(noun), Some(other), Some(place)) =
            (self.nouns.get_mut(at), self.other_nouns.get_mut(at), self.amounts.get_mut(at))
        else {
            return false;
        };
        ([*noun, *other], *place) = (trigger.nouns, amount);
        self.len += 1;
        true
    }

    /// Returns the number for a noun, starting from `base`; nothing if there is more to it than a few additions
    /// and `number` must be asked.
    #[inline]
    pub fn of(&self, noun: NounId, base: i32) -> Option<i32> {
        if !self.sums {
            return None;
        }
        base.checked_add(self.added(noun)).map(|number| number.max(self.floor))
    }

    /// Returns what becomes of a base, if that is the same for all nouns: an addition, and what it is at least.
    #[inline]
    pub fn of_all(&self) -> Option<(i32, i32)> {
        (self.sums && self.len == 0).then_some((self.add, self.floor))
    }

    /// Returns what is added for a noun.
    #[inline]
    fn added(&self, noun: NounId) -> i32 {
        let nouns = self.nouns.iter().zip(&self.other_nouns).zip(&self.amounts);
        let some =
            nouns.map(|((one, other), amount)| if *one == noun || *other == noun { *amount } else { 0 });
        // INVARIANT: all are small, so the sum is no great number either.
        self.add + some.sum::<i32>()
    }
}
