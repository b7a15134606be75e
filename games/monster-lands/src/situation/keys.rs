//! The keys of situations of Monster Lands; `position.rs` interprets the values.

use super::position::{BUILDING, EQUIPMENT, HEADER, LAND, LOOT, MERCENARY, MISSION, MONSTER, TRAP};
use super::start::{PHASES, SCENARIO_PHASES};
use provost_engine::situation::Form;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

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

const MEMBER: &[KeySpec] = &[
    KeySpec::optional("wounds", ValueType::Number(0, 9), "How many wounds it has."),
    KeySpec::optional("leader", ValueType::Flag, "Whether it leads the clan."),
    KeySpec::optional("equipment", ValueType::List(&ValueType::Entry(EQUIPMENT)), "What it carries."),
    KeySpec::optional("settled", ValueType::Entry(LAND), "The land on which it has settled."),
];

const SEAT: ValueType = ValueType::Table(
    &[
        KeySpec::optional(
            "members",
            ValueType::List(&ValueType::EntryWith(MERCENARY, MEMBER)),
            "The mercenaries of the clan; the first leads.",
        ),
        KeySpec::optional("pool", ValueType::Dice("die"), "Dice in the pool: so many, or their faces."),
        KeySpec::optional("traps", ValueType::List(&ValueType::Entry(TRAP)), "Traps and tricks in stock."),
        KeySpec::optional("loot", ValueType::List(&ValueType::Entry(LOOT)), "Loot tokens."),
        KeySpec::optional("trophies", ValueType::List(&ValueType::Entry(MONSTER)), "Eliminated monsters."),
        KeySpec::optional("lands", ValueType::List(&ValueType::Entry(LAND)), "Conquered lands."),
        KeySpec::optional("passed", ValueType::Flag, "Whether the player has passed in this round."),
        KeySpec::optional("missions-won", ValueType::Number(0, 99), "Missions whose reward was earned."),
        KeySpec::optional(
            "reputation",
            ValueType::Number(0, 999),
            "The sum of the reputations; it follows from the members.",
        ),
        KeySpec::optional(
            "trap-count",
            ValueType::Number(0, 48),
            "How many traps are in stock, whichever they are.",
        ),
    ],
    STOCK,
);

const PATH: ValueType = ValueType::Table(
    &[
        KeySpec::optional("mercenary", ValueType::EntryOrNone(MERCENARY), "Who stands on it."),
        KeySpec::optional("player", ValueType::Number(1, 5), "Whose clan it joins, if it is in none."),
        KeySpec::optional("dice", ValueType::Dice("die"), "Dice on it: so many, or their faces."),
        KeySpec::optional("traps", ValueType::List(&ValueType::Entry(TRAP)), "Traps and tricks face down."),
        KeySpec::optional("revealed", ValueType::List(&ValueType::Entry(TRAP)), "Traps and tricks face up."),
        KeySpec::optional("dummy", ValueType::Flag, "Whether a token of the dummy player is on it."),
        KeySpec::optional("fought", ValueType::Flag, "Whether its mercenary has had its turn in the battle."),
        KeySpec::optional("won", ValueType::Flag, "Whether its mercenary has won there."),
    ],
    STOCK,
);

const HEADED: ValueType = ValueType::Table(
    &[
        KeySpec::optional("id", ValueType::Entry(HEADER), "Which header."),
        KeySpec::optional("side", ValueType::Choice(&["a", "b"]), "The side that is up."),
    ],
    &[],
);

const fn path(id: &'static str) -> KeySpec {
    KeySpec::optional(id, PATH, "A path: who stands on it, dice, traps and tokens.")
}

const fn seat(id: &'static str) -> KeySpec {
    KeySpec::optional(id, SEAT, "A player: resources and tokens by their ids, members, dice, traps and more.")
}

