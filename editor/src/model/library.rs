//! The content of the packs: packs, entries and nouns, as lists and pickers show them.

use super::file::FileKey;
use provost_grammar::span::Span;
use provost_interpreter::vocabulary::spec::{GameSpec, KindSpec};
use std::collections::BTreeMap;

/// Everything that is open.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// The packs, by folder.
    pub packs: Vec<PackItem>,
    /// The entries, by game and id.
    pub entries: Vec<EntryItem>,
    /// The nouns, by game, class and id.
    pub nouns: Vec<NounItem>,
    /// The numbers of the entries of each file, by place.
    pub by_file: BTreeMap<FileKey, Vec<usize>>,
}

/// A pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackItem {
    /// The folder.
    pub root: String,
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: &'static str,
    /// Its name in English and German.
    pub name: Names,
    /// Sets that entries may belong to.
    pub sets: Vec<String>,
    /// Ids of the packs it names in `depends`.
    pub depends: Vec<String>,
}

/// A text in the languages of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

impl Names {
    /// Returns the text in a language, or in English if there is none.
    pub fn get(&self, language: &str) -> &str {
        if language == "de" && !self.de.is_empty() { &self.de } else { &self.en }
    }
}

/// An entry.
#[derive(Clone, Debug)]
pub struct EntryItem {
    /// Its game.
    pub game: &'static GameSpec,
    /// Its kind.
    pub kind: &'static KindSpec,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// The file it stands in.
    pub file: FileKey,
    /// Where its id stands in that file.
    pub span: Span,
}

/// A noun of the packs or of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NounItem {
    /// Its game.
    pub game: &'static str,
    /// Its class.
    pub class: &'static str,
    /// Its id.
    pub id: String,
    /// Singular.
    pub name: Names,
    /// The colour that its pack gives it, if any.
    pub colour: Option<String>,
    /// One line for the manual.
    pub doc: String,
}

impl Library {
    /// Makes the list of the entries of each file.
    pub fn index(&mut self) {
        self.by_file.clear();
        for (number, entry) in self.entries.iter().enumerate() {
            self.by_file.entry(entry.file.clone()).or_default().push(number);
        }
        for numbers in self.by_file.values_mut() {
            numbers.sort_by_key(|number| self.entries.get(*number).map(|entry| entry.span.start));
        }
    }

    /// Puts entries in the place of those with these numbers. Returns whether lists show a difference.
    pub fn replace(&mut self, entries: Vec<(usize, EntryItem)>) -> bool {
        let mut differs = false;
        for (number, entry) in entries {
            if let Some(known) = self.entries.get_mut(number) {
                differs |= known.id != entry.id || known.name != entry.name || known.kind.id != entry.kind.id;
                *known = entry;
            }
        }
        differs
    }

    /// Returns the entries of a file, by place.
    pub fn of_file(&self, file: &FileKey) -> impl DoubleEndedIterator<Item = &EntryItem> {
        self.by_file.get(file).into_iter().flatten().filter_map(|number| self.entries.get(*number))
    }

    /// Finds an entry of a file by its id.
    pub fn entry(&self, file: &FileKey, id: &str) -> Option<&EntryItem> {
        self.of_file(file).find(|entry| entry.id == id)
    }

    /// Returns the entry that a place of a file belongs to: the one whose id stands last before it, else the
    /// first one.
    pub fn entry_at(&self, file: &FileKey, offset: usize) -> Option<&EntryItem> {
        let before = self.of_file(file).rfind(|entry| entry.span.start <= offset);
        before.or_else(|| self.of_file(file).next())
    }

    /// Returns the pack of a folder.
    pub fn pack(&self, root: &str) -> Option<&PackItem> {
        self.packs.iter().find(|pack| pack.root == root)
    }

    /// Returns the nouns of a class.
    pub fn nouns_of<'l>(&'l self, game: &str, class: &str) -> impl Iterator<Item = &'l NounItem> {
        self.nouns.iter().filter(move |noun| noun.game == game && noun.class == class)
    }

    /// Returns the ids of the entries of a kind.
    pub fn entries_of<'l>(&'l self, game: &str, kind: &str) -> impl Iterator<Item = &'l EntryItem> {
        self.entries.iter().filter(move |entry| entry.game.id == game && entry.kind.id == kind)
    }
}

/// Returns whether an id or a name holds every word of a filter, whatever the case.
pub fn matches(filter: &str, id: &str, name: &Names) -> bool {
    if filter.is_empty() {
        return true;
    }
    let text = format!("{id} {} {}", name.en, name.de).to_lowercase();
    filter.to_lowercase().split_whitespace().all(|word| text.contains(word))
}
