//! Monster Lands: clans send mercenaries into lands full of monsters, and the Citadel pays for it.

pub mod registry;

pub use registry::MONSTER_LANDS;