const fn deck(id: &'static str, kinds: &'static [&'static str], classes: &'static [&'static str]) -> KeySpec {
    KeySpec::optional(
        id,
        ValueType::Deck(kinds, classes),
        "The cards on top, or which cards are in it at all.",
    )
}

const fn discard(id: &'static str, kinds: &'static [&'static str]) -> KeySpec {
    KeySpec::optional(id, ValueType::Deck(kinds, &[]), "The cards on top.")
}

const PILES: &[KeySpec] = &[
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
pub(crate) fn given(form: Form) -> Vec<KeySpec> {
    let phases: &[&str] = if form == Form::Test { &PHASES } else { &SCENARIO_PHASES };
    let moment = [
        KeySpec::optional("phase", ValueType::Choice(phases), "Where in a round play begins."),
        KeySpec::optional(
            "at",
            ValueType::Choice(PLACES),
            "With `battle` the place, with `attack` and `strike` the path.",
        ),
        KeySpec::optional("active", ValueType::Number(1, 5), "Whose turn it is, from 1."),
    ];
    moment.iter().chain(POSITION).copied().collect()
}

/// Returns the keys of results and of the position.
pub(crate) fn then() -> Vec<KeySpec> {
    OUTCOME.iter().chain(POSITION).copied().collect()
}

const POSITION: &[KeySpec] = &[
    KeySpec::optional("first-player", ValueType::Number(1, 5), "Who has the first-player tile, from 1."),
    KeySpec::optional("round", ValueType::Number(1, 12), "The round, from 1."),
    seat("player-1"),
    seat("player-2"),
    seat("player-3"),
    seat("player-4"),
    seat("player-5"),
    KeySpec::optional(
        "monsters",
        ValueType::Table(
            &[
                KeySpec::optional("land-a", ValueType::EntryOrNone(MONSTER), "The monster of land A."),
                KeySpec::optional("land-b", ValueType::EntryOrNone(MONSTER), "The monster of land B."),
                KeySpec::optional(
                    "entrance",
                    ValueType::EntryOrNone(MONSTER),
                    "The monster at the Entrance.",
                ),
            ],
            &[],
        ),
        "The monsters on the board.",
    ),
    KeySpec::optional(
        "paths",
        ValueType::Table(
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
    KeySpec::optional(
        "lands",
        ValueType::Table(
            &[
                KeySpec::optional("land-a", ValueType::EntryOrNone(LAND), "Land A."),
                KeySpec::optional("land-b", ValueType::EntryOrNone(LAND), "Land B."),
            ],
            &[],
        ),
        "The lands on the board.",
    ),
    KeySpec::optional(
        "headers",
        ValueType::Table(
            &[
                KeySpec::optional("land-a", HEADED, "The header of land A."),
                KeySpec::optional("land-b", HEADED, "The header of land B."),
            ],
            &[],
        ),
        "The headers above the lands: they say what the paths are worth.",
    ),
    KeySpec::optional(
        "missions",
        ValueType::Table(
            &[
                KeySpec::optional("mission-1", ValueType::EntryOrNone(MISSION), "The dice-rolling mission."),
                KeySpec::optional("mission-2", ValueType::EntryOrNone(MISSION), "The contract mission."),
            ],
            &[],
        ),
        "The missions on the board.",
    ),
    KeySpec::optional(
        "offers",
        ValueType::Table(
            &[
                KeySpec::optional(
                    "mercenaries",
                    ValueType::List(&ValueType::Entry(MERCENARY)),
                    "Mercenaries at the Tavern.",
                ),
                KeySpec::optional(
                    "equipment",
                    ValueType::List(&ValueType::Entry(EQUIPMENT)),
                    "Equipment at the Bazaar.",
                ),
                KeySpec::optional(
                    "traps",
                    ValueType::List(&ValueType::Entry(TRAP)),
                    "Traps at the Hunter's Lodge.",
                ),
                KeySpec::optional(
                    "loot",
                    ValueType::List(&ValueType::Entry(LOOT)),
                    "Loot between the lands.",
                ),
            ],
            &[],
        ),
        "What is on offer; an offer that is not written is full.",
    ),
    KeySpec::optional("piles", ValueType::Table(PILES, &[]), "Decks and discards."),
    KeySpec::optional("panic", ValueType::List(&ValueType::Entry(BUILDING)), "Buildings with a panic token."),
    KeySpec::optional(
        "spaces",
        ValueType::ByEntry(BUILDING, &ValueType::List(&ValueType::Text)),
        "Taken spaces of a building.",
    ),
    KeySpec::optional(
        "discount-dice",
        ValueType::ByEntry(BUILDING, &ValueType::Number(0, 6)),
        "The face of the persuasion die placed last.",
    ),
    KeySpec::optional("damage", ValueType::Number(0, 999), "Damage handed on by earlier paths."),
    KeySpec::optional(
        "stored",
        ValueType::ByEntry(MERCENARY, &ValueType::Number(0, 12)),
        "Dead mercenaries on a tile, with their round.",
    ),
];

/// Keys that only `then` has, besides those of every game.
const OUTCOME: &[KeySpec] = &[
    KeySpec::optional("total", ValueType::Number(-99, 999), "The total of the last roll."),
    KeySpec::optional(
        "elimination-total",
        ValueType::Number(-99, 999),
        "The same, as it is compared with the elimination value.",
    ),
    KeySpec::optional(
        "result",
        ValueType::Choice(&["captured", "eliminated", "conquered", "failed"]),
        "What came of the last roll.",
    ),
    KeySpec::optional(
        "places",
        ValueType::List(&ValueType::Number(-99, 999)),
        "Each player's place, if the game ended now.",
    ),
];
