//! One line a finding, as compilers write them, for editors and `grep`.

use super::text;
use crate::Refusal;
use crate::report::{Report, word};
use std::io::Write;

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> Result<(), Refusal> {
    for shown in &report.findings {
        let start = shown.range.start;
        let (file, severity) = (&shown.file, word(shown.severity()));
        let hint = shown.hint().map(|hint| format!(" ({hint})")).unwrap_or_default();
        // A message stays on one line, whatever a pack contains.
        let message = format!("{}{hint}", shown.message()).replace(['\n', '\r'], " ");
        writeln!(out, "{file}:{}:{}: {severity}[{}]: {message}", start.line, start.column, shown.code())?;
    }
    writeln!(out, "{}", text::summary(&report.totals))?;
    Ok(())
}
