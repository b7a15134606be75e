//! All abilities of all entries, compiled once: flat tables that point into each other by index.
//!
//! A program is immutable and holds no names; share it by `Arc`. [`Trigger`]s connect abilities to hooks;
//! [`crate::listeners::ListenerIndex`] indexes them by [`Channel`] while their source is in play. Reaching a
//! hook never walks the program, so its size costs nothing in play.

mod build;
mod code;
mod condition;
mod dump;
pub(crate) mod set;

pub use build::{CompileError, CompileErrorKind, ProgramBuilder};
pub use code::{
    Ability, AbilityId, About, Alternative, Amount, Arg, Bind, Call, CallId, Channel, Check, CheckKind,
    ConditionCode, EntryCode, Extra, Needs, NumberOp, Op, Quantity, Ref, Run, Subject, Trigger, TriggerId,
};
pub use set::{EachCode, NarrowId};

use crate::vocabulary::id::{AttributeId, HookId, NounId, TargetId};
use crate::vocabulary::spec::HookKind;

/// How many slots a word may have.
pub const MAX_SLOTS: usize = 6;
/// How many things of one call selectors may have to find.
pub const MAX_BINDS: usize = 4;
/// How many things later steps of an ability may speak of.
pub const MAX_NAMES: usize = 3;
/// How many quantities one call may have.
pub const MAX_AMOUNTS: usize = 4;

/// Compiled abilities. Built by [`ProgramBuilder`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub(crate) abilities: Vec<Ability>,
    pub(crate) triggers: Vec<Trigger>,
    pub(crate) extras: Vec<Extra>,
    pub(crate) abouts: Vec<About>,
    pub(crate) guards: Vec<Run>,
    pub(crate) qualifiers: Vec<crate::hook::Qualifier>,
    pub(crate) checks: Vec<Check>,
    pub(crate) numbers: Vec<i32>,
    pub(crate) calls: Vec<Call>,
    pub(crate) args: Vec<Arg>,
    pub(crate) binds: Vec<Bind>,
    pub(crate) amounts: Vec<Amount>,
    pub(crate) nouns: Vec<NounId>,
    pub(crate) picks: Vec<crate::host::Pick>,
    pub(crate) refs: Vec<Ref>,
    pub(crate) narrowings: Vec<set::Narrowing>,
    pub(crate) likes: Vec<set::LikeCode>,
    pub(crate) values: Vec<set::Value>,
    pub(crate) composed: Vec<set::Composed>,
    pub(crate) eaches: Vec<set::EachCode>,
    pub(crate) ops: Vec<Op>,
    pub(crate) alternatives: Vec<Alternative>,
    pub(crate) subjects: Vec<Subject>,
    /// The kind of each hook. A hook's number is also that of its window's channel.
    pub(crate) hooks: Vec<HookKind>,
    /// The hooks of the number channels, which follow the window channels.
    pub(crate) number_hooks: Vec<HookId>,
    /// Each pair of a hook and a target, row by row.
    pub(crate) numbers_at: Vec<NumberCode>,
    /// How many targets there are.
    pub(crate) targets: usize,
}

/// A target at a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberCode {
    /// The channel of its triggers; [`NO_CHANNEL`] if the hook does not have this target.
    pub(crate) channel: Channel,
    /// The floor: the value never falls below it.
    pub(crate) floor: i32,
}

impl NumberCode {
    /// Returns a number that no hook has. Out of line and cold, to keep the common path straight.
    #[cold]
    const fn nothing() -> Self {
        Self { channel: Program::NO_CHANNEL, floor: i32::MIN }
    }
}

impl Program {
    /// A channel that is always empty.
    pub(crate) const NO_CHANNEL: Channel = Channel(u16::MAX);

    /// Returns the channel of a hook that does not exist. Out of line and cold, so that the common path is a
    /// predicted branch instead of a data dependency.
    #[cold]
    const fn no_channel() -> Channel {
        Self::NO_CHANNEL
    }

    /// Returns whether an ability grants others.
    pub fn grants(&self, id: AbilityId) -> bool {
        let ops = self.ability(id).map_or(&[][..], |ability| ability.body.of(&self.ops));
        ops.iter().any(|op| matches!(op, Op::Grant(_)))
    }

