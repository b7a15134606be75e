//! Situations of Kingdom Defenders: what a position says, and how it is set up on a table.

mod arrange;
pub(super) mod keys;
mod start;
