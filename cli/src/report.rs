//! The result of a check, with every location computed: the common input of all formats.

use crate::Outcome;
use crate::args::check::Gate;
use provost_grammar::diagnostic::{Fix, Severity};
use provost_grammar::span::Span;
use provost_interpreter::pack::{FileId, Finding, Loaded, Role};
use provost_packs::{Packs, join};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What was checked and found.
#[derive(Debug)]
pub(crate) struct Report<'l> {
    pub(crate) loaded: &'l Loaded,
    /// Sorted by file and place.
    pub(crate) findings: Vec<LocatedFinding<'l>>,
    pub(crate) totals: Totals,
    /// Every requested file, sorted.
    pub(crate) files: Vec<CheckedFile<'l>>,
    gate: Gate,
}

/// Counts of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Totals {
    pub(crate) entries: usize,
    pub(crate) packs: usize,
    /// Files outside any pack.
    pub(crate) single_files: usize,
    pub(crate) errors: usize,
    pub(crate) warnings: usize,
}

/// A file that was checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CheckedFile<'l> {
    pub(crate) root: &'l str,
    pub(crate) path: &'l str,
}

/// A finding with its places.
#[derive(Debug)]
pub(crate) struct LocatedFinding<'l> {
    pub(crate) finding: &'l Finding,
    /// The pack folder.
    pub(crate) root: &'l str,
    /// The file, relative to the current folder if it lies below it, with `/`.
    pub(crate) file: String,
    pub(crate) range: Range,
    /// The lines it is on.
    pub(crate) lines: &'l str,
    pub(crate) notes: Vec<Note<'l>>,
    pub(crate) fix: Option<Edit<'l>>,
}

/// A further place of a finding.
#[derive(Debug, Serialize)]
pub(crate) struct Note<'l> {
    pub(crate) message: &'l str,
    pub(crate) file: String,
    #[serde(flatten)]
    pub(crate) range: Range,
}

/// A fix: the replacement of a range of text.
#[derive(Debug)]
pub(crate) struct Edit<'l> {
    pub(crate) fix: &'l Fix,
    pub(crate) range: Range,
}

/// A range; its end is exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Range {
    pub(crate) start: Location,
    pub(crate) end: Location,
}

/// A position in a file. Lines and columns count from 1, columns in characters (Unicode code points), bytes
/// from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Location {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) byte: usize,
}

impl<'l> Report<'l> {
    /// Collects the findings of the requested files.
    pub(crate) fn new(
        loaded: &'l Loaded,
        packs: &Packs,
        findings: impl IntoIterator<Item = &'l Finding>,
        gate: &Gate,
    ) -> Self {
        let mut findings: Vec<&Finding> =
            findings.into_iter().filter(|finding| packs.wants(loaded.file(finding.file))).collect();
        findings.sort_by_key(|finding| {
            let diagnostic = &finding.diagnostic;
            (finding.file, diagnostic.span.start, diagnostic.span.end, diagnostic.code)
        });
        let mut places =
            Places { loaded, here: std::env::current_dir().ok(), file: None, starts: Vec::new() };
        let findings: Vec<LocatedFinding<'l>> =
            findings.into_iter().map(|finding| places.shown(finding)).collect();
        let count = |severity| findings.iter().filter(|shown| shown.severity() == severity).count();
        let entries = loaded.games.iter().flat_map(|game| game.entries.values());
        let (folders, single_files) = packs.count();
        let totals = Totals {
            entries: entries.filter(|entry| packs.wants(loaded.file(entry.file))).count(),
            packs: folders,
            single_files,
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
        };
        let read = |role: Role| role.is_read() || role == Role::Test;
        let asked = loaded.files.iter().filter(|file| read(file.role) && packs.wants(file));
        let files = asked.map(|file| CheckedFile { root: &file.root, path: &file.path }).collect();
        Self { loaded, findings, totals, files, gate: gate.clone() }
    }

    /// Returns whether a finding makes the check fail.
    pub(crate) fn fails(&self, shown: &LocatedFinding<'_>) -> bool {
        match shown.severity() {
            Severity::Error => true,
            Severity::Warning => self.gate.denies(self.totals.warnings),
        }
    }

    /// Returns the outcome of the check, whatever the format.
    pub(crate) fn outcome(&self) -> Outcome {
        let fails = self.totals.errors > 0 || self.gate.denies(self.totals.warnings);
        if fails && !self.gate.exit_zero { Outcome::Findings } else { Outcome::Clean }
    }

    /// Returns the findings, worst first, otherwise in file order.
    pub(crate) fn worst_first(&self) -> Vec<&LocatedFinding<'l>> {
        let mut findings: Vec<&LocatedFinding<'l>> = self.findings.iter().collect();
        findings.sort_by_key(|shown| shown.severity());
        findings
    }
}

