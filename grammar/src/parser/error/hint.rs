//! Hints for common mistakes. They look at the words around the error, not at grammar rules.

use super::{ParsedText, Rule};
use crate::diagnostic::{Diagnostic, Fix};
use crate::span::Span;
use crate::tokens::{KEYWORDS, Token, TokenKind};

/// The clauses of a heading, as shown to authors.
const ORDER: &str = "a heading goes in this order: timing, limit, `when`, `unless`, cost, `until`, colon";

/// The context of an error.
#[derive(Debug)]
pub(super) struct Situation<'a> {
    text: &'a str,
    is_condition: bool,
    /// The token before the error and its text, which may be empty.
    previous: Option<Token>,
    before: &'a str,
    /// The token at the error and its text, which may be empty.
    token: Option<Token>,
    found: &'a str,
    /// The texts of the two tokens after that.
    next: &'a str,
    second: &'a str,
    /// The part of the ability so far.
    ability: HeadSoFar<'a>,
    colon_expected: bool,
    to_expected: bool,
}

/// The part of an unfinished ability before the error.
#[derive(Debug, Default)]
struct HeadSoFar<'a> {
    /// The words that opened a clause of the heading.
    clauses: Vec<&'a str>,
    /// Whether the colon after the heading has come.
    in_body: bool,
    /// Whether a choice has begun.
    choosing: bool,
    /// Whether the current step contains an `or`.
    or_in_step: bool,
    /// The tokens of the current step.
    step: Vec<(Token, &'a str)>,
}

impl HeadSoFar<'_> {
    /// Returns the first word of the step.
    fn verb(&self) -> &str {
        self.step.first().map_or("", |(_, word)| word)
    }

    /// Returns the position of a word in the step.
    fn place_of(&self, word: &str) -> Option<Span> {
        self.step.iter().find(|(_, said)| *said == word).map(|(token, _)| token.span)
    }

    /// Returns the step as written, with blanks folded.
    fn step_words(&self) -> String {
        self.step.iter().map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    }

    fn has_cost(&self) -> bool {
        self.clauses.iter().any(|word| matches!(*word, "pay" | "may" | "discard"))
    }
}

impl<'a> Situation<'a> {
    pub(super) fn new(
        place: &ParsedText<'a>,
        before: &'a [Token],
        token: Option<Token>,
        after: &'a [Token],
        positives: &[Rule],
    ) -> Self {
        let text = place.text;
        let previous = before.last().copied();
        Self {
            text,
            is_condition: place.is_condition,
            previous,
            before: previous.map_or("", |token| token.text(text)),
            token,
            found: token.map_or("", |token| token.text(text)),
            next: after.get(1).map_or("", |token| token.text(text)),
            second: after.get(2).map_or("", |token| token.text(text)),
            ability: said(text, before),
            colon_expected: positives.contains(&Rule::colon),
            to_expected: positives.contains(&Rule::kw_to),
        }
    }
}

/// Reads the tokens before an error.
fn said<'a>(text: &'a str, tokens: &[Token]) -> HeadSoFar<'a> {
    let mut outer: Vec<HeadSoFar<'a>> = Vec::new();
    let mut said = HeadSoFar::default();
    let mut previous = "";
    for token in tokens {
        let word = token.text(text);
        match word {
            "{" => outer.push(std::mem::take(&mut said)),
            "}" => said = outer.pop().unwrap_or_default(),
            "." => said = HeadSoFar::default(),
            ":" => {
                said.in_body = true;
                said.or_in_step = false;
            }
            "then" => said.or_in_step = false,
            "or" => said.or_in_step = true,
            "choose" => said.choosing = true,
            _ if previous == "," && !said.in_body => said.clauses.push(word),
            _ => {}
        }
        match word {
            ":" | "then" => said.step.clear(),
            "." | "{" | "}" => {}
            _ => said.step.push((*token, word)),
        }
        previous = word;
    }
    said
}

/// Adds the first hint that fits.
pub(super) fn with_hint(diagnostic: Diagnostic, at: &Situation<'_>) -> Diagnostic {
    let rules = if at.is_condition {
        [in_bare_condition, in_condition, keyword_as_word]
    } else if at.ability.in_body {
        [in_choice, in_body, keyword_as_word]
    } else {
        [in_condition, in_heading, keyword_as_word]
    };
    match rules.iter().find_map(|rule| rule(at)) {
        Some(advice) => advice.give(diagnostic),
        None => diagnostic,
    }
}

/// A hint, perhaps with a better message and a fix.
struct Advice {
    message: Option<String>,
    hint: String,
    fix: Option<Fix>,
    /// A better span.
    span: Option<Span>,
}

impl Advice {
    fn hint(hint: impl Into<String>) -> Self {
        Self { message: None, hint: hint.into(), fix: None, span: None }
    }

