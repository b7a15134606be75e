//! Compares two states of packs by meaning: entry by entry in rules text, keys and nouns. Layout, comments
//! and the file of an entry make no difference.

use super::{Entry, File, Loaded, LoadedGame, Pack, Role};
use crate::describe::Describer;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// The result of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The changed packs, by id.
    pub packs: Vec<PackChange>,
}

/// The changes of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PackChange {
    /// The pack's id.
    pub pack: String,
    /// Whether the pack is new, gone, or changed inside.
    pub change: Change,
    /// The changed keys of `pack.toml`.
    pub keys: Vec<KeyChange>,
    /// Nouns that were added, removed or changed, by class and id.
    pub nouns: Vec<ItemChange>,
    /// Entries that were added, removed or changed, by id.
    pub entries: Vec<ItemChange>,
}

/// The sort of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// It is new.
    Added,
    /// It has changed.
    Changed,
    /// It is gone.
    Removed,
}

/// The changes of an entry or a noun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ItemChange {
    /// The sort of the change.
    pub change: Change,
    /// Its id.
    pub id: String,
    /// Its kind, or its class.
    pub kind: String,
    /// Its name now, or before it was removed.
    pub name: String,
    /// The changed keys; for added or removed items, all of them.
    pub keys: Vec<KeyChange>,
    /// Its rules text, if that changed.
    pub text: Option<TextChange>,
}

/// A key with another value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeyChange {
    /// The key.
    pub key: String,
    /// The value before, as TOML.
    pub before: Option<String>,
    /// The value now, as TOML.
    pub after: Option<String>,
}

/// The changes of a rules text, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TextChange {
    /// The lines before.
    pub before: Vec<String>,
    /// The lines now.
    pub after: Vec<String>,
}

impl Difference {
    /// Counts entries of one sort of change.
    pub fn entries(&self, change: Change) -> usize {
        self.packs.iter().flat_map(|pack| &pack.entries).filter(|entry| entry.change == change).count()
    }
}

/// One state of packs.
pub struct State<'l> {
    /// The packs.
    pub loaded: &'l Loaded,
    /// Folders of the compared packs; the others only serve as dependencies.
    pub roots: &'l BTreeSet<String>,
}

impl std::fmt::Debug for State<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("roots", &self.roots).finish_non_exhaustive()
    }
}

/// An entry or a noun, as it is compared.
#[derive(Debug, Default)]
struct Item {
    kind: String,
    name: String,
    keys: Table,
    text: Vec<String>,
}

/// A pack, as it is compared.
#[derive(Debug, Default)]
struct Side {
    manifest: Table,
    nouns: BTreeMap<(String, String), Item>,
    entries: BTreeMap<String, Item>,
}

/// Compares two states, with rules texts in `language`.
pub fn compare(before: &State<'_>, after: &State<'_>, language: &str) -> Difference {
    let (mut before, mut after) = (sides(before, language), sides(after, language));
    let ids: BTreeSet<String> = before.keys().chain(after.keys()).cloned().collect();
    let mut packs = Vec::new();
    for pack in ids {
        let (old, new) = (before.remove(&pack), after.remove(&pack));
        let change = match (&old, &new) {
            (None, _) => Change::Added,
            (_, None) => Change::Removed,
            (Some(_), Some(_)) => Change::Changed,
        };
        let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
        let keys = keys(&old.manifest, &new.manifest);
        let nouns = items(old.nouns, new.nouns, |(_, id)| id);
        let entries = items(old.entries, new.entries, |id| id);
        if change != Change::Changed || !keys.is_empty() || !nouns.is_empty() || !entries.is_empty() {
            packs.push(PackChange { pack, change, keys, nouns, entries });
        }
    }
    Difference { packs }
}

fn items<K: Ord + Clone>(
    mut before: BTreeMap<K, Item>,
    mut after: BTreeMap<K, Item>,
    id: impl Fn(K) -> String,
) -> Vec<ItemChange> {
    let all: BTreeSet<K> = before.keys().chain(after.keys()).cloned().collect();
    let mut changes = Vec::new();
    for key in all {
        let (old, new) = (before.remove(&key), after.remove(&key));
        let change = match (&old, &new) {
            (None, _) => Change::Added,
            (_, None) => Change::Removed,
            (Some(_), Some(_)) => Change::Changed,
        };
        let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
        let keys = keys(&old.keys, &new.keys);
        let text = (old.text != new.text).then(|| TextChange { before: old.text, after: new.text.clone() });
        if change == Change::Changed && keys.is_empty() && text.is_none() {
            continue;
        }
        let (kind, name) =
            if change == Change::Removed { (old.kind, old.name) } else { (new.kind, new.name) };
        changes.push(ItemChange { change, id: id(key), kind, name, keys, text });
    }
    changes
}

/// Compares tables key by key, in any order.
fn keys(before: &Table, after: &Table) -> Vec<KeyChange> {
    let all: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let changed = all.into_iter().filter(|key| before.get(*key) != after.get(*key));
    changed
        .map(|key| KeyChange {
            key: key.clone(),
            before: before.get(key).map(ToString::to_string),
            after: after.get(key).map(ToString::to_string),
        })
        .collect()
}

