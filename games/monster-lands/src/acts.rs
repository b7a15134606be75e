//! State changes that rules and effects share. Each keeps related data in step (owners and lists, reputation
//! and members, tokens and the abilities in force) and writes its line of the log.

mod clan;
mod decks;
mod dice;
mod force;
mod moments;
mod monsters;
mod offers;
mod paths;
mod stock;

pub(super) use clan::has_token;
pub(super) use decks::Deck;
pub(super) use force::reach;
pub(super) use moments::Change;
pub(crate) use moments::{Moments, Trade};
