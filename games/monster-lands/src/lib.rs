//! Monster Lands: clans send mercenaries into lands full of monsters, and the Citadel pays for it.

mod acts;
mod adventure;
pub mod ask;
pub mod content;
mod context;
mod deploy;
pub mod event;
#[cfg(test)]
mod fixture;
mod fortune;
mod host;
mod invariants;
mod measured;
mod names;
mod play;
mod prospects;
mod purchase;
mod rank;
pub mod registry;
mod round;
pub mod score;
mod setup;
mod situation;
mod sources;
pub mod state;
pub mod step;
pub mod table;
mod tableau;
mod testing;
pub mod text;
pub mod thing;
#[cfg(test)]
mod trial;
pub mod view;

pub use registry::MONSTER_LANDS;
