//! A player: clan, stock and dice pool.

use super::super::content::{MAX_COLOURS, MAX_RESOURCES, MAX_TOKENS};
use super::super::thing::CardId;
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Resources, by index: gold, glory.
    pub resources: [i16; MAX_RESOURCES],
    /// Sum of the reputations of the clan.
    pub reputation: i16,
    /// Tokens in stock, by index. Traps are counted in `traps`, not here.
    pub tokens: [u8; MAX_TOKENS],
    /// Dice in the pool, by colour: not rolled, then by face.
    pub pool: [[u8; 7]; MAX_COLOURS],
    /// Members of the clan, in the order of joining; the first two are leader and first mercenary.
    pub members: List<CardId, 48>,
    /// Equipment of its members.
    pub equipment: List<CardId, 48>,
    /// Conquered lands.
    pub lands: List<CardId, 16>,
    /// Traps and tricks in stock.
    pub traps: List<CardId, 48>,
    /// Loot tokens.
    pub loot: List<CardId, 24>,
    /// Trophies: eliminated monsters.
    pub trophies: List<CardId, 24>,
    /// Missions whose reward was earned.
    pub missions: u8,
    /// Whether it has passed in this deployment phase and got no dice since.
    pub passed: bool,
}

impl Seat {
    /// Returns how many dice of a colour are in the pool.
    #[inline]
    pub fn dice(&self, colour: u8) -> u8 {
        self.pool.get(usize::from(colour)).map_or(0, |faces| faces.iter().sum())
    }

    /// Returns how many dice are in the pool.
    #[inline]
    pub fn all_dice(&self) -> u32 {
        self.pool.iter().flatten().map(|count| u32::from(*count)).sum()
    }

    /// Returns the dice of a colour with known faces, face by face from 1; face 0 is not rolled.
    pub fn faces(&self, colour: u8) -> [u8; 7] {
        self.pool.get(usize::from(colour)).copied().unwrap_or_default()
    }

    /// Adds a die to the pool; face 0 is not rolled.
    #[inline]
    pub fn add_die(&mut self, colour: u8, face: u8) {
        if let Some(count) =
            self.pool.get_mut(usize::from(colour)).and_then(|faces| faces.get_mut(usize::from(face)))
        {
            *count = count.saturating_add(1);
        }
    }

    /// Takes a die out of the pool; returns whether it was there.
    #[inline]
    pub fn take_die(&mut self, colour: u8, face: u8) -> bool {
        let count = self.pool.get_mut(usize::from(colour)).and_then(|faces| faces.get_mut(usize::from(face)));
        match count {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}
