//! Puts abilities in force together with their tiles, cards and rules.

use crate::table::Table;
use crate::thing::Item;
use provost_interpreter::hook::Player;
use provost_interpreter::listeners::{Attachment, Reach};
use provost_interpreter::program::EntryCode;

/// The reaches of listeners; `host/hears.rs` reads them.
pub(crate) mod reach {
    use provost_interpreter::listeners::Reach;

    /// A tile hears what happens to the discs on it, and, while they are there, what concerns their owner.
    pub(crate) const TILE: Reach = Reach(1);
    /// A card or a grant hears what concerns its owner.
    pub(crate) const OWNER: Reach = Reach(2);
    /// A rule hears what concerns any player.
    pub(crate) const RULE: Reach = Reach(3);
}

impl Table {
    /// Puts the abilities of a thing in force.
    pub(crate) fn enforce(&mut self, item: Item, owner: Player, reach: Reach, code: EntryCode) {
        let to = Attachment { source: item.thing(), owner, rank: 0, reach };
        self.state.listeners.attach(&self.content.program, to, code);
    }
}
