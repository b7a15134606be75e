//! A tolerant lexer. It never fails, so highlighting and completion can use it on unfinished text; the
//! pre-scan and the error messages use it too.

use crate::span::Span;

/// The words with a fixed meaning. None of them can be part of a phrase, except `is` in a condition.
pub const KEYWORDS: [&str; 12] =
    ["when", "unless", "pay", "may", "until", "choose", "chooses", "then", "otherwise", "or", "and", "is"];

/// A piece of text with its token class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its class.
    pub kind: TokenKind,
    /// Its span; never empty.
    pub span: Span,
}

impl Token {
    /// Returns the token's own text from the source.
    pub fn text(self, source: &str) -> &str {
        source.get(self.span.start..self.span.end).unwrap_or_default()
    }
}

/// The classes of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenKind {
    /// One of [`KEYWORDS`].
    Keyword,
    /// Any other well-formed word.
    Word,
    /// Digits.
    Number,
    /// `<name>`.
    Param,
    /// A sign, stop, comma, colon, bracket or brace.
    Punctuation,
    /// From `#` to the end of the line.
    Comment,
    /// What the language does not know.
    Unknown,
}

/// Cuts a text into tokens. Every byte is in a token or is white space between two.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(rest) = text.get(start..).filter(|rest| !rest.is_empty()) {
        let space = rest.len() - rest.trim_start_matches(is_space).len();
        if space > 0 {
            start += space;
            continue;
        }
        let (kind, len) = first_token(rest);
        found.push(Token { kind, span: Span::new(start, start + len) });
        start += len;
    }
    found
}

/// Returns whether `text` is written like a word: lower case, parts joined by hyphens or apostrophes.
pub fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.split(['-', '\'']).all(|part| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

/// The white space of the language.
pub(crate) fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\r' | '\n')
}

/// Returns kind and length of the token at the start of `rest`, which is not empty.
fn first_token(rest: &str) -> (TokenKind, usize) {
    let first = rest.chars().next().unwrap_or_default();
    match first {
        '#' => (TokenKind::Comment, rest.find('\n').unwrap_or(rest.len())),
        '.' | ',' | ':' | '(' | ')' | '{' | '}' | '+' | '-' | '−' => {
            (TokenKind::Punctuation, first.len_utf8())
        }
        '<' => param(rest),
        _ if is_word_part(first) => word_or_number(rest),
        _ => (TokenKind::Unknown, first.len_utf8()),
    }
}

/// Whether a character makes a word longer, be it right or wrong.
fn is_word_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '\'' | '’' | '_')
}

fn word_or_number(rest: &str) -> (TokenKind, usize) {
    let len = rest.find(|c| !is_word_part(c)).unwrap_or(rest.len());
    let word = rest.get(..len).unwrap_or_default();
    let kind = if KEYWORDS.contains(&word) {
        TokenKind::Keyword
    } else if is_word(word) {
        TokenKind::Word
    } else if word.bytes().all(|byte| byte.is_ascii_digit()) {
        TokenKind::Number
    } else {
        TokenKind::Unknown
    };
    (kind, len)
}

/// A parameter has no white space inside; a `<` that opens none stands alone.
fn param(rest: &str) -> (TokenKind, usize) {
    let inner = rest.get(1..).unwrap_or_default();
    let len = inner.find(|c| !is_word_part(c)).unwrap_or(inner.len());
    let closed = inner.get(len..).is_some_and(|tail| tail.starts_with('>'));
    if !closed {
        (TokenKind::Unknown, 1)
    } else if inner.get(..len).is_some_and(is_word) {
        (TokenKind::Param, len + 2)
    } else {
        (TokenKind::Unknown, len + 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        tokens(text).into_iter().map(|token| (token.kind, token.text(text))).collect()
    }

    #[test]
    fn every_class_is_told_apart() {
        use TokenKind::{Comment, Keyword, Number, Param, Punctuation, Unknown, Word};
        assert_eq!(
            kinds("on or: +<n> −4 kd-e3's 2nd Gold < ; # end\n12"),
            [
                (Word, "on"),
                (Keyword, "or"),
                (Punctuation, ":"),
                (Punctuation, "+"),
                (Param, "<n>"),
                (Punctuation, "−"),
                (Number, "4"),
                (Word, "kd-e3's"),
                (Unknown, "2nd"),
                (Unknown, "Gold"),
                (Unknown, "<"),
                (Unknown, ";"),
                (Comment, "# end"),
                (Number, "12"),
            ]
        );
    }

    #[test]
    fn a_keyword_is_a_whole_word() {
        assert_eq!(kinds("order is-land"), [(TokenKind::Word, "order"), (TokenKind::Word, "is-land")]);
    }

    #[test]
    fn words_are_lower_case_with_single_joints() {
        assert!(["a", "a1", "snow-owl", "king's", "d6"].into_iter().all(is_word));
        assert!(!["", "1a", "a-", "-a", "a--b", "A", "a_b", "ä"].into_iter().any(is_word));
    }
}
