//! Things of Kingdom Defenders as the interpreter holds them: a sort in the top byte, an index below.

use provost_interpreter::hook::Thing;
use serde::{Deserialize, Serialize};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident($int:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub $int);

        impl $name {
            /// None.
            pub const NONE: Self = Self(<$int>::MAX);

            /// Returns whether there is one.
            #[inline]
            pub const fn is_some(self) -> bool {
                self.0 != Self::NONE.0
            }

            /// Returns the index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::NONE
            }
        }
    };
}

index! {
    /// A building or character: an index into the content's `tiles`.
    TileId(u8)
}
index! {
    /// An adventure, deed or reward: an index into the content's `cards`.
    CardId(u16)
}
index! {
    /// A disc: an index into the state's `discs`.
    DiscId(u8)
}
index! {
    /// A space of the board: an index into the state's `spaces`, which are in the order of activation.
    SpaceId(u8)
}

/// A thing, unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A player, by seat.
    Player(u8),
    /// A building or character.
    Tile(TileId),
    /// A disc.
    Disc(DiscId),
    /// A space of the board.
    Space(SpaceId),
    /// A camp: its owner's seat, and its number among the owner's.
    Camp(u8, u8),
    /// An adventure, deed or reward.
    Card(CardId),
    /// A rule: an index into the content's `rules`.
    Rule(u16),
    /// An amount that was moved at one time.
    Lot(u16),
}

impl Item {
    /// Packs it.
    #[inline]
    pub const fn thing(self) -> Thing {
        let (sort, index) = match self {
            Self::Player(seat) => (0, seat as u32),
            Self::Tile(tile) => (1, tile.0 as u32),
            Self::Disc(disc) => (2, disc.0 as u32),
            Self::Space(space) => (3, space.0 as u32),
            Self::Camp(seat, camp) => (4, ((seat as u32) << 8) | camp as u32),
            Self::Card(card) => (5, card.0 as u32),
            Self::Rule(rule) => (6, rule as u32),
            Self::Lot(count) => (7, count as u32),
        };
        Thing((sort << 24) | index)
    }

    /// Unpacks a thing.
    #[inline]
    pub const fn of(thing: Thing) -> Option<Self> {
        let [sort, _, middle, low] = thing.0.to_be_bytes();
        let wide = ((middle as u16) << 8) | low as u16;
        Some(match sort {
            0 => Self::Player(low),
            1 => Self::Tile(TileId(low)),
            2 => Self::Disc(DiscId(low)),
            3 => Self::Space(SpaceId(low)),
            4 => Self::Camp(middle, low),
            5 => Self::Card(CardId(wide)),
            6 => Self::Rule(wide),
            7 => Self::Lot(wide),
            _ => return None,
        })
    }

    /// Returns the seat behind a thing that is a player.
    pub const fn seat_of(thing: Thing) -> Option<u8> {
        if let Some(Self::Player(seat)) = Self::of(thing) { Some(seat) } else { None }
    }

    /// Returns the disc behind a thing.
    pub const fn disc_of(thing: Thing) -> Option<DiscId> {
        if let Some(Self::Disc(disc)) = Self::of(thing) { Some(disc) } else { None }
    }

    /// Returns the space behind a thing.
    pub const fn space_of(thing: Thing) -> Option<SpaceId> {
        if let Some(Self::Space(space)) = Self::of(thing) { Some(space) } else { None }
    }

    /// Returns the tile behind a thing.
    pub const fn tile_of(thing: Thing) -> Option<TileId> {
        if let Some(Self::Tile(tile)) = Self::of(thing) { Some(tile) } else { None }
    }

    /// Returns the card behind a thing.
    pub const fn card_of(thing: Thing) -> Option<CardId> {
        if let Some(Self::Card(card)) = Self::of(thing) { Some(card) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_packs_and_unpacks() {
        let items = [
            Item::Player(7),
            Item::Tile(TileId(29)),
            Item::Disc(DiscId(249)),
            Item::Space(SpaceId(63)),
            Item::Camp(3, 5),
            Item::Card(CardId(700)),
            Item::Rule(300),
            Item::Lot(999),
        ];
        for item in items {
            assert_eq!(Item::of(item.thing()), Some(item));
        }
        assert_eq!(Item::of(Thing::NONE), None);
    }
}
