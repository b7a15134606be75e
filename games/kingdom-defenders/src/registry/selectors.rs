//! Selectors.

use crate::content::CardKind;
use crate::registry::Selector;
use crate::registry::roles::Role;
use crate::state::{Holder, Space, Spot};
use crate::step::Areas;
use crate::table::Table;
use crate::thing::{CardId, DiscId, Item, SpaceId};
use provost_engine::list::List;
use provost_engine::words::meaning::selector_specs;
use provost_interpreter::hook::Thing;
use provost_interpreter::host::{Args, Scope, Things};
use provost_interpreter::vocabulary::spec::SelectorSpec;

/// The selectors.
pub static SELECTORS: &[Selector] = &[
    Selector::set("player", "*", "player", |table, _, _, things| table.list_players(|_| true, things))
        .doc("All players, the owner included; in turn order.")
        .example("building", "on activate: each player gains 1 coin."),
    Selector::set("rival", "rival", "player", |table, _, scope, things| {
        table.list_players(|seat| seat != table.owner_seat(scope), things);
    })
    .needs(&["owner"])
    .doc("All players but the owner; in turn order.")
    .example("character", "on activate: a rival takes 1 wound."),
    Selector::set("disc-of", "* of {whom:player}", "disc", |table, args, _, things| {
        let owner = Item::seat_of(args.thing(0));
        let mine = table.state.discs.iter().zip(0..).filter(|(disc, _)| Some(disc.owner) == owner);
        let placed = mine.filter(|(disc, _)| disc.space().is_some());
        things.extend(placed.map(|(_, id)| Item::Disc(DiscId(id)).thing()));
    })
    .doc("The discs of a player that lie on spaces of the board, grey ones on loan included.")
    .example("building", "on activate: gain 1 coin for each grey disc of owner."),
    Selector::one("this-disc", "this disc", "disc", |_, _, scope, things| {
        things.extend(scope.context.role(Role::Disc.id()));
    })
    .needs(&["disc"])
    .doc("The disc that the moment is about: the one placed, activated or left unused.")
    .example("character", "on activate: move this disc to an empty single space outside area-a."),
    Selector::set(
        "rival-disc-on-single-space",
        "rival disc on a single space outside {areas:nouns:area}",
        "disc",
        Table::list_rival_discs,
    )
    .needs(&["owner"])
    .doc("Discs of other players, not yet activated, on spaces for one disc outside these areas.")
    .example(
        "character",
        "on activate, pay 1 coin: put this disc in place of a rival disc on a single space outside \
                 area-a.",
    ),
    Selector::set("disc-on", "* on {where:tile|space|adventure}", "disc", |table, args, _, things| {
        let space = table.space_of_thing(args.thing(0));
        let discs = space.map(|space| table.state.space(space).discs).unwrap_or_default();
        things.extend(discs.iter().map(|disc| Item::Disc(*disc).thing()));
    })
    .doc("The discs on a tile, a space or an adventure.")
    .example("building", "on activate: gain 1 coin for each disc on self."),
    Selector::set("disc-in", "* in {areas:nouns:area}", "disc", |table, args, _, things| {
        let areas = table.areas(args, 0);
        let spaces = table.state.all_spaces().filter(|(_, space)| areas.contains(space.area));
        let discs = spaces.flat_map(|(_, space)| space.discs.iter());
        things.extend(discs.map(|disc| Item::Disc(*disc).thing()));
    })
    .doc("The discs on all spaces of these areas.")
    .example("building", "on activate: gain 1 coin for every 3 discs in area-a."),
    Selector::set("space-outside", "* outside {areas:nouns:area}", "space", |table, args, _, things| {
        let barred = table.areas(args, 0);
        table.list_spaces(|space| !barred.contains(space.area), things);
    })
    .doc("The spaces outside these areas.")
    .example("building", "on activate: move this disc to an empty single space outside area-a or area-c."),
    Selector::set("space-in", "* in {areas:nouns:area}", "space", |table, args, _, things| {
        let areas = table.areas(args, 0);
        table.list_spaces(|space| areas.contains(space.area), things);
    })
    .doc("The spaces of these areas.")
    .example("building", "on activate: gain 1 coin for every 3 empty spaces in area-a."),
    Selector::set("tile", "*", "tile", |table, _, _, things| table.list_tiles(|_| true, things))
        .doc("The buildings and characters on the board.")
        .example("reward", "on score: +1 to score for every 10 tiles."),
    Selector::set("tile-in", "* in {areas:nouns:area}", "tile", |table, args, _, things| {
        let areas = table.areas(args, 0);
        table.list_tiles(|space| areas.contains(space.area), things);
    })
    .doc("The buildings and characters of these areas.")
    .example("reward", "on score: +1 to score for every 4 characters in area-b."),
    Selector::set(
        "building-with-rival-disc",
        "building with a rival disc",
        "tile",
        |table, _, scope, things| table.list_buildings(table.owner_seat(scope), things),
    )
    .needs(&["owner"])
    .doc("Buildings on which another player has a disc, for one disc or for two.")
    .example("character", "on activate: copy a building with a rival disc."),
    Selector::set("camp", "*", "camp", |table, _, _, things| table.list_camps(|_| true, things))
        .doc("All camps, those of the owner included.")
        .example("building", "on activate: take 1 weapon or spell from a camp."),
    Selector::set("camp-of", "* of {whom:player}", "camp", |table, args, _, things| {
        let owner = Item::seat_of(args.thing(0));
        table.list_camps(|seat| Some(seat) == owner, things);
    })
    .doc("The camps of a player.")
    .example("building", "on activate: take 1 spell from a camp of owner."),
    Selector::set("rival-camp", "rival camp", "camp", |table, _, scope, things| {
        table.list_camps(|seat| seat != table.owner_seat(scope), things);
    })
    .needs(&["owner"])
    .doc("The camps of all other players.")
    .example("building", "on activate: take 1 spell from a rival camp."),
    Selector::set("adventure", "*", "adventure", |table, _, _, things| {
        table.list_adventures(|_| true, things);
    })
    .doc("Adventure cards that lie face up, whatever discs lie on them.")
    .example("building", "on activate, pay 1 spell: complete an adventure returning its discs."),
    Selector::set(
        "adventure-without-rival-discs",
        "adventure without rival discs",
        "adventure",
        |table, _, scope, things| {
            let seat = table.owner_seat(scope);
            table
                .list_adventures(|slot| table.state.owner_on(slot).is_none_or(|owner| owner == seat), things);
        },
    )
    .needs(&["owner"])
    .doc("Adventure cards that lie face up with discs of the owner or with none.")
    .example("building", "on activate, pay 1 coin: complete an adventure without rival discs."),
    Selector::set("deed", "*", "deed", |table, _, _, things| list_cards(&table.state.board.deeds, things))
        .doc("Deed tiles that lie face up.")
        .example("character", "on activate: complete a deed."),
    Selector::set("reward", "*", "reward", |table, _, _, things| {
        list_cards(&table.state.board.rewards, things);
    })
    .doc("Reward tiles that lie face up.")
    .example("adventure", "on completion: take a reward."),
    Selector::set("adventure-of", "* of {whom:player}", "adventure", |table, args, _, things| {
        table.list_held(CardKind::Adventure, args, things);
    })
    .doc("The adventures a player has completed.")
    .example("reward", "on score: +1 to score for every 2 adventures of owner."),
    Selector::set("deed-of", "* of {whom:player}", "deed", |table, args, _, things| {
        table.list_held(CardKind::Deed, args, things);
    })
    .doc("The deeds a player has completed.")
    .example("reward", "on score: +1 to score for every 2 deeds of owner."),
    Selector::set("reward-of", "* of {whom:player}", "reward", |table, args, _, things| {
        table.list_held(CardKind::Reward, args, things);
    })
    .doc("The reward tiles a player has.")
    .example("reward", "on score: +1 to score for each reward of owner."),
];

