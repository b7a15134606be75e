//! What every shipped game promises, tried with all of them.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot set itself up fails")]

mod campaign;
mod estimates;
mod evaluation;
mod game;
mod metrics;
mod registry;
mod scene;
mod situation_keys;
mod support;
