//! The type of a key: what its value looks like in a TOML file. Keys of entries, nouns, `pack.toml`, set-ups,
//! positions and tests are all declared with it; readers, forms, completion, JSON Schemas, templates and
//! comparison follow the declaration.

use crate::pack::own::OwnPlace;

/// The amount of a noun in a position.
pub const COUNT: ValueType = ValueType::Number(0, 999);
/// The number of dice of a colour in a position.
pub const DICE: ValueType = ValueType::Number(0, 40);
/// The face of a die in a position; 0 means not rolled.
pub const FACE: ValueType = ValueType::Number(0, 6);

/// A key of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeySpec {
    /// The key.
    pub key: &'static str,
    /// The type of its value.
    pub ty: ValueType,
    /// Whether it is required.
    pub required: bool,
    /// One line for the manual.
    pub doc: &'static str,
}

/// The type of a value. In positions and tests a list of one value may be written as that value alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueType {
    /// A whole number in a range.
    Number(i64, i64),
    /// `true` or `false`.
    Flag,
    /// Free text that no rule reads (flavour).
    Text,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A name that is neither a noun nor an entry.
    Name(NameType),
    /// The id of a noun of this class.
    Noun(&'static str),
    /// The id of an entry of one of these kinds; of any kind if there are none.
    Entry(&'static [&'static str]),
    /// The same, or `"none"`.
    EntryOrNone(&'static [&'static str]),
    /// The id of an entry of one of these kinds, or a table with `id` and these keys.
    EntryWith(&'static [&'static str], &'static [KeySpec]),
    /// An entry of one of these kinds together with its parameters: `{ id = "some-benefit", amount = 2 }`.
    Use(&'static [&'static str]),
    /// Abilities in the language of effects.
    Effect,
    /// A condition in the language of effects.
    Condition,
    /// Texts by language: `{ en = "Fully armed", de = "Voll bewaffnet" }`.
    Translations,
    /// A text, or texts by language.
    TextOrTranslations,
    /// A table from names to `number` or a noun class.
    Params,
    /// A table from nouns of these classes to numbers: `{ strength = 2, magic = 1 }`.
    Amounts(&'static [&'static str]),
    /// A table from entries of these kinds to values.
    ByEntry(&'static [&'static str], &'static Self),
    /// Dice of a class: for each colour their number, or their faces.
    Dice(&'static str),
    /// A deck: the cards on top, or a table that also limits the cards in it, by id or by nouns of these
    /// classes.
    Deck(&'static [&'static str], &'static [&'static str]),
    /// A list.
    List(&'static Self),
    /// A single value, or a list of several.
    OneOrMore(&'static Self),
    /// An ordered list of tables with these keys: no noun occurs twice, and no condition asks for less than
    /// the one before.
    Ordered(&'static [KeySpec]),
    /// A table with these keys, and with amounts of nouns of these classes.
    Table(&'static [KeySpec], &'static [&'static str]),
    /// A table whose keys the game declares, because they are about its board.
    Own(OwnPlace),
}

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameType {
    /// A new id, in lower-case letters, digits and hyphens.
    New,
    /// A kind of entry.
    Kind,
    /// One of the pack's sets.
    Set,
    /// A key of the entry itself.
    Key,
    /// A version: three numbers with dots between them.
    Version,
    /// A game.
    Game,
    /// A pack.
    Pack,
    /// The tag of a language.
    Language,
    /// The gender of a noun.
    Gender,
}

impl KeySpec {
    /// Declares a required key.
    pub const fn required(key: &'static str, ty: ValueType, doc: &'static str) -> Self {
        Self { key, ty, required: true, doc }
    }

    /// Declares an optional key.
    pub const fn optional(key: &'static str, ty: ValueType, doc: &'static str) -> Self {
        Self { key, ty, required: false, doc }
    }
}

impl ValueType {
    /// Returns the type of the items, if the value is a list.
    pub const fn item(self) -> Option<Self> {
        if let Self::List(item) | Self::OneOrMore(item) = self {
            Some(*item)
        } else if let Self::Ordered(keys) = self {
            Some(Self::Table(keys, &[]))
        } else {
            None
        }
    }

    /// Returns the type of the items, or the type itself if it is no list.
    pub const fn single(self) -> Self {
        if let Some(item) = self.item() { item } else { self }
    }

    /// Returns whether the value is a table, or can be written as one.
    pub const fn is_table(self) -> bool {
        match self {
            Self::EntryWith(..)
            | Self::Use(_)
            | Self::Translations
            | Self::Params
            | Self::Amounts(_)
            | Self::ByEntry(..)
            | Self::Dice(_)
            | Self::Deck(..)
            | Self::Table(..)
            | Self::Own(_) => true,
            Self::Number(..)
            | Self::Flag
            | Self::Text
            | Self::Choice(_)
            | Self::Name(_)
            | Self::Noun(_)
            | Self::Entry(_)
            | Self::EntryOrNone(_)
            | Self::Effect
            | Self::Condition
            | Self::TextOrTranslations
            | Self::List(_)
            | Self::OneOrMore(_)
            | Self::Ordered(_) => false,
        }
    }

    /// Returns the classes whose nouns are keys of the table, and the type of their amounts.
    pub fn counted(self) -> Option<(Vec<&'static str>, Self)> {
        if let Self::Dice(class) = self {
            Some((vec![class], DICE))
        } else if let Self::Amounts(classes @ [_, ..]) | Self::Table(_, classes @ [_, ..]) = self {
            Some((classes.to_vec(), COUNT))
        } else {
            None
        }
    }

    /// Returns the declared keys of a table, or of the items of a list; ids of nouns and of entries are no keys.
    pub fn keys(self) -> Vec<KeySpec> {
        let single = self.single();
        if let Self::Table(keys, _) = single {
            keys.to_vec()
        } else if let Self::EntryWith(kinds, keys) = single {
            let id = KeySpec::optional("id", Self::Entry(kinds), "The entry.");
            keys.iter().copied().chain([id]).collect()
        } else if let Self::Deck(kinds, _) = single {
            let marks = Self::List(&Self::Text);
            vec![
                KeySpec::optional("top", Self::Entry(kinds), "Cards on top, the top one first."),
                KeySpec::optional("only", marks, "Only cards that fit one of these are in the deck."),
                KeySpec::optional("without", marks, "No card that fits one of these is in the deck."),
            ]
        } else {
            Vec::new()
        }
    }
}
