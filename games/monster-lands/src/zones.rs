//! Monster Lands plugs into zones: cards of kinds that packs declare, and the words that move cards.

use crate::acts::reach;
use crate::event::EventKind;
use crate::registry::MONSTER_LANDS;
use crate::table::Table;
use provost_engine::zones;
use provost_interpreter::hook::Thing;
use provost_interpreter::listeners::Reach;

zones!(Table {
    kit,
    zones,
    EventKind::Cards,
    MONSTER_LANDS,
    reach::OWNER,
    Reach::EVERYWHERE,
    Self::owner_seat,
    fn forget(&mut self, card: Thing) {
        self.state.counters.clear(card);
    },
});
