//! Packs: folders of TOML files that become checked content.
//!
//! Nothing here reads a file: callers pass in [`PackSource`]s and get [`Loaded`] content together with all
//! findings. A file goes through these stages, each in its own module: `source` (bytes to text), `value`
//! (text to a tree with places), `outline` (the content of a single file), `order` and `layers` (how packs
//! build on each other), `entry` and `field` (names to ids, effects checked). [`Loaded::update`] takes one
//! edited file through the same stages again; [`Loaded::only`] leaves packs out; [`suppress`] removes
//! warnings that authors have allowed, [`mod@autofix`] applies repairs, [`mod@compare`] says what changed,
//! [`template`] begins a new entry; [`mod@write`] edits files and leaves everything else in them untouched.

pub mod autofix;
pub mod code;
mod collect;
pub mod common;
pub mod compare;
mod entry;
mod field;
mod file_owner;
mod keys;
mod kinds;
mod layers;
mod load;
mod manifest;
mod nouns;
mod only;
mod order;
mod ordered_list;
mod outline;
pub mod own;
mod reference;
mod scope;
mod source;
mod source_map;
pub mod suppress;
pub mod template;
mod update;
pub mod value;
mod words;
pub mod write;

#[cfg(test)]
mod tests;

pub use entry::{EffectSource, Entry};
pub use field::{Argument, FieldValue};
pub use file_owner::{Defined, FileOwner};
pub use keys::is_id;
pub use load::load;
pub use source::{Content, MAX_FILE_BYTES, PackSource, Role, Source};
pub use source_map::SourceMap;
pub use update::Update;
pub use write::{format_file, format_file_with};

use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::NounId;
use crate::vocabulary::spec::GameSpec;
use indexmap::IndexMap;
use provost_grammar::diagnostic::{Diagnostic, Severity};
use provost_grammar::span::Span;
use serde::Serialize;
use std::collections::BTreeMap;

/// The version of the content format. It grows when packs of an earlier version would be misread.
pub const FORMAT: u32 = 1;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
        pub struct $name(pub u32);

        impl $name {
            /// Returns the position in its table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A file: position in [`Loaded::files`].
    FileId,
    /// A pack: position in [`LoadedGame::packs`].
    PackId,
    /// An entry: position in [`LoadedGame::entries`].
    EntryId,
}

/// Loaded packs with everything found in them.
#[derive(Debug)]
pub struct Loaded {
    /// The games that have packs, in the order of the registered games.
    pub games: Vec<LoadedGame>,
    /// Every file of every pack, sorted by folder and path.
    pub files: Vec<File>,
    /// All findings, sorted by file, place and code.
    pub findings: Vec<Finding>,
    cache: load::Cache,
    selections: only::Selections,
}

/// A game with the packs loaded for it.
#[derive(Debug)]
pub struct LoadedGame {
    /// The game's tables.
    pub spec: &'static GameSpec,
    /// Its words, including those of the packs.
    pub vocabulary: Vocabulary,
    /// Its packs: dependencies first, then by id.
    pub packs: Vec<Pack>,
    /// Its entries by id, sorted.
    pub entries: IndexMap<String, Entry>,
    /// The keys of nouns besides their forms.
    pub noun_fields: BTreeMap<NounId, IndexMap<&'static str, FieldValue>>,
}

/// A pack, as `pack.toml` declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// Kebab-case id.
    pub id: String,
    /// Version: `1.0.0`.
    pub version: String,
    /// Name by language.
    pub name: IndexMap<String, String>,
    /// Packs that it names in `depends`.
    pub depends: Vec<PackId>,
    /// Its authors.
    pub authors: Vec<String>,
    /// Its description, by language.
    pub description: IndexMap<String, String>,
    /// The folder.
    pub root: String,
    /// Its `pack.toml`.
    pub manifest: FileId,
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The pack folder.
    pub root: String,
    /// Path from the folder, with `/`.
    pub path: String,
    /// What the file is for.
    pub role: Role,
    /// Its text; empty if it could not be read.
    pub text: String,
}

/// A finding and the file it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The file.
    pub file: FileId,
    /// The diagnostic; its spans are in that file.
    pub diagnostic: Diagnostic,
    /// Related places in other files.
    pub related: Vec<Related>,
}

/// A related place in another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Related {
    /// The file.
    pub file: FileId,
    /// The span in the file.
    pub span: Span,
    /// The message for this place.
    pub message: String,
}

impl Finding {
    pub(crate) const fn new(file: FileId, diagnostic: Diagnostic) -> Self {
        Self { file, diagnostic, related: Vec::new() }
    }

    /// Adds a place; in the same file it becomes a label.
    pub(crate) fn related(mut self, file: FileId, span: Span, message: &str) -> Self {
        if file == self.file {
            self.diagnostic = self.diagnostic.with_label(span, message);
        } else {
            self.related.push(Related { file, span, message: message.to_owned() });
        }
        self
    }
}

impl Loaded {
    /// Returns whether the content is usable, that is, has no errors.
    pub fn is_usable(&self) -> bool {
        self.findings.iter().all(|finding| finding.diagnostic.severity != Severity::Error)
    }

    /// Returns the game with this id, if a pack is for it.
    pub fn game(&self, id: &str) -> Option<&LoadedGame> {
        self.games.iter().find(|game| game.spec.id == id)
    }

    /// Returns the file behind an id.
    #[expect(clippy::indexing_slicing, reason = "a FileId is only ever made from its table")]
    pub fn file(&self, id: FileId) -> &File {
        &self.files[id.index()]
    }

    /// Finds a file by its folder and path.
    pub fn find_file(&self, root: &str, path: &str) -> Option<FileId> {
        let key = (root, path);
        let index =
            self.files.binary_search_by(|file| (file.root.as_str(), file.path.as_str()).cmp(&key)).ok()?;
        u32::try_from(index).ok().map(FileId)
    }
}

impl LoadedGame {
    /// Returns the entry behind an id.
    #[expect(clippy::indexing_slicing, reason = "an EntryId is only ever made from its table")]
    pub fn entry(&self, id: EntryId) -> &Entry {
        &self.entries[id.index()]
    }

    /// Finds an entry by its id.
    pub fn find_entry(&self, id: &str) -> Option<EntryId> {
        self.entries.get_index_of(id).and_then(|index| u32::try_from(index).ok()).map(EntryId)
    }

    /// Returns the pack behind an id.
    #[expect(clippy::indexing_slicing, reason = "a PackId is only ever made from its table")]
    pub fn pack(&self, id: PackId) -> &Pack {
        &self.packs[id.index()]
    }
}
