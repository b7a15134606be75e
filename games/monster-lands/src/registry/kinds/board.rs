//! The board: buildings, path benefits and guards, headers, missions, rules and constants.

use super::{DICE, GOODS, optional, required};
use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType, KindSpec};

pub(super) const BUILDING: KindSpec = KindSpec {
    id: "building",
    entity: Some("building"),
    roles: &["owner"],
    fields: &[
        required("building", FieldType::Noun("building"), "The building that this is."),
        required(
            "spaces",
            FieldType::Tables(&[
                required("id", FieldType::Noun("space"), "Its name in this building."),
                optional(
                    "players",
                    FieldType::Number(1, 5),
                    "Fewest players with whom it is open; 1 if not given.",
                ),
                optional("unlimited", FieldType::Flag, "It never fills up."),
            ]),
            "Dice spaces in the order in which they are filled; what dice they take is the cost of the action.",
        ),
    ],
    doc: "Heard by the player who places dice here, as owner. A space is used once a round.",
};

pub(super) const BENEFIT: KindSpec = KindSpec {
    id: "benefit",
    entity: None,
    roles: &["owner", "bearer", "path"],
    fields: &[],
    doc: "A benefit of land paths, given its numbers by the header that shows it. Hears its own path, for the \
          mercenary on it as bearer.",
};

pub(super) const GUARD: KindSpec = KindSpec {
    id: "guard",
    entity: None,
    roles: &["owner", "bearer", "path"],
    fields: &[required("path", FieldType::Choice(&["upper", "lower"]), "The Entrance path they stand at.")],
    doc: "Guards of an Entrance path. Hears its own path, for the mercenary on it as bearer.",
};

/// One path of a header.
const PATHS: FieldType = FieldType::Tables(&[
    required("required", DICE, "Dice that must be placed."),
    optional("reinforcement", DICE, "Dice that may be added, at most."),
    optional("benefit", FieldType::Use("benefit"), "Its benefit, with the benefit's numbers."),
    required("glory", FieldType::Number(0, 9), "Glory for the owner of a mercenary that dies here."),
]);

pub(super) const HEADER: KindSpec = KindSpec {
    id: "header",
    entity: None,
    roles: &[],
    fields: &[
        required("side-a", PATHS, "The four paths of side A, from left to right."),
        required("side-b", PATHS, "The four paths of side B, from left to right."),
    ],
    doc: "A path header below a land; it comes and goes with the land. It has no abilities of its own.",
};

/// Dice of a mission path.
const MISSION_DICE: FieldSpec =
    required("dice", FieldType::Number(1, 6), "Dice to place on a path, exactly.");

/// Colours of a mission path.
const MISSION_COLOURS: FieldSpec =
    required("colours", FieldType::Nouns("die"), "Colours that each die may have.");

pub(super) const MISSION: KindSpec = KindSpec {
    id: "mission",
    entity: None,
    roles: &[],
    fields: &[
        required(
            "dice-face",
            FieldType::Table(&[
                MISSION_DICE,
                MISSION_COLOURS,
                required("objective", FieldType::Number(1, 60), "The total that earns the reward."),
                required("reward", GOODS, "What the best successful mercenary's owner gains."),
                required("penalty", FieldType::Number(0, 9), "Glory lost by whoever fails."),
            ]),
            "Face A: the dice-rolling mission.",
        ),
        required(
            "contract-face",
            FieldType::Table(&[
                MISSION_DICE,
                MISSION_COLOURS,
                required("delivery", GOODS, "What is discarded from stock."),
                required("left", GOODS, "Reward of the left path."),
                required("right", GOODS, "Reward of the right path."),
            ]),
            "Face B: the contract mission.",
        ),
    ],
    doc: "A mission tile with its two faces; which one is used depends on where it is laid. It has no abilities of its \
          own.",
};

pub(super) const RULE: KindSpec = KindSpec {
    id: "rule",
    entity: None,
    roles: &["owner"],
    fields: &[optional(
        "floor",
        FieldType::Number(0, 99),
        "For a discount of the rules: the price it cannot go below.",
    )],
    doc: "A rule of every game. Hears everything, for every player and path; the owner is the player whose turn, \
          window, path or pool it is.",
};

