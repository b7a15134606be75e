//! The keys of situations: each with its type and a doc line. Readers, forms, help and JSON Schemas use these
//! keys.

use super::Form;
use crate::games::{GameList, GameVisitor};
use crate::testing::Testable;

/// A key of a situation.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub key: &'static str,
    /// Its type.
    pub holds: Shape,
    /// Its meaning in one line.
    pub doc: &'static str,
}

/// The type of a key of a situation.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A whole number in a range.
    Number(i64, i64),
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A list of texts.
    Texts,
    /// Ids of packs.
    Packs,
    /// A list of numbers in a range.
    Numbers(i64, i64),
    /// A list of `true` and `false`.
    Flags,
    /// The id of an entry of one of these kinds.
    Entry(&'static [&'static str]),
    /// The same, or `"none"`.
    EntryOrNone(&'static [&'static str]),
    /// Ids of entries of these kinds.
    Entries(&'static [&'static str]),
    /// Ids of entries of these kinds, each optionally as a table with `id` and these keys.
    EntriesWith(&'static [&'static str], &'static [Key]),
    /// A table from entries of these kinds to numbers.
    EntryNumbers(&'static [&'static str], i64, i64),
    /// A table from entries of these kinds to lists of words.
    EntryTexts(&'static [&'static str]),
    /// Ids of nouns of a class.
    Nouns(&'static str),
    /// Dice of a class: their number, or their faces.
    Dice(&'static str),
    /// A deck: the cards on top, or a table that also limits the cards in it, by id or by nouns of these
    /// classes.
    Deck(&'static [&'static str], &'static [&'static str]),
    /// The cards in each zone that packs declare.
    Zones,
    /// A table with these keys, and with amounts of nouns of these classes.
    Table(&'static [Key], &'static [&'static str]),
}

/// The key for zones that packs declare.
pub const ZONES: Key = Key { key: crate::zones::KEY, holds: Shape::Zones, doc: crate::zones::DOC };

/// The keys of the situations of a game.
#[derive(Clone, Debug)]
pub struct Shapes {
    /// The set-up and the seed.
    pub setup: Vec<Key>,
    /// The moment and the position.
    pub given: Vec<Key>,
    /// The events, and the resulting position; it has no keys about the moment.
    pub then: Vec<Key>,
}

/// Makes the key `id` of an entry written as a table.
const fn id(kinds: &'static [&'static str]) -> Key {
    Key { key: "id", holds: Shape::Entry(kinds), doc: "The entry." }
}

/// Returns the keys of a deck written as a table.
const fn deck(kinds: &'static [&'static str]) -> [Key; 3] {
    [
        Key { key: "top", holds: Shape::Entries(kinds), doc: "Cards on top, the top one first." },
        Key { key: "only", holds: Shape::Texts, doc: "Only cards that fit one of these are in the deck." },
        Key { key: "without", holds: Shape::Texts, doc: "No card that fits one of these is in the deck." },
    ]
}

impl Shape {
    /// Returns the keys of its table form, apart from ids of nouns and entries.
    pub fn keys(&self) -> Vec<Key> {
        match self {
            Self::Table(keys, _) => keys.to_vec(),
            Self::EntriesWith(kinds, keys) => keys.iter().copied().chain([id(kinds)]).collect(),
            Self::Deck(kinds, _) => deck(kinds).to_vec(),
            Self::Number(..)
            | Self::Flag
            | Self::Choice(_)
            | Self::Texts
            | Self::Packs
            | Self::Numbers(..)
            | Self::Flags
            | Self::Entry(_)
            | Self::EntryOrNone(_)
            | Self::Entries(_)
            | Self::EntryNumbers(..)
            | Self::EntryTexts(_)
            | Self::Nouns(_)
            | Self::Zones
            | Self::Dice(_) => Vec::new(),
        }
    }
}

/// The keys of `then` in every game: questions, log and result.
const THEN: &[Key] = &[
    Key { key: "asked", holds: Shape::Number(1, 9), doc: "Who is asked, from 1." },
    Key { key: "offered", holds: Shape::Texts, doc: "Ids that are among the options." },
    Key { key: "not-offered", holds: Shape::Texts, doc: "Ids that are not among the options." },
    Key { key: "only", holds: Shape::Texts, doc: "Ids of all options." },
    Key { key: "finished", holds: Shape::Flag, doc: "Whether nothing is asked any more." },
    Key { key: "events", holds: Shape::Texts, doc: "What was told, in this order; `*` is anything." },
    Key { key: "no-events", holds: Shape::Texts, doc: "What was not told; `*` is anything." },
    Key { key: "scores", holds: Shape::Numbers(-99, 999), doc: "What each player would score." },
    Key { key: "rank", holds: Shape::Nouns("rank"), doc: "The rank of the only player." },
    Key { key: "ranks", holds: Shape::Nouns("rank"), doc: "The rank of each player." },
    Key { key: "goals", holds: Shape::Flags, doc: "For each goal whether the first player reaches it." },
];

/// The key of the seed.
const SEED: Key = Key {
    key: "seed",
    holds: Shape::Number(0, i64::MAX),
    doc: "Where chance starts, for whatever is not fixed.",
};

/// Returns the keys of the situations of a game; `None` if there is no such game.
pub fn shapes<G: GameList>(game: &str) -> Option<Shapes> {
    struct Find;
    impl GameVisitor for Find {
        type Output = Shapes;
        fn visit<R: Testable>(self) -> Shapes {
            Shapes::of::<R>()
        }
    }
    G::visit(game, Find)
}

impl Shapes {
    /// Returns the keys of a game.
    pub(super) fn of<R: Testable>() -> Self {
        let setup = Self::setup_of::<R>().chain([SEED]).collect();
        let then = THEN.iter().copied().chain(R::then_keys()).collect();
        Self { setup, given: R::given_keys(Form::Test), then }
    }

    pub(super) fn setup_of<R: Testable>() -> impl Iterator<Item = Key> {
        R::SETUP.iter().copied()
    }

    /// Returns all that can stand under `given`.
    pub fn under_given(&self) -> Vec<Key> {
        self.setup.iter().chain(&self.given).copied().collect()
    }
}
