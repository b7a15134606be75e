//! Noun classes, and the nouns that the rules themselves know. Packs add those of open classes.

use provost_interpreter::vocabulary::spec::{ClassSpec, NounSpec};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

/// The noun classes.
pub static CLASSES: &[ClassSpec] = &[
    ClassSpec {
        name: "die",
        unit: Some(("die", "dice")),
        counted: false,
        open: true,
        fields: &[
            KeySpec::optional(
                "rolled",
                ValueType::Flag,
                "Rolled as soon as it enters the pool, so that its face is known while it is placed.",
            ),
            KeySpec::optional(
                "discount",
                ValueType::Flag,
                "Its face lowers the price of a purchase made with it.",
            ),
            KeySpec::optional("entrance", ValueType::Flag, "May be placed on the paths of the Entrance."),
        ],
        doc: "Die colours: `1 strength die`, `2 strength or magic dice`; plain `1 die` is a die of any colour.",
    },
    ClassSpec {
        name: "token",
        unit: Some(("token", "tokens")),
        counted: true,
        open: true,
        fields: &[
            KeySpec::optional(
                "limit",
                ValueType::Number(0, 99),
                "How many a player can keep in stock; more are discarded at once. No limit if not given.",
            ),
            KeySpec::optional(
                "carried",
                ValueType::Number(0, 9),
                "How many a mercenary takes along when it is assigned to a land or the Entrance.",
            ),
            KeySpec::optional(
                "placed",
                ValueType::Flag,
                "Lies on a path beside the dice; what is left there is discarded in clean-up.",
            ),
            KeySpec::optional(
                "size",
                ValueType::Number(1, 4),
                "How many token spaces of a path one of them takes, if it is placed there; 1 if not given.",
            ),
            KeySpec::optional(
                "uses",
                ValueType::Number(1, 9),
                "How often one of them can be spent (`pay one use`) before it is used up; 1 if not given.",
            ),
            KeySpec::optional(
                "returns",
                ValueType::Flag,
                "Comes home in clean-up if it was placed on a path and is not used up, and its mercenary lives; \
                      all its uses are there again.",
            ),
        ],
        doc: "Tokens that players keep in stock: `2 defense tokens`, `1 potion or venom`.",
    },
    ClassSpec {
        name: "resource",
        unit: None,
        counted: true,
        open: true,
        fields: &[],
        doc: "What players count without limit: `3 gold`, `1 glory`.",
    },
    ClassSpec {
        name: "affinity",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Affinities of mercenaries, monsters and lands: `jungle or air`.",
    },
    ClassSpec {
        name: "equipment-type",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Types of equipment; a mercenary carries at most one card of each.",
    },
    ClassSpec {
        name: "building",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Buildings of the Citadel: `at mine`.",
    },
    ClassSpec {
        name: "space",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Dice spaces of a building, by the ids its entry gives them: `action at upper`.",
    },
    ClassSpec {
        name: "rank",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Ranks that players reach in scenarios, and on which a campaign goes on.",
    },
    ClassSpec {
        name: "counter",
        unit: None,
        counted: true,
        open: true,
        fields: &[],
        doc: "Counters that cards and tokens remember by: `put 1 counter on self`.",
    },
    closed("purpose", "What a roll is made for. An attack is for capture and for elimination at once."),
    closed("place", "Where a mercenary is assigned or a monster stands."),
    closed("mission-type", "The two types of mission."),
    closed("region", "The two halves of the board."),
    closed("outside-space", "Where the dummy player can be sent Outside."),
    closed("level", "Monster levels."),
    closed("offer", "Rows of cards and tokens from which players take."),
    closed("deck", "Decks whose cards have affinities: `keep only monsters of jungle`."),
    closed("rule", "Rules that an effect can waive."),
    closed("option", "Modules that are in the box but not in every game."),
    closed("setting", "Numbers of the game that set-up can change."),
    closed("entry", "Every entry of the packs, by its id."),
];

/// Makes a class whose nouns are all in [`NOUNS`] (or, for entries, are added automatically).
const fn closed(name: &'static str, doc: &'static str) -> ClassSpec {
    ClassSpec { name, unit: None, counted: false, open: false, fields: &[], doc }
}

/// The nouns that the rules know.
pub static NOUNS: &[NounSpec] = &[
    noun("purpose", "attack", "A roll against a monster, for capture and elimination alike."),
    noun("purpose", "capture", "An attack, as far as its total is compared with the capture value."),
    noun("purpose", "elimination", "An attack, as far as its total is compared with the elimination value."),
    noun("purpose", "conquest", "A roll for the land, after its monster has gone."),
    noun("purpose", "mission", "A roll for a dice-rolling mission."),
    noun("place", "land", "One of the lands with its four paths."),
    noun("place", "entrance", "The Entrance of the Citadel with its two paths."),
    noun("place", "mission", "One of the two missions with its two paths."),
    noun("mission-type", "dice-mission", "The mission for which dice are rolled; only one reward."),
    noun("mission-type", "contract-mission", "The mission that asks for a delivery; a reward for each path."),
    noun("region", "citadel", "The buildings of the Citadel."),
    noun("region", "outside", "Lands, missions and the Entrance."),
    noun("outside-space", "path-1", "The first path of the land."),
    noun("outside-space", "path-2", "The second path of the land."),
    noun("outside-space", "path-3", "The third path of the land."),
    noun("outside-space", "path-4", "The fourth path of the land."),
    noun("outside-space", "mission-1", "The leftmost free path of the dice-rolling mission."),
    noun("outside-space", "mission-2", "The leftmost free path of the contract mission."),
    noun("level", "level-a", "Weaker monsters; the first ones of a game are of this level."),
    noun("level", "level-b", "Stronger monsters."),
    noun("offer", "mercenaries", "The mercenaries at the Tavern; novices are no part of it."),
    noun("offer", "equipment", "The equipment at the Bazaar."),
    noun("offer", "traps", "The traps at the Hunter's Lodge."),
    noun("offer", "loot", "The loot tokens between the lands."),
    noun("deck", "mercenaries", "The mercenaries that come to the Tavern."),
    noun("deck", "monsters", "The monsters."),
    noun("deck", "lands", "The lands."),
    noun("rule", "traps", "A capture needs traps on the own path."),
    noun("option", "trick-module", "Tricks and shielded traps; owners choose which tokens they turn up."),
    noun(
        "option",
        "clash",
        "Owners choose which tokens they turn up, but tricks and shielded traps keep a pile of their own.",
    ),
    noun("setting", "rounds", "Number of rounds of the game."),
    noun("setting", "start-gold", "Gold of each player at the start."),
    noun("setting", "start-glory", "Glory of each player at the start."),
];

const fn noun(class: &'static str, id: &'static str, doc: &'static str) -> NounSpec {
    NounSpec { class, id, doc }
}
