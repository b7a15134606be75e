//! The parser turns text into a tree. `effect.pest` gives nested pairs; each meaningful rule has one function
//! here, named after it, that turns its pair into a node.
//!
//! pest counts white space and comments after a rule's last token to that rule, so spans are taken from
//! tokens, never from a rule that ends in something optional.
#![expect(clippy::unwrap_used, reason = "shape guaranteed by effect.pest, numbers by the pre-scan")]

mod cursor;
mod error;
mod recover;

pub use cursor::{Cursor, Form, Reading, cursor};

use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::prescan::prescan;
use crate::span::Span;
use pest::Parser as _;
use pest::iterators::{Pair, Pairs};

/// The generated parser, in a module of its own because the generated items carry no documentation.
mod generated {
    #[derive(pest_derive::Parser)]
    #[grammar = "effect.pest"]
    pub(super) struct EffectParser;
}
use generated::{EffectParser, Rule};

/// Parses the text of an effect.
///
/// All broken abilities are reported, one finding each, in the order of the text.
pub fn parse(text: &str) -> Result<ast::Effect, Vec<Diagnostic>> {
    let scan = prescan(text)?;
    if !scan.findings.is_empty() {
        return Err(recover::all_findings(text, scan));
    }
    match EffectParser::parse(Rule::effect_text, text) {
        Ok(pairs) => Ok(effect_text(pairs, text.len())),
        Err(first) => {
            let fallback = error::explain(&first, &error::ParsedText::whole(text, &scan.tokens));
            let findings = recover::all_findings(text, scan);
            Err(if findings.is_empty() { vec![fallback] } else { findings })
        }
    }
}

/// Parses the sound part of a text in which [`parse`] has found errors: the abilities without a finding, with
/// their original spans. `None` if there are none.
pub fn parse_sound(text: &str, findings: &[Diagnostic]) -> Option<ast::Effect> {
    let scan = prescan(text).ok()?;
    let sound = recover::blanked(text, &scan.tokens, findings)?;
    let pairs = EffectParser::parse(Rule::effect_text, &sound).ok()?;
    Some(effect_text(pairs, text.len()))
}

/// Parses a bare condition, the part after `when` in an ability. Returns its comments as well.
pub fn parse_condition(text: &str) -> Result<(ast::Condition, Vec<ast::Comment>), Vec<Diagnostic>> {
    let scan = prescan(text)?;
    if !scan.findings.is_empty() {
        return Err(scan.findings);
    }
    match EffectParser::parse(Rule::condition_text, text) {
        Ok(pairs) => {
            let comments = comments(pairs.clone());
            let root = pairs.into_iter().next().unwrap();
            Ok((condition(children(root).next().unwrap()), comments))
        }
        Err(first) => Err(vec![error::explain(&first, &error::ParsedText::condition(text, &scan.tokens))]),
    }
}

fn effect_text(pairs: Pairs<'_, Rule>, len: usize) -> ast::Effect {
    let comments = comments(pairs.clone());
    let root = pairs.into_iter().next().unwrap();
    ast::Effect { abilities: abilities(root), comments, span: Span::new(0, len) }
}

fn comments(pairs: Pairs<'_, Rule>) -> Vec<ast::Comment> {
    pairs
        .flatten()
        .filter(|pair| pair.as_rule() == Rule::COMMENT)
        .map(|pair| {
            let text = pair.as_str().trim_end();
            let start = pair.as_span().start();
            ast::Comment { span: Span::new(start, start + text.len()), text: text.to_owned() }
        })
        .collect()
}

