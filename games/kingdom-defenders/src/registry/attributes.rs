//! What things are like: one row for conditions, filters, numbers and superlatives.

use crate::registry::Attribute;
use crate::table::Table;
use crate::thing::Item;
use provost_engine::words::meaning::attribute_specs;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::spec::{AttributeSpec, AttributeType};

/// Far above what any game reaches.
const MANY: i32 = 999;

/// The attributes.
pub static ATTRIBUTES: &[Attribute] = &[
    Attribute::new(
        "player",
        "resource",
        "{what:noun:resource}",
        AttributeType::Quantity(0, MANY),
        |table, of, args, _| Some(table.stock_of(table.seat_of_player(of)?, args.noun(0)?)),
    )
    .doc("What a player has of a resource; not what lies in camps.")
    .example("building", "on activate: each player with the most coins loses 1 coin."),
    Attribute::new("player", "wounds", "wound(s)", AttributeType::Quantity(0, 99), |table, of, _, _| {
        table.seat_of_player(of).map(|seat| table.wounds(seat))
    })
    .doc("How many wounds a player has, of all kinds.")
    .example("building", "on activate: each player with the fewest wounds gains 1 fame."),
    Attribute::new("player", "relics", "relic(s)", AttributeType::Quantity(0, MANY), |table, of, _, _| {
        let relics = table.state.seat(table.seat_of_player(of)?).relics;
        Some(relics.iter().map(|count| i32::from(*count)).sum())
    })
    .doc("How many relics a player has, of all kinds.")
    .example("reward", "on score: +1 to score for every 2 relics of owner."),
    Attribute::new("disc", "grey", "grey", AttributeType::Truth, |table, of, _, _| {
        Item::disc_of(of).map(|disc| i32::from(table.state.disc(disc).grey))
    })
    .doc("The disc is on loan from the reserve.")
    .example("building", "on activate: gain 1 coin for each grey disc of owner."),
    Attribute::new("disc", "activated", "activated", AttributeType::Truth, |table, of, _, _| {
        Item::disc_of(of).map(|disc| i32::from(table.state.disc(disc).spent))
    })
    .doc("The disc has been activated where it lies.")
    .example("building", "on activate: gain 1 coin for every 2 activated discs of owner."),
];

/// Their words.
pub static SPECS: &[AttributeSpec] = &attribute_specs::<Table, { ATTRIBUTES.len() }>(ATTRIBUTES);

impl Table {
    /// Returns the seat of a player at the table.
    fn seat_of_player(&self, player: Thing) -> Option<u8> {
        Item::seat_of(player).filter(|seat| *seat < self.state.board.players)
    }
}
