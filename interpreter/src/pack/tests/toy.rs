//! A small game with every type of key, and packs for it.

use crate::pack::own::OwnPlace;
use crate::pack::{Loaded, PackSource, Source, load};
use crate::vocabulary::spec::{
    CardWords, ClassSpec, Example, GameSpec, HookKind, HookSpec, KindSpec, MeasureSpec, NounSpec, VerbSpec,
};
use crate::vocabulary::value_type::{KeySpec, ValueType};

const fn field(key: &'static str, ty: ValueType, required: bool) -> KeySpec {
    KeySpec { key, ty, required, doc: "" }
}

const fn class(name: &'static str, counted: bool, open: bool, fields: &'static [KeySpec]) -> ClassSpec {
    ClassSpec { name, unit: None, counted, open, fields, doc: "" }
}

const SPACE: &[KeySpec] =
    &[field("price", ValueType::Number(0, 9), true), field("place", ValueType::Noun("place"), false)];

static HERO: &[KeySpec] = &[
    field("cost", ValueType::Number(0, 20), true),
    field("home", ValueType::Noun("place"), false),
    field("colours", ValueType::List(&ValueType::Noun("die")), false),
    field("dice", ValueType::Amounts(&["die", "token"]), false),
    field("rank", ValueType::Choice(&["squire", "knight"]), false),
    field("quote", ValueType::Text, false),
    field("unique", ValueType::Flag, false),
    field("friend", ValueType::Entry(&["hero"]), false),
    field("friends", ValueType::List(&ValueType::Entry(&["hero"])), false),
    field("benefit", ValueType::Use(&["benefit"]), false),
    field("goal", ValueType::Condition, false),
    field("track", ValueType::List(&ValueType::Number(0, 9)), false),
    field("reward", ValueType::Table(SPACE, &[]), false),
    field("spaces", ValueType::List(&ValueType::Table(SPACE, &[])), false),
];

static CAMP: &[KeySpec] = &[
    field("guide", ValueType::Entry(&["benefit"]), true),
    field("board", ValueType::Own(OwnPlace::Scenario), false),
];

const EXAMPLE: Example = Example { kind: "hero", text: "on roll: gain 1 gold." };

const fn verb(id: &'static str, pattern: &'static str) -> VerbSpec {
    VerbSpec { id, pattern, hooks: &[], needs: &[], fires: &[], doc: "", example: EXAMPLE }
}

pub(super) static GAME: GameSpec = GameSpec {
    hooks: &[HookSpec {
        id: "roll",
        phrase: "on roll",
        kind: HookKind::Event,
        qualifiers: &[],
        about: &[],
        amount: false,
        roles: &[],
        targets: &[],
        heard_by: &[],
        doc: "",
        example: EXAMPLE,
    }],
    verbs: &[
        verb("gain", "gain {count:number} gold"),
        verb("reroll", "reroll {count:number} {colours:nouns:die} dice"),
    ],
    measures: &[MeasureSpec {
        id: "gold",
        pattern: "gold",
        range: (0, 99),
        needs: &[],
        doc: "",
        example: EXAMPLE,
    }],
    classes: &[
        class("entry", false, false, &[]),
        class("die", false, true, &[]),
        class("token", true, true, &[field("limit", ValueType::Number(0, 9), false)]),
        class("place", false, false, &[]),
    ],
    nouns: &[
        NounSpec { class: "place", id: "tavern", doc: "" },
        NounSpec { class: "place", id: "mine", doc: "" },
    ],
    kinds: &[
        KindSpec { id: "hero", entity: None, roles: &[], fields: HERO, doc: "" },
        KindSpec { id: "camp", entity: None, roles: &[], fields: CAMP, doc: "" },
        KindSpec { id: "benefit", entity: None, roles: &[], fields: &[], doc: "" },
    ],
    ..EMPTY
};

pub(super) static OTHER_GAME: GameSpec =
    GameSpec { id: "other", classes: &[class("entry", false, false, &[])], ..EMPTY };

/// Without the class that every game has.
pub(super) static BROKEN_GAME: GameSpec = EMPTY;

const EMPTY: GameSpec = GameSpec {
    id: "toy",
    name: "Toy",
    classes: &[],
    nouns: &[],
    entities: &[],
    roles: &[],
    hooks: &[],
    targets: &[],
    verbs: &[],
    costs: &[],
    selectors: &[],
    attributes: &[],
    conditions: &[],
    measures: &[],
    limits: &[],
    durations: &[],
    kinds: &[],
    locales: &[],
    own: crate::pack::own::none,
    cards: CardWords::NONE,
};

/// Makes a pack with a `pack.toml` of the given id and further lines.
pub(super) fn pack(id: &str, more: &str, files: &[(&str, &str)]) -> PackSource {
    let manifest =
        format!("id = \"{id}\"\nversion = \"1.0.0\"\ngame = \"toy\"\nname = {{ en = \"{id}\" }}\n{more}\n");
    let mut sources = vec![Source::text("pack.toml", manifest)];
    sources.extend(files.iter().map(|(path, text)| Source::text(*path, *text)));
    PackSource { root: id.to_owned(), files: sources }
}

pub(super) const VOCABULARY: &str = r#"
[[die]]
id = "red"
[[die]]
id = "blue"
[[token]]
id = "gold"
en = { one = "gold" }
limit = 9
[[token]]
id = "potion"
en = { one = "potion", other = "potions" }
de = { one = "Trank", other = "Tränke", dative = "Tränken", gender = "m" }
aliases = ["flask"]
"#;

pub(super) const GUIDE: &str = r#"
id = "guide"
kind = "benefit"
name = { en = "Guide", de = "Führer" }
params = { count = "number", colour = "die" }
effect = '''
on roll: reroll <count> <colour> dice.
'''
"#;

pub(super) fn base(files: &[(&str, &str)]) -> PackSource {
    let mut all = vec![("vocabulary.toml", VOCABULARY), ("benefits/guide.toml", GUIDE)];
    all.extend(files);
    pack("base", "sets = [\"first\"]", &all)
}

pub(super) fn load_toy(packs: Vec<PackSource>) -> Loaded {
    load(&[&GAME, &OTHER_GAME], packs)
}

/// Loads the base pack together with one more file of entries.
pub(super) fn load_file(text: &str) -> Loaded {
    let id = text.split_once("id = \"").and_then(|(_, rest)| rest.split_once('"'));
    let name = id.map_or("none", |(id, _)| id);
    load_toy(vec![base(&[(&format!("heroes/{name}.toml"), text)])])
}

pub(super) fn hero(id: &str, more: &str) -> String {
    format!("id = \"{id}\"\nkind = \"hero\"\nname = {{ en = \"{id}\" }}\ncost = 3\n{more}\n")
}
