//! Choices before a game: difficulty, variants, affinity sets, the solo game.

use super::{optional, required};
use provost_engine::situation::kind;
use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType, KindSpec};

pub(super) const DIFFICULTY: KindSpec = KindSpec {
    id: "difficulty",
    entity: None,
    roles: &[],
    fields: &[
        required("order", FieldType::Number(1, 9), "Place among the levels, from easy to hard."),
        optional("default", FieldType::Flag, "Used where nothing else is chosen."),
        required(
            "track",
            FieldType::Numbers(0, 9),
            "Attack dice that the round track shows in round 1, 2 ...",
        ),
        optional("start-level", FieldType::Noun("level"), "Level of the first monsters; any if not given."),
    ],
    doc: "A level of difficulty. It has no abilities.",
};

pub(super) const VARIANT: KindSpec = KindSpec {
    id: "variant",
    entity: None,
    roles: &["owner"],
    fields: &[optional(
        "players",
        FieldType::Numbers(1, 5),
        "With how many players it can be chosen. Any number if not given.",
    )],
    doc: "A rule of those games that choose it. Hears everything, as a rule does.",
};

pub(super) const AFFINITY_SET: KindSpec = KindSpec {
    id: "affinity-set",
    entity: None,
    roles: &[],
    fields: &[required("affinity", FieldType::Noun("affinity"), "The affinity it brings.")],
    doc: "Mercenaries, monsters and lands of an affinity that players can choose. Hears set-up only.",
};

/// Face of the yellow die.
const YELLOW: FieldSpec = required("yellow", FieldType::Number(1, 6), "Face of the yellow die.");

pub(super) const DUMMY: KindSpec = KindSpec {
    id: "dummy",
    entity: Some("dummy"),
    roles: &["dummy"],
    fields: &[
        required("players", FieldType::Numbers(1, 5), "With how many players it takes part."),
        required("tokens", FieldType::Number(0, 14), "Assignment tokens it has for paths."),
        required(
            "citadel-faces",
            FieldType::Numbers(1, 6),
            "Faces of the red die that send it to the Citadel.",
        ),
        required(
            "citadel",
            FieldType::Tables(&[
                YELLOW,
                required("building", FieldType::Noun("building"), "Where it goes."),
                required(
                    "die",
                    FieldType::Noun("die"),
                    "What it puts on a free space, as many as the action there takes; a colour that is rolled is \
                     rolled, and its face counts for later discounts.",
                ),
                optional(
                    "most",
                    FieldType::Noun("resource"),
                    "It takes the free space whose action gains most of this. The first free space if not given.",
                ),
                optional(
                    "removes",
                    FieldType::Noun("offer"),
                    "The offer from which a row is taken away; it is refilled at once.",
                ),
                optional(
                    "row-size",
                    FieldType::Number(1, 9),
                    "Cards in a row of that offer; 1 if not given.",
                ),
            ]),
            "Where it goes in the Citadel.",
        ),
        required(
            "outside",
            FieldType::Tables(&[
                YELLOW,
                required("space", FieldType::Noun("outside-space"), "Where it goes."),
            ]),
            "Where it goes Outside.",
        ),
        required(
            "removal",
            FieldType::Tables(&[
                required("red", FieldType::Numbers(1, 6), "Faces of the red die."),
                required(
                    "row",
                    FieldType::Number(1, 9),
                    "The row or card of the offer, from the top or left.",
                ),
            ]),
            "What it takes from an offer.",
        ),
    ],
    doc: "The dummy player of the solo game: after each turn of a player who has dice left it rolls a red and a yellow \
          die and goes where its tables say; without a free space there it rolls again. Hears its own turns and paths.",
};

pub(super) const SCENARIO: KindSpec = KindSpec {
    id: "scenario",
    entity: None,
    roles: &["owner"],
    fields: &[
        optional("number", FieldType::Number(1, 99), "Its number in the campaign."),
        optional(
            "players",
            FieldType::Numbers(1, 5),
            "With how many players it is played: `[1]` for a solo scenario. Any number if not given.",
        ),
        optional("excludes", FieldType::Entries("difficulty"), "Levels at which it is not played."),
        kind::GIVEN,
        kind::GOALS,
        kind::RANKS,
    ],
    doc: "A game with rules and an aim of its own, mostly for one player; it beats the rules of the board. Hears \
          everything, as a rule does.",
};

pub(super) const CAMPAIGN: KindSpec = KindSpec {
    id: "campaign",
    entity: None,
    roles: &[],
    fields: &[
        required("scenarios", FieldType::Entries("scenario"), "The scenarios in their order."),
        required(
            "steps",
            FieldType::Rising(&[
                required("rank", FieldType::Noun("rank"), "The rank reached in the last game."),
                required("scenario", FieldType::Choice(&["repeat", "next"]), "Which scenario follows."),
                required(
                    "level",
                    FieldType::Choice(&["easier", "same", "choose"]),
                    "Its difficulty: one level easier (with the easiest the campaign is lost), the same, or one of \
                     `levels`.",
                ),
                optional("levels", FieldType::Entries("difficulty"), "The levels to choose from."),
            ]),
            "What follows each rank.",
        ),
        required(
            "won-by",
            FieldType::Nouns("rank"),
            "The ranks of the last scenario with which the campaign is won.",
        ),
        required(
            "won-at",
            FieldType::Entries("difficulty"),
            "The levels of the last scenario at which the campaign is won.",
        ),
    ],
    doc: "A series of scenarios; its score is the number of games played. It has no abilities.",
};
