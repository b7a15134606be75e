//! How the entries of a game see each other: the existing ids, the definition in force for each, and what
//! each pack may name.

use super::{EntryId, FileId, PackId};
use crate::check::Param;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{KindId, NounId};
use provost_grammar::span::Span;
use std::collections::BTreeSet;

/// The table of ids of one game.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    /// By [`PackId`].
    pub(super) packs: Vec<ScopePack>,
    /// Which pack a noun comes from, by [`NounId`]; `None` for those of the game.
    pub(super) owners: Vec<Option<PackId>>,
    /// Every id that was ever defined, sorted.
    pub(super) known: Vec<Known>,
}

/// A pack from the view of its entries.
#[derive(Clone, Debug)]
pub(super) struct ScopePack {
    /// The pack itself and everything it depends on.
    pub(super) visible: BTreeSet<PackId>,
    /// Sets that its entries may name.
    pub(super) sets: BTreeSet<String>,
    /// Languages that every name must have.
    pub(super) languages: Vec<String>,
}

/// An id.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) id: String,
    /// Its id as a noun.
    pub(super) noun: NounId,
    /// The pack that defined it first.
    pub(super) first: PackId,
    /// The last definition: file and index in the file.
    pub(super) definition: (FileId, usize),
    /// The pack with that definition.
    pub(super) pack: PackId,
    /// The span of its id.
    pub(super) span: Span,
    /// Its kind, if that is known.
    pub(super) kind: Option<KindId>,
    /// Its parameters, if their types are known.
    pub(super) params: Option<Vec<Param>>,
    /// Where it is removed, if so.
    pub(super) removed: Option<(PackId, Span)>,
    /// The index among the loaded entries; `None` if it is removed or cannot be read.
    pub(super) entry: Option<EntryId>,
}

impl Scope {
    #[expect(clippy::indexing_slicing, reason = "a PackId is only ever made from its table")]
    pub(super) fn pack(&self, pack: PackId) -> &ScopePack {
        &self.packs[pack.0 as usize]
    }

    /// Finds an id.
    pub(super) fn find(&self, id: &str) -> Option<(usize, &Known)> {
        let index = self.known.binary_search_by(|known| known.id.as_str().cmp(id)).ok()?;
        Some((index, self.known.get(index)?))
    }
}

/// The scope as seen from one file of one pack.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) scope: &'a Scope,
    pub(super) pack: PackId,
    pub(super) file: FileId,
    /// The file's text.
    pub(super) text: &'a str,
    /// Languages in which texts may be given.
    pub(super) languages: &'a [&'static str],
}

impl View<'_> {
    /// Returns whether the pack may use a noun.
    pub(super) fn is_visible(&self, noun: NounId) -> bool {
        let owner = self.scope.owners.get(noun.index()).copied().flatten();
        owner.is_none_or(|owner| self.scope.pack(self.pack).visible.contains(&owner))
    }
}
