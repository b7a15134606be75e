//! What can be written after `provost`.

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Rules workshop for dice- and worker-placement board games.
///
/// Content is written as data; every effect is a line or two of a small checked language. Without a
/// PATH, the packs that ship with Provost are used. Exit code: 0 clean, 1 findings, 2 could not run.
#[derive(Debug, Parser)]
#[command(name = "provost", version, propagate_version = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Colours in the report.
    #[arg(long, value_enum, default_value_t = Color::Auto, global = true)]
    pub(crate) color: Color,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check packs and report every finding.
    Check(Paths),
    /// Lay out the effects in the files of packs; comments stay.
    Fmt {
        /// Change nothing; report files that are not laid out, and exit with 1 if there are any.
        #[arg(long)]
        check: bool,
        /// Pack folders, folders of packs, or single files.
        #[arg(default_value = ".")]
        paths: Vec<PathBuf>,
    },
    /// List the entries of packs.
    List {
        /// Only entries of this pack.
        #[arg(long)]
        pack: Option<String>,
        /// Only entries of this kind.
        #[arg(long)]
        kind: Option<String>,
        /// Only entries with estimated values, and which ones they are.
        #[arg(long)]
        estimated: bool,
        /// How to print them.
        #[arg(long, value_enum, default_value_t = ListFormat::Text)]
        format: ListFormat,
        #[command(flatten)]
        paths: Paths,
    },
    /// Print the rules text of entries, generated from their effects.
    Text {
        /// Ids (or aliases) of entries; none for all of them.
        ids: Vec<String>,
        /// The language of the text.
        #[arg(long, default_value = "en", value_parser = ["en", "de"])]
        lang: String,
        /// Packs to read instead of those that ship with Provost (their dependencies are found there).
        #[arg(long = "path", value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Explain a finding: what it means, a bad and a good example.
    Explain {
        /// The code in brackets behind `error` or `warning`; none lists all codes.
        code: Option<String>,
    },
    /// Print the hook points of a game: when effects are heard, and what they can speak of there.
    Hooks(Reference),
    /// Print the words of a game: verbs, costs, conditions, selectors, numbers, nouns and kinds.
    Words(Reference),
}

/// Where the packs are.
#[derive(ClapArgs, Debug)]
pub(crate) struct Paths {
    /// Pack folders, folders of packs, or single files; none for the packs that ship with Provost.
    pub(crate) paths: Vec<PathBuf>,
}

/// Which reference page.
#[derive(ClapArgs, Debug)]
pub(crate) struct Reference {
    /// Only this game.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Packs whose nouns are listed too, besides those that ship with Provost.
    pub(crate) paths: Vec<PathBuf>,
}

/// How a list is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListFormat {
    /// A table for people.
    Text,
    /// A JSON array of objects.
    Json,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// If the report goes to a terminal and `NO_COLOR` is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}