/// Their specs.
pub static SPECS: &[SelectorSpec] = &selector_specs::<Table, { SELECTORS.len() }>(SELECTORS);

fn list_cards(cards: &List<CardId, 20>, things: &mut Things) {
    things.extend(cards.iter().map(|card| Item::Card(*card).thing()));
}

impl Table {
    fn list_players(&self, is_meant: impl Fn(u8) -> bool, things: &mut Things) {
        let players = self.state.board.order.iter().copied().filter(|seat| is_meant(*seat));
        things.extend(players.map(|seat| Item::Player(seat).thing()));
    }

    fn list_rival_discs(&self, args: &Args<'_>, scope: &Scope<'_>, things: &mut Things) {
        let (seat, barred) = (self.owner_seat(scope), self.areas(args, 0));
        let single = |space: &Space| space.size == 1 && !barred.contains(space.area);
        let spaces = self.state.all_spaces().filter(|(_, space)| single(space));
        let discs = spaces.flat_map(|(_, space)| space.discs.iter());
        let free = discs.filter(|disc| {
            let disc = self.state.disc(**disc);
            disc.owner != seat && !disc.spent
        });
        things.extend(free.map(|disc| Item::Disc(*disc).thing()));
    }

    fn list_spaces(&self, is_meant: impl Fn(&Space) -> bool, things: &mut Things) {
        let spaces = self.state.all_spaces().filter(|(_, space)| is_meant(space));
        things.extend(spaces.map(|(id, _)| Item::Space(id).thing()));
    }

    fn list_tiles(&self, is_meant: impl Fn(&Space) -> bool, things: &mut Things) {
        for (_, space) in self.state.all_spaces().filter(|(_, space)| is_meant(space)) {
            if let Spot::Tile(tile) = space.spot {
                things.push(Item::Tile(tile).thing());
            }
        }
    }

    /// Lists the cards of a kind that a player has completed or taken.
    fn list_held(&self, kind: CardKind, args: &Args<'_>, things: &mut Things) {
        let Some(seat) = Item::seat_of(args.thing(0)) else { return };
        let held = self.state.all_cards().filter(|(card, holder)| {
            matches!(*holder, Holder::Done(by) | Holder::Kept(by) if by == seat)
                && self.content.card(*card).is_some_and(|card| card.kind == kind)
        });
        things.extend(held.map(|(card, _)| Item::Card(card).thing()));
    }

    /// Returns the space that a tile, a space or an adventure is.
    fn space_of_thing(&self, thing: Thing) -> Option<SpaceId> {
        match Item::of(thing)? {
            Item::Space(space) => Some(space),
            Item::Tile(tile) => self.space_of_tile(tile),
            Item::Card(card) => self.slot_of(card),
            Item::Player(_) | Item::Disc(_) | Item::Camp(..) | Item::Rule(_) | Item::Lot(_) => None,
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

    fn list_camps(&self, is_meant: impl Fn(u8) -> bool, things: &mut Things) {
        for seat in self.state.board.order.iter().copied().filter(|seat| is_meant(*seat)) {
            things.extend((0..self.content.numbers.camps).map(|camp| Item::Camp(seat, camp).thing()));
        }
    }

    fn list_adventures(&self, is_meant: impl Fn(SpaceId) -> bool, things: &mut Things) {
        let meant = self.adventures().filter(|(_, slot)| is_meant(*slot));
        things.extend(meant.map(|(card, _)| Item::Card(card).thing()));
    }
}
