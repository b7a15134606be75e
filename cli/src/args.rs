//! What can be written after `provost`.

pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod diff;
pub(crate) mod format;
pub(crate) mod new;
pub(crate) mod numbers;
pub(crate) mod print;
pub(crate) mod setup;
pub(crate) mod simulate;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use format::{Target, TargetParser, TestFormat};
use provost_playtest::agent::AgentSpec;
use setup::SetUp;
use std::path::PathBuf;

/// The version of the program and of the content format it reads (`pack::FORMAT`).
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (content format 1)");

/// Rules workshop for dice- and worker-placement board games.
///
/// Content is written as data; every effect is a line or two of a small checked language. Without a
/// PATH, the packs that ship with Provost are used. Exit code: 0 clean, 1 findings, 2 could not run.
#[derive(Debug, Parser)]
#[command(name = "provost", version = VERSION, propagate_version = true)]
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
    ///
    /// Exit code: 0 if there is no error, 1 if there is one, 2 if it could not run; the same for every format. A
    /// warning alone is no failure; see `--deny warnings` and `--max-warnings`.
    #[command(after_help = CHECK_EXAMPLES)]
    Check(Box<check::Check>),
    /// Apply the suggested fixes of findings; comments and layout stay.
    ///
    /// Applies only safe fixes, which keep the meaning, unless `--unsafe` is given. A fix that would add an error is not
    /// applied. The exit code is that of `provost check` afterwards.
    Fix {
        /// Print what would change as a patch, and write nothing.
        #[arg(long)]
        diff: bool,
        /// Also apply guesses ("did you mean"); review the result.
        #[arg(long = "unsafe")]
        guesses: bool,
        #[command(flatten)]
        gate: check::Gate,
        /// Pack folders, folders of packs, or single files.
        #[arg(default_value = ".")]
        paths: Vec<PathBuf>,
    },
    /// Lay out the effects in the files of packs; comments stay.
    Fmt {
        /// Change nothing; report files that are not formatted, and exit with 1 if there are any.
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
        /// Only entries with estimated values; lists these values.
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
        /// Ids or aliases of entries, or files with entries; without any, all entries.
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
        /// Only tests with this text in their file or name.
        filter: Option<String>,
        /// How to report, as FORM or FORM=FILE; may be given several times.
        #[arg(
            long = "format",
            alias = "output-format",
            value_name = "FORM[=FILE]",
            value_parser = TargetParser::<TestFormat>::new()
        )]
        formats: Vec<Target<TestFormat>>,
        /// List every ability and branch that no test reaches, not only their number.
        #[arg(long)]
        missed: bool,
        /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
        #[arg(long = "path", value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Play a game in the terminal, against agents.
    #[command(after_help = PLAY_EXAMPLES)]
    Play(Box<Play>),
    /// Let agents play many games, and report who wins, how long games take, and what is taken and used.
    ///
    /// Exit code: 0 if all games ended, 1 if some did not (they are listed) or the run was stopped, 2 if it could not
    /// run. Ctrl+C stops with exit code 130, keeps the results and lists the missing seeds; a second one quits at once.
    #[command(after_help = simulate::EXAMPLES, args_conflicts_with_subcommands = true)]
    Simulate(Box<simulate::Simulate>),
    /// Play two versions of content on the same seeds and report what changed, with error bars.
    ///
    /// Exit code: 0 if every gate (`--allow`) is kept or undecided, 1 if one is broken, a game did not end or the run was
    /// stopped (Ctrl+C), 2 if it could not run.
    #[command(after_help = compare::EXAMPLES)]
    Compare(Box<compare::Compare>),
    /// Play a campaign: a series of scenarios, where your rank in each decides which comes next.
    ///
    /// Shows the progress of the campaign and plays its next game. An unfinished game continues the next time.
    Campaign(Box<Campaign>),
    /// Work out the exact odds of a path in a situation, with the best use of rerolls, tokens and stopping.
    ///
    /// The situation is the position of a scenario or of a test of content. The real rules
    /// play every option and every case of chance. Exit code: 0 if there are odds to report, 2 if not.
    #[command(after_help = ODDS_EXAMPLES)]
    Odds(Box<Odds>),
    /// Write a new file to start from.
    #[command(subcommand)]
    New(new::New),
    /// Show what changed in meaning between two states of packs, entry by entry, in rules text.
    #[command(after_help = diff::EXAMPLES)]
    Diff(Box<diff::Diff>),
    /// Write sheets of cards as a PDF file, to print and cut.
    ///
    /// Cards of one size share sheets. Backs come on every second page, mirrored, so that they meet their fronts. Exit
    /// code: 0 if the file is written, 2 if not; an old file stays as it is then.
    #[command(after_help = print::PRINT_EXAMPLES)]
    Print(Box<print::Print>),
    /// Write cards as files for other programs.
    #[command(subcommand, after_help = print::EXPORT_EXAMPLES)]
    Export(print::Export),
    /// Print what a shell needs to complete commands and options.
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Show a recorded game, step by step.
    Replay {
        /// The file that `provost play --record` wrote.
        file: PathBuf,
        /// Stop after this many choices and draw the table.
        #[arg(long, value_name = "N", value_parser = numbers::whole::<usize>, allow_negative_numbers = true)]
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
        /// The code in brackets behind `error` or `warning`; without it, all codes are listed.
        code: Option<String>,
    },
    /// Print JSON Schemas (draft-07) of files, for editors that support TOML but not Provost.
    ///
    /// Without a KIND, lists the kinds of files. A first line `#:schema PATH` names the schema of a file for taplo, tombi and
    /// editors that use them; `provost new` writes it.
    Schema(Schema),
    /// Serve editors over standard input and output, in the language server protocol.
    ///
    /// Findings while typing, completion, hover, definitions, references, rename, layout, repairs, colours and outline. An
    /// editor starts it; `docs/editors.md` says how for VS Code, Neovim and Helix.
    Lsp,
    /// Print the hook points of a game: when effects act, and what they can refer to.
    Hooks(Reference),
    /// Print the words of a game: verbs, costs, conditions, selectors, numbers, nouns and kinds.
    Words(Reference),
}

