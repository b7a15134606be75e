//! The checker in the background: it alone holds the loaded packs. It takes every edit, and reports the library,
//! the findings, the card and the table as plain data. Answers to questions about a place in a text come from the
//! same state, so they fit the text that was sent before them.
//!
//! Read `Request` and `Report` first; `checker` does the work.

mod answer;
mod card;
mod checker;
pub mod lab;
mod library;
mod look;
pub mod player;
mod problem;
mod table;

pub use checker::Checker;

use crate::model::assist::{Answer, Colours, Question};
use crate::model::card::Card;
use crate::model::file::FileKey;
use crate::model::library::{EntryItem, Library};
use crate::model::problem::Problems;
use crate::model::project::Text;
use crate::model::table::EntryTable;
use provost_interpreter::pack::{Loaded, PackSource};
use std::sync::Arc;

/// The requests of the window to the checker.
#[derive(Clone, Debug)]
pub enum Request {
    /// Read these packs in place of all others.
    Load(Vec<PackSource>),
    /// A file has a new text, or is gone.
    Edit {
        /// The file.
        file: FileKey,
        /// Its text.
        text: Text,
    },
    /// Report the card of this entry from now on, after every change.
    ShowCard(Option<EntryKey>),
    /// Report the colours of this file from now on, after every change.
    ShowColours(Option<FileKey>),
    /// Answer a question about a place.
    Ask {
        /// The file.
        file: FileKey,
        /// The byte.
        offset: usize,
        /// The question.
        question: Question,
    },
    /// Report the table of a game and a kind from now on, after every change.
    ShowTable(Option<(String, String)>),
    /// Whether the packs are sent to the players of games, now and after every change.
    Share(bool),
}

/// An entry, by its file and its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryKey {
    /// The file.
    pub file: FileKey,
    /// The id.
    pub id: String,
}

/// The packs as they were at one moment. The checker goes on; this stays as it is, so a game can be played with it.
#[derive(Clone, Debug)]
pub struct Content {
    /// The packs.
    pub loaded: Arc<Loaded>,
    /// The number of the content: a later one has a higher number.
    pub number: u64,
    /// How many errors they have. Games are refused while there are any.
    pub errors: usize,
}

/// The reports of the checker to the window.
#[derive(Clone, Debug)]
pub enum Report {
    /// Packs, entries or nouns are no longer the same.
    Library(Arc<Library>),
    /// Entries of one file have moved or are called otherwise; each with its number in the library.
    Entries(Vec<(usize, EntryItem)>),
    /// The findings.
    Findings {
        /// The findings.
        problems: Arc<Problems>,
        /// How long the check took, in milliseconds.
        milliseconds: f64,
    },
    /// The card that was asked for.
    Card(Option<Box<Card>>),
    /// The colours that were asked for.
    Colours(Colours),
    /// The answer to a question.
    Answer(Box<Answer>),
    /// The table that was asked for.
    Table(Arc<EntryTable>),
    /// The packs as they are now, to be played with.
    Content(Content),
}
