//! The board: round, docks, offers, spaces, panic.

use super::super::content::{MAX_BUILDINGS, MAX_COLOURS, MAX_TOKENS};
use super::super::thing::{CardId, Site};
use provost_engine::list::List;
use serde::{Deserialize, Serialize};

/// An offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer {
    /// Mercenaries at the Tavern.
    Mercenaries,
    /// Equipment at the Bazaar.
    Equipment,
    /// Traps at the Hunter's Lodge.
    Traps,
    /// Loot between the lands.
    Loot,
}

/// How many offers there are.
pub const OFFERS: usize = 4;

/// A phase of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Dice pools are made up.
    DicePool,
    /// Dice are deployed.
    Deployment,
    /// Missions and battles.
    Adventure,
    /// Clean-up.
    CleanUp,
    /// The game is over.
    Over,
}

/// The board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Number of the round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The seat with the first-player tile.
    pub first: u8,
    /// The seat whose turn or window it is.
    pub active: u8,
    /// The number of players.
    pub players: u8,
    /// How many land docks are in use.
    pub lands_in_use: u8,
    /// Rounds of this game.
    pub rounds: u8,
    /// Gold at the start.
    pub start_gold: i16,
    /// Glory at the start.
    pub start_glory: i16,
    /// Owners choose which tokens they turn up.
    pub clash: bool,
    /// The tokens of the trick module are in the trap supply.
    pub trick_module: bool,
    /// Monsters of land A, land B and the Entrance.
    pub monsters: [CardId; 3],
    /// Which of those docks had a battle this round, whatever the result.
    pub fought: [bool; 3],
    /// Beaten monsters that still come to the Entrance in clean-up.
    pub sent: List<CardId, 4>,
    /// Land A and land B.
    pub lands: [CardId; 2],
    /// Their headers, and the visible sides.
    pub headers: [(CardId, u8); 2],
    /// The dice-rolling and the contract mission.
    pub missions: [CardId; 2],
    /// The offers.
    pub offers: [List<CardId, 16>; OFFERS],
    /// Occupied spaces of each building, one bit each.
    pub spaces: [u16; MAX_BUILDINGS],
    /// Face of the last discount die placed in each building this round; 0 if none.
    pub discounts: [u8; MAX_BUILDINGS],
    /// Panic tokens on the board.
    pub panic: List<CardId, 16>,
    /// The bans in the current battle.
    pub bans: Bans,
    /// Whether the paths of the present battle fight from the last to the first.
    pub reversed: bool,
    /// Pending draws of set-up for the Entrance, by the noun of the level (all bits set: any level).
    pub draws: List<u32, 4>,
    /// How many nested draws of monsters are in progress.
    pub drawing: u8,
    /// Affinity of the first player's clan, if an effect of set-up fixes it.
    pub start_affinity: Option<u8>,
    /// Covered buildings, one bit each.
    pub covered: u16,
    /// Buildings whose panic token was replaced by another, one bit each.
    pub replaced_panic: u16,
    /// Covered buildings, each with the building on top.
    pub covering: List<(u8, u8), 4>,
    /// The dummy player's dice.
    pub dummy: DummyDice,
    /// Held tiles: index in the content's rules, and holder.
    pub held: List<(u16, u8), 4>,
    /// Dying mercenaries that go to a tile once they are buried.
    pub storing: List<CardId, 8>,
    /// Dead mercenaries stored on a tile, and the round of their death.
    pub stored: List<(CardId, u8), 24>,
    /// Dice of each colour taken by the last cost, for `of another colour`.
    pub paid: [u8; MAX_COLOURS],
    /// The building and space of the current action.
    pub action: Option<(u8, u8)>,
    /// The discount of the die placed for the current action; 0 if none.
    pub discount: u8,
}

impl Board {
    /// Returns an offer.
    #[inline]
    pub fn offer(&self, offer: Offer) -> &List<CardId, 16> {
        let [first, ..] = &self.offers;
        self.offers.get(offer as usize).unwrap_or(first)
    }

    /// Returns an offer for changing.
    #[inline]
    pub fn offer_mut(&mut self, offer: Offer) -> &mut List<CardId, 16> {
        let [mercenaries, equipment, traps, loot] = &mut self.offers;
        match offer {
            Offer::Mercenaries => mercenaries,
            Offer::Equipment => equipment,
            Offer::Traps => traps,
            Offer::Loot => loot,
        }
    }

    /// Returns the monster at a site.
    #[inline]
    pub fn monster(&self, site: Site) -> CardId {
        site.dock().and_then(|dock| self.monsters.get(dock)).copied().unwrap_or_default()
    }

    /// Returns whether a building has a panic token of its own: it is neither covered nor has its token been
    /// replaced.
    pub const fn has_panic_token(&self, building: u8) -> bool {
        (self.covered | self.replaced_panic) & (1 << (building & 15)) == 0
    }

    /// Returns the land at a site.
    #[inline]
    pub fn land(&self, site: Site) -> CardId {
        match site {
            Site::Land(land) => self.lands.get(usize::from(land)).copied().unwrap_or_default(),
            Site::Entrance | Site::Mission(_) => CardId::NONE,
        }
    }
}

/// The dice of the dummy player in its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DummyDice {
    /// The red die; 0 before it has been rolled in this round.
    pub red: u8,
    /// The yellow die.
    pub yellow: u8,
    /// Where an effect sends it, by the noun of the place.
    pub sent: Option<u32>,
}

/// Bans during a battle or conquest, computed once when it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bans {
    /// Equipment types, one bit each.
    pub types: u16,
    /// Tokens.
    pub tokens: [bool; MAX_TOKENS],
    /// Defense talents.
    pub talents: bool,
    /// Path benefits.
    pub benefits: bool,
}
