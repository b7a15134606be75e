//! What is under way and may be interrupted by a question: an attack, a roll, a trick.

use super::super::content::MAX_COLOURS;
use super::super::thing::{CardId, PathId};
use serde::{Deserialize, Serialize};

/// An attack of a monster on the mercenary of a path. Attacks inside attacks (diverted dice) save the outer one in
/// their procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The path whose mercenary is attacked.
    pub path: PathId,
    /// Attack dice that are left to roll.
    pub dice: u8,
    /// Dice that missed, after the roll.
    pub missed: u8,
    /// Hits that are not cancelled.
    pub hits: u8,
    /// Wounds that are about to be taken.
    pub wounds: u8,
}

/// The roll of a mercenary's dice on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The path whose dice are rolled.
    pub path: PathId,
    /// Totals handed on by earlier paths: damage in a battle, failed totals in a conquest.
    pub carried: i16,
    /// Under which number optional bonuses were used.
    pub scope: u16,
    /// The totals of a dice-rolling mission, left and right, while both are rolled.
    pub totals: [i16; 2],
}

/// A trick that is aimed at a path and has not worked yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trick {
    /// The token.
    pub card: CardId,
    /// The path it lies on.
    pub from: PathId,
    /// The path it is aimed at.
    pub to: PathId,
    /// Dice to be stolen, by colour; none: the path is marked.
    pub dice: [u8; MAX_COLOURS],
    /// The target has cancelled it.
    pub cancelled: bool,
}
