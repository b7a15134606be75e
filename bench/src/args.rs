//! What can be written after `provost-bench`.

use crate::suite::{ALL, Measurement};
use clap::{Parser, ValueEnum};

/// Measures how fast Provost is on this machine.
///
/// Everything is measured in turns, so that a busy machine is busy for all of it alike. Where valgrind is installed,
/// instructions are counted too: they repeat exactly.
#[derive(Debug, Parser)]
#[command(name = "provost-bench", version, after_help = measurements())]
pub(crate) struct Args {
    /// How to print the figures.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Only this measurement, by its name below; may be given several times.
    #[arg(long, value_name = "NAME")]
    pub(crate) only: Vec<String>,
    /// How many turns of a few milliseconds everything gets; the fastest counts.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) turns: u32,
    /// Count no instructions, even if valgrind is there.
    #[arg(long)]
    pub(crate) no_counts: bool,
    /// Run one measurement as valgrind needs it and print nothing.
    #[arg(long, hide = true, value_name = "NAME")]
    pub(crate) count_one: Option<String>,
}

/// How the figures are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A table for people.
    Text,
    /// JSON.
    Json,
}

/// Names all measurements.
fn measurements() -> String {
    let line = |row: &Measurement| format!("  {:<20} {}: {}", row.name, row.group, row.what);
    let lines: Vec<String> = ALL.iter().map(line).collect();
    format!("Measurements:\n{}", lines.join("\n"))
}
