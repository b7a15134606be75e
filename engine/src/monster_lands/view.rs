//! What a player can see: a copy of the state in which everything hidden is gone.

use super::content::MAX_PLAYERS;
use super::state::{Card, Path, Pile, State};
use super::table::Table;
use super::thing::CardId;
use crate::chance::Chance;

/// Piles that lie face down.
const HIDDEN: [Pile; 10] = [
    Pile::Mercenaries,
    Pile::Traps,
    Pile::Tricks,
    Pile::Equipment,
    Pile::Monsters,
    Pile::Lands,
    Pile::Headers,
    Pile::Loot,
    Pile::Missions,
    Pile::Panic,
];

impl Table {
    /// Returns the state without what a player cannot know: the order of face-down piles and what is in them, dice to
    /// come, and the face-down tokens of others. Numbers of cards stay; an unknown card is [`CardId::NONE`].
    pub fn seen_by(&self, seat: u8) -> State {
        let mut state = self.state.clone();
        state.chance = Chance::new(0);
        for pile in HIDDEN {
            state.piles.cards_mut(pile).fill(CardId::NONE);
        }
        let others = (0..).zip(&mut state.seats).take(MAX_PLAYERS).filter(|(other, _)| *other != seat);
        for (_, other) in others {
            hide(&mut state.cards, other.traps.as_mut_slice());
        }
        for path in &mut state.paths {
            if owner(&self.state, path) != Some(seat) {
                hide_traps(&mut state.cards, path);
            }
        }
        state
    }
}

fn owner(state: &State, path: &Path) -> Option<u8> {
    path.mercenary.some().map(|card| state.card(card).owner)
}

/// Forgets cards, and that they have left their pile.
fn hide(places: &mut [Card], cards: &mut [CardId]) {
    for card in cards {
        if let Some(place) = places.get_mut(card.index()) {
            *place = Card::default();
        }
        *card = CardId::NONE;
    }
}

fn hide_traps(places: &mut [Card], path: &mut Path) {
    for trap in path.traps.as_mut_slice() {
        if !trap.revealed {
            hide(places, std::slice::from_mut(&mut trap.card));
        }
    }
}
