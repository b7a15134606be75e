//! Conditions, as part of a sentence and as goals.
//!
//! A condition's message is a clause without its conjunction (`this mercenary is wounded`); it is given
//! `$negated`. An attribute `phrase` is said instead, without "if", where it stands alone (`against a
//! jungle monster`); an attribute `while` is such a clause with a conjunction of its own, which always opens
//! the sentence; an attribute `within` is a phrase that the hook's message takes in if it has a place for
//! it (`whenever you gain fame` *`from the Stage`*); an attribute `goal` is said where it is something to reach. For a compared number the
//! attributes `is`, `phrase`, `while` and `goal` of its measure do the same; they are given `$bound` (`at
//! least 3`).

use crate::describe::head::{Head, HeadPart, PartKind};
use crate::describe::phrase::{Args, Case, Phrase, Value};
use crate::describe::set::{Determiner, op_id, yes};
use crate::describe::writer::{Writer, plural};
use crate::ir::{
    Alike, Attribute, Comparison, Condition, Entity, EntitySource, Like, Num, Number, Quantifier, Set, Test,
};

/// A condition without `not`: negation is pushed down to the leaves.
enum Normalized<'c> {
    All(Vec<Self>),
    Any(Vec<Self>),
    Leaf(Leaf<'c>),
}

/// The text of a condition, by position.
#[derive(Debug, Default)]
pub(super) struct When {
    /// Opens the sentence.
    pub(super) lead: Head,
    /// May stand at the end.
    pub(super) rest: Head,
}

#[derive(Clone, Copy)]
struct Leaf<'c> {
    condition: &'c Condition,
    negated: bool,
}

fn push_down(condition: &Condition, negated: bool) -> Normalized<'_> {
    match condition {
        Condition::Not(inner) => push_down(inner, !negated),
        Condition::All(parts) | Condition::Any(parts) => {
            let said = parts.iter().map(|part| push_down(part, negated)).collect();
            if matches!(condition, Condition::All(_)) == negated {
                Normalized::Any(said)
            } else {
                Normalized::All(said)
            }
        }
        Condition::Test { .. }
        | Condition::Compare { .. }
        | Condition::Like { .. }
        | Condition::There { .. }
        | Condition::Alike { .. } => Normalized::Leaf(Leaf { condition, negated }),
    }
}

/// Returns whether some alternative consists of several conditions.
fn is_mixed(said: &Normalized<'_>) -> bool {
    matches!(said, Normalized::Any(parts) if parts.iter().any(|part| matches!(part, Normalized::All(_))))
}

