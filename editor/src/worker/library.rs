//! From loaded packs to what lists and pickers show.

use super::problem::key;
use crate::model::library::{EntryItem, Library, Names, NounItem, PackItem};
use indexmap::IndexMap;
use provost_interpreter::pack::{Entry, FieldValue, FileId, Loaded, LoadedGame};
use provost_interpreter::vocabulary::id::NounId;

/// Lists everything.
pub(super) fn library(loaded: &Loaded) -> Library {
    let mut library = Library::default();
    for game in &loaded.games {
        library.packs.extend(game.packs.iter().map(|pack| PackItem {
            root: pack.root.clone(),
            id: pack.id.clone(),
            game: game.spec.id,
            name: names(&pack.name),
            sets: sets(loaded, pack.manifest),
            depends: pack.depends.iter().map(|depend| game.pack(*depend).id.clone()).collect(),
        }));
        library.entries.extend(game.entries.values().map(|entry| item(loaded, game, entry)));
        library.nouns.extend(game.vocabulary.nouns().map(|(id, _)| noun(game, id)));
    }
    library.index();
    library.packs.sort_by(|a, b| a.root.cmp(&b.root));
    library
}

/// Returns the entries of one file, each with its number in the library: a list as long as all entries is made only when
/// entries come or go.
pub(super) fn of_file(loaded: &Loaded, file: FileId) -> Vec<(usize, EntryItem)> {
    let all = loaded.games.iter().flat_map(|game| game.entries.values().map(move |entry| (game, entry)));
    let own = all.enumerate().filter(|(_, (_, entry))| entry.file == file);
    own.map(|(number, (game, entry))| (number, item(loaded, game, entry))).collect()
}

fn item(loaded: &Loaded, game: &LoadedGame, entry: &Entry) -> EntryItem {
    EntryItem {
        game: game.spec,
        kind: game.vocabulary.kind(entry.kind),
        id: entry.id.clone(),
        name: names(&entry.name),
        file: key(loaded, entry.file),
        span: entry.span,
    }
}

/// Returns a text in both languages.
pub(super) fn names(texts: &IndexMap<String, String>) -> Names {
    let text = |language| texts.get(language).cloned().unwrap_or_default();
    Names { en: text("en"), de: text("de") }
}

/// Reads the sets of a pack, which the loader does not keep.
fn sets(loaded: &Loaded, manifest: FileId) -> Vec<String> {
    use provost_interpreter::pack::value::{ValueKind, parse};
    let (table, _) = parse(&loaded.file(manifest).text);
    let Some(ValueKind::List(items)) = table.get("sets").map(|value| &value.kind) else { return Vec::new() };
    let text = |item: &provost_interpreter::pack::value::Value| match &item.kind {
        ValueKind::Text(text) => Some(text.clone()),
        ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_)
        | ValueKind::Table(_) => None,
    };
    items.iter().filter_map(text).collect()
}

/// Returns a noun with its names and its colour.
pub(super) fn noun(game: &LoadedGame, id: NounId) -> NounItem {
    let noun = game.vocabulary.noun(id);
    let form = |language: &str| noun.forms.get(language).map(|forms| forms.one.clone());
    let fields = game.noun_fields.get(&id);
    let colour =
        fields.and_then(|fields| fields.get("colour")).and_then(FieldValue::as_text).map(str::to_owned);
    NounItem {
        game: game.spec.id,
        class: game.vocabulary.class(noun.class).name,
        id: noun.id.clone(),
        name: Names { en: form("en").unwrap_or_else(|| noun.id.clone()), de: form("de").unwrap_or_default() },
        colour,
        doc: noun.doc.clone(),
    }
}
