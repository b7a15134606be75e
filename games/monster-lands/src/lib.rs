//! Monster Lands: clans send mercenaries into lands full of monsters, and the Citadel pays for it.

mod acts;
mod adventure;
pub mod ask;
pub mod content;
mod context;
mod deploy;
mod evaluation;
pub mod event;
#[cfg(test)]
mod fixture;
mod host;
mod invariants;
mod metrics;
mod names;
mod odds_model;
mod play;
mod purchase;
mod rank;
pub mod registry;
mod round;
mod scene;
pub mod score;
mod setup;
mod situation;
mod sources;
pub mod state;
pub mod step;
pub mod table;
#[cfg(test)]
mod test_table;
mod testing;
pub mod text;
pub mod thing;
pub mod view;
mod zones;

pub use registry::MONSTER_LANDS;
