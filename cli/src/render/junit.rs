//! JUnit XML, for the test reports of CI systems: one suite per pack, one case per finding, and one for each
//! file without findings. A finding that does not make the check fail is a passing case with output.
//!
//! Only the schema of Jenkins is used, which all readers of JUnit XML understand.

use crate::Refusal;
use crate::report::{CheckedFile, LocatedFinding, Report, word};
use provost_packs::{join, safe};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// One case.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// Its class: a file.
    pub(crate) class: String,
    pub(crate) failure: Option<Failure>,
    /// Its output.
    pub(crate) output: Option<String>,
}

/// Why a case failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) kind: String,
    pub(crate) message: String,
    pub(crate) told: String,
}

/// Cases by the name of their suite.
pub(crate) type Suites<'s> = BTreeMap<&'s str, Vec<Case>>;

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let mut suites = Suites::new();
    let mut found: BTreeSet<(&str, &str)> = BTreeSet::new();
    for shown in &report.findings {
        let file = report.loaded.file(shown.finding.file);
        found.insert((&file.root, &file.path));
        suites.entry(shown.root).or_default().push(case(report, shown));
    }
    for CheckedFile { root, path } in &report.files {
        if !found.contains(&(*root, *path)) {
            let (name, class) = ("no findings".to_owned(), join(root, path));
            suites.entry(root).or_default().push(Case { name, class, failure: None, output: None });
        }
    }
    write_suites("provost check", &suites, out)
}

fn case(report: &Report<'_>, shown: &LocatedFinding<'_>) -> Case {
    let start = shown.range.start;
    let place = format!("{}:{}:{}", shown.file, start.line, start.column);
    let name = format!("{} at {}:{}", shown.code(), start.line, start.column);
    let told = format!("{place}: {}: {}\n\n{}", word(shown.severity()), shown.told(), shown.lines);
    let class = shown.file.clone();
    if report.fails(shown) {
        let (kind, message) = (shown.code().to_owned(), shown.message().to_owned());
        return Case { name, class, failure: Some(Failure { kind, message, told }), output: None };
    }
    Case { name, class, failure: None, output: Some(told) }
}

/// Writes suites as one report.
pub(crate) fn write_suites(name: &str, suites: &Suites<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let failed = |cases: &[Case]| cases.iter().filter(|case| case.failure.is_some()).count();
    let tests: usize = suites.values().map(Vec::len).sum();
    let failures: usize = suites.values().map(|cases| failed(cases)).sum();
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    let name = safe::markup(name);
    writeln!(out, "<testsuites name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">")?;
    for (name, cases) in suites {
        let (name, tests, failures) = (safe::markup(name), cases.len(), failed(cases));
        writeln!(
            out,
            "  <testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\" skipped=\"0\">"
        )?;
        cases.iter().try_for_each(|case| write_case(case, out))?;
        writeln!(out, "  </testsuite>")?;
    }
    writeln!(out, "</testsuites>")?;
    Ok(())
}

fn write_case(case: &Case, out: &mut dyn Write) -> Result<(), Refusal> {
    let (name, class) = (safe::markup(&case.name), safe::markup(&case.class));
    write!(out, "    <testcase name=\"{name}\" classname=\"{class}\"")?;
    if case.failure.is_none() && case.output.is_none() {
        writeln!(out, "/>")?;
        return Ok(());
    }
    writeln!(out, ">")?;
    if let Some(Failure { kind, message, told }) = &case.failure {
        let (kind, message, told) = (safe::markup(kind), safe::markup(message), safe::markup(told));
        writeln!(out, "      <failure type=\"{kind}\" message=\"{message}\">{told}</failure>")?;
    }
    if let Some(output) = &case.output {
        writeln!(out, "      <system-out>{}</system-out>", safe::markup(output))?;
    }
    writeln!(out, "    </testcase>")?;
    Ok(())
}
