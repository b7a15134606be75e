//! The table at which Kingdom Defenders is played: content, state and log, as the interpreter's host.

use super::content::Content;
use super::event::EventKind;
use super::state::State;
use super::step::Step;
use provost_engine::table;

/// The flow after a procedure or verb.
pub type Flow = provost_interpreter::host::Flow<Step, Question>;

/// The questions of question hooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// May discs be placed there?
    Placement,
    /// Does the rule of the Wall hold?
    Wall,
    /// May this be targeted?
    Target,
}

table! {
    Table { Content, State, EventKind }
}

impl Table {
    /// Returns the seat at an index of the turn order.
    pub(super) fn seat_at(&self, at: u8) -> Option<u8> {
        self.state.board.order.as_slice().get(usize::from(at)).copied()
    }
}
