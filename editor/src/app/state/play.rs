//! The state of the Play view.

use crate::model::balance::Ask;
use crate::model::play::{Form, GameView, Opening, Reason, Seat, Viewer};
use crate::worker::Content;
use provost_playtest::agent::AgentSpec;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The Play view.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each asked for by name")]
pub struct PlayState {
    /// The options of the next game.
    pub ask: Ask,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// How the game under way began, if there is one.
    pub opening: Option<Opening>,
    /// Its choices, in the form of records.
    pub choices: Vec<String>,
    /// After how many of these choices the table is shown.
    pub at: usize,
    /// The table, as of the last report.
    pub shown: Option<Arc<GameView>>,
    /// Whether more is to come.
    pub waiting: bool,
    /// Why agents chose what they chose, by step.
    pub why: BTreeMap<usize, Vec<Reason>>,
    /// The advice of an agent.
    pub hint: Option<Vec<Reason>>,
    /// Whether a hint was asked for and is not there yet.
    pub hint_wanted: bool,
    /// The viewer of the table.
    pub viewer: Viewer,
    /// Whether agents make one choice at a time, to be watched.
    pub slow: bool,
    /// Whether agents wait.
    pub paused: bool,
    /// Whether the game has just begun, and nobody has looked elsewhere or chosen anything: newer rules begin it anew.
    pub fresh: bool,
    /// The piece that was clicked, if several options are about it.
    pub narrowed: Option<String>,
    /// Lines that were left for others.
    pub branches: Vec<Vec<String>>,
    /// Why there is no game.
    pub refused: Option<String>,
    /// A note about a file.
    pub note: Option<String>,
    /// The file that is to be written or read.
    pub file: Option<FileBar>,
    /// The fingerprint of the content with which the game was made that was read.
    pub made_with: Option<String>,
    /// The packs it is played with: the last ones without errors.
    pub content: Option<Content>,
}

/// A file to be written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileBar {
    /// Where.
    pub path: String,
    /// The form in which it is written; nothing reads it.
    pub form: Option<Form>,
}

impl PlayState {
    /// Returns who sits at a seat. If nobody has said so, a person has the first one.
    pub fn seat(&self, seat: usize) -> Seat {
        let usual = if seat == 0 { Seat::You } else { Seat::Agent(AgentSpec::Greedy) };
        self.seats.get(seat).copied().unwrap_or(usual)
    }

    /// Returns whether a person sits at a seat.
    pub fn is_person(&self, seat: u8) -> bool {
        self.seat(usize::from(seat)) == Seat::You
    }

    /// Returns up to where the line can be followed.
    pub fn end(&self) -> usize {
        let shown = self.shown.as_ref();
        let diverged = shown.and_then(|shown| shown.diverged.as_ref()).map(|diverged| diverged.step);
        diverged.unwrap_or(self.choices.len()).min(self.choices.len())
    }

    /// Returns whether an agent is to choose next, at the end of the line.
    pub fn agent_is_next(&self) -> bool {
        let asked = self.shown.as_ref().and_then(|shown| shown.asked.as_ref());
        self.at == self.choices.len() && asked.is_some_and(|asked| !self.is_person(asked.player))
    }

    /// Returns the step to which undo goes: before the last choice of a person.
    pub fn undo_to(&self) -> Option<usize> {
        let shown = self.shown.as_ref()?;
        let before = self.at.min(shown.steps.len());
        let own = shown.steps.get(..before)?.iter().rposition(|step| self.is_person(step.player));
        own.or_else(|| before.checked_sub(1))
    }

    /// Returns the step to which redo goes: before the next choice of a person, or the end.
    pub fn redo_to(&self) -> Option<usize> {
        let shown = self.shown.as_ref()?;
        if self.at >= self.end() {
            return None;
        }
        let later = shown.steps.iter().enumerate().skip(self.at + 1);
        let own = later.filter(|(_, step)| self.is_person(step.player)).map(|(at, _)| at).next();
        Some(own.unwrap_or_else(|| self.end()))
    }
}
