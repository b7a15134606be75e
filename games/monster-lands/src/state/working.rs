//! Work in progress that a question may interrupt: an attack, a roll, a trick.

use super::super::content::MAX_COLOURS;
use super::super::thing::{CardId, PathId};
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// An attack of a monster on the mercenary of a path. Attacks inside attacks (diverted dice) save the outer one in
/// their procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The path whose mercenary is attacked.
    pub path: PathId,
    /// Attack dice still to roll.
    pub dice: u8,
    /// Dice that missed, after the roll.
    pub missed: u8,
    /// Hits not cancelled.
    pub hits: u8,
    /// Wounds about to be taken.
    pub wounds: u8,
    /// Hits of dice rolled once against several mercenaries.
    pub shared: u8,
    /// The last path these dice have struck; those to its right take the same hits.
    pub shared_with: PathId,
}

/// The roll of a mercenary's dice on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The path whose dice are rolled.
    pub path: PathId,
    /// Totals handed on by earlier paths: damage in a battle, failed totals in a conquest.
    pub carried: i16,
    /// The scope of optional bonuses.
    pub scope: u16,
    /// In a battle the totals for capture and elimination, in a conquest the same one twice; in a
    /// dice-rolling mission those of the left and the right path.
    pub totals: [i16; 2],
    /// The part handed on to later paths if the totals are not enough.
    pub handed_on: i16,
    /// Optional abilities without limit or cost that were used in this roll, with their sources: they work
    /// once.
    pub spent: List<(u32, u32), 4>,
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
    /// Dice to steal, by colour; if none, the path is marked.
    pub dice: [u8; MAX_COLOURS],
    /// Whether the target has cancelled it.
    pub cancelled: bool,
}
