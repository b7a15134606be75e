//! The place of a card or token in a game.

use super::super::thing::{CardId, PathId};
use serde::{Deserialize, Serialize};

/// No player.
pub const NOBODY: u8 = u8::MAX;

/// The dummy player as an acting seat. No seat at the table has this number.
pub const DUMMY: u8 = u8::MAX - 1;

/// The owner of a card that is left out of this game.
pub const LEFT_OUT: u8 = u8::MAX - 2;

/// The changing part of a card or token. Which fields matter depends on the sort of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its owner, by seat; [`NOBODY`] in decks, offers and on the board, [`LEFT_OUT`] in the box.
    pub owner: u8,
    /// Mercenary: the path it is assigned to. Trap on a path: that path.
    pub path: PathId,
    /// Mercenary: its wounds.
    pub wounds: u8,
    /// Mercenary: it leads its clan.
    pub leads: bool,
    /// Equipment: its bearer. Mercenary: the land it has settled. Land: its settler.
    pub link: CardId,
    /// Equipment: whether it has changed hands this turn and may not again.
    pub moved: bool,
}

impl Default for Card {
    fn default() -> Self {
        NO_CARD
    }
}

/// A card in no place.
pub(super) static NO_CARD: Card =
    Card { owner: NOBODY, path: PathId::NONE, wounds: 0, leads: false, link: CardId::NONE, moved: false };
