//! The keys of situations of Monster Lands; `position.rs` interprets the values.

use super::position::{BUILDING, EQUIPMENT, HEADER, LAND, LOOT, MERCENARY, MISSION, MONSTER, TRAP};
use super::start::{PHASES, SCENARIO_PHASES};
use provost_engine::situation::Form;
use provost_engine::situation::shape::{Key, Shape, ZONES};

const fn key(key: &'static str, holds: Shape, doc: &'static str) -> Key {
    Key { key, holds, doc }
}

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

const MEMBER: &[Key] = &[
    key("wounds", Shape::Number(0, 9), "How many wounds it has."),
    key("leader", Shape::Flag, "Whether it leads the clan."),
    key("equipment", Shape::Entries(EQUIPMENT), "What it carries."),
    key("settled", Shape::Entry(LAND), "The land on which it has settled."),
];

const SEAT: Shape = Shape::Table(
    &[
        key(
            "members",
            Shape::EntriesWith(MERCENARY, MEMBER),
            "The mercenaries of the clan; the first leads.",
        ),
        key("pool", Shape::Dice("die"), "Dice in the pool: so many, or their faces."),
        key("traps", Shape::Entries(TRAP), "Traps and tricks in stock."),
        key("loot", Shape::Entries(LOOT), "Loot tokens."),
        key("trophies", Shape::Entries(MONSTER), "Eliminated monsters."),
        key("lands", Shape::Entries(LAND), "Conquered lands."),
        key("passed", Shape::Flag, "Whether the player has passed in this round."),
        key("missions-won", Shape::Number(0, 99), "Missions whose reward was earned."),
        key("reputation", Shape::Number(0, 999), "The sum of the reputations; it follows from the members."),
        key("trap-count", Shape::Number(0, 48), "How many traps are in stock, whichever they are."),
    ],
    STOCK,
);

const PATH: Shape = Shape::Table(
    &[
        key("mercenary", Shape::EntryOrNone(MERCENARY), "Who stands on it."),
        key("player", Shape::Number(1, 5), "Whose clan it joins, if it is in none."),
        key("dice", Shape::Dice("die"), "Dice on it: so many, or their faces."),
        key("traps", Shape::Entries(TRAP), "Traps and tricks face down."),
        key("revealed", Shape::Entries(TRAP), "Traps and tricks face up."),
        key("dummy", Shape::Flag, "Whether a token of the dummy player is on it."),
        key("fought", Shape::Flag, "Whether its mercenary has had its turn in the battle."),
        key("won", Shape::Flag, "Whether its mercenary has won there."),
    ],
    STOCK,
);

const HEADED: Shape = Shape::Table(
    &[
        key("id", Shape::Entry(HEADER), "Which header."),
        key("side", Shape::Choice(&["a", "b"]), "The side that is up."),
    ],
    &[],
);

const fn path(id: &'static str) -> Key {
    key(id, PATH, "A path: who stands on it, dice, traps and tokens.")
}

const fn seat(id: &'static str) -> Key {
    key(id, SEAT, "A player: resources and tokens by their ids, members, dice, traps and more.")
}

