//! Vocabulary, checker, compiled form, machine, rules text and packs of the effect language.
//!
//! This crate knows no game: games hand it their words as a [`vocabulary::spec::GameSpec`]. It reads no
//! files and no clock: callers hand it text. Read [`vocabulary`] first, then [`ir`].

pub mod check;
pub mod describe;
pub mod ir;
pub mod pack;
pub mod suggest;
pub mod vocabulary;
