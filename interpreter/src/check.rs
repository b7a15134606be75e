//! Placeholder of the checker, so that the pack loader compiles. Replaced by the real one.

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, KindId, NounId};
use provost_grammar::diagnostic::Diagnostic;

/// What an effect may lean on.
#[expect(missing_debug_implementations, reason = "holds a closure")]
pub struct Context<'a> {
    /// The words.
    pub vocabulary: &'a Vocabulary,
    /// The kind of the entry.
    pub kind: KindId,
    /// The entry's parameters.
    pub params: &'a [Param],
    /// Whether the entry's pack may use this noun.
    pub visible: &'a dyn Fn(NounId) -> bool,
}

/// A parameter of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// As it is written between `<` and `>`.
    pub name: String,
    /// What it stands for.
    pub ty: ParamType,
}

/// What a parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamType {
    /// A number.
    Number,
    /// A noun, or several, of this class.
    Noun(ClassId),
}

/// Checks the text of an effect.
pub fn effect(_text: &str, _ctx: &Context<'_>, _findings: &mut Vec<Diagnostic>) -> Option<ir::Effect> {
    Some(ir::Effect::default())
}

/// Checks the text of a condition.
pub fn condition(_text: &str, _ctx: &Context<'_>, _findings: &mut Vec<Diagnostic>) -> Option<ir::Condition> {
    Some(ir::Condition::All(Vec::new()))
}

/// Looks for loops of triggers over all entries.
pub fn across(
    _entries: &mut dyn Iterator<Item = (&str, KindId, &ir::Effect)>,
    _vocabulary: &Vocabulary,
) -> Vec<(String, Diagnostic)> {
    Vec::new()
}
