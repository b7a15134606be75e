//! Value ranges of numbers, from the ranges that the registry declares.

use crate::ir::{Fold, Num, Number, Quantifier};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::id::AttributeId;

/// The smallest and the largest value of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) least: i64,
    pub(super) most: i64,
}

impl Range {
    const fn new(least: i64, most: i64) -> Self {
        Self { least, most }
    }

    /// Returns the range of a number; `None` if it depends on a parameter.
    pub(super) fn of(vocabulary: &Vocabulary, number: &Number) -> Option<Self> {
        Some(match number {
            Number::Num(Num::Const(number)) => Self::new(i64::from(*number), i64::from(*number)),
            Number::Num(Num::Param(_)) => return None,
            Number::Measure(measure) => {
                let (least, most) = vocabulary.measure(measure.measure).range;
                Self::new(i64::from(least), i64::from(most))
            }
            Number::Attribute(attribute, of) => {
                let range = Self::of_attribute(vocabulary, attribute.attribute)?;
                // An attribute of a missing thing counts as 0; for several things it is the sum.
                let many = if of.quantifier == Quantifier::Each { MANY } else { 1 };
                Self::new(range.least.min(0) * many, range.most.max(0) * many)
            }
            Number::Amount => Self::new(0, 999),
            Number::Count(set) => {
                let entity = vocabulary.find_entity(vocabulary.selector(set.selector).entity)?;
                Self::new(0, i64::from(vocabulary.entity(entity).most))
            }
            Number::Fold(fold, attribute, set) => {
                let entity = vocabulary.find_entity(vocabulary.selector(set.selector).entity)?;
                let many = i64::from(vocabulary.entity(entity).most);
                let range = Self::of_attribute(vocabulary, attribute.attribute).unwrap_or(Self::new(0, 0));
                match fold {
                    Fold::Highest | Fold::Lowest => Self::new(range.least.min(0), range.most.max(0)),
                    Fold::Sum => Self::new(range.least.min(0) * many, range.most.max(0) * many),
                    Fold::Different => Self::new(0, many),
                }
            }
            Number::Half(of, _) => {
                let of = Self::of(vocabulary, of)?;
                Self::new(of.least.div_euclid(2), of.most.div_euclid(2) + of.most.rem_euclid(2))
            }
            Number::Twice(of) => {
                let of = Self::of(vocabulary, of)?;
                Self::new(of.least * 2, of.most * 2)
            }
            Number::Plus(one, other) => {
                let (one, other) = (Self::of(vocabulary, one)?, Self::of(vocabulary, other)?);
                Self::new(one.least + other.least, one.most + other.most)
            }
            Number::Minus(one, other) => {
                let (one, other) = (Self::of(vocabulary, one)?, Self::of(vocabulary, other)?);
                Self::new(one.least - other.most, one.most - other.least)
            }
        })
    }

    fn of_attribute(vocabulary: &Vocabulary, attribute: AttributeId) -> Option<Self> {
        let (least, most) = vocabulary.attribute(attribute).ty.range()?;
        Some(Self::new(i64::from(least), i64::from(most)))
    }
}

/// More things than any set can hold.
const MANY: i64 = 200;
