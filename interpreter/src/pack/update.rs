//! Updates one edited file without reading the others again.

use super::load;
use super::only::Selections;
use super::outline::Outline;
use super::{Content, FileId, Loaded};
use std::sync::Arc;

/// How much an edit affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// Only the file itself was checked again.
    File,
    /// Other files could see the difference, so all were checked again.
    Everything,
}

impl Loaded {
    /// Sets the new content of a file. The result is the same as loading everything again.
    pub fn update(&mut self, file: FileId, content: Content) -> Update {
        let update = self.update_first(file, content);
        if update == Update::Everything {
            self.settle();
        }
        update
    }

    /// Checks everything again, after [`Self::update_first`] has returned that this is needed.
    pub fn settle(&mut self) {
        self.selections = Selections::default();
        self.rebuild();
    }

    /// Returns the same files unprocessed; [`Self::settle`] processes them. Lets the caller go on with this
    /// value while another thread checks everything again: no file is read twice, and ids of files stay the
    /// same.
    pub fn fork(&self) -> Self {
        let cached = self.cache.files.iter();
        let cached = cached.map(|known| load::Cached::new(known.root, Arc::clone(&known.reading)));
        Self {
            games: Vec::new(),
            files: self.files.clone(),
            findings: Vec::new(),
            cache: self.cache.with_files(self.cache.roots.clone(), cached.collect()),
            selections: Selections::default(),
        }
    }

    /// Sets the new content of a file and checks only that file, against the previous state of the others.
    /// For use while an author is typing: [`Self::settle`] updates the other files if the answer is
    /// [`Update::Everything`].
    pub fn update_first(&mut self, file: FileId, content: Content) -> Update {
        self.selections = Selections::default();
        let (Some(known), Some(cached)) =
            (self.files.get_mut(file.index()), self.cache.files.get_mut(file.index()))
        else {
            return Update::File;
        };
        let (text, reading) = load::read_file(known.role, &known.path, content, &self.cache.languages);
        known.text = text;
        let same = cached.reading.broken == reading.broken
            && same_outline(&cached.reading.outline, &reading.outline)
            && !cached.uses_removed;
        cached.reading = Arc::new(reading);
        // Findings about how packs build on each other hold spans that may have moved.
        if !same || self.is_in_global_finding(file) {
            if let Some(cached) = self.cache.files.get_mut(file.index()) {
                cached.checked.clear();
            }
            self.check_file(file, &mut Vec::new());
            self.collect();
            return Update::Everything;
        }
        self.check_again(file)
    }

    fn is_in_global_finding(&self, file: FileId) -> bool {
        let mut global = self.cache.global.iter();
        global
            .any(|finding| finding.file == file || finding.related.iter().any(|related| related.file == file))
    }

    fn check_again(&mut self, file: FileId) -> Update {
        let mut removed = Vec::new();
        let entries = self.check_file(file, &mut removed);
        if !removed.is_empty() {
            return Update::Everything;
        }
        self.move_definitions(file);
        let owner = self.cache.files.get(file.index()).and_then(|cached| cached.owner);
        if let Some((game, _)) = owner {
            if let Some(loaded) = self.games.get_mut(game) {
                for (id, entry) in entries {
                    if let Some((_, slot)) = loaded.entries.get_index_mut(id.index()) {
                        *slot = entry;
                    }
                }
            }
            self.check_across(game);
        }
        self.collect();
        Update::File
    }

    /// Updates the positions of a file's ids.
    fn move_definitions(&mut self, file: FileId) {
        let Some(cached) = self.cache.files.get(file.index()) else { return };
        let (Some((game, _)), Outline::Entries(entries)) = (cached.owner, &cached.reading.outline) else {
            return;
        };
        let Some(scope) = self.cache.scopes.get_mut(game) else { return };
        for (index, raw) in entries.iter().enumerate() {
            let Some(id) = &raw.id else { continue };
            if let Ok(at) = scope.known.binary_search_by(|known| known.id.cmp(&id.text))
                && let Some(known) = scope.known.get_mut(at)
                && known.definition == (file, index)
            {
                known.span = id.span;
            }
        }
    }
}

/// Returns whether the two look the same to other files.
fn same_outline(a: &Outline, b: &Outline) -> bool {
    match (a, b) {
        (Outline::Entries(a), Outline::Entries(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same_head(b))
        }
        (Outline::None, Outline::None) => true,
        (
            Outline::Entries(_)
            | Outline::Alone(..)
            | Outline::None
            | Outline::Manifest(_)
            | Outline::Nouns(..),
            _,
        ) => false,
    }
}
