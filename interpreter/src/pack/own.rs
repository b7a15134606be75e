//! Keys of tables that a game reads itself: positions under `given`, tests of content. The game says what they are
//! ([`GameSpec::own`](crate::vocabulary::spec::GameSpec::own)); completion, hover and schemas read it here.

use super::LoadedGame;
use std::sync::Arc;

/// Which table of its own a game is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnPlace {
    /// What a key of the type [`Own`](crate::vocabulary::spec::FieldType::Own) of an entry holds.
    Entry,
    /// A file of tests.
    Tests,
}

/// Says what a game reads at a place.
pub type OwnKeys = fn(&LoadedGame, OwnPlace) -> OwnTable;

/// A table that a game reads itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnTable {
    /// The keys that are known, in order.
    pub keys: Vec<OwnKey>,
    /// Whether there may be others: nouns and entries that packs add.
    pub open: bool,
}

/// A key of such a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnKey {
    /// The key.
    pub key: String,
    /// One line for the manual.
    pub doc: String,
    /// Whether it must be there.
    pub required: bool,
    /// What it holds, alone or several in a list.
    pub takes: OwnTakes,
}

/// What such a key holds.
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
    /// Something that only the game knows.
    Any,
}

/// For games that read no tables of their own.
pub fn none(_: &LoadedGame, _: OwnPlace) -> OwnTable {
    OwnTable::default()
}
