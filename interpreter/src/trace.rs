//! The trace: which ability fired, from which line, on what, with which numbers; and for one that did not
//! fire, the first obstacle. Only hosts that return a trace pay for it.

mod count;

pub use count::Fired;

use crate::hook::{Player, Thing};
use crate::host::{Host, Opinion, Scope};
use crate::program::{AbilityId, NumberOp};
use crate::vocabulary::id::{CostId, HookId, NounId, TargetId, VerbId};
use provost_grammar::span::Span;
use std::cell::RefCell;

/// Collects notes, or only counts. A host keeps it beside its state, not in it.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    notes: RefCell<Vec<Note>>,
    /// How often each ability fired, if the trace only counts.
    fired: Option<Fired>,
}

impl Trace {
    /// Makes a trace that only counts how often each ability fires.
    pub fn counting(abilities: usize) -> Self {
        Self { notes: RefCell::default(), fired: Some(Fired::new(abilities)) }
    }

    /// Returns the counts of a counting trace.
    pub const fn fired(&self) -> Option<&Fired> {
        self.fired.as_ref()
    }

    /// Adds a note.
    pub fn add(&self, note: Note) {
        self.notes.borrow_mut().push(note);
    }

    /// Takes all notes.
    pub fn take(&self) -> Vec<Note> {
        self.notes.take()
    }
}

/// One note about an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The moment's hook.
    pub hook: HookId,
    /// The ability.
    pub ability: AbilityId,
    /// Its entry.
    pub entry: NounId,
    /// The span of the ability, or of the word that matters.
    pub span: Span,
    /// The thing it stands on.
    pub source: Thing,
    /// Who acts.
    pub actor: Player,
    /// What happened.
    pub what: NoteKind,
}

/// What an ability did or did not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// It began.
    Fired,
    /// It did not begin; the reason is the first obstacle.
    Silent(Reason),
    /// It changed a number.
    Changed {
        /// Which number.
        target: TargetId,
        /// How.
        op: NumberOp,
        /// By how much.
        amount: i32,
    },
    /// It answered a question.
    Answered(Opinion),
    /// It goes on with one of its alternatives, whose span the note carries.
    Branch,
    /// It paid.
    Paid(CostId),
    /// It did something.
    Did(VerbId),
    /// A part of it had nothing to act on.
    Nothing(Reason),
}

/// Why an ability or a part of it did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The moment has another qualifier than, say, `for conquest`.
    Qualifier,
    /// Not its path, battle or player.
    Reach,
    /// Its source has left.
    Left,
    /// Its condition does not hold; the note's span is that of the first failed part.
    Condition,
    /// It was used as often as its limit allows.
    Limit,
    /// It cannot be paid.
    Cost,
    /// It has nothing to act on.
    Nothing,
    /// Its owner declined.
    Declined,
    /// Numbers nest too deeply; the innermost is not computed.
    Depth,
    /// The host has no thing for a role, or read a slot wrongly: a mistake in the game's code.
    Broken,
}

/// Adds a note about a scope's ability if the host keeps a trace.
#[inline]
pub(crate) fn note<H: Host>(host: &H, scope: &Scope<'_>, span: Option<Span>, what: NoteKind) {
    if let Some(trace) = host.trace() {
        write(trace, scope, span, what);
    }
}

#[cold]
#[inline(never)]
fn write(trace: &Trace, scope: &Scope<'_>, span: Option<Span>, what: NoteKind) {
    if let Some(fired) = &trace.fired {
        return fired.hear(scope.ability, what);
    }
    let Some(code) = scope.program.ability(scope.ability) else { return };
    trace.add(Note {
        hook: scope.context.hook,
        ability: scope.ability,
        entry: code.entry,
        span: span.unwrap_or(code.span),
        source: scope.listener.source,
        actor: scope.actor,
        what,
    });
}
