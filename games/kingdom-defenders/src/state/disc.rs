//! Discs: owner and place.

use super::NOBODY;
use crate::thing::SpaceId;
use serde::{Deserialize, Serialize};

/// The place of a disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Set aside, or grey and in the reserve.
    #[default]
    Aside,
    /// With its owner.
    Hand,
    /// Joined to a disc that is being placed or activated, without a space yet.
    Joined,
    /// On a space.
    On(SpaceId),
}

/// A disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disc {
    /// The player it counts for; nobody for a grey one in the reserve.
    pub owner: u8,
    /// Whether it is on loan from the reserve.
    pub grey: bool,
    /// Whether it has been activated where it lies.
    pub spent: bool,
    /// Its place.
    pub place: Place,
}

impl Default for Disc {
    fn default() -> Self {
        Self { owner: NOBODY, grey: false, spent: false, place: Place::Aside }
    }
}

impl Disc {
    /// Returns the space it lies on.
    #[inline]
    pub const fn space(&self) -> Option<SpaceId> {
        match self.place {
            Place::On(space) => Some(space),
            Place::Aside | Place::Hand | Place::Joined => None,
        }
    }
}
