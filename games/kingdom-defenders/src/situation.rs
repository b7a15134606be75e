//! Situations of Kingdom Defenders: how a position is written and set up.

mod arrange;
pub(super) mod keys;
mod start;
