//! The state of a game: plain data, `Clone + Eq + serde`, small enough to be copied in a fraction of a
//! microsecond. Constant data is in [`super::content`].

pub mod board;
pub mod card;
pub mod path;
pub mod piles;
pub mod seat;
pub mod working;

pub use board::{Bans, Board, DummyDice, Offer, Phase};
pub use card::Card;
pub use path::{Path, PathDie, PathTrap};
pub use piles::{Pile, Piles};
pub use seat::Seat;
pub use working::{Attack, Roll, Trick};

use super::acts::Moments;
use super::content::MAX_PLAYERS;
use super::thing::{CardId, PATHS, PathId};
use provost_engine::chance::Chance;
use provost_engine::zones::Store;
use provost_interpreter::listeners::{Counters, ListenerIndex, Uses};
use serde::{Deserialize, Serialize};

/// The state of a game.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Abilities in force.
    pub listeners: ListenerIndex,
    /// How often abilities were used.
    pub uses: Uses,
    /// What cards remember.
    pub counters: Counters,
    /// Dice and shuffles to come.
    pub chance: Chance,
    /// Decks and discards.
    pub piles: Piles,
    /// Every card and token, by [`CardId`].
    pub cards: Vec<Card>,
    /// The players.
    pub seats: [Seat; MAX_PLAYERS],
    /// The paths.
    pub paths: [Path; PATHS],
    /// The board.
    pub board: Board,
    /// What nobody has heard of yet.
    pub moments: Moments,
    /// The current attack of a monster.
    pub attack: Attack,
    /// The current roll.
    pub roll: Roll,
    /// The current trick.
    pub trick: Trick,
    /// Cards of kinds that packs declare.
    #[serde(default, skip_serializing_if = "Store::is_empty")]
    pub zones: Store,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            listeners: self.listeners.clone(),
            uses: self.uses.clone(),
            counters: self.counters.clone(),
            chance: self.chance.clone(),
            piles: self.piles.clone(),
            cards: self.cards.clone(),
            zones: self.zones.clone(),
            moments: self.moments.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.listeners.clone_from(&from.listeners);
        self.uses.clone_from(&from.uses);
        self.counters.clone_from(&from.counters);
        self.chance.clone_from(&from.chance);
        self.piles.clone_from(&from.piles);
        self.cards.clone_from(&from.cards);
        self.zones.clone_from(&from.zones);
        self.moments.clone_from(&from.moments);
        let Self { seats, paths, board, attack, roll, trick, .. } = self;
        (*seats, *paths, *board) = (from.seats, from.paths, from.board);
        (*attack, *roll, *trick) = (from.attack, from.roll, from.trick);
    }
}

// A missing seat, path or card is never asked for; if it were, the answer is a spare one instead of a panic.
impl State {
    /// Returns a player.
    #[inline]
    pub fn seat(&self, seat: u8) -> &Seat {
        let [first, ..] = &self.seats;
        self.seats.get(usize::from(seat)).unwrap_or(first)
    }

    /// Returns a player for changing.
    #[inline]
    pub fn seat_mut(&mut self, seat: u8) -> &mut Seat {
        let at = usize::from(seat).min(MAX_PLAYERS - 1);
        let [first, rest @ ..] = &mut self.seats;
        match at.checked_sub(1).and_then(|at| rest.get_mut(at)) {
            Some(seat) => seat,
            None => first,
        }
    }

    /// Returns a path.
    #[inline]
    pub fn path(&self, path: PathId) -> &Path {
        let [first, ..] = &self.paths;
        self.paths.get(path.index()).unwrap_or(first)
    }

    /// Returns a path for changing.
    #[inline]
    pub fn path_mut(&mut self, path: PathId) -> &mut Path {
        let at = path.index().min(PATHS - 1);
        let [first, rest @ ..] = &mut self.paths;
        match at.checked_sub(1).and_then(|at| rest.get_mut(at)) {
            Some(path) => path,
            None => first,
        }
    }

    /// Returns a card's place in the game.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        self.cards.get(card.index()).unwrap_or(&card::NO_CARD)
    }

    /// Changes a card's place in the game.
    #[inline]
    pub fn with_card(&mut self, card: CardId, change: impl FnOnce(&mut Card)) {
        if let Some(card) = self.cards.get_mut(card.index()) {
            change(card);
        }
    }
}
