//! Faults: runs that cannot go on, because the budget is spent or the host broke its contract. A fault
//! replaces a panic or a hang, and names the ability and its place in the text.

use crate::program::{AbilityId, Program};
use crate::vocabulary::id::NounId;
use provost_grammar::span::Span;

/// A run that cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Fault {
    /// The reason.
    pub kind: FaultKind,
    /// The ability that was running, if any.
    pub place: Option<Place>,
}

/// An ability, and where it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The ability.
    pub ability: AbilityId,
    /// Its entry.
    pub entry: NounId,
    /// Its place in the entry's effect text.
    pub span: Span,
}

impl Place {
    /// Finds where an ability is written.
    pub fn of(program: &Program, ability: AbilityId) -> Option<Self> {
        program.ability(ability).map(|code| Self { ability, entry: code.entry, span: code.span })
    }
}

/// Why a run cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// The run took more steps than the budget allows without asking a question.
    #[error("too many steps")]
    Steps,
    /// Effects called effects more deeply than the budget allows.
    #[error("too many effects inside each other")]
    Depth,
    /// The host read a slot that the word does not have, or as another type.
    #[error("the game read a slot that is not there")]
    Slot,
    /// The state does not belong to this program.
    #[error("the state does not fit the program")]
    Program,
    /// An optional number ability was opened without a scope to be counted in.
    #[error("a number was opened without a scope")]
    Scope,
    /// A context was given more qualifiers or roles than it can hold.
    #[error("a moment with too many roles or qualifiers")]
    Context,
    /// The host asked without options, or asked where it cannot.
    #[error("the game asked without an option")]
    Ask,
    /// A verb or cost asked to be called again; only procedures can.
    #[error("only a procedure can go on")]
    Again,
    /// The host gave up, for a reason of its own.
    #[error("the game gave up: {0}")]
    Host(&'static str),
}
