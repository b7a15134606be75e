//! Rounds with the shipped content.

mod clan;
mod clean_up;
mod pool;
mod scoring;
mod whole_games;
