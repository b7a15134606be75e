//! `provost check`: every finding of the packs asked for.

use super::plural;
use crate::args::{Color, Paths};
use crate::render::snippet::Renderer;
use crate::source::Packs;
use crate::{Outcome, Refusal, source};
use provost_grammar::diagnostic::Severity;
use provost_interpreter::pack::{self, Finding};
use std::io::Write;

pub(crate) fn run(paths: &Paths, color: Color, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let packs = source::read(&paths.paths)?;
    let loaded = pack::load(provost_engine::games(), packs.sources.clone());
    let of_games = provost_engine::findings(&loaded);
    let findings: Vec<&Finding> = loaded
        .findings
        .iter()
        .chain(&of_games)
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
    writeln!(out, "{}", summary(&checked(entries, &packs), errors, warnings))?;
    Ok(if findings.is_empty() { Outcome::Clean } else { Outcome::Findings })
}

/// Says what was checked.
fn checked(entries: usize, packs: &Packs) -> String {
    let (folders, files) = packs.count();
    let places = [
        (folders > 0).then(|| plural(folders, "pack", "packs")),
        (files > 0).then(|| plural(files, "file", "files")),
    ];
    let places: Vec<String> = places.into_iter().flatten().collect();
    format!("checked {} in {}", plural(entries, "entry", "entries"), places.join(" and "))
}

fn summary(checked: &str, errors: usize, warnings: usize) -> String {
    if errors + warnings == 0 {
        return format!("{checked}: no findings");
    }
    format!("{checked}: {}, {}", plural(errors, "error", "errors"), plural(warnings, "warning", "warnings"))
}
