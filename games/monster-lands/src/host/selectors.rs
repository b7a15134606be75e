//! Which things a selector means.

use crate::registry::roles::Role;
use crate::registry::selectors::Selector;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::host::{Args, Scope, Things};

impl Table {
    pub(super) fn list(&self, selector: Selector, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        match selector {
            Selector::MercenaryHere => {
                if let Some(site) = self.monster_site(scope) {
                    let here = site.paths().map(|path| self.state.path(path).mercenary);
                    things.extend(here.filter(|card| card.is_some()).map(|card| Item::Card(card).thing()));
                }
            }
            Selector::UnassignedMercenary if Self::is_dummy(scope) => {}
            Selector::UnassignedMercenary => {
                let members = self.state.seat(self.owner_seat(scope)).members;
                let idle = members.iter().filter(|card| self.path_of_card(**card) == PathId::NONE);
                things.extend(idle.map(|card| Item::Card(*card).thing()));
            }
            Selector::StoredMercenary => {
                let earlier =
                    self.state.board.stored.iter().filter(|(_, round)| *round < self.state.board.round);
                things.extend(earlier.map(|(card, _)| Item::Card(*card).thing()));
            }
            Selector::AdjacentPath => {
                let path = scope
                    .context
                    .role(Role::Path.id())
                    .map_or_else(|| self.source_path(scope.source()), Self::path_of);
                if Self::is_dummy(scope) {
                    things.extend(self.nearest_mercenary(path).map(|path| Item::Path(path).thing()));
                } else if path.is_some() {
                    let [left, right] = self.neighbours(path);
                    things.extend([left, right].into_iter().flatten().map(|path| Item::Path(path).thing()));
                }
            }
            Selector::MarkedPath => {
                let card = Self::card_of(scope.source());
                let path = self.source_path(scope.source());
                let marks = self.state.path(path).marks;
                let target = marks.iter().find(|(by, _)| *by == card && path.is_some()).map(|(_, to)| *to);
                if let Some(target) = target.filter(|target| self.state.path(*target).is_taken()) {
                    things.push(Item::Path(target).thing());
                }
            }
            Selector::OwnerOf => {
                let owner = self.state.card(Self::card_of(args.thing(0))).owner;
                if owner < self.state.board.players {
                    things.push(Item::Player(owner).thing());
                }
            }
            Selector::Player => things.extend(self.turn_order().map(|seat| Item::Player(seat).thing())),
        }
    }

    /// Returns the nearest path with a mercenary at the same site; of two that are equally near the left one. Tricks of
    /// the dummy player are aimed at it.
    fn nearest_mercenary(&self, path: PathId) -> Option<PathId> {
        let others = path.site().paths().filter(|other| path.is_some() && *other != path);
        let occupied = others.filter(|other| self.state.path(*other).is_occupied());
        occupied.min_by_key(|other| other.0.abs_diff(path.0))
    }

    /// Returns the nearest occupied paths to the left and right of a path, at the same site. A token of the dummy player
    /// occupies a path as well.
    pub(crate) fn neighbours(&self, path: PathId) -> [Option<PathId>; 2] {
        let occupied = |other: &PathId| self.state.path(*other).is_taken();
        let site = path.site();
        [
            site.paths().rev().filter(|other| *other < path).find(occupied),
            site.paths().filter(|other| *other > path).find(occupied),
        ]
    }

    /// Returns the player who owns what a scope is about; for rules the player whose moment it is.
    pub(crate) fn owner_seat(&self, scope: &Scope<'_>) -> u8 {
        if scope.actor.0 < self.state.board.players { scope.actor.0 } else { self.state.board.first }
    }

    /// Returns where the monster of a moment is: its own if the source is one.
    fn monster_site(&self, scope: &Scope<'_>) -> Option<Site> {
        let card = scope.context.role(Role::Monster.id()).map_or(CardId::NONE, Self::card_of);
        self.site_of(card).or_else(|| {
            // A monster that has just been beaten has left its dock; its battle's path says where it was.
            scope.context.role(Role::Path.id()).map(|path| Self::path_of(path).site())
        })
    }
}
