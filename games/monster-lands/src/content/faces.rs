//! The printed values of cards, tokens and tiles that the rules use.

use super::{Dice, Goods, MAX_COLOURS, MAX_RESOURCES, MAX_TOKENS};
use provost_engine::list::List;
use provost_interpreter::program::{EntryCode, Run};
use provost_interpreter::vocabulary::id::NounId;

/// A card or token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardInfo {
    /// Its entry.
    pub entry: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// The number of the copy, from 0.
    pub copy: u8,
    /// Its face.
    pub face: Face,
}

/// The printed face of a card or token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A mercenary.
    Mercenary(Mercenary),
    /// A monster.
    Monster(Monster),
    /// A land.
    Land(Land),
    /// An equipment card.
    Equipment(Equipment),
    /// A trap or trick.
    Trap(Trap),
    /// A loot token.
    Loot,
    /// A mission tile.
    Mission(Mission),
    /// A path header.
    Header(Header),
    /// A panic token for the building with this index.
    Panic(u8),
}

/// The origin of a mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// First leader of a clan.
    Leader,
    /// First member of a clan after the leader.
    Initial,
    /// From the Tavern's deck.
    Hired,
    /// From the stack at the Tavern: takes no path and settles no land.
    Stack,
}

/// A mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mercenary {
    /// Affinity, by index.
    pub affinity: Option<u8>,
    /// Its origin.
    pub role: Role,
    /// Gold for hiring it.
    pub cost: i32,
    /// Reputation.
    pub reputation: i32,
    /// Dice it adds to the pool.
    pub dice: Dice,
}

/// A monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monster {
    /// Affinity, by index.
    pub affinity: u8,
    /// Level.
    pub level: NounId,
    /// Attack value.
    pub attack: i32,
    /// Capture value.
    pub capture: i32,
    /// Elimination value.
    pub elimination: i32,
    /// Reward of a capture.
    pub capture_reward: Goods,
    /// Reward of an elimination.
    pub elimination_reward: Goods,
    /// Points of the trophy.
    pub trophy: u8,
}

/// A land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// Affinity, by index.
    pub affinity: u8,
    /// Conquest value.
    pub conquest: i32,
    /// Reward of the conquest.
    pub reward: Goods,
}

/// An equipment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// Type, by index.
    pub ty: u8,
    /// Gold at the Bazaar.
    pub price: i32,
}

/// Families of traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrapFamily {
    /// Dealt at the start.
    Initial,
    /// Sold in every game.
    Improved,
    /// Sold with the trick module.
    Shielded,
    /// A trick: sold with the trick module, no trap once it is turned up.
    Trick,
}

/// A trap or trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Its family.
    pub family: TrapFamily,
    /// Gold at the Hunter's Lodge.
    pub price: i32,
}

/// A mission tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mission {
    /// Face A: dice are rolled.
    pub dice: MissionFace,
    /// The total that earns the reward of face A.
    pub objective: i32,
    /// Glory lost by a failure at face A.
    pub penalty: i32,
    /// Face B: a contract.
    pub contract: MissionFace,
    /// The goods of the contract.
    pub delivery: Goods,
}

/// A face of a mission tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissionFace {
    /// Dice to place, exactly.
    pub count: u8,
    /// Colours each die may have, a bit for each index.
    pub colours: u8,
    /// Rewards of the left and the right path; face A has one for both.
    pub rewards: [Goods; 2],
}

/// A path header: four paths on each of two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Sides A and B.
    pub sides: [Vec<PathInfo>; 2],
}

/// A path of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathInfo {
    /// Dice that must be placed.
    pub required: Dice,
    /// Dice that may be added.
    pub reinforcement: Dice,
    /// Its benefit: an index into the content's `benefits`.
    pub benefit: Option<u16>,
    /// Glory for a death here.
    pub glory: i32,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    /// Its entry.
    pub entry: NounId,
    /// The building's noun.
    pub noun: NounId,
    /// Its effects.
    pub code: EntryCode,
    /// Its spaces in the order of filling.
    pub spaces: Spaces,
    /// The spaces in use with this number of players, one bit each.
    pub in_use: u16,
    /// The unlimited spaces, one bit each.
    pub unlimited: u16,
}

/// The spaces of a building.
pub type Spaces = List<Space, 12>;

/// A dice space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// Its name.
    pub noun: NounId,
    /// The fewest players for which it is open.
    pub players: u8,
    /// Whether it is unlimited.
    pub unlimited: bool,
    /// The dice of its action, as far as they are written out.
    pub dice: u8,
    /// The resources that its action gains, as far as they are written out.
    pub gains: [u8; MAX_RESOURCES],
}

impl Default for Space {
    fn default() -> Self {
        Self { noun: NO_NOUN, players: u8::MAX, unlimited: false, dice: 0, gains: [0; MAX_RESOURCES] }
    }
}

const NO_NOUN: NounId = NounId(u32::MAX);
const NO_CODE: EntryCode = EntryCode { abilities: Run { start: 0, len: 0 } };
const NOTHING: Goods = Goods { resources: [0; MAX_RESOURCES], tokens: [0; MAX_TOKENS] };
const NO_FACE: MissionFace = MissionFace { count: 0, colours: 0, rewards: [NOTHING; 2] };

// The face of a missing card: rules never ask for one, and if they did, it would have no effect.
pub(super) static NO_CARD: CardInfo = CardInfo { entry: NO_NOUN, code: NO_CODE, copy: 0, face: Face::Loot };
pub(super) static NO_MERCENARY: Mercenary =
    Mercenary { affinity: None, role: Role::Stack, cost: 0, reputation: 0, dice: [0; MAX_COLOURS] };
pub(super) static NO_MONSTER: Monster = Monster {
    affinity: u8::MAX,
    level: NO_NOUN,
    attack: 0,
    capture: i32::MAX,
    elimination: i32::MAX,
    capture_reward: NOTHING,
    elimination_reward: NOTHING,
    trophy: 0,
};
pub(super) static NO_LAND: Land = Land { affinity: u8::MAX, conquest: i32::MAX, reward: NOTHING };
pub(super) static NO_EQUIPMENT: Equipment = Equipment { ty: u8::MAX, price: i32::MAX };
pub(super) static NO_TRAP: Trap = Trap { family: TrapFamily::Initial, price: i32::MAX };
pub(super) static NO_MISSION: Mission =
    Mission { dice: NO_FACE, objective: i32::MAX, penalty: 0, contract: NO_FACE, delivery: NOTHING };
pub(super) static NO_PATH: PathInfo =
    PathInfo { required: [0; MAX_COLOURS], reinforcement: [0; MAX_COLOURS], benefit: None, glory: 0 };
