//! How a game is set up: the same options for every command that plays.

use clap::Args as ClapArgs;
use std::path::PathBuf;

/// Which game, with what, for how many.
#[derive(ClapArgs, Debug)]
pub(crate) struct SetUp {
    /// The game; if not given, that of the scenario, or Monster Lands.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// The number of players.
    #[arg(long, value_name = "K", value_parser = super::numbers::counted::<u8>, allow_negative_numbers = true)]
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
}

/// Where the packs of a game are.
#[derive(ClapArgs, Debug)]
pub(crate) struct From {
    /// Packs to read instead of those that ship with Provost (their dependencies are found there), or single files.
    #[arg(long = "path", value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it as `key=value`")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}
