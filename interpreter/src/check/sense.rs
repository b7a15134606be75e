//! Warnings about effects that are well formed but pointless: conditions that are always or never true,
//! effects that do nothing, useless alternatives.

use super::Checker;
use super::range::Range;
use crate::ir::{self, Comparison, Condition, Num, Number};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

impl Checker<'_> {
    /// Checks one ability.
    pub(super) fn sense(&mut self, ability: &ir::Ability) {
        if let Some(condition) = &ability.condition {
            self.constant(condition, ability.span);
        }
        if let Some(ir::Limit { count: Num::Const(0), .. }) = ability.limit {
            self.no_effect(ability.span, "an ability that works 0 times never works");
        }
        self.steps_do_something(&ability.steps);
        self.capacity(ability);
    }

    /// Warns of duplicate abilities.
    pub(super) fn same_twice(&mut self, abilities: &[ir::Ability]) {
        for (index, ability) in abilities.iter().enumerate() {
            let earlier = abilities.iter().take(index).find(|earlier| same_ability(earlier, ability));
            if let Some(earlier) = earlier {
                let message = "this ability stands here twice";
                self.findings.push(
                    Diagnostic::warning("duplicate-ability", ability.span, message)
                        .with_label(earlier.span, "the first time"),
                );
            }
        }
    }

    fn steps_do_something(&mut self, steps: &[ir::Step]) {
        for step in steps {
            match step {
                ir::Step::Act { args, repeat, span, .. } => {
                    if matches!(repeat, Some((Num::Const(0), _))) {
                        self.no_effect(*span, "doing something 0 times does nothing");
                    }
                    if args.iter().any(counts_nothing) {
                        self.no_effect(*span, "an amount of 0 does nothing");
                    }
                }
                ir::Step::Change {
                    change:
                        ir::Change::Add(Number::Num(Num::Const(0)))
                        | ir::Change::Subtract(Number::Num(Num::Const(0))),
                    span,
                    ..
                } => {
                    self.no_effect(*span, "a change by 0 changes nothing");
                }
                ir::Step::Change { .. }
                | ir::Step::Grant(..)
                | ir::Step::Choose(..)
                | ir::Step::By(_)
                | ir::Step::Pick { .. }
                | ir::Step::If { .. } => {}
            }
            for inner in step.inner() {
                self.steps_do_something(inner);
            }
        }
    }

    fn no_effect(&mut self, span: Span, message: &str) {
        self.findings.push(Diagnostic::warning("no-effect", span, message));
    }

    /// Warns of alternatives that no player would choose.
    pub(super) fn alternatives_make_sense(&mut self, alternatives: &[ir::Alternative]) {
        if let [only] = alternatives {
            let message = "a choice needs a second alternative";
            self.findings.push(
                Diagnostic::warning("single-alternative", only.span, message)
                    .with_hint("add `or:` and another alternative, or leave `choose:` out"),
            );
        }
        for (index, alternative) in alternatives.iter().enumerate() {
            let better = alternatives.iter().enumerate().find(|(other, better)| {
                *other != index
                    && same_steps(&better.steps, &alternative.steps)
                    && (better.cost.is_none() && alternative.cost.is_some()
                        || same_cost(better.cost.as_ref(), alternative.cost.as_ref()) && *other < index)
            });
            if let Some((_, better)) = better {
                let message = "nobody will choose this alternative: another does the same for no more";
                self.findings.push(
                    Diagnostic::warning("unreachable-alternative", alternative.span, message)
                        .with_label(better.span, "this one"),
                );
            }
        }
    }

    /// Warns of conditions that are always or never true, or repeated.
    pub(super) fn constant(&mut self, condition: &Condition, place: Span) {
        match condition {
            Condition::All(parts) => {
                for part in parts {
                    self.constant(part, place);
                }
                self.contradiction(parts, place);
            }
            Condition::Any(parts) => {
                for part in parts {
                    self.constant(part, place);
                }
                for (index, part) in parts.iter().enumerate() {
                    if parts.iter().take(index).any(|earlier| same_condition(earlier, part)) {
                        self.duplicate_condition(span_of(part).unwrap_or(place));
                    }
                }
            }
            Condition::Not(inner) => self.constant(inner, place),
            Condition::Test { .. }
            | Condition::Like { .. }
            | Condition::There { .. }
            | Condition::Alike { .. } => {}
            Condition::Compare { number, op, values, span } => {
                let Some(Range { least, most }) = Range::of(self.ctx.vocabulary, number) else { return };
                let message = match self.truth(*op, values, Range { least, most }) {
                    Some(true) => "this is always true",
                    Some(false) => "this is never true",
                    None => return,
                };
                let hint = format!("the number lies between {least} and {most}");
                self.findings.push(Diagnostic::warning("constant-condition", *span, message).with_hint(hint));
            }
        }
    }

    /// Finds parts of a conjunction that repeat or exclude each other.
    fn contradiction(&mut self, parts: &[Condition], place: Span) {
        for (index, part) in parts.iter().enumerate() {
            let span = span_of(part).unwrap_or(place);
            for earlier in parts.iter().take(index) {
                if same_condition(earlier, part) {
                    self.duplicate_condition(span);
                } else if self.excludes(earlier, part) {
                    let label = span_of(earlier).unwrap_or(place);
                    self.findings.push(
                        Diagnostic::warning(
                            "constant-condition",
                            span,
                            "this is never true together with what stands before",
                        )
                        .with_label(label, "this excludes it"),
                    );
                }
            }
        }
    }

    fn excludes(&self, one: &Condition, other: &Condition) -> bool {
        match (one, other) {
            (Condition::Not(inner), other) | (other, Condition::Not(inner)) => match other {
                Condition::All(parts) => parts.iter().any(|part| same_condition(inner, part)),
                Condition::Any(_)
                | Condition::Not(_)
                | Condition::Test { .. }
                | Condition::Like { .. }
                | Condition::There { .. }
                | Condition::Alike { .. }
                | Condition::Compare { .. } => same_condition(inner, other),
            },
            (
                Condition::Compare { number, op, values, .. },
                Condition::Compare { number: other_number, op: other_op, values: other_values, .. },
            ) => {
                let Some(range) = Range::of(self.ctx.vocabulary, number) else { return false };
                let (Some(one), Some(other)) =
                    (allowed(*op, values, range), allowed(*other_op, other_values, range))
                else {
                    return false;
                };
                number == other_number && !one.overlaps(&other)
            }
            _ => false,
        }
    }

    /// Returns whether a comparison is always or never true for a number of this range.
    fn truth(&self, op: Comparison, values: &[Number], range: Range) -> Option<bool> {
        if let (Comparison::AtLeast | Comparison::AtMost, [value]) = (op, values) {
            let with = Range::of(self.ctx.vocabulary, value)?;
            return match op {
                Comparison::AtLeast if range.least >= with.most => Some(true),
                Comparison::AtLeast if range.most < with.least => Some(false),
                Comparison::AtMost if range.most <= with.least => Some(true),
                Comparison::AtMost if range.least > with.most => Some(false),
                Comparison::Is
                | Comparison::AtLeast
                | Comparison::AtMost
                | Comparison::Even
                | Comparison::Odd => None,
            };
        }
        truth_of_list(op, values, range)
    }

    fn duplicate_condition(&mut self, span: Span) {
        self.findings.push(Diagnostic::warning(
            "duplicate-condition",
            span,
            "this condition stands here twice",
        ));
    }
}

