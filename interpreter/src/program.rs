//! All abilities of all entries, compiled once: flat tables that point into each other by index.
//!
//! A program is immutable and holds no names; share it by `Arc`. Abilities are heard through
//! [`Trigger`]s, which [`crate::filing::Filing`] files by [`Channel`] while their source is in play.
//! Nothing here is walked when a hook is reached, so the size of a program costs nothing in play.

mod build;
mod code;
mod condition;
mod dump;

pub use build::{CompileError, CompileErrorKind, ProgramBuilder};
pub use code::{
    Ability, AbilityId, Alternative, Amount, Arg, Bind, Call, CallId, Channel, Check, CheckKind, EntryCode,
    Extra, Needs, NumberOp, Op, Quantity, Ref, Run, Trigger, TriggerId,
};

use crate::vocabulary::id::{HookId, NounId, TargetId};
use crate::vocabulary::spec::HookKind;

/// How many slots a word may have.
pub const MAX_SLOTS: usize = 6;
/// How many things of one call may have to be found by selectors.
pub const MAX_BINDS: usize = 4;
/// How many quantities one call may have.
pub const MAX_AMOUNTS: usize = 4;

/// Compiled abilities. Built by [`ProgramBuilder`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub(crate) abilities: Vec<Ability>,
    pub(crate) triggers: Vec<Trigger>,
    pub(crate) extras: Vec<Extra>,
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
    pub(crate) ops: Vec<Op>,
    pub(crate) alternatives: Vec<Alternative>,
    pub(crate) hooks: Vec<HookCode>,
    /// The channel of each pair of a hook and a target, row by row.
    pub(crate) number_channels: Vec<Channel>,
    /// What each target's number never falls below.
    pub(crate) floors: Vec<i32>,
}

/// Where the triggers of a hook are filed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HookCode {
    pub(crate) kind: HookKind,
    /// The window's channel; at number hooks those of the numbers follow.
    pub(crate) first: u16,
    pub(crate) count: u16,
}

impl Program {
    /// A channel in which nothing is ever filed.
    pub(crate) const NO_CHANNEL: Channel = Channel(u16::MAX);

    /// Returns an ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> Option<&Ability> {
        self.abilities.get(id.index())
    }

    /// Returns how many abilities there are, granted ones included.
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

    /// Returns the kind of a hook.
    #[inline]
    pub fn hook_kind(&self, hook: HookId) -> Option<HookKind> {
        self.hooks.get(hook.index()).map(|code| code.kind)
    }

    /// Returns the hook whose window or number a channel is.
    pub fn hook_of(&self, channel: Channel) -> Option<HookId> {
        let after = self.hooks.partition_point(|code| code.first <= channel.0);
        u32::try_from(after).ok().and_then(|after| after.checked_sub(1)).map(HookId)
    }

    /// Returns the channel of a hook's window. At a number hook it holds what must be used before it counts.
    #[inline]
    pub fn channel(&self, hook: HookId) -> Channel {
        self.hooks.get(hook.index()).map_or(Self::NO_CHANNEL, |code| Channel(code.first))
    }

    /// Returns the channel of a number of a number hook.
    #[inline]
    pub fn number_channel(&self, hook: HookId, target: TargetId) -> Channel {
        let at = hook.index() * self.floors.len() + target.index();
        self.number_channels.get(at).copied().unwrap_or(Self::NO_CHANNEL)
    }

    /// Returns how many channels there are.
    pub fn channel_count(&self) -> u16 {
        self.hooks.last().map_or(0, |code| code.first + code.count)
    }

    /// Returns what the number never falls below.
    #[inline]
    pub(crate) fn floor(&self, target: TargetId) -> i32 {
        self.floors.get(target.index()).copied().unwrap_or(i32::MIN)
    }
}
