//! Which moments an ability hears.

use crate::acts::reach;
use crate::context::about;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::state::Spot;
use crate::table::Table;
use crate::thing::{Item, SpaceId, TileId};
use provost_interpreter::hook::Context;
use provost_interpreter::listeners::{Listener, Reach};

impl Table {
    pub(super) fn is_within_reach(&self, listener: &Listener, context: &Context) -> bool {
        let Some(hook) = Hook::of(context) else { return false };
        match listener.reach {
            Reach::EVERYWHERE => true,
            reach::TILE => {
                Item::tile_of(listener.source).is_some_and(|tile| self.tile_hears(tile, hook, context))
            }
            reach::OWNER => listener.owner == context.player && owner_hears(listener, hook, context),
            reach::RULE => {
                (hook != Hook::Setup || about(context).is_none())
                    && (hook != Hook::TargetCheck || !is_actor(context))
            }
            _ => false,
        }
    }

    /// Returns whether a tile hears a moment: what happens to itself and the discs on it, and, while they are
    /// there, what concerns their owner.
    fn tile_hears(&self, tile: TileId, hook: Hook, context: &Context) -> bool {
        let is_here = |space: SpaceId| self.state.space(space).spot == Spot::Tile(tile);
        match hook {
            Hook::Setup
            | Hook::PlacementCheck
            | Hook::Place
            | Hook::Activate
            | Hook::AfterActivate
            | Hook::Unused
            | Hook::TargetCheck => match about(context) {
                Some(Item::Tile(there)) => there == tile,
                Some(Item::Space(space)) => is_here(space),
                Some(Item::Disc(disc)) => self.state.disc(disc).space().is_some_and(is_here),
                Some(Item::Player(_) | Item::Camp(..) | Item::Card(_) | Item::Rule(_) | Item::Lot(_))
                | None => false,
            },
            Hook::Start
            | Hook::RoundStart
            | Hook::Gain
            | Hook::AfterGain
            | Hook::Wounds
            | Hook::AfterWounds
            | Hook::InsteadOfGain
            | Hook::InsteadOfWounds
            | Hook::Store
            | Hook::Completion
            | Hook::Take
            | Hook::RoundEnd
            | Hook::Score => self.is_on_tile(context.player.0, tile),
        }
    }
}

/// Returns whether a card or a grant hears a moment of its owner.
fn owner_hears(listener: &Listener, hook: Hook, context: &Context) -> bool {
    // The bonus of a card comes with the card itself, never with a later one.
    let of_card = matches!(hook, Hook::Completion | Hook::Take) && !listener.is_granted();
    let is_own = || about(context).is_some_and(|item| item.thing() == listener.source);
    (!of_card || is_own()) && (hook != Hook::TargetCheck || !is_actor(context))
}

/// Returns whether the player in question is the one who acts on the target.
fn is_actor(context: &Context) -> bool {
    context.role(Role::Actor.id()) == Some(Item::Player(context.player.0).thing())
}
