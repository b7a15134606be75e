//! Contradictions in a state, looked for after every answer of a random game: a card in two places, an owner that
//! does not know its card, a sum that is wrong.

use super::state::card::NOBODY;
use super::state::piles::PILES;
use super::state::{Pile, Seat};
use super::table::Table;
use super::thing::{CardId, PathId};

/// All piles.
pub(super) const ALL_PILES: [Pile; PILES] = [
    Pile::Mercenaries,
    Pile::MercenaryDiscard,
    Pile::Novices,
    Pile::Traps,
    Pile::TrapDiscard,
    Pile::Tricks,
    Pile::TrickDiscard,
    Pile::Equipment,
    Pile::EquipmentDiscard,
    Pile::Monsters,
    Pile::MonsterDiscard,
    Pile::Lands,
    Pile::LandDiscard,
    Pile::Headers,
    Pile::HeaderDiscard,
    Pile::Loot,
    Pile::LootDiscard,
    Pile::Missions,
    Pile::MissionDiscard,
    Pile::Panic,
];

impl Table {
    /// Looks for contradictions.
    pub fn check(&self) -> Result<(), String> {
        self.check_places()?;
        for seat in 0..self.state.board.players {
            self.check_clan(seat)?;
        }
        for path in PathId::all() {
            let mercenary = self.state.path(path).mercenary;
            // The dummy player has tokens, but no cards with a place.
            if mercenary.is_some() && self.state.card(mercenary).owner != NOBODY {
                let place = self.state.card(mercenary).path;
                if place != path {
                    return Err(format!("{mercenary:?} is on {path:?} and thinks it is on {place:?}"));
                }
            }
        }
        Ok(())
    }

    fn check_places(&self) -> Result<(), String> {
        let board = &self.state.board;
        let mut places: Vec<Option<String>> = vec![None; self.content.cards.len()];
        let mut put = |card: CardId, place: String| -> Result<(), String> {
            if !card.is_some() {
                return Ok(());
            }
            let Some(known) = places.get_mut(card.index()) else { return Err(format!("no card {card:?}")) };
            match known.replace(place.clone()) {
                Some(other) => Err(format!("{card:?} is in two places: {other} and {place}")),
                None => Ok(()),
            }
        };
        for pile in ALL_PILES {
            self.state.piles.cards(pile).iter().try_for_each(|card| put(*card, format!("{pile:?}")))?;
        }
        for (at, offer) in board.offers.iter().enumerate() {
            offer.iter().try_for_each(|card| put(*card, format!("offer {at}")))?;
        }
        let laid_out = board.monsters.iter().chain(&board.lands).chain(&board.missions).chain(&board.panic);
        laid_out.copied().try_for_each(|card| put(card, "the board".to_owned()))?;
        board.headers.iter().try_for_each(|(card, _)| put(*card, "a header".to_owned()))?;
        board.stored.iter().try_for_each(|(card, _)| put(*card, "a tile".to_owned()))?;
        for (number, seat) in self.state.seats.iter().enumerate() {
            for (what, cards) in belongings(seat) {
                cards.iter().try_for_each(|card| put(*card, format!("the {what} of seat {number}")))?;
            }
        }
        for path in PathId::all() {
            let traps = self.state.path(path).traps;
            traps.iter().try_for_each(|trap| put(trap.card, format!("{path:?}")))?;
        }
        Ok(())
    }

    fn check_clan(&self, number: u8) -> Result<(), String> {
        let seat = self.state.seat(number);
        for (what, cards) in belongings(seat) {
            for card in cards {
                let owner = self.state.card(*card).owner;
                if owner != number {
                    return Err(format!("{card:?} is in the {what} of seat {number} and belongs to {owner}"));
                }
            }
        }
        let sum: i32 = seat.members.iter().map(|card| self.content.mercenary(*card).reputation).sum();
        if sum != i32::from(seat.reputation) {
            return Err(format!("seat {number} has reputation {}, its members {sum}", seat.reputation));
        }
        if let Some(below) = seat.resources.iter().find(|count| **count < 0) {
            return Err(format!("seat {number} has {below} of something"));
        }
        for card in &seat.equipment {
            let bearer = self.state.card(*card).link;
            if !seat.members.contains(bearer) {
                return Err(format!("{card:?} of seat {number} is borne by {bearer:?}, who is no member"));
            }
        }
        Ok(())
    }
}

fn belongings(seat: &Seat) -> [(&'static str, &[CardId]); 6] {
    [
        ("members", seat.members.as_slice()),
        ("equipment", seat.equipment.as_slice()),
        ("lands", seat.lands.as_slice()),
        ("traps", seat.traps.as_slice()),
        ("loot", seat.loot.as_slice()),
        ("trophies", seat.trophies.as_slice()),
    ]
}
