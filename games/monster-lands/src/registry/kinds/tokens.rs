//! Tokens: traps, tricks, loot, stock tokens, panic tokens, trophies, single tiles.

use super::COPIES;
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

pub(super) const TRAP: KindSpec = KindSpec {
    id: "trap",
    entity: Some("trap"),
    roles: &["owner", "bearer", "path"],
    fields: &[
        KeySpec::required(
            "family",
            ValueType::Choice(&["initial", "improved", "shielded"]),
            "Dealt at the start, sold at the Lodge, or sold there with the trick module only.",
        ),
        KeySpec::optional(
            "price",
            ValueType::Number(0, 30),
            "Gold at the Hunter's Lodge; initial traps are not sold.",
        ),
        COPIES,
    ],
    doc: "Hears its path from the moment it is turned up until it is taken off. Face down or up, it counts as a trap.",
};

pub(super) const TRICK: KindSpec = KindSpec {
    id: "trick",
    entity: Some("trap"),
    roles: &["owner", "bearer", "path"],
    fields: &[KeySpec::required("price", ValueType::Number(0, 30), "Gold at the Hunter's Lodge."), COPIES],
    doc: "Part of the trick module. Hears its path from the moment its owner turns it up; until then it counts as a \
          trap, afterwards no longer. Its target may cancel it.",
};

pub(super) const LOOT: KindSpec = KindSpec {
    id: "loot",
    entity: Some("loot"),
    roles: &["owner"],
    fields: &[COPIES],
    doc: "Hears the owner's windows and numbers, and rolls, results, attacks and hits of every path of the owner.",
};

pub(super) const TOKEN: KindSpec = KindSpec {
    id: "token",
    entity: Some("token"),
    roles: &["owner"],
    fields: &[KeySpec::required("token", ValueType::Noun("token"), "The token whose use this is.")],
    doc: "Every token of the sort has these abilities. In stock it hears the owner's windows; carried or on a path it \
          hears that path only.",
};

pub(super) const PANIC_TOKEN: KindSpec = KindSpec {
    id: "panic-token",
    entity: Some("panic-token"),
    roles: &["building"],
    fields: &[KeySpec::optional(
        "building",
        ValueType::Noun("building"),
        "Its building; not given, there is one such token for every building of the base board.",
    )],
    doc: "Heard while it lies on its building: from clean-up until the monster at the Entrance is beaten.",
};

pub(super) const TROPHY: KindSpec = KindSpec {
    id: "trophy",
    entity: Some("trophy"),
    roles: &["owner", "trophy"],
    fields: &[],
    doc: "Every trophy has these abilities; it hears the windows and the scoring of its owner.",
};

pub(super) const TILE: KindSpec = KindSpec {
    id: "tile",
    entity: Some("tile"),
    roles: &["owner"],
    fields: &[KeySpec::optional(
        "excludes",
        ValueType::List(&ValueType::Entry(&["tile"])),
        "Tiles that cannot be in the same game, such as its other side.",
    )],
    doc: "There is one of it, beside the board. It hears everything, for every player; the owner is the player whose \
          turn, window or path it is.",
};
