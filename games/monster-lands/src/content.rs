//! The constant part of a game: the compiled effects and the numbers of the board and of every card that can
//! come up. Made once from packs and a set-up, then shared.
//!
//! Only what the set-up uses is in here, so unused entries cost nothing in play.

mod affinities;
mod beginnings;
mod build;
pub mod dummy;
pub mod faces;
mod fields;
pub mod numbers;
pub mod options;
mod payments;
mod read_faces;
pub mod words;

pub use beginnings::Beginning;
pub use dummy::{CitadelRow, Dummy, OutsideSpace};
pub use faces::{
    Building, CardInfo, Equipment, Face, Header, Land, Mercenary, Mission, MissionFace, Monster, PathInfo,
    Role, Space, Spaces, Trap, TrapFamily,
};
pub use numbers::{BoardNumbers, Difficulty, OfferSizes, Rulings, WageBand};
pub use options::{Setup, SetupError};
pub use payments::{DiceCost, Payment};
pub use words::Words;

use crate::state::State;
use crate::thing::CardId;
use provost_engine::ranks::Ladder;
use provost_engine::zones::Kit;
use provost_interpreter::program::{EntryCode, Program};
use provost_interpreter::vocabulary::id::NounId;
use std::sync::OnceLock;

/// How many colours of dice a game can have.
pub const MAX_COLOURS: usize = 8;
/// How many sorts of tokens a game can have.
pub const MAX_TOKENS: usize = 12;
/// How many affinities there may be.
pub const MAX_AFFINITIES: usize = 16;
/// The bound on stocks without a limit.
pub const NO_LIMIT: u8 = 99;
/// How many sorts of resources a game can have.
pub const MAX_RESOURCES: usize = 8;
/// How many buildings a game can have.
pub const MAX_BUILDINGS: usize = 16;
/// How many players a game can have.
pub const MAX_PLAYERS: usize = 5;

/// The number of dice of each colour.
pub type Dice = [u8; MAX_COLOURS];

/// A colour of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieKind {
    /// Its noun.
    pub noun: NounId,
    /// Rolled as soon as it enters the pool.
    pub rolled: bool,
    /// Its face lowers the price of a purchase.
    pub discount: bool,
    /// May be placed at the Entrance.
    pub entrance: bool,
}

/// A sort of tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenKind {
    /// Its noun.
    pub noun: NounId,
    /// How many a player can keep.
    pub limit: Option<u8>,
    /// How many a mercenary takes along.
    pub carried: u8,
    /// Lies on a path beside the dice.
    pub placed: bool,
    /// How many token spaces of a path it takes.
    pub size: u8,
    /// How often it can be spent before it is used up.
    pub uses: u8,
    /// Comes home from a path if it is not used up.
    pub returns: bool,
    /// The effects of every token of the sort.
    pub codes: Vec<EntryCode>,
}

/// A price or a reward: resources and tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    /// Resources, by index.
    pub resources: [u8; MAX_RESOURCES],
    /// Tokens, by index.
    pub tokens: [u8; MAX_TOKENS],
}

impl Goods {
    /// Returns whether it is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// An entry whose abilities hold for the whole game: a rule, a tile, a variant, a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// The entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// Whether it is a tile beside the board.
    pub is_tile: bool,
}

/// A benefit of land paths with its numbers, or a guard of an Entrance path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathCode {
    /// The entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
}

/// The table index of a noun, packed for a table over all nouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Index {
    /// A noun unknown to the rules of play.
    #[default]
    None,
    /// A colour of dice.
    Colour(u8),
    /// A sort of tokens.
    Token(u8),
    /// A resource.
    Resource(u8),
    /// An affinity.
    Affinity(u8),
    /// An equipment type.
    Type(u8),
    /// A building of this game.
    Building(u8),
}

/// The constant part of a game.
#[derive(Debug)]
pub struct Content {
    /// The hash of packs, versions, texts and set-up.
    pub hash: u64,
    /// The compiled effects.
    pub program: Program,
    /// Zones, and the cards of kinds that packs declare.
    pub kit: Kit,
    /// Nouns that the rules refer to.
    pub words: Words,
    /// The table index of each noun, by noun.
    pub index: Vec<Index>,
    /// Colours of dice.
    pub dice: Vec<DieKind>,
    /// Sorts of tokens.
    pub tokens: Vec<TokenKind>,
    /// Upper bounds of each sort of tokens below which limits need no check; traps, which are counted as
    /// cards, are not included.
    pub token_limits: [u8; MAX_TOKENS],
    /// The same bound for traps.
    pub trap_limit: u8,
    /// Resources.
    pub resources: Vec<NounId>,
    /// Affinities.
    pub affinities: Vec<NounId>,
    /// Equipment types.
    pub types: Vec<NounId>,
    /// Buildings of this game.
    pub buildings: Vec<Building>,
    /// Every card and token that can come up, with copies listed separately; a [`CardId`] is an index into
    /// this list.
    pub cards: Vec<CardInfo>,
    /// Rules, tiles, variants, scenario, ordered by id.
    pub rules: Vec<RuleInfo>,
    /// Benefits of land paths with their numbers; headers refer to them by index.
    pub benefits: Vec<PathCode>,
    /// Guards of the upper and the lower Entrance path.
    pub guards: [Option<PathCode>; 2],
    /// The effects of every trophy.
    pub trophies: Vec<EntryCode>,
    /// The dummy player, if one takes part.
    pub dummy: Option<Dummy>,
    /// The numbers of the board.
    pub numbers: BoardNumbers,
    /// The level of difficulty.
    pub difficulty: Difficulty,
    /// The floor of prices under the rules' discount.
    pub discount_floor: i32,
    /// For each ability: whether its body begins with a purchase (see [`Purchase`]).
    pub purchases: Vec<Option<Purchase>>,
    /// For each ability, up to the end of the list: its payment.
    pub payments: Vec<Payment>,
    /// For each ability, up to the end of the list: the condition for its first step to do anything.
    pub beginnings: Vec<Beginning>,
    /// The goals and ranks of the scenario.
    pub ladder: Option<Ladder>,
    /// The number of players.
    pub players: u8,
    /// Affinity of each player's first two members, if the set-up fixes it.
    pub clans: [Option<u8>; MAX_PLAYERS],
    /// The common start of every game apart from chance, made for the first game.
    pub(super) opening: OnceLock<Box<State>>,
}

