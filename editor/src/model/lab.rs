//! A situation that is tried out: its text, which is that of a content test, and what comes of it as plain data.

pub mod keep;
pub mod report;
pub mod situation;

pub use report::{
    ChosenOption, Contest, LabLine, LabQuestion, Mark, OddsReport, OddsRow, PositionValue, RunsReport, Stand,
    StepReport, TraceLine,
};
pub use situation::{Root, Situation};

use super::file::FileKey;

/// Something to start from: a test or a scenario of the packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The game.
    pub game: String,
    /// What it is called: the sentence of a test, the id of a scenario.
    pub name: String,
    /// Where it stands.
    pub file: FileKey,
    /// The first byte of its name there.
    pub offset: usize,
    /// What it is.
    pub kind: SetUpKind,
}

/// What can be started from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpKind {
    /// A test, with its text.
    Test(String),
    /// A scenario, by its id.
    Scenario(String),
}

/// Where a situation came from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// An empty board.
    #[default]
    New,
    /// A test of the packs.
    Test {
        /// Where it stands.
        file: FileKey,
        /// The first byte of its name.
        offset: usize,
    },
    /// A stage that was built for an entry.
    Stage,
    /// A game that was played, and what could be taken over from it.
    Game(Box<Carried>),
    /// A scenario: its file is what the forms change.
    Scenario {
        /// Its file.
        file: FileKey,
        /// Its id.
        id: String,
    },
}

/// What was taken over from a game, and what could not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// After how many choices of the game.
    pub choices: usize,
    /// How far the game had come.
    pub moment: String,
    /// What was asked in the game, if play begins with another question here.
    pub question: Option<String>,
    /// What is otherwise than in the game.
    pub lost: Vec<Lost>,
    /// Why the situation cannot be set up, if it cannot.
    pub problems: Vec<String>,
}

/// Something that is otherwise than in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The key, through tables.
    pub key: String,
    /// What it is in the game.
    pub there: String,
    /// What it is here.
    pub here: String,
}
