//! One number for many nouns: what is said to it is put together once.

use super::number::{MAX_NESTING, Query, Wanted, is_about_more, worth};
use crate::filing::Listener;
use crate::hook::Context;
use crate::host::Host;
use crate::program::{Needs, NumberCode, NumberOp, Program, Trigger};
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
        let NumberCode { channel, floor } = program.number_at(context.hook, target);
        let mut numbers = Self {
            nouns: [NounId(0); MAX_RULES],
            other_nouns: [NounId(0); MAX_RULES],
            amounts: [0; MAX_RULES],
            add: 0,
            floor,
            len: 0,
            sums: true,
        };
        let filing = host.filing();
        if filing.is_marked(context.scope) || context.depth > MAX_NESTING || host.trace().is_some() {
            numbers.sums = false;
        } else {
            numbers.hear(program, host, context, target, filing.listeners(channel));
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
        let filing = host.filing();
        let said_alike = |listener: &Listener| {
            program.trigger(listener.trigger).is_some_and(|trigger| {
                !trigger.gist.needs.any(Needs::EXTRA)
                    && (!trigger.gist.needs.any(Needs::GUARD)
                        || one.says_one(trigger.gist.guard) == other.says_one(trigger.gist.guard))
            })
        };
        !filing.is_marked(one.scope) && filing.listeners(channel).iter().all(said_alike)
    }

    #[inline(never)]
    fn hear<H: Host>(
        &mut self,
        program: &Program,
        host: &H,
        context: &Context,
        target: TargetId,
        listeners: &[Listener],
    ) {
        for listener in listeners {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            let needs = trigger.gist.needs;
            if needs.any(Needs::GUARD) && !context.says_one(trigger.gist.guard) {
                continue;
            }
            if needs.any(Needs::EXTRA) && is_about_more(program, trigger) {
                self.sums = false;
                return;
            }
            if !listener.hears(host, context) {
                continue;
            }
            let mut amount = trigger.gist.amount;
            if needs.any(Needs::SLOW) {
                let [noun, _] = trigger.gist.nouns;
                let query = Query::new(target).of(noun);
                let wanted = Wanted { program, context, query, base: 0, floor: 0 };
                let Some(worth) = worth(host, &wanted, listener, trigger) else { continue };
                amount = worth;
            }
            if !self.add(trigger, amount) {
                self.sums = false;
                return;
            }
        }
    }

    /// Adds a change; returns whether it is one that fits here.
    #[inline]
    fn add(&mut self, trigger: &Trigger, amount: i32) -> bool {
        if trigger.gist.op != NumberOp::Add || amount.unsigned_abs() >= SMALL {
            return false;
        }
        if !trigger.gist.needs.any(Needs::NOUN) {
            self.add += amount;
            return self.add.unsigned_abs() < SMALL;
        }
        let at = usize::from(self.len);
        let (Some(noun), Some(other), Some(place)) =
            (self.nouns.get_mut(at), self.other_nouns.get_mut(at), self.amounts.get_mut(at))
        else {
            return false;
        };
        ([*noun, *other], *place) = (trigger.gist.nouns, amount);
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
