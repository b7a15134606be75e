//! Applies fixes to loaded packs until nothing changes. A fix that would leave more errors than before is
//! undone, so a file never gets worse.

use super::{Content, FileId, Finding, Loaded};
use provost_grammar::diagnostic::{Applicability, Fix, Severity};
use provost_grammar::repair;
use std::collections::{BTreeMap, BTreeSet};

/// The most rounds per file, since fixes that undo each other would go on for ever.
const MAX_ROUNDS: usize = 16;

/// Which fixes are applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repairs {
    /// Fixes that keep the meaning.
    Safe,
    /// Guesses, too.
    All,
}

/// A file with applied fixes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Autofixed {
    /// The file.
    pub file: FileId,
    /// Its text before.
    pub before: String,
    /// How many fixes were applied.
    pub repairs: usize,
}

/// Applies all possible fixes to the wanted files. `check` returns the findings of the packs; `loaded` then
/// holds the new texts, and the result those before.
pub fn autofix(
    loaded: &mut Loaded,
    repairs: Repairs,
    check: impl Fn(&Loaded) -> Vec<Finding>,
    wanted: impl Fn(&Loaded, FileId) -> bool,
) -> Vec<Autofixed> {
    let mut fixed: BTreeMap<FileId, Autofixed> = BTreeMap::new();
    let mut given_up: BTreeSet<(FileId, usize, String)> = BTreeSet::new();
    for _ in 0..MAX_ROUNDS {
        let findings = check(loaded);
        let mut errors = count_errors(&findings);
        let mut files: BTreeMap<FileId, Vec<Fix>> = BTreeMap::new();
        for finding in findings.iter().filter(|finding| wanted(loaded, finding.file)) {
            let fix = finding.diagnostic.fix.as_ref();
            let fits = |fix: &&Fix| repairs == Repairs::All || fix.applicability == Applicability::Safe;
            if let Some(fix) = fix.filter(fits)
                && !given_up.contains(&(finding.file, fix.span.start, fix.replacement.clone()))
            {
                files.entry(finding.file).or_default().push(fix.clone());
            }
        }
        let all: Vec<(FileId, Vec<Fix>)> = files.into_iter().collect();
        let befores: Vec<(FileId, String)> =
            all.iter().map(|(file, _)| (*file, loaded.file(*file).text.clone())).collect();
        let applied = attempt_parts(loaded, all, &check, &mut errors, &mut given_up);
        if applied.is_empty() {
            break;
        }
        for (file, before) in befores {
            if let Some(count) = applied.get(&file) {
                fixed.entry(file).or_insert(Autofixed { file, before, repairs: 0 }).repairs += count;
            }
        }
    }
    fixed.into_values().filter(|fixed| loaded.file(fixed.file).text != fixed.before).collect()
}

fn count_errors(findings: &[Finding]) -> usize {
    findings.iter().filter(|finding| finding.diagnostic.severity == Severity::Error).count()
}

/// Applies fixes: all at once, or if that makes things worse, file by file, or else one by one. Fixes that
/// still make things worse are dropped. Returns how many were applied in each file.
fn attempt_parts(
    loaded: &mut Loaded,
    all: Vec<(FileId, Vec<Fix>)>,
    check: &impl Fn(&Loaded) -> Vec<Finding>,
    errors: &mut usize,
    given_up: &mut BTreeSet<(FileId, usize, String)>,
) -> BTreeMap<FileId, usize> {
    let mut applied = BTreeMap::new();
    if all.is_empty() || attempt(loaded, &all, check, errors, &mut applied) {
        return applied;
    }
    for (file, mut fixes) in all {
        if attempt(loaded, &[(file, fixes.clone())], check, errors, &mut applied) {
            continue;
        }
        // Starts from the end, so that earlier positions stay valid.
        fixes.sort_by_key(|fix| std::cmp::Reverse(fix.span.start));
        for fix in fixes {
            if !attempt(loaded, &[(file, vec![fix.clone()])], check, errors, &mut applied) {
                given_up.insert((file, fix.span.start, fix.replacement));
            }
        }
    }
    applied
}

/// Applies fixes and undoes them if there are more errors than before. Returns whether they stay.
fn attempt(
    loaded: &mut Loaded,
    files: &[(FileId, Vec<Fix>)],
    check: &impl Fn(&Loaded) -> Vec<Finding>,
    errors: &mut usize,
    applied: &mut BTreeMap<FileId, usize>,
) -> bool {
    let mut befores = Vec::new();
    let mut counts = Vec::new();
    for (file, fixes) in files {
        let before = loaded.file(*file).text.clone();
        let (text, count) = repair::apply(&before, fixes);
        if text != before {
            loaded.update(*file, Content::Text(text));
            befores.push((*file, before));
            counts.push((*file, count));
        }
    }
    let now = count_errors(&check(loaded));
    if now > *errors {
        for (file, before) in befores {
            loaded.update(file, Content::Text(before));
        }
        return false;
    }
    *errors = now;
    for (file, count) in counts {
        *applied.entry(file).or_default() += count;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{Repairs, autofix};
    use crate::pack::{self, Finding, Loaded, PackSource, Source};
    use provost_grammar::diagnostic::Diagnostic;
    use provost_grammar::span::Span;

    /// Finds every word of `from` in a file and suggests the fix `to`; words that end in `!` are errors.
    fn check(rules: &'static [(&str, &str)]) -> impl Fn(&Loaded) -> Vec<Finding> {
        move |loaded| {
            let file = loaded.find_file("p", "README.md").unwrap();
            let text = &loaded.file(file).text;
            let mut findings = Vec::new();
            for (from, to) in rules {
                for (at, _) in text.match_indices(from) {
                    let span = Span::new(at, at + from.len());
                    findings.push(Finding::new(file, Diagnostic::warning("x", span, "").with_fix(*to)));
                }
            }
            for (at, _) in text.match_indices('!') {
                findings.push(Finding::new(file, Diagnostic::error("y", Span::new(at, at + 1), "")));
            }
            findings
        }
    }

    fn fixed(text: &str, rules: &'static [(&str, &str)]) -> (String, usize) {
        let files = vec![Source::text("README.md", text)];
        let mut loaded = pack::load(&[], vec![PackSource { root: "p".to_owned(), files }]);
        let fixed = autofix(&mut loaded, Repairs::Safe, check(rules), |_, _| true);
        let file = loaded.find_file("p", "README.md").unwrap();
        (loaded.file(file).text.clone(), fixed.iter().map(|fixed| fixed.repairs).sum())
    }

    #[test]
    fn repairs_go_on_until_nothing_changes() {
        assert_eq!(fixed("one two", &[("one", "two"), ("two", "three")]), ("three three".to_owned(), 3));
    }

    #[test]
    fn a_repair_that_adds_an_error_is_taken_back_and_the_others_stay() {
        assert_eq!(fixed("bad good", &[("bad", "worse!"), ("good", "better")]), ("bad better".to_owned(), 1));
        assert_eq!(fixed("bad", &[("bad", "worse!")]), ("bad".to_owned(), 0));
    }

    #[test]
    fn repairs_that_undo_each_other_come_to_an_end() {
        let (text, _) = fixed("a", &[("a", "b"), ("b", "a")]);
        assert!(text == "a" || text == "b");
    }
}
