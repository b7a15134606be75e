//! Text and syntax tree of Provost's effect language: [`parse`] reads, [`format()`] writes.
//!
//! This crate is for everything that can be said about an effect by its form alone: its grammar, its
//! layout, where each word stands, and what to tell an author whose text does not fit the grammar.
//!
//! It must never know a game, a vocabulary or a file. Which words exist, which of them are verbs and what a
//! phrase means is the business of the `interpreter` crate; here a phrase is a run of words.
//!
//! Read `effect.pest` first, then [`ast`], which is its result. `parser.rs` leads from one to the other and
//! `format.rs` back. At the door stand [`ast::Effect`], [`Diagnostic`] and [`Span`].
//!
//! ```
//! let effect = provost_grammar::parse("on roll:   +1 to each magic die").unwrap();
//! assert_eq!(effect.abilities.len(), 1);
//! assert_eq!(provost_grammar::format(&effect), "on roll: +1 to each magic die.");
//! ```

pub mod ast;
pub mod diagnostic;
pub mod fixed;
pub mod repair;
pub mod span;
pub mod tokens;

mod format;
mod parser;
mod prescan;

pub use diagnostic::Diagnostic;
pub use format::{format, format_condition, format_text};
pub use parser::{Cursor, Form, Reading, cursor, parse, parse_condition, parse_sound};
pub use prescan::{MAX_BYTES, MAX_DEPTH, MAX_NUMBER};
pub use span::Span;
