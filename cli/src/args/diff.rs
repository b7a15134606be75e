//! What can be written after `provost diff`.

use clap::{Args as ClapArgs, ValueEnum};
use provost_playtest::agent::AgentSpec;

pub(crate) const EXAMPLES: &str = "\
Examples:
  provost diff old/frost new/frost
  provost diff git:main packs
  provost diff git:main packs --format markdown > comment.md
  provost diff git:main packs --simulate 400 --agent greedy --format markdown > comment.md

With `--simulate` the packs named take part with those they depend on. docs/ci.md says more.";

/// What to compare, and how to report it.
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
    /// Also play this many games with each state, on the same seeds, and report what changed in the balance, with error
    /// bars.
    #[arg(long, value_name = "N", value_parser = super::numbers::counted::<u64>, allow_negative_numbers = true)]
    pub(crate) simulate: Option<u64>,
    #[command(flatten)]
    pub(crate) balance: Balance,
    /// How to print it.
    #[arg(long, alias = "output-format", value_enum, default_value_t = DiffFormat::Text)]
    pub(crate) format: DiffFormat,
}

/// Which games to play for the balance.
#[derive(ClapArgs, Debug)]
pub(crate) struct Balance {
    /// Who plays: one for all seats, or several who change seats from game to game.
    #[arg(
        long,
        value_name = "AGENT,..",
        value_delimiter = ',',
        default_value = "random",
        requires = "simulate"
    )]
    pub(crate) agent: Vec<AgentSpec>,
    /// The number of players.
    #[arg(long, value_name = "K", requires = "simulate", value_parser = super::numbers::counted::<u8>, allow_negative_numbers = true)]
    pub(crate) players: Option<u8>,
    /// The seed of the first game; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1, requires = "simulate", value_parser = super::numbers::whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// A pack that takes part, by its id; may be given several times. All of OLD and NEW if not given.
    #[arg(long = "pack", value_name = "ID", requires = "simulate")]
    pub(crate) packs: Vec<String>,
    /// Show every number, not only the main ones and those that changed.
    #[arg(long, requires = "simulate")]
    pub(crate) all: bool,
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
