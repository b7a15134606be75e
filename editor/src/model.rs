//! The data behind the window: edited files, findings, and the data of views. Plain data and functions on it;
//! nothing here draws, reads a file or knows a clock, so all of it is tested without a window.
//!
//! Read `project` first.

pub mod assist;
pub mod balance;
pub mod card;
pub mod file;
pub mod form;
pub mod history;
pub mod lab;
pub mod library;
pub mod navigation;
pub mod play;
pub mod problem;
pub mod project;
pub mod recovery;
pub mod rows;
pub mod search;
pub mod settings;
pub mod table;
pub mod template;
