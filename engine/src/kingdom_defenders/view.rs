//! What a player can see: a copy of the state in which everything hidden is gone.

use super::state::State;
use super::table::Table;
use super::thing::CardId;
use crate::chance::Chance;

impl Table {
    /// Returns the state without what a player cannot know: the order of face-down decks, shuffles to come, and
    /// goods behind the screens of others. Numbers of cards stay; an unknown card is [`CardId::NONE`].
    pub fn seen_by(&self, seat: u8) -> State {
        let mut state = self.state.clone();
        state.chance = Chance::new(0);
        for deck in &mut state.decks {
            deck.fill(CardId::NONE);
        }
        for (_, other) in (0..).zip(&mut state.seats).filter(|(other, _)| *other != seat) {
            for good in self.content.goods() {
                if let Some(stock) = other.stock.get_mut(usize::from(good)) {
                    *stock = 0;
                }
            }
        }
        state
    }
}
