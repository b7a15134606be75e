//! Situations of Kingdom Defenders: how a position is written, and how it is set up on a table.

mod arrange;
pub(super) mod keys;
mod position;
mod start;

pub(super) use position::{Amount, Position};
pub(super) use start::Given;
