//! Moments of play as contexts of the interpreter, with their roles and qualifiers.

use super::registry::hooks::Hook;
use super::registry::roles::Role;
use super::registry::targets::Target;
use super::step::Purpose;
use super::table::Table;
use super::thing::{CardId, Item, PathId, Site};
use provost_interpreter::hook::{Context, Player, Thing};
use provost_interpreter::machine::{self, Query};
use provost_interpreter::vocabulary::id::{HookId, NounId, RoleId, TargetId};

impl Hook {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> HookId {
        HookId(self.word())
    }
}

impl Role {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> RoleId {
        RoleId(self.word())
    }
}

impl Target {
    /// Returns the word's id.
    #[inline]
    pub const fn id(self) -> TargetId {
        TargetId(self.word())
    }
}

/// Makes the moment of a player.
#[inline]
pub(super) fn moment(hook: Hook, seat: u8) -> Context {
    Context::new(hook.id(), Player(seat))
}

impl Table {
    /// Returns the noun of a site's place.
    #[inline]
    pub(super) fn place(&self, site: Site) -> NounId {
        match site {
            Site::Land(_) => self.content.words.land,
            Site::Entrance => self.content.words.entrance,
            Site::Mission(_) => self.content.words.mission,
        }
    }

    /// Returns the owner of the mercenary on a path, or the active player if there is none.
    #[inline]
    pub(super) fn owner_at(&self, path: PathId) -> u8 {
        let mercenary = self.state.path(path).mercenary;
        match mercenary.some() {
            Some(card) => self.state.card(card).owner,
            None => self.state.board.active,
        }
    }

    /// Makes a moment on a path, with its monster and land; the player is the owner of its mercenary.
    #[inline]
    pub(super) fn on_path(&self, hook: Hook, path: PathId) -> Context {
        let site = path.site();
        let mut context = moment(hook, self.owner_at(path));
        context.put(Role::Path.id(), Item::Path(path).thing());
        if let Some(monster) = self.state.board.monster(site).some() {
            context.put(Role::Monster.id(), Item::Card(monster).thing());
        }
        if let Some(land) = self.state.board.land(site).some() {
            context.put(Role::Land.id(), Item::Card(land).thing());
        }
        context
    }

    /// Makes a moment at a site as a whole, with its monster and land; it is the first player's.
    pub(super) fn at_site(&self, hook: Hook, site: Site) -> Context {
        let mut context = moment(hook, self.state.board.first);
        if let Some(monster) = self.state.board.monster(site).some() {
            context.put(Role::Monster.id(), Item::Card(monster).thing());
        }
        if let Some(land) = self.state.board.land(site).some() {
            context.put(Role::Land.id(), Item::Card(land).thing());
        }
        context.qualify(0, self.place(site));
        context
    }

    /// Makes a moment on a path that says at which place it is.
    #[inline]
    pub(super) fn on_path_at(&self, hook: Hook, path: PathId) -> Context {
        let mut context = self.on_path(hook, path);
        context.qualify(0, self.place(path.site()));
        context
    }

    /// Makes a moment of an attack on the mercenary of a path.
    #[inline]
    pub(super) fn on_victim(&self, hook: Hook, path: PathId) -> Context {
        let mut context = self.on_path_at(hook, path);
        context.put(Role::Victim.id(), Item::Card(self.state.path(path).mercenary).thing());
        context
    }

    /// Makes the moment of a roll: an attack has `attack` and, for one of its totals, `capture` or
    /// `elimination`.
    #[inline]
    pub(super) fn on_roll(
        &self,
        hook: Hook,
        path: PathId,
        purpose: Purpose,
        total: Option<NounId>,
    ) -> Context {
        let mut context = self.on_path(hook, path);
        self.say_roll(&mut context, purpose, total);
        context
    }

    /// Adds the purposes of a roll to a moment on a path.
    #[inline]
    pub(super) fn say_roll(&self, context: &mut Context, purpose: Purpose, total: Option<NounId>) {
        let words = &self.content.words;
        let said = match purpose {
            Purpose::Attack => words.attack,
            Purpose::Conquest => words.conquest,
            Purpose::Mission => words.for_mission,
        };
        context.qualify(0, said);
        if let Some(total) = total {
            context.qualify(0, total);
        }
    }

    /// Computes a number.
    #[inline]
    pub(super) fn number(&self, context: &Context, target: Target, base: i32) -> i32 {
        machine::number(&self.content.program, self, context, Query::new(target.id()), base)
    }

    /// Returns the site of a monster.
    pub(super) fn site_of(&self, monster: CardId) -> Option<Site> {
        [Site::Land(0), Site::Land(1), Site::Entrance]
            .into_iter()
            .find(|site| monster.is_some() && self.state.board.monster(*site) == monster)
    }

    /// Returns the player behind a thing.
    pub(super) fn player_of(thing: Thing) -> Option<u8> {
        match Item::of(thing) {
            Some(Item::Player(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Returns the card behind a thing.
    #[inline]
    pub(super) fn card_of(thing: Thing) -> CardId {
        match Item::of(thing) {
            Some(Item::Card(card)) => card,
            _ => CardId::NONE,
        }
    }

    /// Returns the path behind a thing.
    #[inline]
    pub(super) fn path_of(thing: Thing) -> PathId {
        match Item::of(thing) {
            Some(Item::Path(path)) => path,
            _ => PathId::NONE,
        }
    }
}
