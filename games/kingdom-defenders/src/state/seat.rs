//! A player.

use crate::content::{Goods, Levels, MAX_CAMPS, MAX_RELICS, MAX_RESOURCES, Wounds};
use serde::{Deserialize, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Resources, by index.
    pub stock: [u16; MAX_RESOURCES],
    /// Counters of wounds, by index.
    pub wounds: Wounds,
    /// Tracks, by index.
    pub levels: Levels,
    /// Relics, by index.
    pub relics: [u8; MAX_RELICS],
    /// The content of each camp, by index of the resource; a box holds one.
    pub camps: [Goods; MAX_CAMPS],
    /// The side of the Wall on which the player last placed in this round.
    pub side: Option<u8>,
    /// Whether the player has placed on both sides of the Wall in this round.
    pub crossed: bool,
    /// Whether the player places no more discs in this round.
    pub passed: bool,
    /// The areas in which the player's discs have begun to be activated in this round, one bit each.
    pub begun: u8,
    /// The final score, once it is known.
    pub score: Option<i32>,
}

impl Seat {
    /// Returns how many resources lie in all camps.
    pub fn in_camps(&self) -> i32 {
        self.camps.iter().flatten().map(|count| i32::from(*count)).sum()
    }
}
