//! The table at which Monster Lands is played: content, state and log, as the interpreter's host.

use super::content::Content;
use super::event::{EventKind, Log};
use super::state::State;
use super::step::Step;
use provost_interpreter::trace::Trace;
use std::sync::Arc;

/// How a procedure or verb goes on.
pub type Flow = provost_interpreter::host::Flow<Step, Question>;

/// What question hooks are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which types of equipment may not be used? A bit for each.
    Equipment,
    /// Which tokens may not be used? A bit for each.
    Tokens,
    /// May hits be cancelled without a token?
    Talents,
    /// May path benefits of land A (0) or B (1) be given and used?
    Benefits(u8),
    /// In which buildings may no dice be placed? A bit for each.
    Buildings,
    /// How many traps does a capture need?
    Traps,
}

/// Content, state and log.
#[derive(Debug)]
pub struct Table {
    /// What does not change.
    pub content: Arc<Content>,
    /// Where the game stands.
    pub state: State,
    /// What happened.
    pub log: Log,
    /// Why it happened, for those who ask.
    pub trace: Option<Trace>,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        let Self { content, state, log, trace } = self;
        Self { content: Arc::clone(content), state: state.clone(), log: log.clone(), trace: trace.clone() }
    }

    /// Copies over what is there, in the memory that is there: what a search does all the time.
    fn clone_from(&mut self, from: &Self) {
        let Self { content, state, log, trace } = from;
        if !Arc::ptr_eq(&self.content, content) {
            self.content = Arc::clone(content);
        }
        self.state.clone_from(state);
        self.log.clone_from(log);
        self.trace.clone_from(trace);
    }
}

impl Table {
    /// Writes a line of the log.
    #[inline]
    pub(super) fn tell(&mut self, what: EventKind) {
        self.log.tell(what);
    }

    /// Returns the seats in turn order, from the first player on.
    pub fn turn_order(&self) -> impl Iterator<Item = u8> + use<> {
        let (first, players) = (self.state.board.first, self.state.board.players.max(1));
        (0..players).map(move |at| (first + at) % players)
    }
}