    /// Replaces the general message.
    fn saying(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Replaces the token before the error.
    fn replacing_previous(mut self, at: &Situation<'_>, replacement: &str) -> Self {
        self.fix = at.previous.map(|token| Fix::safe(token.span, replacement));
        self
    }

    /// Replaces the white space before the error.
    fn replacing_gap(mut self, at: &Situation<'_>, replacement: &str) -> Self {
        if let (Some(previous), Some(token)) = (at.previous, at.token) {
            let span = Span::new(previous.span.end, token.span.start);
            if at.text.get(span.start..span.end).is_some_and(|gap| gap.trim().is_empty()) {
                self.fix = Some(Fix::safe(span, replacement));
            }
        }
        self
    }

    fn give(self, mut diagnostic: Diagnostic) -> Diagnostic {
        if let Some(message) = self.message {
            diagnostic.message = message;
        }
        diagnostic.span = self.span.unwrap_or(diagnostic.span);
        diagnostic.fix = self.fix;
        diagnostic.with_hint(self.hint)
    }
}

fn in_bare_condition(at: &Situation<'_>) -> Option<Advice> {
    match at.found {
        "when" | "unless" if at.before.is_empty() => {
            Some(Advice::hint(format!("only the condition itself stands here; leave `{}` away", at.found)))
        }
        "." | ":" | "," => Some(Advice::hint("only a condition stands here; nothing follows it")),
        _ => None,
    }
}

fn in_condition(at: &Situation<'_>) -> Option<Advice> {
    let joins = |word| matches!(word, "and" | "or");
    if at.before == ")" && joins(at.found) {
        let hint =
            "`and` and `or` do not mix without brackets: write `((a) or (b)) and c` or `(a) or (b and c)`";
        Some(Advice::hint(hint))
    } else if at.before == "or" && (at.found == "(" || at.is_after_bracket_or()) {
        Some(Advice::hint("with `or` between two conditions both stand in brackets: `(a) or (b)`"))
    } else {
        None
    }
}

impl Situation<'_> {
    /// Returns whether the error follows `) or`.
    fn is_after_bracket_or(&self) -> bool {
        let until_or = self.previous.and_then(|or| self.text.get(..or.span.start));
        until_or.is_some_and(|text| text.trim_end().ends_with(')'))
    }
}

fn in_heading(at: &Situation<'_>) -> Option<Advice> {
    if matches!((at.before, at.found), ("{", "}")) {
        let advice =
            Advice::hint("write the granted abilities between the braces: `{ timing: what happens. }`");
        return Some(advice.saying("expected an ability, found `}`"));
    }
    let opens_clause = matches!(at.found, "when" | "unless" | "until" | "pay" | "may");
    if at.before == "," {
        let word = at.found;
        return match word {
            "when" | "unless" if at.ability.clauses.contains(&word) => Some(
                Advice::hint("join the two conditions with `and`")
                    .saying(format!("`{word}` is written twice in one heading")),
            ),
            "pay" | "may" | "discard" if at.ability.has_cost() => {
                Some(Advice::hint("a heading has one cost; join its parts with `and`"))
            }
            "" | ":" | "." | "," => {
                let hint = "take the comma away, or write a clause such as `once per round` after it";
                Some(Advice::hint(hint).replacing_previous(at, ""))
            }
            _ => Some(Advice::hint(ORDER)),
        };
    }
    if opens_clause && !at.before.is_empty() {
        let hint = format!("write a comma before `{}`", at.found);
        return Some(Advice::hint(hint).replacing_gap(at, ", "));
    }
    if at.found == "is" {
        return Some(Advice::hint("a condition begins with `when`: `timing, when condition: what happens`"));
    }
    if at.before.is_empty() && (opens_clause || at.found == "choose") {
        return Some(Advice::hint("an ability begins with its timing: `timing: what happens`"));
    }
    if at.colon_expected && !at.before.is_empty() {
        let hint = "a colon ends the heading, before what happens: `timing: what happens`";
        return Some(Advice::hint(hint));
    }
    None
}

fn in_choice(at: &Situation<'_>) -> Option<Advice> {
    if at.before == "choose" {
        return Some(Advice::hint("write a colon after `choose`").replacing_previous(at, "choose:"));
    }
    // `choose gain 1 coin or: ...` reads like a thing to choose, up to its `or:`.
    if let (":", "or", [(choose, "choose"), (next, _), _, ..]) =
        (at.found, at.before, at.ability.step.as_slice())
    {
        let advice = Advice::hint("write a colon after `choose`").saying("alternatives begin with `choose:`");
        return Some(Advice {
            fix: Some(Fix::safe(choose.span, "choose:")),
            span: Some(next.span),
            ..advice
        });
    }
    if !at.ability.choosing {
        return None;
    }
    let opens_branch = matches!(at.found, "pay" | "may" | "choose" | "+" | "-" | "−" | "{");
    if at.before == "or" && opens_branch {
        return Some(Advice::hint("a further alternative begins with `or:`").replacing_previous(at, "or:"));
    }
    match at.found {
        ":" if at.ability.or_in_step => Some(Advice::hint("a further alternative begins with `or:`")),
        "may" => Some(Advice::hint("an alternative can be left unchosen anyway; leave `may` away")),
        _ => None,
    }
}

