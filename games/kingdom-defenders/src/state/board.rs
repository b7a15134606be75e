//! The board: spaces with discs, turn order, round and phase.

use crate::content::{Area, MAX_PLAYERS, MAX_SPACES};
use crate::thing::{CardId, DiscId, TileId};
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// Where the game stands in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// A round begins.
    Start,
    /// Discs are placed.
    Placing,
    /// Discs of an area are activated.
    Activating(Area),
    /// A round ends.
    End,
    /// The game is over.
    Over,
}

/// What a space is a place of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// A building or character.
    Tile(TileId),
    /// A place to complete a deed; which one of them, from 0.
    Deed(u8),
    /// A place to store resources; which one of them, from 0.
    Camp(u8),
    /// An adventure; which place for cards, from 0, and the card there.
    Adventure(u8, CardId),
    /// Nothing: a space that is not there.
    #[default]
    None,
}

/// A space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// What it is a place of.
    pub spot: Spot,
    /// In which area.
    pub area: Area,
    /// On which side of the Wall, by index.
    pub side: u8,
    /// How many discs it asks for; 0 where there is no card.
    pub size: u8,
    /// The discs on it.
    pub discs: List<DiscId, 2>,
}

/// The board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u8,
    /// Where in the round.
    pub phase: Phase,
    /// Whose turn it is: listeners are heard from there on.
    pub active: u8,
    /// Seats in the order of this round.
    pub order: List<u8, MAX_PLAYERS>,
    /// Seats in the order in which their pawns stand: the order of the next round.
    pub pawns: List<u8, MAX_PLAYERS>,
    /// Spaces, in the order of areas and numbers.
    pub spaces: List<Space, MAX_SPACES>,
    /// Face-up deeds.
    pub deeds: List<CardId, 20>,
    /// Face-up rewards.
    pub rewards: List<CardId, 20>,
    /// Numbers of spaces that tiles have asked for in set-up.
    pub wishes: List<(TileId, u8), 16>,
    /// How many resources were put into camps by the last procedure that did so.
    pub stored: u8,
}
