//! Situations of Monster Lands: how a position is written and set up.

mod arrange;
pub(super) mod keys;
pub(super) mod position;
mod start;

pub(super) use position::Position;
pub(super) use start::Given;
