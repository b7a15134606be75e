//! A linear scan of a text before it is parsed. It bounds length and nesting for the recursive parser, and
//! finds every mistake that is visible in a single token.
//!
//! INVARIANT: a stretch of text without findings here holds only known tokens, and its numbers are at most
//! [`MAX_NUMBER`].

use crate::diagnostic::Diagnostic;
use crate::span::Span;
use crate::tokens::{Token, TokenKind, is_word, tokens};

/// The longest accepted text, in bytes.
pub const MAX_BYTES: usize = 8 * 1024;
/// How deeply brackets, braces and choices may be nested.
pub const MAX_DEPTH: usize = 32;
/// The largest number that can be written.
pub const MAX_NUMBER: u32 = 9999;

/// The result of the pre-scan.
#[derive(Debug)]
pub(crate) struct Scan {
    /// The tokens of the text, comments left out.
    pub(crate) tokens: Vec<Token>,
    /// Mistakes inside single tokens; the rest of the text can still be parsed.
    pub(crate) findings: Vec<Diagnostic>,
}

/// Scans `text`. An error means that nothing in it can be parsed.
pub(crate) fn prescan(text: &str) -> Result<Scan, Vec<Diagnostic>> {
    if text.len() > MAX_BYTES {
        return Err(vec![too_long(text)]);
    }
    let mut tokens = tokens(text);
    tokens.retain(|token| token.kind != TokenKind::Comment);
    if tokens.is_empty() {
        return Err(vec![empty(text)]);
    }
    let mut findings: Vec<Diagnostic> =
        tokens.iter().filter_map(|token| check_token(*token, token.text(text))).collect();
    compare_in_words(text, &tokens, &mut findings);
    if let Some(fatal) = check_nesting(text, &tokens) {
        findings.push(fatal);
        findings.sort_by_key(|finding| finding.span.start);
        return Err(findings);
    }
    Ok(Scan { tokens, findings })
}

/// Merges comparisons written with signs, such as `>= 3`, into one finding each, and puts them in words.
fn compare_in_words(text: &str, tokens: &[Token], findings: &mut Vec<Diagnostic>) {
    let mut rest = tokens;
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        let sign = first.text(text);
        if !sign.starts_with(['<', '>']) || first.kind != TokenKind::Unknown {
            continue;
        }
        let equal = after.first().filter(|next| next.text(text) == "=" && next.span.start == first.span.end);
        let (sign, last, number) = match (sign, equal) {
            ("<" | ">", Some(equal)) => (if sign == "<" { "<=" } else { ">=" }, *equal, after.get(1)),
            ("<" | ">" | "<=" | ">=", _) => (sign, *first, after.first()),
            _ => continue,
        };
        let number = number.filter(|token| token.kind == TokenKind::Number);
        let Some(value) = number.and_then(|token| token.text(text).parse::<u32>().ok()) else { continue };
        let words = match sign {
            ">" => format!("is at least {}", value.saturating_add(1)),
            "<" => format!("is at most {}", value.saturating_sub(1)),
            ">=" => format!("is at least {value}"),
            _ => format!("is at most {value}"),
        };
        let signs = first.span.to(last.span);
        let span = number.map_or(signs, |number| signs.to(number.span));
        findings.retain(|finding| !(span.start..span.end).contains(&finding.span.start));
        let message = "numbers are compared in words";
        findings.push(
            Diagnostic::error("unexpected-character", span, message)
                .with_hint(format!("write `{words}`"))
                .with_fix(words),
        );
    }
    findings.sort_by_key(|finding| finding.span.start);
}

fn too_long(text: &str) -> Diagnostic {
    let message = format!("this text is {} bytes long; at most {MAX_BYTES} are read", text.len());
    Diagnostic::error("effect-too-long", Span::new(0, text.len()), message)
        .with_hint("say it in fewer words, or spread it over several entries")
}

fn empty(text: &str) -> Diagnostic {
    Diagnostic::error("empty-effect", Span::new(0, text.len()), "nothing is written here")
        .with_hint("write when it happens, a colon and what happens: `timing: what happens.`")
}

/// An open bracket, and the choices begun inside it that its ability has not ended yet.
struct Frame {
    opener: Token,
    choices: usize,
}