const CHECK_EXAMPLES: &str = "\
Examples:
  provost check packs
  provost check packs --format github --format sarif=findings.sarif
  provost check packs --deny warnings --format junit=report.xml
  provost check - --stdin-filename packs/frost/mercenaries/runa.toml < draft.toml

`docs/ci.md` describes the formats and has workflows for GitHub and GitLab.";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  provost completions bash > ~/.local/share/bash-completion/completions/provost
  provost completions zsh > ~/.zfunc/_provost
  provost completions fish > ~/.config/fish/completions/provost.fish";

const PLAY_EXAMPLES: &str = "\
Examples:
  provost play --players 3
  provost play --pack monster-lands-extras --players 5
  provost play --pack monster-lands-extras --variant ID --set affinities=fire,water,air,siege

What can be chosen: `provost list --kind variant`, likewise tile, building, affinity-set, difficulty and
scenario. An affinity of a set is played with if the set is switched on by `--variant`.";

const ODDS_EXAMPLES: &str = "\
Examples:
  provost odds cold-dawn.toml --at land-a-1
  provost odds my-pack/tests/rolls.toml#\"two dice\" --goal capture
  provost odds --test \"EX-11: Frunks\" --dice 2,2 --when magic,strength
  provost odds --test \"EX-11: Frunks\" --simulate 10000";

