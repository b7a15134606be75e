//! Compares a table with the position that a test expects.

use crate::content::Index;
use crate::situation::{Amount, Position};
use crate::state::{Holder, Seat};
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId};
use provost_engine::game::speech::Speech;
use provost_engine::situation::Named;

impl Table {
    /// Says what is otherwise than a position says.
    pub(super) fn differences(&self, speech: &Speech<'_>, position: &Position) -> Vec<String> {
        let mut failures = Vec::new();
        let board = &self.state.board;
        let mut same = |what: &str, wanted: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
            let (wanted, found) = (format!("{wanted:?}"), format!("{found:?}"));
            if wanted != found {
                failures.push(format!("{what}: {wanted} expected, {found} found"));
            }
        };
        if let Some((round, _)) = position.round {
            same("round", &round, &board.round);
        }
        if let Some((order, _)) = &position.order {
            let seats = |seats: &[u8]| seats.iter().map(|seat| seat + 1).collect::<Vec<u8>>();
            same("order", &seats(order), &seats(board.pawns.as_slice()));
        }
        let ids = |cards: Vec<CardId>| {
            let ids = cards.into_iter().map(|card| self.id_of(speech, Item::Card(card).thing()));
            ids.collect::<Vec<_>>()
        };
        let rows = [
            self.adventures().map(|(card, _)| card).collect(),
            board.deeds.as_slice().to_vec(),
            board.rewards.as_slice().to_vec(),
        ];
        for ((name, row), wanted) in ["adventures", "deeds", "rewards"].iter().zip(rows).zip(&position.rows) {
            if let Some(wanted) = wanted {
                same(name, &sorted(plain(wanted)), &sorted(ids(row)));
            }
        }
        for (seat, spec) in &position.seats {
            let player = self.state.seat(*seat);
            let name = |what: &str| format!("player {}, {what}", seat + 1);
            for Amount { noun, count, .. } in &spec.counts {
                same(&name(speech.id(*noun)), count, &i64::from(count_of(player, self.content.index(*noun))));
            }
            for Amount { noun, count, .. } in &spec.camps {
                let kind = usize::from(self.content.resource(*noun).unwrap_or(u8::MAX));
                let found: i64 =
                    player.camps.iter().filter_map(|camp| camp.get(kind)).map(|one| i64::from(*one)).sum();
                same(&name(&format!("{} in camps", speech.id(*noun))), count, &found);
            }
            if let Some(wanted) = &spec.discs {
                let mine = |id: &SpaceId| self.state.owner_on(*id) == Some(*seat);
                let spaces = self.state.all_spaces().map(|(id, _)| id).filter(mine);
                let found = spaces.map(|id| self.space_id(speech, id)).collect();
                same(&name("discs"), &sorted(plain(wanted)), &sorted(found));
            }
            if let Some(wanted) = spec.passed {
                same(&name("passed"), &wanted, &player.passed);
            }
            if let Some(wanted) = spec.hand {
                same(&name("hand"), &wanted, &self.hand(*seat).count());
            }
            if let Some(wanted) = &spec.cards {
                let mine = self.state.all_cards().filter(|(_, holder)| *holder == Holder::Done(*seat));
                same(
                    &name("cards"),
                    &sorted(plain(wanted)),
                    &sorted(ids(mine.map(|(card, _)| card).collect())),
                );
            }
        }
        failures
    }
}

fn plain(wanted: &[Named]) -> Vec<String> {
    wanted.iter().map(|named| named.id.clone()).collect()
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

pub(super) fn count_of(seat: &Seat, index: Index) -> u16 {
    let small = |table: &[u8], at: u8| table.get(usize::from(at)).map_or(0, |count| u16::from(*count));
    match index {
        Index::Resource(at) => seat.stock.get(usize::from(at)).copied().unwrap_or(0),
        Index::Wound(at) => small(&seat.wounds, at),
        Index::Level(at) => small(&seat.levels, at),
        Index::Relic(at) => small(&seat.relics, at),
        Index::None | Index::Area(_) | Index::Side(_) => 0,
    }
}