const fn deck(id: &'static str, kinds: &'static [&'static str], classes: &'static [&'static str]) -> Key {
    key(id, Shape::Deck(kinds, classes), "The cards on top, or which cards are in it at all.")
}

const fn discard(id: &'static str, kinds: &'static [&'static str]) -> Key {
    key(id, Shape::Deck(kinds, &[]), "The cards on top.")
}

const PILES: &[Key] = &[
    deck("mercenaries", MERCENARY, &["affinity"]),
    deck("monsters", MONSTER, &["affinity", "level"]),
    deck("traps", TRAP, &[]),
    deck("tricks", TRAP, &[]),
    deck("equipment", EQUIPMENT, &["equipment-type"]),
    deck("loot", LOOT, &[]),
    deck("lands", LAND, &["affinity"]),
    deck("headers", HEADER, &[]),
    deck("missions", MISSION, &[]),
    deck("panic", &["panic-token"], &[]),
    discard("mercenary-discards", MERCENARY),
    discard("monster-discards", MONSTER),
    discard("trap-discards", TRAP),
    discard("trick-discards", TRAP),
    discard("equipment-discards", EQUIPMENT),
    discard("loot-discards", LOOT),
    discard("land-discards", LAND),
    discard("mission-discards", MISSION),
];

/// Returns the keys of the moment and the position.
pub(crate) fn given(form: Form) -> Vec<Key> {
    let phases: &[&str] = if form == Form::Test { &PHASES } else { &SCENARIO_PHASES };
    let moment = [
        key("phase", Shape::Choice(phases), "Where in a round play begins."),
        key("at", Shape::Choice(PLACES), "With `battle` the place, with `attack` and `strike` the path."),
        key("active", Shape::Number(1, 5), "Whose turn it is, from 1."),
    ];
    moment.iter().chain(POSITION).copied().collect()
}

/// Returns the keys of results and of the position.
pub(crate) fn then() -> Vec<Key> {
    OUTCOME.iter().chain(POSITION).copied().collect()
}

const POSITION: &[Key] = &[
    key("first-player", Shape::Number(1, 5), "Who has the first-player tile, from 1."),
    key("round", Shape::Number(1, 12), "The round, from 1."),
    seat("player-1"),
    seat("player-2"),
    seat("player-3"),
    seat("player-4"),
    seat("player-5"),
    key(
        "monsters",
        Shape::Table(
            &[
                key("land-a", Shape::EntryOrNone(MONSTER), "The monster of land A."),
                key("land-b", Shape::EntryOrNone(MONSTER), "The monster of land B."),
                key("entrance", Shape::EntryOrNone(MONSTER), "The monster at the Entrance."),
            ],
            &[],
        ),
        "The monsters on the board.",
    ),
    key(
        "paths",
        Shape::Table(
            &[
                path("land-a-1"),
                path("land-a-2"),
                path("land-a-3"),
                path("land-a-4"),
                path("land-b-1"),
                path("land-b-2"),
                path("land-b-3"),
                path("land-b-4"),
                path("entrance-upper"),
                path("entrance-lower"),
                path("mission-1-left"),
                path("mission-1-right"),
                path("mission-2-left"),
                path("mission-2-right"),
            ],
            &[],
        ),
        "The paths, with what is on them.",
    ),
    key(
        "lands",
        Shape::Table(
            &[
                key("land-a", Shape::EntryOrNone(LAND), "Land A."),
                key("land-b", Shape::EntryOrNone(LAND), "Land B."),
            ],
            &[],
        ),
        "The lands on the board.",
    ),
    key(
        "headers",
        Shape::Table(
            &[key("land-a", HEADED, "The header of land A."), key("land-b", HEADED, "The header of land B.")],
            &[],
        ),
        "The headers above the lands: they say what the paths are worth.",
    ),
    key(
        "missions",
        Shape::Table(
            &[
                key("mission-1", Shape::EntryOrNone(MISSION), "The dice-rolling mission."),
                key("mission-2", Shape::EntryOrNone(MISSION), "The contract mission."),
            ],
            &[],
        ),
        "The missions on the board.",
    ),
    key(
        "offers",
        Shape::Table(
            &[
                key("mercenaries", Shape::Entries(MERCENARY), "Mercenaries at the Tavern."),
                key("equipment", Shape::Entries(EQUIPMENT), "Equipment at the Bazaar."),
                key("traps", Shape::Entries(TRAP), "Traps at the Hunter's Lodge."),
                key("loot", Shape::Entries(LOOT), "Loot between the lands."),
            ],
            &[],
        ),
        "What is on offer; an offer that is not written is full.",
    ),
    key("piles", Shape::Table(PILES, &[]), "Decks and discards."),
    ZONES,
    key("panic", Shape::Entries(BUILDING), "Buildings with a panic token."),
    key("spaces", Shape::EntryTexts(BUILDING), "Taken spaces of a building."),
    key("discount-dice", Shape::EntryNumbers(BUILDING, 0, 6), "The face of the persuasion die placed last."),
    key("damage", Shape::Number(0, 999), "Damage handed on by earlier paths."),
    key("stored", Shape::EntryNumbers(MERCENARY, 0, 12), "Dead mercenaries on a tile, with their round."),
];

/// Keys that only `then` has, besides those of every game.
const OUTCOME: &[Key] = &[
    key("total", Shape::Number(-99, 999), "The total of the last roll."),
    key(
        "elimination-total",
        Shape::Number(-99, 999),
        "The same, as it is compared with the elimination value.",
    ),
    key(
        "result",
        Shape::Choice(&["captured", "eliminated", "conquered", "failed"]),
        "What came of the last roll.",
    ),
    key("places", Shape::Numbers(-99, 999), "Each player's place, if the game ended now."),
];
