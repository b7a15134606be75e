//! Annotations of GitHub Actions, written as workflow commands, and a table for the summary of the step.
//!
//! GitHub shows ten errors and ten warnings of a step and drops the rest, so the worst come first and a line says
//! how many more there are.

use super::text;
use crate::Refusal;
use crate::report::{LocatedFinding, Report, word};
use provost_grammar::diagnostic::Severity;
use provost_packs::safe::{self, markdown};
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

/// The most annotations of one severity per step.
const MOST: usize = 10;
/// The maximum size of a summary: GitHub refuses more than 1 MiB.
const SUMMARY_BYTES: usize = 1000 * 1024;

/// An annotation.
pub(crate) struct Annotation<'a> {
    pub(crate) severity: Severity,
    pub(crate) title: &'a str,
    pub(crate) file: &'a str,
    /// First and last line.
    pub(crate) lines: (usize, usize),
    /// First column and the one after the last, if both are on one line.
    pub(crate) columns: Option<(usize, usize)>,
    pub(crate) message: &'a str,
}

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let findings = report.worst_first();
    let annotations: Vec<(&LocatedFinding<'_>, String)> =
        findings.iter().map(|shown| (*shown, shown.told())).collect();
    let annotations: Vec<Annotation<'_>> = annotations.iter().map(|(shown, told)| of(shown, told)).collect();
    let summary = text::summary(&report.totals);
    let written = summarize(|room| table(report, &findings, &summary, room))?;
    write_all(&annotations, if written { "the summary of this step" } else { "`provost check`" }, out)?;
    writeln!(out, "{summary}")?;
    Ok(())
}

/// Makes an annotation of a finding.
pub(crate) fn of<'a>(shown: &'a LocatedFinding<'_>, message: &'a str) -> Annotation<'a> {
    let (start, end) = (shown.range.start, shown.range.end);
    Annotation {
        severity: shown.severity(),
        title: shown.code(),
        file: &shown.file,
        lines: (start.line, end.line),
        columns: (start.line == end.line).then_some((start.column, end.column)),
        message,
    }
}

/// Writes as many annotations as GitHub shows, in the given order, and says how many more there are and
/// where.
pub(crate) fn write_all(
    annotations: &[Annotation<'_>],
    rest: &str,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let (mut errors, mut warnings, mut more) = (0, 0, 0);
    for annotation in annotations {
        let count = match annotation.severity {
            Severity::Error => &mut errors,
            Severity::Warning => &mut warnings,
        };
        *count += 1;
        if *count > MOST {
            more += 1;
        } else {
            writeln!(out, "{}", command(annotation))?;
        }
    }
    if more > 0 {
        writeln!(out, "{more} more, not annotated (GitHub shows {MOST} of a kind): see {rest}")?;
    }
    Ok(())
}

/// Returns the workflow command of an annotation.
fn command(annotation: &Annotation<'_>) -> String {
    let (line, end_line) = annotation.lines;
    let file = property(&in_repository(annotation.file));
    let mut command = format!("::{} file={file},line={line},endLine={end_line}", word(annotation.severity));
    if let Some((column, end)) = annotation.columns {
        // GitHub's last column is inclusive.
        let end = end.saturating_sub(1).max(column);
        write!(command, ",col={column},endColumn={end}").ok();
    }
    format!("{command},title={}::{}", property(annotation.title), data(annotation.message))
}

/// Escapes the text of a command.
fn data(text: &str) -> String {
    let lines = text.split('\n').map(|line| safe::line(line.trim_end_matches('\r')).replace('%', "%25"));
    lines.collect::<Vec<_>>().join("%0A")
}

/// Escapes a property of a command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

/// Returns a path from the top of the repository: annotations and code scanning need it, and the command may
/// have been run in a subfolder.
pub(super) fn in_repository(path: &str) -> String {
    let below = || {
        let top = std::env::var_os("GITHUB_WORKSPACE").filter(|top| !top.is_empty())?;
        let top = std::fs::canonicalize(top).ok()?;
        let here = std::fs::canonicalize(std::env::current_dir().ok()?).ok()?;
        let whole = here.join(path);
        Some(whole.strip_prefix(top).ok()?.to_string_lossy().replace('\\', "/"))
    };
    below().unwrap_or_else(|| path.to_owned())
}

/// Appends to the summary of the step, if there is one, and returns whether there is.
pub(crate) fn summarize(page: impl Fn(usize) -> String) -> Result<bool, Refusal> {
    let Some(path) = std::env::var_os("GITHUB_STEP_SUMMARY").filter(|path| !path.is_empty()) else {
        return Ok(false);
    };
    let path = Path::new(&path);
    // Several commands may write in a step, so the present size counts.
    let there = std::fs::metadata(path).map_or(0, |data| usize::try_from(data.len()).unwrap_or(usize::MAX));
    provost_packs::append_to_file(path, &page(SUMMARY_BYTES.saturating_sub(there)))?;
    Ok(true)
}

/// Writes the table of all findings, as far as there is room.
fn table(report: &Report<'_>, findings: &[&LocatedFinding<'_>], summary: &str, room: usize) -> String {
    let mut page = format!("### Provost\n\n{summary}\n");
    if report.findings.is_empty() {
        return page;
    }
    page.push_str("\n| | Code | Place | Finding |\n|---|---|---|---|\n");
    let rows: Vec<String> = findings
        .iter()
        .map(|shown| {
            let place = format!("{}:{}", in_repository(&shown.file), shown.range.start.line);
            let told = markdown(&shown.told());
            format!("| {} | {} | {} | {told} |\n", word(shown.severity()), shown.code(), markdown(&place))
        })
        .collect();
    let reserve = 100;
    for (index, row) in rows.iter().enumerate() {
        if page.len() + row.len() + reserve > room {
            write!(page, "\n{} more; a summary has no room for them.\n", rows.len() - index).ok();
            break;
        }
        page.push_str(row);
    }
    page.push('\n');
    page
}
