//! The keys that files have in every game: of every entry, of `pack.toml`, and of every noun. Checking,
//! hover, completion and the JSON schemas read these tables together with those of the game.

use crate::vocabulary::spec::FieldType;

/// A key that every file of its sort may have.
#[derive(Debug)]
pub struct KeySpec {
    /// The key.
    pub key: &'static str,
    /// Its type.
    pub ty: KeyType,
    /// Whether it must be there.
    pub required: bool,
    /// One line for the manual.
    pub doc: &'static str,
}

/// The type of a key.
#[derive(Clone, Copy, Debug)]
pub enum KeyType {
    /// A new id, in lower-case letters, digits and hyphens.
    Id,
    /// The name of a kind of entry.
    Kind,
    /// Texts by language.
    Texts,
    /// A text, or texts by language.
    TextOrTexts,
    /// New ids with the same meaning.
    Aliases,
    /// One of the pack's sets.
    Set,
    /// Keys of the entry itself.
    Estimates,
    /// A table from names to `number` or a noun class.
    Params,
    /// `true` or `false`.
    Flag,
    /// A text of the language.
    Effect,
    /// Free text.
    Text,
    /// One text or several.
    TextOrList,
    /// Three numbers with dots between them.
    Version,
    /// The id of a game.
    Game,
    /// Language tags.
    Languages,
    /// New names of sets.
    Sets,
    /// Ids of packs.
    Packs,
    /// Ids of entries of any kind.
    Entries,
    /// The forms of a noun in one language.
    Forms,
    /// The gender of a noun.
    Gender,
    /// A list of tables with these keys, and with the forms of a noun by language.
    Tables(&'static [KeySpec]),
    /// The type of a key of the game.
    Field(FieldType),
}

const fn required(key: &'static str, ty: KeyType, doc: &'static str) -> KeySpec {
    KeySpec { key, ty, required: true, doc }
}

const fn optional(key: &'static str, ty: KeyType, doc: &'static str) -> KeySpec {
    KeySpec { key, ty, required: false, doc }
}

/// Keys of every entry.
pub const ENTRY: [KeySpec; 10] = [
    required("id", KeyType::Id, "The name by which other entries and tests call it; also that of its file."),
    required("kind", KeyType::Kind, "What sort of thing it is; the kind says which other keys there are."),
    required("name", KeyType::Texts, "What it is called, by language."),
    optional("aliases", KeyType::Aliases, "Other spellings of the id that are understood."),
    optional("set", KeyType::Set, "The set it belongs to, one of `sets` in `pack.toml`."),
    optional(
        "estimated",
        KeyType::Estimates,
        "Keys of this entry whose numbers are estimates; `provost list --estimated` lists them.",
    ),
    optional("flavour", KeyType::Texts, "Words for the mood, by language. No rule reads them."),
    optional(
        "params",
        KeyType::Params,
        "What those who use the entry fill in, written `<name>` in its effect: `number` or a noun class.",
    ),
    optional("replace", KeyType::Flag, "Takes the place of the entry with this id in a pack it depends on."),
    optional("effect", KeyType::Effect, "What it does, in the language of effects."),
];

/// Keys of `pack.toml`.
pub const MANIFEST: [KeySpec; 10] = [
    required("id", KeyType::Id, "The name by which other packs and players call it."),
    required("version", KeyType::Version, "Its version, three numbers with dots between them."),
    required("game", KeyType::Game, "The game it is for."),
    required("name", KeyType::Texts, "What it is called, by language."),
    optional(
        "languages",
        KeyType::Languages,
        "Languages in which every name must be given; `en` if not given.",
    ),
    optional("sets", KeyType::Sets, "Sets that its entries may name."),
    optional("depends", KeyType::Packs, "Packs whose entries and nouns it uses."),
    optional("remove", KeyType::Entries, "Entries of those packs that are not there any more."),
    optional("authors", KeyType::TextOrList, "Who wrote it."),
    optional("description", KeyType::TextOrTexts, "What it is, in a sentence or two."),
];

/// Keys that an entry outside any pack takes from `pack.toml`.
pub const ALONE: [&str; 2] = ["game", "depends"];

/// Keys of every noun, besides its forms by language.
pub const NOUN: [KeySpec; 3] = [
    required("id", KeyType::Id, "The name by which keys call it; effects, too, unless its class is counted."),
    optional("aliases", KeyType::Aliases, "Other spellings of the id that are understood."),
    optional("doc", KeyType::Text, "One line for hover and the reference page."),
];

/// Keys of a kind of cards, besides the forms of its common noun by language.
pub const KIND: [KeySpec; 6] = [
    required("id", KeyType::Id, "The name of the kind, as its entries write it behind `kind`."),
    optional("doc", KeyType::Text, "One line for hover and the reference page."),
    required("zones", KeyType::Tables(&ZONE), "Where its cards lie; they begin, shuffled, in the first."),
    optional(
        "keys",
        KeyType::Tables(&KIND_KEY),
        "The keys of its entries; numbers, truths and nouns are attributes as well.",
    ),
    optional("price", KeyType::Text, "The key that says what a card costs."),
    optional(
        "rules",
        KeyType::Effect,
        "Abilities of the kind itself: when cards are drawn, discarded, scored.",
    ),
];

/// Keys of a zone of a kind of cards, besides its name by language.
pub const ZONE: [KeySpec; 4] = [
    required("id", KeyType::Id, "The name of the zone."),
    required(
        "sort",
        KeyType::Field(FieldType::Choice(&["pile", "discards", "offer", "row", "hand", "area"])),
        "`pile` (face down), `discards`, `offer`, `row` (face up), `hand` (of each player, secret) or `area` \
         (before each player).",
    ),
    optional(
        "size",
        KeyType::Field(FieldType::Number(1, 200)),
        "The most cards in it; so many lie in an offer.",
    ),
    optional(
        "heard",
        KeyType::Flag,
        "Whether abilities of the cards there are in force; so it is in rows, hands and areas if not given.",
    ),
];

/// Keys of a key of a kind of cards, besides its name by language.
pub const KIND_KEY: [KeySpec; 7] = [
    required("key", KeyType::Id, "The key."),
    required(
        "type",
        KeyType::Field(FieldType::Choice(&["number", "truth", "text", "noun", "amounts", "condition"])),
        "`number`, `truth`, `text`, `noun`, `amounts` or `condition`; a condition is judged for the player of the moment.",
    ),
    optional("of", KeyType::TextOrList, "The class of a noun, the classes of amounts."),
    optional("least", KeyType::Field(FieldType::Number(-9999, 9999)), "The least number; 0 if not given."),
    optional("most", KeyType::Field(FieldType::Number(-9999, 9999)), "The greatest number; 99 if not given."),
    optional("required", KeyType::Flag, "Whether every card must have it."),
    optional("doc", KeyType::Text, "One line for hover and the reference page."),
];

/// The manual's line for the forms of a noun in one language.
pub const FORMS_DOC: &str =
    "How the noun is written in this language; in English also how effects write it, if it is counted.";

/// Keys of the forms of a noun in one language.
pub const FORMS: [KeySpec; 4] = [
    required("one", KeyType::Text, "Singular."),
    optional("other", KeyType::Text, "Plural; the singular if not given."),
    optional("dative", KeyType::Text, "Dative plural, where it differs from the plural."),
    optional("gender", KeyType::Gender, "Grammatical gender, where the language has one."),
];

/// The letters for genders.
pub const GENDERS: [(&str, &str); 3] = [("m", "Masculine."), ("f", "Feminine."), ("n", "Neuter.")];

/// Returns the names of keys.
pub(super) fn names(specs: &'static [KeySpec]) -> impl Iterator<Item = &'static str> + Clone {
    specs.iter().map(|spec| spec.key)
}

/// Returns the names of required keys.
pub(super) fn required_names(specs: &'static [KeySpec]) -> impl Iterator<Item = &'static str> + Clone {
    specs.iter().filter(|spec| spec.required).map(|spec| spec.key)
}
