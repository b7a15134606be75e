//! One name for a row of any table of words, with what the manual says about it.

use super::Vocabulary;
use super::id::{
    AttributeId, ConditionId, CostId, DurationId, HookId, LimitId, MeasureId, SelectorId, TargetId, VerbId,
};
use super::spec::Example;

/// A row of one of a game's tables of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordId {
    /// A moment.
    Hook(HookId),
    /// A number that is built.
    Target(TargetId),
    /// Something an effect does.
    Verb(VerbId),
    /// Something that can be paid.
    Cost(CostId),
    /// A way to say which things are meant.
    Selector(SelectorId),
    /// What things are like.
    Attribute(AttributeId),
    /// Something that can be true.
    Condition(ConditionId),
    /// A number that can be read.
    Measure(MeasureId),
    /// How often an ability works.
    Limit(LimitId),
    /// How long what is granted lasts.
    Duration(DurationId),
}

/// What the manual says about a row.
#[derive(Clone, Copy, Debug)]
pub struct Manual {
    /// What it is, in plain words: `verb`, `condition`.
    pub what: &'static str,
    /// As it is written, slots included.
    pub pattern: &'static str,
    /// Its line.
    pub doc: &'static str,
    /// A whole ability.
    pub example: Example,
}

impl Vocabulary {
    /// Returns what the manual says about a row.
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
