//! Things of Monster Lands as the interpreter holds them: a sort in the top byte, an index below.

use provost_interpreter::hook::Thing;
use serde::{Deserialize, Serialize};

/// A card or token: an index into the content's `cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// No card.
    pub const NONE: Self = Self(u16::MAX);

    /// Returns whether there is a card.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }

    /// Returns the card, if there is one.
    #[inline]
    pub fn some(self) -> Option<Self> {
        self.is_some().then_some(self)
    }

    /// Returns the index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for CardId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A path: 0 to 3 land A, 4 to 7 land B, 8 and 9 the Entrance (upper, lower), 10 and 11 the dice-rolling mission,
/// 12 and 13 the contract mission, each from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PathId(pub u8);

/// How many paths there are.
pub const PATHS: usize = 14;

impl PathId {
    /// No path.
    pub const NONE: Self = Self(u8::MAX);
    /// The upper path of the Entrance.
    pub const UPPER: Self = Self(8);
    /// The lower path of the Entrance.
    pub const LOWER: Self = Self(9);

    /// Returns whether there is a path.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Self::NONE.0
    }

    /// Returns the index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its site.
    #[inline]
    pub const fn site(self) -> Site {
        match self.0 {
            0..=3 => Site::Land(0),
            4..=7 => Site::Land(1),
            8..=9 => Site::Entrance,
            10..=11 => Site::Mission(0),
            _ => Site::Mission(1),
        }
    }

    /// Returns its number at its site, from 0 on the left.
    #[inline]
    pub const fn number(self) -> u8 {
        match self.0 {
            0..=7 => self.0 % 4,
            _ => self.0 % 2,
        }
    }

    /// Returns every path.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..14).map(Self)
    }
}

impl Default for PathId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A place with paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Site {
    /// Land A or B.
    Land(u8),
    /// The Entrance of the Citadel.
    Entrance,
    /// The dice-rolling mission (0) or the contract mission (1).
    Mission(u8),
}

impl Site {
    /// Returns its paths from left to right.
    pub fn paths(self) -> impl DoubleEndedIterator<Item = PathId> + Clone {
        let (first, count) = match self {
            Self::Land(land) => (land.min(1) * 4, 4),
            Self::Entrance => (8, 2),
            Self::Mission(mission) => (10 + mission.min(1) * 2, 2),
        };
        (first..first + count).map(PathId)
    }

    /// Returns the index of its monster dock: lands, then the Entrance.
    pub const fn dock(self) -> Option<usize> {
        match self {
            Self::Land(land) => Some(land as usize),
            Self::Entrance => Some(2),
            Self::Mission(_) => None,
        }
    }
}

/// A thing, unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A player, by seat.
    Player(u8),
    /// A card or token with a face of its own.
    Card(CardId),
    /// The back of a beaten monster.
    Trophy(CardId),
    /// A path.
    Path(PathId),
    /// A building, by index.
    Building(u8),
    /// The tokens of a sort in a player's stock.
    Stock(u8, u8),
    /// The tokens of a sort on a path or with its mercenary.
    OnPath(PathId, u8),
    /// The benefit of a path.
    Benefit(PathId),
    /// The guard of a path.
    Guard(PathId),
    /// A rule, tile, variant or scenario: an index into the content's `rules`.
    Rule(u16),
    /// A die in a pool: colour, face and number among equal ones.
    PoolDie(u8, u8, u8),
    /// A die on a path, by index.
    PathDie(PathId, u8),
    /// The dummy player.
    Dummy,
}

impl Item {
    /// Packs it.
    #[inline]
    pub const fn thing(self) -> Thing {
        let (sort, index) = match self {
            Self::Player(seat) => (0, seat as u32),
            Self::Card(card) => (1, card.0 as u32),
            Self::Trophy(card) => (2, card.0 as u32),
            Self::Path(path) => (3, path.0 as u32),
            Self::Building(building) => (4, building as u32),
            Self::Stock(seat, token) => (5, ((seat as u32) << 8) | token as u32),
            Self::OnPath(path, token) => (6, ((path.0 as u32) << 8) | token as u32),
            Self::Benefit(path) => (7, path.0 as u32),
            Self::Guard(path) => (8, path.0 as u32),
            Self::Rule(rule) => (9, rule as u32),
            Self::PoolDie(colour, face, which) => {
                (10, ((colour as u32) << 16) | ((face as u32) << 8) | which as u32)
            }
            Self::PathDie(path, die) => (11, ((path.0 as u32) << 8) | die as u32),
            Self::Dummy => (12, 0),
        };
        Thing((sort << 24) | index)
    }

    /// Unpacks a thing.
    #[inline]
    pub const fn of(thing: Thing) -> Option<Self> {
        let index = thing.0 & 0x00FF_FFFF;
        let [_, high, middle, low] = thing.0.to_be_bytes();
        let card = CardId(((middle as u16) << 8) | low as u16);
        Some(match thing.0 >> 24 {
            0 => Self::Player(low),
            1 => Self::Card(card),
            2 => Self::Trophy(card),
            3 => Self::Path(PathId(low)),
            4 => Self::Building(low),
            5 => Self::Stock(middle, low),
            6 => Self::OnPath(PathId(middle), low),
            7 => Self::Benefit(PathId(low)),
            8 => Self::Guard(PathId(low)),
            9 => Self::Rule(card.0),
            10 => Self::PoolDie(high, middle, low),
            11 => Self::PathDie(PathId(middle), low),
            12 if index == 0 => Self::Dummy,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_packs_and_unpacks() {
        let items = [
            Item::Player(4),
            Item::Card(CardId(700)),
            Item::Trophy(CardId(3)),
            Item::Path(PathId(13)),
            Item::Building(6),
            Item::Stock(2, 11),
            Item::OnPath(PathId(9), 3),
            Item::Benefit(PathId(0)),
            Item::Guard(PathId::LOWER),
            Item::Rule(300),
            Item::PoolDie(2, 6, 3),
            Item::PathDie(PathId(7), 20),
            Item::Dummy,
        ];
        for item in items {
            assert_eq!(Item::of(item.thing()), Some(item));
        }
        assert_eq!(Item::of(Thing::NONE), None);
    }

    #[test]
    fn every_path_belongs_to_the_site_that_lists_it() {
        let sites = [Site::Land(0), Site::Land(1), Site::Entrance, Site::Mission(0), Site::Mission(1)];
        let listed: Vec<_> = sites.iter().flat_map(|site| site.paths()).collect();
        assert_eq!(listed, PathId::all().collect::<Vec<_>>());
        for site in sites {
            for (number, path) in (0..).zip(site.paths()) {
                assert_eq!((path.site(), path.number()), (site, number));
            }
        }
    }
}
