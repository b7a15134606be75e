//! `provost test`: runs the tests of packs and shows what they do not reach.

use super::plural;
use crate::args::Color;
use crate::args::check::Gate;
use crate::args::format::{Target, TestFormat};
use crate::render::github::{self, Annotation};
use crate::render::junit::{self, Case, Failure, Suites};
use crate::render::snippet::Renderer;
use crate::report::{LocatedFinding, Report as Findings};
use crate::{Outcome, Refusal, render};
use provost_engine::testing::{self, Missed, Report};
use provost_games::Shipped;
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack;
use provost_packs::{Packs, join};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// Which tests run, and how they are shown.
pub(crate) struct TestOptions<'a> {
    pub(crate) filter: Option<&'a str>,
    pub(crate) missed: bool,
    pub(crate) color: Color,
}

/// The JSON form of a test.
#[derive(Serialize)]
struct TestRow<'a> {
    file: String,
    line: usize,
    name: &'a str,
    rules: &'a [String],
    passed: bool,
    failures: &'a [String],
}

/// The JSON form of an ability or branch that no test reaches.
#[derive(Serialize)]
struct MissedRow<'a> {
    entry: &'a str,
    file: String,
    line: usize,
    branch: bool,
    text: &'a str,
}

/// The JSON form of the whole result.
#[derive(Serialize)]
struct Summary<'a> {
    passed: usize,
    failed: usize,
    reached: usize,
    of: usize,
    tests: Vec<TestRow<'a>>,
    missed: Vec<MissedRow<'a>>,
    findings: Vec<&'a pack::Finding>,
}

pub(crate) fn run(
    what: &TestOptions<'_>,
    formats: &[Target<TestFormat>],
    paths: &[PathBuf],
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let packs = provost_packs::read(paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources.clone());
    if !loaded.is_usable() {
        return Err(Refusal("the packs have errors; `provost check` shows them".to_owned()));
    }
    let wanted = |file: &str, name: &str| {
        let of_packs = packs.roots.iter().any(|root| file.starts_with(&format!("{root}/")));
        of_packs && what.filter.is_none_or(|filter| file.contains(filter) || name.contains(filter))
    };
    let reports = testing::run_all::<Shipped>(&loaded, wanted);
    if let Some(why) = reports.iter().find_map(|report| report.broken.clone()) {
        return Err(Refusal(why));
    }
    let ran: usize = reports.iter().map(|report| report.outcomes.len()).sum();
    let broken = reports.iter().any(|report| !report.findings.is_empty());
    if let (Some(filter), 0, false) = (what.filter, ran, broken) {
        return Err(Refusal(format!("no test has `{filter}` in its file or name")));
    }
    let summary = summary(&reports, &packs);
    let findings = Findings::new(&loaded, &packs, summary.findings.iter().copied(), &Gate::default());
    let draw = |form, color, out: &mut dyn Write| match form {
        TestFormat::Json => {
            let json = crate::render::to_json(&summary)?;
            Ok(writeln!(out, "{json}")?)
        }
        TestFormat::Text => {
            let renderer = Renderer::new(color);
            for finding in &summary.findings {
                writeln!(out, "{}\n", renderer.finding(&loaded, finding))?;
            }
            print(what, &summary, out)
        }
        TestFormat::Github => annotate(what, &summary, &findings, out),
        TestFormat::Junit => cases(&summary, &findings, out),
    };
    draw(render::on_stdout(formats, TestFormat::Text)?, what.color, out)?;
    render::to_files(formats, |form, out| draw(form, Color::Never, out))?;
    Ok(if summary.failed == 0 && summary.findings.is_empty() { Outcome::Clean } else { Outcome::Findings })
}

