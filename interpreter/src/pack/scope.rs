//! What the entries of a game see of each other: which ids there are, which definition of an id is in
//! force, and which pack may name what.

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

/// A pack as its entries see it.
#[derive(Clone, Debug)]
pub(super) struct ScopePack {
    /// Itself and everything it depends on.
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
    /// The same as a noun.
    pub(super) noun: NounId,
    /// The pack that brought it.
    pub(super) first: PackId,
    /// The last definition: file, and which entry of it.
    pub(super) definition: (FileId, usize),
    /// The pack of that definition.
    pub(super) pack: PackId,
    /// Where its id stands.
    pub(super) span: Span,
    /// Its kind, if that is known.
    pub(super) kind: Option<KindId>,
    /// Its parameters, if their types are known.
    pub(super) params: Option<Vec<Param>>,
    /// Where it is removed, if it is.
    pub(super) removed: Option<(PackId, Span)>,
    /// Its place among the loaded entries; none if it is removed or cannot be read.
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

/// The scope from one file of one pack.
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
