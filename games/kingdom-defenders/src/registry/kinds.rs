//! Kinds of entries and their keys.

use provost_engine::situation::kind;
use provost_engine::word_table;
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

word_table! {
    /// The kinds.
    Kind, KINDS: [KindSpec] {
        Building = KindSpec {
            id: "building",
            entity: Some("tile"),
            roles: &[],
            fields: TILE,
            doc: "A building. It works for the owner of the discs on it, hears what is done with them and, \
                  while they lie there, what their owner gains, suffers, stores and completes. What it \
                  grants hears all that concerns that player.",
        },
        Character = KindSpec {
            id: "character",
            entity: Some("tile"),
            roles: &[],
            fields: TILE,
            doc: "A character. It works for the owner of the disc on it, hears what is done with it and, \
                  while it lies there, what its owner gains, suffers, stores and completes. What it grants \
                  hears all that concerns that player.",
        },
        Adventure = KindSpec {
            id: "adventure",
            entity: Some("adventure"),
            roles: &[],
            fields: &[
                number("discs", 1, 2, true, "How many discs its space asks for."),
                amounts(
                    "cost",
                    &["resource", "wound"],
                    true,
                    "What completing it costs: resources to pay, wounds to take.",
                ),
                amounts("levels", &["level"], false, "How far a player must have risen to complete it."),
                amounts(
                    "gain",
                    &["resource"],
                    true,
                    "What completing it gives, besides the bonus in its effect.",
                ),
                amounts("relics", &["relic"], false, "Relics on the card."),
            ],
            doc: "An adventure card. Its effect is its bonus: it hears its own completion, and from then \
                  on all that concerns the player who completed it.",
        },
        Deed = KindSpec {
            id: "deed",
            entity: Some("deed"),
            roles: &[],
            fields: &[
                amounts("show", &["resource"], true, "What a player must show, and keeps."),
                amounts(
                    "gain",
                    &["resource"],
                    true,
                    "What completing it gives, besides the bonus in its effect.",
                ),
                amounts("relics", &["relic"], false, "Relics on the tile."),
            ],
            doc: "A deed tile. Its effect is its bonus: it hears its own completion, and from then on all \
                  that concerns the player who completed it.",
        },
        Reward = KindSpec {
            id: "reward",
            entity: Some("reward"),
            roles: &[],
            fields: &[
                amounts(
                    "gain",
                    &["resource"],
                    false,
                    "What taking it gives, with or without the bonus in its effect.",
                ),
                amounts("relics", &["relic"], false, "Relics on the tile."),
            ],
            doc: "A reward tile. Its effect is its bonus: it hears its own taking, and from then on all \
                  that concerns the player who took it.",
        },
        Rule = KindSpec {
            id: "rule",
            entity: None,
            roles: &["owner"],
            fields: &[],
            doc: "A rule of the game. It hears everything, for whichever player it concerns; at set-up for \
                  each player in turn.",
        },
        Scenario = KindSpec {
            id: "scenario",
            entity: None,
            roles: &["owner"],
            fields: &[
                KeySpec::optional("players", ValueType::List(&ValueType::Number(1, 8)), "With how many players it is played. Any number if not given."),
                kind::GIVEN,
                kind::GOALS,
                kind::RANKS,
            ],
            doc: "A game with a beginning, rules and an aim of its own. It hears everything, as a rule does.",
        },
        Board = KindSpec {
            id: "board",
            entity: None,
            roles: &[],
            fields: BOARD,
            doc: "The board and its numbers. No effects.",
        },
    }
}

/// The keys of buildings and characters.
const TILE: &[KeySpec] = &[
    KeySpec::required("code", ValueType::Text, "The code printed on the tile; no rule reads it."),
    number("stars", 0, 3, true, "Stars printed on the tile; they group tiles for the choice of a game."),
    number("discs", 1, 2, true, "How many discs its space asks for; all of them are placed together."),
    noun("area", "area", true, "The area in which it lies."),
    noun("side", "side", true, "The side of the Wall on which it lies."),
    amounts(
        "place-cost",
        &["resource"],
        false,
        "What placing discs there costs; who cannot pay cannot place.",
    ),
    KeySpec::optional(
        "means",
        ValueType::List(&ValueType::Noun("means")),
        "The means by which its action lays hands on others, each asked by `on target`; without any, \
              nobody is asked.",
    ),
    KeySpec::optional(
        "basic",
        ValueType::Flag,
        "Printed on the board and so part of every game; the others are drawn.",
    ),
];

/// The keys of the board.
const BOARD: &[KeySpec] = &[
    number("min-players", 1, 8, true, "The fewest players."),
    number("max-players", 1, 8, true, "The most players."),
    number("rounds", 1, 20, true, "How many rounds are played."),
    noun("score", "resource", true, "The resource with which the final score begins."),
    amounts("start", &["resource"], true, "What each player has at the start."),
    amounts("most", &["level", "wound"], true, "Where tracks and counters end; those not named end at 99."),
    number("discs", 1, 20, true, "Discs of each player at the start."),
    number("spare-discs", 0, 20, true, "Discs of each player that are set aside at the start."),
    number("most-discs", 1, 40, true, "The most discs a player can ever use."),
    number("grey-discs", 0, 20, true, "Grey discs in the reserve."),
    number("buildings", 0, 20, true, "Buildings drawn for a game, besides the basic ones."),
    number("characters", 0, 20, true, "Characters drawn for a game, besides the basic ones."),
    number("adventures", 1, 20, true, "Adventure cards that lie face up in each round."),
    noun("adventure-side", "side", true, "The side of the Wall on which the adventures lie."),
    number("deeds", 0, 20, true, "Deed tiles that lie face up in each round."),
    number("deed-spaces", 0, 20, true, "Spaces for one disc, each to complete a deed, in area B."),
    noun("deed-side", "side", true, "The side of the Wall on which the deeds lie."),
    number("rewards", 0, 20, true, "Reward tiles that lie face up in each round."),
    number("camps", 0, 20, true, "Camps of each player."),
    number("boxes", 1, 20, true, "Boxes of each camp; a box holds 1 resource."),
    KeySpec::required("box-resources", ValueType::List(&ValueType::Noun("resource")), "What a box can hold."),
    number("camp-spaces", 0, 20, true, "Spaces for one disc, each to store resources, in area C."),
    number("camp-load", 1, 20, true, "How many resources one disc in area C can store."),
    noun("camp-side", "side", true, "The side of the Wall on which the camps lie."),
    noun(
        "lowest-rank",
        "rank",
        false,
        "The rank of those who reach none of a scenario's ranks, or miss one of its goals.",
    ),
];

const fn number(key: &'static str, least: i64, most: i64, required: bool, doc: &'static str) -> KeySpec {
    KeySpec { key, ty: ValueType::Number(least, most), required, doc }
}

const fn amounts(
    key: &'static str,
    classes: &'static [&'static str],
    required: bool,
    doc: &'static str,
) -> KeySpec {
    KeySpec { key, ty: ValueType::Amounts(classes), required, doc }
}

const fn noun(key: &'static str, class: &'static str, required: bool, doc: &'static str) -> KeySpec {
    KeySpec { key, ty: ValueType::Noun(class), required, doc }
}
