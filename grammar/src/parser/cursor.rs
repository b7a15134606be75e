//! Completion by the grammar: the text before the cursor is parsed with a placeholder for the missing word,
//! and pest names the tokens it would have accepted there.

use super::{EffectParser, Rule, children, condition, effect_text};
use crate::ast;
use crate::prescan::prescan;
use crate::span::Span;
use crate::tokens::{Token, TokenKind, tokens};
use pest::Parser as _;
use pest::error::{ErrorVariant, InputLocation};

/// A position in unfinished text.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The word at the cursor; empty between two words.
    pub word: Span,
    /// The text before the word with a placeholder for it, in every possible reading. Positions before the
    /// word are those of the text, and the placeholder begins where the word does.
    pub readings: Vec<Reading>,
    /// Keywords and signs that the grammar accepts here.
    pub fixed: Vec<&'static str>,
    /// The completion of a fixed word before the cursor: `each` after `for`, `:` after `or`.
    pub completing: Option<&'static str>,
}

/// A reading of a text.
#[derive(Clone, Debug)]
pub enum Reading {
    /// Abilities.
    Effect(ast::Effect),
    /// A bare condition.
    Condition(ast::Condition),
}

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Abilities.
    Effect,
    /// A bare condition.
    Condition,
}

/// Placeholders for the missing word.
const STAND_INS: [&str; 2] = ["x", "1"];
/// Text that may be missing after the placeholder.
const ENDINGS: [&str; 4] = ["", ": x", " times", " to x"];
/// The clause that can follow every other clause of a heading.
const LAST_CLAUSE: &str = ", until x";
/// A character that no rule accepts.
const REFUSED: &str = ";";

/// Inspects a position of a text; `None` inside a comment.
pub fn cursor(text: &str, offset: usize, form: Form) -> Option<Cursor> {
    let all = tokens(text);
    let word = word_at(&all, text, offset)?;
    let before = text.get(..word.start)?;
    let start = all.partition_point(|token| token.span.end <= word.start);
    let head = all.get(..start)?;
    for start in starts(before, head) {
        let blanked = format!("{}{}", " ".repeat(start), before.get(start..)?);
        let closing = closing(before, head, start);
        let mut fixed = fixed(&blanked, &closing, form);
        // The grammar only looks ahead for this comma, so pest does not name it.
        if fixed.contains(&":") && read(&blanked, &closing, LAST_CLAUSE, form).is_some() {
            fixed.push(",");
        }
        let readings: Vec<Reading> =
            STAND_INS.iter().filter_map(|word| read(&blanked, &closing, word, form)).collect();
        if !readings.is_empty() || !fixed.is_empty() {
            let completing = completing(head.last().map_or("", |last| last.text(text)), &fixed);
            return Some(Cursor { word, readings, fixed, completing });
        }
    }
    Some(Cursor { word, readings: Vec::new(), fixed: Vec::new(), completing: None })
}

