//! Writes a table in the words of `given`: the moment and the position, so that they can be set up again.

use crate::state::{Holder, Phase, Spot};
use crate::step::Step;
use crate::table::Table;
use crate::thing::SpaceId;
use provost_engine::game::speech::Speech;
use serde_json::{Map, Value, json};

impl Table {
    /// Returns the tiles that chance has drawn, so that they are drawn again, the moment and the position as `given`
    /// writes them, decks apart.
    /// `under_way` are the procedures of the rules, the one on top last.
    pub(super) fn written<'s>(
        &self,
        speech: &Speech<'_>,
        under_way: impl Iterator<Item = &'s Step>,
    ) -> Map<String, Value> {
        let board = &self.state.board;
        let mut given = Map::from_iter([("tiles".to_owned(), self.written_tiles(speech))]);
        let phase = match board.phase {
            Phase::Setup | Phase::Start | Phase::End => "round",
            Phase::Placing => "placing",
            Phase::Activating(_) | Phase::Over => "activation",
        };
        given.insert("phase".to_owned(), json!(phase));
        if board.phase == Phase::Setup {
            return given;
        }
        given.extend(self.told(speech));
        // Whoever is to place a disc now comes first.
        let active = board.order.iter().position(|seat| *seat == board.active).unwrap_or(0);
        let order: Vec<u8> = board.order.iter().map(|seat| seat + 1).collect();
        if phase == "placing" {
            let turned = order.iter().cycle().skip(active).take(order.len());
            given.insert("order".to_owned(), json!(turned.collect::<Vec<_>>()));
        }
        let activated = under_way.filter_map(|step| match step {
            Step::Activate { space, .. } => Some(*space),
            Step::Game { .. }
            | Step::Setup { .. }
            | Step::Placing { .. }
            | Step::Activating { .. }
            | Step::Copy { .. }
            | Step::Gain { .. }
            | Step::Suffer { .. }
            | Step::Raise { .. }
            | Step::Adventure { .. }
            | Step::Deed { .. }
            | Step::Reward { .. }
            | Step::Store { .. }
            | Step::Steal { .. }
            | Step::Move { .. }
            | Step::Swap { .. } => None,
        });
        let activated: Vec<SpaceId> = activated.collect();
        for seat in 0..board.players {
            if let Some(Value::Object(rows)) = given.get_mut(&format!("player-{}", seat + 1)) {
                self.write_seat(speech, seat, rows, &activated);
            }
        }
        given
    }

    fn written_tiles(&self, speech: &Speech<'_>) -> Value {
        let drawn = self.state.all_spaces().filter_map(|(_, space)| match space.spot {
            Spot::Tile(tile) => self.content.tile(tile).filter(|tile| !tile.is_basic),
            Spot::Deed(_) | Spot::Camp(_) | Spot::Adventure(..) | Spot::None => None,
        });
        json!(drawn.map(|tile| speech.id(tile.entry)).collect::<Vec<_>>())
    }

    /// Takes out of a player's rows what follows from others: discs at hand, relics that came with cards. Discs that
    /// have been activated are left out, as they would be activated again; and those for which a player must have won
    /// discs, as everybody begins with the same number.
    fn write_seat(
        &self,
        speech: &Speech<'_>,
        number: u8,
        rows: &mut Map<String, Value>,
        activated: &[SpaceId],
    ) {
        rows.remove("hand");
        let done = self.state.all_cards().filter(|(_, holder)| *holder == Holder::Done(number));
        let cards: Vec<_> = done.filter_map(|(card, _)| self.content.card(card)).collect();
        for (at, noun) in self.content.relics.iter().enumerate() {
            let with_cards: i64 =
                cards.iter().filter_map(|card| card.relics.get(at)).map(|count| i64::from(*count)).sum();
            if let Some(value) = rows.get_mut(speech.id(*noun)) {
                *value = json!((value.as_i64().unwrap_or(0) - with_cards).max(0));
            }
        }
        if let Some(Value::Object(camps)) = rows.get_mut("camps") {
            camps.retain(|_, count| count.as_i64() != Some(0));
        }
        // An adventure that is being completed has left its space.
        let waits = |id: &SpaceId| {
            self.state.owner_on(*id) == Some(number)
                && self.state.space(*id).size > 0
                && (self.state.board.phase == Phase::Placing
                    || self.state.is_waiting(*id)
                    || activated.contains(id))
        };
        let mut hand = self.content.numbers.discs;
        let discs = self.state.all_spaces().map(|(id, _)| id).filter(waits).filter(|id| {
            let left = hand.checked_sub(self.state.space(*id).size);
            hand = left.unwrap_or(hand);
            left.is_some()
        });
        let discs: Vec<String> = discs.map(|id| self.space_id(speech, id)).collect();
        rows.insert("discs".to_owned(), json!(discs));
    }
}
