//! Report formats, one file each. All of them draw the same [`Report`].

pub(crate) mod columns;
pub(crate) mod comparison;
pub(crate) mod github;
mod json;
pub(crate) mod junit;
#[cfg(feature = "parquet")]
pub(crate) mod parquet;
mod sarif;
mod short;
pub(crate) mod simulation;
pub(crate) mod snippet;
mod text;

use crate::Refusal;
use crate::args::Color;
use crate::args::format::{Format, Target};
use crate::report::Report;
use provost_packs::safe;
use serde::Serialize;
use std::io::Write;

/// Writes a report in every requested format; as text to standard output if nothing else goes there.
pub(crate) fn write(
    report: &Report<'_>,
    targets: &[Target<Format>],
    color: Color,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    draw(report, on_stdout(targets, Format::Text)?, color, out)?;
    to_files(targets, |form, out| draw(report, form, Color::Never, out))
}

/// Returns the format for standard output: at most one, so that nothing is mixed up.
pub(crate) fn on_stdout<F: Copy>(targets: &[Target<F>], usual: F) -> Result<F, Refusal> {
    let mut forms = targets.iter().filter(|target| target.file.is_none()).map(|target| target.form);
    let first = forms.next().unwrap_or(usual);
    if forms.next().is_some() {
        let hint = "give all but one of them a file: `--format sarif=findings.sarif`";
        return Err(Refusal(format!("only one format can go to standard output; {hint}")));
    }
    Ok(first)
}

/// Writes the formats that go to files, each in one step.
pub(crate) fn to_files<F: Copy>(
    targets: &[Target<F>],
    draw: impl Fn(F, &mut dyn Write) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    for target in targets {
        let Some(file) = &target.file else { continue };
        let mut bytes = Vec::new();
        draw(target.form, &mut bytes)?;
        provost_packs::replace_file(file, bytes)?;
    }
    Ok(())
}

/// Returns the JSON form of something, safe to print.
pub(crate) fn to_json(value: &impl Serialize) -> Result<String, Refusal> {
    let json = serde_json::to_string_pretty(value).map_err(|error| Refusal(error.to_string()))?;
    Ok(safe::json(&json).into_owned())
}

fn draw(report: &Report<'_>, form: Format, color: Color, out: &mut dyn Write) -> Result<(), Refusal> {
    match form {
        Format::Text => text::write(report, color, out),
        Format::Short => short::write(report, out),
        Format::Json => json::write(report, out),
        Format::Jsonl => json::write_lines(report, out),
        Format::Github => github::write(report, out),
        Format::Sarif => sarif::write(report, out),
        Format::Junit => junit::write(report, out),
    }
}
