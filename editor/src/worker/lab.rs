//! The lab in the background: plays its situation, looks for situations in which an entry matters, computes
//! odds, and plays many games from the situation. It starts over for every request, since a game borrows its
//! packs; replaying a situation takes well under a millisecond.
//!
//! Read `Request` and `Report` first; `handler` does the work, the other files do the parts that need a game.

mod from_game;
mod handler;
mod odds;
mod play;
mod runs;
mod setups;
mod stage;
mod stand;
mod trace;

pub use handler::{Lab, Ticket};

use super::Content;
use crate::model::card::Card;
use crate::model::lab::{Carried, OddsReport, RunsReport, SetUp, Stand};
use crate::model::play::Opening;
use provost_playtest::agent::AgentSpec;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A situation and how far it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The game.
    pub game: String,
    /// The text of the situation.
    pub text: Arc<str>,
    /// The number of choices made.
    pub at: usize,
    /// The language of names and questions.
    pub language: &'static str,
    /// The contest for odds and games; by default, the first open one.
    pub contest: Option<String>,
}

/// The requests of the window to the lab.
#[derive(Clone, Debug)]
pub enum Request {
    /// Play with these packs from now on.
    Content(Content),
    /// Report where a situation stands, and after it the odds.
    Show(Position),
    /// Find or build a situation in which an entry of a game matters.
    Try {
        /// The game.
        game: String,
        /// The entry.
        entry: String,
    },
    /// Make a situation of a game that is being played with these packs.
    FromGame(Content, Box<FromGame>),
    /// Work out the odds with more cases than usual.
    MoreOdds,
    /// Play on from here so often.
    Run {
        /// How often.
        count: u32,
        /// Who chooses.
        agent: AgentSpec,
    },
    /// Stop working out odds and playing games.
    Stop,
}

/// The reports of the lab to the window.
#[derive(Clone, Debug)]
pub enum Report {
    /// The starting points.
    SetUps(Arc<[SetUp]>),
    /// Where the situation stands.
    Stand(Box<Stand>),
    /// A situation in which an entry matters.
    Staged(Box<Staged>),
    /// A situation taken from a game, and what could not be taken over; or why there is none.
    Taken(String, Result<(String, Carried), String>),
    /// The cards of the entries on the table, by id.
    Cards(Arc<BTreeMap<String, Arc<Card>>>),
    /// The odds.
    Odds(Box<OddsReport>),
    /// The number of games played, and their results.
    Runs(Box<RunsReport>),
}

/// A situation in which an entry matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staged {
    /// The game.
    pub game: String,
    /// The entry.
    pub entry: String,
    /// The text; `None` if none was found.
    pub text: Option<String>,
    /// The test it is, if it is one of the packs.
    pub test: Option<SetUp>,
    /// After how many choices the entry does something for the first time.
    pub at: usize,
}

/// A game from which a situation is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromGame {
    /// How it began.
    pub opening: Opening,
    /// The choices up to the moment.
    pub choices: Vec<String>,
    /// The language of names and questions.
    pub language: &'static str,
}
