//! What can be written after `provost simulate`.

use super::numbers;
use super::setup::{From, SetUp};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use provost_playtest::agent::AgentSpec;
use provost_playtest::simulate::{Plan, Seeds, Shard};
use std::path::PathBuf;

pub(crate) const EXAMPLES: &str = "\
Examples:
  provost simulate --games 1000 --players 4
  provost simulate --agent greedy,random --players 2 --games 200
  provost simulate --agent search,greedy --mirror --games 50         (which one is stronger?)
  provost simulate --agent greedy --games 500 --format json --out balance.json
  provost simulate --agent greedy --games 200 --sources             (where do points come from?)
  provost simulate --games 1000 --format csv --table entries
  provost simulate --games 1000 --format parquet --table players --out players.parquet
  provost simulate --games 10000 --shard 0/2 --format json --out 0.json   (one shard on one machine,)
  provost simulate --games 10000 --shard 1/2 --format json --out 1.json   (the other on another,)
  provost simulate merge 0.json 1.json                                    (exactly one run of 10000)

docs/simulation.md explains every figure, docs/sweeps.md how to use many machines.";

/// What to play, and how to report it.
#[derive(ClapArgs, Debug)]
pub(crate) struct Simulate {
    #[command(subcommand)]
    pub(crate) command: Option<SimulateCommand>,
    #[command(flatten)]
    pub(crate) run: Run,
    /// Which table `csv` and `parquet` hold.
    #[arg(long, value_enum, default_value_t = TableKind::Games)]
    pub(crate) table: TableKind,
    #[command(flatten)]
    pub(crate) shown: OutputArgs,
}

/// Other things to do with results.
#[derive(Debug, Subcommand)]
pub(crate) enum SimulateCommand {
    /// Merge shards of a run: reports of disjoint seeds, written with `--format json`.
    ///
    /// The result is exactly that of one run over all their seeds. Shards that share a seed, or differ in content, set-up
    /// or agents, are refused.
    Merge {
        /// The reports.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The seeds of the whole run. If some are missing, nothing is merged: they are printed as `simulate` takes them, and
        /// the exit code is 1.
        #[arg(long, value_name = "A..B,..")]
        expect: Option<Seeds>,
        /// Which table `csv` and `parquet` hold. Reports hold sums: rows of single games are put together by appending
        /// the tables of the shards.
        #[arg(long, value_parser = table_of_sums(), default_value = "entries")]
        table: TableKind,
        #[command(flatten)]
        shown: OutputArgs,
    },
}

/// What to play.
#[derive(ClapArgs, Debug)]
pub(crate) struct Run {
    /// The number of games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = numbers::counted::<u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = numbers::whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// The games from seed A to seed B, both included, instead of `--games` and `--seed`: a shard of a larger run. Several
    /// ranges have commas between them: `4..501,504..1000`.
    #[arg(long, value_name = "A..B,..", conflicts_with_all = ["games", "seed"])]
    pub(crate) seeds: Option<Seeds>,
    /// Only part I of N equal parts of these games, counted from 0. The report in `--out` is written whole or not at all; if it
    /// is there already, nothing is played.
    #[arg(long, value_name = "I/N", requires = "out")]
    pub(crate) shard: Option<Shard>,
    /// Who plays: one for all seats, or several who change seats from game to game. `random`, `first`, `greedy`, or
    /// `search` with the number of positions it looks at for a decision (`search:400`).
    #[arg(long, value_name = "AGENT,..", value_delimiter = ',', default_value = "random")]
    pub(crate) agent: Vec<AgentSpec>,
    /// Play every seed once for each agent, moving the agents one seat on each time: all meet the same luck at every seat,
    /// so fewer games show who is stronger.
    #[arg(long)]
    pub(crate) mirror: bool,
    #[command(flatten)]
    pub(crate) setup: SetUp,
    /// Give up a game after this many decisions, and report its seed.
    #[arg(long, value_name = "N", default_value_t = Plan::STEP_LIMIT, value_parser = numbers::counted::<u32>, allow_negative_numbers = true)]
    pub(crate) step_limit: u32,
    /// How many threads play; all cores if not given. Results do not depend on it.
    #[arg(long, value_name = "N", value_parser = numbers::threads, allow_negative_numbers = true)]
    pub(crate) jobs: Option<usize>,
    #[command(flatten)]
    pub(crate) from: From,
}

/// How results are reported.
#[derive(ClapArgs, Debug)]
pub(crate) struct OutputArgs {
    /// How to report.
    #[arg(long, value_enum, default_value_t = SimulateFormat::Table)]
    pub(crate) format: SimulateFormat,
    /// Write the report to this file instead of printing it. It is replaced only when the result is complete.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// List all entries in the report for people, not only those that stand out.
    #[arg(long)]
    pub(crate) entries: bool,
    /// List in the report for people where numbers such as gold come from and go to, and what scores consist of.
    #[arg(long)]
    pub(crate) sources: bool,
}

/// How results are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SimulateFormat {
    /// A report for people.
    Table,
    /// One JSON object: what was played, figures, and exact sums that can be merged.
    Json,
    /// Comma-separated values.
    Csv,
    /// A Parquet file; needs `--out`, and a program built with the feature `parquet`.
    Parquet,
}

/// Which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableKind {
    /// One row for each game.
    Games,
    /// One row for each player of each game.
    Players,
    /// One row for each entry.
    Entries,
    /// One row for each ability.
    Abilities,
    /// One row for each number and round.
    Curves,
    /// One row for each number and source of it, and for each part of the score.
    Sources,
}

impl TableKind {
    /// Returns whether its rows are single games, which merged reports do not contain.
    const fn is_of_games(self) -> bool {
        matches!(self, Self::Games | Self::Players)
    }
}

/// Reads a table that can be made from the sums of reports.
fn table_of_sums() -> impl TypedValueParser<Value = TableKind> {
    let of_sums = TableKind::value_variants().iter().filter(|table| !table.is_of_games());
    PossibleValuesParser::new(of_sums.filter_map(ValueEnum::to_possible_value))
        .map(|name| TableKind::from_str(&name, false).unwrap_or(TableKind::Entries))
}
