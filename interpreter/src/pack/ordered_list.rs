//! Ordered lists, such as the ranks of a scenario: finds duplicates, and rows that ask for less than an
//! earlier one.
//!
//! Only rows that compare the same number in the same way are decided. A row may ask for less of one number
//! and for another one instead, so this is a warning and not an error.

use super::FieldValue;
use super::code;
use crate::ir::{Comparison, Condition, Num, Number};
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

type Keys = IndexMap<&'static str, FieldValue>;

/// A row and its span.
type Row = (Span, Keys);

/// A bound that a row sets: the number, the comparison, the value.
type Bound<'r> = (&'r Number, Comparison, i32);

/// Reports duplicate nouns and, if rows `ask` for something, rows out of order.
pub(super) fn check(rows: &[Row], ask: bool, findings: &mut Vec<Diagnostic>) {
    for (index, (span, row)) in rows.iter().enumerate() {
        let earlier = rows.get(..index).unwrap_or_default();
        let repeated = earlier.iter().find(|(_, other)| shares_noun(row, other));
        if let Some((first, _)) = repeated {
            let message = "this stands in the list already";
            findings.push(Diagnostic::error("duplicate-word", *span, message).with_label(*first, "here"));
        } else if let Some((first, why)) = earlier
            .iter()
            .rev()
            .filter(|_| ask)
            .find_map(|(first, before)| Some((first, falls(before, row)?)))
        {
            findings.push(
                Diagnostic::warning(code::NOT_RISING, *span, why)
                    .with_label(*first, "this row")
                    .with_hint("rows stand from the lowest to the highest; the highest that holds counts"),
            );
        }
    }
}

fn shares_noun(row: &Keys, other: &Keys) -> bool {
    let is_shared = |(key, value): (&&'static str, &FieldValue)| {
        matches!(value, FieldValue::Noun(_)) && other.get(key) == Some(value)
    };
    row.iter().any(is_shared)
}

/// Says why a row does not ask for more than an earlier one, if that is so.
fn falls(before: &Keys, row: &Keys) -> Option<String> {
    let (before, now) = (parts(before), parts(row));
    if now.is_empty() {
        return Some("this asks for nothing, so that no earlier row ever counts".to_owned());
    }
    if now == before {
        return Some("this asks for just as much as an earlier row, which therefore never counts".to_owned());
    }
    let lower = now.iter().filter_map(|part| bound(part)).find_map(|(measure, op, value)| {
        let earlier = before.iter().filter_map(|part| bound(part));
        let mut same = earlier.filter(|(other, other_op, _)| *other == measure && *other_op == op);
        same.find(|(_, _, then)| match op {
            Comparison::AtLeast => value < *then,
            Comparison::AtMost => value > *then,
            Comparison::Is | Comparison::Even | Comparison::Odd => false,
        })
        .map(|(_, _, then)| (op, value, then))
    });
    lower.map(|(op, value, then)| {
        let word = if op == Comparison::AtMost { "at most" } else { "at least" };
        format!("this asks for {word} {value}, an earlier row for {word} {then} of the same")
    })
}

/// Returns the parts of a row's conditions that must hold together.
fn parts(row: &Keys) -> Vec<Unplaced<'_>> {
    let conditions = row.values().filter_map(|value| match value {
        FieldValue::Condition(condition) => Some(&condition.0),
        FieldValue::Number(_)
        | FieldValue::Numbers(_)
        | FieldValue::Text(_)
        | FieldValue::Flag(_)
        | FieldValue::Choice(_)
        | FieldValue::Noun(_)
        | FieldValue::Nouns(_)
        | FieldValue::Amounts(_)
        | FieldValue::Entry(_)
        | FieldValue::Entries(_)
        | FieldValue::Use(..)
        | FieldValue::Table(_)
        | FieldValue::Tables(_)
        | FieldValue::List(_)
        | FieldValue::Translations(_)
        | FieldValue::Own(..) => None,
    });
    conditions.flat_map(Condition::parts).map(Unplaced).collect()
}

/// A condition, compared without its spans.
struct Unplaced<'c>(&'c Condition);

impl PartialEq for Unplaced<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self.0, other.0) {
            (
                Condition::Compare { number, op, values, span: _ },
                Condition::Compare { number: of, op: how, values: with, span: _ },
            ) => number == of && op == how && values == with,
            (
                Condition::Test { condition, args, span: _ },
                Condition::Test { condition: other, args: with, span: _ },
            ) => condition == other && args == with,
            (
                Condition::All(_)
                | Condition::Any(_)
                | Condition::Not(_)
                | Condition::Test { .. }
                | Condition::Compare { .. }
                | Condition::Like { .. }
                | Condition::There { .. }
                | Condition::Alike { .. },
                _,
            ) => false,
        }
    }
}

fn bound<'c>(part: &Unplaced<'c>) -> Option<Bound<'c>> {
    let Condition::Compare { number, op, values, .. } = part.0 else { return None };
    match values.as_slice() {
        [Number::Num(Num::Const(value))] => Some((number, *op, *value)),
        _ => None,
    }
}
