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
pub const NOUN: [KeySpec; 5] = [
    required("id", KeyType::Id, "The name by which keys call it; effects, too, unless its class is counted."),
    optional("aliases", KeyType::Aliases, "Other spellings of the id that are understood."),
    optional("doc", KeyType::Text, "One line for hover and the reference page."),
    optional("icon", KeyType::Text, "The icon that stands for it: one of ours, or `icons/<name>.svg` in the pack."),
    optional("colour", KeyType::Text, "The colour in which it is drawn, `#RRGGBB`; no rule reads it."),
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
