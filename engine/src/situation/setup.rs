//! What is chosen before a game, as situations and the command line write it: a few keys, the same everywhere.
//!
//! Choices are plain data (JSON) with only those keys that were written, so that those of a scenario and those of
//! the player can be laid on each other and compared.

use super::{Fields, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::value::{Table, Value as Written, ValueKind};
use serde_json::{Map, Value, json};

/// The key under which the scenario is chosen.
pub const SCENARIO: &str = "scenario";
/// The key that says how many play.
pub const PLAYERS: &str = "players";
/// The key that names the packs.
pub const PACKS: &str = "packs";

/// A key of the set-up of a game.
#[derive(Clone, Copy, Debug)]
pub struct SetupKey {
    /// The key.
    pub key: &'static str,
    /// What it holds.
    pub holds: Holds,
    /// What it means, in a line.
    pub doc: &'static str,
}

/// What a key of a set-up holds.
#[derive(Clone, Copy, Debug)]
pub enum Holds {
    /// Ids of packs.
    Packs,
    /// A number.
    Number(u8, u8),
    /// The id of an entry of one of these kinds.
    Entry(&'static [&'static str]),
    /// Ids of entries of these kinds.
    Entries(&'static [&'static str]),
    /// Ids of nouns of this class.
    Nouns(&'static str),
}

/// Reads the keys of a set-up that are written.
pub fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, keys: &[SetupKey]) -> Map<String, Value> {
    let mut setup = Map::new();
    for SetupKey { key, holds, doc: _ } in keys {
        let Some(value) = fields.get(key) else { continue };
        let read = match holds {
            Holds::Packs => Some(json!(all(value, |item| reader.pack(key, item)))),
            Holds::Number(low, high) => {
                reader.number(key, value, i64::from(*low), i64::from(*high)).map(|number| json!(number))
            }
            Holds::Entry(kinds) => reader.entry(key, value, kinds).map(|named| json!(named.id)),
            Holds::Entries(kinds) => {
                Some(json!(all(value, |item| reader.entry(key, item, kinds).map(|named| named.id))))
            }
            Holds::Nouns(class) => Some(json!(all(value, |item| {
                let word = reader.text(key, item)?;
                reader.noun(class, word, item.span).map(|_| word.to_owned())
            }))),
        };
        if let Some(read) = read {
            setup.insert((*key).to_owned(), read);
        }
    }
    setup
}

fn all(value: &Written, read: impl FnMut(&Written) -> Option<String>) -> Vec<String> {
    Reader::list(value).into_iter().filter_map(read).collect()
}

/// Returns whether a choice says nothing: the game decides.
pub(super) fn is_open(choice: &Value) -> bool {
    choice.is_null() || choice.as_array().is_some_and(Vec::is_empty)
}

/// Finds where a word stands in a table, for findings about what it means.
pub(super) fn place_of(table: &Table, word: &str) -> Option<Span> {
    table.rows.iter().find_map(|(_, value)| place_in(value, word))
}

fn place_in(value: &Written, word: &str) -> Option<Span> {
    match &value.kind {
        ValueKind::Text(text) => (text == word).then_some(value.span),
        ValueKind::List(items) => items.iter().find_map(|item| place_in(item, word)),
        ValueKind::Table(table) => place_of(table, word),
        ValueKind::Number(_) | ValueKind::Decimal(_) | ValueKind::Flag(_) | ValueKind::Date(_) => None,
    }
}
