//! The keys of positions of Monster Lands: type, how a table is read, and how it is set up.

use super::start::{PHASES, SCENARIO_PHASES, moment};
use super::{arrange, tell};
use crate::state::{Offer, Pile};
use crate::table::Table;
use crate::thing::{PathId, Site};
use provost_engine::rows;
use provost_engine::situation::{Form, KeySpec, Row, Rows, ValueType};
use serde_json::{Value, json};

// Kinds of entries.
const MERCENARY: &[&str] = &["mercenary"];
const TRAP: &[&str] = &["trap", "trick"];
const EQUIPMENT: &[&str] = &["equipment"];
const MONSTER: &[&str] = &["monster"];
const LAND: &[&str] = &["land"];
const HEADER: &[&str] = &["header"];
const LOOT: &[&str] = &["loot"];
const MISSION: &[&str] = &["mission"];
const BUILDING: &[&str] = &["building"];

/// Resources and tokens can be written by their ids.
const STOCK: &[&str] = &["resource", "token"];

/// Places with paths, and the paths.
const PLACES: &[&str] = &[
    "land-a",
    "land-b",
    "entrance",
    "mission-1",
    "mission-2",
    "land-a-1",
    "land-a-2",
    "land-a-3",
    "land-a-4",
    "land-b-1",
    "land-b-2",
    "land-b-3",
    "land-b-4",
    "entrance-upper",
    "entrance-lower",
    "mission-1-left",
    "mission-1-right",
    "mission-2-left",
    "mission-2-right",
];

/// Docks of monsters; the first two are the lands.
pub(super) const DOCKS: [(&str, Site); 3] =
    [("land-a", Site::Land(0)), ("land-b", Site::Land(1)), ("entrance", Site::Entrance)];

/// Offers by their names.
pub(super) const OFFERS: [(&str, Offer); 4] = [
    ("mercenaries", Offer::Mercenaries),
    ("equipment", Offer::Equipment),
    ("traps", Offer::Traps),
    ("loot", Offer::Loot),
];

/// Returns the keys of the moment and the position.
pub(crate) fn given(form: Form) -> Vec<KeySpec> {
    let mut keys = ROWS.given_keys();
    for key in keys.iter_mut().filter(|key| key.key == "phase" && form == Form::Scenario) {
        key.ty = ValueType::Choice(&SCENARIO_PHASES);
    }
    keys
}

/// The rows of the moment, the position and the outcome.
pub(crate) const ROWS: &Rows<Table> = &rows!(
    Table,
    Row::moment("phase", ValueType::Choice(&PHASES), "Where in a round play begins.", |seen, _| {
        json!(moment(seen).0)
    }),
    Row::moment(
        "at",
        ValueType::Choice(PLACES),
        "With `battle` the place, with `attack` and `strike` the path.",
        |seen, _| json!(moment(seen).1),
    ),
    Row::moment("active", ValueType::Number(1, 5), "Whose turn it is, from 1.", |seen, _| {
        json!(seen.table.state.board.active + 1)
    }),
    Row::outcome("total", ValueType::Number(-99, 999), "The total of the last roll.", |seen, _| {
        json!(tell::totals(seen).map(|(capture, _)| capture))
    }),
    Row::outcome(
        "elimination-total",
        ValueType::Number(-99, 999),
        "The same, as it is compared with the elimination value.",
        |seen, _| json!(tell::totals(seen).filter(|(one, other)| one != other).map(|totals| totals.1)),
    )
    .compared(|seen, _| json!(tell::totals(seen).map(|totals| totals.1))),
    Row::outcome(
        "result",
        ValueType::Choice(&["captured", "eliminated", "conquered", "failed"]),
        "What came of the last roll.",
        |seen, _| json!(tell::result(seen)),
    ),
    Row::outcome(
        "places",
        ValueType::List(&ValueType::Number(-99, 999)),
        "Each player's place, if the game ended now.",
        untold,
    )
    .compared(|seen, _| tell::places(seen)),
    Row::new(
        "first-player",
        ValueType::Number(1, 5),
        "Who has the first-player tile, from 1.",
        |seen, _| json!(seen.table.state.board.first + 1),
        arrange::first,
    ),
    Row::new(
        "round",
        ValueType::Number(1, 12),
        "The round, from 1.",
        |seen, _| json!(seen.table.state.board.round),
        arrange::round,
    ),
    Row::player("player-1", 0, SEAT, PLAYER),
    Row::player("player-2", 1, SEAT, PLAYER),
    Row::player("player-3", 2, SEAT, PLAYER),
    Row::player("player-4", 3, SEAT, PLAYER),
    Row::player("player-5", 4, SEAT, PLAYER),
    Row::table("monsters", MONSTERS, "The monsters on the board."),
    Row::table("paths", PATHS, "The paths, with what is on them."),
    Row::table("lands", LANDS, "The lands on the board."),
    Row::table("headers", HEADERS, "The headers above the lands: they say what the paths are worth."),
    Row::table("missions", MISSIONS, "The missions on the board."),
    Row::table("offers", OFFER_ROWS, "What is on offer; an offer that is not written is full."),
    Row::table("piles", PILES, "Decks and discards."),
    Row::new(
        "panic",
        ValueType::List(&ValueType::Entry(BUILDING)),
        "Buildings with a panic token.",
        |seen, _| tell::panic(seen),
        arrange::panic,
    ),
    Row::new(
        "spaces",
        ValueType::ByEntry(BUILDING, &ValueType::List(&ValueType::Text)),
        "Taken spaces of a building.",
        |seen, _| tell::spaces(seen),
        arrange::spaces,
    ),
    Row::new(
        "discount-dice",
        ValueType::ByEntry(BUILDING, &ValueType::Number(0, 6)),
        "The face of the persuasion die placed last.",
        untold,
        arrange::discounts,
    )
    .compared(|seen, _| tell::discounts(seen, 0))
    .written(|seen, _| tell::unless_empty(tell::discounts(seen, 1))),
    Row::new(
        "damage",
        ValueType::Number(0, 999),
        "Damage handed on by earlier paths.",
        |seen, _| json!(seen.table.state.roll.carried),
        |arranger, _, placed| {
            arranger.table.state.roll.carried = i16::try_from(placed.held.number()).unwrap_or(0);
        },
    ),
    Row::new(
        "stored",
        ValueType::ByEntry(MERCENARY, &ValueType::Number(0, 12)),
        "Dead mercenaries on a tile, with their round.",
        untold,
        arrange::stored,
    )
    .compared(|seen, _| tell::stored(seen))
    .written(|seen, _| tell::unless_empty(tell::stored(seen)))
    .exact(),
);

