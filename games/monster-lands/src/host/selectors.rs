//! Selectors: the things that effects name.

use crate::content::Face;
use crate::registry::roles::Role;
use crate::registry::selectors::Selector;
use crate::state::Seat;
use crate::state::card::NOBODY;
use crate::table::Table;
use crate::thing::{CardId, Item, PathId, Site};
use provost_engine::list::List;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope, Things};

impl Table {
    pub(super) fn list(&self, selector: Selector, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        match selector {
            Selector::MercenaryHere => {
                if let Some(site) = self.site_here(scope) {
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
            Selector::AdjacentPath => self.list_adjacent(scope, things),
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
                let owner = self.seat_that_has(args.thing(0));
                if owner < self.state.board.players {
                    things.push(Item::Player(owner).thing());
                }
            }
            Selector::MercenaryOf
            | Selector::TrapOf
            | Selector::LandOf
            | Selector::LootOf
            | Selector::TrophyOf
            | Selector::EquipmentOf
            | Selector::DieOf => self.list_belongings(selector, args, things),
            Selector::MercenaryOn
            | Selector::TrapOn
            | Selector::DieOn
            | Selector::TrapHere
            | Selector::DieHere
            | Selector::PathOf
            | Selector::PathHere => self.list_on_paths(selector, args, scope, things),
            Selector::LandInPlay => {
                let lands = self.state.board.lands.iter().filter(|land| land.is_some());
                things.extend(lands.map(|land| Item::Card(*land).thing()));
            }
            Selector::MonsterInPlay => {
                let monsters = self.state.board.monsters.iter().filter(|monster| monster.is_some());
                things.extend(monsters.map(|monster| Item::Card(*monster).thing()));
            }
            Selector::FirstPlayer => things.push(Item::Player(self.state.board.first).thing()),
            Selector::LeftOf | Selector::RightOf => {
                let players = self.state.board.players.max(1);
                let step = if selector == Selector::LeftOf { 1 } else { players - 1 };
                if players > 1 {
                    things.push(Item::Player((self.owner_seat(scope) + step) % players).thing());
                }
            }
            Selector::Mercenary
            | Selector::Monster
            | Selector::Land
            | Selector::Equipment
            | Selector::Die => self.list_all(selector, things),
            Selector::Player => things.extend(self.turn_order().map(|seat| Item::Player(seat).thing())),
        }
    }

    /// Lists the nearest paths with a mercenary at the same place.
    fn list_adjacent(&self, scope: &Scope<'_>, things: &mut Things) {
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

    /// Lists everything of a type.
    fn list_all(&self, selector: Selector, things: &mut Things) {
        let cards = |things: &mut Things, all: &mut dyn Iterator<Item = CardId>| {
            things.extend(all.filter(|card| card.is_some()).map(|card| Item::Card(card).thing()));
        };
        let clans = || self.turn_order().map(|seat| self.state.seat(seat));
        let sites = [Site::Land(0), Site::Land(1), Site::Entrance];
        if selector == Selector::Mercenary {
            cards(things, &mut clans().flat_map(|clan| clan.members.iter().copied()));
        } else if selector == Selector::Equipment {
            cards(things, &mut clans().flat_map(|clan| clan.equipment.iter().copied()));
        } else if selector == Selector::Die {
            PathId::all().for_each(|path| self.list_dice(path, things));
        } else if selector == Selector::Monster {
            cards(things, &mut sites.into_iter().map(|site| self.state.board.monster(site)));
        } else {
            let docks = sites.into_iter().map(|site| self.state.board.land(site));
            cards(things, &mut docks.chain(clans().flat_map(|clan| clan.lands.iter().copied())));
        }
    }

    /// Lists what a player or a mercenary has.
    fn list_belongings(&self, selector: Selector, args: &Args<'_>, things: &mut Things) {
        if selector == Selector::MercenaryOf {
            self.list_of_player(args, things, |seat| &seat.members, Item::Card);
        } else if selector == Selector::TrapOf {
            self.list_of_player(args, things, |seat| &seat.traps, Item::Card);
        } else if selector == Selector::LandOf {
            self.list_of_player(args, things, |seat| &seat.lands, Item::Card);
        } else if selector == Selector::LootOf {
            self.list_of_player(args, things, |seat| &seat.loot, Item::Card);
        } else if selector == Selector::TrophyOf {
            self.list_of_player(args, things, |seat| &seat.trophies, Item::Trophy);
        } else if selector == Selector::DieOf {
            self.list_pool(args, things);
        } else if let Some(Item::Card(bearer)) = Item::of(args.thing(0)) {
            let owner = self.state.card(bearer).owner;
            if owner < self.state.board.players {
                let all = self.state.seat(owner).equipment;
                let borne = all.iter().filter(|card| self.state.card(**card).link == bearer);
                things.extend(borne.map(|card| Item::Card(*card).thing()));
            }
        } else {
            self.list_of_player(args, things, |seat| &seat.equipment, Item::Card);
        }
    }

    /// Lists the dice in a player's pool.
    fn list_pool(&self, args: &Args<'_>, things: &mut Things) {
        let Some(seat) = Self::player_of(args.thing(0)) else { return };
        let pool = self.state.seat(seat).pool;
        for (colour, faces) in (0..).zip(&pool) {
            for (face, count) in (0..).zip(faces) {
                things.extend((0..*count).map(|which| Item::PoolDie(colour, face, which).thing()));
            }
        }
    }

    /// Lists what lies on a path, or on all paths of a place.
    fn list_on_paths(&self, selector: Selector, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        let here = || self.site_here(scope).into_iter().flat_map(Site::paths);
        if selector == Selector::MercenaryOn {
            let mercenary = self.state.path(Self::path_of(args.thing(0))).mercenary;
            things.extend(mercenary.some().map(|card| Item::Card(card).thing()));
        } else if selector == Selector::TrapOn {
            self.list_path_traps(Self::path_of(args.thing(0)), things);
        } else if selector == Selector::TrapHere {
            here().for_each(|path| self.list_path_traps(path, things));
        } else if selector == Selector::DieOn {
            self.list_dice(Self::path_of(args.thing(0)), things);
        } else if selector == Selector::DieHere {
            here().for_each(|path| self.list_dice(path, things));
        } else if selector == Selector::PathOf {
            let land = Self::card_of(args.thing(0));
            let number =
                (0..).zip(&self.state.board.lands).find(|(_, there)| land.is_some() && **there == land);
            if let Some((number, _)) = number {
                things.extend(Site::Land(number).paths().map(|path| Item::Path(path).thing()));
            }
        } else {
            things.extend(here().map(|path| Item::Path(path).thing()));
        }
    }

    /// Lists the traps and tricks on a path.
    fn list_path_traps(&self, path: PathId, things: &mut Things) {
        let traps = self.state.path(path).traps;
        things.extend(traps.iter().map(|trap| Item::Card(trap.card).thing()));
    }

    /// Lists cards of a player.
    fn list_of_player<const N: usize>(
        &self,
        args: &Args<'_>,
        things: &mut Things,
        of: impl Fn(&Seat) -> &List<CardId, N>,
        item: impl Fn(CardId) -> Item,
    ) {
        let seat = Self::player_of(args.thing(0)).filter(|seat| *seat < self.state.board.players);
        if let Some(seat) = seat {
            things.extend(of(self.state.seat(seat)).iter().map(|card| item(*card).thing()));
        }
    }

    /// Lists the dice on a path.
    fn list_dice(&self, path: PathId, things: &mut Things) {
        let count = u8::try_from(self.state.path(path).dice.len()).unwrap_or(u8::MAX);
        things.extend((0..count).map(|at| Item::PathDie(path, at).thing()));
    }

    /// Returns the seat of the player who owns a thing.
    pub(super) fn seat_that_has(&self, thing: Thing) -> u8 {
        let on_path = |path: PathId| self.state.card(self.state.path(path).mercenary).owner;
        match Item::of(thing) {
            Some(Item::Path(path) | Item::PathDie(path, _)) => on_path(path),
            Some(Item::Trophy(card)) => {
                let has = |seat: &u8| self.state.seat(*seat).trophies.contains(card);
                (0..self.state.board.players).find(has).unwrap_or(NOBODY)
            }
            Some(Item::Card(card)) => {
                let placed = self.state.card(card).path;
                let is_trap = matches!(self.content.card(card).face, Face::Trap(_));
                if is_trap && placed.is_some() { on_path(placed) } else { self.state.card(card).owner }
            }
            _ => NOBODY,
        }
    }

    /// Returns the nearest path with a mercenary at the same site; in a tie the left one. Tricks of the dummy
    /// player target it.
    fn nearest_mercenary(&self, path: PathId) -> Option<PathId> {
        let others = path.site().paths().filter(|other| path.is_some() && *other != path);
        let occupied = others.filter(|other| self.state.path(*other).is_occupied());
        occupied.min_by_key(|other| other.0.abs_diff(path.0))
    }

    /// Returns the nearest occupied paths to the left and right of a path, at the same site. A token of the
    /// dummy player also occupies a path.
    pub(crate) fn neighbours(&self, path: PathId) -> [Option<PathId>; 2] {
        let occupied = |other: &PathId| self.state.path(*other).is_taken();
        let site = path.site();
        [
            site.paths().rev().filter(|other| *other < path).find(occupied),
            site.paths().filter(|other| *other > path).find(occupied),
        ]
    }

    /// Returns the owner of a scope's thing; for rules, the player of the moment.
    pub(crate) fn owner_seat(&self, scope: &Scope<'_>) -> u8 {
        if scope.actor.0 < self.state.board.players { scope.actor.0 } else { self.state.board.first }
    }

    /// Returns where a moment happens: the site of its monster, else of its path.
    fn site_here(&self, scope: &Scope<'_>) -> Option<Site> {
        let card = scope.context.role(Role::Monster.id()).map_or(CardId::NONE, Self::card_of);
        self.site_of(card).or_else(|| {
            // A monster that has just been beaten has left its dock; the path of its battle tells where it
            // was.
            let path = scope.context.role(Role::Path.id()).map(Self::path_of);
            let path = path.unwrap_or_else(|| self.source_path(scope.source()));
            path.is_some().then(|| path.site())
        })
    }
}
