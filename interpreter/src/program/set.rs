//! Composed phrases as code: sets that are narrowed, numbers over sets, and conditions on those. Flat tables like all of
//! a program; a phrase that composes nothing has nothing in them.

use super::CallId;
use super::code::{CheckKind, Ref, Run};
use crate::ir::{Alike, Fold};
use crate::vocabulary::id::AttributeId;

/// What narrows a set: a place in `narrowings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NarrowId(pub u32);

/// A number: a place in `values`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ValueId(pub u32);

/// What narrows a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Narrowing {
    /// Leaves out what the moment names already: the source, and the things in these roles, in `refs`.
    pub(crate) without: Run,
    /// What all of them are like, in `likes`.
    pub(crate) likes: Run,
    /// Only those with the highest or the lowest value.
    pub(crate) extreme: Option<(AttributeCode, bool)>,
}

/// An attribute with its slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AttributeCode {
    /// Which.
    pub(crate) attribute: AttributeId,
    /// Its slots, in `args`.
    pub(crate) args: Run,
}

/// What a thing is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LikeCode {
    /// It has a truth, one of some nouns, or a number that compares.
    Attribute {
        /// Which attribute.
        attribute: AttributeCode,
        /// What is asked of it.
        test: TestCode,
        /// Whether it must not be so.
        negated: bool,
    },
    /// It has so many of a set.
    Has {
        /// The set: binds of which the last lists it.
        set: Run,
        /// How the number is compared.
        kind: CheckKind,
        /// With what.
        count: i32,
    },
}

/// What is asked of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TestCode {
    /// That it is true.
    True,
    /// That it is one of these, in `nouns`.
    Nouns(Run),
    /// How it compares with these, in `numbers`.
    Compare(CheckKind, Run),
}

/// A number. Those it is made of stand before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Known before play.
    Known(i32),
    /// A measure of the game.
    Measure(CallId),
    /// An attribute of a thing.
    Attribute {
        /// Which attribute.
        attribute: AttributeCode,
        /// The thing.
        of: Ref,
        /// What must be found first, in `binds`.
        binds: Run,
    },
    /// How many things a set has: binds of which the last lists it.
    Count(Run),
    /// A number made of an attribute of the things of a set.
    Fold(Fold, AttributeCode, Run),
    /// Half of a number; `true` if it is rounded up.
    Half(ValueId, bool),
    /// Twice a number.
    Twice(ValueId),
    /// The sum of two numbers.
    Plus(ValueId, ValueId),
    /// The difference of two numbers.
    Minus(ValueId, ValueId),
}

/// How often a step counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EachCode {
    /// The number counted.
    pub(crate) value: ValueId,
    /// So many of it count once.
    pub(crate) every: i32,
    /// What all of it comes to at most.
    pub(crate) most: i32,
}

/// A composed condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Composed {
    /// Two numbers compared.
    Compare {
        /// The number.
        value: ValueId,
        /// How.
        kind: CheckKind,
        /// With what: one of these, in `values`.
        with: Run,
    },
    /// A thing that is like something.
    Like {
        /// The thing.
        of: Ref,
        /// What must be found first, in `binds`.
        binds: Run,
        /// What it is like, in `likes`.
        like: u32,
    },
    /// There is something in a set.
    There(Run),
    /// Things of a set compared with each other.
    Alike {
        /// How many of them; all if 0.
        count: i32,
        /// The set.
        set: Run,
        /// What is compared.
        attribute: AttributeCode,
        /// How.
        how: Alike,
    },
}
