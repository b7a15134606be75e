//! Kingdom Defenders: players send discs to characters, buildings, camps and adventures for fame.

mod acts;
pub mod ask;
mod check;
pub mod content;
mod context;
mod evaluation;
pub mod event;
#[cfg(test)]
mod fixture;
mod host;
mod metrics;
mod names;
mod play;
mod rank;
pub mod registry;
mod rules;
mod scene;
mod score;
mod situation;
mod sources;
pub mod state;
pub mod step;
pub mod table;
pub mod testing;
#[cfg(test)]
mod tests;
mod text;
pub mod thing;
mod view;
mod zones;

pub use registry::KINGDOM_DEFENDERS;
