//! Explains a text that does not fit the grammar: the expected parts in words of the language instead of rule
//! names, the word found there, and a hint for common mistakes.

mod expected;
mod hint;

use super::Rule;
use crate::diagnostic::Diagnostic;
use crate::span::Span;
use crate::tokens::Token;
use pest::error::{Error, ErrorVariant, InputLocation};

/// The text that was parsed.
#[derive(Debug)]
pub(super) struct ParsedText<'a> {
    /// The whole text the spans refer to.
    text: &'a str,
    /// The tokens that were parsed.
    tokens: &'a [Token],
    /// The full stop that cut the stretch off.
    full_stop: Option<Token>,
    /// Where the stretch begins in the text.
    offset: usize,
    /// Whether it is a bare condition.
    is_condition: bool,
}

impl<'a> ParsedText<'a> {
    /// A whole effect.
    pub(super) fn whole(text: &'a str, tokens: &'a [Token]) -> Self {
        Self { text, tokens, full_stop: None, offset: 0, is_condition: false }
    }

    /// One ability out of several.
    pub(super) fn ability(text: &'a str, tokens: &'a [Token], full_stop: Option<Token>) -> Self {
        let offset = tokens.first().map_or(0, |token| token.span.start);
        Self { text, tokens, full_stop, offset, is_condition: false }
    }

    /// A bare condition.
    pub(super) fn condition(text: &'a str, tokens: &'a [Token]) -> Self {
        Self { is_condition: true, ..Self::whole(text, tokens) }
    }

    /// Splits the tokens at a byte of the text: those that end before it, and the rest.
    fn split_at(&self, position: usize) -> (&'a [Token], &'a [Token]) {
        let index = self.tokens.partition_point(|token| token.span.end <= position);
        self.tokens.split_at_checked(index).unwrap_or((self.tokens, &[]))
    }
}

/// Turns pest's error into a finding.
pub(super) fn explain(error: &Error<Rule>, place: &ParsedText<'_>) -> Diagnostic {
    let (InputLocation::Pos(position) | InputLocation::Span((position, _))) = error.location;
    let (before, after) = place.split_at(position + place.offset);
    let found = after.first().copied().or(place.full_stop);
    let last = before.last().copied();
    let span = found.or(last).map_or(Span::new(0, place.text.len()), |token| token.span);

    let ErrorVariant::ParsingError { positives, negatives: _ } = &error.variant else {
        return Diagnostic::error("nesting-too-deep", span, "this effect is nested too deeply")
            .with_hint("split the effect into several abilities");
    };
    let found_words = match found {
        Some(token) => format!("`{}`", token.text(place.text)),
        None if place.is_condition => "the end of the condition".to_owned(),
        None => "the end of the text".to_owned(),
    };
    let message = match expected::in_words(positives, place.is_condition) {
        Some(expected) => format!("expected {expected}, found {found_words}"),
        None => format!("{found_words} cannot stand here"),
    };
    let diagnostic = Diagnostic::error("syntax", span, message);
    hint::with_hint(diagnostic, &hint::Situation::new(place, before, found, after, positives))
}
