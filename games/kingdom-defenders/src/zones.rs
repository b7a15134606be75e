//! Kingdom Defenders plugs into zones: cards of kinds that packs declare, and the words that move cards.

use crate::event::EventKind;
use crate::registry::KINGDOM_DEFENDERS;
use crate::table::Table;
use provost_engine::zones;

zones!(Table {
    kit,
    zones,
    EventKind::Cards,
    KINGDOM_DEFENDERS,
    Self::owner_seat;
});
