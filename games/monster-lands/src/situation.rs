//! Situations of Monster Lands: how a position is written and set up.

mod arrange;
pub(super) mod keys;
mod start;
mod tell;

pub(super) use start::Given;
