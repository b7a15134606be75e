//! Kingdom Defenders: players send discs to characters, buildings, camps and adventures for fame.

mod acts;
pub mod ask;
mod check;
pub mod content;
mod context;
pub mod event;
mod host;
mod play;
pub mod registry;
mod score;
pub mod state;
pub mod step;
pub mod table;
#[cfg(test)]
mod tests;
pub mod thing;
mod view;

pub use registry::KINGDOM_DEFENDERS;
