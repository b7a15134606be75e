//! Positions: each key with how a table tells it and how it is set up. Tests and scenarios read the same rows.

use crate::play::Step;
use crate::table::{Place, Table};
use provost_engine::prelude::*;

const SEAT: &Rows<Table> = &rows!(
    Table,
    Row::new(
        "ships",
        ValueType::List(&ValueType::Entry(&["ship"])),
        "Ships that the player has loaded.",
        |seen, seat| ships(seen, Place::Player(seat)),
        |arranger, seat, placed| put(arranger, Place::Player(seat), placed),
    ),
)
.counting(&["resource"], stock_told, stock_set);

fn ships(seen: &Seen<'_, Table>, place: Place) -> Value {
    let ships = seen.table.ships_at(place).filter_map(|ship| seen.table.ship(ship));
    ships.map(|ship| seen.speech.id(ship.entry)).collect()
}

fn put(arranger: &mut Arranger<'_, Table>, place: Place, placed: &Placed) {
    let entries: Vec<NounId> = arranger.table.content.ships.iter().map(|ship| ship.entry).collect();
    for ship in arranger.named(placed, &entries) {
        arranger.table.put(ship, place);
    }
}

impl ByRows for Table {
    const ROWS: &'static Rows<Self> = &rows!(
        Table,
        small_row!("round", 1, 6, "The round.", round),
        small_row!("turn", 1, 2, "The player whose turn it is.", turn),
        Row::player("player-1", 0, SEAT, "A player: goods by their ids, and ships."),
        Row::player("player-2", 1, SEAT, "A player: goods by their ids, and ships."),
        Row::new(
            "pier",
            ValueType::List(&ValueType::Entry(&["ship"])),
            "Ships at the pier.",
            |seen, _| ships(seen, Place::Pier),
            |arranger, _, placed| put(arranger, Place::Pier, placed),
        ),
    );

    fn begin(&mut self, _: &Given) -> Vec<Step> {
        (self.state.round, self.state.turn) = (self.state.round.max(1), self.state.turn.max(1));
        vec![Step::NextTurn { at: self.state.turn }, Step::Roll { seat: self.state.turn - 1 }]
    }
}
