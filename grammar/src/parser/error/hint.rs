//! Hints for the usual mistakes. They look at the words around the error, not at grammar rules.

use super::{Place, Rule};
use crate::diagnostic::{Diagnostic, Fix};
use crate::span::Span;
use crate::tokens::{KEYWORDS, Token, TokenKind};

/// The clauses of a heading, as an author is told them.
const ORDER: &str = "a heading goes in this order: timing, limit, `when`, `unless`, cost, `until`, colon";

/// What stands around an error.
#[derive(Debug)]
pub(super) struct Situation<'a> {
    text: &'a str,
    is_condition: bool,
    /// The token before the error, and its text or nothing.
    previous: Option<Token>,
    before: &'a str,
    /// The token at the error, and its text or nothing.
    token: Option<Token>,
    found: &'a str,
    /// The text of the token after that.
    next: &'a str,
    /// What the ability has said so far.
    ability: Said<'a>,
    colon_expected: bool,
    to_expected: bool,
}

/// What an unfinished ability has said so far.
#[derive(Debug, Default)]
struct Said<'a> {
    /// The words that opened a clause of the heading.
    clauses: Vec<&'a str>,
    /// Whether the colon after the heading has come.
    in_body: bool,
    /// Whether a choice has begun.
    choosing: bool,
    /// Whether an `or` stands in the step that is being written.
    or_in_step: bool,
}

impl Said<'_> {
    fn has_cost(&self) -> bool {
        self.clauses.iter().any(|word| matches!(*word, "pay" | "may" | "discard"))
    }
}

impl<'a> Situation<'a> {
    pub(super) fn new(
        place: &Place<'a>,
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
            ability: said(text, before),
            colon_expected: positives.contains(&Rule::colon),
            to_expected: positives.contains(&Rule::kw_to),
        }
    }
}

/// Reads the tokens before an error.
fn said<'a>(text: &'a str, tokens: &[Token]) -> Said<'a> {
    let mut outer: Vec<Said<'a>> = Vec::new();
    let mut said = Said::default();
    let mut previous = "";
    for token in tokens {
        let word = token.text(text);
        match word {
            "{" => outer.push(std::mem::take(&mut said)),
            "}" => said = outer.pop().unwrap_or_default(),
            "." => said = Said::default(),
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

/// A hint, perhaps with a better message and a repair.
struct Advice {
    message: Option<String>,
    hint: String,
    fix: Option<Fix>,
}

impl Advice {
    fn hint(hint: impl Into<String>) -> Self {
        Self { message: None, hint: hint.into(), fix: None }
    }

    /// Replaces the general message.
    fn saying(mut self, message: impl Into<String>) -> Self {
        self.message = Some(message.into());
        self
    }

    /// Replaces the token before the error.
    fn replacing_previous(mut self, at: &Situation<'_>, replacement: &str) -> Self {
        self.fix = at.previous.map(|token| Fix { span: token.span, replacement: replacement.to_owned() });
        self
    }

    /// Replaces the white space before the error.
    fn replacing_gap(mut self, at: &Situation<'_>, replacement: &str) -> Self {
        if let (Some(previous), Some(token)) = (at.previous, at.token) {
            let span = Span::new(previous.span.end, token.span.start);
            if at.text.get(span.start..span.end).is_some_and(|gap| gap.trim().is_empty()) {
                self.fix = Some(Fix { span, replacement: replacement.to_owned() });
            }
        }
        self
    }

    fn give(self, mut diagnostic: Diagnostic) -> Diagnostic {
        if let Some(message) = self.message {
            diagnostic.message = message;
        }
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
    /// Whether the error stands after `) or`.
    fn is_after_bracket_or(&self) -> bool {
        let until_or = self.previous.and_then(|or| self.text.get(..or.span.start));
        until_or.is_some_and(|text| text.trim_end().ends_with(')'))
    }
}

fn in_heading(at: &Situation<'_>) -> Option<Advice> {
    if matches!((at.before, at.found), ("{", "}")) {
        let advice =
            Advice::hint("write the granted abilities between the braces: `{ on roll: gain 1 gold. }`");
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
            "pay" | "may" | "discard" if at.ability.has_cost() => Some(Advice::hint(
                "a heading has one cost; join its parts with `and`: `pay 1 gold and 1 fame`",
            )),
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
        return Some(Advice::hint("a condition begins with `when`: `on roll, when land is water: ...`"));
    }
    if at.before.is_empty() && (opens_clause || at.found == "choose") {
        return Some(Advice::hint("an ability begins with its timing: `on roll: gain 1 gold`"));
    }
    if at.colon_expected && !at.before.is_empty() {
        let hint = "a colon ends the heading, before what happens: `on roll: gain 1 gold`";
        return Some(Advice::hint(hint));
    }
    None
}

fn in_choice(at: &Situation<'_>) -> Option<Advice> {
    if at.before == "choose" {
        return Some(Advice::hint("write a colon after `choose`").replacing_previous(at, "choose:"));
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
            Some(Advice::hint("say what changes after `to`: `+1 to total`"))
        }
        ":" if at.before == "or" => Some(Advice::hint("`or:` needs a `choose:` before it")),
        "or" if at.next == ":" => Some(Advice::hint("`or:` needs a `choose:` before it")),
        ":" => {
            Some(Advice::hint("a new ability begins after a full stop; is one missing before this heading?"))
        }
        "may" => {
            Some(Advice::hint("`may` stands directly after the colon of the heading and covers all steps"))
        }
        "pay" => Some(Advice::hint("a cost stands in the heading: `on roll, pay 1 gold: gain 1 fame`")),
        "when" | "unless" | "until" => {
            Some(Advice::hint(format!("`{}` stands in the heading, before the colon", at.found)))
        }
        "," => Some(Advice::hint("write `then` between two steps")),
        _ if at.before == "," => Some(Advice::hint(
            "after a comma only `2 times` or `up to 2 times` can stand; \
             write `then` between two steps, a full stop between two abilities",
        )),
        _ => None,
    }
}

fn keyword_as_word(at: &Situation<'_>) -> Option<Advice> {
    if at.found == "for" {
        let advice = Advice::hint("`for each` stands at the end of a step: `gain 1 gold for each die`");
        return Some(advice.saying("`for each` cannot stand here"));
    }
    KEYWORDS
        .contains(&at.found)
        .then(|| Advice::hint(format!("`{}` has a meaning of its own and cannot stand here", at.found)))
}