/// The values that a comparison accepts.
enum Allowed {
    From(i64, i64),
    These(Vec<i64>),
}

impl Allowed {
    fn holds(&self, value: i64) -> bool {
        match self {
            Self::From(low, high) => (*low..=*high).contains(&value),
            Self::These(values) => values.contains(&value),
        }
    }

    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::From(low, high), Self::From(other_low, other_high)) => {
                low.max(other_low) <= high.min(other_high)
            }
            (Self::These(values), other) | (other, Self::These(values)) => {
                values.iter().any(|value| other.holds(*value))
            }
        }
    }
}

/// Returns the accepted values; `None` if they are unknown.
fn allowed(op: Comparison, values: &[Number], range: Range) -> Option<Allowed> {
    let known = values
        .iter()
        .map(|value| match value.written() {
            Some(Num::Const(value)) => Some(i64::from(value)),
            Some(Num::Param(_)) | None => None,
        })
        .collect::<Option<Vec<_>>>()?;
    let first = known.first().copied()?;
    match op {
        Comparison::Is => Some(Allowed::These(known)),
        Comparison::AtLeast => Some(Allowed::From(first, range.most)),
        Comparison::AtMost => Some(Allowed::From(range.least, first)),
        Comparison::Even | Comparison::Odd => None,
    }
}

/// Returns whether a number of this range is always or never one of these.
fn truth_of_list(op: Comparison, values: &[Number], range: Range) -> Option<bool> {
    let Allowed::These(values) = allowed(op, values, range)? else { return None };
    let inside = values.iter().filter(|value| (range.least..=range.most).contains(*value)).count();
    let size = usize::try_from(range.most - range.least + 1).unwrap_or(usize::MAX);
    match inside {
        0 => Some(false),
        inside if inside >= size => Some(true),
        _ => None,
    }
}

