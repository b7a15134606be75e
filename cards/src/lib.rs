//! How an entry looks as a card: laid out once, in millimetres, for the window, for paper and for a virtual table.
//!
//! It must never know a rule, a window or a file: packs come in loaded, pictures as bytes, and bytes go out. Read
//! [`template`] first (how a kind looks, as data), then [`card`] (a template, an entry and a language become a
//! [`list::DisplayList`]); [`png`] and [`pdf`] draw that list.

pub mod art;
pub mod card;
pub mod colour;
pub mod fit;
pub mod font;
pub mod icon;
pub mod inline;
pub mod list;
mod num;
pub mod pdf;
pub mod picture;
pub mod png;
pub mod scheme;
pub mod shape;
pub mod sheet;
pub mod template;
pub mod text;
pub mod tts;
pub mod value;
