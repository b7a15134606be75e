//! The same content with fewer packs, as if the others had never been loaded: a loaded pack that takes no
//! part in a game must not change it, neither by replacing or removing entries nor by shifting the numbers of
//! nouns.

use super::load::Cached;
use super::{Loaded, LoadedGame, PackId};
use crate::vocabulary::id::NounId;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// The selections made so far, each made once. They are only appended, so borrowed ones stay valid.
#[derive(Debug, Default)]
pub(super) struct Selections(OnceLock<Box<Selection>>);

#[derive(Debug)]
struct Selection {
    roots: BTreeSet<String>,
    loaded: Loaded,
    next: Selections,
}

impl Loaded {
    /// Returns the content reduced to some packs of a game. Their dependencies must be among them.
    pub fn only(&self, game: &LoadedGame, packs: &BTreeSet<PackId>) -> &Self {
        if (0..).map(PackId).zip(&game.packs).all(|(pack, _)| packs.contains(&pack)) {
            return self;
        }
        let roots: BTreeSet<String> = packs.iter().map(|pack| game.pack(*pack).root.clone()).collect();
        let mut selections = &self.selections;
        loop {
            let selection = selections.0.get_or_init(|| {
                let loaded = self.select(&roots);
                Box::new(Selection { roots: roots.clone(), loaded, next: Selections::default() })
            });
            if selection.roots == roots {
                return &selection.loaded;
            }
            selections = &selection.next;
        }
    }

    /// Merges the packs of some folders, without reading any file again.
    fn select(&self, roots: &BTreeSet<String>) -> Self {
        let place = |root: &str| roots.iter().position(|one| one == root);
        let mut files = Vec::new();
        let mut cached = Vec::new();
        for (file, known) in self.files.iter().zip(&self.cache.files) {
            if let Some(root) = place(&file.root) {
                files.push(file.clone());
                cached.push(Cached::new(root, Arc::clone(&known.reading)));
            }
        }
        let mut selected = Self {
            games: Vec::new(),
            files,
            findings: Vec::new(),
            cache: self.cache.with_files(roots.iter().cloned().collect(), cached),
            selections: Selections::default(),
        };
        selected.rebuild();
        selected
    }

    /// Returns the pack that a noun comes from; `None` for the nouns of the game itself.
    pub fn pack_of_noun(&self, game: &LoadedGame, noun: NounId) -> Option<PackId> {
        let at = self.games.iter().position(|one| std::ptr::eq(one, game))?;
        self.cache.scopes.get(at)?.owners.get(noun.index()).copied().flatten()
    }
}
