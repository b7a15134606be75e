//! Changes of texts: layout, and the fixes that findings suggest.

use crate::pack::{FileId, Finding, Loaded, Role, format_file};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The replacement of a span of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The file.
    pub file: FileId,
    /// The span to replace.
    pub span: Span,
    /// The new text.
    pub text: String,
}

/// A fix that a finding suggests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The fix in a few words.
    pub title: String,
    /// The code of the finding.
    pub code: &'static str,
    /// The finding.
    pub finding: Diagnostic,
    /// The change.
    pub edit: Edit,
}

/// Formats the effects of a file. Returns `None` if they are already formatted, or if the file has no
/// entries.
pub fn format(loaded: &Loaded, file: FileId) -> Result<Option<Edit>, Vec<Diagnostic>> {
    let Some(known) = loaded.files.get(file.index()) else { return Ok(None) };
    if !matches!(known.role, Role::Entries | Role::Alone) {
        return Ok(None);
    }
    let new = format_file(&known.text)?;
    Ok(new.map(|new| difference(file, &known.text, &new)))
}

/// Returns the one edit that turns a text into another.
fn difference(file: FileId, old: &str, new: &str) -> Edit {
    let same =
        |a: &str, b: &str| a.char_indices().zip(b.chars()).find(|((_, x), y)| x != y).map(|((at, _), _)| at);
    let start = same(old, new).unwrap_or_else(|| old.len().min(new.len()));
    let (old_rest, new_rest) = (old.get(start..).unwrap_or_default(), new.get(start..).unwrap_or_default());
    let tail: usize = old_rest
        .chars()
        .rev()
        .zip(new_rest.chars().rev())
        .take_while(|(x, y)| x == y)
        .map(|(x, _)| x.len_utf8())
        .sum();
    let text = new_rest.get(..new_rest.len() - tail).unwrap_or_default().to_owned();
    Edit { file, span: Span::new(start, old.len() - tail), text }
}

/// Returns the fixes that findings suggest within a span of a file.
pub fn repairs<'f>(
    loaded: &Loaded,
    findings: impl IntoIterator<Item = &'f Finding>,
    file: FileId,
    stretch: Span,
) -> Vec<Repair> {
    let here = |finding: &&Finding| {
        let span = finding.diagnostic.span;
        finding.file == file && span.start <= stretch.end && stretch.start <= span.end
    };
    let repair = |finding: &Finding| {
        let diagnostic = &finding.diagnostic;
        let fix = diagnostic.fix.as_ref()?;
        let old = loaded.files.get(file.index())?.text.get(fix.span.start..fix.span.end)?;
        let title = match (old.trim(), fix.replacement.trim()) {
            (old, "") => format!("leave out `{old}`"),
            ("", new) => format!("write `{}`", one_line(new)),
            (old, new) => format!("write `{}` instead of `{}`", one_line(new), one_line(old)),
        };
        let edit = Edit { file, span: fix.span, text: fix.replacement.clone() };
        Some(Repair { title, code: diagnostic.code, finding: diagnostic.clone(), edit })
    };
    findings.into_iter().filter(here).filter_map(repair).collect()
}

/// Returns the first line of a text.
fn one_line(text: &str) -> String {
    match text.split_once('\n') {
        Some((first, _)) => format!("{} ...", first.trim_end()),
        None => text.to_owned(),
    }
}
