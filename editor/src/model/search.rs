//! Finding and replacing text, in one file or in all.

use super::file::FileKey;
use super::project::{Edit, Project};
use provost_grammar::span::Span;

/// How many places are listed.
pub const MAX_HITS: usize = 500;

/// A place at which the text was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The file.
    pub file: FileKey,
    /// Where in it.
    pub span: Span,
    /// Number of the line, from 1.
    pub line: usize,
    /// The line.
    pub text: String,
}

impl Hit {
    /// Makes a hit of a place in a text.
    pub fn at(file: FileKey, text: &str, span: Span) -> Self {
        let before = text.get(..span.start).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let end =
            text.get(span.end..).and_then(|after| after.find('\n')).map_or(text.len(), |at| span.end + at);
        let line = before.matches('\n').count() + 1;
        Self { file, span, line, text: text.get(start..end).unwrap_or_default().trim_end().to_owned() }
    }
}

/// Finds a text in one text. Upper and lower case are the same unless `exact`.
pub fn find(text: &str, what: &str, exact: bool) -> Vec<Span> {
    if what.is_empty() {
        return Vec::new();
    }
    if exact {
        return text.match_indices(what).map(|(at, found)| Span::new(at, at + found.len())).collect();
    }
    let mut found = Vec::new();
    let mut rest = text.char_indices();
    while let Some((at, _)) = rest.clone().next() {
        if let Some(len) = starts_with(rest.as_str(), what) {
            found.push(Span::new(at, at + len));
            let next = at + len;
            while rest.clone().next().is_some_and(|(at, _)| at < next) {
                rest.next();
            }
        } else {
            rest.next();
        }
    }
    found
}

/// Returns how many bytes of `text` spell `what`, whatever the case.
fn starts_with(text: &str, what: &str) -> Option<usize> {
    let mut len = 0;
    let mut chars = text.chars();
    for wanted in what.chars() {
        let char = chars.next()?;
        if char != wanted && !char.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        len += char.len_utf8();
    }
    Some(len)
}

/// Finds a text in the files that pass a filter.
pub fn find_all(project: &Project, what: &str, exact: bool, wanted: impl Fn(&FileKey) -> bool) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (file, text) in project.files().filter(|(file, _)| wanted(file)) {
        for span in find(text, what, exact) {
            if hits.len() == MAX_HITS {
                return hits;
            }
            hits.push(Hit::at(file.clone(), text, span));
        }
    }
    hits
}

/// Replaces a text in the files that pass a filter. Only the differences become edits.
pub fn replace_all(
    project: &Project,
    what: &str,
    with: &str,
    exact: bool,
    wanted: impl Fn(&FileKey) -> bool,
) -> Vec<Edit> {
    let files = project.files().filter(|(file, _)| wanted(file) && project.is_writable(&file.root));
    files
        .filter_map(|(file, text)| {
            let mut new = text.to_string();
            let found = find(text, what, exact);
            for span in found.iter().rev() {
                new.replace_range(span.start..span.end, with);
            }
            (!found.is_empty()).then(|| Edit::new(file.clone(), new))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_matters_only_if_asked() {
        let found = |what, exact| find("Gold and gold, GOLD", what, exact).len();
        assert_eq!(found("gold", false), 3);
        assert_eq!(found("gold", true), 1);
        assert_eq!(found("", false), 0);
        assert_eq!(find("Ünd ünd", "ünd", false), [Span::new(0, 4), Span::new(5, 9)]);
        assert_eq!(find("aaaa", "aa", false).len(), 2);
    }
}
