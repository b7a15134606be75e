//! Turns a syntax tree into the checked form: every word is found in the vocabulary, every slot has its type,
//! and the moment offers every role. All findings of an effect are reported at once, one per cause.
//!
//! Phrases are matched against the patterns of the vocabulary (`pattern`), their slots by `amount`, `noun`
//! and `entity`. The pattern that matches furthest names the mistake (`failure`). `ability`, `condition` and
//! `step` build the checked form; `sense` finds effects that are well formed but pointless, and `capacity`
//! those that the machine cannot hold; `loops` looks across all entries.

mod ability;
mod about;
mod advice;
mod amount;
mod capacity;
mod condition;
mod entity;
mod failure;
mod loops;
mod noun;
mod pattern;
mod phrase;
mod place;
mod range;
mod record;
mod scope;
mod sense;
mod set;
mod step;
mod subject;
#[cfg(test)]
mod tests;
mod value;
mod zone;

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, KindId, NounId};
use provost_grammar::diagnostic::{Diagnostic, Severity};
use scope::Scope;

pub use loops::across;
pub use place::{Possible, expected, meanings};
pub use record::{Expected, Meaning, Meant};

/// The environment of a check.
pub struct Context<'a> {
    /// The words.
    pub vocabulary: &'a Vocabulary,
    /// The kind of entry the effect stands in.
    pub kind: KindId,
    /// The entry's parameters.
    pub params: &'a [Param],
    /// Whether the entry's pack may use this noun (its own, or one of a pack it depends on).
    pub visible: &'a dyn Fn(NounId) -> bool,
}

impl std::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("kind", &self.kind)
            .field("params", &self.params)
            .finish_non_exhaustive()
    }
}

/// A parameter of an entry, written `<name>` in its effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: ParamType,
}

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamType {
    /// A number.
    Number,
    /// One or more nouns of a class.
    Noun(ClassId),
}

/// Parses and checks an effect. Returns it unless one of the added findings is an error.
pub fn effect(text: &str, ctx: &Context<'_>, findings: &mut Vec<Diagnostic>) -> Option<ir::Effect> {
    match provost_grammar::parse(text) {
        Ok(tree) => {
            let mut checker = Checker::new(ctx);
            let effect = checker.effect(&tree);
            finish(effect, checker.findings, findings)
        }
        Err(errors) => {
            // Readable abilities are checked even if others are broken, so that all findings come at once.
            if let Some(tree) = provost_grammar::parse_sound(text, &errors) {
                let mut checker = Checker::new(ctx);
                checker.effect(&tree);
                findings.extend(checker.findings);
            }
            findings.extend(errors);
            None
        }
    }
}

/// Parses and checks a bare condition from a key of an entry.
pub fn condition(text: &str, ctx: &Context<'_>, findings: &mut Vec<Diagnostic>) -> Option<ir::Condition> {
    match provost_grammar::parse_condition(text) {
        Ok((tree, _comments)) => {
            let mut checker = Checker::new(ctx);
            let scope = Scope::of_kind(ctx);
            let condition = checker.condition(&tree, &scope);
            if let Some(condition) = &condition {
                checker.constant(condition, tree.span());
            }
            finish(condition, checker.findings, findings)
        }
        Err(errors) => {
            findings.extend(errors);
            None
        }
    }
}

fn finish<T>(result: Option<T>, new: Vec<Diagnostic>, findings: &mut Vec<Diagnostic>) -> Option<T> {
    let broken = new.iter().any(|finding| finding.severity == Severity::Error);
    findings.extend(new);
    result.filter(|_| !broken)
}

/// The state of one check.
struct Checker<'a> {
    ctx: &'a Context<'a>,
    findings: Vec<Diagnostic>,
    /// What every match records.
    ask: record::Ask,
    /// The meanings of words, if requested.
    meant: Vec<Meant>,
}

impl<'a> Checker<'a> {
    const fn new(ctx: &'a Context<'a>) -> Self {
        Self { ctx, findings: Vec::new(), ask: record::Ask::Nothing, meant: Vec::new() }
    }
}
