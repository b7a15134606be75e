//! The metrics of Monster Lands.

use super::content::{Content, Role};
use super::event::{Event, EventKind};
use super::table::Table;
use super::thing::{CardId, Item, PathId, Site};
use provost_engine::game::metrics::{Change, Metric, Metrics, Source, Trait};
use provost_interpreter::hook::{Player, Thing};
use provost_interpreter::vocabulary::id::NounId;

pub(super) const REPUTATION: Metric = Metric::Rule("reputation");

impl Metrics for Table {
    fn places(&self) -> Vec<u8> {
        let mut places = vec![0; usize::from(self.state.board.players)];
        for place in &self.ranking() {
            if let Some(there) = places.get_mut(usize::from(place.seat)) {
                *there = place.place;
            }
        }
        places
    }

    fn traits(&self, player: Player) -> Vec<Trait> {
        let members = self.state.seat(player.0).members;
        let leader = members.iter().find(|card| self.content.mercenary(**card).role == Role::Leader);
        let Some(leader) = leader else { return Vec::new() };
        let affinity = self.content.mercenary(*leader).affinity;
        let noun = affinity.and_then(|affinity| self.content.affinities.get(usize::from(affinity)));
        let affinity = noun.map(|noun| Trait { sort: "affinity", noun: *noun });
        let clan = Trait { sort: "clan", noun: self.content.card(*leader).entry };
        affinity.into_iter().chain([clan]).collect()
    }

    fn metrics(content: &Content) -> Vec<Metric> {
        let resources = content.resources.iter().copied().map(Metric::Noun);
        resources.chain([REPUTATION, Metric::SCORE]).collect()
    }

    fn metric(&self, player: Player, metric: Metric) -> i32 {
        let seat = self.state.seat(player.0);
        match metric {
            Metric::Noun(noun) => {
                let at = self.content.resources.iter().position(|resource| *resource == noun);
                at.and_then(|at| seat.resources.get(at)).map_or(0, |amount| i32::from(*amount))
            }
            REPUTATION => i32::from(seat.reputation),
            Metric::Rule(_) => self.victory_points(player.0, 0),
        }
    }

    fn ending(&self) -> &'static str {
        if self.state.board.round >= self.state.board.rounds { "rounds" } else { "glory" }
    }

    fn entries(content: &Content) -> Vec<NounId> {
        let cards = content.cards.iter().map(|card| card.entry);
        let buildings = content.buildings.iter().map(|building| building.entry);
        let rules = content.rules.iter().map(|rule| rule.entry);
        let paths = content.benefits.iter().chain(content.guards.iter().flatten()).map(|code| code.entry);
        cards.chain(buildings).chain(rules).chain(paths).collect()
    }

    fn stands_for(&self, thing: Thing, tell: &mut dyn FnMut(NounId)) {
        match Item::of(thing) {
            Some(Item::Path(path)) => {
                self.at_path(path, tell);
                let (monster, land) =
                    (self.state.board.monster(path.site()), self.state.board.land(path.site()));
                self.entries_of([monster, land], tell);
            }
            Some(item) => self.entry_of(item).into_iter().for_each(tell),
            None => {}
        }
    }

    /// A building, or a tile that nobody holds, is open.
    fn open_by_use(&self, thing: Thing, tell: &mut dyn FnMut(NounId)) {
        let held = |place: Item| self.state.board.held.iter().any(|(rule, _)| Item::Rule(*rule) == place);
        let open = self.place_of(thing).filter(|place| !held(*place));
        open.and_then(|place| self.entry_of(place)).into_iter().for_each(tell);
    }

    fn gains(&self, event: &Event, tell: &mut dyn FnMut(Player, NounId)) {
        if let EventKind::Joined { seat, card } | EventKind::Took { seat, card } = event.what {
            self.entries_of([card], &mut |entry| tell(Player(seat), entry));
        } else if let EventKind::Equipped { card, bearer, new: true } = event.what {
            let seat = self.state.card(bearer).owner;
            if seat < self.state.board.players {
                self.entries_of([card], &mut |entry| tell(Player(seat), entry));
            }
        } else if let EventKind::Captured { path, card }
        | EventKind::Eliminated { path, card }
        | EventKind::Conquered { path, card } = event.what
        {
            let seat = self.last_at(path);
            self.entries_of([card], &mut |entry| seat.into_iter().for_each(|seat| tell(Player(seat), entry)));
        } else if let EventKind::Assigned { seat, path, .. } = event.what {
            self.at_path(path, &mut |entry| tell(Player(seat), entry));
        } else if let EventKind::DiePlaced { seat, on, .. } = event.what {
            let entry = self.place_of(on).and_then(|place| self.entry_of(place));
            if let Some(entry) = entry {
                tell(Player(seat), entry);
            }
        } else if let EventKind::Tile { rule, seat: Some(seat) } = event.what {
            self.entry_of(Item::Rule(rule)).into_iter().for_each(|entry| tell(Player(seat), entry));
        }
    }

    fn changes(&self, events: &[Event], tell: &mut dyn FnMut(Change)) {
        self.tell_changes(events, tell);
    }

    fn parts(&self, player: Player) -> Vec<(Source, i32)> {
        self.parts_of_score(player.0)
    }
}

impl Table {
    fn entries_of<const N: usize>(&self, cards: [CardId; N], tell: &mut dyn FnMut(NounId)) {
        for card in cards {
            self.content.cards.get(card.index()).map(|card| card.entry).into_iter().for_each(&mut *tell);
        }
    }

    /// Returns a thing if it takes dice of any player: a building, or a tile beside the board.
    fn place_of(&self, thing: Thing) -> Option<Item> {
        let item = Item::of(thing)?;
        let is_place = if let Item::Rule(rule) = item {
            self.content.rules.get(usize::from(rule)).is_some_and(|rule| rule.is_tile)
        } else {
            matches!(item, Item::Building(_))
        };
        is_place.then_some(item)
    }

    /// Reports what a visitor of a path goes to: a mission, or the benefit of a path.
    fn at_path(&self, path: PathId, tell: &mut dyn FnMut(NounId)) {
        match path.site() {
            Site::Mission(mission) => {
                let card = self.state.board.missions.get(usize::from(mission)).copied().unwrap_or_default();
                self.entries_of([card], tell);
            }
            Site::Land(_) | Site::Entrance => {
                self.entry_of(Item::Benefit(path)).into_iter().for_each(tell);
            }
        }
    }

    /// Returns the owner of the present or last mercenary at a path.
    pub(super) fn last_at(&self, path: PathId) -> Option<u8> {
        let last = self.log.notes.last_on.get(path.index()).copied().unwrap_or_default();
        let card = self.state.path(path).mercenary.some().or_else(|| last.some())?;
        Some(self.state.card(card).owner).filter(|owner| *owner < self.state.board.players)
    }
}
