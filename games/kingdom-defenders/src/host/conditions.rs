//! What can be true.

use crate::registry::conditions::Condition;
use crate::registry::roles::Role;
use crate::table::Table;
use crate::thing::Item;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope};
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    pub(super) fn is_so(&self, condition: Condition, args: &Args<'_>, scope: &Scope<'_>) -> bool {
        let disc = || Item::disc_of(args.thing(0)).map(|disc| self.state.disc(disc));
        match condition {
            Condition::Cause => {
                let cause = scope.context.role(Role::Cause.id());
                cause.and_then(|cause| self.entry_of(cause)).is_some_and(|entry| args.names(0, entry))
            }
            Condition::Grey => disc().is_some_and(|disc| disc.grey),
            Condition::DiscInArea => {
                let space = disc().and_then(|disc| disc.space());
                space
                    .is_some_and(|space| args.names(1, self.content.words.area(self.state.space(space).area)))
            }
            Condition::First => {
                let first = self.state.board.pawns.as_slice().first().copied();
                first.is_some() && Item::seat_of(args.thing(0)) == first
            }
        }
    }

    /// Returns the entry of a tile, card or rule.
    pub(crate) fn entry_of(&self, source: Thing) -> Option<NounId> {
        match Item::of(source)? {
            Item::Tile(tile) => self.content.tile(tile).map(|tile| tile.entry),
            Item::Card(card) => self.content.card(card).map(|card| card.entry),
            Item::Rule(rule) => self.content.rules.get(usize::from(rule)).map(|rule| rule.entry),
            Item::Player(_) | Item::Disc(_) | Item::Space(_) | Item::Camp(..) | Item::Lot(_) => None,
        }
    }
}
