//! Where a file belongs and what it may name, for those who look at single places of it.

use super::scope::Scope;
use super::{FileId, Loaded, LoadedGame, PackId};
use crate::check::Param;
use crate::vocabulary::id::{KindId, NounId};
use crate::vocabulary::spec::GameSpec;
use provost_grammar::span::Span;

/// A file with the game and the pack it counts for.
#[derive(Clone, Copy, Debug)]
pub struct FileOwner<'a> {
    /// The game.
    pub game: &'a LoadedGame,
    /// The pack.
    pub pack: PackId,
    scope: &'a Scope,
}

/// An entry as others see it, be its file sound or not.
#[derive(Clone, Copy, Debug)]
pub struct Defined<'a> {
    /// Its id.
    pub id: &'a str,
    /// The same as a noun.
    pub noun: NounId,
    /// The file of its last definition.
    pub file: FileId,
    /// Where its id stands there.
    pub span: Span,
    /// Its kind, if that is known.
    pub kind: Option<KindId>,
    /// Its parameters, if their types are known.
    pub params: Option<&'a [Param]>,
}

impl Loaded {
    /// Returns where a file belongs, if its pack can be used.
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

    /// Returns the pack that a noun comes from; none for those of the game.
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
