//! Equality of trees. Two trees are equal if they have the same meaning; comparisons ignore spans and
//! comments.

use super::{
    Ability, Alternative, Atom, Body, Condition, Cost, Effect, ForEach, Phrase, Quantity, Repeat,
    SignedQuantity, Step,
};

/// Implements `PartialEq` and `Eq` for a struct from the relevant fields.
macro_rules! equal_by {
    ($($type:ty: $($field:ident),+;)+) => {$(
        impl PartialEq for $type {
            fn eq(&self, other: &Self) -> bool {
                $(self.$field == other.$field)&&+
            }
        }
        impl Eq for $type {}
    )+};
}

equal_by! {
    Effect: abilities;
    Ability: timing, limit, when, unless, cost, until, body;
    Step: kind;
    Alternative: cost, steps;
    ForEach: every, phrase, cap;
    Repeat: up_to, count;
    SignedQuantity: negative, value;
    Phrase: atoms;
    Atom: kind;
}

impl PartialEq for Condition {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::All(these, _), Self::All(those, _)) | (Self::Any(these, _), Self::Any(those, _)) => {
                these == those
            }
            (Self::Phrase(this), Self::Phrase(that)) => this == that,
            (Self::All(..) | Self::Any(..) | Self::Phrase(_), _) => false,
        }
    }
}

impl Eq for Condition {}

impl PartialEq for Cost {
    fn eq(&self, other: &Self) -> bool {
        self.may.is_some() == other.may.is_some() && self.kind == other.kind && self.phrase == other.phrase
    }
}

impl Eq for Cost {}

impl PartialEq for Body {
    fn eq(&self, other: &Self) -> bool {
        self.may.is_some() == other.may.is_some() && self.steps == other.steps
    }
}

impl Eq for Body {}

impl PartialEq for Quantity {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Number(this, _), Self::Number(that, _)) => this == that,
            (Self::Param(this, _), Self::Param(that, _)) => this == that,
            (Self::Words(this), Self::Words(that)) => this == that,
            (Self::Number(..) | Self::Param(..) | Self::Words(_), _) => false,
        }
    }
}

impl Eq for Quantity {}
