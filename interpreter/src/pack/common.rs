//! The keys that files have in every game: of every entry, of `pack.toml`, and of every noun. Checking,
//! hover, completion and the JSON schemas read these tables together with those of the game.

use crate::vocabulary::value_type::{KeySpec, NameType, ValueType};

/// A new id.
const ID: ValueType = ValueType::Name(NameType::New);
/// New ids.
const IDS: ValueType = ValueType::List(&ID);

/// Keys of every entry.
pub const ENTRY: [KeySpec; 10] = [
    KeySpec::required("id", ID, "The name by which other entries and tests call it; also that of its file."),
    KeySpec::required(
        "kind",
        ValueType::Name(NameType::Kind),
        "What sort of thing it is; the kind says which other keys there are.",
    ),
    KeySpec::required("name", ValueType::Translations, "What it is called, by language."),
    KeySpec::optional("aliases", IDS, "Other spellings of the id that are understood."),
    KeySpec::optional(
        "set",
        ValueType::Name(NameType::Set),
        "The set it belongs to, one of `sets` in `pack.toml`.",
    ),
    KeySpec::optional(
        "estimated",
        ValueType::List(&ValueType::Name(NameType::Key)),
        "Keys of this entry whose numbers are estimates; `provost list --estimated` lists them.",
    ),
    KeySpec::optional(
        "flavour",
        ValueType::Translations,
        "Words for the mood, by language. No rule reads them.",
    ),
    KeySpec::optional(
        "params",
        ValueType::Params,
        "What those who use the entry fill in, written `<name>` in its effect: `number` or a noun class.",
    ),
    KeySpec::optional(
        "replace",
        ValueType::Flag,
        "Takes the place of the entry with this id in a pack it depends on.",
    ),
    KeySpec::optional("effect", ValueType::Effect, "What it does, in the language of effects."),
];

/// Keys of `pack.toml`.
pub const MANIFEST: [KeySpec; 10] = [
    KeySpec::required("id", ID, "The name by which other packs and players call it."),
    KeySpec::required(
        "version",
        ValueType::Name(NameType::Version),
        "Its version, three numbers with dots between them.",
    ),
    KeySpec::required("game", ValueType::Name(NameType::Game), "The game it is for."),
    KeySpec::required("name", ValueType::Translations, "What it is called, by language."),
    KeySpec::optional(
        "languages",
        ValueType::List(&ValueType::Name(NameType::Language)),
        "Languages in which every name must be given; `en` if not given.",
    ),
    KeySpec::optional("sets", IDS, "Sets that its entries may name."),
    KeySpec::optional(
        "depends",
        ValueType::List(&ValueType::Name(NameType::Pack)),
        "Packs whose entries and nouns it uses.",
    ),
    KeySpec::optional(
        "remove",
        ValueType::List(&ValueType::Entry(&[])),
        "Entries of those packs that are not there any more.",
    ),
    KeySpec::optional("authors", ValueType::OneOrMore(&ValueType::Text), "Who wrote it."),
    KeySpec::optional("description", ValueType::TextOrTranslations, "What it is, in a sentence or two."),
];

/// Keys that an entry outside any pack takes from `pack.toml`.
pub const ALONE: [&str; 2] = ["game", "depends"];

/// The type of `pack.toml`.
pub const MANIFEST_TYPE: ValueType = ValueType::Table(&MANIFEST, &[]);

/// Keys of every noun, besides its forms by language.
pub const NOUN: [KeySpec; 5] = [
    KeySpec::required("id", ID, "The name by which keys call it; effects, too, unless its class is counted."),
    KeySpec::optional("aliases", IDS, "Other spellings of the id that are understood."),
    KeySpec::optional("doc", ValueType::Text, "One line for hover and the reference page."),
    KeySpec::optional(
        "icon",
        ValueType::Text,
        "The icon that stands for it: one of ours, or `icons/<name>.svg` in the pack.",
    ),
    KeySpec::optional(
        "colour",
        ValueType::Text,
        "The colour in which it is drawn, `#RRGGBB`; no rule reads it.",
    ),
];

const EN: KeySpec = KeySpec::optional("en", FORMS_TYPE, FORMS_DOC);
const DE: KeySpec = KeySpec::optional("de", FORMS_TYPE, FORMS_DOC);

/// Keys of a kind of cards.
pub const KIND: [KeySpec; 8] = [
    KeySpec::required("id", ID, "The name of the kind, as its entries write it behind `kind`."),
    EN,
    DE,
    KeySpec::optional("doc", ValueType::Text, "One line for hover and the reference page."),
    KeySpec::required(
        "zones",
        ValueType::List(&ValueType::Table(&ZONE, &[])),
        "Where its cards lie; they begin, shuffled, in the first.",
    ),
    KeySpec::optional(
        "keys",
        ValueType::List(&ValueType::Table(&KIND_KEY, &[])),
        "The keys of its entries; numbers, truths, nouns and conditions are attributes as well.",
    ),
    KeySpec::optional("price", ValueType::Text, "The key that says what a card costs."),
    KeySpec::optional(
        "rules",
        ValueType::Text,
        "Abilities of the kind itself: when cards are drawn, discarded, scored.",
    ),
];

/// Keys of a zone of a kind of cards.
pub const ZONE: [KeySpec; 6] = [
    KeySpec::required("id", ID, "The name of the zone."),
    EN,
    DE,
    KeySpec::required(
        "sort",
        ValueType::Choice(&["pile", "discards", "offer", "row", "hand", "area"]),
        "`pile` (face down), `discards`, `offer`, `row` (face up), `hand` (of each player, secret) or `area` \
         (before each player).",
    ),
    KeySpec::optional("size", ValueType::Number(1, 200), "The most cards in it; so many lie in an offer."),
    KeySpec::optional(
        "heard",
        ValueType::Flag,
        "Whether abilities of the cards there are in force; so it is in rows, hands and areas if not given.",
    ),
];

/// Keys of a key of a kind of cards.
pub const KIND_KEY: [KeySpec; 9] = [
    KeySpec::required("key", ID, "The key."),
    EN,
    DE,
    KeySpec::required(
        "type",
        ValueType::Choice(&["number", "truth", "text", "noun", "amounts", "condition"]),
        "Its type; a condition is judged for the player of the moment.",
    ),
    KeySpec::optional(
        "of",
        ValueType::OneOrMore(&ValueType::Text),
        "The class of a noun, the classes of amounts.",
    ),
    KeySpec::optional("least", ValueType::Number(-9999, 9999), "The least number; 0 if not given."),
    KeySpec::optional("most", ValueType::Number(-9999, 9999), "The greatest number; 99 if not given."),
    KeySpec::optional("required", ValueType::Flag, "Whether every card must have it."),
    KeySpec::optional("doc", ValueType::Text, "One line for hover and the reference page."),
];

/// The manual's line for the forms of a noun in one language.
pub const FORMS_DOC: &str =
    "How the noun is written in this language; in English also how effects write it, if it is counted.";

/// Keys of the forms of a noun in one language.
pub const FORMS: [KeySpec; 4] = [
    KeySpec::required("one", ValueType::Text, "Singular."),
    KeySpec::optional("other", ValueType::Text, "Plural; the singular if not given."),
    KeySpec::optional("dative", ValueType::Text, "Dative plural, where it differs from the plural."),
    KeySpec::optional(
        "gender",
        ValueType::Name(NameType::Gender),
        "Grammatical gender, where the language has one.",
    ),
];

/// The type of the forms of a noun in one language.
pub const FORMS_TYPE: ValueType = ValueType::Table(&FORMS, &[]);

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
