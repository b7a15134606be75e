//! From findings to what the window shows.

use crate::model::file::{FileKey, line_and_column};
use crate::model::problem::Problem;
use provost_interpreter::pack::{FileId, Finding, Loaded};

/// Returns a finding with the name of its file and its line.
pub(super) fn problem(loaded: &Loaded, finding: &Finding) -> Problem {
    let diagnostic = &finding.diagnostic;
    let file = key(loaded, finding.file);
    let labels = diagnostic.labels.iter().map(|label| (file.clone(), label.span, label.message.clone()));
    let elsewhere =
        finding.related.iter().map(|other| (key(loaded, other.file), other.span, other.message.clone()));
    Problem {
        span: diagnostic.span,
        line: line_and_column(&loaded.file(finding.file).text, diagnostic.span.start),
        severity: diagnostic.severity,
        code: diagnostic.code,
        message: diagnostic.message.clone(),
        hint: diagnostic.hint.clone(),
        fix: diagnostic.fix.clone(),
        related: labels.chain(elsewhere).collect(),
        file,
    }
}

/// Returns the name of a file.
pub(super) fn key(loaded: &Loaded, file: FileId) -> FileKey {
    let file = loaded.file(file);
    FileKey::new(file.root.clone(), file.path.clone())
}
