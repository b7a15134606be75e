//! Writes a table in the words of `then`, which `compare.rs` compares.

use crate::content::{Face, MAX_COLOURS};
use crate::names;
use crate::situation::position::{DOCKS, NONE, OFFERS};
use crate::state::Seat;
use crate::table::Table;
use crate::thing::{CardId, PathId, Site};
use provost_engine::game::speech::Speech;
use provost_engine::zones;
use serde_json::{Map, Value, json};

impl Table {
    /// Returns the position in the words of `then`, without decks and discards.
    pub(super) fn told(&self, speech: &Speech<'_>) -> Map<String, Value> {
        let mut told = zones::told_in(self, speech);
        let mut put = |key: &str, value: Value| drop(told.insert(key.to_owned(), value));
        let board = &self.state.board;
        put("round", json!(board.round));
        put("first-player", json!(board.first + 1));
        for seat in 0..board.players {
            put(&format!("player-{}", seat + 1), self.told_seat(speech, seat));
        }
        let sites = [Site::Land(0), Site::Land(1), Site::Entrance];
        let monsters = DOCKS.iter().zip(sites).map(|(dock, site)| (*dock, board.monster(site)));
        put("monsters", self.told_places(speech, monsters));
        put("lands", self.told_places(speech, DOCKS.into_iter().zip(board.lands)));
        put("missions", self.told_places(speech, ["mission-1", "mission-2"].into_iter().zip(board.missions)));
        let paths = PathId::all().map(|path| (names::path_id(path), self.told_path(speech, path)));
        put("paths", paths.collect::<Map<_, _>>().into());
        let offers = OFFERS.map(|(key, offer)| {
            (key.to_owned(), self.told_cards(speech, board.offer(offer).as_slice().iter().copied()))
        });
        put("offers", offers.into_iter().collect::<Map<_, _>>().into());
        put("panic", json!(board.panic.iter().map(|card| self.panicking(speech, *card)).collect::<Vec<_>>()));
        put("damage", json!(self.state.roll.carried));
        put("spaces", self.told_spaces(speech));
        told
    }

    pub(super) fn told_card(&self, speech: &Speech<'_>, card: CardId) -> String {
        let info = self.content.cards.get(card.index());
        info.map_or(NONE, |info| speech.id(info.entry)).to_owned()
    }

    pub(super) fn told_cards(&self, speech: &Speech<'_>, cards: impl Iterator<Item = CardId>) -> Value {
        json!(cards.map(|card| self.told_card(speech, card)).collect::<Vec<_>>())
    }

    fn told_places<'k>(&self, speech: &Speech<'_>, places: impl Iterator<Item = (&'k str, CardId)>) -> Value {
        let rows = places.map(|(key, card)| (key.to_owned(), json!(self.told_card(speech, card))));
        rows.collect::<Map<_, _>>().into()
    }

    /// Returns the building on which a panic token lies.
    fn panicking(&self, speech: &Speech<'_>, card: CardId) -> String {
        let Face::Panic(at) = self.content.card(card).face else { return String::new() };
        self.content
            .buildings
            .get(usize::from(at))
            .map_or("", |building| speech.id(building.entry))
            .to_owned()
    }

    /// Returns the taken spaces of buildings that have any.
    fn told_spaces(&self, speech: &Speech<'_>) -> Value {
        let mut rows = Map::new();
        for (building, taken) in self.content.buildings.iter().zip(self.state.board.spaces) {
            let spaces = building.spaces.iter().enumerate().filter(|(at, _)| taken & (1 << at) != 0);
            let ids: Vec<&str> = spaces.map(|(_, space)| speech.id(space.noun)).collect();
            rows.insert(speech.id(building.entry).to_owned(), json!(ids));
        }
        rows.into()
    }

