//! Edits of the text of a file. Comments, order and everything else stay as they are.
//!
//! Every function parses its own result and compares it with the intended one, so a returned text is always
//! right. Unreadable files are never rewritten.

mod format;
mod literal;

pub use format::{format_file, format_file_with};

use super::value::{self, Table, Value, ValueKind, Word};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use toml_edit::{ArrayOfTables, DocumentMut, Item, TableLike};

/// A value to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewValue {
    /// A whole number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// A table.
    Table(Vec<(String, Self)>),
}

/// Why a file was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The file has syntax errors.
    #[error("the file cannot be read, so it is not changed")]
    Unreadable(Vec<Diagnostic>),
    /// The file does not have this entry.
    #[error("there is no entry `{0}` in this file")]
    NoEntry(String),
    /// A key on the path exists, but is not a table.
    #[error("`{0}` is no table")]
    NoTable(String),
    /// The written text would not have the intended content.
    #[error("the change cannot be written without changing something else")]
    NotKept,
}

/// Sets a key of an entry, or of `pack.toml` by the pack's id. `path` leads through tables:
/// `["name", "de"]`.
pub fn set(text: &str, entry: &str, path: &[&str], value: &NewValue) -> Result<String, WriteError> {
    change(text, Spot::Entry(entry), path, Some(value))
}

/// Removes a key of an entry. Removing a missing key succeeds.
pub fn remove(text: &str, entry: &str, path: &[&str]) -> Result<String, WriteError> {
    change(text, Spot::Entry(entry), path, None)
}

/// Sets a key of a test, by the test's number in its file; without a value the key is removed.
pub fn set_test(
    text: &str,
    number: usize,
    path: &[&str],
    value: Option<&NewValue>,
) -> Result<String, WriteError> {
    change(text, Spot::Test(number), path, value)
}

/// Sets the effect of an entry, as a multi-line string.
pub fn set_effect(text: &str, entry: &str, effect: &str) -> Result<String, WriteError> {
    change(text, Spot::Entry(entry), &["effect"], Some(&NewValue::Text(literal::body(effect))))
}

/// The table to change.
#[derive(Clone, Copy)]
enum Spot<'s> {
    /// The table of an entry.
    Entry(&'s str),
    /// The table of a test, by its number.
    Test(usize),
}

impl Spot<'_> {
    fn missing(self) -> WriteError {
        match self {
            Self::Entry(id) => WriteError::NoEntry(id.to_owned()),
            Self::Test(number) => WriteError::NoEntry(format!("test {}", number + 1)),
        }
    }
}

fn change(text: &str, spot: Spot<'_>, path: &[&str], value: Option<&NewValue>) -> Result<String, WriteError> {
    let (mut tree, findings) = value::parse(text);
    if !findings.is_empty() {
        return Err(WriteError::Unreadable(findings));
    }
    let Ok(mut document) = text.parse::<DocumentMut>() else { return Err(WriteError::NotKept) };
    let table = find_edited(&mut document, spot).ok_or_else(|| spot.missing())?;
    edit(table, path, value)?;
    let edited = literal::keep_newlines(text, document.to_string());
    let wanted = find_tree(&mut tree, spot).ok_or_else(|| spot.missing())?;
    let cut = if value.is_none() { cut_line(text, wanted, path) } else { None };
    apply(wanted, path, value);
    let says_it = |written: &String| {
        let (read, findings) = value::parse(written);
        findings.is_empty() && same(&read, &tree)
    };
    cut.filter(says_it).or_else(|| Some(edited).filter(says_it)).ok_or(WriteError::NotKept)
}

/// Removes the line of a key, if it has one of its own; the comment above it stays.
fn cut_line(text: &str, table: &Table, path: &[&str]) -> Option<String> {
    let [key, rest @ ..] = path else { return None };
    let (word, value) = table.rows.iter().find(|(word, _)| word.text == *key)?;
    if let (ValueKind::Table(inner), false) = (&value.kind, rest.is_empty()) {
        return cut_line(text, inner, rest);
    }
    let (before, after) = (text.get(..word.span.start)?, text.get(value.span.end..)?);
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let end = after.find('\n').map_or(text.len(), |at| value.span.end + at + 1);
    let is_own = text.get(start..word.span.start)?.trim().is_empty()
        && text.get(word.span.end..value.span.start)?.trim() == "="
        && matches!(text.get(value.span.end..end)?.trim_start().chars().next(), None | Some('#'));
    is_own
        .then(|| format!("{}{}", text.get(..start).unwrap_or_default(), text.get(end..).unwrap_or_default()))
}

