//! Kingdom Defenders with the shipped content.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

mod random;
mod support;