/// Returns the meaningful children of a pair: no comments, no punctuation.
fn children(pair: Pair<'_, Rule>) -> impl Iterator<Item = Pair<'_, Rule>> {
    pair.into_inner().filter(|child| {
        !matches!(
            child.as_rule(),
            Rule::COMMENT
                | Rule::EOI
                | Rule::full_stop
                | Rule::comma
                | Rule::colon
                | Rule::open_bracket
                | Rule::close_bracket
                | Rule::open_brace
                | Rule::close_brace
                | Rule::kw_then
                | Rule::kw_choose
                | Rule::kw_chooses
                | Rule::kw_or_branch
                | Rule::kw_if
        )
    })
}

/// The span of a pair that ends in a token.
fn span(pair: &Pair<'_, Rule>) -> Span {
    Span::new(pair.as_span().start(), pair.as_span().end())
}

/// The one child with meaning of a pair whose other children are keywords before it.
fn last_child(pair: Pair<'_, Rule>) -> Pair<'_, Rule> {
    children(pair).last().unwrap()
}

fn abilities(pair: Pair<'_, Rule>) -> Vec<ast::Ability> {
    children(pair).map(ability).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "every other child of the rule is its body")]
fn ability(pair: Pair<'_, Rule>) -> ast::Ability {
    let mut parts = children(pair);
    let timing = phrase(last_child(parts.next().unwrap()));
    let (mut limit, mut when, mut unless, mut cost_clause, mut until) = (None, None, None, None, None);
    loop {
        let part = parts.next().unwrap();
        match part.as_rule() {
            Rule::limit => limit = Some(phrase(last_child(part))),
            Rule::when => when = Some(condition(last_child(part))),
            Rule::unless => unless = Some(condition(last_child(part))),
            Rule::cost => cost_clause = Some(cost(part)),
            Rule::until => until = Some(phrase(last_child(part))),
            _ => {
                let body = body(part);
                let span = timing.span.to(body.span);
                return ast::Ability { timing, limit, when, unless, cost: cost_clause, until, body, span };
            }
        }
    }
}

fn condition(pair: Pair<'_, Rule>) -> ast::Condition {
    let mut any = false;
    let mut whole: Option<Span> = None;
    let mut parts = Vec::new();
    for child in children(pair) {
        any |= child.as_rule() == Rule::kw_or;
        if !matches!(child.as_rule(), Rule::kw_or | Rule::kw_and) {
            let (part, place) = condition_part(child);
            whole = Some(whole.map_or(place, |whole| whole.to(place)));
            parts.push(part);
        }
    }
    if parts.len() == 1 {
        parts.pop().unwrap()
    } else if any {
        ast::Condition::Any(parts, whole.unwrap())
    } else {
        ast::Condition::All(parts, whole.unwrap())
    }
}

/// Parses a statement, or the content of a pair of brackets; returns its span, including brackets.
fn condition_part(pair: Pair<'_, Rule>) -> (ast::Condition, Span) {
    if pair.as_rule() == Rule::group {
        let place = span(&pair);
        (condition(last_child(pair)), place)
    } else {
        let phrase = phrase(pair);
        let place = phrase.span;
        (ast::Condition::Phrase(phrase), place)
    }
}

/// A cost of a heading or of an alternative.
fn cost(pair: Pair<'_, Rule>) -> ast::Cost {
    let start = pair.as_span().start();
    let mut parts = children(pair).peekable();
    let may = parts.next_if(|part| part.as_rule() == Rule::kw_may).map(|part| span(&part));
    let pays = parts.next().unwrap().as_rule() == Rule::kw_pay;
    let kind = if pays { ast::CostKind::Pay } else { ast::CostKind::Discard };
    let phrase = phrase(parts.next().unwrap());
    let span = Span::new(start, phrase.span.end);
    ast::Cost { may, kind, phrase, span }
}

fn body(pair: Pair<'_, Rule>) -> ast::Body {
    let start = pair.as_span().start();
    let mut parts = children(pair).peekable();
    let may = parts.next_if(|part| part.as_rule() == Rule::kw_may).map(|part| span(&part));
    let steps: Vec<_> = parts.map(step).collect();
    let span = Span::new(start, steps.last().unwrap().span.end);
    ast::Body { may, steps, span }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the last form of a step is an act")]
fn step(pair: Pair<'_, Rule>) -> ast::Step {
    let start = pair.as_span().start();
    let (kind, end) = match pair.as_rule() {
        Rule::block => {
            let end = pair.as_span().end();
            (ast::StepKind::Grant(abilities(pair)), end)
        }
        Rule::choose => choice(None, pair),
        Rule::test => test(pair),
        Rule::add => add(pair),
        _ => act(pair),
    };
    ast::Step { kind, span: Span::new(start, end) }
}

/// A choice among alternatives or of a thing.
fn choice(who: Option<ast::Phrase>, pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut parts = children(pair).peekable();
    if let Some(what) = parts.next_if(|part| part.as_rule() == Rule::phrase).map(phrase) {
        let end = what.span.end;
        return (ast::StepKind::Pick { who, what }, end);
    }
    let alternatives: Vec<_> = parts.map(alternative).collect();
    let end = alternatives.last().unwrap().span.end;
    let kind = match who {
        Some(who) => ast::StepKind::Fork { who, alternatives },
        None => ast::StepKind::Choose(alternatives),
    };
    (kind, end)
}

fn test(pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut parts = children(pair);
    let condition = condition(parts.next().unwrap());
    let (mut steps, mut otherwise, mut holds) = (Vec::new(), Vec::new(), true);
    for part in parts {
        match part.as_rule() == Rule::kw_otherwise {
            true => holds = false,
            false if holds => steps.push(step(part)),
            false => otherwise.push(step(part)),
        }
    }
    let end = otherwise.last().or(steps.last()).unwrap().span.end;
    (ast::StepKind::If { condition, steps, otherwise }, end)
}

fn offer(who: ast::Phrase, pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut parts = children(pair).filter(|part| part.as_rule() != Rule::kw_may).peekable();
    let cost = parts.next_if(|part| part.as_rule() == Rule::branch_cost).map(cost);
    let steps: Vec<_> = parts.map(step).collect();
    let end = steps.last().unwrap().span.end;
    (ast::StepKind::Offer { who, cost, steps }, end)
}

fn alternative(pair: Pair<'_, Rule>) -> ast::Alternative {
    let start = pair.as_span().start();
    let mut parts = children(pair).peekable();
    let cost = parts.next_if(|part| part.as_rule() == Rule::branch_cost).map(cost);
    let steps: Vec<_> = parts.map(step).collect();
    let span = Span::new(start, steps.last().unwrap().span.end);
    ast::Alternative { cost, steps, span }
}

fn add(pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut parts = children(pair);
    let amount = signed(parts.next().unwrap());
    let target = phrase(parts.by_ref().find(|part| part.as_rule() == Rule::phrase).unwrap());
    let for_each = parts.next().map(for_each);
    let end = for_each.as_ref().map_or(target.span.end, |each| each.span.end);
    (ast::StepKind::Add { amount, target, for_each }, end)
}

fn signed(pair: Pair<'_, Rule>) -> ast::SignedQuantity {
    let span = span(&pair);
    let mut parts = children(pair);
    let negative = parts.next().unwrap().as_str() != "+";
    let value = parts.find(|part| part.as_rule() != Rule::open_bracket).unwrap();
    ast::SignedQuantity { negative, value: value_of(value), span }
}

fn act(pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut parts = children(pair).peekable();
    let phrase = phrase(parts.next().unwrap());
    if let Some(to_be) = parts.next_if(|part| part.as_rule() == Rule::to_be) {
        return set(phrase, to_be);
    }
    if let Some(pair) = parts.next_if(|part| part.as_rule() == Rule::offer) {
        return offer(phrase, pair);
    }
    if let Some(pair) = parts.next_if(|part| part.as_rule() == Rule::chooses) {
        return choice(Some(phrase), pair);
    }
    let for_each = parts.next_if(|part| part.as_rule() == Rule::for_each).map(for_each);
    let cap = parts.next_if(|part| part.as_rule() == Rule::cap).map(|cap| quantity(last_child(cap)));
    let repeat = parts.next().map(repeat);
    let ends = [
        repeat.as_ref().map(|repeat| repeat.span.end),
        for_each.as_ref().map(|each| each.span.end),
        cap.as_ref().map(|cap| cap.span().end),
    ];
    let end = ends.into_iter().flatten().max().unwrap_or(phrase.span.end);
    (ast::StepKind::Act { phrase, for_each, cap, repeat }, end)
}

fn set(target: ast::Phrase, pair: Pair<'_, Rule>) -> (ast::StepKind, usize) {
    let mut bound = ast::Bound::Exactly;
    let mut value = None;
    for part in children(pair) {
        if part.as_rule() == Rule::at_least {
            bound = ast::Bound::AtLeast;
        } else if part.as_rule() == Rule::at_most {
            bound = ast::Bound::AtMost;
        } else if part.as_rule() != Rule::kw_is {
            value = Some(value_of(part));
        }
    }
    let value = value.unwrap();
    let end = value.span().end;
    (ast::StepKind::Set { target, bound, value }, end)
}

fn for_each(pair: Pair<'_, Rule>) -> ast::ForEach {
    let start = pair.as_span().start();
    let mut parts = children(pair);
    let every = match parts.next().and_then(|_for| parts.next()) {
        Some(word) if word.as_rule() == Rule::kw_every => parts.next().map(quantity),
        _ => None,
    };
    let phrase = phrase(parts.next().unwrap());
    let cap = parts.next().map(|cap| quantity(last_child(cap)));
    let end = cap.as_ref().map_or(phrase.span.end, |cap| cap.span().end);
    ast::ForEach { every, phrase, cap, span: Span::new(start, end) }
}

fn repeat(pair: Pair<'_, Rule>) -> ast::Repeat {
    let mut parts = children(pair).peekable();
    let start = parts.peek().map(span).unwrap();
    let up_to = parts.next_if(|part| part.as_rule() == Rule::up_to).is_some();
    let count = quantity(parts.next().unwrap());
    let span = start.to(span(&parts.next().unwrap()));
    ast::Repeat { up_to, count, span }
}

fn quantity(pair: Pair<'_, Rule>) -> ast::Quantity {
    let span = span(&pair);
    if pair.as_rule() == Rule::number {
        ast::Quantity::Number(pair.as_str().parse().unwrap(), span)
    } else {
        ast::Quantity::Param(last_child(pair).as_str().to_owned(), span)
    }
}

/// A number, or a phrase that stands for one: a lone number or parameter is no phrase.
fn value_of(pair: Pair<'_, Rule>) -> ast::Quantity {
    if pair.as_rule() != Rule::phrase {
        return quantity(pair);
    }
    let phrase = phrase(pair);
    match &*phrase.atoms {
        [ast::Atom { kind: ast::AtomKind::Number(number), span }] => ast::Quantity::Number(*number, *span),
        [ast::Atom { kind: ast::AtomKind::Param(name), span }] => ast::Quantity::Param(name.clone(), *span),
        _ => ast::Quantity::Words(phrase),
    }
}

/// A phrase, a statement of a condition, or the target of a setting.
fn phrase(pair: Pair<'_, Rule>) -> ast::Phrase {
    let atoms: Vec<_> = children(pair).map(atom).collect();
    let span = atoms.first().unwrap().span.to(atoms.last().unwrap().span);
    ast::Phrase { atoms, span }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "every other atom is a word")]
fn atom(pair: Pair<'_, Rule>) -> ast::Atom {
    let span = span(&pair);
    let kind = match pair.as_rule() {
        Rule::number => ast::AtomKind::Number(pair.as_str().parse().unwrap()),
        Rule::param => ast::AtomKind::Param(last_child(pair).as_str().to_owned()),
        Rule::kw_or => ast::AtomKind::Or,
        Rule::kw_and => ast::AtomKind::And,
        _ => ast::AtomKind::Word(pair.as_str().to_owned()),
    };
    ast::Atom { kind, span }
}

#[cfg(test)]
mod tests;
