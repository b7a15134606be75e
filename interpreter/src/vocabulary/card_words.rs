//! Cards and where they lie: the zones of a game (piles, offers, hands), the words for them, and the kinds of cards that
//! packs declare.
//!
//! The words are templates, filled in for each type of cards when the vocabulary of a game is put together
//! (`by_data`): `$kind` is the type, `$one` and `$other` its common noun, `$cards` stands for all types.

use super::noun::{Gender, NounForms};
use super::spec::{Example, HookSpec, SelectorSpec, VerbSpec};
use super::value_type::KeySpec;

/// The class of the nouns that name zones.
pub const ZONE_CLASS: &str = "zone";

/// The kind of the rules that a kind of cards brings along.
pub const RULES_KIND: &str = "kind-rules";

/// What a game offers to cards and piles.
#[derive(Clone, Copy, Debug)]
pub struct CardWords {
    /// The game's own zones, then those of packs.
    pub zones: &'static [ZoneSpec],
    /// The kinds of cards that packs declare.
    pub kinds: &'static [CardKind],
    /// The kind of entries whose moments are heard by cards that nobody holds, and by the rules of a kind.
    pub common: &'static str,
    /// The kind of entries whose moments are heard by cards that a player holds.
    pub held: &'static str,
    /// Verbs.
    pub verbs: &'static [VerbSpec],
    /// Selectors, each for every type of cards.
    pub selectors: &'static [SelectorSpec],
    /// Selectors, each for every kind that packs declare.
    pub kind_selectors: &'static [SelectorSpec],
    /// Hooks, once packs declare kinds.
    pub hooks: &'static [HookSpec],
    /// Types of the game's own cards that players can take.
    pub takeable: &'static [&'static str],
    /// Messages by language.
    pub locales: &'static [CardLocale],
}

impl CardWords {
    /// No cards.
    pub const NONE: Self = Self {
        zones: &[],
        kinds: &[],
        common: "",
        held: "",
        verbs: &[],
        selectors: &[],
        kind_selectors: &[],
        hooks: &[],
        takeable: &[],
        locales: &[],
    };
}

/// Messages of one language.
#[derive(Clone, Copy, Debug)]
pub struct CardLocale {
    /// Language tag.
    pub language: &'static str,
    /// Messages of the verbs.
    pub words: &'static str,
    /// Messages of the hooks, once packs declare kinds.
    pub hooks: &'static str,
    /// Messages for each type of cards that lies in zones.
    pub each: &'static str,
    /// Messages for each kind of cards that packs declare, with `$self` for the card.
    pub kind: &'static str,
    /// Messages for each key that is a number or a noun.
    pub key: &'static str,
    /// Messages for each key that is a truth.
    pub truth: &'static str,
}

/// The sort of a zone. Hands and areas belong to a player, the others to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneSort {
    /// Face down, in order.
    Pile,
    /// Cards that are done with.
    Discards,
    /// So many face up, filled up from the pile.
    Offer,
    /// Face up beside the board.
    Row,
    /// Held by a player and seen by nobody else.
    Hand,
    /// Face up before a player.
    Area,
}

impl ZoneSort {
    /// Every sort with its name.
    pub const ALL: [(&'static str, Self); 6] = [
        ("pile", Self::Pile),
        ("discards", Self::Discards),
        ("offer", Self::Offer),
        ("row", Self::Row),
        ("hand", Self::Hand),
        ("area", Self::Area),
    ];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, sort)| *sort == self).map_or("", |(name, _)| name)
    }

    /// Returns whether every player has one.
    pub const fn is_each_players(self) -> bool {
        matches!(self, Self::Hand | Self::Area)
    }

    /// Returns whether abilities of the cards there are in force, unless the pack says otherwise.
    pub const fn is_heard(self) -> bool {
        matches!(self, Self::Row | Self::Hand | Self::Area)
    }
}

/// A zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneSpec {
    /// Kebab-case id.
    pub id: &'static str,
    /// The type of the cards in it.
    pub holds: &'static str,
    /// Its sort.
    pub sort: ZoneSort,
    /// Its name by language.
    pub forms: &'static [(&'static str, ZoneForms)],
    /// The most cards in it; for an offer, how many lie there. None if there is no bound.
    pub size: Option<u8>,
    /// Whether abilities of the cards there are in force.
    pub heard: bool,
    /// One line for the manual.
    pub doc: &'static str,
}

/// The name of a zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneForms {
    /// Its name.
    pub one: &'static str,
    /// `m`, `f`, `n`, or empty.
    pub gender: &'static str,
}

impl ZoneForms {
    /// Returns it as the forms of a noun.
    pub(super) fn noun(&self) -> NounForms {
        let gender = match self.gender {
            "m" => Some(Gender::Masculine),
            "f" => Some(Gender::Feminine),
            "n" => Some(Gender::Neuter),
            _ => None,
        };
        NounForms { one: self.one.to_owned(), gender, ..NounForms::default() }
    }
}

/// A kind of cards as a pack declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataKind {
    /// Its id.
    pub id: String,
    /// Its common noun by language.
    pub forms: Vec<(String, NounForms)>,
    /// One line for the manual.
    pub doc: String,
    /// Its zones; the cards begin in the first.
    pub zones: Vec<DataZone>,
    /// Its keys.
    pub keys: Vec<DataKey>,
    /// The key that says what a card costs.
    pub price: Option<String>,
}

/// A zone of such a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataZone {
    /// Its id.
    pub id: String,
    /// Its sort.
    pub sort: ZoneSort,
    /// Its name by language.
    pub forms: Vec<(String, NounForms)>,
    /// The most cards in it.
    pub size: Option<u8>,
    /// Whether abilities of the cards there are in force.
    pub heard: bool,
}

/// A key of such a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataKey {
    /// The key.
    pub key: String,
    /// Its type.
    pub ty: DataType,
    /// Whether every card must have it.
    pub required: bool,
    /// How it is called, by language.
    pub forms: Vec<(String, NounForms)>,
    /// One line for the manual.
    pub doc: String,
}

/// The type of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataType {
    /// A number in a range.
    Number(i32, i32),
    /// `true` or `false`.
    Flag,
    /// Free text.
    Text,
    /// A noun of a class.
    Noun(&'static str),
    /// Amounts of nouns of these classes.
    Amounts(Vec<&'static str>),
    /// A condition of the language.
    Condition,
}

/// A kind of cards in the tables of a game.
#[derive(Clone, Copy, Debug)]
pub struct CardKind {
    /// Its id, which is also the type of its cards.
    pub id: &'static str,
    /// Whether players hold its cards.
    pub held: bool,
    /// The key that says what a card costs.
    pub price: Option<&'static str>,
    /// Its keys.
    pub fields: &'static [KeySpec],
}

/// An example of a template's word.
pub const fn example(text: &'static str) -> Example {
    Example { kind: "$common", text }
}