/// Finds the table of an entry or a test in the document.
fn find_edited<'d>(document: &'d mut DocumentMut, spot: Spot<'_>) -> Option<&'d mut dyn TableLike> {
    fn is_entry(table: &dyn TableLike, entry: &str) -> bool {
        table.get("id").and_then(Item::as_str) == Some(entry)
    }
    let entry = match spot {
        Spot::Entry(entry) => entry,
        Spot::Test(number) => {
            let tests = document.get_mut("test")?.as_array_of_tables_mut()?;
            return tests.get_mut(number).map(|table| table as &mut dyn TableLike);
        }
    };
    if document.contains_key("id") {
        return is_entry(document.as_table(), entry).then_some(document.as_table_mut() as &mut dyn TableLike);
    }
    match document.get_mut("entry")? {
        Item::ArrayOfTables(tables) => {
            tables.iter_mut().find(|table| is_entry(*table, entry)).map(|table| table as &mut dyn TableLike)
        }
        Item::Value(toml_edit::Value::Array(items)) => items
            .iter_mut()
            .filter_map(toml_edit::Value::as_inline_table_mut)
            .find(|table| is_entry(*table, entry))
            .map(|table| table as &mut dyn TableLike),
        Item::Value(_) | Item::Table(_) | Item::None => None,
    }
}

fn edit(table: &mut dyn TableLike, path: &[&str], value: Option<&NewValue>) -> Result<(), WriteError> {
    match path {
        [] => Ok(()),
        [key] => {
            match value {
                Some(value) => set_item(table, key, value),
                None => remove_item(table, key),
            }
            Ok(())
        }
        [key, rest @ ..] => {
            if !table.contains_key(key) {
                if value.is_none() {
                    return Ok(());
                }
                table.insert(key, toml_edit::value(toml_edit::InlineTable::new()));
            }
            let inner = table.get_mut(key).and_then(Item::as_table_like_mut);
            edit(inner.ok_or_else(|| WriteError::NoTable((*key).to_owned()))?, rest, value)
        }
    }
}

/// Removes a key. The blank before the closing brace of an inline table stays.
fn remove_item(table: &mut dyn TableLike, key: &str) {
    let is_last = table.iter().last().is_some_and(|(last, _)| last == key);
    let removed = table.remove(key);
    let Some(Item::Value(removed)) = removed.filter(|_| is_last) else { return };
    let last = table.iter().last().map(|(last, _)| last.to_owned());
    if let (Some(suffix), Some(last)) = (removed.decor().suffix(), last)
        && let Some(Item::Value(last)) = table.get_mut(&last)
        && last.decor().suffix().is_none_or(|suffix| suffix.as_str() == Some(""))
    {
        last.decor_mut().set_suffix(suffix.clone());
    }
}

/// Sets a key in place: the comment after the old value stays, and a table keeps its form.
fn set_item(table: &mut dyn TableLike, key: &str, value: &NewValue) {
    if let NewValue::Table(rows) = value
        && let Some(inner) = table.get_mut(key).and_then(Item::as_table_like_mut)
    {
        set_rows(inner, rows);
        return;
    }
    if let Some(rows) = all_tables(value)
        && let Some(tables) = table.get_mut(key).and_then(Item::as_array_of_tables_mut)
    {
        set_tables(tables, &rows);
        return;
    }
    let mut new = literal::value(value);
    match table.get_mut(key) {
        Some(Item::Value(old)) => {
            *new.decor_mut() = old.decor().clone();
            *old = new;
        }
        Some(other) => *other = Item::Value(new),
        None => drop(table.insert(key, Item::Value(new))),
    }
}

/// Makes a table hold exactly these rows.
fn set_rows(table: &mut dyn TableLike, rows: &[(String, NewValue)]) {
    let there = table.iter().map(|(key, _)| key.to_owned());
    let gone: Vec<String> = there.filter(|key| rows.iter().all(|(kept, _)| kept != key)).collect();
    for key in gone {
        table.remove(&key);
    }
    for (key, value) in rows {
        set_item(table, key, value);
    }
}

/// Returns the rows of each table, if a list holds only tables.
fn all_tables(value: &NewValue) -> Option<Vec<&[(String, NewValue)]>> {
    let NewValue::List(items) = value else { return None };
    let rows = items.iter().map(|item| match item {
        NewValue::Table(rows) => Some(rows.as_slice()),
        NewValue::Number(_) | NewValue::Flag(_) | NewValue::Text(_) | NewValue::List(_) => None,
    });
    rows.collect::<Option<Vec<_>>>().filter(|rows| !rows.is_empty())
}

/// Sets `[[tables]]` one by one, so that the text between them stays.
fn set_tables(tables: &mut ArrayOfTables, all: &[&[(String, NewValue)]]) {
    while tables.len() > all.len() {
        // The removed table is the first that differs from the new one at its index, or the last.
        let gone = (0..all.len()).find(|at| {
            let (here, next) = (tables.get(*at), tables.get(*at + 1));
            let rows = all.get(*at).copied().unwrap_or_default();
            !here.is_some_and(|table| says(table, rows)) && next.is_some_and(|table| says(table, rows))
        });
        tables.remove(gone.unwrap_or(tables.len() - 1));
    }
    for (at, rows) in all.iter().enumerate() {
        if tables.len() <= at {
            let mut new = toml_edit::Table::new();
            new.decor_mut().set_prefix("\n");
            tables.push(new);
        }
        if let Some(table) = tables.get_mut(at) {
            set_rows(table, rows);
        }
    }
}

