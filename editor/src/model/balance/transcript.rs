//! One game of a run, to be read.

/// A game in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// Its seed.
    pub seed: u64,
    /// Who played, by seat.
    pub agents: Vec<String>,
    /// Why it did not come to its end, if it did not.
    pub stuck: Option<String>,
    /// How far it came.
    pub summary: String,
    /// The players with their points.
    pub scores: Vec<(String, i32)>,
    /// What was chosen and what came of it.
    pub lines: Vec<GameLine>,
}

/// A line of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The number of the decision; 0 before the first one.
    pub step: usize,
    /// What it says.
    pub text: String,
    /// Whether it is a choice of a player, and not what came of one.
    pub is_choice: bool,
}
