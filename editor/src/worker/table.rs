//! From the entries of a kind to the rows of a table.

use super::library::names;
use super::problem::key;
use crate::model::table::{Cell, Column, EntryRow, EntryTable};
use provost_interpreter::pack::value::{self, ValueKind, parse};
use provost_interpreter::pack::{Entry, FileId, Loaded};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Columns of every kind, after its own.
const COMMON: [KeySpec; 2] = [
    KeySpec::optional("set", ValueType::Text, "The set of the pack that it belongs to."),
    KeySpec::optional("effect", ValueType::Text, "What it does."),
];

/// Lists the entries of a kind.
pub(super) fn table(loaded: &Loaded, game: &str, kind: &str) -> EntryTable {
    let mut table = EntryTable { game: game.to_owned(), kind: kind.to_owned(), ..EntryTable::default() };
    let Some(game) = loaded.game(game) else { return table };
    let Some(id) = game.vocabulary.find_kind(kind) else { return table };
    let fields = game.vocabulary.kind(id).fields.iter().chain(&COMMON);
    table.columns = fields.map(|field| Column { key: field.key, ty: field.ty, doc: field.doc }).collect();
    let entries = game.entries.values().filter(|entry| entry.kind == id);
    let mut by_file: BTreeMap<FileId, Vec<&Entry>> = BTreeMap::new();
    entries.for_each(|entry| by_file.entry(entry.file).or_default().push(entry));
    for (file, entries) in by_file {
        let rows = rows(loaded, file, &entries, &table.columns);
        table.rows.extend(rows.into_iter().map(Arc::new));
    }
    table.rows.sort_by(|a, b| a.id.cmp(&b.id));
    table
}

/// Reads the rows of one file again. Only for files whose entries are still the same ones.
pub(super) fn refresh(loaded: &Loaded, file: FileId, table: &mut EntryTable) {
    let Some(game) = loaded.game(&table.game) else { return };
    let entries: Vec<&Entry> = game.entries.values().filter(|entry| entry.file == file).collect();
    for row in rows(loaded, file, &entries, &table.columns) {
        if let Ok(at) = table.rows.binary_search_by(|known| known.id.cmp(&row.id))
            && let Some(known) = table.rows.get_mut(at)
        {
            *known = Arc::new(row);
        }
    }
}

/// Reads the entries of one file. Values are shown as they are written, so that what a cell shows is what it takes.
fn rows(loaded: &Loaded, file: FileId, entries: &[&Entry], columns: &[Column]) -> Vec<EntryRow> {
    let text = &loaded.file(file).text;
    let (root, _) = parse(text);
    let own = own_tables(&root);
    let row = |entry: &&Entry| {
        let own = own.get(entry.id.as_str());
        let cell = |column: &Column| {
            let value = own.and_then(|table| table.get(column.key));
            Cell {
                text: value.map(|value| written(text, value)).unwrap_or_default(),
                estimated: entry.estimated.iter().any(|path| path.split('.').next() == Some(column.key)),
            }
        };
        EntryRow {
            id: entry.id.clone(),
            name: names(&entry.name),
            file: key(loaded, file),
            offset: entry.span.start,
            cells: columns.iter().map(cell).collect(),
        }
    };
    entries.iter().map(row).collect()
}

/// Finds the tables of entries in a file, which holds one entry or a list of them.
fn own_tables(root: &value::Table) -> BTreeMap<&str, &value::Table> {
    fn id(table: &value::Table) -> Option<&str> {
        let Some(ValueKind::Text(id)) = table.get("id").map(|value| &value.kind) else { return None };
        Some(id)
    }
    let mut found: BTreeMap<&str, &value::Table> = BTreeMap::new();
    found.extend(id(root).map(|id| (id, root)));
    if let Some(ValueKind::List(items)) = root.get("entry").map(|value| &value.kind) {
        for item in items {
            if let ValueKind::Table(table) = &item.kind {
                found.extend(id(table).map(|id| (id, table)));
            }
        }
    }
    found
}

/// Returns a value on one line: texts without quotes, everything else as it is written.
fn written(file: &str, value: &value::Value) -> String {
    match &value.kind {
        ValueKind::Text(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        ValueKind::Table(table) if table.rows.is_empty() => "{}".to_owned(),
        ValueKind::Table(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_) => {
            let raw = file.get(value.span.start..value.span.end).unwrap_or_default();
            raw.split_whitespace().collect::<Vec<_>>().join(" ")
        }
    }
}
