//! The constant part of a game: the compiled effects and the numbers of the board, of every tile and of every
//! card that can come up. Made once from packs and a set-up, then shared.
//!
//! Only what the set-up can bring into play is in here, so unused entries cost nothing in play.

mod build;
mod fields;
pub mod options;
pub mod words;

pub use options::{Setup, SetupError};
pub use words::{Area, Words};

use super::thing::{CardId, TileId};
use provost_engine::ranks::Ladder;
use provost_engine::zones::Kit;
use provost_interpreter::program::{EntryCode, Program};
use provost_interpreter::vocabulary::id::NounId;

/// How many players a game can have.
pub const MAX_PLAYERS: usize = 8;
/// How many sorts of resources a game can have.
pub const MAX_RESOURCES: usize = 8;
/// How many kinds of wounds a game can have.
pub const MAX_WOUNDS: usize = 4;
/// How many tracks a game can have.
pub const MAX_LEVELS: usize = 4;
/// How many kinds of relics a game can have.
pub const MAX_RELICS: usize = 8;
/// How many camps a player can have.
pub const MAX_CAMPS: usize = 6;
/// How many spaces a board can have.
pub const MAX_SPACES: usize = 64;
/// The most discs of a game, including grey ones.
pub const MAX_DISCS: usize = 250;
/// The most of a resource that a player can have.
pub const MOST: u16 = 999;

/// Amounts of each resource, by index.
pub type Goods = [u8; MAX_RESOURCES];
/// Wounds of each kind, by index.
pub type Wounds = [u8; MAX_WOUNDS];
/// Positions on each track, by index.
pub type Levels = [u8; MAX_LEVELS];
/// Relics of each kind, by index.
pub type Relics = [u8; MAX_RELICS];

/// A sort of resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceKind {
    /// Its noun.
    pub noun: NounId,
    /// Whether it lies behind the player's screen and can be stolen.
    pub good: bool,
    /// Whether a box of a camp can hold it.
    pub boxed: bool,
}

/// A track or a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// Its noun.
    pub noun: NounId,
    /// Its end.
    pub most: u8,
}

/// A building or character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the tile")]
pub struct Tile {
    /// Its entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// Whether it is a building; otherwise it is a character.
    pub is_building: bool,
    /// Whether it is printed on the board.
    pub is_basic: bool,
    /// Whether the set-up names it.
    pub is_chosen: bool,
    /// Whether it has an action of its own.
    pub has_action: bool,
    /// The number of discs that fill its space.
    pub discs: u8,
    /// Its area.
    pub area: Area,
    /// Its side of the Wall, by index.
    pub side: u8,
    /// The cost of placing discs there.
    pub place_cost: Goods,
    /// The means of its action.
    pub means: Means,
}

/// The means of a tile's action, at most as many as a moment can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    nouns: [NounId; Self::MOST],
    len: u8,
}

impl Default for Means {
    fn default() -> Self {
        Self { nouns: [NounId(u32::MAX); Self::MOST], len: 0 }
    }
}

impl Means {
    const MOST: usize = 3;

    /// Adds one.
    pub(super) fn push(&mut self, noun: NounId) {
        if let Some(place) = self.nouns.get_mut(usize::from(self.len)) {
            *place = noun;
            self.len += 1;
        }
    }

    /// Returns all of them.
    pub fn as_slice(&self) -> &[NounId] {
        self.nouns.get(..usize::from(self.len)).unwrap_or(&[])
    }
}

/// The kind of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// An adventure.
    Adventure,
    /// A deed.
    Deed,
    /// A reward.
    Reward,
}

impl CardKind {
    /// Every kind, in order.
    pub const ALL: [Self; 3] = [Self::Adventure, Self::Deed, Self::Reward];

    /// Returns the index.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// An adventure, deed or reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// Its kind.
    pub kind: CardKind,
    /// The number of discs that an adventure needs.
    pub discs: u8,
    /// The resources that an adventure costs, or that a deed requires.
    pub cost: Goods,
    /// Wounds that an adventure costs.
    pub wounds: Wounds,
    /// The required position on tracks for an adventure.
    pub levels: Levels,
    /// Its yield.
    pub gain: Goods,
    /// Relics on it.
    pub relics: Relics,
}

/// A rule of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
}