pub(super) const BOARD: KindSpec = KindSpec {
    id: "board",
    entity: None,
    roles: &[],
    fields: &[
        required("rounds", FieldType::Number(1, 12), "Rounds of a game."),
        required("end-glory", FieldType::Number(1, 999), "Glory that ends the game at the glory check."),
        required("start-glory", FieldType::Number(0, 99), "Glory of each player at the start."),
        required("start-gold", FieldType::Number(0, 99), "Gold of each player at the start."),
        required("start-traps", FieldType::Number(0, 9), "Initial traps of each player."),
        optional(
            "affinities",
            FieldType::Number(1, 16),
            "With how many affinities is played, more players with as many as there are; all that need no set if not \
             given.",
        ),
        required(
            "offers",
            FieldType::Table(&[
                required("mercenaries", FieldType::Number(1, 9), "Mercenaries at the Tavern."),
                required("traps", FieldType::Number(1, 12), "Traps at the Hunter's Lodge."),
                required("equipment", FieldType::Number(1, 9), "Equipment at the Bazaar."),
                required("loot", FieldType::Number(1, 9), "Loot tokens."),
            ]),
            "Sizes of the offers.",
        ),
        required("lands", FieldType::Number(1, 2), "Lands that are laid out."),
        optional(
            "for-players",
            FieldType::Tables(&[
                required("players", FieldType::Numbers(1, 5), "With how many players it holds."),
                optional("lands", FieldType::Number(1, 2), "Lands that are laid out."),
                optional("mercenaries", FieldType::Number(1, 9), "Mercenaries at the Tavern."),
                optional("traps", FieldType::Number(1, 12), "Traps at the Hunter's Lodge."),
                optional("equipment", FieldType::Number(1, 9), "Equipment at the Bazaar."),
                optional("loot", FieldType::Number(1, 9), "Loot tokens."),
                optional(
                    "all-rounds",
                    FieldType::Flag,
                    "All rounds are played: `end-glory` does not end the game.",
                ),
            ]),
            "What differs with some numbers of players; what a row does not say is as for everybody.",
        ),
        required(
            "easy-reputation",
            FieldType::Number(0, 20),
            "The first offer holds as many mercenaries of at most this reputation as there are players.",
        ),
        required("path-dice", FieldType::Number(1, 12), "Dice spaces of a land path."),
        required(
            "path-tokens",
            FieldType::Number(0, 9),
            "Spaces of a land path for traps and defense tokens only.",
        ),
        required("token-dice", FieldType::Number(1, 6), "Dice spaces that each further token takes."),
        required(
            "entrance-dice",
            FieldType::Number(1, 20),
            "Dice spaces of an Entrance path; tokens take theirs.",
        ),
        required("hit-faces", FieldType::Numbers(1, 6), "Faces of an attack die that are hits."),
        required("deadly-wounds", FieldType::Number(1, 9), "Wounds that kill a mercenary."),
        required("ruin-gold", FieldType::Number(0, 99), "Gold to which a clan without members is filled up."),
        required(
            "wages",
            FieldType::Tables(&[
                required("glory", FieldType::Number(0, 999), "From this glory on."),
                required("gold", FieldType::Number(0, 9), "Gold for each mercenary."),
            ]),
            "Wages by glory, rising.",
        ),
        required(
            "affinity-points",
            FieldType::Numbers(0, 99),
            "Victory points for 0, 1, 2 ... icons of an affinity; the last number holds for more.",
        ),
        required(
            "lowest-rank",
            FieldType::Noun("rank"),
            "The rank of those who reach none of a scenario's ranks, or miss one of its goals.",
        ),
        optional(
            "rulings",
            FieldType::Table(&[
                optional(
                    "tokens-on-missions",
                    FieldType::Flag,
                    "Mercenaries take potions and the like along to missions too.",
                ),
                optional(
                    "dice-on-traps-guard",
                    FieldType::Flag,
                    "Dice on traps and tricks can be paid `from path` as well.",
                ),
                optional(
                    "affinity-at-entrance",
                    FieldType::Flag,
                    "A monster at the Entrance keeps its affinity for conditions; it never matches a land there.",
                ),
                optional(
                    "refill-between-gifts",
                    FieldType::Flag,
                    "The offer is refilled between two equipment cards taken for free.",
                ),
            ]),
            "Rules that the sources leave open, each `false` if not given.",
        ),
    ],
    doc: "The numbers of the board and the rules. It has no abilities.",
};