fn counts_nothing(arg: &ir::Arg) -> bool {
    let nothing = |number: &Num| *number == Num::Const(0);
    match arg {
        ir::Arg::Number(number) => nothing(number),
        ir::Arg::Amounts(amounts) => amounts.iter().any(|amount| match &amount.quantity {
            ir::Quantity::Exactly(number) | ir::Quantity::UpTo(number) => nothing(number),
            ir::Quantity::AnyNumber | ir::Quantity::All | ir::Quantity::EqualTo(..) => false,
        }),
        ir::Arg::Nouns(_) | ir::Arg::Entity(_) => false,
    }
}

fn span_of(condition: &Condition) -> Option<Span> {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().filter_map(span_of).reduce(Span::to),
        Condition::Not(inner) => span_of(inner),
        Condition::Test { span, .. }
        | Condition::Compare { span, .. }
        | Condition::Like { span, .. }
        | Condition::There { span, .. }
        | Condition::Alike { span, .. } => Some(*span),
    }
}

fn same_condition(one: &Condition, other: &Condition) -> bool {
    match (one, other) {
        (Condition::All(one), Condition::All(other)) | (Condition::Any(one), Condition::Any(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same_condition(one, other))
        }
        (Condition::Not(one), Condition::Not(other)) => same_condition(one, other),
        (
            Condition::Test { condition, args, .. },
            Condition::Test { condition: other_condition, args: other_args, .. },
        ) => condition == other_condition && args == other_args,
        (
            Condition::Compare { number, op, values, .. },
            Condition::Compare { number: other_number, op: other_op, values: other_values, .. },
        ) => number == other_number && op == other_op && values == other_values,
        (Condition::Like { of, like, .. }, Condition::Like { of: other, like: other_like, .. }) => {
            of == other && like == other_like
        }
        (Condition::There { set, .. }, Condition::There { set: other, .. }) => set == other,
        (
            Condition::Alike { count, set, attribute, how, .. },
            Condition::Alike { count: c, set: s, attribute: a, how: h, .. },
        ) => count == c && set == s && attribute == a && how == h,
        _ => false,
    }
}

fn same_ability(one: &ir::Ability, other: &ir::Ability) -> bool {
    let conditions = match (&one.condition, &other.condition) {
        (Some(one), Some(other)) => same_condition(one, other),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    conditions
        && one.hooks == other.hooks
        && one.limit == other.limit
        && one.optional == other.optional
        && one.until == other.until
        && same_cost(one.cost.as_ref(), other.cost.as_ref())
        && same_steps(&one.steps, &other.steps)
}

fn same_cost(one: Option<&ir::Cost>, other: Option<&ir::Cost>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(one), Some(other)) => one.cost == other.cost && one.args == other.args,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

fn same_steps(one: &[ir::Step], other: &[ir::Step]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same_step(one, other))
}

fn same_step(one: &ir::Step, other: &ir::Step) -> bool {
    match (one, other) {
        (
            ir::Step::Act { verb, args, for_each, repeat, .. },
            ir::Step::Act { verb: v, args: a, for_each: f, repeat: r, .. },
        ) => verb == v && args == a && for_each == f && repeat == r,
        (
            ir::Step::Change { target, args, change, for_each, .. },
            ir::Step::Change { target: t, args: a, change: c, for_each: f, .. },
        ) => target == t && args == a && change == c && for_each == f,
        (ir::Step::Choose(one, _), ir::Step::Choose(other, _)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| {
                    same_cost(one.cost.as_ref(), other.cost.as_ref()) && same_steps(&one.steps, &other.steps)
                })
        }
        (ir::Step::Pick { what, .. }, ir::Step::Pick { what: other, .. }) => what == other,
        (ir::Step::By(one), ir::Step::By(other)) => {
            (&one.who, one.reverse, one.optional) == (&other.who, other.reverse, other.optional)
                && same_cost(one.cost.as_ref(), other.cost.as_ref())
                && same_steps(&one.steps, &other.steps)
        }
        (
            ir::Step::If { condition, steps, otherwise, .. },
            ir::Step::If { condition: c, steps: s, otherwise: o, .. },
        ) => same_condition(condition, c) && same_steps(steps, s) && same_steps(otherwise, o),
        (ir::Step::Grant(one, _), ir::Step::Grant(other, _)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same_ability(one, other))
        }
        _ => false,
    }
}
