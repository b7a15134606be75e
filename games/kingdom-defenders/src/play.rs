//! The procedures of the rules, one file per part of a round.

mod activate;
mod areas;
mod cards;
mod gain;
mod game;
mod moves;
mod placing;
mod raise;
mod setup;
mod steal;
mod store;