fn sides(state: &State<'_>, language: &str) -> BTreeMap<String, Side> {
    let mut sides = BTreeMap::new();
    for game in &state.loaded.games {
        let describer = Describer::new(&game.vocabulary, language).ok();
        for pack in game.packs.iter().filter(|pack| state.roots.contains(&pack.root)) {
            sides.insert(pack.id.clone(), side(state.loaded, game, pack, describer.as_ref(), language));
        }
    }
    sides
}

fn side(
    loaded: &Loaded,
    game: &LoadedGame,
    pack: &Pack,
    describer: Option<&Describer<'_>>,
    language: &str,
) -> Side {
    let mut side = Side::default();
    for file in loaded.files.iter().filter(|file| file.root == pack.root) {
        let Ok(table) = file.text.parse::<Table>() else { continue };
        match file.role {
            Role::Manifest => side.manifest = table,
            Role::Vocabulary => side.nouns.extend(nouns(table, language)),
            Role::Entries | Role::Alone => {
                for raw in entries(table) {
                    let Some(id) = raw.get("id").and_then(Value::as_str).map(str::to_owned) else { continue };
                    // An entry that another pack replaces still has its own text.
                    let entry = game.entries.get(&id).filter(|entry| is_from(loaded, entry, file));
                    side.entries.insert(id, item(game, entry, raw, describer, language));
                }
            }
            Role::Test | Role::Locale | Role::Template | Role::Picture | Role::Document | Role::Unknown => {}
        }
    }
    side
}

fn is_from(loaded: &Loaded, entry: &Entry, file: &File) -> bool {
    let own = loaded.file(entry.file);
    own.root == file.root && own.path == file.path
}

/// Returns the entries of a file, as tables.
fn entries(mut table: Table) -> Vec<Table> {
    match table.remove("entry") {
        Some(Value::Array(rows)) => {
            let tables = rows.into_iter().map(|row| match row {
                Value::Table(table) => table,
                Value::String(_)
                | Value::Integer(_)
                | Value::Float(_)
                | Value::Boolean(_)
                | Value::Datetime(_)
                | Value::Array(_) => Table::new(),
            });
            tables.collect()
        }
        Some(_) | None => vec![table],
    }
}

/// Makes the item of an entry. Its effect is shown as rules text, or as written if there is none.
fn item(
    game: &LoadedGame,
    entry: Option<&Entry>,
    mut raw: Table,
    describer: Option<&Describer<'_>>,
    language: &str,
) -> Item {
    let kind = raw.remove("kind").and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default();
    let name = called(&raw, language);
    raw.remove("id");
    let effect = raw.remove("effect").and_then(|effect| effect.as_str().map(str::to_owned));
    let sound = entry.filter(|entry| entry.effect.is_none() || !entry.ir.abilities.is_empty());
    let lines = sound.and_then(|entry| describer?.entry(game, entry).ok());
    let text = match lines {
        Some(lines) => lines.into_iter().map(|line| told(&line.keys, line.heading, line.text)).collect(),
        None => effect.iter().flat_map(|effect| effect.lines()).map(|line| line.trim().to_owned()).collect(),
    };
    Item { kind, name, keys: raw, text }
}

fn told(keys: &[String], heading: Option<String>, text: String) -> String {
    match heading {
        Some(heading) => format!("{heading}: {text}"),
        None if keys.is_empty() => text,
        None => format!("{}: {text}", keys.join(" ")),
    }
}

/// Returns the name in a table in a language, or in English.
fn called(raw: &Table, language: &str) -> String {
    let names = raw.get("name").and_then(Value::as_table);
    let name = names.and_then(|names| names.get(language).or_else(|| names.get("en")));
    let id = raw.get("id").and_then(Value::as_str);
    name.and_then(Value::as_str).or(id).unwrap_or_default().to_owned()
}

/// Returns the nouns of a vocabulary by class and id.
fn nouns(table: Table, language: &str) -> Vec<((String, String), Item)> {
    let mut nouns = Vec::new();
    for (class, rows) in table {
        let rows = match rows {
            Value::Array(rows) => rows,
            Value::String(_)
            | Value::Integer(_)
            | Value::Float(_)
            | Value::Boolean(_)
            | Value::Datetime(_)
            | Value::Table(_) => continue,
        };
        for row in rows {
            let Value::Table(mut keys) = row else { continue };
            let Some(id) = keys.remove("id").and_then(|id| id.as_str().map(str::to_owned)) else { continue };
            let forms = keys.get(language).or_else(|| keys.get("en"));
            let name = forms.and_then(|forms| forms.as_str().or_else(|| forms.get("one")?.as_str()));
            let name = name.unwrap_or(&id).to_owned();
            nouns.push(((class.clone(), id), Item { kind: class.clone(), name, keys, text: Vec::new() }));
        }
    }
    nouns
}
