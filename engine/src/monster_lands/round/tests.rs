//! Rounds with the shipped content.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

mod clan;
mod clean_up;
mod pool;
mod scoring;
