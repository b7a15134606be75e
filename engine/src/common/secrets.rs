//! The view of a player at a table whose only secrets are the order of decks and future chance.

use crate::chance::Chance;
use crate::game;
use crate::table::Table;
use provost_interpreter::hook::Player;
use std::sync::Arc;

/// A game whose only secrets are the order of decks and future chance.
pub trait Secrets: game::Rules {
    /// Returns the decks.
    fn decks(state: &mut Self::State) -> Vec<&mut Vec<u8>>;
}

/// A player's view of such a table. Two tables that this player cannot tell apart have equal views.
#[derive(Clone, Debug)]
pub struct View<T>(T);

impl<T: Secrets> PartialEq for View<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.content_hash() == other.0.content_hash() && self.0.state() == other.0.state()
    }
}

impl<T: Secrets> Eq for View<T> {}

impl<T: Secrets> game::View<T> for View<T> {
    fn of(table: &T, _: Player) -> Self {
        let mut state = table.state().clone();
        *T::chance_in(&mut state) = Chance::new(0);
        for deck in T::decks(&mut state) {
            deck.sort_unstable();
        }
        Self(Table::at(Arc::clone(table.content()), state))
    }

    fn sample(&self, seed: u64) -> T {
        let mut state = self.0.state().clone();
        let mut chance = Chance::new(seed);
        for deck in T::decks(&mut state) {
            chance.shuffle(deck);
        }
        *T::chance_in(&mut state) = chance;
        Table::at(Arc::clone(self.0.content()), state)
    }
}
