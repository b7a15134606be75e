//! Findings drawn under the text they are about, for snapshots.

use provost_grammar::{Diagnostic, Span, parse, parse_condition};
use std::fmt::Write as _;

/// Draws what `parse` has to say about a text.
pub(crate) fn shown(text: &str) -> String {
    match parse(text) {
        Ok(_) => "no finding".to_owned(),
        Err(findings) => draw_all(text, &findings),
    }
}

/// Draws what `parse_condition` has to say about a text.
pub(crate) fn shown_condition(text: &str) -> String {
    match parse_condition(text) {
        Ok(_) => "no finding".to_owned(),
        Err(findings) => draw_all(text, &findings),
    }
}

fn draw_all(text: &str, findings: &[Diagnostic]) -> String {
    findings.iter().map(|finding| draw(text, finding)).collect::<Vec<_>>().join("\n")
}

fn draw(text: &str, finding: &Diagnostic) -> String {
    let mut drawn = underlined(text, finding.span, &format!("{}: {}", finding.code, finding.message));
    for label in &finding.labels {
        drawn += &underlined(text, label.span, &label.message);
    }
    if let Some(hint) = &finding.hint {
        let _ = writeln!(drawn, "  hint: {hint}");
    }
    if let Some(fix) = &finding.fix {
        let mut repaired = text.to_owned();
        repaired.replace_range(fix.span.start..fix.span.end, &fix.replacement);
        let _ = writeln!(drawn, "  fixed: {}", repaired.replace('\n', " "));
    }
    drawn
}

/// Draws the line on which a span begins, and marks what it covers of it.
fn underlined(text: &str, span: Span, message: &str) -> String {
    let (before, rest) = text.split_at(span.start);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = text.split_at(line_start).1.lines().next().unwrap_or_default();
    let column = before.split_at(line_start).1.chars().count();
    let covered = rest.split_at(span.len()).0.lines().next().unwrap_or_default().chars().count();
    format!("{line}\n{}{} {message}\n", " ".repeat(column), "^".repeat(covered.max(1)))
}
