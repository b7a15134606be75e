//! One number for many nouns, with its changes collected once.

use super::number::{MAX_NESTING, changes};
use crate::hook::Context;
use crate::host::Host;
use crate::listeners::Listener;
use crate::program::{Needs, NumberOp, Program, Trigger};
use crate::vocabulary::id::{NounId, TargetId};

/// How many changes for particular nouns [`Numbers`] holds.
const MAX_RULES: usize = 4;
/// Additions below this cannot overflow when summed.
const SMALL: u32 = 1 << 24;

/// All changes of one number in one moment, computed once and read for many nouns, such as the value of every
/// die of a roll.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    // Side by side, so that all are compared at once. Unused places add 0.
    nouns: [NounId; MAX_RULES],
    other_nouns: [NounId; MAX_RULES],
    amounts: [i32; MAX_RULES],
    /// The addition for every noun.
    add: i32,
    floor: i32,
    /// How many changes for particular nouns there are.
    len: u8,
    /// Whether there are only a few small additions, so that a sum is enough.
    sums: bool,
}

impl Numbers {
    /// Collects the changes of a number at the context's hook.
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

    /// Returns whether the same abilities hear two moments that differ only in their qualifiers, so that each
    /// adds the same at both. Not for a host whose words read qualifiers.
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

    /// Adds a change and returns whether it fits in here.
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

    /// Returns the number for a noun, starting from `base`; `None` if it takes more than a few additions and
    /// `number` must be called.
    #[inline]
    pub fn of(&self, noun: NounId, base: i32) -> Option<i32> {
        if !self.sums {
            return None;
        }
        base.checked_add(self.added(noun)).map(|number| number.max(self.floor))
    }

    /// Returns the change that applies to all nouns alike, if there is one: an addition and a lower bound.
    #[inline]
    pub fn of_all(&self) -> Option<(i32, i32)> {
        (self.sums && self.len == 0).then_some((self.add, self.floor))
    }

    /// Returns the addition for a noun.
    #[inline]
    fn added(&self, noun: NounId) -> i32 {
        let nouns = self.nouns.iter().zip(&self.other_nouns).zip(&self.amounts);
        let some =
            nouns.map(|((one, other), amount)| if *one == noun || *other == noun { *amount } else { 0 });
        // INVARIANT: every term is small, so the sum cannot overflow.
        self.add + some.sum::<i32>()
    }
}
