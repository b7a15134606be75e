//! Situations of Monster Lands: how a position is written, and how it is set up on a table.

mod arrange;
pub(super) mod keys;
pub(super) mod position;
mod start;

pub(super) use position::Position;
pub(super) use start::Given;
