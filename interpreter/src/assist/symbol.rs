//! Symbols: what a file contains, and where a named entry or noun is.

use super::expected::Expected;
use super::site::Site;
use super::usage::Location;
use crate::pack::value::{Table, Value};
use crate::pack::{FileId, Loaded, Role};
use provost_grammar::span::Span;

/// One symbol of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its id, or the name of a test.
    pub name: String,
    /// Its kind and its name.
    pub detail: String,
    /// Its kind.
    pub kind: SymbolKind,
    /// The span of the whole definition.
    pub whole: Span,
    /// The span of its name.
    pub span: Span,
}

/// The kind of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// A pack.
    Pack,
    /// An entry.
    Entry,
    /// A noun.
    Noun,
    /// A test.
    Test,
}

/// Lists the symbols of a file, in order.
pub fn symbols(loaded: &Loaded, file: FileId) -> Vec<Symbol> {
    let Some(site) = Site::new(loaded, file) else { return Vec::new() };
    let text = site.text();
    if site.file.role == Role::Test {
        return tests(&site);
    }
    if site.file.role == Role::Manifest {
        return symbol(text, &site.root, "id", SymbolKind::Pack, "pack").into_iter().collect();
    }
    if let Expected::Entry { .. } = site.expected() {
        return entry(&site, &site.root).into_iter().collect();
    }
    let mut found = Vec::new();
    site.walk(&mut |node| {
        let Some(table) = node.value.as_table().filter(|_| node.key.is_none()) else { return };
        if let Expected::Entry { .. } = node.expected {
            found.extend(entry(&site, table));
        } else if let Expected::Noun(class) = node.expected {
            let class = site.vocabulary().class(class).name;
            found.extend(symbol(text, table, "id", SymbolKind::Noun, class));
        }
    });
    found
}

fn entry(site: &Site<'_>, table: &Table) -> Option<Symbol> {
    let kind = table.get("kind").and_then(Value::as_text).unwrap_or("entry");
    symbol(site.text(), table, "id", SymbolKind::Entry, kind)
}

fn tests(site: &Site<'_>) -> Vec<Symbol> {
    let items = site.root.get("test").and_then(Value::as_list).unwrap_or_default();
    let tables = items.iter().filter_map(Value::as_table);
    tables.filter_map(|table| symbol(site.text(), table, "name", SymbolKind::Test, "test")).collect()
}

fn symbol(file: &str, table: &Table, key: &str, kind: SymbolKind, what: &str) -> Option<Symbol> {
    let id = table.get(key)?;
    let name = id.as_text()?.to_owned();
    let english = table.get("name").and_then(Value::as_table).and_then(|names| names.get("en"));
    let readable = english.and_then(Value::as_text).map(|name| format!(", {name}"));
    let whole = extent(table, id.span);
    let whole = Span::new(whole.start.min(file.len()), whole.end.min(file.len()));
    Some(Symbol {
        name,
        detail: format!("{what}{}", readable.unwrap_or_default()),
        kind,
        whole,
        span: id.span,
    })
}

/// Returns the span from the first key of a table to its last value.
fn extent(table: &Table, start: Span) -> Span {
    table.rows.iter().fold(start, |extent, (key, value)| {
        let inner = value.as_table().map_or(value.span, |inner| self::extent(inner, value.span));
        extent.to(key.span).to(inner)
    })
}

/// Lists the entries and nouns of all packs whose id or name contains `query`; matches at the beginning come
/// first.
pub fn find_symbols(loaded: &Loaded, query: &str, most: usize) -> Vec<(Symbol, Location)> {
    let query = query.to_lowercase();
    let mut found = Vec::new();
    for game in &loaded.games {
        for entry in game.entries.values() {
            let name = entry.name.get("en").map_or("", String::as_str);
            let rank = if entry.id.starts_with(&query) {
                0
            } else if entry.id.contains(&query) || name.to_lowercase().contains(&query) {
                1
            } else {
                continue;
            };
            let kind = game.vocabulary.kind(entry.kind).id;
            let symbol = Symbol {
                name: entry.id.clone(),
                detail: format!("{kind}, {name}"),
                kind: SymbolKind::Entry,
                whole: entry.span,
                span: entry.span,
            };
            found.push((rank, symbol, Location { file: entry.file, span: entry.span }));
        }
    }
    for (id, file) in (0..).map(FileId).zip(&loaded.files) {
        if file.role == Role::Vocabulary {
            let nouns = symbols(loaded, id).into_iter().filter(|noun| noun.name.contains(&query));
            found.extend(nouns.map(|noun| {
                let place = Location { file: id, span: noun.span };
                (u8::from(!noun.name.starts_with(&query)), noun, place)
            }));
        }
    }
    found.sort_by(|(a, x, _), (b, y, _)| (a, &x.name).cmp(&(b, &y.name)));
    found.into_iter().take(most).map(|(_, symbol, place)| (symbol, place)).collect()
}
