//! Situations as text: how any position of a game is written, for tests of content and for scenarios alike.
//!
//! What can stand in a situation, each game says in its own `situation/`; here is what reading it shares: keys and
//! names with their places ([`Reader`]), what is chosen before a game ([`setup`]), and scenarios, which are entries
//! that write a situation under the key `given` ([`scenario`]). `docs/scenarios.md` is the manual.

pub mod kind;
pub mod own;
pub mod pile;
pub mod position;
mod reader;
pub mod row;
pub mod scenario;
pub mod setup;
pub mod shape;

pub use position::{Amount, Given, Held, Placed, Position};
pub use reader::{Fields, Named, Reader};
pub use row::{Arranger, Row, Rows, Seen};
pub use scenario::{begin, complete, findings, poise};

/// What a situation is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A test of content: one phase is played, or less.
    Test,
    /// A scenario: from the position on the whole game is played.
    Scenario,
}
