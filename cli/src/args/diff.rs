//! What can be written after `provost diff`.

use clap::{Args as ClapArgs, ValueEnum};

/// What is compared, and how it is told.
#[derive(ClapArgs, Debug)]
pub(crate) struct Diff {
    /// The packs before: a pack folder, a folder of packs, or `git:REV` for the folder of NEW at a revision
    /// (`git:main`); `git:REV:PATH` for another folder.
    pub(crate) old: String,
    /// The packs now, likewise.
    #[arg(default_value = ".")]
    pub(crate) new: String,
    /// The language of the rules text.
    #[arg(long, default_value = "en", value_parser = ["en", "de"])]
    pub(crate) lang: String,
    /// How to print it.
    #[arg(long, alias = "output-format", value_enum, default_value_t = DiffFormat::Text)]
    pub(crate) format: DiffFormat,
}

/// How a comparison is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DiffFormat {
    /// For people at a terminal.
    Text,
    /// For a pull request.
    Markdown,
    /// One JSON object.
    Json,
}