impl Writer<'_> {
    /// Writes a condition as parts of a head: its phrases, then one clause for the rest. Parts that always
    /// open the sentence are separate. The part that the hook has `taken_in` is left out.
    pub(super) fn when(&self, condition: &Condition, taken_in: bool) -> When {
        let parts = match push_down(condition, false) {
            Normalized::All(parts) => parts,
            other @ (Normalized::Any(_) | Normalized::Leaf(_)) => vec![other],
        };
        let mut said = When::default();
        let mut clauses = Vec::new();
        let mut mixed = false;
        for part in &parts {
            let Normalized::Leaf(leaf) = part else {
                if let Some(phrase) = self.any_phrase(part) {
                    said.rest.push(PartKind::Phrase, phrase);
                } else {
                    mixed |= is_mixed(part);
                    let clause = if parts.len() == 1 { self.clause(part) } else { self.operand(part) };
                    clauses.push((true, clause));
                }
                continue;
            };
            if taken_in && self.leaf(*leaf, "within").is_some() {
                continue;
            }
            if let Some(text) = self.leaf(*leaf, "while") {
                said.lead.push(PartKind::Clause, text);
            } else if let Some(text) = self.leaf(*leaf, "phrase") {
                said.rest.push(PartKind::Phrase, text);
            } else {
                clauses.push((false, self.leaf_clause(*leaf)));
            }
        }
        // Alternatives come last, because "either A or B and C" is ambiguous.
        clauses.sort_by_key(|(alternatives, _)| *alternatives);
        let clauses: Vec<String> = clauses.into_iter().map(|(_, clause)| clause).collect();
        if !clauses.is_empty() {
            let clause = self.list("frame-and", &clauses);
            let text = self.say("frame-if", &Args::default().with("clause", clause.as_str()));
            said.rest.0.push(HeadPart {
                kind: PartKind::Clause,
                text,
                bare: Some(clause).filter(|_| !mixed),
            });
        }
        said
    }

    /// Writes the parts of a condition that a hook's message may include: `from the Stage`.
    pub(super) fn within(&self, condition: &Condition) -> Option<String> {
        let parts = match push_down(condition, false) {
            Normalized::All(parts) => parts,
            other @ (Normalized::Any(_) | Normalized::Leaf(_)) => vec![other],
        };
        let said: Vec<String> = parts
            .iter()
            .filter_map(|part| match part {
                Normalized::Leaf(leaf) => self.leaf(*leaf, "within"),
                Normalized::All(_) | Normalized::Any(_) => None,
            })
            .collect();
        if said.is_empty() { None } else { Some(said.join(" ")) }
    }

    /// Joins alternative conditions, if all of them are phrases.
    fn any_phrase(&self, said: &Normalized<'_>) -> Option<String> {
        let Normalized::Any(parts) = said else { return None };
        let phrases: Option<Vec<String>> = parts
            .iter()
            .map(|part| match part {
                Normalized::Leaf(leaf) if self.leaf(*leaf, "while").is_none() => self.leaf(*leaf, "phrase"),
                Normalized::Leaf(_) | Normalized::All(_) | Normalized::Any(_) => None,
            })
            .collect();
        Some(self.list("frame-or", &phrases?))
    }

    /// Writes a condition of a step: `if you have no gold`.
    pub(super) fn step_condition(&self, condition: &Condition) -> String {
        self.say("frame-if", &Args::default().with("clause", self.clause(&push_down(condition, false))))
    }

    /// Writes a condition as a goal.
    pub(super) fn goal(&self, condition: &Condition) -> String {
        self.said_goal(&push_down(condition, false))
    }

    fn said_goal(&self, said: &Normalized<'_>) -> String {
        let goals =
            |parts: &[Normalized<'_>]| parts.iter().map(|part| self.said_goal(part)).collect::<Vec<_>>();
        match said {
            Normalized::All(parts) => self.list("frame-and", &goals(parts)),
            Normalized::Any(parts) => self.list("frame-or", &goals(parts)),
            Normalized::Leaf(leaf) => self.leaf(*leaf, "goal").unwrap_or_else(|| {
                self.say("frame-goal", &Args::default().with("clause", self.clause(said)))
            }),
        }
    }

    fn clause(&self, said: &Normalized<'_>) -> String {
        let clauses =
            |parts: &[Normalized<'_>]| parts.iter().map(|part| self.clause(part)).collect::<Vec<_>>();
        match said {
            Normalized::All(parts) => {
                let operands: Vec<String> = parts.iter().map(|part| self.operand(part)).collect();
                self.list("frame-and", &operands)
            }
            Normalized::Any(parts) if is_mixed(said) => {
                self.join("frame-or-if", "frame-or-if", &clauses(parts))
            }
            Normalized::Any(parts) => self.list("frame-or", &clauses(parts)),
            Normalized::Leaf(leaf) => self.leaf_clause(*leaf),
        }
    }

    /// Writes an operand of `and`: `either` keeps its alternatives together.
    fn operand(&self, said: &Normalized<'_>) -> String {
        let clause = self.clause(said);
        match said {
            Normalized::Any(_) => self.say("frame-either", &Args::default().with("clause", clause)),
            Normalized::All(_) | Normalized::Leaf(_) => clause,
        }
    }

    fn leaf_clause(&self, leaf: Leaf<'_>) -> String {
        match leaf.condition {
            Condition::Compare { .. } => {
                self.leaf(leaf, "is").unwrap_or_else(|| self.asking(|| self.compared(leaf)))
            }
            Condition::Like { of, like, .. } => self.asking(|| self.alleged(of, like, leaf.negated)),
            Condition::There { set, .. } => self.asking(|| {
                let how = Determiner::one(if leaf.negated { "no" } else { "a" });
                match set.likes.last() {
                    Some(last) if !self.stands_before(last) => self.counted(set, &how),
                    _ => self.exists(set, &how),
                }
            }),
            Condition::Alike { count, set, attribute, how, .. } => {
                self.asking(|| self.alike(*count, set, attribute, *how, leaf.negated))
            }
            Condition::Test { .. } | Condition::All(_) | Condition::Any(_) | Condition::Not(_) => {
                self.say(&self.leaf_message(leaf), &self.leaf_args(leaf))
            }
        }
    }

    fn leaf(&self, leaf: Leaf<'_>, attribute: &str) -> Option<String> {
        self.try_say(&self.leaf_message(leaf), Some(attribute), &self.leaf_args(leaf))
    }

    fn leaf_message(&self, leaf: Leaf<'_>) -> String {
        match leaf.condition {
            Condition::Test { condition, .. } => {
                format!("condition-{}", self.vocabulary().condition(*condition).id)
            }
            Condition::Compare { number: Number::Measure(measure), .. } => self.measure_message(measure),
            Condition::Compare { .. }
            | Condition::Like { .. }
            | Condition::There { .. }
            | Condition::Alike { .. }
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Not(_) => String::new(),
        }
    }

    fn leaf_args(&self, leaf: Leaf<'_>) -> Args {
        let (leaf, turned) = self.without_not(leaf);
        let args = self.args().with("negated", if leaf.negated { "yes" } else { "no" });
        match turned.as_ref().unwrap_or(leaf.condition) {
            Condition::Test { condition, args: values, .. } => {
                let pattern = self.vocabulary().patterns().conditions.get(condition.index());
                self.asking(|| self.slots(args, pattern, values))
            }
            Condition::Compare { number: Number::Measure(measure), op, values, .. } => {
                self.bound(self.asking(|| self.measure_args(args, measure)), *op, values)
            }
            Condition::Compare { op, values, .. } => self.bound(args, *op, values),
            Condition::Like { .. }
            | Condition::There { .. }
            | Condition::Alike { .. }
            | Condition::All(_)
            | Condition::Any(_)
            | Condition::Not(_) => args,
        }
    }

    /// Writes a comparison of a number. Counts and possessions use a plainer clause where there is one.
    fn compared(&self, leaf: Leaf<'_>) -> String {
        let (turned, condition) = self.without_not(leaf);
        let condition = condition.as_ref().unwrap_or(leaf.condition);
        let Condition::Compare { number, op, values, .. } = condition else { return String::new() };
        let known: Option<Vec<Num>> = values
            .iter()
            .map(|value| if let Number::Num(number) = value { Some(*number) } else { None })
            .collect();
        let composed = known.is_none();
        match (number, known) {
            (Number::Count(set), Some(known)) if !known.is_empty() && self.has_core(set) => {
                let none =
                    matches!((op, known.as_slice()), (Comparison::Is | Comparison::AtMost, [Num::Const(0)]));
                let how = if none && !turned.negated {
                    Determiner::one("no")
                } else {
                    self.count_of(*op, values, turned.negated)
                };
                self.counted(set, &how)
            }
            (Number::Attribute(attribute, of), Some(known))
                if of.quantifier == Quantifier::The && !known.is_empty() =>
            {
                let (attribute, test) = (attribute.clone(), Test::Compare(*op, known));
                let like = Like::Attribute { attribute, test, negated: false };
                self.like_clause(&self.entity(of), &like, turned.negated)
            }
            _ => {
                let args = self.leaf_args(leaf).phrase("measure", &self.number_phrase(number));
                self.say("frame-compare", &args.with("composed", yes(composed)))
            }
        }
    }

    /// `at least 2 mercenaries here are wounded`, `there are at least 2 water mercenaries here`.
    fn counted(&self, set: &Set, how: &Determiner) -> String {
        if let (Some((last, likes)), None) = (set.likes.split_last(), &set.extreme)
            && self.makes_clause(last)
        {
            let rest = Set { likes: likes.to_vec(), ..set.clone() };
            return self.like_clause(&self.set(&rest, how), last, false);
        }
        self.exists(set, how)
    }

    /// Writes that a thing, one of a set or each of it has a property or not.
    fn alleged(&self, of: &Entity, like: &Like, negated: bool) -> String {
        let EntitySource::Set(set) = &of.source else {
            return self.like_clause(&self.entity(of), like, negated);
        };
        let not = matches!(like, Like::Attribute { negated: true, .. });
        let how = match (of.quantifier, negated, not) {
            (Quantifier::The, _, _) | (Quantifier::A | Quantifier::Each, false, _) => {
                return self.like_clause(&self.entity(of), like, negated);
            }
            (Quantifier::A | Quantifier::Each, true, _) if !self.has_core(set) => {
                let clause = self.like_clause(&self.entity(of), like, false);
                return self.say("frame-not", &Args::default().with("clause", clause));
            }
            // "No thing is not like this" means that each is.
            (Quantifier::A, true, true) => {
                return self.like_clause(&self.set(set, &Determiner::one("each")), like, true);
            }
            (Quantifier::A, true, false) => Determiner::one("no"),
            (Quantifier::Each, true, _) => Determiner::one("not-each"),
        };
        self.like_clause(&self.set(set, &how), like, false)
    }

    /// Writes that things have the same value, different values, or values in a row.
    fn alike(
        &self,
        count: Option<Num>,
        set: &Set,
        attribute: &Attribute,
        how: Alike,
        negated: bool,
    ) -> String {
        let determiner = match (count, negated) {
            (None, false) => Determiner::many("all"),
            (None, true) => Determiner::many("not-all"),
            (Some(count), false) => Determiner::counted("count", self.number(count), "other"),
            (Some(count), true) => Determiner::counted("no-count", self.number(count), "other"),
        };
        let word = self.attribute_word(attribute);
        let adjectives = match how {
            Alike::Different => vec![self.say("frame-different", &Args::default())],
            Alike::Same | Alike::InARow => Vec::new(),
        };
        let noun = self.attribute_noun(&word, adjectives);
        let bound = Phrase::cases(|case| match how {
            Alike::Same => self.determined(&noun, &Determiner::one("same"), false, case),
            Alike::Different => self.determined(&noun, &Determiner::many("bare"), false, case),
            Alike::InARow => {
                let nouns = self.determined(&noun, &Determiner::many("bare"), false, case);
                self.say("frame-in-a-row", &Args::default().with("nouns", nouns))
            }
        });
        self.shared(&self.set(set, &determiner), attribute, &bound)
    }

    /// Turns "not at least 3" into "at most 2", and "not the lowest value" into "at least the next".
    fn without_not<'c>(&self, leaf: Leaf<'c>) -> (Leaf<'c>, Option<Condition>) {
        let Condition::Compare { number, op, values, span } = leaf.condition else { return (leaf, None) };
        let ([Number::Num(Num::Const(value))], true) = (values.as_slice(), leaf.negated) else {
            return (leaf, None);
        };
        let (lowest, highest) = match number {
            Number::Measure(measure) => self.vocabulary().measure(measure.measure).range,
            Number::Count(_) | Number::Amount => (0, i32::MAX),
            Number::Num(_)
            | Number::Attribute(..)
            | Number::Fold(..)
            | Number::Half(..)
            | Number::Twice(_)
            | Number::Plus(..)
            | Number::Minus(..) => (i32::MIN, i32::MAX),
        };
        let (op, value) = match op {
            Comparison::AtLeast => (Comparison::AtMost, value.saturating_sub(1)),
            Comparison::AtMost => (Comparison::AtLeast, value.saturating_add(1)),
            Comparison::Is if *value == lowest => (Comparison::AtLeast, value.saturating_add(1)),
            Comparison::Is if *value == highest => (Comparison::AtMost, value.saturating_sub(1)),
            Comparison::Is | Comparison::Even | Comparison::Odd => return (leaf, None),
        };
        let values = vec![Number::Num(Num::Const(value))];
        let turned = Condition::Compare { number: number.clone(), op, values, span: *span };
        (Leaf { negated: false, ..leaf }, Some(turned))
    }

    /// Adds `$op`, `$n` (the first value), `$values` (all of them) and `$bound` (`at least 3`).
    pub(super) fn bound(&self, args: Args, op: Comparison, values: &[Number]) -> Args {
        let numbers: Vec<Value> = values
            .iter()
            .map(|value| {
                if let Number::Num(number) = value {
                    self.number(*number)
                } else {
                    Value::Text(self.number_phrase(value).get(Case::Nominative))
                }
            })
            .collect();
        let texts: Vec<String> = numbers.iter().map(Value::to_text).collect();
        let first = numbers.first().cloned().unwrap_or(Value::Number(0));
        let number = if numbers.len() == 1 { plural(&first) } else { "other" };
        let args = args
            .with("op", op_id(op))
            .with("n", first)
            .with("number", number)
            .with("values", self.list("frame-or", &texts));
        let bound = self.say("frame-bound", &args);
        args.with("bound", bound)
    }
}
