//! Noun classes, and the nouns that the rules themselves know. Packs add those of open classes.

use provost_interpreter::vocabulary::spec::{ClassSpec, NounSpec};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

/// The noun classes.
pub static CLASSES: &[ClassSpec] = &[
    ClassSpec {
        name: "resource",
        unit: None,
        counted: true,
        open: true,
        fields: &[KeySpec::optional(
            "good",
            ValueType::Flag,
            "A good: it lies behind the player's screen, and `steal 2 goods ...` can take it.",
        )],
        doc: "What players gain, pay and lose: `2 coins`, `1 weapon or spell`, `1 fame`.",
    },
    ClassSpec {
        name: "wound",
        unit: None,
        counted: true,
        open: true,
        fields: &[],
        doc: "Kinds of wounds; each has a counter of its own: `2 wounds`, `all wounds`.",
    },
    ClassSpec {
        name: "relic",
        unit: None,
        counted: true,
        open: true,
        fields: &[],
        doc: "Kinds of ancestral relics; players collect them with adventures and rewards.",
    },
    ClassSpec {
        name: "level",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Tracks on which a player rises step by step: `strength or magic`.",
    },
    ClassSpec {
        name: "rank",
        unit: None,
        counted: false,
        open: true,
        fields: &[],
        doc: "Ranks that players reach in scenarios.",
    },
    closed("area", "Parts of the board, in the order in which their discs are activated: `area-a`."),
    closed("side", "The two sides of the Wall."),
    closed("means", "How an effect lays hands on something: `by attack`, `by copy or swap`."),
    closed("rule", "Rules of placing that an effect can waive: `waive wall`."),
    closed("feat", "What players complete: `on completion of adventure`."),
    closed(
        "entry",
        "Every entry of the packs, by its id: a tile, a card or a rule as the cause of something.",
    ),
];

/// Makes a class whose nouns are all in [`NOUNS`] (or, for entries, are added automatically).
const fn closed(name: &'static str, doc: &'static str) -> ClassSpec {
    ClassSpec { name, unit: None, counted: false, open: false, fields: &[], doc }
}

/// The nouns that the rules know.
pub static NOUNS: &[NounSpec] = &[
    noun("area", "area-a", "Area A: the characters, activated by the number of their space."),
    noun("area", "area-b", "Area B: buildings and deeds, activated in turn order."),
    noun("area", "area-c", "Area C: the camps, activated in turn order."),
    noun("area", "adventures", "The adventure cards, resolved last, in turn order."),
    noun("side", "kingdom", "The land before the Wall."),
    noun("side", "city", "The city behind the Wall."),
    noun("means", "attack", "An attack action against a player, or against discs or camps of a player."),
    noun("means", "copy", "The action of a building is carried out by somebody who has no disc there."),
    noun("means", "swap", "Discs change their places, or one takes the place of another."),
    noun("rule", "wall", "Who has placed discs on both sides of the Wall cannot go back to the first side."),
    noun("feat", "adventure", "An adventure card."),
    noun("feat", "deed", "A deed tile."),
];

const fn noun(class: &'static str, id: &'static str, doc: &'static str) -> NounSpec {
    NounSpec { class, id, doc }
}
