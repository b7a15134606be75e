//! The table at which Monster Lands is played: content, state and log, as the interpreter's host.

use super::content::Content;
use super::event::{EventKind, Notes};
use super::state::State;
use super::step::Step;
use provost_engine::table;
use provost_interpreter::hook::Thing;
use provost_interpreter::vocabulary::id::NounId;

/// The flow after a procedure or verb.
pub type Flow = provost_interpreter::host::Flow<Step, Question>;

/// The questions of question hooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which types of equipment may not be used? One bit each.
    Equipment,
    /// Which tokens may not be used? One bit each.
    Tokens,
    /// May hits be cancelled without a token?
    Talents,
    /// May path benefits of land A (0) or B (1) be given and used?
    Benefits(u8),
    /// In which buildings may no dice be placed? One bit each.
    Buildings,
    /// How many traps does a capture need?
    Traps,
    /// Do the paths fight from the last to the first?
    Order,
    /// Does this thing count as this noun?
    CountsAs(Thing, NounId),
}

table! {
    Table { Content, State, EventKind, notes: Notes }
}

impl Table {
    /// Returns the seats in turn order, from the first player on.
    pub fn turn_order(&self) -> impl Iterator<Item = u8> + use<> {
        let (first, players) = (self.state.board.first, self.state.board.players.max(1));
        (0..players).map(move |at| (first + at) % players)
    }
}
