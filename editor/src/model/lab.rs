//! A situation being tried out: its text, which is that of a content test, and its results as plain data.

pub mod keep;
pub mod report;
pub mod situation;

pub use report::{
    ChosenOption, Contest, LabLine, LabQuestion, Mark, OddsReport, OddsRow, PositionValue, RunsReport, Stand,
    StepReport, TraceLine,
};
pub use situation::{Root, Situation};

use super::file::FileKey;

/// A starting point: a test or a scenario of the packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// The game.
    pub game: String,
    /// Its name: the sentence of a test, the id of a scenario.
    pub name: String,
    /// Where it stands.
    pub file: FileKey,
    /// The first byte of its name there.
    pub offset: usize,
    /// Its kind.
    pub kind: SetUpKind,
}

/// The kinds of starting points.
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

/// The parts of a game that were carried over, and those that could not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// After how many choices of the game.
    pub choices: usize,
    /// How far the game had come.
    pub moment: String,
    /// The question in the game, if play begins with another one here.
    pub question: Option<String>,
    /// The differences from the game.
    pub lost: Vec<Lost>,
    /// Why the situation cannot be set up, if it cannot.
    pub problems: Vec<String>,
}

/// A difference from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The key, through tables.
    pub key: String,
    /// The value in the game.
    pub there: String,
    /// The value here.
    pub here: String,
}
