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
        /// Ids (or aliases) of entries, or files of which all are printed; none for all of them.
        ids: Vec<String>,
        /// The language of the text.
        #[arg(long, default_value = "en", value_parser = ["en", "de"])]
        lang: String,
        /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
        #[arg(long = "path", value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Run the tests beside the packs (`tests/*.toml`), and list what no test reaches.
    Test {
        /// Only tests whose file or name has this text in it.
        filter: Option<String>,
        /// How to print the report.
        #[arg(long, value_enum, default_value_t = ListFormat::Text)]
        format: ListFormat,
        /// List every ability and branch that no test reaches, and not only how many.
        #[arg(long)]
        missed: bool,
        /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
        #[arg(long = "path", value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Play a game in the terminal, against simple players.
    #[command(after_help = PLAY_EXAMPLES)]
    Play(Box<Play>),
    /// Play a campaign: scenarios in a row, of which the rank of each decides what comes next.
    ///
    /// Shows where the campaign stands and plays its next game. A game that is left goes on the next time.
    Campaign(Box<Campaign>),
    /// Write a file to start from.
    #[command(subcommand)]
    New(New),
    /// Show a recorded game, step by step.
    Replay {
        /// The file that `provost play --record` wrote.
        file: PathBuf,
        /// Stop after so many choices and draw the table.
        #[arg(long, value_name = "N")]
        to: Option<usize>,
        /// Print only the result.
        #[arg(long)]
        quiet: bool,
        /// The language of the game.
        #[arg(long, default_value = "en", value_parser = ["en", "de"])]
        language: String,
        /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
        #[arg(long = "path", value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Explain a finding: what it means, a bad and a good example.
    Explain {
        /// The code in brackets behind `error` or `warning`; none lists all codes.
        code: Option<String>,
    },
    /// Print the hook points of a game: when effects are heard, and what they can speak of.
    Hooks(Reference),
    /// Print the words of a game: verbs, costs, conditions, selectors, numbers, nouns and kinds.
    Words(Reference),
}

const PLAY_EXAMPLES: &str = "\
Examples:
  provost play --players 3
  provost play --pack monster-lands-extras --players 5
  provost play --pack monster-lands-extras --variant ID --set affinities=fire,water,air,siege

What can be chosen: `provost list --kind variant`, likewise tile, building, affinity-set, difficulty and
scenario. An affinity of a set is played with if the set is switched on by `--variant`.";

/// Which game is played, and by whom.
#[derive(ClapArgs, Debug)]
pub(crate) struct Play {
    /// The game; if not given, that of the scenario, or Monster Lands.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Where chance starts: the same seed and the same choices are the same game.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many play.
    #[arg(long, value_name = "K")]
    pub(crate) players: Option<u8>,
    /// The level of difficulty, by its entry's id.
    #[arg(long, value_name = "ID")]
    pub(crate) difficulty: Option<String>,
    /// A variant, tile, affinity set or other option, by its entry's id; may be given several times.
    #[arg(long = "variant", value_name = "ID")]
    pub(crate) variants: Vec<String>,
    /// The scenario, by its entry's id, or the file in which it stands (a path that ends in `.toml`). It decides what
    /// is not asked for here.
    #[arg(long, value_name = "ID|FILE")]
    pub(crate) scenario: Option<String>,
    /// A pack that takes part besides the base game, by its id; may be given several times.
    #[arg(long = "pack", value_name = "ID")]
    pub(crate) packs: Vec<String>,
    /// Another key of the game's set-up, as it stands in a record; several values are joined by commas. May be given
    /// several times: `--set clans=fire,water`, `--set affinities=fire,water,air,siege` (4 of them, 5 for five players).
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) set: Vec<(String, String)>,
    /// What the players are called, in order.
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) seats: Seats,
    /// Save the game to this file when it is left.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "difficulty", "variants", "scenario", "set", "names"])]
    pub(crate) load: Option<PathBuf>,
    /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
    #[arg(long = "path", value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

/// Who sits at a game, and what is shown of it.
#[derive(ClapArgs, Debug)]
pub(crate) struct Seats {
    /// Seats of people; 0 for nobody. Without it, seat 1 is a person if there is a terminal.
    #[arg(long, value_name = "SEAT,..", value_delimiter = ',')]
    pub(crate) human: Option<Vec<u8>>,
    /// Who plays for the others.
    #[arg(long, value_enum, default_value_t = AgentKind::Random)]
    pub(crate) agent: AgentKind,
    /// Write the choices to this file, for `provost replay`.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Leave after so many choices.
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<usize>,
    /// Print only the questions to people, and the result.
    #[arg(long)]
    pub(crate) quiet: bool,
    /// The language of the game.
    #[arg(long, default_value = "en", value_parser = ["en", "de"])]
    pub(crate) language: String,
}

/// Which campaign, and how its next game is played.
#[derive(ClapArgs, Debug)]
pub(crate) struct Campaign {
    /// The file with the progress of the campaign.
    pub(crate) file: PathBuf,
    /// Begin a new campaign and write its progress to the file, which must not be there yet.
    #[arg(long)]
    pub(crate) start: bool,
    /// Show where the campaign stands, and play nothing.
    #[arg(long)]
    pub(crate) show: bool,
    /// The level of the next game where there is a choice: the id or the name of its entry.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<String>,
    /// The campaign to begin, by its entry's id, if there are several.
    #[arg(long = "campaign", value_name = "ID", requires = "start")]
    pub(crate) id: Option<String>,
    /// The game of the campaign to begin.
    #[arg(long, default_value = "monster-lands")]
    pub(crate) game: String,
    /// Where chance starts in the first game of a new campaign; the games after it count on.
    #[arg(long, requires = "start")]
    pub(crate) seed: Option<u64>,
    /// A variant, tile or other option of all games of a new campaign, by its entry's id; may be given several times.
    #[arg(long = "variant", value_name = "ID", requires = "start")]
    pub(crate) variants: Vec<String>,
    /// A pack that takes part in all games of a new campaign, by its id; may be given several times.
    #[arg(long = "pack", value_name = "ID", requires = "start")]
    pub(crate) packs: Vec<String>,
    #[command(flatten)]
    pub(crate) seats: Seats,
    /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
    #[arg(long = "path", value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

/// What to write.
#[derive(Debug, Subcommand)]
pub(crate) enum New {
    /// A scenario that checks and plays at once, with comments on what can be changed.
    ///
    /// It is a file of its own in this folder, or with `--in` one of a pack. A file that is there already is never
    /// overwritten.
    Scenario {
        /// Its id, which is also the name of the file: `cold-dawn`.
        name: String,
        /// The game; if not given, that of the pack, or Monster Lands.
        #[arg(long)]
        game: Option<String>,
        /// The folder of the pack to which it is added.
        #[arg(long = "in", value_name = "PACK_DIR")]
        pack: Option<PathBuf>,
    },
}

/// Who plays for those who are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AgentKind {
    /// Takes any option, each equally likely.
    Random,
    /// Always takes the first option.
    First,
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

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it as `key=value`")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}
