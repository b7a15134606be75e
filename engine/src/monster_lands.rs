//! Monster Lands: clans send mercenaries into lands full of monsters, and the Citadel pays for it.

pub mod content;
pub mod registry;
pub mod state;
pub mod thing;

pub use registry::MONSTER_LANDS;
