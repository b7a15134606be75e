//! What can be written after `provost new`.

use clap::Subcommand;
use std::path::PathBuf;

/// What to write.
#[derive(Debug, Subcommand)]
pub(crate) enum New {
    /// A pack: a folder with a `pack.toml` that says what it is and which packs it depends on.
    Pack {
        /// Its id, which is also the name of the folder: `frost-fair`.
        name: String,
        /// The game it is for.
        #[arg(long, default_value = "monster-lands")]
        game: String,
        /// The id of a pack it depends on; may be given several times. Without it, the base packs of the game.
        #[arg(long = "depends", value_name = "ID")]
        depends: Vec<String>,
        /// The folder in which the new folder is made.
        #[arg(long = "in", value_name = "DIR", default_value = ".")]
        folder: PathBuf,
    },
    /// An entry of a kind, with every key it can have and what the key is for.
    Entry {
        /// Its kind: `mercenary`; `provost words` describes the kinds.
        kind: String,
        /// Its id, which is also the name of the file: `snow-owl`.
        name: String,
        /// The folder of the pack; without it, the pack around the current folder.
        #[arg(long = "in", value_name = "PACK_DIR")]
        pack: Option<PathBuf>,
    },
    /// A scenario that checks and plays at once, with comments on what can be changed.
    ///
    /// Creates a file in this folder, or with `--in` in a pack. Never overwrites a file.
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
    /// A file of tests with a first test that passes, for `provost test`.
    Test {
        /// The name of the file: `snow-owl`.
        name: String,
        /// The folder of the pack; without it, the pack around the current folder.
        #[arg(long = "in", value_name = "PACK_DIR")]
        pack: Option<PathBuf>,
    },
}
