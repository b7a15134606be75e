//! What things are like: one row for conditions, filters, numbers and superlatives.

use crate::content::at;
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
    Attribute::new(
        "player",
        "relic-sets",
        "relic set(s)",
        AttributeType::Quantity(0, MANY),
        |table, of, _, _| Some(table.relic_sets(table.seat_of_player(of)?)),
    )
    .doc("How many full sets a player has: one relic of every kind.")
    .example("building", "on activate: each player with the most relic sets gains 1 fame."),
    Attribute::new(
        "player",
        "level",
        "{what:noun:level} level",
        AttributeType::Measure(0, 99),
        |table, of, args, _| {
            let level = table.content.level(args.noun(0)?)?;
            Some(i32::from(at(&table.state.seat(table.seat_of_player(of)?).levels, level)))
        },
    )
    .doc("How far a player has risen on that track.")
    .example("building", "on activate: each player with the lowest strength level gains 1 weapon."),
    Attribute::new(
        "player",
        "camp-resources",
        "resource(s) in camp",
        AttributeType::Quantity(0, MANY),
        |table, of, _, _| Some(table.state.seat(table.seat_of_player(of)?).in_camps()),
    )
    .doc("How many resources lie in a player's camps.")
    .example("building", "on activate: each player with the most resources in camp loses 1 fame."),
    Attribute::new("player", "score", "score", AttributeType::Measure(0, 9999), |table, of, _, scope| {
        Some(table.score_at(table.seat_of_player(of)?, scope.context.depth))
    })
    .doc("What a player would score if the game ended now.")
    .example("building", "on activate: each player with the lowest score gains 1 coin."),
    Attribute::new("tile", "building", "building(s)", AttributeType::Truth, |table, of, _, _| {
        Some(i32::from(table.content.tile(Item::tile_of(of)?)?.is_building))
    })
    .noun()
    .doc("The tile is a building.")
    .example("reward", "on score: +1 to score for every 4 buildings in area-a."),
    Attribute::new("tile", "character", "character(s)", AttributeType::Truth, |table, of, _, _| {
        Some(i32::from(!table.content.tile(Item::tile_of(of)?)?.is_building))
    })
    .noun()
    .doc("The tile is a character.")
    .example("reward", "on score: +1 to score for every 4 characters in area-b."),
    Attribute::new("space", "single", "single", AttributeType::Truth, |table, of, _, _| {
        Some(i32::from(table.state.space(Item::space_of(of)?).size == 1))
    })
    .doc("One disc fills the space.")
    .example("building", "on activate: move this disc to an empty single space outside area-a or area-c."),
    Attribute::new("space", "empty-space", "empty", AttributeType::Truth, |table, of, _, _| {
        Some(i32::from(Table::is_empty_space(&table.state.space(Item::space_of(of)?))))
    })
    .doc("No disc lies on the space.")
    .example("character", "on activate: move this disc to an empty single space outside area-a."),
    Attribute::new("adventure", "empty-adventure", "empty", AttributeType::Truth, |table, of, _, _| {
        let slot = table.slot_of(Item::card_of(of)?)?;
        Some(i32::from(table.state.owner_on(slot).is_none()))
    })
    .doc("No disc lies on the adventure.")
    .example("character", "on activate, pay 2 loot: take relics of an empty adventure."),
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
