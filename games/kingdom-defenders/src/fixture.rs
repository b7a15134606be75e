//! The shipped packs of this game, for unit tests.

use crate::registry::KINGDOM_DEFENDERS;
use provost_interpreter::pack::{self, Loaded};

/// Loads the shipped packs.
pub(crate) fn shipped() -> Loaded {
    pack::load(&[&KINGDOM_DEFENDERS], provost_packs::shipped_packs_of(KINGDOM_DEFENDERS.id))
}
