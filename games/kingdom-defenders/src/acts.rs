//! State changes and queries that verbs and procedures share.

mod cards;
mod discs;
mod force;
mod stock;
mod targets;

pub(super) use cards::cost_without;
pub(super) use discs::fill_exactly;
pub(super) use force::reach;