impl LocatedFinding<'_> {
    pub(crate) const fn code(&self) -> &'static str {
        self.finding.diagnostic.code
    }

    pub(crate) const fn severity(&self) -> Severity {
        self.finding.diagnostic.severity
    }

    pub(crate) fn message(&self) -> &str {
        &self.finding.diagnostic.message
    }

    pub(crate) fn hint(&self) -> Option<&str> {
        self.finding.diagnostic.hint.as_deref()
    }

    /// Returns the message, the hint and the further places, one line each.
    pub(crate) fn told(&self) -> String {
        let mut lines = vec![self.message().to_owned()];
        lines.extend(self.hint().map(|hint| format!("help: {hint}")));
        let notes = self.notes.iter();
        lines.extend(notes.map(|note| format!("{}:{}: {}", note.file, note.range.start.line, note.message)));
        lines.join("\n")
    }
}

/// Returns the word for a severity.
pub(crate) const fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// Computes lines and columns. Findings come file by file, so only one file's lines are kept at a time.
struct Places<'l> {
    loaded: &'l Loaded,
    /// The current folder.
    here: Option<PathBuf>,
    file: Option<FileId>,
    /// Where the lines of that file begin.
    starts: Vec<usize>,
}

impl<'l> Places<'l> {
    fn shown(&mut self, finding: &'l Finding) -> LocatedFinding<'l> {
        let diagnostic = &finding.diagnostic;
        let range = self.range(finding.file, diagnostic.span);
        let file = self.loaded.file(finding.file);
        let lines = self.lines(range, &file.text);
        let fix = diagnostic.fix.as_ref().map(|fix| Edit { fix, range: self.range(finding.file, fix.span) });
        let shown = self.path(&join(&file.root, &file.path));
        let mut notes: Vec<Note<'l>> = Vec::new();
        for label in &diagnostic.labels {
            let range = self.range(finding.file, label.span);
            notes.push(Note { message: &label.message, file: shown.clone(), range });
        }
        for related in &finding.related {
            let other = self.loaded.file(related.file);
            let range = self.range(related.file, related.span);
            notes.push(Note {
                message: &related.message,
                file: self.path(&join(&other.root, &other.path)),
                range,
            });
        }
        LocatedFinding { finding, root: &file.root, file: shown, range, lines, notes, fix }
    }

    /// Returns a path from the current folder, if it lies below it.
    fn path(&self, shown: &str) -> String {
        let below = self.here.as_ref().and_then(|here| {
            let below = Path::new(shown).strip_prefix(here).ok()?;
            Some(below.to_string_lossy().replace('\\', "/"))
        });
        below.unwrap_or_else(|| shown.to_owned())
    }

    fn range(&mut self, file: FileId, span: Span) -> Range {
        let text = self.loaded.file(file).text.as_str();
        if self.file != Some(file) {
            self.starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
            self.file = Some(file);
        }
        let start = self.place(text, span.start);
        Range { start, end: self.place(text, span.end.max(span.start)) }
    }

    fn place(&self, text: &str, byte: usize) -> Location {
        let byte = floor(text, byte);
        let line = self.starts.partition_point(|start| *start <= byte);
        let start = line.checked_sub(1).and_then(|line| self.starts.get(line)).copied().unwrap_or_default();
        let column = text.get(start..byte).map_or(0, |before| before.chars().count());
        Location { line, column: column + 1, byte }
    }

    fn lines(&self, range: Range, text: &'l str) -> &'l str {
        let start = self.starts.get(range.start.line.saturating_sub(1)).copied().unwrap_or_default();
        let end = self.starts.get(range.end.line).copied().unwrap_or(text.len());
        text.get(start..end).unwrap_or_default().trim_end_matches(['\r', '\n'])
    }
}

/// Returns the nearest character boundary at or before `byte`.
fn floor(text: &str, byte: usize) -> usize {
    let mut byte = byte.min(text.len());
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}

#[cfg(test)]
mod tests {
    use super::{Location, Places};
    use provost_grammar::span::Span;
    use provost_interpreter::pack::{self, PackSource, Source};

    #[test]
    fn columns_count_characters_and_lines_end_where_they_end() {
        let text = "id = \"é\"\r\nnäme = 1\n";
        let files = vec![Source::text("pack.toml", text)];
        let loaded = pack::load(&[], vec![PackSource { root: "p".to_owned(), files }]);
        let file = loaded.find_file("p", "pack.toml").unwrap();
        let mut places = Places { loaded: &loaded, here: None, file: None, starts: Vec::new() };
        let start = text.find("= 1").unwrap();
        let range = places.range(file, Span::new(start, start + 3));
        assert_eq!(range.start, Location { line: 2, column: 6, byte: start });
        assert_eq!(range.end, Location { line: 2, column: 9, byte: start + 3 });
        assert_eq!(places.lines(range, text), "näme = 1");
        // Inside a character, and beyond the end.
        assert_eq!(places.range(file, Span::new(7, 7)).start, Location { line: 1, column: 7, byte: 6 });
        assert_eq!(
            places.range(file, Span::new(99, 99)).end,
            Location { line: 3, column: 1, byte: text.len() }
        );
        let first = places.range(file, Span::new(0, 2));
        assert_eq!(places.lines(first, text), "id = \"é\"");
    }
}
