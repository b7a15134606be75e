//! What can be written after `provost check`.

use super::format::{Format, Target, TargetParser};
use clap::{Args as ClapArgs, ValueEnum};
use std::path::PathBuf;

/// What to check, and how to report it.
#[derive(ClapArgs, Debug)]
pub(crate) struct Check {
    /// How to report, as FORM or FORM=FILE; may be given several times. Without a form for standard output, that is
    /// `text`.
    #[arg(
        long = "format",
        alias = "output-format",
        value_name = "FORM[=FILE]",
        value_parser = TargetParser::<Format>::new()
    )]
    pub(crate) formats: Vec<Target<Format>>,
    #[command(flatten)]
    pub(crate) gate: Gate,
    /// Check again whenever a file changes, until Ctrl+C; reports changes on standard error.
    #[arg(long)]
    pub(crate) watch: bool,
    /// The name of the file read from standard input (PATH is `-`); its pack is found by it.
    #[arg(long, value_name = "FILE")]
    pub(crate) stdin_filename: Option<PathBuf>,
    /// Pack folders, folders of packs, or single files; none for the packs that ship with Provost; `-` for
    /// standard input.
    pub(crate) paths: Vec<PathBuf>,
}

/// Which findings make the exit code 1. Errors always do.
#[derive(ClapArgs, Clone, Debug, Default)]
pub(crate) struct Gate {
    /// Treat warnings as errors.
    #[arg(long, value_enum)]
    pub(crate) deny: Option<Deny>,
    /// Treat warnings as errors if there are more than this.
    #[arg(long, value_name = "N")]
    pub(crate) max_warnings: Option<usize>,
    /// Exit with 0 despite findings; failing to run still exits with 2.
    #[arg(long)]
    pub(crate) exit_zero: bool,
}

/// What can be denied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Deny {
    /// Warnings.
    Warnings,
}

impl Gate {
    /// Returns whether this number of warnings counts as an error.
    pub(crate) fn denies(&self, warnings: usize) -> bool {
        warnings > 0
            && (self.deny == Some(Deny::Warnings) || self.max_warnings.is_some_and(|most| warnings > most))
    }
}
