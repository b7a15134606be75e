//! From the syntax tree to the checked form: every word found in the vocabulary, every slot filled with
//! its type, every role offered by the moment. All findings of an effect are reported at once, one for
//! each cause.
//!
//! Phrases are matched against the patterns of the vocabulary (`pattern`), their slots by `amount`,
//! `noun` and `entity`. The phrase that gets furthest names the mistake (`failure`). `ability`,
//! `condition` and `step` build the checked form; `sense` finds what is well formed but senseless, `capacity` what the machine cannot hold;
//! `loops` looks across all entries.

mod ability;
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
#[cfg(test)]
mod tests;
mod value;

use crate::ir;
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::{ClassId, KindId, NounId};
use provost_grammar::diagnostic::{Diagnostic, Severity};
use scope::Scope;

pub use loops::across;
pub use place::{Possible, expected, meanings};
pub use record::{Expected, Meaning, Meant};

/// What an effect is checked against.
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
    /// What it stands for.
    pub ty: ParamType,
}

/// What a parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamType {
    /// A number.
    Number,
    /// One or more nouns of a class.
    Noun(ClassId),
}

/// Parses and checks an effect. Returns it if there is no error among the findings it adds.
pub fn effect(text: &str, ctx: &Context<'_>, findings: &mut Vec<Diagnostic>) -> Option<ir::Effect> {
    match provost_grammar::parse(text) {
        Ok(tree) => {
            let mut checker = Checker::new(ctx);
            let effect = checker.effect(&tree);
            finish(effect, checker.findings, findings)
        }
        Err(errors) => {
            // The abilities that could be read are checked all the same, so that all findings come at once.
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

/// Parses and checks a bare condition, as fields of entries hold it.
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

/// The state of one check: where the findings go.
struct Checker<'a> {
    ctx: &'a Context<'a>,
    findings: Vec<Diagnostic>,
    /// What is asked of every match.
    ask: record::Ask,
    /// What words mean, if that is asked.
    meant: Vec<Meant>,
}

impl<'a> Checker<'a> {
    const fn new(ctx: &'a Context<'a>) -> Self {
        Self { ctx, findings: Vec::new(), ask: record::Ask::Nothing, meant: Vec::new() }
    }
}