fn in_body(at: &Situation<'_>) -> Option<Advice> {
    match at.found {
        _ if matches!(at.before, "+" | "-" | "−") => {
            let advice = Advice::hint(format!("write the sign directly before a number: `{}1`", at.before))
                .saying(format!("expected a number directly after `{}`, found `{}`", at.before, at.found));
            let number = at.token.is_some_and(|token| token.kind == TokenKind::Number);
            Some(if number { advice.replacing_gap(at, "") } else { advice })
        }
        _ if at.before == "}" => Some(
            Advice::hint("an ability ends with a full stop, also after a closing brace")
                .replacing_previous(at, "}."),
        ),
        _ if at.to_expected && at.before != "up" => {
            Some(Advice::hint("say after `to` which number changes: `+1 to number`"))
        }
        "when" | "unless" => Some(condition_in_body(at.found)),
        _ if at.ability.place_of("if").is_some() => {
            let span = at.ability.place_of("if");
            Some(Advice { span, ..condition_in_body("when") })
        }
        "+" | "-" | "−" if !at.ability.step.is_empty() => Some(sign_in_step(at)),
        ":" if at.ability.verb() == "discard" => {
            let hint = format!("write it there: `timing, {}: what happens`", at.ability.step_words());
            Some(Advice::hint(hint).saying("a cost stands before the colon"))
        }
        ":" if at.before == "or" => Some(Advice::hint("`or:` needs a `choose:` before it")),
        "or" if at.next == ":" => Some(Advice::hint("`or:` needs a `choose:` before it")),
        ":" => {
            Some(Advice::hint("a new ability begins after a full stop; is one missing before this heading?"))
        }
        "may" => {
            Some(Advice::hint("`may` stands directly after the colon of the heading and covers all steps"))
        }
        "pay" => Some(
            Advice::hint("write it there: `timing, pay cost: what happens`")
                .saying("a cost stands before the colon"),
        ),
        "until" => Some(Advice::hint("`until` stands in the heading, before the colon")),
        "and" | "," => Some(Advice::hint("write `then` between two steps")),
        _ if at.before == "every" => {
            Some(Advice::hint("write `for each`, or how many count once: `for every 2`"))
        }
        _ if joins_amounts(at) => Some(amounts_by_comma(at)),
        _ if at.before == "," => Some(Advice::hint(
            "after a comma only `2 times`, `up to 2 times` or `at most 3` can stand; \
             write `then` between two steps, a full stop between two abilities",
        )),
        _ => None,
    }
}

/// A condition after the colon.
fn condition_in_body(word: &str) -> Advice {
    Advice::hint(format!("write it there: `timing, {word} condition: what happens`"))
        .saying("a condition stands before the colon")
}

/// `total +1`, `gain -1 gold`.
fn sign_in_step(at: &Situation<'_>) -> Advice {
    let amount_follows = !matches!(at.second, "" | "." | "then" | "}" | "for" | "or" | "and" | ",");
    if amount_follows {
        return Advice::hint("take the sign away; for less use a verb of its own, such as `lose`")
            .saying("an amount has no sign");
    }
    let mut advice = Advice::hint(format!(
        "write the change first: `{}{} to {}`",
        at.found,
        at.next,
        at.ability.step_words()
    ))
    .saying("a change of a number begins with its sign");
    let first = at.ability.step.first().map(|(token, _)| token.span);
    let number = at.token.map(|sign| sign.span.end + at.next.len());
    if let (Some(first), Some(end)) = (first, number)
        && at.text.get(first.start..end).is_some_and(|text| text.ends_with(at.next))
        && at.next.bytes().all(|byte| byte.is_ascii_digit())
        && !at.next.is_empty()
    {
        let replacement = format!("{}{} to {}", at.found, at.next, at.ability.step_words());
        advice.fix = Some(Fix::safe(Span::new(first.start, end), replacement));
    }
    advice
}

/// Returns whether a comma and a number precede the error: `gain 1 gold, 1 fame`.
fn joins_amounts(at: &Situation<'_>) -> bool {
    let number = at.previous.is_some_and(|token| token.kind == TokenKind::Number);
    let comma = at.ability.step.iter().rev().nth(1).is_some_and(|(_, word)| *word == ",");
    number && comma && at.token.is_some_and(|token| token.kind == TokenKind::Word)
}

fn amounts_by_comma(at: &Situation<'_>) -> Advice {
    let mut advice = Advice::hint("join amounts by `and`").saying("a comma does not join amounts");
    if let Some((comma, _)) = at.ability.step.iter().rev().nth(1) {
        advice.fix = Some(Fix::safe(comma.span, " and"));
    }
    advice
}

fn keyword_as_word(at: &Situation<'_>) -> Option<Advice> {
    if at.found == "for" {
        let advice = Advice::hint("`for each` stands at the end of a step: `what happens for each number`");
        return Some(advice.saying("`for each` cannot stand here"));
    }
    KEYWORDS
        .contains(&at.found)
        .then(|| Advice::hint(format!("`{}` has a meaning of its own and cannot stand here", at.found)))
}
