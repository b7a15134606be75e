//! Keys of tables that a game reads itself: positions under `given`, tests of content. The game declares them
//! ([`GameSpec::own`](crate::vocabulary::spec::GameSpec::own)) for completion, hover and schemas.

use super::LoadedGame;
use std::sync::Arc;

/// Which table of its own a game is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnPlace {
    /// The value of an entry's key of type [`Own`](crate::vocabulary::spec::FieldType::Own).
    Entry,
    /// A file of tests.
    Tests,
}

/// Returns the keys that a game reads at a place.
pub type OwnKeys = fn(&LoadedGame, OwnPlace) -> OwnTable;

/// A table that a game reads itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnTable {
    /// The known keys, in order.
    pub keys: Vec<OwnKey>,
    /// Whether there may be others, named by nouns and entries of packs.
    pub open: bool,
}

/// A key of such a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnKey {
    /// The key.
    pub key: String,
    /// One line for the manual.
    pub doc: String,
    /// Whether it is required.
    pub required: bool,
    /// The type of its value, single or in a list.
    pub takes: OwnTakes,
}

/// The type of such a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnTakes {
    /// A table; some may also be written as an id.
    Table(Arc<OwnTable>),
    /// A number within these bounds.
    Number(i64, i64),
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Words(Vec<String>),
    /// The id of an entry of one of these kinds.
    Entry(Vec<String>),
    /// A text.
    Text,
    /// A value that only the game understands.
    Any,
}

/// For games that read no tables of their own.
pub fn none(_: &LoadedGame, _: OwnPlace) -> OwnTable {
    OwnTable::default()
}
