//! What is chosen before a game, as situations and the command line write it: a few keys, the same everywhere.
//!
//! Choices are plain data (JSON) with only those keys that were written, so that those of a scenario and those of
//! the player can be laid on each other and compared.

use super::shape::Key;
use super::{Fields, Position, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::value::{Table, Value as Written, ValueKind};
use serde_json::{Map, Value};

/// The key under which the scenario is chosen.
pub const SCENARIO: &str = "scenario";
/// The key that says how many play.
pub const PLAYERS: &str = "players";
/// The key that names the packs.
pub const PACKS: &str = "packs";

/// Reads the keys of a set-up that are written.
pub fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, keys: &[Key]) -> Map<String, Value> {
    let written = Position::read(reader, fields, keys, &[]).rows.into_iter();
    written.filter_map(|(key, placed)| Some((key.to_owned(), placed.held.plain()?))).collect()
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
