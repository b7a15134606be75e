//! The games: their words, states, rules and hook points.

pub mod kingdom_defenders;