    /// Returns an ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> Option<&Ability> {
        self.abilities.get(id.index())
    }

    /// Returns the number of abilities, including granted ones.
    pub fn ability_count(&self) -> usize {
        self.abilities.len()
    }

    /// Returns a trigger.
    #[inline]
    pub fn trigger(&self, id: TriggerId) -> Option<&Trigger> {
        self.triggers.get(id.index())
    }

    /// Returns a call.
    #[inline]
    pub fn call(&self, id: CallId) -> Option<&Call> {
        self.calls.get(id.index())
    }

    /// Returns the fixed part of an ability's cost, as counts of single nouns. A host that checks a step
    /// before the payment subtracts this first.
    pub fn fixed_cost(&self, ability: AbilityId) -> impl Iterator<Item = (NounId, i32)> {
        let call = self.ability(ability).and_then(|ability| ability.cost).and_then(|cost| self.call(cost));
        let args = call.map_or(&[][..], |call| call.args.of(&self.args));
        let amounts = args.iter().flat_map(|arg| match arg {
            Arg::Amounts(amounts) => amounts.of(&self.amounts),
            Arg::Number(_) | Arg::Nouns(_) | Arg::Thing(_) => &[],
        });
        amounts.filter_map(|amount| match (amount.quantity, amount.nouns.of(&self.nouns)) {
            (Quantity::Exactly(count), [noun]) => Some((*noun, count)),
            _ => None,
        })
    }

    /// Returns whether any effect reads an attribute.
    pub fn reads(&self, attribute: AttributeId) -> bool {
        let of = |code: &set::AttributeCode| code.attribute == attribute;
        let like = |like: &set::LikeCode| match like {
            set::LikeCode::Attribute { attribute, .. } => of(attribute),
            set::LikeCode::Has { .. } => false,
        };
        self.likes.iter().any(like)
            || self.narrowings.iter().any(|narrowing| narrowing.extreme.is_some_and(|(code, _)| of(&code)))
            || self.values.iter().any(|value| match value {
                set::Value::Attribute { attribute, .. } | set::Value::Fold(_, attribute, _) => of(attribute),
                set::Value::Known(_)
                | set::Value::Amount
                | set::Value::Measure(_)
                | set::Value::Count(_)
                | set::Value::Half(..)
                | set::Value::Twice(_)
                | set::Value::Plus(..)
                | set::Value::Minus(..) => false,
            })
            || self.composed.iter().any(|composed| match composed {
                set::Composed::Alike { attribute, .. } => of(attribute),
                set::Composed::Compare { .. } | set::Composed::Like { .. } | set::Composed::There(_) => false,
            })
    }

    /// Returns the kind of a hook.
    #[inline]
    pub fn hook_kind(&self, hook: HookId) -> Option<HookKind> {
        self.hooks.get(hook.index()).copied()
    }

    /// Returns the hook that a window or number channel belongs to.
    pub fn hook_of(&self, channel: Channel) -> Option<HookId> {
        match channel.index().checked_sub(self.hooks.len()) {
            None => Some(HookId(u32::from(channel.0))),
            Some(number) => self.number_hooks.get(number).copied(),
        }
    }

    /// Returns the channel of a hook's window. At a number hook it holds the abilities that must be used
    /// before they count.
    #[inline]
    pub fn channel(&self, hook: HookId) -> Channel {
        if hook.index() >= self.hooks.len() {
            return Self::no_channel();
        }
        // The builder allows no more hooks than there are channels.
        Channel((hook.0 & 0xFFFF) as u16)
    }

    /// Returns the channel of a number of a number hook.
    #[inline]
    pub fn number_channel(&self, hook: HookId, target: TargetId) -> Channel {
        self.number_at(hook, target).channel
    }

    /// Returns how many channels there are.
    pub fn channel_count(&self) -> u16 {
        u16::try_from(self.hooks.len() + self.number_hooks.len()).unwrap_or(u16::MAX)
    }

    /// Returns the channel and the floor of a number of a number hook.
    #[inline]
    pub(crate) fn number_at(&self, hook: HookId, target: TargetId) -> NumberCode {
        let at = hook.index() * self.targets + target.index();
        match self.numbers_at.get(at) {
            Some(code) => *code,
            None => NumberCode::nothing(),
        }
    }
}
