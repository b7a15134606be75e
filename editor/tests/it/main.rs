//! The editor as its users meet it: a window without a display, driven by accessible labels, and the program itself.
#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

mod balance;
mod files;
mod forms;
mod from_game;
mod jobs;
mod kill;
mod lab;
mod lab_handler;
mod names;
mod outside;
mod play;
mod stages;
mod start;
mod support;
mod words;
