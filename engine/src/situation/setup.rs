//! Set-ups as situations and the command line write them: a few keys, the same everywhere.
//!
//! Choices are plain data (JSON) with only the keys that were written, so that those of a scenario and those
//! of the player can be merged and compared.

use super::{Fields, Position, Reader};
use provost_grammar::span::Span;
use provost_interpreter::pack::value::{Table, Value as Written, ValueKind};
use provost_interpreter::vocabulary::value_type::KeySpec;
use serde_json::{Map, Value};

/// The key of the scenario.
pub const SCENARIO: &str = "scenario";
/// The key of the number of players.
pub const PLAYERS: &str = "players";
/// The key of the packs.
pub const PACKS: &str = "packs";

/// Reads the set-up keys that are present.
pub fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, keys: &[KeySpec]) -> Map<String, Value> {
    let written = Position::read(reader, fields, keys, &[]).rows.into_iter();
    written.filter_map(|(key, placed)| Some((key.to_owned(), placed.held.plain()?))).collect()
}

/// Returns whether a choice is left to the game.
pub(super) fn is_open(choice: &Value) -> bool {
    choice.is_null() || choice.as_array().is_some_and(Vec::is_empty)
}

/// Finds the span of a word in a table, for findings about its meaning.
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
