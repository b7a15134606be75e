//! For people: each finding with the lines it is about, then what was checked.

use super::snippet::Renderer;
use crate::Refusal;
use crate::args::Color;
use crate::command::plural;
use crate::report::{Report, Totals};
use std::io::Write;

pub(super) fn write(report: &Report<'_>, color: Color, out: &mut dyn Write) -> Result<(), Refusal> {
    let renderer = Renderer::new(color);
    for shown in &report.findings {
        writeln!(out, "{}\n", renderer.finding(report.loaded, shown.finding))?;
    }
    writeln!(out, "{}", summary(&report.totals))?;
    Ok(())
}

/// Returns a summary line of what was checked and found.
pub(crate) fn summary(totals: &Totals) -> String {
    let places = [
        (totals.packs > 0).then(|| plural(totals.packs, "pack", "packs")),
        (totals.single_files > 0).then(|| plural(totals.single_files, "file", "files")),
    ];
    let places: Vec<String> = places.into_iter().flatten().collect();
    let checked = plural(totals.entries, "entry", "entries");
    let checked = format!("checked {checked} in {}", places.join(" and "));
    format!("{checked}: {}", found(totals))
}

/// Returns the number of findings in words.
pub(crate) fn found(totals: &Totals) -> String {
    if totals.errors + totals.warnings == 0 {
        return "no findings".to_owned();
    }
    let errors = plural(totals.errors, "error", "errors");
    format!("{errors}, {}", plural(totals.warnings, "warning", "warnings"))
}