/// Finds a bracket or brace without its partner, or something that nests deeper than [`MAX_DEPTH`].
///
/// A choice reaches to the end of its ability, so a `choose` after another one always stands inside it.
fn check_nesting(text: &str, tokens: &[Token]) -> Option<Diagnostic> {
    let mut frames: Vec<Frame> = Vec::new();
    let mut outer_choices = 0;
    let mut depth = 0;
    for &token in tokens {
        let choices = frames.last_mut().map_or(&mut outer_choices, |frame| &mut frame.choices);
        match token.text(text) {
            // Each of these takes the steps behind it.
            "choose" | "chooses" | "may" | "if" => {
                *choices += 1;
                depth += 1;
            }
            "." => {
                depth -= *choices;
                *choices = 0;
            }
            "(" | "{" => {
                frames.push(Frame { opener: token, choices: 0 });
                depth += 1;
            }
            closer @ (")" | "}") => {
                let Some(frame) = frames.pop() else { return Some(never_opened(token, closer)) };
                depth -= 1 + frame.choices;
                let opener = frame.opener.text(text);
                if partner(opener) != closer {
                    return Some(wrong_closer(frame.opener, opener, token, closer));
                }
            }
            _ => {}
        }
        if depth > MAX_DEPTH {
            return Some(too_deep(token));
        }
    }
    match (frames.pop(), tokens.last()) {
        (Some(frame), Some(&last)) => Some(never_closed(frame.opener, frame.opener.text(text), last)),
        (None, _) | (_, None) => None,
    }
}

fn partner(opener: &str) -> &'static str {
    if opener == "(" { ")" } else { "}" }
}

fn too_deep(token: Token) -> Diagnostic {
    let message = format!("brackets, braces and choices stand more than {MAX_DEPTH} deep in each other");
    Diagnostic::error("nesting-too-deep", token.span, message)
        .with_hint("split the effect into several abilities")
}

fn never_opened(token: Token, closer: &str) -> Diagnostic {
    let opener = if closer == ")" { "(" } else { "{" };
    Diagnostic::error("unbalanced-bracket", token.span, format!("`{closer}` closes nothing"))
        .with_hint(format!("take it away, or write `{opener}` where it should begin"))
}

fn never_closed(opener: Token, written: &str, last: Token) -> Diagnostic {
    let closer = partner(written);
    Diagnostic::error("unbalanced-bracket", opener.span, format!("`{written}` is never closed"))
        .with_label(last.span, format!("the text ends here without `{closer}`"))
        .with_hint(format!("write `{closer}` where it should end"))
}

fn wrong_closer(opener: Token, written: &str, token: Token, closer: &str) -> Diagnostic {
    let expected = partner(written);
    let message = format!("expected `{expected}`, found `{closer}`");
    Diagnostic::error("unbalanced-bracket", token.span, message)
        .with_label(opener.span, format!("`{written}` was opened here"))
        .with_hint(format!("close `{written}` with `{expected}` first"))
}

/// Returns the finding about a single token.
fn check_token(token: Token, text: &str) -> Option<Diagnostic> {
    match token.kind {
        TokenKind::Number if !is_small(text) => {
            let message = format!("the number `{text}` is too large");
            let hint = format!("the largest number is {MAX_NUMBER}");
            Some(Diagnostic::error("number-out-of-range", token.span, message).with_hint(hint))
        }
        TokenKind::Unknown => Some(unknown_token(token, text)),
        TokenKind::Number
        | TokenKind::Keyword
        | TokenKind::Word
        | TokenKind::Param
        | TokenKind::Punctuation
        | TokenKind::Comment => None,
    }
}

fn is_small(digits: &str) -> bool {
    digits.parse::<u32>().is_ok_and(|number| number <= MAX_NUMBER)
}

fn unknown_token(token: Token, text: &str) -> Diagnostic {
    let lower = text.to_ascii_lowercase();
    let bare = lower.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).unwrap_or(&lower);
    if lower != text && is_word(bare) {
        return Diagnostic::error(
            "syntax",
            token.span,
            format!("expected a lower-case word, found `{text}`"),
        )
        .with_hint(format!("write it in lower case: `{lower}`"))
        .with_fix(lower);
    }
    match text.chars().find(|c| !belongs_to_a_word(*c)) {
        Some(stranger) if bare.len() == lower.len() => unexpected_character(token, text, stranger),
        Some(_) | None => malformed_word(token, text),
    }
}

fn belongs_to_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '\'')
}

fn malformed_word(token: Token, text: &str) -> Diagnostic {
    Diagnostic::error("syntax", token.span, format!("`{text}` is neither a word nor a number"))
        .with_hint("a word begins with a letter; single hyphens or apostrophes may join its parts")
}

