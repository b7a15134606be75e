//! What host and machine say to each other about going on.

use crate::choice::ChoiceOption;
use crate::hook::{Context, End, Window};
use crate::listeners::Listener;
use serde::{Deserialize, Serialize};

/// How to go on after a host's method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow<S, Q> {
    /// It is done. A procedure leaves the stack.
    Done,
    /// Runs this procedure, then comes back.
    Call(S),
    /// Opens this window, then comes back.
    Open(Window<S, Q>),
    /// Runs the ability of this listener in this moment (an offer that was taken up, another's ability
    /// that is copied), then comes back. Condition, limit and cost count; what cannot be used is left out.
    Use(Listener, Context),
    /// Only from a procedure: calls it once more.
    Again,
    /// Only from a procedure: asks the choice it has filled in, then comes back with the answer.
    Ask,
    /// Gives up: the state is not what it should be.
    Fail(&'static str),
}

/// What came of what a procedure asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// Nothing yet: it begins, or goes on after [`Flow::Again`].
    Go,
    /// What it called or used is done.
    Back,
    /// The window it opened ended so.
    Ended(End),
    /// The player answered.
    Chose(ChoiceOption),
}

/// What one ability says to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// Nothing: it is about something else.
    Silent,
    /// Allowed.
    Yes,
    /// Not allowed.
    No,
    /// Of the things asked about all at once, those with these bits are not allowed: what each of many things is
    /// asked for takes one look at every listener instead of one for each thing.
    NoTo(u32),
    /// It takes so many.
    Demand(i32),
    /// The rule in question does not apply.
    Waive,
}
