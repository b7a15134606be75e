//! The engine as a design instrument: agents that play any game, games played from the first question to the
//! last, many of them counted, two versions compared.
//!
//! Knows no card and no game: everything here works on decisions, on what a player may know
//! ([`provost_engine::game::observation::Observation`]) and on what rules report about themselves. No files,
//! no terminal. Read `agent` first, then `play`.

pub mod agent;
pub mod compare;
pub mod odds;
pub mod play;
pub mod session;
pub mod simulate;
pub mod statistics;
