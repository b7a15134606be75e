//! Views: a table without anything hidden from a player, and tables that might be the real one.
//!
//! Hidden are the order of the decks, future shuffles, and the kinds of goods behind the screens of others.
//! The number of goods is known, because all players see what comes and goes.

use super::content::MAX_PLAYERS;
use super::state::{Holder, State};
use super::table::Table;
use super::thing::CardId;
use provost_engine::chance::Chance;
use provost_engine::table::Table as _;
use provost_engine::zones;
use std::sync::Arc;

/// A player's view of a table. Two tables that this player cannot tell apart have equal views.
#[derive(Clone, Debug)]
pub struct View {
    seat: u8,
    table: Table,
    /// The number of goods behind the screen of each other player.
    behind: [u16; MAX_PLAYERS],
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.behind == other.behind
            && self.table.content.hash == other.table.content.hash
            && self.table.state == other.table.state
    }
}

impl Eq for View {}

impl Table {
    /// Returns the view of a player. Numbers of cards stay; an unknown card is [`CardId::NONE`].
    pub fn seen_by(&self, seat: u8) -> View {
        let mut state = self.state.clone();
        state.chance = Chance::new(0);
        for deck in &mut state.decks {
            deck.fill(CardId::NONE);
        }
        let mut behind = [0; MAX_PLAYERS];
        let others = (0..).zip(&mut state.seats).zip(&mut behind).filter(|((other, _), _)| *other != seat);
        for ((_, other), behind) in others {
            for good in self.content.goods() {
                if let Some(stock) = other.stock.get_mut(usize::from(good)) {
                    *behind += std::mem::take(stock);
                }
            }
        }
        let content = Arc::clone(&self.content);
        let mut table = Self::at(content, state);
        zones::hide(&mut table, seat, <[u16]>::sort_unstable);
        View { seat, table, behind }
    }
}

impl View {
    /// Returns the state as this player knows it, without goods behind other screens.
    pub const fn state(&self) -> &State {
        &self.table.state
    }

    /// Returns a table that might be the real one: decks are reshuffled, and unseen goods are of random
    /// kinds.
    pub fn sample(&self, seed: u64) -> Table {
        let mut sample = self.table.clone();
        let mut chance = Chance::new(seed);
        self.fill_decks(&mut sample, &mut chance);
        zones::hide(&mut sample, self.seat, |cards| chance.shuffle(cards));
        let goods: Vec<u8> = sample.content.goods().collect();
        let sorts = u32::try_from(goods.len()).unwrap_or(0);
        for (seat, behind) in sample.state.seats.iter_mut().zip(self.behind) {
            for _ in 0..behind {
                let good = goods.get(chance.below(sorts) as usize).copied().unwrap_or_default();
                if let Some(stock) = seat.stock.get_mut(usize::from(good)) {
                    *stock += 1;
                }
            }
        }
        sample.state.chance = chance;
        sample
    }

    /// Deals the remaining face-down cards to the decks of their kind.
    fn fill_decks(&self, sample: &mut Table, chance: &mut Chance) {
        let mut hidden: [Vec<CardId>; 3] = Default::default();
        let face_down = self.table.state.all_cards().filter(|(_, holder)| *holder == Holder::Deck);
        for (card, _) in face_down {
            let kind = sample.content.card(card).map(|card| card.kind.index());
            if let Some(cards) = kind.and_then(|kind| hidden.get_mut(kind)) {
                cards.push(card);
            }
        }
        for (deck, mut cards) in sample.state.decks.iter_mut().zip(hidden) {
            chance.shuffle(&mut cards);
            for (place, card) in deck.iter_mut().zip(cards) {
                *place = card;
            }
        }
    }
}
