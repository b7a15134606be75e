//! Which things a selector means.

use crate::registry::roles::Role;
use crate::registry::selectors::Selector;
use crate::state::{Space, Spot};
use crate::step::Areas;
use crate::table::Table;
use crate::thing::{Item, SpaceId};
use provost_interpreter::host::{Args, Scope, Things};

impl Table {
    pub(super) fn list(&self, selector: Selector, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        let seat = self.owner_seat(scope);
        let order = self.state.board.order;
        let players = || order.iter().copied();
        match selector {
            Selector::Player => things.extend(players().map(|seat| Item::Player(seat).thing())),
            Selector::Rival => {
                let rivals = players().filter(|other| *other != seat);
                things.extend(rivals.map(|seat| Item::Player(seat).thing()));
            }
            Selector::ThisDisc => things.extend(scope.context.role(Role::Disc.id())),
            Selector::RivalDiscOnSingleSpace => {
                let barred = self.areas(args, 0);
                let single = |space: &Space| space.size == 1 && !barred.contains(space.area);
                let spaces = self.state.all_spaces().filter(|(_, space)| single(space));
                let discs = spaces.flat_map(|(_, space)| space.discs.iter());
                let free = discs.filter(|disc| {
                    let disc = self.state.disc(**disc);
                    disc.owner != seat && !disc.spent
                });
                things.extend(free.map(|disc| Item::Disc(*disc).thing()));
            }
            Selector::EmptySingleSpace => {
                let barred = self.areas(args, 0);
                let empty = |space: &Space| {
                    Self::is_empty_space(space) && space.size == 1 && !barred.contains(space.area)
                };
                let spaces = self.state.all_spaces().filter(|(_, space)| empty(space));
                things.extend(spaces.map(|(id, _)| Item::Space(id).thing()));
            }
            Selector::BuildingWithRivalDisc => self.list_buildings(seat, things),
            Selector::Camp => players().for_each(|seat| self.list_camps(seat, things)),
            Selector::RivalCamp => {
                players().filter(|other| *other != seat).for_each(|seat| self.list_camps(seat, things));
            }
            Selector::Adventure => self.list_adventures(|_| true, things),
            Selector::AdventureWithoutRivalDiscs => {
                let free = |slot| self.state.owner_on(slot).is_none_or(|owner| owner == seat);
                self.list_adventures(free, things);
            }
            Selector::EmptyAdventure => {
                self.list_adventures(|slot| self.state.owner_on(slot).is_none(), things);
            }
            Selector::Deed => {
                things.extend(self.state.board.deeds.iter().map(|card| Item::Card(*card).thing()));
            }
            Selector::Reward => {
                things.extend(self.state.board.rewards.iter().map(|card| Item::Card(*card).thing()));
            }
        }
    }

    /// Returns the areas that a slot names.
    pub(super) fn areas(&self, args: &Args<'_>, slot: usize) -> Areas {
        let areas = args.nouns(slot).iter().filter_map(|noun| self.content.area(*noun));
        areas.fold(Areas::default(), Areas::with)
    }

    fn list_buildings(&self, seat: u8, things: &mut Things) {
        for (id, space) in self.state.all_spaces() {
            if let Spot::Tile(tile) = space.spot
                && self.content.tile(tile).is_some_and(|tile| tile.is_building)
                && self.state.owner_on(id).is_some_and(|owner| owner != seat)
            {
                things.push(Item::Tile(tile).thing());
            }
        }
    }

    fn list_camps(&self, seat: u8, things: &mut Things) {
        things.extend((0..self.content.numbers.camps).map(|camp| Item::Camp(seat, camp).thing()));
    }

    fn list_adventures(&self, is_meant: impl Fn(SpaceId) -> bool, things: &mut Things) {
        let meant = self.adventures().filter(|(_, slot)| is_meant(*slot));
        things.extend(meant.map(|(card, _)| Item::Card(card).thing()));
    }
}
