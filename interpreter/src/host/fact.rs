//! What a host may know at once: facts that the machine compares itself, and deeds and answers that are no more than a
//! noun and a number. All of them travel in registers; no slots are filled and no scope is made for them.

use crate::hook::{Player, Thing};
use crate::program::TriggerId;
use crate::vocabulary::id::{ConditionId, MeasureId, NounId, VerbId};
use serde::{Deserialize, Serialize};

/// A condition or a measure that is about nothing but the table, or about one thing. One number, so that a host finds it
/// with one look: it compares with constants made by [`Fact::condition`] and [`Fact::measure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact(u16);

impl Fact {
    /// No fact: no host knows it.
    pub(crate) const NONE: Self = Self(u16::MAX);
    /// A condition. If it has a slot for nouns, the fact is the one noun that makes it true, by its number; otherwise it
    /// is 0 where the condition does not hold.
    pub const fn condition(condition: ConditionId) -> Self {
        Self::of(condition.0, 0)
    }

    /// A measure; the fact is its number.
    pub const fn measure(measure: MeasureId) -> Self {
        Self::of(measure.0, 1)
    }

    /// Conditions and measures take turns, so that the facts of few words have small numbers.
    const fn of(word: u32, turn: u32) -> Self {
        if word < 0x7FFF { Self(((word * 2 + turn) & 0xFFFF) as u16) } else { Self::NONE }
    }

    /// Returns its place among the facts that a host keeps at hand ([`crate::host::Host::facts`]).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A verb about which nothing is left to be said but a noun and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The verb.
    pub verb: VerbId,
    /// Its noun, in whatever slot; `NounId(u32::MAX)` without.
    pub noun: NounId,
    /// How many of the noun, or its number; 0 without.
    pub count: i32,
    /// Who acts.
    pub actor: Player,
    /// By what its ability hears of the event.
    pub trigger: TriggerId,
    /// The thing the ability stands on.
    pub source: Thing,
}

/// An answer to a question about which nothing is left to be said but a noun or two and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The verb.
    pub verb: VerbId,
    /// Its nouns, in whatever slot: one that stands alone twice, `NounId(u32::MAX)` without.
    pub nouns: [NounId; 2],
    /// Its number; 0 without.
    pub number: i32,
}
