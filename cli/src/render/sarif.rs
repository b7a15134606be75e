//! SARIF 2.1.0 for code scanning: every code is a rule with its page as help, paths are relative, and a
//! fingerprint identifies a finding even if lines move.

use super::github::in_repository;
use crate::Refusal;
use crate::report::{LocatedFinding, Range, Report, word};
use provost_grammar::diagnostic::Severity;
use provost_packs::{Page, pages};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    let pages = pages();
    let mut seen = BTreeMap::new();
    let results: Vec<Value> = report.findings.iter().map(|shown| result(shown, &pages, &mut seen)).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Provost",
                "version": env!("CARGO_PKG_VERSION"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": pages.iter().map(rule).collect::<Vec<_>>(),
            }},
            "automationDetails": { "id": "provost/check/" },
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": {
                "SRCROOT": { "description": { "text": "the top folder of the repository" } },
            },
            "results": results,
        }],
    });
    let json = crate::render::to_json(&log)?;
    writeln!(out, "{json}")?;
    Ok(())
}

fn rule(page: &Page) -> Value {
    let level = if page.is_warning() { Severity::Warning } else { Severity::Error };
    json!({
        "id": page.code,
        "shortDescription": { "text": page.code.replace('-', " ") },
        "fullDescription": { "text": page.summary() },
        "help": { "text": page.text, "markdown": page.text },
        "defaultConfiguration": { "level": word(level) },
    })
}

fn result(shown: &LocatedFinding<'_>, pages: &[Page], seen: &mut BTreeMap<u64, usize>) -> Value {
    let mut result = Map::new();
    result.insert("ruleId".to_owned(), json!(shown.code()));
    if let Some(index) = pages.iter().position(|page| page.code == shown.code()) {
        result.insert("ruleIndex".to_owned(), json!(index));
    }
    result.insert("level".to_owned(), json!(word(shown.severity())));
    let hint = shown.hint().map(|hint| format!("\n{hint}")).unwrap_or_default();
    result.insert("message".to_owned(), json!({ "text": format!("{}{hint}", shown.message()) }));
    result
        .insert("locations".to_owned(), json!([{ "physicalLocation": physical(&shown.file, shown.range) }]));
    if !shown.notes.is_empty() {
        let related = shown.notes.iter().enumerate().map(|(id, note)| {
            let place = physical(&note.file, note.range);
            json!({ "id": id, "message": { "text": note.message }, "physicalLocation": place })
        });
        result.insert("relatedLocations".to_owned(), related.collect());
    }
    result.insert("partialFingerprints".to_owned(), json!({ "provostFinding/v1": fingerprint(shown, seen) }));
    if let Some(edit) = &shown.fix {
        let change = json!({
            "artifactLocation": artifact(&shown.file),
            "replacements": [{
                "deletedRegion": region(edit.range),
                "insertedContent": { "text": edit.fix.replacement },
            }],
        });
        let text = shown.hint().unwrap_or("write it like this");
        let fix = json!([{ "description": { "text": text }, "artifactChanges": [change] }]);
        result.insert("fixes".to_owned(), fix);
    }
    Value::Object(result)
}

fn physical(file: &str, range: Range) -> Value {
    json!({ "artifactLocation": artifact(file), "region": region(range) })
}

fn artifact(file: &str) -> Value {
    json!({ "uri": uri(&in_repository(file)), "uriBaseId": "SRCROOT" })
}

fn region(range: Range) -> Value {
    json!({
        "startLine": range.start.line,
        "startColumn": range.start.column,
        "endLine": range.end.line,
        "endColumn": range.end.column,
        "byteOffset": range.start.byte,
        "byteLength": range.end.byte - range.start.byte,
    })
}

/// Writes a path as a relative URI: everything but letters, digits and a few signs as `%` and two digits.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            write!(uri, "%{byte:02X}").ok();
        }
    }
    uri
}

/// Returns the fingerprint of a finding: its code, its file, the words of its lines, and how many of the same
/// came before. It does not change if lines move.
fn fingerprint(shown: &LocatedFinding<'_>, seen: &mut BTreeMap<u64, usize>) -> String {
    let words = shown.lines.split_whitespace();
    let parts = [shown.code(), shown.file.as_str(), shown.message()].into_iter().chain(words);
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in parts.flat_map(|part| part.bytes().chain([0])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let count = seen.entry(hash).or_default();
    *count += 1;
    format!("{hash:016x}:{count}")
}
