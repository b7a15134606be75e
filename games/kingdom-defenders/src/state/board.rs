//! The board: spaces with discs, turn order, round and phase.

use crate::content::{Area, MAX_PLAYERS, MAX_SPACES};
use crate::thing::{CardId, DiscId, TileId};
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// The phase of a round.
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

/// The use of a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// A building or character.
    Tile(TileId),
    /// A place to complete a deed, numbered from 0.
    Deed(u8),
    /// A place to store resources, numbered from 0.
    Camp(u8),
    /// An adventure: the place for cards, numbered from 0, and the card there.
    Adventure(u8, CardId),
    /// None: a space that does not exist.
    #[default]
    None,
}

/// A space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Its use.
    pub spot: Spot,
    /// Its area.
    pub area: Area,
    /// Its side of the Wall, by index.
    pub side: u8,
    /// The number of discs that fill it; 0 without a card.
    pub size: u8,
    /// The discs on it.
    pub discs: List<DiscId, 2>,
}

/// The board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The number of players.
    pub players: u8,
    /// The round, from 1.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The player in turn, from whom listeners are ordered.
    pub active: u8,
    /// Seats in the order of this round.
    pub order: List<u8, MAX_PLAYERS>,
    /// Seats in the order of the pawns, which is the order of the next round.
    pub pawns: List<u8, MAX_PLAYERS>,
    /// Spaces, in the order of areas and numbers.
    pub spaces: List<Space, MAX_SPACES>,
    /// Face-up deeds.
    pub deeds: List<CardId, 20>,
    /// Face-up rewards.
    pub rewards: List<CardId, 20>,
    /// Space numbers that tiles requested in set-up.
    pub wishes: List<(TileId, u8), 16>,
    /// How many resources the last storing procedure put into camps.
    pub stored: u8,
}