/// What an action in a building buys: such dice may only be placed if something can be paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purchase {
    /// This number of mercenaries.
    Hire(i32),
    /// Traps of the offer, up to this number.
    Traps(i32),
    /// Tokens of a sort (by index) at a gold price each, up to a number.
    Tokens {
        /// The sort.
        token: u8,
        /// The price of one.
        price: i32,
        /// The most that can be bought.
        most: i32,
    },
    /// This number of equipment cards.
    Equipment(i32),
}

impl Content {
    /// Makes an empty content.
    fn empty() -> Self {
        let none = NounId(u32::MAX);
        Self {
            hash: 0,
            program: Program::default(),
            kit: Kit::default(),
            words: Words::none(),
            index: Vec::new(),
            dice: Vec::new(),
            tokens: Vec::new(),
            token_limits: [u8::MAX; MAX_TOKENS],
            trap_limit: u8::MAX,
            resources: Vec::new(),
            affinities: Vec::new(),
            types: Vec::new(),
            buildings: Vec::new(),
            cards: Vec::new(),
            rules: Vec::new(),
            benefits: Vec::new(),
            guards: [None; 2],
            trophies: Vec::new(),
            dummy: None,
            numbers: BoardNumbers::default(),
            difficulty: Difficulty { entry: none, track: Vec::new(), start_level: None },
            discount_floor: 0,
            purchases: Vec::new(),
            payments: Vec::new(),
            beginnings: Vec::new(),
            ladder: None,
            players: 0,
            clans: [None; MAX_PLAYERS],
            opening: OnceLock::new(),
        }
    }

    /// Returns the table index of a noun.
    #[inline]
    pub fn index(&self, noun: NounId) -> Index {
        self.index.get(noun.index()).copied().unwrap_or_default()
    }

    /// Returns the index of a colour.
    #[inline]
    pub fn colour(&self, noun: NounId) -> Option<u8> {
        match self.index(noun) {
            Index::Colour(at) => Some(at),
            Index::None
            | Index::Token(_)
            | Index::Resource(_)
            | Index::Affinity(_)
            | Index::Type(_)
            | Index::Building(_) => None,
        }
    }

    /// Returns a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &CardInfo {
        self.cards.get(card.index()).unwrap_or(&faces::NO_CARD)
    }

    /// Returns a mercenary's numbers.
    #[inline]
    pub fn mercenary(&self, card: CardId) -> &Mercenary {
        let Face::Mercenary(mercenary) = &self.card(card).face else { return &faces::NO_MERCENARY };
        mercenary
    }

    /// Returns a monster's numbers.
    #[inline]
    pub fn monster(&self, card: CardId) -> &Monster {
        let Face::Monster(monster) = &self.card(card).face else { return &faces::NO_MONSTER };
        monster
    }

    /// Returns a land's numbers.
    #[inline]
    pub fn land(&self, card: CardId) -> &Land {
        let Face::Land(land) = &self.card(card).face else { return &faces::NO_LAND };
        land
    }

    /// Returns an equipment's numbers.
    #[inline]
    pub fn equipment(&self, card: CardId) -> &Equipment {
        let Face::Equipment(equipment) = &self.card(card).face else { return &faces::NO_EQUIPMENT };
        equipment
    }

    /// Returns a trap's or trick's numbers.
    #[inline]
    pub fn trap(&self, card: CardId) -> &Trap {
        let Face::Trap(trap) = &self.card(card).face else { return &faces::NO_TRAP };
        trap
    }

    /// Returns a mission's faces.
    #[inline]
    pub fn mission(&self, card: CardId) -> &Mission {
        let Face::Mission(mission) = &self.card(card).face else { return &faces::NO_MISSION };
        mission
    }

    /// Returns a path of a header's side.
    #[inline]
    pub fn path(&self, header: CardId, side: u8, path: u8) -> &PathInfo {
        let Face::Header(header) = &self.card(header).face else { return &faces::NO_PATH };
        let side = header.sides.get(usize::from(side));
        side.and_then(|paths| paths.get(usize::from(path))).unwrap_or(&faces::NO_PATH)
    }
}
