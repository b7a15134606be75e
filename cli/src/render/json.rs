//! One JSON object with everything, or one a line. `docs/ci.md` describes the fields; they keep their meaning
//! while `version` is 1, but new ones may be added.

use crate::Refusal;
use crate::report::{Edit, LocatedFinding, Location, Note, Report, Totals};
use provost_grammar::diagnostic::{Applicability, Severity};
use provost_packs::safe;
use serde::Serialize;
use std::io::Write;

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Whole<'r> {
    version: u32,
    tool: Tool,
    /// The unit of columns.
    columns: &'static str,
    summary: Totals,
    findings: Vec<FindingRow<'r>>,
}

#[derive(Serialize)]
struct Tool {
    name: &'static str,
    version: &'static str,
}

/// A line of `jsonl`.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum JsonLine<'r> {
    Finding {
        version: u32,
        #[serde(flatten)]
        finding: FindingRow<'r>,
    },
    Summary {
        version: u32,
        tool: Tool,
        columns: &'static str,
        #[serde(flatten)]
        totals: Totals,
    },
}

#[derive(Serialize)]
struct FindingRow<'r> {
    code: &'static str,
    name: String,
    severity: Severity,
    message: &'r str,
    file: &'r str,
    start: Location,
    end: Location,
    hint: Option<&'r str>,
    notes: &'r [Note<'r>],
    fix: Option<Repair<'r>>,
    /// The page of the code, from the folder of Provost's sources.
    url: String,
}

#[derive(Serialize)]
struct Repair<'r> {
    applicability: Applicability,
    edits: [Change<'r>; 1],
}

#[derive(Serialize)]
struct Change<'r> {
    start: Location,
    end: Location,
    replacement: &'r str,
}

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let findings = report.findings.iter().map(row).collect();
    let whole = Whole { version: VERSION, tool: TOOL, columns: COLUMNS, summary: report.totals, findings };
    let json = crate::render::to_json(&whole)?;
    writeln!(out, "{json}")?;
    Ok(())
}

pub(super) fn write_lines(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let findings = report.findings.iter();
    let lines = findings.map(|shown| JsonLine::Finding { version: VERSION, finding: row(shown) });
    let totals = report.totals;
    let last = JsonLine::Summary { version: VERSION, tool: TOOL, columns: COLUMNS, totals };
    for line in lines.chain([last]) {
        let json = serde_json::to_string(&line).map_err(|error| Refusal(error.to_string()))?;
        writeln!(out, "{}", safe::json(&json))?;
    }
    Ok(())
}

const TOOL: Tool = Tool { name: "provost", version: env!("CARGO_PKG_VERSION") };
const COLUMNS: &str = "characters";

fn row<'r>(shown: &'r LocatedFinding<'_>) -> FindingRow<'r> {
    FindingRow {
        code: shown.code(),
        name: shown.code().replace('-', " "),
        severity: shown.severity(),
        message: shown.message(),
        file: &shown.file,
        start: shown.range.start,
        end: shown.range.end,
        hint: shown.hint(),
        notes: &shown.notes,
        fix: shown.fix.as_ref().map(repair),
        url: format!("docs/codes/{}.md", shown.code()),
    }
}

fn repair<'r>(edit: &'r Edit<'_>) -> Repair<'r> {
    let (start, end) = (edit.range.start, edit.range.end);
    let edits = [Change { start, end, replacement: &edit.fix.replacement }];
    Repair { applicability: edit.fix.applicability, edits }
}
