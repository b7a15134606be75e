//! Kingdom Defenders: players send discs to characters, buildings, camps and adventures for fame.

pub mod registry;

pub use registry::KINGDOM_DEFENDERS;
