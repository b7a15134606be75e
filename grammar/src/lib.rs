//! Text and syntax tree of the effect language.

pub mod ast;
pub mod diagnostic;
pub mod span;
