//! Finds more than the first error. pest stops at its first one, so a broken text is split at its full stops,
//! and each ability is parsed alone.

use super::error::{ParsedText, explain};
use super::{EffectParser, Rule};
use crate::diagnostic::Diagnostic;
use crate::prescan::Scan;
use crate::tokens::{Token, TokenKind};
use pest::Parser as _;

/// Returns the findings of the pre-scan and one more for each other ability that cannot be parsed.
pub(super) fn all_findings(text: &str, scan: Scan) -> Vec<Diagnostic> {
    let Scan { tokens, findings } = scan;
    let mut more: Vec<Diagnostic> = Vec::new();
    for piece in pieces(text, &tokens) {
        let known = findings
            .iter()
            .any(|finding| piece.tokens.iter().any(|token| token.span.start == finding.span.start));
        if !known {
            more.extend(piece_finding(text, &piece));
        }
        if piece.stop_missing {
            more.extend(piece.tokens.last().map(|last| missing_full_stop(text, *last)));
        }
    }
    more.extend(findings);
    more.sort_by_key(|finding| finding.span.start);
    more
}

/// Returns the text with every ability blanked out that has one of these findings, all places kept; `None`
/// if nothing is left.
pub(super) fn blanked(text: &str, tokens: &[Token], findings: &[Diagnostic]) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    let mut left = false;
    for piece in pieces(text, tokens) {
        let (Some(first), Some(last)) =
            (piece.tokens.first(), piece.full_stop.as_ref().or(piece.tokens.last()))
        else {
            continue;
        };
        let span = first.span.to(last.span);
        let is_stop = |finding: &Diagnostic| piece.stop_missing && *finding == missing_full_stop(text, *last);
        let findings = || findings.iter().filter(|finding| !is_stop(finding));
        if piece.stop_missing
            && let Some(gap) = bytes.get_mut(last.span.end).filter(|byte| byte.is_ascii_whitespace())
        {
            *gap = b'.';
        }
        if findings().any(|finding| span.touches(finding.span.start)) {
            let end = if piece.stop_missing { span.end + 1 } else { span.end };
            bytes.get_mut(span.start..end)?.fill(b' ');
        } else {
            left = true;
        }
    }
    left.then(|| String::from_utf8(bytes).ok()).flatten()
}

/// The tokens of one ability and the full stop after them.
struct Piece<'a> {
    tokens: &'a [Token],
    full_stop: Option<Token>,
    /// Whether its full stop is missing and another ability follows.
    stop_missing: bool,
}

/// Cuts at the full stops outside braces, and where one was forgotten at the end of a line.
fn pieces<'a>(text: &str, tokens: &'a [Token]) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    for mut piece in at_full_stops(text, tokens) {
        while let Some((sound, rest)) = forgotten_stop(text, piece.tokens) {
            pieces.push(Piece { tokens: sound, full_stop: None, stop_missing: true });
            piece.tokens = rest;
        }
        pieces.push(piece);
    }
    pieces
}

/// Splits tokens before a line that begins a new heading, if the tokens before it are a whole ability.
fn forgotten_stop<'a>(text: &str, tokens: &'a [Token]) -> Option<(&'a [Token], &'a [Token])> {
    let mut depth = 0_usize;
    let mut in_body = false;
    let mut line = None;
    let mut previous: Option<Token> = None;
    for (index, token) in tokens.iter().enumerate() {
        let before = previous.map_or("", |token| token.text(text));
        match token.text(text) {
            "(" | "{" => depth += 1,
            ")" | "}" => depth = depth.saturating_sub(1),
            "then" => line = None,
            ":" if depth == 0 && !matches!(before, "or" | "choose" | "chooses" | "otherwise") => {
                if in_body && line.is_some() {
                    break;
                }
                in_body = true;
            }
            _ => {}
        }
        let gap = previous.and_then(|previous| text.get(previous.span.end..token.span.start));
        let may_end = previous.is_some_and(|token| {
            matches!(token.kind, TokenKind::Word | TokenKind::Number | TokenKind::Param) || before == "}"
        });
        let begins = token.kind == TokenKind::Word && !matches!(token.text(text), "discard" | "for");
        if in_body && depth == 0 && may_end && begins && gap.is_some_and(|gap| gap.contains('\n')) {
            line = Some(index);
        }
        previous = Some(*token);
    }
    let has_heading = |rest: &[Token]| rest.iter().any(|token| token.text(text) == ":");
    let (sound, rest) = tokens.split_at_checked(line?)?;
    let (first, last) = (sound.first()?, sound.last()?);
    let own_text = text.get(first.span.start..last.span.end)?;
    (has_heading(rest) && EffectParser::parse(Rule::ability_text, own_text).is_ok()).then_some((sound, rest))
}

/// Cuts at the full stops outside braces.
fn at_full_stops<'a>(text: &str, tokens: &'a [Token]) -> Vec<Piece<'a>> {
    let mut depth = 0_usize;
    tokens
        .split_inclusive(|token| {
            match token.text(text) {
                "(" | "{" => depth += 1,
                ")" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && token.text(text) == "."
        })
        .map(|piece| match piece.split_last() {
            Some((last, tokens)) if last.text(text) == "." => {
                Piece { tokens, full_stop: Some(*last), stop_missing: false }
            }
            Some(_) | None => Piece { tokens: piece, full_stop: None, stop_missing: false },
        })
        .collect()
}

fn piece_finding(text: &str, piece: &Piece<'_>) -> Option<Diagnostic> {
    let (Some(first), Some(last)) = (piece.tokens.first(), piece.tokens.last()) else {
        return piece.full_stop.map(lonely_full_stop);
    };
    let own_text = text.get(first.span.start..last.span.end)?;
    let error = EffectParser::parse(Rule::ability_text, own_text).err()?;
    Some(explain(&error, &ParsedText::ability(text, piece.tokens, piece.full_stop)))
}

fn lonely_full_stop(full_stop: Token) -> Diagnostic {
    Diagnostic::error("syntax", full_stop.span, "expected an ability, found `.`")
        .with_hint("take this full stop away")
        .with_fix("")
}

fn missing_full_stop(text: &str, last: Token) -> Diagnostic {
    let message = format!("expected `.` after `{}`: a new ability begins on the next line", last.text(text));
    Diagnostic::error("syntax", last.span, message)
        .with_hint("end every ability with a full stop")
        .with_fix(format!("{}.", last.text(text)))
}
