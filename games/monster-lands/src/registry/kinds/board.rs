//! The board: buildings, path benefits and guards, headers, missions, rules and constants.

use super::{DICE, GOODS};
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

pub(super) const BUILDING: KindSpec = KindSpec {
    id: "building",
    entity: Some("building"),
    roles: &["owner"],
    fields: &[
        KeySpec::required("building", ValueType::Noun("building"), "The building that this is."),
        KeySpec::required(
            "spaces",
            ValueType::List(&ValueType::Table(
                &[
                    KeySpec::required("id", ValueType::Noun("space"), "Its name in this building."),
                    KeySpec::optional(
                        "players",
                        ValueType::Number(1, 5),
                        "Fewest players with whom it is open; 1 if not given.",
                    ),
                    KeySpec::optional("unlimited", ValueType::Flag, "It never fills up."),
                ],
                &[],
            )),
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
    fields: &[KeySpec::required(
        "path",
        ValueType::Choice(&["upper", "lower"]),
        "The Entrance path they stand at.",
    )],
    doc: "Guards of an Entrance path. Hears its own path, for the mercenary on it as bearer.",
};

/// One path of a header.
const PATHS: ValueType = ValueType::List(&ValueType::Table(
    &[
        KeySpec::required("required", DICE, "Dice that must be placed."),
        KeySpec::optional("reinforcement", DICE, "Dice that may be added, at most."),
        KeySpec::optional(
            "benefit",
            ValueType::Use(&["benefit"]),
            "Its benefit, with the benefit's numbers.",
        ),
        KeySpec::required(
            "glory",
            ValueType::Number(0, 9),
            "Glory for the owner of a mercenary that dies here.",
        ),
    ],
    &[],
));

pub(super) const HEADER: KindSpec = KindSpec {
    id: "header",
    entity: None,
    roles: &[],
    fields: &[
        KeySpec::required("side-a", PATHS, "The four paths of side A, from left to right."),
        KeySpec::required("side-b", PATHS, "The four paths of side B, from left to right."),
    ],
    doc: "A path header below a land; it comes and goes with the land. It has no abilities of its own.",
};

/// Dice of a mission path.
const MISSION_DICE: KeySpec =
    KeySpec::required("dice", ValueType::Number(1, 6), "Dice to place on a path, exactly.");

/// Colours of a mission path.
const MISSION_COLOURS: KeySpec =
    KeySpec::required("colours", ValueType::List(&ValueType::Noun("die")), "Colours that each die may have.");

pub(super) const MISSION: KindSpec = KindSpec {
    id: "mission",
    entity: None,
    roles: &[],
    fields: &[
        KeySpec::required(
            "dice-face",
            ValueType::Table(
                &[
                    MISSION_DICE,
                    MISSION_COLOURS,
                    KeySpec::required(
                        "objective",
                        ValueType::Number(1, 60),
                        "The total that earns the reward.",
                    ),
                    KeySpec::required("reward", GOODS, "What the best successful mercenary's owner gains."),
                    KeySpec::required("penalty", ValueType::Number(0, 9), "Glory lost by whoever fails."),
                ],
                &[],
            ),
            "Face A: the dice-rolling mission.",
        ),
        KeySpec::required(
            "contract-face",
            ValueType::Table(
                &[
                    MISSION_DICE,
                    MISSION_COLOURS,
                    KeySpec::required("delivery", GOODS, "What is discarded from stock."),
                    KeySpec::required("left", GOODS, "Reward of the left path."),
                    KeySpec::required("right", GOODS, "Reward of the right path."),
                ],
                &[],
            ),
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
    fields: &[KeySpec::optional(
        "floor",
        ValueType::Number(0, 99),
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
        KeySpec::required("rounds", ValueType::Number(1, 12), "Rounds of a game."),
        KeySpec::required(
            "end-glory",
            ValueType::Number(1, 999),
            "Glory that ends the game at the glory check.",
        ),
        KeySpec::required("start-glory", ValueType::Number(0, 99), "Glory of each player at the start."),
        KeySpec::required("start-gold", ValueType::Number(0, 99), "Gold of each player at the start."),
        KeySpec::required("start-traps", ValueType::Number(0, 9), "Initial traps of each player."),
        KeySpec::optional(
            "affinities",
            ValueType::Number(1, 16),
            "With how many affinities is played, more players with as many as there are; all that need no set if not \
             given.",
        ),
        KeySpec::required(
            "offers",
            ValueType::Table(
                &[
                    KeySpec::required("mercenaries", ValueType::Number(1, 9), "Mercenaries at the Tavern."),
                    KeySpec::required("traps", ValueType::Number(1, 12), "Traps at the Hunter's Lodge."),
                    KeySpec::required("equipment", ValueType::Number(1, 9), "Equipment at the Bazaar."),
                    KeySpec::required("loot", ValueType::Number(1, 9), "Loot tokens."),
                ],
                &[],
            ),
            "Sizes of the offers.",
        ),
        KeySpec::required("lands", ValueType::Number(1, 2), "Lands that are laid out."),
        KeySpec::optional(
            "for-players",
            ValueType::List(&ValueType::Table(
                &[
                    KeySpec::required(
                        "players",
                        ValueType::List(&ValueType::Number(1, 5)),
                        "With how many players it holds.",
                    ),
                    KeySpec::optional("lands", ValueType::Number(1, 2), "Lands that are laid out."),
                    KeySpec::optional("mercenaries", ValueType::Number(1, 9), "Mercenaries at the Tavern."),
                    KeySpec::optional("traps", ValueType::Number(1, 12), "Traps at the Hunter's Lodge."),
                    KeySpec::optional("equipment", ValueType::Number(1, 9), "Equipment at the Bazaar."),
                    KeySpec::optional("loot", ValueType::Number(1, 9), "Loot tokens."),
                    KeySpec::optional(
                        "all-rounds",
                        ValueType::Flag,
                        "All rounds are played: `end-glory` does not end the game.",
                    ),
                ],
                &[],
            )),
            "What differs with some numbers of players; what a row does not say is as for everybody.",
        ),
        KeySpec::required(
            "easy-reputation",
            ValueType::Number(0, 20),
            "The first offer holds as many mercenaries of at most this reputation as there are players.",
        ),
        KeySpec::required("path-dice", ValueType::Number(1, 12), "Dice spaces of a land path."),
        KeySpec::required(
            "path-tokens",
            ValueType::Number(0, 9),
            "Spaces of a land path for traps and defense tokens only.",
        ),
        KeySpec::required(
            "token-dice",
            ValueType::Number(1, 6),
            "Dice spaces that each further token takes.",
        ),
        KeySpec::required(
            "entrance-dice",
            ValueType::Number(1, 20),
            "Dice spaces of an Entrance path; tokens take theirs.",
        ),
        KeySpec::required(
            "hit-faces",
            ValueType::List(&ValueType::Number(1, 6)),
            "Faces of an attack die that are hits.",
        ),
        KeySpec::required("deadly-wounds", ValueType::Number(1, 9), "Wounds that kill a mercenary."),
        KeySpec::required(
            "ruin-gold",
            ValueType::Number(0, 99),
            "Gold to which a clan without members is filled up.",
        ),
        KeySpec::required(
            "wages",
            ValueType::List(&ValueType::Table(
                &[
                    KeySpec::required("glory", ValueType::Number(0, 999), "From this glory on."),
                    KeySpec::required("gold", ValueType::Number(0, 9), "Gold for each mercenary."),
                ],
                &[],
            )),
            "Wages by glory, rising.",
        ),
        KeySpec::required(
            "affinity-points",
            ValueType::List(&ValueType::Number(0, 99)),
            "Victory points for 0, 1, 2 ... icons of an affinity; the last number holds for more.",
        ),
        KeySpec::required(
            "lowest-rank",
            ValueType::Noun("rank"),
            "The rank of those who reach none of a scenario's ranks, or miss one of its goals.",
        ),
        KeySpec::optional(
            "rulings",
            ValueType::Table(
                &[
                    KeySpec::optional(
                        "tokens-on-missions",
                        ValueType::Flag,
                        "Mercenaries take potions and the like along to missions too.",
                    ),
                    KeySpec::optional(
                        "dice-on-traps-guard",
                        ValueType::Flag,
                        "Dice on traps and tricks can be paid `from path` as well.",
                    ),
                    KeySpec::optional(
                        "affinity-at-entrance",
                        ValueType::Flag,
                        "A monster at the Entrance keeps its affinity for conditions; it never matches a land there.",
                    ),
                    KeySpec::optional(
                        "refill-between-gifts",
                        ValueType::Flag,
                        "The offer is refilled between two equipment cards taken for free.",
                    ),
                ],
                &[],
            ),
            "Rules that the sources leave open, each `false` if not given.",
        ),
    ],
    doc: "The numbers of the board and the rules. It has no abilities.",
};
