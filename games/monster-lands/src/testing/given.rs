//! Writes a table in the words of `given`: the moment and the position, so that they can be set up again.

use crate::names;
use crate::situation::position::{DOCKS, NONE};
use crate::state::{Phase, Pile};
use crate::step::Step;
use crate::table::Table;
use crate::thing::{CardId, PathId, Site};
use provost_engine::game::speech::Speech;
use serde_json::{Map, Value, json};

/// Discards by their names.
const DISCARDS: [(&str, Pile); 8] = [
    ("mercenary-discards", Pile::MercenaryDiscard),
    ("monster-discards", Pile::MonsterDiscard),
    ("trap-discards", Pile::TrapDiscard),
    ("trick-discards", Pile::TrickDiscard),
    ("equipment-discards", Pile::EquipmentDiscard),
    ("loot-discards", Pile::LootDiscard),
    ("land-discards", Pile::LandDiscard),
    ("mission-discards", Pile::MissionDiscard),
];

impl Table {
    /// Returns the moment and the position as `given` writes them, without decks. `under_way` are the
    /// procedures of the rules in progress, innermost last.
    pub(super) fn written<'s>(
        &self,
        speech: &Speech<'_>,
        under_way: impl Iterator<Item = &'s Step>,
    ) -> Map<String, Value> {
        let mut given = self.moment(under_way);
        if self.state.board.phase == Phase::Setup {
            // The board is empty before set-up is over.
            return given;
        }
        given.insert("active".to_owned(), json!(self.state.board.active + 1));
        for (key, value) in self.told(speech) {
            given.insert(key, value);
        }
        for seat in 0..self.state.board.players {
            if let Some(Value::Object(rows)) = given.get_mut(&format!("player-{}", seat + 1)) {
                self.write_seat(speech, seat, rows);
            }
        }
        if let Some(Value::Object(lands)) = given.get_mut("lands") {
            lands.retain(|key, _| key != "entrance");
        }
        given.insert("paths".to_owned(), self.written_paths(speech));
        let mut put = |key: &str, rows: Map<String, Value>| {
            if !rows.is_empty() {
                given.insert(key.to_owned(), rows.into());
            }
        };
        put("headers", self.written_headers(speech));
        put("discount-dice", self.written_discounts(speech));
        let stored = self.state.board.stored;
        put(
            "stored",
            stored.iter().map(|(card, round)| (self.told_card(speech, *card), json!(round))).collect(),
        );
        let discards = DISCARDS.iter().map(|(key, pile)| (*key, self.state.piles.cards(*pile)));
        let discards = discards.filter(|(_, cards)| !cards.is_empty());
        // The last card of a pile is its top, and that is written first.
        let written = |cards: &[CardId]| self.told_cards(speech, cards.iter().rev().copied());
        put("piles", discards.map(|(key, cards)| (key.to_owned(), written(cards))).collect());
        given
    }

    /// Returns the moment: the phase, and the place of the current battle or mission.
    fn moment<'s>(&self, under_way: impl Iterator<Item = &'s Step>) -> Map<String, Value> {
        let mut place = None;
        for step in under_way {
            if let Step::Site { site, .. } = step {
                place = Some(*site);
            } else if let Step::DiceMission { .. } = step {
                place = Some(Site::Mission(0));
            } else if let Step::ContractMission { .. } = step {
                place = Some(Site::Mission(1));
            }
        }
        let mut rows = Map::new();
        let phase = match (self.state.board.phase, place) {
            (Phase::Setup, _) => "setup",
            (Phase::DicePool, _) => "dice-pool",
            (Phase::Deployment, _) => "deployment",
            (Phase::Adventure, Some(site)) => {
                rows.insert("at".to_owned(), json!(names::site_id(site)));
                "battle"
            }
            (Phase::Adventure, None) => "adventure",
            (Phase::CleanUp, _) => "clean-up",
            (Phase::Over, _) => "nothing",
        };
        rows.insert("phase".to_owned(), json!(phase));
        rows
    }

    /// Removes rows of a player that follow from others, and names the leader.
    fn write_seat(&self, speech: &Speech<'_>, number: u8, rows: &mut Map<String, Value>) {
        rows.remove("reputation");
        for (at, kind) in (0..).zip(&self.content.tokens) {
            if self.is_trap(at) {
                rows.remove(speech.id(kind.noun));
            }
        }
        let seat = self.state.seat(number);
        let members = seat.members.iter().map(|card| {
            let told = self.told_member(speech, seat, *card);
            if !self.state.card(*card).leads {
                return told;
            }
            let Value::Object(mut member) = told else { return json!({ "id": told, "leader": true }) };
            member.insert("leader".to_owned(), json!(true));
            member.into()
        });
        let members: Vec<Value> = members.collect();
        rows.insert("members".to_owned(), members.into());
    }

    /// Returns the occupied paths, without empty keys.
    fn written_paths(&self, speech: &Speech<'_>) -> Value {
        let mut paths = Map::new();
        for path in PathId::all() {
            let place = self.state.path(path);
            let Value::Object(mut rows) = self.told_path(speech, path) else { continue };
            let is_empty = |value: &Value| match value {
                Value::Null => true,
                Value::Bool(flag) => !flag,
                Value::Number(number) => number.as_i64() == Some(0),
                Value::String(text) => text == NONE,
                Value::Array(items) => items.is_empty(),
                Value::Object(rows) => rows.is_empty(),
            };
            rows.retain(|_, value| !is_empty(value));
            // A finished mission has no room for the things still on its paths.
            let is_over = |mission: u8| {
                let missions = self.state.board.missions;
                missions.get(usize::from(mission)).is_none_or(|card| !card.is_some())
            };
            if matches!(path.site(), Site::Mission(mission) if is_over(mission)) {
                continue;
            }
            if place.mercenary.is_some() {
                let owner = self.state.card(place.mercenary).owner;
                rows.insert("player".to_owned(), json!(owner + 1));
            } else if place.dummy {
                rows.retain(|key, _| {
                    ["dummy", "dice", "traps", "revealed", "fought"].contains(&key.as_str())
                });
            } else {
                continue;
            }
            paths.insert(names::path_id(path), rows.into());
        }
        paths.into()
    }

    fn written_headers(&self, speech: &Speech<'_>) -> Map<String, Value> {
        let headers = DOCKS.iter().zip(self.state.board.headers).filter(|(_, (card, _))| card.is_some());
        let row = |(dock, (card, side)): (&&str, (CardId, u8))| {
            let side = if side == 0 { "a" } else { "b" };
            ((*dock).to_owned(), json!({ "id": self.told_card(speech, card), "side": side }))
        };
        headers.map(row).collect()
    }

    fn written_discounts(&self, speech: &Speech<'_>) -> Map<String, Value> {
        let faces = self.content.buildings.iter().zip(self.state.board.discounts);
        let placed = faces.filter(|(_, face)| *face > 0);
        placed.map(|(building, face)| (speech.id(building.entry).to_owned(), json!(face))).collect()
    }
}
