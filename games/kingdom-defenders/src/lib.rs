//! Kingdom Defenders: players send discs to characters, buildings, camps and adventures for fame.

mod acts;
pub mod ask;
mod check;
pub mod content;
mod context;
pub mod event;
#[cfg(test)]
mod fixture;
mod host;
mod measured;
mod names;
mod play;
mod prospects;
mod rank;
pub mod registry;
mod rules;
mod score;
mod situation;
mod sources;
pub mod state;
pub mod step;
pub mod table;
mod tableau;
pub mod testing;
#[cfg(test)]
mod tests;
mod text;
pub mod thing;
mod view;

pub use registry::KINGDOM_DEFENDERS;
