//! Situations of Kingdom Defenders: how a position is written, and how it is set up on a table.

mod arrange;
mod position;

pub(super) use position::Position;