fn summary<'r>(reports: &'r [Report], packs: &Packs) -> Summary<'r> {
    let tests: Vec<TestRow<'r>> = reports
        .iter()
        .flat_map(|report| &report.outcomes)
        .map(|test| TestRow {
            file: join(&test.root, &test.path),
            line: test.line,
            name: &test.name,
            rules: &test.rules,
            passed: test.failures.is_empty(),
            failures: &test.failures,
        })
        .collect();
    let own = |missed: &&Missed| packs.wants_path(&missed.root, &missed.path);
    let missed: Vec<MissedRow<'r>> = reports
        .iter()
        .flat_map(|report| &report.coverage.missed)
        .filter(own)
        .map(|missed| MissedRow {
            entry: &missed.entry,
            file: join(&missed.root, &missed.path),
            line: missed.line,
            branch: missed.branch,
            text: &missed.text,
        })
        .collect();
    let all = reports.iter().flat_map(|report| &report.coverage.all);
    let of = all.filter(|(root, path)| packs.wants_path(root, path)).count();
    let passed = tests.iter().filter(|test| test.passed).count();
    Summary {
        passed,
        failed: tests.len() - passed,
        reached: of - missed.len(),
        of,
        tests,
        missed,
        findings: reports.iter().flat_map(|report| &report.findings).collect(),
    }
}

fn print(what: &TestOptions<'_>, summary: &Summary<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    for test in summary.tests.iter().filter(|test| !test.passed) {
        writeln!(out, "FAILED {}\n  --> {}:{}", test.name, test.file, test.line)?;
        for failure in test.failures {
            writeln!(out, "    {failure}")?;
        }
        writeln!(out)?;
    }
    if what.missed {
        let mut files: BTreeMap<&str, Vec<&MissedRow<'_>>> = BTreeMap::new();
        for missed in &summary.missed {
            files.entry(&missed.file).or_default().push(missed);
        }
        for (file, rows) in files {
            for row in rows {
                let branch = if row.branch { "branch of " } else { "" };
                writeln!(out, "not reached: {branch}{} ({file}:{}): {}", row.entry, row.line, row.text)?;
            }
        }
    }
    print_totals(what, summary, out)
}

fn print_totals(what: &TestOptions<'_>, summary: &Summary<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let tests = plural(summary.tests.len(), "test", "tests");
    writeln!(out, "{tests}: {} passed, {} failed", summary.passed, summary.failed)?;
    // A part of the tests says nothing about total coverage.
    if what.filter.is_none() {
        let hint =
            if summary.missed.is_empty() || what.missed { "" } else { "; `--missed` lists the others" };
        writeln!(out, "{} of {} abilities and branches reached{hint}", summary.reached, summary.of)?;
    }
    Ok(())
}

/// Writes failures as annotations of GitHub Actions.
fn annotate(
    what: &TestOptions<'_>,
    summary: &Summary<'_>,
    findings: &Findings<'_>,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let told: Vec<String> = findings.findings.iter().map(LocatedFinding::told).collect();
    let broken = findings.findings.iter().zip(&told).map(|(shown, told)| github::of(shown, told));
    let failed = summary.tests.iter().filter(|test| !test.passed);
    let failures: Vec<(&TestRow<'_>, String)> = failed.map(|test| (test, test.failures.join("\n"))).collect();
    let failed = failures.iter().map(|(test, why)| Annotation {
        severity: Severity::Error,
        title: test.name,
        file: &test.file,
        lines: (test.line, test.line),
        columns: None,
        message: why,
    });
    let annotations: Vec<Annotation<'_>> = broken.chain(failed).collect();
    github::write_all(&annotations, "`provost test`", out)?;
    print_totals(what, summary, out)
}

/// Writes every test as a case of JUnit XML.
fn cases(summary: &Summary<'_>, findings: &Findings<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let mut suites = Suites::new();
    for shown in &findings.findings {
        let name = format!("{} at line {}", shown.code(), shown.range.start.line);
        let (kind, message) = (shown.code().to_owned(), shown.message().to_owned());
        let failure = Some(Failure { kind, message, told: shown.told() });
        let case = Case { name, class: shown.file.clone(), failure, output: None };
        suites.entry(&shown.file).or_default().push(case);
    }
    for test in &summary.tests {
        let failure = (!test.passed).then(|| Failure {
            kind: "failed-test".to_owned(),
            message: test.failures.first().cloned().unwrap_or_default(),
            told: format!("{}:{}\n{}", test.file, test.line, test.failures.join("\n")),
        });
        let case = Case { name: test.name.to_owned(), class: test.file.clone(), failure, output: None };
        suites.entry(&test.file).or_default().push(case);
    }
    junit::write_suites("provost test", &suites, out)
}
