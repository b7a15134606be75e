//! Composed phrases as code: narrowed sets, numbers over sets, and conditions on both. Flat tables like the
//! rest of the program; a simple phrase has no entry in them.

use super::CallId;
use super::code::{CheckKind, Ref, Run};
use crate::ir::{Alike, Fold};
use crate::vocabulary::id::AttributeId;

/// The narrowing of a set: an index into `narrowings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NarrowId(pub u32);

/// A number: an index into `values`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ValueId(pub u32);

/// The narrowing of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Narrowing {
    /// Leaves out things that the moment names already: the source, and the things in these roles, in `refs`.
    pub(crate) without: Run,
    /// Properties that all of them must have, in `likes`.
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

/// A property of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LikeCode {
    /// An attribute that is true, is one of some nouns, or compares as a number.
    Attribute {
        /// Which attribute.
        attribute: AttributeCode,
        /// The test of its value.
        test: TestCode,
        /// Whether the test is negated.
        negated: bool,
    },
    /// How many of a set it has.
    Has {
        /// The set: binds, the last of which lists it.
        set: Run,
        /// How the count is compared.
        kind: CheckKind,
        /// With what.
        count: i32,
    },
}

/// A test of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TestCode {
    /// It is true.
    True,
    /// It is one of these nouns, in `nouns`.
    Nouns(Run),
    /// It compares with these values, in `numbers`.
    Compare(CheckKind, Run),
}

/// A number. Its operands stand before it.
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
        /// Things to find first, in `binds`.
        binds: Run,
    },
    /// How much is gained, lost or paid at the moment.
    Amount,
    /// The size of a set: binds, the last of which lists it.
    Count(Run),
    /// A number computed from an attribute of the things of a set.
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
    /// How many of it count once.
    pub(crate) every: i32,
    /// The upper bound of the product.
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
    /// A property of a thing.
    Like {
        /// The thing.
        of: Ref,
        /// Things to find first, in `binds`.
        binds: Run,
        /// The property, in `likes`.
        like: u32,
    },
    /// A set is not empty.
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
