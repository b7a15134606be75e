//! Moments of play as contexts of the interpreter, with their roles and qualifiers.

use super::content::Area;
use super::registry::hooks::Hook;
use super::registry::roles::Role;
use super::registry::targets::Target;
use super::table::Table;
use super::thing::{DiscId, Item, SpaceId};
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::machine::{self, Query};
use provost_interpreter::vocabulary::id::{HookId, NounId, RoleId, TargetId};

impl Hook {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> HookId {
        HookId(self.word())
    }

    /// Finds the hook of a context.
    #[inline]
    pub(super) fn of(context: &Context) -> Option<Self> {
        Self::from_word(context.hook.0)
    }
}

impl Role {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> RoleId {
        RoleId(self.word())
    }
}

impl Target {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> TargetId {
        TargetId(self.word())
    }
}

/// Makes the moment of a player.
#[inline]
pub(super) fn moment(hook: Hook, seat: u8) -> Context {
    Context::new(hook.id(), Player(seat))
}

/// Makes the moment of a player about a thing: the space, tile, disc or card involved.
///
/// The thing has the role of the cause. Moments about a thing do not offer that role to effects, so no effect
/// can refer to it; only `hears` reads it.
#[inline]
pub(super) fn moment_about(hook: Hook, seat: u8, item: Item) -> Context {
    moment(hook, seat).with(Role::Cause.id(), item.thing())
}

/// Returns the thing that a moment is about.
#[inline]
pub(super) fn about(context: &Context) -> Option<Item> {
    context.role(Role::Cause.id()).and_then(Item::of)
}

/// Makes the moment of a player with a disc on a space.
#[inline]
pub(super) fn with_disc(hook: Hook, seat: u8, disc: DiscId, space: SpaceId) -> Context {
    moment_about(hook, seat, Item::Space(space)).with(Role::Disc.id(), Item::Disc(disc).thing())
}

/// Makes the moment in which a player gains or suffers something from a cause.
#[inline]
pub(super) fn caused(hook: Hook, seat: u8, noun: NounId, cause: Thing) -> Context {
    moment(hook, seat).qualified(0, noun).with(Role::Cause.id(), cause)
}

impl Table {
    /// Adds the area to a moment.
    #[inline]
    pub(super) fn in_area(&self, context: Context, area: Area) -> Context {
        context.qualified(0, self.content.words.area(area))
    }

    /// Computes a number.
    #[inline]
    pub(super) fn number(&self, context: &Context, target: Target, base: i32) -> i32 {
        machine::number(&self.content.program, self, context, Query::new(target.id()), base)
    }
}
