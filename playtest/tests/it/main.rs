//! Agents, simulation, comparison and odds, tried with the shipped games.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

mod agents;
mod compare;
mod odds;
mod odds_support;
mod samples;
mod simulate;
