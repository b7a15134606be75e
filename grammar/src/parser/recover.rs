//! Finding more than the first error. pest stops at its first one; so a text that fails is cut at its
//! full stops, and each ability is parsed alone.

use super::error::{Place, explain};
use super::{EffectParser, Rule};
use crate::diagnostic::Diagnostic;
use crate::prescan::Scan;
use crate::tokens::Token;
use pest::Parser as _;

/// Returns the findings of the pre-scan and one more for each other ability that cannot be parsed.
pub(super) fn all_findings(text: &str, scan: Scan) -> Vec<Diagnostic> {
    let Scan { tokens, findings } = scan;
    let mut more: Vec<Diagnostic> = Vec::new();
    for piece in pieces(text, &tokens) {
        let known =
            findings.iter().any(|finding| piece.tokens.iter().any(|token| token.span == finding.span));
        if !known {
            more.extend(piece_finding(text, &piece));
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
        if findings.iter().any(|finding| span.touches(finding.span.start)) {
            bytes.get_mut(span.start..span.end)?.fill(b' ');
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
}

/// Cuts at the full stops outside braces.
fn pieces<'a>(text: &str, tokens: &'a [Token]) -> Vec<Piece<'a>> {
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
            Some((last, tokens)) if last.text(text) == "." => Piece { tokens, full_stop: Some(*last) },
            Some(_) | None => Piece { tokens: piece, full_stop: None },
        })
        .collect()
}

fn piece_finding(text: &str, piece: &Piece<'_>) -> Option<Diagnostic> {
    let (Some(first), Some(last)) = (piece.tokens.first(), piece.tokens.last()) else {
        return piece.full_stop.map(lonely_full_stop);
    };
    let own_text = text.get(first.span.start..last.span.end)?;
    let error = EffectParser::parse(Rule::ability_text, own_text).err()?;
    Some(explain(&error, &Place::ability(text, piece.tokens, piece.full_stop)))
}

fn lonely_full_stop(full_stop: Token) -> Diagnostic {
    Diagnostic::error("syntax", full_stop.span, "expected an ability, found `.`")
        .with_hint("take this full stop away")
        .with_fix("")
}
