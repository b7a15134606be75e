//! Many games: plan, results, and noteworthy findings.

mod ask;
mod finding;
mod outcome;
mod rows;

pub use ask::{Ask, Choices, players_of, setup_keys};
pub use finding::{Finding, FindingKind, findings};
pub use outcome::{Bar, Measurement, Progress, bars};
pub use rows::{EntryColumn, Rows};