/// What others say already is not told, but compared if a test names it.
const fn untold(_: &tell::Seen<'_>, _: u8) -> Value {
    Value::Null
}

const PLAYER: &str = "A player: resources and tokens by their ids, members, dice, traps and more.";

const SEAT: &Rows<Table> = &rows!(
    Table,
    Row::new(
        "members",
        ValueType::List(&ValueType::EntryWith(MERCENARY, MEMBER)),
        "The mercenaries of the clan; the first leads.",
        |seen, seat| tell::members(seen, seat, false),
        arrange::members,
    )
    .compared(tell::members_in_full)
    .written(|seen, seat| tell::members(seen, seat, true)),
    Row::new(
        "pool",
        ValueType::Dice("die"),
        "Dice in the pool: so many, or their faces.",
        tell::pool,
        arrange::pool,
    ),
    Row::new(
        "lands",
        ValueType::List(&ValueType::Entry(LAND)),
        "Conquered lands.",
        |seen, seat| tell::cards(seen, seen.table.state.seat(seat).lands.as_slice()),
        arrange::lands,
    ),
    Row::new(
        "traps",
        ValueType::List(&ValueType::Entry(TRAP)),
        "Traps and tricks in stock.",
        |seen, seat| tell::cards(seen, seen.table.state.seat(seat).traps.as_slice()),
        arrange::traps,
    ),
    Row::new(
        "loot",
        ValueType::List(&ValueType::Entry(LOOT)),
        "Loot tokens.",
        |seen, seat| tell::cards(seen, seen.table.state.seat(seat).loot.as_slice()),
        |arranger, seat, placed| arrange::each(arranger, placed, |table, card| table.take_loot(seat, card)),
    ),
    Row::new(
        "trophies",
        ValueType::List(&ValueType::Entry(MONSTER)),
        "Eliminated monsters.",
        |seen, seat| tell::cards(seen, seen.table.state.seat(seat).trophies.as_slice()),
        |arranger, seat, placed| arrange::each(arranger, placed, |table, card| table.take_trophy(seat, card)),
    ),
    Row::new(
        "passed",
        ValueType::Flag,
        "Whether the player has passed in this round.",
        |seen, seat| json!(seen.table.state.seat(seat).passed),
        |arranger, seat, placed| arranger.table.state.seat_mut(seat).passed = placed.held.flag(),
    ),
    Row::new(
        "missions-won",
        ValueType::Number(0, 99),
        "Missions whose reward was earned.",
        |seen, seat| json!(seen.table.state.seat(seat).missions),
        |arranger, seat, placed| arranger.table.state.seat_mut(seat).missions = placed.held.small(),
    ),
    Row::follows(
        "reputation",
        ValueType::Number(0, 999),
        "The sum of the reputations; it follows from the members.",
        |seen, seat| json!(seen.table.state.seat(seat).reputation),
    ),
    Row::follows(
        "trap-count",
        ValueType::Number(0, 48),
        "How many traps are in stock, whichever they are.",
        untold,
    )
    .compared(|seen, seat| json!(seen.table.state.seat(seat).traps.len())),
)
.counting(STOCK, tell::stock, arrange::stock)
.written(tell::stock_but_traps);

