//! The state of the Lab view.

use crate::model::card::Card;
use crate::model::form::Form;
use crate::model::lab::{OddsReport, Origin, RunsReport, SetUp, Situation, Stand};
use provost_playtest::agent::AgentSpec;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How many games are played from here if nobody says otherwise.
const RUNS: u32 = 1_000;

/// The Lab view.
#[derive(Clone, Debug)]
pub struct LabState {
    /// The game.
    pub game: String,
    /// Where the situation came from.
    pub origin: Origin,
    /// The situation.
    pub situation: Situation,
    /// Its keys; nothing while the text cannot be read.
    pub form: Option<Arc<Form>>,
    /// The keys of the scenario, if one is being edited.
    pub scenario: Option<Arc<Form>>,
    /// The number of choices made.
    pub at: usize,
    /// The entry that is being tried out.
    pub focus: Option<String>,
    /// The entry for which a situation is looked for: game and id.
    pub trying: Option<(String, String)>,
    /// Whether a situation is being made of a game.
    pub taking: bool,
    /// The starting points.
    pub set_ups: Arc<[SetUp]>,
    /// The filter of starting points.
    pub filter: String,
    /// The tab of the left side.
    pub tab: LabTab,
    /// Where the situation stands.
    pub stand: Option<Arc<Stand>>,
    /// The cards of what lies on the table, by id.
    pub cards: Arc<BTreeMap<String, Arc<Card>>>,
    /// The clicked piece, if several options are about it.
    pub picked: Option<String>,
    /// The odds.
    pub odds: Option<OddsReport>,
    /// The results of many games.
    pub runs: Option<RunsReport>,
    /// How many games are played, and who chooses in them.
    pub run: (u32, AgentSpec),
    /// The contest of odds and games.
    pub contest: Option<String>,
    /// Whether everything is listed that did not fire.
    pub all: bool,
    /// The question of what to keep, if it is open.
    pub keep: Option<KeepState>,
    /// Earlier situations, and undone ones.
    pub(crate) past: Vec<(Situation, usize)>,
    pub(crate) future: Vec<(Situation, usize)>,
}

/// The tabs of the left side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LabTab {
    /// The starting points.
    #[default]
    SetUps,
    /// The situation as a form.
    Form,
    /// The situation as text.
    Text,
}

/// A test that is about to be kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeepState {
    /// Its name.
    pub name: String,
    /// The folder of the pack.
    pub root: String,
    /// The checked keys of the position.
    pub checks: BTreeSet<String>,
    /// Whether everything is offered, or only what is new.
    pub all: bool,
    /// Why it could not be written.
    pub refused: Option<String>,
}

impl Default for LabState {
    fn default() -> Self {
        Self {
            game: String::new(),
            origin: Origin::New,
            situation: Situation::default(),
            form: None,
            scenario: None,
            at: 0,
            focus: None,
            trying: None,
            taking: false,
            set_ups: Arc::default(),
            filter: String::new(),
            tab: LabTab::default(),
            stand: None,
            cards: Arc::default(),
            picked: None,
            odds: None,
            runs: None,
            run: (RUNS, AgentSpec::Greedy),
            contest: None,
            all: false,
            keep: None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }
}

impl LabState {
    /// Returns whether a change of the situation can be taken back, and whether one can be done again.
    pub const fn can_undo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Returns whether a situation is set up.
    pub const fn is_set_up(&self) -> bool {
        !self.game.is_empty()
    }

    /// Returns whether games are being played.
    pub fn is_running(&self) -> bool {
        self.runs.as_ref().is_some_and(|runs| runs.played < runs.wanted && runs.stopped.is_none())
    }

    /// Returns how many choices the situation makes.
    pub fn choices(&self) -> usize {
        self.stand.as_ref().map_or(0, |stand| stand.made.len())
    }
}
