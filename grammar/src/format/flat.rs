//! Any node on one line, without comments.

use crate::ast::{
    Ability, Alternative, AtomKind, Body, Bound, Condition, Cost, CostKind, ForEach, Phrase, Quantity, Step,
    StepKind,
};

/// Writes an ability with its full stop.
pub(super) fn ability(ability: &Ability) -> String {
    format!("{}: {}.", heading(ability), body(&ability.body))
}

/// Writes the part of an ability before the colon.
pub(super) fn heading(ability: &Ability) -> String {
    let clauses = [
        Some(phrase(&ability.timing)),
        ability.limit.as_ref().map(phrase),
        ability.when.as_ref().map(|when| format!("when {}", condition(when))),
        ability.unless.as_ref().map(|unless| format!("unless {}", condition(unless))),
        ability.cost.as_ref().map(cost),
        ability.until.as_ref().map(|until| format!("until {}", phrase(until))),
    ];
    clauses.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Writes a condition.
pub(super) fn condition(condition: &Condition) -> String {
    match condition {
        Condition::All(parts, _) => join(parts, " and ", |part| match part {
            Condition::Phrase(statement) => phrase(statement),
            Condition::All(..) | Condition::Any(..) => bracketed(part),
        }),
        Condition::Any(parts, _) => join(parts, " or ", bracketed),
        Condition::Phrase(statement) => phrase(statement),
    }
}

fn bracketed(part: &Condition) -> String {
    format!("({})", condition(part))
}

/// Writes a cost, without colon.
pub(super) fn cost(cost: &Cost) -> String {
    let may = if cost.may.is_some() { "may " } else { "" };
    let verb = match cost.kind {
        CostKind::Pay => "pay",
        CostKind::Discard => "discard",
    };
    format!("{may}{verb} {}", phrase(&cost.phrase))
}

/// Writes the part of an ability after the colon, without full stop.
pub(super) fn body(body: &Body) -> String {
    format!("{}{}", may(body), steps(&body.steps))
}

/// Returns the `may` of a body with a space after it, or an empty text.
pub(super) fn may(body: &Body) -> &'static str {
    if body.may.is_some() { "may " } else { "" }
}

/// Writes steps with `then` between them.
pub(super) fn steps(steps: &[Step]) -> String {
    join(steps, " then ", step)
}

/// Writes one step.
pub(super) fn step(step: &Step) -> String {
    match &step.kind {
        StepKind::Act { phrase: act, for_each: each, cap, repeat } => {
            let cap = cap.as_ref().map(|cap| format!(", at most {}", quantity(cap))).unwrap_or_default();
            let times = repeat.as_ref().map(|repeat| {
                let up_to = if repeat.up_to { "up to " } else { "" };
                format!(", {up_to}{} times", quantity(&repeat.count))
            });
            phrase(act) + &for_each(each.as_ref()) + &cap + &times.unwrap_or_default()
        }
        StepKind::Add { amount, target, for_each: each } => {
            let sign = if amount.negative { '-' } else { '+' };
            let value = match &amount.value {
                Quantity::Words(words) => format!("({})", phrase(words)),
                value @ (Quantity::Number(..) | Quantity::Param(..)) => quantity(value),
            };
            format!("{sign}{value} to {}{}", phrase(target), for_each(each.as_ref()))
        }
        StepKind::Set { target, bound, value } => {
            let bound = match bound {
                Bound::Exactly => "",
                Bound::AtLeast => "at least ",
                Bound::AtMost => "at most ",
            };
            format!("{} is {bound}{}", phrase(target), quantity(value))
        }
        StepKind::Choose(alternatives) => format!("choose: {}", join(alternatives, " or: ", alternative)),
        StepKind::Fork { who, alternatives } => {
            format!("{} {}", fork(who), join(alternatives, " or: ", alternative))
        }
        StepKind::Pick { who: None, what } => format!("choose {}", phrase(what)),
        StepKind::Pick { who: Some(who), what } => format!("{} chooses {}", phrase(who), phrase(what)),
        StepKind::Offer { who, cost, steps: offered } => offer(who, cost.as_ref()) + &steps(offered),
        StepKind::If { condition, steps: then, otherwise } => {
            let otherwise = match otherwise.as_slice() {
                [] => String::new(),
                otherwise => format!(" otherwise: {}", steps(otherwise)),
            };
            test(condition) + &steps(then) + &otherwise
        }
        StepKind::Grant(abilities) => format!("{{ {} }}", join(abilities, " ", ability)),
    }
}

/// Writes who chooses among alternatives.
pub(super) fn fork(who: &Phrase) -> String {
    format!("{} chooses:", phrase(who))
}

/// Writes who may do something, and at what cost, with a space behind it.
pub(super) fn offer(who: &Phrase, price: Option<&Cost>) -> String {
    let price = price.map(|price| format!("{}: ", cost(price))).unwrap_or_default();
    format!("{} may {price}", phrase(who))
}

/// Writes `if`, a condition and a colon, with a space behind it.
pub(super) fn test(holds: &Condition) -> String {
    format!("if {}: ", condition(holds))
}

/// Writes one alternative with its cost.
pub(super) fn alternative(alternative: &Alternative) -> String {
    let cost = alternative.cost.as_ref().map(|price| format!("{}: ", cost(price)));
    cost.unwrap_or_default() + &steps(&alternative.steps)
}

fn for_each(each: Option<&ForEach>) -> String {
    let Some(ForEach { every, phrase: counted, cap, .. }) = each else { return String::new() };
    let lead = every.as_ref().map_or_else(|| "each".to_owned(), |every| format!("every {}", quantity(every)));
    let cap = cap.as_ref().map(|cap| format!(", at most {}", quantity(cap))).unwrap_or_default();
    format!(" for {lead} {}{cap}", phrase(counted))
}

fn quantity(quantity: &Quantity) -> String {
    match quantity {
        Quantity::Number(number, _) => number.to_string(),
        Quantity::Param(name, _) => format!("<{name}>"),
        Quantity::Words(words) => phrase(words),
    }
}

fn phrase(phrase: &Phrase) -> String {
    join(&phrase.atoms, " ", |atom| match &atom.kind {
        AtomKind::Word(word) => word.clone(),
        AtomKind::Number(number) => number.to_string(),
        AtomKind::Param(name) => format!("<{name}>"),
        AtomKind::Or => "or".to_owned(),
        AtomKind::And => "and".to_owned(),
    })
}

fn join<T>(parts: &[T], between: &str, write: impl Fn(&T) -> String) -> String {
    parts.iter().map(write).collect::<Vec<_>>().join(between)
}
