//! Editing help for authors: completion, hover, definitions, usages, rename, colours, outline, repairs.
//!
//! Pure functions over [`Loaded`] content, a file of it and a byte of its text; they also work on unfinished
//! text. They read no files, draw nothing and speak no protocol; the language server and the editor both call
//! them. Every answer comes from the tables of the registry and from the matching that checks effects
//! ([`crate::check`]); there is no second table of words.
//!
//! | Question | Function |
//! |---|---|
//! | what can stand here? | [`complete()`] |
//! | what is this? | [`hover()`] |
//! | where is it defined, where is it used? | [`definition`], [`references`] |
//! | rename it everywhere | [`prepare_rename`], [`rename()`] |
//! | which colour does each word have? | [`highlight`] |
//! | what is in this file, where is the entry with this name? | [`symbols`], [`find_symbols`] |
//! | lay it out, repair it | [`format()`], [`repairs`] |

mod colour;
mod complete;
mod edit;
mod expected;
mod hover;
mod mention;
mod rename;
mod site;
mod symbol;
#[cfg(test)]
mod tests;
mod toml;
mod usage;

pub use colour::{Colour, Coloured, highlight};
pub use complete::{Completion, CompletionKind, Completions, complete};
pub use edit::{Edit, Repair, format, repairs};
pub use hover::{Hover, hover};
pub use rename::{Rename, RenameError, prepare_rename, rename};
pub use symbol::{Symbol, SymbolKind, find_symbols, symbols};
pub use usage::{Location, definition, references};

#[cfg(doc)]
use crate::pack::Loaded;
