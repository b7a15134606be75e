//! What cannot be compiled.

use crate::program::{MAX_AMOUNTS, MAX_BINDS, MAX_SLOTS};
use provost_grammar::span::Span;

/// Why an effect cannot be compiled. Effects that the checker accepts always can, within the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct CompileError {
    /// What is wrong.
    pub kind: CompileErrorKind,
    /// The ability.
    pub span: Span,
}

/// What is wrong with an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompileErrorKind {
    /// A list that must not be empty is.
    #[error("something is missing")]
    Empty,
    /// A parameter is missing or of the wrong type.
    #[error("parameter {0} is missing or of another type")]
    Parameter(u8),
    /// Conditions or entities are nested too deeply.
    #[error("nested too deeply")]
    TooDeep,
    /// A list is too long, or the program is full.
    #[error("too long")]
    TooLong,
    /// A word has more slots than [`MAX_SLOTS`].
    #[error("more than {MAX_SLOTS} slots")]
    TooManySlots,
    /// A phrase has more selectors than [`MAX_BINDS`].
    #[error("more than {MAX_BINDS} selectors in one phrase")]
    TooManyBinds,
    /// A phrase has more quantities than [`MAX_AMOUNTS`].
    #[error("more than {MAX_AMOUNTS} quantities in one phrase")]
    TooManyAmounts,
    /// The hook is not in the vocabulary, or hooks of different kinds are mixed.
    #[error("hooks of different kinds")]
    Hooks,
    /// A number hook takes only changes of its own targets.
    #[error("a number hook takes only changes of its numbers")]
    NotAChange,
    /// A change at a hook that is not a number hook.
    #[error("a change needs a number hook")]
    NotANumberHook,
    /// A question hook takes plain answers: no `may`, cost, limit, choice, `for each` or repetition.
    #[error("a question hook takes plain answers only")]
    NotAnAnswer,
    /// The slots of a target are nouns (once) and a thing (once).
    #[error("a number's slots are nouns and a thing")]
    TargetSlots,
}