/// The further keys of a member; the row of the members reads and sets up all of it.
const MEMBER: &[KeySpec] = &[
    KeySpec::optional("wounds", ValueType::Number(0, 9), "How many wounds it has."),
    KeySpec::optional("leader", ValueType::Flag, "Whether it leads the clan."),
    KeySpec::optional("equipment", ValueType::List(&ValueType::Entry(EQUIPMENT)), "What it carries."),
    KeySpec::optional("settled", ValueType::Entry(LAND), "The land on which it has settled."),
];

const MONSTERS: &Rows<Table> = &rows!(
    Table,
    monster("land-a", 0, "The monster of land A."),
    monster("land-b", 1, "The monster of land B."),
    monster("entrance", 2, "The monster at the Entrance."),
);

const fn monster(key: &'static str, dock: u8, doc: &'static str) -> Row<Table> {
    Row::new(key, ValueType::EntryOrNone(MONSTER), doc, tell::monster, arrange::monster).at(dock)
}

const LANDS: &Rows<Table> = &rows!(Table, land("land-a", 0, "Land A."), land("land-b", 1, "Land B."));

const fn land(key: &'static str, at: u8, doc: &'static str) -> Row<Table> {
    Row::new(
        key,
        ValueType::EntryOrNone(LAND),
        doc,
        |seen, at| json!(tell::card(seen, tell::at(&seen.table.state.board.lands, at))),
        arrange::land,
    )
    .at(at)
}

const HEADERS: &Rows<Table> = &rows!(
    Table,
    header("land-a", 0, "The header of land A."),
    header("land-b", 1, "The header of land B."),
);

const fn header(key: &'static str, at: u8, doc: &'static str) -> Row<Table> {
    Row::table(key, HEADER_ROWS, doc).at(at).as_a_whole(arrange::header).written(tell::header)
}

const HEADER_ROWS: &Rows<Table> = &rows!(
    Table,
    Row::hidden("id", ValueType::Entry(HEADER), "Which header.", arrange::part)
        .compared(|seen, at| { json!(tell::card(seen, tell::at(&seen.table.state.board.headers, at).0)) }),
    Row::hidden("side", ValueType::Choice(&["a", "b"]), "The side that is up.", arrange::part)
        .compared(|seen, at| json!(tell::side(tell::at(&seen.table.state.board.headers, at).1))),
);

const MISSIONS: &Rows<Table> = &rows!(
    Table,
    mission("mission-1", 0, "The dice-rolling mission."),
    mission("mission-2", 1, "The contract mission."),
);

const fn mission(key: &'static str, at: u8, doc: &'static str) -> Row<Table> {
    Row::new(
        key,
        ValueType::EntryOrNone(MISSION),
        doc,
        |seen, at| json!(tell::card(seen, tell::at(&seen.table.state.board.missions, at))),
        arrange::mission,
    )
    .at(at)
}

const OFFER_ROWS: &Rows<Table> = &rows!(
    Table,
    offer(0, ValueType::List(&ValueType::Entry(MERCENARY)), "Mercenaries at the Tavern."),
    offer(1, ValueType::List(&ValueType::Entry(EQUIPMENT)), "Equipment at the Bazaar."),
    offer(2, ValueType::List(&ValueType::Entry(TRAP)), "Traps at the Hunter's Lodge."),
    offer(3, ValueType::List(&ValueType::Entry(LOOT)), "Loot between the lands."),
);

#[expect(clippy::indexing_slicing, reason = "done by the compiler, which would say so")]
const fn offer(at: u8, ty: ValueType, doc: &'static str) -> Row<Table> {
    Row::new(OFFERS[at as usize].0, ty, doc, tell::offer, arrange::offer).at(at)
}

