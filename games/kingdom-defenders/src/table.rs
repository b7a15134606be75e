//! The table at which Kingdom Defenders is played: content, state and log, as the interpreter's host.

use super::content::Content;
use super::event::EventKind;
use super::state::State;
use super::step::Step;
use provost_engine::table;

/// How a procedure or verb goes on.
pub type Flow = provost_interpreter::host::Flow<Step, Question>;

/// What question hooks are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// May discs be placed there?
    Placement,
    /// Does the rule of the Wall hold?
    Wall,
    /// May hands be laid on this?
    Target,
}

table! {
    Table { Content, State, EventKind }
}

impl Table {
    /// Returns the seat at a position of the turn order.
    pub(super) fn seat_at(&self, at: u8) -> Option<u8> {
        self.state.board.order.as_slice().get(usize::from(at)).copied()
    }
}
