//! What small games share besides the table: a simple set-up, content made of entries, stocks of resources
//! with their words, and declarations of things and events with ids and words.
//!
//! All of it is optional: a game takes what it needs.

mod content;
mod naming;
mod scene;
mod secrets;
mod setup;
mod steps;
mod stocks;
pub mod words;

pub use content::{Build, amounts, number};
pub use naming::{InWords, Naming, Packed, say};
pub use scene::Laid;
pub use secrets::{Secrets, View};
pub use setup::{Chosen, KEYS, Setup};
pub use steps::{build_number, close_number, moment, next_player, open_number};
pub use stocks::{Stock, Stocks, stock_set, stock_told};