/// The numbers of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardNumbers {
    /// Rounds of a game.
    pub rounds: u8,
    /// The resource that the final score starts from, by index.
    pub score: u8,
    /// What each player has at the start.
    pub start: Goods,
    /// Discs of each player at the start.
    pub discs: u8,
    /// Discs of each player that are set aside.
    pub spare_discs: u8,
    /// The most discs a player can use.
    pub most_discs: u8,
    /// Grey discs.
    pub grey_discs: u8,
    /// Buildings that are drawn.
    pub buildings: u8,
    /// Characters that are drawn.
    pub characters: u8,
    /// Cards that lie face up: adventures, deeds, rewards.
    pub display: [u8; 3],
    /// The side of the adventures.
    pub adventure_side: u8,
    /// Spaces for deeds.
    pub deed_spaces: u8,
    /// The side of the deeds.
    pub deed_side: u8,
    /// Camps of each player.
    pub camps: u8,
    /// Boxes of each camp.
    pub boxes: u8,
    /// Spaces for camps.
    pub camp_spaces: u8,
    /// Resources that one disc in area C can store.
    pub camp_load: u8,
    /// The side of the camps.
    pub camp_side: u8,
    /// The rank of players who reach no other.
    pub lowest_rank: Option<NounId>,
}

/// The table index of a noun, packed for a table over all nouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Index {
    /// A noun unknown to the rules of play.
    #[default]
    None,
    /// A resource.
    Resource(u8),
    /// A kind of wound.
    Wound(u8),
    /// A track.
    Level(u8),
    /// A kind of relic.
    Relic(u8),
    /// An area.
    Area(Area),
    /// A side of the Wall.
    Side(u8),
}

/// The constant part of a game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The hash of packs, versions and texts.
    pub hash: u64,
    /// The compiled effects.
    pub program: Program,
    /// Zones, and the cards of kinds that packs declare.
    pub kit: Kit,
    /// Nouns that the rules refer to.
    pub words: Words,
    /// The table index of each noun, by noun.
    pub index: Vec<Index>,
    /// Resources.
    pub resources: Vec<ResourceKind>,
    /// Kinds of wounds.
    pub wounds: Vec<Track>,
    /// Tracks.
    pub levels: Vec<Track>,
    /// Kinds of relics.
    pub relics: Vec<NounId>,
    /// Tiles that are in the game or can be drawn, ordered by id.
    pub tiles: Vec<Tile>,
    /// Adventures, deeds and rewards, ordered by id.
    pub cards: Vec<Card>,
    /// Rules, ordered by id.
    pub rules: Vec<Rule>,
    /// The numbers of the board.
    pub numbers: BoardNumbers,
    /// The goals and ranks of the scenario.
    pub ladder: Option<Ladder>,
    /// The number of players.
    pub players: u8,
    /// The names of the players, if the set-up gives them.
    pub names: Vec<String>,
}

impl Content {
    /// Returns the table index of a noun.
    #[inline]
    pub fn index(&self, noun: NounId) -> Index {
        self.index.get(noun.index()).copied().unwrap_or_default()
    }

    /// Returns the index of a resource.
    #[inline]
    pub fn resource(&self, noun: NounId) -> Option<u8> {
        if let Index::Resource(at) = self.index(noun) { Some(at) } else { None }
    }

    /// Returns the index of a kind of wound.
    #[inline]
    pub fn wound(&self, noun: NounId) -> Option<u8> {
        if let Index::Wound(at) = self.index(noun) { Some(at) } else { None }
    }

    /// Returns the index of a track.
    #[inline]
    pub fn level(&self, noun: NounId) -> Option<u8> {
        if let Index::Level(at) = self.index(noun) { Some(at) } else { None }
    }

    /// Returns the area behind a noun.
    #[inline]
    pub fn area(&self, noun: NounId) -> Option<Area> {
        if let Index::Area(area) = self.index(noun) { Some(area) } else { None }
    }

    /// Returns a tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> Option<&Tile> {
        self.tiles.get(tile.index())
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards.get(card.index())
    }

    /// Returns the noun of a resource.
    #[inline]
    pub fn resource_noun(&self, resource: u8) -> NounId {
        self.resources.get(usize::from(resource)).map_or(NounId(u32::MAX), |kind| kind.noun)
    }

    /// Returns the resources that are goods, by index.
    pub fn goods(&self) -> impl Iterator<Item = u8> {
        (0..).zip(&self.resources).filter(|(_, kind)| kind.good).map(|(at, _)| at)
    }
}

/// Returns an item of a table by index; 0 beyond its end.
#[inline]
pub fn at<T: Copy + Default>(table: &[T], index: u8) -> T {
    table.get(usize::from(index)).copied().unwrap_or_default()
}
