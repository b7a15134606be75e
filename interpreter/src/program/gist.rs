//! What a trigger says in short: whatever can be compared and added up without a look at its other parts. A brief one
//! ([`Gist::brief`]) is filed whole where its listener is, so that nothing is looked up when a hook is reached.

use super::{FactCheck, FactCode, Needs, NumberOp};
use crate::hook::Qualifier;
use crate::vocabulary::id::{NounId, VerbId};
use serde::{Deserialize, Serialize};

/// A trigger in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gist {
    /// Which of the parts of the trigger must be looked at.
    pub needs: Needs,
    /// At number hooks: how the number is changed.
    pub op: NumberOp,
    /// There is nothing more to it, unless the host does not know the fact in its condition or its measure: a change of a
    /// number, a verb (with `DIRECT`) or an answer with `AT_ONCE`; and no extra part.
    pub(crate) brief: bool,
    /// At number hooks: by how much the number is changed.
    pub amount: i32,
    /// One of these must have been said, if `needs` has `GUARD`.
    pub guard: [Qualifier; 2],
    /// The target's noun must be one of these, if `needs` has `NOUN`.
    pub nouns: [NounId; 2],
    /// The condition in its short form, if it has one.
    pub(crate) fact: FactCheck,
    /// The measure that multiplies the amount in its short form, if it has one.
    pub(crate) each: FactCode,
    /// If `needs` has `AT_ONCE`: the verb in `call`, whose nouns and number stand in `nouns` and `amount`.
    pub(crate) verb: VerbId,
}

impl Gist {
    /// Says nothing yet.
    pub(super) const EMPTY: Self = Self {
        needs: Needs(0),
        op: NumberOp::Add,
        brief: false,
        amount: 0,
        guard: [Qualifier::NONE; 2],
        nouns: [NounId(u32::MAX); 2],
        fact: FactCheck::NONE,
        each: FactCode::NONE,
        verb: VerbId(u32::MAX),
    };
}
