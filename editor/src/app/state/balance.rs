//! The state of the Balance view.

use crate::model::balance::{Ask, Finding, Measurement, Progress, Rows};
use crate::worker::Content;
use provost_engine::games;
use provost_games::Shipped;
use provost_playtest::compare::Comparison;
use provost_playtest::simulate::{Figure, Plan};
use std::sync::Arc;

/// The Balance view.
#[derive(Clone, Debug, Default)]
pub struct BalanceState {
    /// Which games are asked for.
    pub ask: Ask,
    /// The run that starts as soon as the packs are there in their present state.
    pub waiting: Option<Wanted>,
    /// The run that is going on.
    pub running: Option<Running>,
    /// The results of the last run, so far.
    pub run: Option<Run>,
    /// The results of the last comparison, so far.
    pub compared: Option<Compared>,
    /// The packs that were kept to be compared with.
    pub kept: Option<Kept>,
    /// Why nothing is played.
    pub refused: Option<String>,
    /// Which page is shown.
    pub page: BalancePage,
    /// Which entries are shown.
    pub rows: Rows,
    /// Whether all plots show their figures.
    pub figures: bool,
    /// The games behind a figure.
    pub behind: Option<Behind>,
    /// The seed of the game that is being played again, to be shown.
    pub opening: Option<u64>,
}

/// The kinds of runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The packs as they are now.
    Run,
    /// The present packs against the saved ones.
    CompareSaved,
    /// The present packs against the kept ones.
    CompareKept,
}

/// A run that is going on.
#[derive(Clone, Debug)]
pub struct Running {
    /// The number of the run.
    pub number: u64,
    /// The kind of run.
    pub wanted: Wanted,
    /// With what.
    pub content: Content,
    /// Which games.
    pub plan: Plan,
    /// How far it is.
    pub progress: Progress,
}

/// The results of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// With what.
    pub content: Content,
    /// Which games.
    pub plan: Plan,
    /// How far it came.
    pub progress: Progress,
    /// The measurement.
    pub measured: Arc<Measurement>,
    /// The noteworthy findings.
    pub findings: Vec<Finding>,
}

/// The results of a comparison.
#[derive(Clone, Debug)]
pub struct Compared {
    /// With what it was compared.
    pub with: Wanted,
    /// The packs after the change.
    pub content: Content,
    /// Which games.
    pub plan: Plan,
    /// How far it came.
    pub progress: Progress,
    /// The comparison.
    pub comparison: Arc<Comparison>,
}

/// Packs that were kept to be compared with.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The packs.
    pub content: Content,
    /// The game of the run.
    pub game: String,
    /// How many games the run had.
    pub games: u64,
}

/// The pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BalancePage {
    /// Plots.
    #[default]
    Overview,
    /// The table of entries.
    Entries,
    /// Where the numbers of players come from.
    Sources,
    /// Abilities that never fired.
    Silent,
    /// Games that did not come to their end.
    Troubles,
    /// The changes.
    Compare,
}

/// The games behind a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The figure.
    pub figure: Figure,
    /// Its name.
    pub name: String,
    /// How many games there are.
    pub count: u64,
    /// The smallest seeds.
    pub seeds: Vec<u64>,
}

impl super::State {
    /// Returns the games that can be played with the packs that are open.
    pub fn playable(&self) -> impl Iterator<Item = &'static str> {
        let is_open = |game: &&str| self.library.packs.iter().any(|pack| pack.game == *game);
        games::ids::<Shipped>().iter().copied().filter(is_open)
    }

    /// Returns the game that is measured if nobody says another: that of the open entry.
    pub fn game_here(&self) -> Option<&'static str> {
        let here = self.entry().map(|entry| entry.game.id);
        self.playable().find(|game| here == Some(*game)).or_else(|| self.playable().next())
    }
}

impl BalanceState {
    /// Finds the entries that are shown, and their order.
    pub fn arrange(&mut self) {
        if let Some(run) = &self.run {
            self.rows.arrange(&run.measured.figures);
        }
    }
}
