//! Vocabulary, checker, compiled form, machine, rules text and packs of the effect language.
//!
//! This crate knows no game: a game declares its words as a [`vocabulary::spec::GameSpec`]. The crate reads
//! no files and no clock: callers pass in text. Read [`vocabulary`] first, then [`ir`].

pub mod assist;
pub mod check;
pub mod choice;
pub mod describe;
pub mod fault;
pub mod hook;
pub mod host;
mod inflect;
pub mod ir;
pub mod listeners;
pub mod machine;
pub mod pack;
pub mod program;
pub mod suggest;
pub mod testing;
pub mod trace;
pub mod vocabulary;
