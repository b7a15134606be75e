//! Writes a table in the words of `then`: what `compare.rs` compares, as it stands.

use super::compare::count_of;
use crate::state::Holder;
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId};
use provost_engine::game::speech::Speech;
use provost_interpreter::vocabulary::id::NounId;
use serde_json::{Map, Value, json};

impl Table {
    /// Returns the position in the words of `then`.
    pub(super) fn told(&self, speech: &Speech<'_>) -> Map<String, Value> {
        let mut told = Map::new();
        let mut put = |key: &str, value: Value| drop(told.insert(key.to_owned(), value));
        let board = &self.state.board;
        put("round", json!(board.round));
        put("order", json!(board.pawns.iter().map(|seat| seat + 1).collect::<Vec<u8>>()));
        put("adventures", self.told_cards(speech, self.adventures().map(|(card, _)| card)));
        put("deeds", self.told_cards(speech, board.deeds.iter().copied()));
        put("rewards", self.told_cards(speech, board.rewards.iter().copied()));
        for seat in 0..board.players {
            put(&format!("player-{}", seat + 1), self.told_seat(speech, seat));
        }
        told
    }

    fn told_cards(&self, speech: &Speech<'_>, cards: impl Iterator<Item = CardId>) -> Value {
        json!(cards.map(|card| self.id_of(speech, Item::Card(card).thing())).collect::<Vec<_>>())
    }

    fn told_seat(&self, speech: &Speech<'_>, number: u8) -> Value {
        let (content, seat) = (&self.content, self.state.seat(number));
        let mut rows = Map::new();
        let resources = content.resources.iter().map(|kind| kind.noun);
        let tracks = content.wounds.iter().chain(&content.levels).map(|track| track.noun);
        let nouns: Vec<NounId> =
            resources.clone().chain(tracks).chain(content.relics.iter().copied()).collect();
        for noun in nouns {
            rows.insert(speech.id(noun).to_owned(), json!(count_of(seat, content.index(noun))));
        }
        let camp = |(at, noun): (usize, NounId)| {
            let count: u32 =
                seat.camps.iter().filter_map(|camp| camp.get(at)).map(|one| u32::from(*one)).sum();
            (speech.id(noun).to_owned(), json!(count))
        };
        let mut put = |key: &str, value: Value| drop(rows.insert(key.to_owned(), value));
        put("camps", resources.enumerate().map(camp).collect::<Map<_, _>>().into());
        let mine = |id: &SpaceId| self.state.owner_on(*id) == Some(number);
        let discs = self.state.all_spaces().map(|(id, _)| id).filter(mine);
        put("discs", json!(discs.map(|id| self.space_id(speech, id)).collect::<Vec<_>>()));
        put("hand", json!(self.hand(number).count()));
        let done = self.state.all_cards().filter(|(_, holder)| *holder == Holder::Done(number));
        put("cards", self.told_cards(speech, done.map(|(card, _)| card)));
        put("passed", json!(seat.passed));
        rows.into()
    }
}
