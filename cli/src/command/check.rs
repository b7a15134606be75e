//! `provost check`: every finding of the packs asked for.

use super::plural;
use crate::args::{Color, Paths};
use crate::render::snippet::Renderer;
use crate::{Outcome, Refusal, source};
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{self, Finding};
use std::io::Write;

pub(crate) fn run(paths: &Paths, color: Color, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let packs = source::read(&paths.paths)?;
    let loaded = pack::load(provost_engine::games(), packs.sources.clone());
    let tests = provost_engine::testing::findings(&loaded);
    let findings: Vec<&Finding> = loaded
        .findings
        .iter()
        .chain(&tests)
        .filter(|finding| packs.wants(loaded.file(finding.file)))
        .collect();
    let renderer = Renderer::new(color);
    for finding in &findings {
        writeln!(out, "{}\n", renderer.finding(&loaded, finding))?;
    }
    let count = |severity| findings.iter().filter(|finding| finding.diagnostic.severity == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    let entries = loaded
        .games
        .iter()
        .flat_map(|game| game.entries.values())
        .filter(|entry| packs.wants(loaded.file(entry.file)))
        .count();
    writeln!(out, "{}", summary(entries, packs.roots.len(), errors, warnings))?;
    Ok(if findings.is_empty() { Outcome::Clean } else { Outcome::Findings })
}

fn summary(entries: usize, packs: usize, errors: usize, warnings: usize) -> String {
    let checked =
        format!("checked {} in {}", plural(entries, "entry", "entries"), plural(packs, "pack", "packs"));
    if errors + warnings == 0 {
        return format!("{checked}: no findings");
    }
    format!("{checked}: {}, {}", plural(errors, "error", "errors"), plural(warnings, "warning", "warnings"))
}
