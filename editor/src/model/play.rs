//! A game played in the window, as plain data: its start, its choices, and the view of it.

use super::card::Card;
use provost_engine::game::record::Record;
use provost_engine::game::scene::BoardScene;
use provost_playtest::agent::AgentSpec;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this window.
    You,
    /// An agent.
    Agent(AgentSpec),
}

impl Seat {
    /// Those that are offered for a seat.
    pub const ALL: [Self; 5] = [
        Self::You,
        Self::Agent(AgentSpec::Greedy),
        Self::Agent(AgentSpec::Search(200)),
        Self::Agent(AgentSpec::Search(1000)),
        Self::Agent(AgentSpec::Random),
    ];
}

/// How a game begins: with the same content and the same choices it is the same game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// Its set-up, without defaults.
    pub setup: Map<String, Value>,
    /// Where chance starts.
    pub seed: u64,
}

/// Through whose eyes the table is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Viewer {
    /// The only person's view, or that of the asked player; if only agents play, everything is seen.
    #[default]
    Auto,
    /// Everything is seen.
    All,
    /// Those of one player.
    Seat(u8),
}

/// The view to show.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The number of the request: a later one has a higher number.
    pub ticket: u64,
    /// How the game began.
    pub opening: Opening,
    /// The choices, in the form of records.
    pub choices: Vec<String>,
    /// After how many of these choices the table is shown.
    pub at: usize,
    /// Who sits where; nobody further is a person.
    pub seats: Vec<Seat>,
    /// The viewer.
    pub viewer: Viewer,
    /// The language.
    pub language: &'static str,
    /// How many choices agents may make at the end of the line, up to the next one of a person.
    pub moves: usize,
    /// Whether advice is asked for.
    pub hint: bool,
}

/// A game at one point, ready to be drawn.
#[derive(Clone, Debug)]
pub struct GameView {
    /// The request this answers.
    pub ticket: u64,
    /// The number of the content with which it was played.
    pub content: u64,
    /// The fingerprint of that content.
    pub fingerprint: String,
    /// The players' names.
    pub players: Vec<String>,
    /// The log before the first choice.
    pub before: Vec<LogLine>,
    /// The choices that were made.
    pub steps: Vec<PlayedChoice>,
    /// After how many of them the table is shown.
    pub at: usize,
    /// The table.
    pub scene: Arc<BoardScene>,
    /// The viewer, unless everything is seen.
    pub viewer: Option<u8>,
    /// The pending question.
    pub asked: Option<PlayQuestion>,
    /// The scores there.
    pub scores: Vec<i32>,
    /// Whether the game is over there.
    pub over: bool,
    /// Goals and ranks in words, as they would be if the game ended there.
    pub ranks: Vec<String>,
    /// Where a choice was no longer possible, if one was.
    pub diverged: Option<Diverged>,
    /// The cards of everything on the table.
    pub cards: Arc<BTreeMap<String, Arc<Card>>>,
    /// Why agents chose what they chose just now, by step.
    pub made: Vec<(usize, Vec<Reason>)>,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedChoice {
    /// Who chose, by seat.
    pub player: u8,
    /// Who chose, by name.
    pub name: String,
    /// The question.
    pub question: String,
    /// The choice in words.
    pub label: String,
    /// The choice, in the form of records.
    pub choice: String,
    /// How far the game had come.
    pub moment: String,
    /// The log after it.
    pub lines: Vec<LogLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The text.
    pub text: String,
    /// Why: the rule that did it, in words, and where it stands.
    pub cause: Option<(String, Option<Spot>)>,
}

/// Where an effect is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Folder and path.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayQuestion {
    /// The seat of the player.
    pub player: u8,
    /// The player's name.
    pub name: String,
    /// The question.
    pub question: String,
    /// Whether a person sits there.
    pub is_person: bool,
    /// The answers: as records write them, and in words.
    pub options: Vec<(String, String)>,
    /// Where the effect that asks is written.
    pub spot: Option<Spot>,
}

/// Where a game stopped being the one that was played before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diverged {
    /// The number of choices that still fit.
    pub step: usize,
    /// The choice that was no longer possible.
    pub choice: String,
    /// Why, if the game itself could not go on.
    pub fault: Option<String>,
}

/// An agent's view of an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The option, as records write it.
    pub choice: String,
    /// The option, in words.
    pub label: String,
    /// Its expected value, in points.
    pub value: f32,
    /// How much of the thinking went into it.
    pub share: Option<f32>,
    /// The part that distinguishes it, and by how many points.
    pub because: Option<(String, f32)>,
}

/// In which form a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// To be loaded again.
    Save,
    /// The list of its choices, for replaying.
    Replay,
}

/// A game that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// How it began.
    pub opening: Opening,
    /// The choices.
    pub choices: Vec<String>,
    /// The fingerprint of the content it was played with.
    pub content: String,
}

impl From<Record> for Read {
    fn from(record: Record) -> Self {
        let setup = match record.setup {
            Value::Object(setup) => setup,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                Map::new()
            }
        };
        let opening = Opening { game: record.game, setup, seed: record.seed };
        Self { opening, choices: record.choices, content: record.content }
    }
}
