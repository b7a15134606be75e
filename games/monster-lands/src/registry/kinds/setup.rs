//! Choices before a game: difficulty, variants, affinity sets, the solo game.

use provost_engine::situation::kind;
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

pub(super) const DIFFICULTY: KindSpec = KindSpec {
    id: "difficulty",
    entity: None,
    roles: &[],
    fields: &[
        KeySpec::required("order", ValueType::Number(1, 9), "Place among the levels, from easy to hard."),
        KeySpec::optional("default", ValueType::Flag, "Used where nothing else is chosen."),
        KeySpec::required(
            "track",
            ValueType::List(&ValueType::Number(0, 9)),
            "Attack dice that the round track shows in round 1, 2 ...",
        ),
        KeySpec::optional(
            "start-level",
            ValueType::Noun("level"),
            "Level of the first monsters; any if not given.",
        ),
    ],
    doc: "A level of difficulty. It has no abilities.",
};

pub(super) const VARIANT: KindSpec = KindSpec {
    id: "variant",
    entity: None,
    roles: &["owner"],
    fields: &[KeySpec::optional(
        "players",
        ValueType::List(&ValueType::Number(1, 5)),
        "With how many players it can be chosen. Any number if not given.",
    )],
    doc: "A rule of those games that choose it. Hears everything, as a rule does.",
};

pub(super) const AFFINITY_SET: KindSpec = KindSpec {
    id: "affinity-set",
    entity: None,
    roles: &[],
    fields: &[KeySpec::required("affinity", ValueType::Noun("affinity"), "The affinity it brings.")],
    doc: "Mercenaries, monsters and lands of an affinity that players can choose. Hears set-up only.",
};

/// Face of the yellow die.
const YELLOW: KeySpec = KeySpec::required("yellow", ValueType::Number(1, 6), "Face of the yellow die.");

pub(super) const DUMMY: KindSpec = KindSpec {
    id: "dummy",
    entity: Some("dummy"),
    roles: &["dummy"],
    fields: &[
        KeySpec::required(
            "players",
            ValueType::List(&ValueType::Number(1, 5)),
            "With how many players it takes part.",
        ),
        KeySpec::required("tokens", ValueType::Number(0, 14), "Assignment tokens it has for paths."),
        KeySpec::required(
            "citadel-faces",
            ValueType::List(&ValueType::Number(1, 6)),
            "Faces of the red die that send it to the Citadel.",
        ),
        KeySpec::required(
            "citadel",
            ValueType::List(&ValueType::Table(
                &[
                    YELLOW,
                    KeySpec::required("building", ValueType::Noun("building"), "Where it goes."),
                    KeySpec::required(
                        "die",
                        ValueType::Noun("die"),
                        "What it puts on a free space, as many as the action there takes; a colour that is rolled is \
                     rolled, and its face counts for later discounts.",
                    ),
                    KeySpec::optional(
                        "most",
                        ValueType::Noun("resource"),
                        "It takes the free space whose action gains most of this. The first free space if not given.",
                    ),
                    KeySpec::optional(
                        "removes",
                        ValueType::Noun("offer"),
                        "The offer from which a row is taken away; it is refilled at once.",
                    ),
                    KeySpec::optional(
                        "row-size",
                        ValueType::Number(1, 9),
                        "Cards in a row of that offer; 1 if not given.",
                    ),
                ],
                &[],
            )),
            "Where it goes in the Citadel.",
        ),
        KeySpec::required(
            "outside",
            ValueType::List(&ValueType::Table(
                &[YELLOW, KeySpec::required("space", ValueType::Noun("outside-space"), "Where it goes.")],
                &[],
            )),
            "Where it goes Outside.",
        ),
        KeySpec::required(
            "removal",
            ValueType::List(&ValueType::Table(
                &[
                    KeySpec::required(
                        "red",
                        ValueType::List(&ValueType::Number(1, 6)),
                        "Faces of the red die.",
                    ),
                    KeySpec::required(
                        "row",
                        ValueType::Number(1, 9),
                        "The row or card of the offer, from the top or left.",
                    ),
                ],
                &[],
            )),
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
        KeySpec::optional("number", ValueType::Number(1, 99), "Its number in the campaign."),
        KeySpec::optional(
            "players",
            ValueType::List(&ValueType::Number(1, 5)),
            "With how many players it is played: `[1]` for a solo scenario. Any number if not given.",
        ),
        KeySpec::optional(
            "excludes",
            ValueType::List(&ValueType::Entry(&["difficulty"])),
            "Levels at which it is not played.",
        ),
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
        KeySpec::required(
            "scenarios",
            ValueType::List(&ValueType::Entry(&["scenario"])),
            "The scenarios in their order.",
        ),
        KeySpec::required(
            "steps",
            ValueType::Ordered(&[
                KeySpec::required("rank", ValueType::Noun("rank"), "The rank reached in the last game."),
                KeySpec::required(
                    "scenario",
                    ValueType::Choice(&["repeat", "next"]),
                    "Which scenario follows.",
                ),
                KeySpec::required(
                    "level",
                    ValueType::Choice(&["easier", "same", "choose"]),
                    "Its difficulty: one level easier (with the easiest the campaign is lost), the same, or one of \
                     `levels`.",
                ),
                KeySpec::optional(
                    "levels",
                    ValueType::List(&ValueType::Entry(&["difficulty"])),
                    "The levels to choose from.",
                ),
            ]),
            "What follows each rank.",
        ),
        KeySpec::required(
            "won-by",
            ValueType::List(&ValueType::Noun("rank")),
            "The ranks of the last scenario with which the campaign is won.",
        ),
        KeySpec::required(
            "won-at",
            ValueType::List(&ValueType::Entry(&["difficulty"])),
            "The levels of the last scenario at which the campaign is won.",
        ),
    ],
    doc: "A series of scenarios; its score is the number of games played. It has no abilities.",
};
