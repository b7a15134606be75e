//! Findings, with their files and lines, in the order in which they are shown.

use super::file::FileKey;
use provost_grammar::diagnostic::{Fix, Severity};
use provost_grammar::span::Span;

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: FileKey,
    /// Where in it.
    pub span: Span,
    /// Line and column of the place, from 1.
    pub line: (usize, usize),
    /// How bad it is.
    pub severity: Severity,
    /// The stable code.
    pub code: &'static str,
    /// The message.
    pub message: String,
    /// A hint.
    pub hint: Option<String>,
    /// A repair that can be applied as it is.
    pub fix: Option<Fix>,
    /// Related places: file, span and message.
    pub related: Vec<(FileKey, Span, String)>,
}

/// All findings of all packs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    /// Errors first, then by file and place.
    pub list: Vec<Problem>,
}

impl Problems {
    /// Puts findings into the order in which they are shown.
    pub fn new(mut list: Vec<Problem>) -> Self {
        list.sort_by(|a, b| {
            (a.severity, &a.file, a.span.start, a.code).cmp(&(b.severity, &b.file, b.span.start, b.code))
        });
        Self { list }
    }

    /// Returns how many errors and how many warnings there are.
    pub fn count(&self) -> (usize, usize) {
        let errors = self.list.iter().filter(|problem| problem.severity == Severity::Error).count();
        (errors, self.list.len() - errors)
    }

    /// Returns the findings of a file, by place.
    pub fn of(&self, file: &FileKey) -> Vec<&Problem> {
        let mut found: Vec<&Problem> = self.list.iter().filter(|problem| problem.file == *file).collect();
        found.sort_by_key(|problem| problem.span.start);
        found
    }

    /// Returns the finding at a place of a file; of several, the shortest.
    pub fn at(&self, file: &FileKey, offset: usize) -> Option<&Problem> {
        let here = self.list.iter().filter(|problem| problem.file == *file && problem.span.touches(offset));
        here.min_by_key(|problem| problem.span.len())
    }

    /// Returns the worst severity among the findings that pass a filter.
    pub fn worst(&self, filter: impl Fn(&Problem) -> bool) -> Option<Severity> {
        self.list.iter().filter(|problem| filter(problem)).map(|problem| problem.severity).min()
    }

    /// Returns the next finding after a place, going round, in the order of files and places.
    pub fn next(&self, from: Option<(&FileKey, usize)>, forward: bool) -> Option<&Problem> {
        let mut order: Vec<&Problem> = self.list.iter().collect();
        order.sort_by_key(|problem| (&problem.file, problem.span.start));
        let Some(from) = from else { return order.first().copied() };
        if forward {
            let after = order.iter().find(|problem| (&problem.file, problem.span.start) > from);
            after.or_else(|| order.first()).copied()
        } else {
            let before = order.iter().rfind(|problem| (&problem.file, problem.span.start) < from);
            before.or_else(|| order.last()).copied()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(path: &str, start: usize, severity: Severity) -> Problem {
        Problem {
            file: FileKey::new("p", path),
            span: Span::new(start, start + 3),
            line: (1, 1),
            severity,
            code: "unknown-word",
            message: String::new(),
            hint: None,
            fix: None,
            related: Vec::new(),
        }
    }

    #[test]
    fn errors_come_first_and_jumping_follows_the_files() {
        let problems = Problems::new(vec![
            problem("a", 5, Severity::Warning),
            problem("b", 1, Severity::Error),
            problem("a", 9, Severity::Error),
        ]);
        let shown: Vec<_> = problems.list.iter().map(|p| (p.file.path.as_str(), p.span.start)).collect();
        assert_eq!(shown, [("a", 9), ("b", 1), ("a", 5)]);
        assert_eq!(problems.count(), (2, 1));
        let a = FileKey::new("p", "a");
        let b = FileKey::new("p", "b");
        assert_eq!(problems.next(Some((&a, 5)), true).unwrap().span.start, 9);
        assert_eq!(problems.next(Some((&b, 1)), true).unwrap().span.start, 5);
        assert_eq!(problems.next(Some((&a, 5)), false).unwrap().file, b);
        assert_eq!(problems.at(&a, 10).unwrap().span.start, 9);
    }
}
