//! Kinds of entries: their keys, and the moments their abilities hear.

mod board;
mod cards;
mod setup;
mod tokens;

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

word_table! {
    /// Kinds of entries.
    Kind, KINDS: [KindSpec] {
        Mercenary = cards::MERCENARY,
        Monster = cards::MONSTER,
        Land = cards::LAND,
        Equipment = cards::EQUIPMENT,
        Trap = tokens::TRAP,
        Trick = tokens::TRICK,
        Loot = tokens::LOOT,
        Token = tokens::TOKEN,
        PanicToken = tokens::PANIC_TOKEN,
        Trophy = tokens::TROPHY,
        Tile = tokens::TILE,
        Building = board::BUILDING,
        Benefit = board::BENEFIT,
        Guard = board::GUARD,
        Header = board::HEADER,
        Mission = board::MISSION,
        Rule = board::RULE,
        Board = board::BOARD,
        Difficulty = setup::DIFFICULTY,
        Variant = setup::VARIANT,
        AffinitySet = setup::AFFINITY_SET,
        Dummy = setup::DUMMY,
        Scenario = setup::SCENARIO,
        Campaign = setup::CAMPAIGN,
    }
}

/// How many cards or tokens of an entry there are.
const COPIES: KeySpec =
    KeySpec::optional("copies", ValueType::Number(1, 40), "How many of it are in the box; 1 if not given.");

/// The type of a price or reward.
const GOODS: ValueType = ValueType::Amounts(&["resource", "token"]);

/// Dice by colour.
const DICE: ValueType = ValueType::Amounts(&["die"]);