const PATHS: &Rows<Table> = &rows!(
    Table,
    path("land-a-1", 0),
    path("land-a-2", 1),
    path("land-a-3", 2),
    path("land-a-4", 3),
    path("land-b-1", 4),
    path("land-b-2", 5),
    path("land-b-3", 6),
    path("land-b-4", 7),
    path("entrance-upper", 8),
    path("entrance-lower", 9),
    path("mission-1-left", 10),
    path("mission-1-right", 11),
    path("mission-2-left", 12),
    path("mission-2-right", 13),
);

const fn path(key: &'static str, at: u8) -> Row<Table> {
    Row::table(key, PATH, "A path: who stands on it, dice, traps and tokens.")
        .at(at)
        .as_a_whole(arrange::path)
        .written(tell::written_path)
}

pub(super) const PATH: &Rows<Table> = &rows!(
    Table,
    Row::new(
        "mercenary",
        ValueType::EntryOrNone(MERCENARY),
        "Who stands on it.",
        |seen, at| json!(tell::card(seen, seen.table.state.path(PathId(at)).mercenary)),
        arrange::part,
    ),
    Row::hidden("player", ValueType::Number(1, 5), "Whose clan it joins, if it is in none.", arrange::part,)
        .compared(tell::player_on),
    Row::new(
        "dice",
        ValueType::Dice("die"),
        "Dice on it: so many, or their faces.",
        tell::path_dice,
        arrange::part,
    ),
    Row::new(
        "traps",
        ValueType::List(&ValueType::Entry(TRAP)),
        "Traps and tricks face down.",
        |seen, at| tell::path_traps(seen, at, false),
        arrange::part,
    ),
    Row::new(
        "revealed",
        ValueType::List(&ValueType::Entry(TRAP)),
        "Traps and tricks face up.",
        |seen, at| tell::path_traps(seen, at, true),
        arrange::part,
    ),
    Row::new(
        "dummy",
        ValueType::Flag,
        "Whether a token of the dummy player is on it.",
        |seen, at| json!(seen.table.state.path(PathId(at)).dummy),
        arrange::part,
    ),
    Row::new(
        "fought",
        ValueType::Flag,
        "Whether its mercenary has had its turn in the battle.",
        |seen, at| json!(seen.table.state.path(PathId(at)).fought),
        arrange::part,
    ),
    Row::new(
        "won",
        ValueType::Flag,
        "Whether its mercenary has won there.",
        |seen, at| json!(seen.table.state.path(PathId(at)).won),
        arrange::part,
    ),
)
.counting(STOCK, tell::carried, |_, _, _| {});

pub(super) const PILES: &Rows<Table> = &rows!(
    Table,
    deck("mercenaries", Pile::Mercenaries, MERCENARY, &["affinity"]),
    deck("monsters", Pile::Monsters, MONSTER, &["affinity", "level"]),
    deck("traps", Pile::Traps, TRAP, &[]),
    deck("tricks", Pile::Tricks, TRAP, &[]),
    deck("equipment", Pile::Equipment, EQUIPMENT, &["equipment-type"]),
    deck("loot", Pile::Loot, LOOT, &[]),
    deck("lands", Pile::Lands, LAND, &["affinity"]),
    deck("headers", Pile::Headers, HEADER, &[]),
    deck("missions", Pile::Missions, MISSION, &[]),
    deck("panic", Pile::Panic, &["panic-token"], &[]),
    discards("mercenary-discards", Pile::MercenaryDiscard, MERCENARY),
    discards("monster-discards", Pile::MonsterDiscard, MONSTER),
    discards("trap-discards", Pile::TrapDiscard, TRAP),
    discards("trick-discards", Pile::TrickDiscard, TRAP),
    discards("equipment-discards", Pile::EquipmentDiscard, EQUIPMENT),
    discards("loot-discards", Pile::LootDiscard, LOOT),
    discards("land-discards", Pile::LandDiscard, LAND),
    discards("mission-discards", Pile::MissionDiscard, MISSION),
);

const fn deck(
    key: &'static str,
    pile: Pile,
    kinds: &'static [&'static str],
    classes: &'static [&'static str],
) -> Row<Table> {
    let doc = "The cards on top, or which cards are in it at all.";
    Row::hidden(key, ValueType::Deck(kinds, classes), doc, arrange::pile).compared(tell::pile).at(pile as u8)
}

/// Discards lie face up, so `given` writes them.
const fn discards(key: &'static str, pile: Pile, kinds: &'static [&'static str]) -> Row<Table> {
    Row::hidden(key, ValueType::Deck(kinds, &[]), "The cards on top.", arrange::pile)
        .compared(tell::pile)
        .written(|seen, at| tell::unless_empty(tell::pile(seen, at)))
        .at(pile as u8)
}
