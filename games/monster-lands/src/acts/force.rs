//! Puts abilities in force and ends them together with their cards and tokens.

use crate::table::Table;
use crate::thing::{CardId, Item, PathId};
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::{Attachment, Reach};
use provost_interpreter::program::EntryCode;

/// The reaches of listeners; `hears` in `host/hears.rs` reads them.
pub(crate) mod reach {
    use provost_interpreter::listeners::Reach;

    /// Moments of the owner, on whatever path.
    pub(crate) const OWNER: Reach = Reach(1);
    /// Moments of the owner, and on paths only those of its own path.
    pub(crate) const MEMBER: Reach = Reach(2);
    /// The moments that the bearer hears.
    pub(crate) const EQUIPMENT: Reach = Reach(3);
    /// Moments of the owner that are on no path.
    pub(crate) const STOCK: Reach = Reach(4);
    /// Moments on the own path.
    pub(crate) const PATH: Reach = Reach(5);
    /// Moments with this monster.
    pub(crate) const MONSTER: Reach = Reach(6);
    /// Actions in this building.
    pub(crate) const BUILDING: Reach = Reach(7);
}

impl Table {
    /// Puts the abilities of a thing in force.
    #[inline]
    pub(crate) fn enforce(&mut self, item: Item, owner: Player, reach: Reach, code: EntryCode) {
        let rank = match item {
            Item::OnPath(path, _) | Item::Benefit(path) | Item::Guard(path) => u16::from(path.0) + 1,
            Item::Card(card) if reach == reach::PATH => match self.state.card(card).path {
                PathId::NONE => 0,
                path => u16::from(path.0) + 1,
            },
            Item::Card(_)
            | Item::Player(_)
            | Item::Trophy(_)
            | Item::Path(_)
            | Item::Building(_)
            | Item::Stock(..)
            | Item::Rule(_)
            | Item::PoolDie(..)
            | Item::PathDie(..)
            | Item::Dummy => 0,
        };
        let to = Attachment { source: item.thing(), owner, rank, reach };
        self.state.listeners.attach(&self.content.program, to, code);
    }

    /// Puts the abilities of a card in force.
    #[inline]
    pub(crate) fn enforce_card(&mut self, card: CardId, owner: Player, reach: Reach) {
        let code = self.content.card(card).code;
        self.enforce(Item::Card(card), owner, reach, code);
    }

    /// Ends the abilities of a thing.
    #[inline]
    pub(crate) fn lift(&mut self, item: Item) {
        self.state.listeners.detach(&self.content.program, item.thing());
        self.state.counters.clear(item.thing());
    }

    /// Ends the abilities of a card.
    #[inline]
    pub(crate) fn lift_card(&mut self, card: CardId) {
        self.lift(Item::Card(card));
    }
}