/// Returns the completion of a word that could also be an ordinary one.
fn completing(last: &str, fixed: &[&'static str]) -> Option<&'static str> {
    match last {
        "for" if fixed.contains(&"for each") => Some("each"),
        "or" | "choose" | "chooses" | "otherwise" if fixed.contains(&":") => Some(":"),
        _ => None,
    }
}

/// Returns the word that a position touches, or the empty span there.
fn word_at(tokens: &[Token], text: &str, offset: usize) -> Option<Span> {
    let touching = tokens.iter().rev().find(|token| token.span.start < offset && offset <= token.span.end);
    let Some(token) = touching else { return Some(Span::new(offset, offset)) };
    let is_word = token.text(text).starts_with(|first: char| first.is_alphanumeric() || first == '<');
    match token.kind {
        TokenKind::Comment => None,
        TokenKind::Keyword | TokenKind::Word | TokenKind::Number | TokenKind::Param | TokenKind::Unknown
            if is_word =>
        {
            // An unclosed parameter: `<` and the word after it.
            let open = text.get(..token.span.start).is_some_and(|before| before.ends_with('<'));
            Some(Span::new(token.span.start - usize::from(open), token.span.end))
        }
        TokenKind::Keyword
        | TokenKind::Word
        | TokenKind::Number
        | TokenKind::Param
        | TokenKind::Unknown
        | TokenKind::Punctuation => Some(Span::new(offset, offset)),
    }
}

/// Returns where the sentence at the end of a text may begin: at its full stop outside braces, or, if the
/// text before is broken, further inside.
fn starts(text: &str, tokens: &[Token]) -> Vec<usize> {
    let mut open: Vec<usize> = vec![0];
    for token in tokens {
        match token.text(text) {
            "{" => open.push(token.span.end),
            "}" if open.len() > 1 => _ = open.pop(),
            "." => {
                if let Some(last) = open.last_mut() {
                    *last = token.span.end;
                }
            }
            _ => {}
        }
    }
    open
}

/// Returns the text that closes the open brackets at the end, and the text that closes the braces.
fn closing(text: &str, tokens: &[Token], start: usize) -> (String, String) {
    let (mut brackets, mut braces) = (0_usize, 0_usize);
    for token in tokens.iter().filter(|token| token.span.start >= start) {
        match token.text(text) {
            "(" => brackets += 1,
            ")" => brackets = brackets.saturating_sub(1),
            "{" => braces += 1,
            "}" => braces = braces.saturating_sub(1),
            _ => {}
        }
    }
    (")".repeat(brackets), "}".repeat(braces))
}

fn read(before: &str, (brackets, braces): &(String, String), word: &str, form: Form) -> Option<Reading> {
    ENDINGS.iter().find_map(|ending| {
        let text = format!("{before}{word}{brackets}{ending}{braces}");
        // The pre-scan bounds the depth of parsed text.
        if !prescan(&text).ok()?.findings.is_empty() {
            return None;
        }
        match form {
            Form::Effect => {
                let pairs = EffectParser::parse(Rule::effect_text, &text).ok()?;
                Some(Reading::Effect(effect_text(pairs, text.len())))
            }
            Form::Condition => {
                let mut pairs = EffectParser::parse(Rule::condition_text, &text).ok()?;
                Some(Reading::Condition(condition(children(pairs.next()?).next()?)))
            }
        }
    })
}

/// Asks pest which tokens it would have accepted at the end of a text.
fn fixed(before: &str, (brackets, braces): &(String, String), form: Form) -> Vec<&'static str> {
    // The pre-scan bounds the depth of parsed text.
    if prescan(&format!("{before}x{brackets}{braces}")).is_err() {
        return Vec::new();
    }
    let text = format!("{before}{REFUSED}");
    let rule = match form {
        Form::Effect => Rule::effect_text,
        Form::Condition => Rule::condition_text,
    };
    let Err(error) = EffectParser::parse(rule, &text) else { return Vec::new() };
    let (InputLocation::Pos(position) | InputLocation::Span((position, _))) = error.location;
    let ErrorVariant::ParsingError { positives, negatives: _ } = &error.variant else { return Vec::new() };
    if position < before.len() {
        return Vec::new();
    }
    let mut found: Vec<&'static str> =
        positives.iter().flat_map(|rule| taken(*rule, form)).copied().collect();
    found.sort_unstable();
    found.dedup();
    // Behind a phrase, only a player may or chooses: the checker knows whether one stands there.
    if found.contains(&"for each") {
        found.retain(|word| !matches!(*word, "may" | "chooses"));
    }
    found
}

/// Returns the fixed tokens that a rule begins with. Every rule is listed, so that a new one cannot be forgotten.
const fn taken(rule: Rule, form: Form) -> &'static [&'static str] {
    match (rule, form) {
        (Rule::EOI, Form::Effect) | (Rule::full_stop, _) => &["."],
        (Rule::comma | Rule::repeat | Rule::cap, _) => &[","],
        (Rule::colon, _) => &[":"],
        (Rule::open_bracket | Rule::group | Rule::condition | Rule::condition_text, _) => &["("],
        (Rule::close_bracket, _) => &[")"],
        (Rule::open_brace | Rule::block, _) => &["{"],
        (Rule::close_brace, _) => &["}"],
        (Rule::sign | Rule::signed | Rule::add, _) => &["+", "-"],
        (Rule::choose | Rule::kw_choose, _) => &["choose"],
        (Rule::body, _) => &["may", "choose", "if", "+", "-", "{"],
        (Rule::alternative, _) => &["pay", "discard", "choose", "if", "+", "-", "{"],
        (Rule::test | Rule::kw_if, _) => &["if"],
        (Rule::kw_chooses, _) => &["chooses"],
        (Rule::kw_otherwise, _) => &["otherwise"],
        (Rule::when | Rule::kw_when, _) => &["when"],
        (Rule::unless | Rule::kw_unless, _) => &["unless"],
        (Rule::cost, _) => &["may", "pay", "discard"],
        (Rule::branch_cost, _) => &["pay", "discard"],
        (Rule::kw_pay, _) => &["pay"],
        (Rule::kw_discard, _) => &["discard"],
        (Rule::until | Rule::kw_until, _) => &["until"],
        (Rule::kw_may, _) => &["may"],
        (Rule::kw_then, _) => &["then"],
        (Rule::kw_or | Rule::kw_or_branch, _) => &["or"],
        (Rule::kw_and, _) => &["and"],
        (Rule::kw_is | Rule::to_be, _) => &["is"],
        (Rule::for_each | Rule::kw_for, _) => &["for each", "for every"],
        (Rule::kw_each, _) => &["each"],
        (Rule::kw_every, _) => &["every"],
        (Rule::kw_to, _) => &["to"],
        (Rule::up_to | Rule::kw_up, _) => &["up to"],
        (Rule::kw_times, _) => &["times"],
        (Rule::at_least, _) => &["at least"],
        (Rule::at_most, _) => &["at most"],
        (Rule::kw_at, _) => &["at least", "at most"],
        (Rule::kw_least, _) => &["least"],
        (Rule::kw_most, _) => &["most"],
        (Rule::EOI, Form::Condition)
        | (
            Rule::effect_text
            | Rule::ability_text
            | Rule::ability
            | Rule::timing
            | Rule::limit
            | Rule::statement
            | Rule::act
            | Rule::fork
            | Rule::offer
            | Rule::chooses
            | Rule::number
            | Rule::param
            | Rule::phrase
            | Rule::word
            | Rule::statement_word
            | Rule::name
            | Rule::WHITESPACE
            | Rule::COMMENT
            | Rule::abilities
            | Rule::part
            | Rule::steps
            | Rule::step
            | Rule::bound
            | Rule::atom
            | Rule::statement_atom
            | Rule::for_each_ahead
            | Rule::clauses
            | Rule::gap
            | Rule::quantity
            | Rule::letter
            | Rule::letters
            | Rule::word_tail
            | Rule::reserved,
            _,
        ) => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts the fixed tokens at `|`.
    fn check(text: &str, expected: &[&str]) {
        let at = text.find('|').unwrap();
        let found = cursor(&text.replace('|', ""), at, Form::Effect).unwrap();
        assert_eq!(found.fixed, expected, "{text}");
    }

    #[test]
    fn the_grammar_says_what_it_takes() {
        check("|", &[]);
        check("on roll|", &[":", "and", "or", ","]);
        check("on roll, until end of round |", &[":", "and", "or"]);
        check("on roll, |", &["discard", "may", "pay", "unless", "until", "when"]);
        check("on roll: |", &["+", "-", "choose", "if", "may", "{"]);
        check("on roll: +1 |", &["to"]);
        check("on roll: gain 1 gold |", &[",", ".", "and", "for each", "for every", "is", "or", "then"]);
        check("on roll: gain 1 gold for |", &[",", ".", "and", "for each", "for every", "is", "or", "then"]);
        check("on roll: gain 1 gold, up |", &["to"]);
        check("on roll: gain 1 gold, 2 |", &["times"]);
        check("on roll: bonus is |", &["at least", "at most"]);
        check("on roll: bonus is at |", &["least", "most"]);
        check("on roll, when |", &["("]);
        check("on roll, when (bearer is wounded |", &[")", "and", "or"]);
        check(
            "on roll: choose: gain 1 gold |",
            &[",", ".", "and", "for each", "for every", "is", "or", "then"],
        );
        check(
            "on roll, until end of round: { on roll: gain 1 gold |",
            &[",", ".", "and", "for each", "for every", "is", "or", "then", "}"],
        );
    }

    #[test]
    fn a_stand_in_shows_where_the_word_belongs() {
        let text = "on roll: gain 1 gold. on defend, when (bearer is wou";
        let found = cursor(text, text.len(), Form::Effect).unwrap();
        assert_eq!(found.word, Span::new(text.len() - 3, text.len()));
        assert_eq!(found.readings.len(), 2);
        let Reading::Effect(effect) = &found.readings[0] else { panic!("no effect") };
        assert!(effect.abilities[0].when.is_some());
    }

    #[test]
    fn what_is_broken_before_does_not_matter() {
        let text = "on roll gain. on defend: cancel ";
        assert_eq!(cursor(text, text.len(), Form::Effect).unwrap().readings.len(), 2);
        let text = "on roll gain { on defend: cancel ";
        assert_eq!(cursor(text, text.len(), Form::Effect).unwrap().readings.len(), 2);
    }

    #[test]
    fn nothing_belongs_into_a_comment() {
        assert!(cursor("on roll: # gai", 14, Form::Effect).is_none());
    }

    #[test]
    fn an_open_parameter_is_one_word() {
        let found = cursor("on roll: gain <am", 17, Form::Effect).unwrap();
        assert_eq!(found.word, Span::new(14, 17));
    }
}
