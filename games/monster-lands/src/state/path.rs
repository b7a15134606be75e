//! A path with the mercenary, dice and tokens on it.

use super::super::content::{MAX_RESOURCES, MAX_TOKENS};
use super::super::thing::{CardId, PathId};
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// A path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Path {
    /// The mercenary whose token is on it. The token of a dead one is removed.
    pub mercenary: CardId,
    /// A token of the dummy player is on it instead.
    pub dummy: bool,
    /// Dice, including those on traps. They stay when their mercenary dies after having attacked.
    pub dice: List<PathDie, 40>,
    /// Traps and tricks, from top to bottom.
    pub traps: List<PathTrap, 8>,
    /// Other tokens on the path or with its mercenary, by index.
    pub tokens: [u8; MAX_TOKENS],
    /// How often one token of each sort has been spent here already.
    pub spent: [u8; MAX_TOKENS],
    /// Resources on the assignment token, by index.
    pub purse: [u8; MAX_RESOURCES],
    /// Its mercenary has had its turn in the battle.
    pub fought: bool,
    /// Its mercenary captured, eliminated or conquered, or won the mission.
    pub won: bool,
    /// Target paths marked by cards or tokens here.
    pub marks: List<(CardId, PathId), 4>,
}

/// A die on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathDie {
    /// Colour, by index.
    pub colour: u8,
    /// Face; 0 before it is rolled.
    pub face: u8,
    /// The trap or trick it lies on.
    pub on: CardId,
}

/// A trap or trick on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathTrap {
    /// The card.
    pub card: CardId,
    /// Whether it has been revealed.
    pub revealed: bool,
    /// Whether dice on it cannot be stolen.
    pub shielded: bool,
}

impl Path {
    /// Returns whether a mercenary is on it.
    #[inline]
    pub const fn is_occupied(&self) -> bool {
        self.mercenary.is_some()
    }

    /// Returns whether an assignment token is on it, a mercenary's or the dummy player's.
    #[inline]
    pub const fn is_taken(&self) -> bool {
        self.is_occupied() || self.dummy
    }

    /// Returns how many unrolled dice of a colour are on it.
    pub fn unrolled(&self, colour: u8) -> usize {
        self.dice.iter().filter(|die| die.face == 0 && die.colour == colour).count()
    }
}