fn unexpected_character(token: Token, text: &str, stranger: char) -> Diagnostic {
    let shown = if stranger.is_control() || stranger.is_whitespace() || stranger == '\u{feff}' {
        format!("an invisible character (U+{:04X})", u32::from(stranger))
    } else {
        format!("unexpected character `{stranger}`")
    };
    let message = if text.chars().count() > 1 { format!("{shown} in `{text}`") } else { shown };
    let diagnostic = Diagnostic::error("unexpected-character", token.span, message);
    match stranger {
        '’' => with_word(diagnostic, text.replace('’', "'")).with_hint("write a straight apostrophe: `'`"),
        '_' => with_word(diagnostic, text.replace('_', "-")).with_hint("join the parts of a word with `-`"),
        ';' => diagnostic.with_hint("write `then` between two steps and a full stop between two abilities"),
        '"' | '“' | '”' | '„' | '‘' | '`' => {
            diagnostic.with_hint("names are written without quotation marks")
        }
        '–' | '—' => diagnostic.with_hint("for a minus or a hyphen write `-`").with_guess("-"),
        '<' | '>' => diagnostic.with_hint("a parameter is one word between `<` and `>`: `<count>`"),
        '=' => diagnostic.with_hint("write `is`, `is at least` or `is at most`"),
        '&' => diagnostic.with_hint("write `and`").with_fix(" and "),
        '/' | '|' => diagnostic.with_hint("write `or`").with_guess(" or "),
        '[' | ']' => {
            diagnostic.with_hint("write round brackets for conditions, braces for granted abilities")
        }
        '!' | '?' => diagnostic.with_hint("end an ability with a full stop"),
        _ if stranger.is_whitespace() || stranger == '\u{feff}' => {
            diagnostic.with_hint("put an ordinary space in its place").with_fix(" ")
        }
        _ => diagnostic.with_hint("words are written with the letters a to z, digits, `-` and `'`"),
    }
}

/// Adds a fix if it makes a word.
fn with_word(diagnostic: Diagnostic, word: String) -> Diagnostic {
    if is_word(&word) { diagnostic.with_fix(word) } else { diagnostic }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<(&'static str, String)> {
        let findings = match prescan(text) {
            Ok(scan) => scan.findings,
            Err(findings) => findings,
        };
        findings
            .into_iter()
            .map(|finding| (finding.code, text.get(finding.span.start..finding.span.end).unwrap().to_owned()))
            .collect()
    }

    fn check(text: &str, expected: &[(&'static str, &str)]) {
        let expected: Vec<_> = expected.iter().map(|(code, text)| (*code, (*text).to_owned())).collect();
        assert_eq!(codes(text), expected, "{text}");
    }

    #[test]
    fn the_depth_limit_is_exact() {
        let nested = |depth: usize| format!("{}a{}", "(".repeat(depth), ")".repeat(depth));
        check(&nested(MAX_DEPTH), &[]);
        check(&nested(MAX_DEPTH + 1), &[("nesting-too-deep", "(")]);
    }

    #[test]
    fn choices_count_as_depth_until_their_ability_ends() {
        check(&"choose: ".repeat(MAX_DEPTH), &[]);
        check(&"choose: ".repeat(MAX_DEPTH + 1), &[("nesting-too-deep", "choose")]);
        check(&"choose: a. ".repeat(MAX_DEPTH + 1), &[]);
        check(&"a: { b: choose: c } then ".repeat(MAX_DEPTH + 1), &[]);
    }

    #[test]
    fn the_length_limit_is_exact() {
        check(&"a".repeat(MAX_BYTES), &[]);
        let long = "a".repeat(MAX_BYTES + 1);
        check(&long, &[("effect-too-long", &long)]);
    }

    #[test]
    fn the_largest_number_is_allowed() {
        check("9999 0009999", &[]);
        check(
            "10000 99999999999999999999",
            &[("number-out-of-range", "10000"), ("number-out-of-range", "99999999999999999999")],
        );
    }

    #[test]
    fn brackets_must_match() {
        check("a (b) { c }", &[]);
        check("a (b", &[("unbalanced-bracket", "(")]);
        check("a b)", &[("unbalanced-bracket", ")")]);
        check("a (b }", &[("unbalanced-bracket", "}")]);
        check("# a (\nb", &[]);
    }

    #[test]
    fn every_strange_token_is_found() {
        check(
            "a; Gold 2nd bär x_y\u{a0}<A> <a!",
            &[
                ("unexpected-character", ";"),
                ("syntax", "Gold"),
                ("syntax", "2nd"),
                ("unexpected-character", "bär"),
                ("unexpected-character", "x_y"),
                ("unexpected-character", "\u{a0}"),
                ("syntax", "<A>"),
                ("unexpected-character", "<"),
                ("unexpected-character", "!"),
            ],
        );
    }

    #[test]
    fn a_text_without_tokens_is_empty() {
        check("", &[("empty-effect", "")]);
        check(" # nothing", &[("empty-effect", " # nothing")]);
    }
}