    /// Writes dice by colour: their number, or their faces if all are rolled.
    fn told_dice(&self, speech: &Speech<'_>, faces: impl Fn(u8) -> Vec<u8>) -> Value {
        let mut rows = Map::new();
        for colour in 0..u8::try_from(MAX_COLOURS).unwrap_or(0) {
            let mut faces = faces(colour);
            if faces.is_empty() {
                continue;
            }
            faces.sort_unstable();
            let rolled = faces.iter().all(|face| *face > 0);
            let dice = if rolled { json!(faces) } else { json!(faces.len()) };
            rows.insert(self.colour_id(speech, colour), dice);
        }
        rows.into()
    }

    fn told_stock(&self, speech: &Speech<'_>, rows: &mut Map<String, Value>, seat: u8) {
        for noun in &self.content.resources {
            rows.insert(speech.id(*noun).to_owned(), json!(self.resource(seat, *noun)));
        }
        for (at, kind) in (0..).zip(&self.content.tokens) {
            rows.insert(speech.id(kind.noun).to_owned(), json!(self.stock(seat, at)));
        }
    }

    fn told_seat(&self, speech: &Speech<'_>, number: u8) -> Value {
        let seat = self.state.seat(number);
        let mut rows = Map::new();
        self.told_stock(speech, &mut rows, number);
        let mut put = |key: &str, value: Value| drop(rows.insert(key.to_owned(), value));
        let pool = self.told_dice(speech, |colour| {
            let all = (0_u8..).zip(seat.faces(colour));
            all.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
        });
        put("pool", pool);
        let members = seat.members.iter().map(|card| self.told_member(speech, seat, *card));
        put("members", members.collect::<Vec<_>>().into());
        put("traps", self.told_cards(speech, seat.traps.iter().copied()));
        put("loot", self.told_cards(speech, seat.loot.iter().copied()));
        put("trophies", self.told_cards(speech, seat.trophies.iter().copied()));
        put("lands", self.told_cards(speech, seat.lands.iter().copied()));
        put("reputation", json!(seat.reputation));
        put("passed", json!(seat.passed));
        put("missions-won", json!(seat.missions));
        rows.into()
    }

    /// Writes a member: its id, or a table if there is more to write.
    pub(super) fn told_member(&self, speech: &Speech<'_>, seat: &Seat, card: CardId) -> Value {
        let place = self.state.card(card);
        let carried = |other: &&CardId| self.state.card(**other).link == card;
        let equipment: Vec<CardId> = seat.equipment.iter().filter(carried).copied().collect();
        let id = self.told_card(speech, card);
        let settled = place.link.is_some();
        if place.wounds == 0 && equipment.is_empty() && !settled {
            return json!(id);
        }
        let mut rows = Map::new();
        rows.insert("id".to_owned(), json!(id));
        rows.insert("wounds".to_owned(), json!(place.wounds));
        if !equipment.is_empty() {
            rows.insert("equipment".to_owned(), self.told_cards(speech, equipment.into_iter()));
        }
        if settled {
            rows.insert("settled".to_owned(), json!(self.told_card(speech, place.link)));
        }
        rows.into()
    }

    pub(super) fn told_path(&self, speech: &Speech<'_>, path: PathId) -> Value {
        let place = self.state.path(path);
        let mut rows = Map::new();
        for (noun, count) in self.content.resources.iter().zip(place.purse) {
            rows.insert(speech.id(*noun).to_owned(), json!(count));
        }
        for (kind, count) in self.content.tokens.iter().zip(place.tokens) {
            rows.insert(speech.id(kind.noun).to_owned(), json!(count));
        }
        let mut put = |key: &str, value: Value| drop(rows.insert(key.to_owned(), value));
        put("mercenary", json!(self.told_card(speech, place.mercenary)));
        put("dummy", json!(place.dummy));
        let dice = self.told_dice(speech, |colour| {
            place.dice.iter().filter(|die| die.colour == colour).map(|die| die.face).collect()
        });
        put("dice", dice);
        let traps = |revealed: bool| {
            place.traps.iter().filter(move |trap| trap.revealed == revealed).map(|trap| trap.card)
        };
        put("traps", self.told_cards(speech, traps(false)));
        put("revealed", self.told_cards(speech, traps(true)));
        put("fought", json!(place.fought));
        put("won", json!(place.won));
        rows.into()
    }
}
