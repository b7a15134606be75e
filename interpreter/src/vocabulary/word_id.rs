//! One id type for the rows of all tables of words, and their manual.

use super::Vocabulary;
use super::id::{
    AttributeId, ConditionId, CostId, DurationId, HookId, LimitId, MeasureId, SelectorId, TargetId, VerbId,
};
use super::spec::Example;

/// A row of any of a game's tables of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordId {
    /// A hook.
    Hook(HookId),
    /// A target.
    Target(TargetId),
    /// A verb.
    Verb(VerbId),
    /// A cost.
    Cost(CostId),
    /// A selector.
    Selector(SelectorId),
    /// An attribute.
    Attribute(AttributeId),
    /// A condition.
    Condition(ConditionId),
    /// A measure.
    Measure(MeasureId),
    /// A limit.
    Limit(LimitId),
    /// A duration.
    Duration(DurationId),
}

/// The manual's text about a row.
#[derive(Clone, Copy, Debug)]
pub struct Manual {
    /// Its table in plain words: `verb`, `condition`.
    pub what: &'static str,
    /// Its written form, including slots.
    pub pattern: &'static str,
    /// Its line.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

impl Vocabulary {
    /// Returns the manual's text about a row.
    pub fn manual(&self, row: WordId) -> Manual {
        let of = |what, pattern, doc, example| Manual { what, pattern, doc, example };
        match row {
            WordId::Hook(id) => {
                let spec = self.hook(id);
                of("timing", spec.phrase, spec.doc, spec.example)
            }
            WordId::Target(id) => {
                let spec = self.target(id);
                of("number that is built", spec.pattern, spec.doc, spec.example)
            }
            WordId::Verb(id) => {
                let spec = self.verb(id);
                of("verb", spec.pattern, spec.doc, spec.example)
            }
            WordId::Cost(id) => {
                let spec = self.cost(id);
                of("cost", spec.pattern, spec.doc, spec.example)
            }
            WordId::Selector(id) => {
                let spec = self.selector(id);
                of("selector", spec.pattern, spec.doc, spec.example)
            }
            WordId::Attribute(id) => {
                let spec = self.attribute(id);
                of("attribute", spec.pattern, spec.doc, spec.example)
            }
            WordId::Condition(id) => {
                let spec = self.condition(id);
                of("condition", spec.pattern, spec.doc, spec.example)
            }
            WordId::Measure(id) => {
                let spec = self.measure(id);
                of("number", spec.pattern, spec.doc, spec.example)
            }
            WordId::Limit(id) => {
                let spec = self.limit(id);
                of("limit", spec.pattern, spec.doc, spec.example)
            }
            WordId::Duration(id) => {
                let spec = self.duration(id);
                of("duration", spec.phrase, spec.doc, spec.example)
            }
        }
    }
}
