//! Tests of packs as a whole; small facts are tested beside the code.

#![expect(
    clippy::string_slice,
    clippy::format_push_string,
    clippy::format_collect,
    clippy::too_many_lines,
    reason = "test texts are ours, and a mistake in them may fail the test"
)]

mod files;
mod findings;
mod layers;
mod nouns;
mod robust;
mod toy;
mod update;
mod write;

use super::{Finding, Loaded};

/// Shows findings as the command line would, source and message together.
fn show(loaded: &Loaded) -> String {
    loaded.findings.iter().map(|finding| show_one(loaded, finding)).collect::<Vec<_>>().join("\n")
}

fn show_one(loaded: &Loaded, finding: &Finding) -> String {
    let file = loaded.file(finding.file);
    let diagnostic = &finding.diagnostic;
    let (line, column, source) = place(&file.text, diagnostic.span.start);
    let underlined = &file.text[diagnostic.span.start..diagnostic.span.end];
    let mut shown = format!(
        "{:?}[{}] {}/{}:{line}:{column}\n  {source}\n  {}{} {}",
        diagnostic.severity,
        diagnostic.code,
        file.root,
        file.path,
        " ".repeat(column - 1),
        "^".repeat(underlined.lines().next().unwrap_or("").chars().count().max(1)),
        diagnostic.message,
    );
    for label in &diagnostic.labels {
        let (line, column, _) = place(&file.text, label.span.start);
        shown += &format!("\n  = {line}:{column}: {}", label.message);
    }
    for related in &finding.related {
        let other = loaded.file(related.file);
        let (line, column, _) = place(&other.text, related.span.start);
        shown += &format!("\n  = {}/{}:{line}:{column}: {}", other.root, other.path, related.message);
    }
    if let Some(hint) = &diagnostic.hint {
        shown += &format!("\n  = hint: {hint}");
    }
    if let Some(fix) = &diagnostic.fix {
        shown += &format!("\n  = fix: {}", fix.replacement);
    }
    shown
}

fn codes(loaded: &Loaded) -> Vec<&'static str> {
    loaded.findings.iter().map(|finding| finding.diagnostic.code).collect()
}

/// Line, column and text of the line.
fn place(text: &str, start: usize) -> (usize, usize, &str) {
    let before = &text[..start];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.matches('\n').count() + 1;
    (line, text[line_start..start].chars().count() + 1, text[line_start..].lines().next().unwrap_or(""))
}
