//! Kinds of entries: their keys, and the moments their abilities hear.

mod board;
mod cards;
mod setup;
mod tokens;

use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType, KindSpec};

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
const COPIES: FieldSpec =
    optional("copies", FieldType::Number(1, 40), "How many of it are in the box; 1 if not given.");

/// The type of a price or reward.
const GOODS: FieldType = FieldType::Amounts(&["resource", "token"]);

/// Dice by colour.
const DICE: FieldType = FieldType::Amounts(&["die"]);

const fn required(key: &'static str, ty: FieldType, doc: &'static str) -> FieldSpec {
    FieldSpec { key, ty, required: true, doc }
}

const fn optional(key: &'static str, ty: FieldType, doc: &'static str) -> FieldSpec {
    FieldSpec { key, ty, required: false, doc }
}
