//! The state of a game: plain data, `Clone + Eq + serde`. Constant data is in [`super::content`].

pub mod board;
pub mod disc;
pub mod seat;

pub use board::{Board, Phase, Space, Spot};
pub use disc::{Disc, Place};
pub use seat::Seat;

use super::content::MAX_PLAYERS;
use super::thing::{CardId, DiscId, SpaceId};
use provost_engine::chance::Chance;
use provost_engine::zones::Store;
use provost_interpreter::listeners::{ListenerIndex, Uses};
use serde::{Deserialize, Serialize};

/// No player's seat.
pub const NOBODY: u8 = u8::MAX;

/// The holder of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// In its deck, face down.
    #[default]
    Deck,
    /// Face up on the board.
    Display,
    /// A player who has completed it, or has taken it with its bonus.
    Done(u8),
    /// A player who has taken it only for what was on it.
    Kept(u8),
    /// Left out of this game.
    Out,
}

/// The state of a game.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Abilities in force.
    pub listeners: ListenerIndex,
    /// How often abilities were used.
    pub uses: Uses,
    /// Shuffles to come.
    pub chance: Chance,
    /// Face-down adventures, deeds and rewards; the last one is drawn first.
    pub decks: [Vec<CardId>; 3],
    /// The holder of each card, by [`CardId`].
    pub cards: Vec<Holder>,
    /// Every disc, by [`DiscId`].
    pub discs: Vec<Disc>,
    /// The players.
    pub seats: [Seat; MAX_PLAYERS],
    /// The board.
    pub board: Board,
    /// Cards of kinds that packs declare.
    #[serde(default, skip_serializing_if = "Store::is_empty")]
    pub zones: Store,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            listeners: self.listeners.clone(),
            uses: self.uses.clone(),
            chance: self.chance.clone(),
            decks: self.decks.clone(),
            cards: self.cards.clone(),
            discs: self.discs.clone(),
            zones: self.zones.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.listeners.clone_from(&from.listeners);
        self.uses.clone_from(&from.uses);
        self.chance.clone_from(&from.chance);
        for (deck, other) in self.decks.iter_mut().zip(&from.decks) {
            deck.clone_from(other);
        }
        self.cards.clone_from(&from.cards);
        self.discs.clone_from(&from.discs);
        self.zones.clone_from(&from.zones);
        (self.seats, self.board) = (from.seats, from.board);
    }
}

// A missing seat or space is never asked for; if it were, the answer is a spare one instead of a panic.
impl State {
    /// Returns a player.
    #[inline]
    pub fn seat(&self, seat: u8) -> &Seat {
        let [first, ..] = &self.seats;
        self.seats.get(usize::from(seat)).unwrap_or(first)
    }

    /// Changes a player.
    #[inline]
    pub fn with_seat<T: Default>(&mut self, seat: u8, change: impl FnOnce(&mut Seat) -> T) -> T {
        self.seats.get_mut(usize::from(seat)).map_or_else(T::default, change)
    }

    /// Returns a disc.
    #[inline]
    pub fn disc(&self, disc: DiscId) -> Disc {
        self.discs.get(disc.index()).copied().unwrap_or_default()
    }

    /// Changes a disc.
    #[inline]
    pub fn with_disc(&mut self, disc: DiscId, change: impl FnOnce(&mut Disc)) {
        if let Some(disc) = self.discs.get_mut(disc.index()) {
            change(disc);
        }
    }

    /// Returns every disc with its id.
    pub fn all_discs(&self) -> impl Iterator<Item = (DiscId, Disc)> {
        (0..).map(DiscId).zip(self.discs.iter().copied())
    }

    /// Returns a space.
    #[inline]
    pub fn space(&self, space: SpaceId) -> Space {
        self.board.spaces.as_slice().get(space.index()).copied().unwrap_or_default()
    }

    /// Changes a space.
    #[inline]
    pub fn with_space(&mut self, space: SpaceId, change: impl FnOnce(&mut Space)) {
        if let Some(space) = self.board.spaces.as_mut_slice().get_mut(space.index()) {
            change(space);
        }
    }

    /// Returns every space with its id, in the order of activation.
    pub fn all_spaces(&self) -> impl Iterator<Item = (SpaceId, &Space)> {
        (0..).map(SpaceId).zip(&self.board.spaces)
    }

    /// Returns the holder of a card.
    #[inline]
    pub fn holder(&self, card: CardId) -> Holder {
        self.cards.get(card.index()).copied().unwrap_or_default()
    }

    /// Sets the holder of a card.
    #[inline]
    pub fn hold(&mut self, card: CardId, holder: Holder) {
        if let Some(place) = self.cards.get_mut(card.index()) {
            *place = holder;
        }
    }

    /// Returns every card with its place.
    pub fn all_cards(&self) -> impl Iterator<Item = (CardId, Holder)> {
        (0..).map(CardId).zip(self.cards.iter().copied())
    }

    /// Returns the owner of the discs on a space.
    #[inline]
    pub fn owner_on(&self, space: SpaceId) -> Option<u8> {
        self.space(space).discs.as_slice().first().map(|disc| self.disc(*disc).owner)
    }

    /// Returns whether a space has discs that have not been activated there.
    #[inline]
    pub fn is_waiting(&self, space: SpaceId) -> bool {
        self.space(space).discs.iter().any(|disc| !self.disc(*disc).spent)
    }
}
