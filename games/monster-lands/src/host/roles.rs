//! Things in roles that the moment itself does not have.

use crate::content::Face;
use crate::registry::roles::Role;
use crate::state::card::NOBODY;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Scope;
use provost_interpreter::vocabulary::id::RoleId;

impl Table {
    pub(super) fn find_role(&self, role: RoleId, scope: &Scope<'_>) -> Option<Thing> {
        let source = scope.source();
        match Role::from_word(role.0)? {
            Role::Myself => Some(source),
            Role::Owner if Self::is_dummy(scope) => None,
            Role::Owner => {
                let seat = if scope.actor.is_some() && scope.actor.0 != NOBODY {
                    scope.actor.0
                } else {
                    self.state.board.first
                };
                Some(Item::Player(seat).thing())
            }
            Role::Bearer => self.bearer(source).some().map(|card| Item::Card(card).thing()),
            Role::Path => {
                let path = self.source_path(source);
                path.is_some().then(|| Item::Path(path).thing())
            }
            Role::Building => match Item::of(source)? {
                Item::Building(_) => Some(source),
                Item::Card(card) => match self.content.card(card).face {
                    Face::Panic(building) => Some(Item::Building(building).thing()),
                    Face::Mercenary(_)
                    | Face::Monster(_)
                    | Face::Land(_)
                    | Face::Equipment(_)
                    | Face::Trap(_)
                    | Face::Loot
                    | Face::Mission(_)
                    | Face::Header(_) => None,
                },
                Item::Player(_)
                | Item::Trophy(_)
                | Item::Path(_)
                | Item::Stock(..)
                | Item::OnPath(..)
                | Item::Benefit(_)
                | Item::Guard(_)
                | Item::Rule(_)
                | Item::PoolDie(..)
                | Item::PathDie(..)
                | Item::Dummy => None,
            },
            Role::Member => {
                let path = scope
                    .context
                    .role(Role::Path.id())
                    .map_or_else(|| self.source_path(source), Self::path_of);
                let mercenary = if path.is_some() { self.state.path(path).mercenary } else { CardId::NONE };
                mercenary.some().map(|card| Item::Card(card).thing())
            }
            Role::Trophy => matches!(Item::of(source)?, Item::Trophy(_)).then_some(source),
            Role::Dummy => Some(Item::Dummy.thing()),
            Role::Actor => {
                let seat = scope.context.player.0;
                (seat < self.state.board.players).then(|| Item::Player(seat).thing())
            }
            Role::Monster
            | Role::Land
            | Role::Victim
            | Role::Victor
            | Role::Hired
            | Role::Equipment
            | Role::Trap
            | Role::Die
            | Role::Loot => None,
        }
    }

    /// Returns the path a source belongs to.
    pub(super) fn source_path(&self, source: Thing) -> PathId {
        match Item::of(source) {
            Some(Item::Benefit(path) | Item::Guard(path) | Item::OnPath(path, _) | Item::Path(path)) => path,
            Some(Item::Card(card)) if matches!(self.content.card(card).face, Face::Equipment(_)) => {
                self.state.card(self.state.card(card).link).path
            }
            Some(Item::Card(card)) => self.state.card(card).path,
            _ => PathId::NONE,
        }
    }

    fn bearer(&self, source: Thing) -> CardId {
        if let Some(Item::Card(card)) = Item::of(source)
            && matches!(self.content.card(card).face, Face::Equipment(_))
        {
            return self.state.card(card).link;
        }
        let path = self.source_path(source);
        if path.is_some() { self.state.path(path).mercenary } else { CardId::NONE }
    }
}
