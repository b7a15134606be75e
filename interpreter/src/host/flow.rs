//! How host and machine tell each other to go on.

use crate::choice::ChoiceOption;
use crate::hook::{Context, End, Window};
use crate::listeners::Listener;
use serde::{Deserialize, Serialize};

/// How to go on after a host's method returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow<S, Q> {
    /// It is done; a procedure leaves the stack.
    Done,
    /// Runs this procedure, then comes back.
    Call(S),
    /// Opens this window, then comes back.
    Open(Window<S, Q>),
    /// Runs the ability of this listener in this moment (an accepted offer, a copied ability), then comes
    /// back. Condition, limit and cost apply; an ability that cannot be used is skipped.
    Use(Listener, Context),
    /// Calls the procedure once more. Only from a procedure.
    Again,
    /// Asks the choice that the procedure has filled in, then comes back with the answer. Only from a
    /// procedure.
    Ask,
    /// Gives up because the state is invalid.
    Fail(&'static str),
}

/// The result of a procedure's last request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// There was none: the procedure begins, or goes on after [`Flow::Again`].
    Go,
    /// The procedure or ability it called is done.
    Back,
    /// The window it opened has ended.
    Ended(End),
    /// The player answered.
    Chose(ChoiceOption),
}

/// The answer of one ability to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// No answer: the ability is about something else.
    Silent,
    /// Allowed.
    Yes,
    /// Not allowed.
    No,
    /// Not allowed for the things with these bits. Asking about many things at once takes one look at every
    /// listener instead of one per thing.
    NoTo(u32),
    /// This number is required.
    Demand(i32),
    /// The rule in question does not apply.
    Waive,
}
