//! What can be written after `provost compare`.

use super::numbers;
use super::setup::SetUp;
use clap::{Args as ClapArgs, ValueEnum};
use provost_playtest::agent::AgentSpec;
use provost_playtest::compare::Allowed;
use provost_playtest::simulate::{Plan, Seeds};
use std::path::PathBuf;

pub(crate) const EXAMPLES: &str = "\
Examples:
  provost compare old/monster-lands new/monster-lands --agent greedy
  provost compare shipped content --allow win=-3..3 --allow rounds=-0.3..0.3
  provost compare shipped my-pack --with my-pack --players 4

A gate names a line of the report by its id (`what` in `--format json`, which shows them all: `win.affinity.fire`, `score`,
`curve.gold.03`, `taken.guster`) or several by the beginning they share (`win`, `curve.gold`). `win` and `ending` are
shares, and their gates are in points of per cent: `win=-3..3`, or `win=-3%..3%`, allows 22 % where there were 25 %. All
others are plain numbers. A gate is broken, and the exit code 1, only if the whole interval of a change lies outside of
what is allowed. docs/simulation.md says more.";

/// What to compare, and how to report it.
#[derive(ClapArgs, Debug)]
pub(crate) struct Compare {
    /// The version before: a folder of packs, or `shipped` for the packs that ship with Provost.
    pub(crate) a: PathBuf,
    /// The version after.
    pub(crate) b: PathBuf,
    /// How many games are played with each version.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = numbers::counted::<u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = numbers::whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// The games from seed A to seed B, both included, instead of `--games` and `--seed`; several ranges have commas
    /// between them.
    #[arg(long, value_name = "A..B,..", conflicts_with_all = ["games", "seed"])]
    pub(crate) seeds: Option<Seeds>,
    /// Who plays: one for all seats, or several who change seats from game to game. `random`, `first`, `greedy`, or
    /// `search` with the number of positions it looks at for a decision (`search:400`).
    #[arg(long, value_name = "AGENT,..", value_delimiter = ',', default_value = "random")]
    pub(crate) agent: Vec<AgentSpec>,
    /// A pack that takes part only after the change, by its id; may be given several times.
    #[arg(long = "with", value_name = "ID")]
    pub(crate) with: Vec<String>,
    /// How much something may change, as WHAT=FROM..TO; may be given several times.
    #[arg(long, value_name = "WHAT=RANGE", allow_hyphen_values = true)]
    pub(crate) allow: Vec<Allowed>,
    #[command(flatten)]
    pub(crate) setup: SetUp,
    /// Give up a game after this many decisions.
    #[arg(long, value_name = "N", default_value_t = Plan::STEP_LIMIT, value_parser = numbers::counted::<u32>, allow_negative_numbers = true)]
    pub(crate) step_limit: u32,
    /// How many threads play; all cores if not given. Results do not depend on it.
    #[arg(long, value_name = "N", value_parser = numbers::threads, allow_negative_numbers = true)]
    pub(crate) jobs: Option<usize>,
    /// How to report.
    #[arg(long, value_enum, default_value_t = CompareFormat::Table)]
    pub(crate) format: CompareFormat,
    /// Show every number, not only the main ones and those that changed.
    #[arg(long)]
    pub(crate) all: bool,
}

/// How a comparison is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CompareFormat {
    /// A report for people.
    Table,
    /// One JSON object.
    Json,
    /// Markdown, for a comment or a page.
    Markdown,
}