/// Which odds to work out.
#[derive(ClapArgs, Debug)]
pub(crate) struct Odds {
    /// The id of a scenario, its file, or a file of tests with `#` and (a part of) the name of one of them.
    #[arg(value_name = "SITUATION", conflicts_with = "test")]
    pub(crate) situation: Option<String>,
    /// The situation of a test of content, by its name or a part of it.
    #[arg(long, value_name = "NAME")]
    pub(crate) test: Option<String>,
    /// The id of the path on the board; not needed if only one is open.
    #[arg(long, value_name = "ID")]
    pub(crate) at: Option<String>,
    /// What the player wants most: `best` (the position worth most), `score`, `success` of any sort, `survive`, or one
    /// of the outcomes, such as `capture` or `elimination`.
    #[arg(long, default_value = "best")]
    pub(crate) goal: String,
    /// How other players decide.
    #[arg(long, value_enum, default_value_t = OthersKind::Own)]
    pub(crate) others: OthersKind,
    /// The faces of the first dice rolled.
    #[arg(long, value_name = "FACE,..", value_delimiter = ',', value_parser = numbers::face, allow_negative_numbers = true)]
    pub(crate) dice: Vec<u8>,
    /// The ids of the first options chosen.
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    pub(crate) when: Vec<String>,
    /// Also simulate the situation this often with the same choices and random dice, for comparison.
    #[arg(long, value_name = "N", value_parser = numbers::counted::<u32>, allow_negative_numbers = true)]
    pub(crate) simulate: Option<u32>,
    /// The seed for set-up and simulation.
    #[arg(long, default_value_t = 1, value_parser = numbers::whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Give up after this many cases; 3 million if not given.
    #[arg(long, value_name = "CASES", value_parser = numbers::counted::<u64>, allow_negative_numbers = true)]
    pub(crate) budget: Option<u64>,
    /// Print fractions beside per cent.
    #[arg(long)]
    pub(crate) fractions: bool,
    /// How to print them.
    #[arg(long, value_enum, default_value_t = ListFormat::Text)]
    pub(crate) format: ListFormat,
    /// The language of the report.
    #[arg(long, default_value = "en", value_parser = ["en", "de"])]
    pub(crate) language: String,
    /// The game of a test; if not given, that of its pack, or Monster Lands.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
    #[arg(long = "path", value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

/// How other players decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OthersKind {
    /// For their own best.
    Own,
    /// For the best of the player of the contest.
    With,
    /// For the worst of that player.
    Against,
    /// By the first option.
    First,
}

/// Which game, and its players.
#[derive(ClapArgs, Debug)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) setup: SetUp,
    /// The seed of the game: the same seed and choices give the same game.
    #[arg(long, default_value_t = 1, value_parser = numbers::whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// The names of the players, in order.
    #[arg(long, value_name = "NAME,..", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) seats: Seats,
    /// Save the game to this file on leaving.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "difficulty", "variants", "scenario", "set", "names"])]
    pub(crate) load: Option<PathBuf>,
    /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
    #[arg(long = "path", value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

/// The seats of a game, and what is shown of it.
#[derive(ClapArgs, Debug)]
pub(crate) struct Seats {
    /// Seats of people; 0 for nobody. Without it, seat 1 is a person if there is a terminal.
    #[arg(long, value_name = "SEAT,..", value_delimiter = ',', value_parser = numbers::whole::<u8>, allow_negative_numbers = true)]
    pub(crate) human: Option<Vec<u8>>,
    /// Who plays for the others: one for all seats, or one for each, again from the first if there are fewer than
    /// seats. `random`, `first`, `greedy`, or `search` with the number of positions it looks at for a decision
    /// (`search:400`).
    #[arg(long, value_name = "AGENT,..", value_delimiter = ',', default_value = "random")]
    pub(crate) agent: Vec<AgentSpec>,
    /// Say why agents chose as they did, if they evaluate options.
    #[arg(long)]
    pub(crate) reasons: bool,
    /// Write the choices to this file, for `provost replay`.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Leave after this many choices.
    #[arg(long, value_name = "N", value_parser = numbers::whole::<usize>, allow_negative_numbers = true)]
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
    /// Begin a new campaign and write its progress to the file, which must not exist yet.
    #[arg(long)]
    pub(crate) start: bool,
    /// Show the progress of the campaign without playing.
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
    /// The seed of the first game of a new campaign; later games count on from it.
    #[arg(long, requires = "start", value_parser = numbers::whole::<u64>, allow_negative_numbers = true)]
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

/// Where the packs are.
#[derive(ClapArgs, Debug)]
pub(crate) struct Paths {
    /// Pack folders, folders of packs, or single files; none for the packs that ship with Provost.
    pub(crate) paths: Vec<PathBuf>,
}

/// Which schemas.
#[derive(ClapArgs, Debug)]
pub(crate) struct Schema {
    /// `pack`, `vocabulary`, `test`, a kind of entry, or `entry` for any kind.
    pub(crate) kind: Option<String>,
    /// The game; if not given, Monster Lands, and with `--out` all games.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Write them to files below this folder: `DIR/GAME/KIND.schema.json`.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Packs whose nouns and entries are listed too, besides those that ship with Provost.
    #[arg(long = "path", value_name = "PATH")]
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
    /// JSON.
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

#[cfg(test)]
mod tests {
    #[test]
    fn the_version_names_the_form_of_content() {
        let form = provost_interpreter::pack::FORMAT;
        assert!(super::VERSION.ends_with(&format!(" (content format {form})")), "{}", super::VERSION);
    }
}
