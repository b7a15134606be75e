//! Situations as text: how any position of a game is written, for tests of content and for scenarios alike.
//!
//! What can stand in a situation, each game says in its own `situation/`; here is what reading it shares.

mod reader;

pub use reader::{Fields, Reader};
