//! The owner of a file: its game and pack, and what it may name, for code that inspects single positions.

use super::scope::Scope;
use super::{FileId, Loaded, LoadedGame, PackId};
use crate::check::Param;
use crate::vocabulary::id::{KindId, NounId};
use crate::vocabulary::spec::GameSpec;
use provost_grammar::span::Span;

/// A file's game and pack.
#[derive(Clone, Copy, Debug)]
pub struct FileOwner<'a> {
    /// The game.
    pub game: &'a LoadedGame,
    /// The pack.
    pub pack: PackId,
    scope: &'a Scope,
}

/// An entry as other entries see it, even if its file is broken.
#[derive(Clone, Copy, Debug)]
pub struct Defined<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its id as a noun.
    pub noun: NounId,
    /// The file of its last definition.
    pub file: FileId,
    /// The span of its id there.
    pub span: Span,
    /// Its kind, if that is known.
    pub kind: Option<KindId>,
    /// Its parameters, if their types are known.
    pub params: Option<&'a [Param]>,
}

impl Loaded {
    /// Returns the owner of a file, if its pack is usable.
    pub fn file_owner(&self, file: FileId) -> Option<FileOwner<'_>> {
        let (game, pack) = self.cache.files.get(file.index())?.owner?;
        Some(FileOwner { game: self.games.get(game)?, pack, scope: self.cache.scopes.get(game)? })
    }

    /// Returns the languages in which texts may be given.
    pub fn languages(&self) -> &[&'static str] {
        &self.cache.languages
    }

    /// Returns the games that packs can be for.
    pub fn specs(&self) -> &[&'static GameSpec] {
        &self.cache.specs
    }
}

impl<'a> FileOwner<'a> {
    /// Returns whether the pack may use a noun.
    pub fn sees(&self, noun: NounId) -> bool {
        let owner = self.scope.owners.get(noun.index()).copied().flatten();
        owner.is_none_or(|owner| self.scope.pack(self.pack).visible.contains(&owner))
    }

    /// Returns the pack that a noun comes from; `None` for those of the game.
    pub fn pack_of(&self, noun: NounId) -> Option<PackId> {
        self.scope.owners.get(noun.index()).copied().flatten()
    }

    /// Returns the sets that entries of the pack may name.
    pub fn sets(&self) -> impl Iterator<Item = &'a str> {
        self.scope.pack(self.pack).sets.iter().map(String::as_str)
    }

    /// Finds an entry by its id.
    pub fn find(&self, id: &str) -> Option<Defined<'a>> {
        self.scope.find(id).map(|(_, known)| defined(known))
    }

    /// Returns all entries of the game, sorted by id.
    pub fn entries(&self) -> impl Iterator<Item = Defined<'a>> {
        self.scope.known.iter().map(defined)
    }
}

fn defined(known: &super::scope::Known) -> Defined<'_> {
    Defined {
        id: &known.id,
        noun: known.noun,
        file: known.definition.0,
        span: known.span,
        kind: known.kind,
        params: known.params.as_deref(),
    }
}
