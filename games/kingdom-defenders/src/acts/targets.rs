//! Protection: whether a player may target something. The means are those of the acting tile.

use crate::context::moment_about;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::table::{Question, Table};
use crate::thing::{Item, SpaceId};
use provost_interpreter::hook::Thing;
use provost_interpreter::machine;

impl Table {
    /// Returns whether `actor` may target this with the action of `by`. For a card or space, every disc on it
    /// is checked.
    pub(crate) fn may_target(&self, actor: u8, by: Thing, target: Item) -> bool {
        let tile = Item::tile_of(by).and_then(|tile| self.content.tile(tile));
        let means = tile.map_or(&[][..], |tile| tile.means.as_slice());
        if means.is_empty() {
            return true;
        }
        let asked = |owner: u8, item: Item| {
            let mut context = moment_about(Hook::TargetCheck, owner, item)
                .with(Role::Actor.id(), Item::Player(actor).thing());
            for noun in means {
                context = context.qualified(0, *noun);
            }
            machine::ask(&self.content.program, self, &context, Question::Target).allows(true)
        };
        let on_space = |space: SpaceId| {
            let discs = self.state.space(space).discs;
            discs.iter().all(|disc| asked(self.state.disc(*disc).owner, Item::Disc(*disc)))
        };
        match target {
            Item::Player(seat) | Item::Camp(seat, _) => asked(seat, target),
            Item::Disc(disc) => asked(self.state.disc(disc).owner, target),
            Item::Tile(tile) => {
                let owner = self.space_of_tile(tile).and_then(|space| self.state.owner_on(space));
                asked(owner.unwrap_or(actor), target)
            }
            Item::Space(space) => on_space(space),
            Item::Card(card) => self.slot_of(card).is_none_or(on_space),
            Item::Rule(_) | Item::Lot(_) => true,
        }
    }
}