/// Returns whether a table equals some rows.
fn says(table: &toml_edit::Table, rows: &[(String, NewValue)]) -> bool {
    let mut new = toml_edit::Table::new();
    set_rows(&mut new, rows);
    let plain = |table: &toml_edit::Table| {
        let all = table
            .iter()
            .map(|(key, item)| format!("{key}={}", item.to_string().split_whitespace().collect::<String>()));
        let mut all: Vec<String> = all.collect();
        all.sort();
        all
    };
    plain(table) == plain(&new)
}

fn find_tree<'t>(root: &'t mut Table, spot: Spot<'_>) -> Option<&'t mut Table> {
    let entry = match spot {
        Spot::Entry(entry) => entry,
        Spot::Test(number) => {
            let (_, list) = root.rows.iter_mut().find(|(key, _)| key.text == "test")?;
            let ValueKind::List(items) = &mut list.kind else { return None };
            let ValueKind::Table(table) = &mut items.get_mut(number)?.kind else { return None };
            return Some(table);
        }
    };
    let is_entry = |table: &Table| match table.get("id").map(|id| &id.kind) {
        Some(ValueKind::Text(id)) => id == entry,
        Some(_) | None => false,
    };
    if root.get("id").is_some() {
        return is_entry(root).then_some(root);
    }
    let (_, list) = root.rows.iter_mut().find(|(key, _)| key.text == "entry")?;
    let ValueKind::List(items) = &mut list.kind else { return None };
    items.iter_mut().find_map(|item| match &mut item.kind {
        ValueKind::Table(table) if is_entry(table) => Some(table),
        ValueKind::Table(_)
        | ValueKind::Text(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_) => None,
    })
}

/// Applies to the tree what the edit does to the text.
fn apply(table: &mut Table, path: &[&str], value: Option<&NewValue>) {
    let [key, rest @ ..] = path else { return };
    let at = table.rows.iter().position(|(word, _)| word.text == *key);
    let Some(value) = value else {
        match at.and_then(|at| table.rows.get_mut(at)).map(|(_, value)| &mut value.kind) {
            Some(ValueKind::Table(inner)) if !rest.is_empty() => apply(inner, rest, None),
            Some(_) if rest.is_empty() => table.rows.retain(|(word, _)| word.text != *key),
            Some(_) | None => {}
        }
        return;
    };
    let at = at.unwrap_or_else(|| {
        let word = Word { text: (*key).to_owned(), span: Span::default() };
        table.rows.push((word, Value { kind: ValueKind::Table(Table::default()), span: Span::default() }));
        table.rows.len() - 1
    });
    let Some((_, slot)) = table.rows.get_mut(at) else { return };
    if let (ValueKind::Table(inner), false) = (&mut slot.kind, rest.is_empty()) {
        apply(inner, rest, Some(value));
    } else {
        *slot = tree(value);
    }
}

fn tree(value: &NewValue) -> Value {
    let kind = match value {
        NewValue::Number(number) => ValueKind::Number(Some(*number)),
        NewValue::Flag(flag) => ValueKind::Flag(*flag),
        NewValue::Text(text) => ValueKind::Text(text.clone()),
        NewValue::List(items) => ValueKind::List(items.iter().map(tree).collect()),
        NewValue::Table(rows) => {
            let row = |(key, value): &(String, NewValue)| {
                (Word { text: key.clone(), span: Span::default() }, tree(value))
            };
            ValueKind::Table(Table { rows: rows.iter().map(row).collect() })
        }
    };
    Value { kind, span: Span::default() }
}

/// Compares two documents, ignoring the order of keys and the kind of line ends.
fn same(a: &Table, b: &Table) -> bool {
    sorted(a.clone()).same(&sorted(b.clone()))
}

fn sorted(mut table: Table) -> Table {
    table.rows.sort_by(|(a, _), (b, _)| a.text.cmp(&b.text));
    for (_, value) in &mut table.rows {
        sort_value(value);
    }
    table
}

fn sort_value(value: &mut Value) {
    match &mut value.kind {
        ValueKind::Table(table) => *table = sorted(std::mem::take(table)),
        ValueKind::List(items) => items.iter_mut().for_each(sort_value),
        ValueKind::Text(text) => *text = text.replace("\r\n", "\n"),
        ValueKind::Number(_) | ValueKind::Decimal(_) | ValueKind::Flag(_) | ValueKind::Date(_) => {}
    }
}
