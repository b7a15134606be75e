//! Games that were not finished: reported with everything needed to inspect them, while the others go on.

use crate::play::Stuck;
use crate::statistics::Merge;
use provost_engine::game::PlayError;
use provost_engine::game::session::StartError;
use provost_engine::game::speech::Speech;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A game that was not finished.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Trouble {
    /// Its seed.
    pub seed: u64,
    /// The number of decisions made.
    pub step: u32,
    /// The error.
    pub what: String,
    /// The entry of the failing ability.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub entry: Option<String>,
    /// Where that ability is written: file and line.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub place: Option<String>,
}

impl Trouble {
    /// Describes a game that got stuck.
    pub(super) fn of(seed: u64, stuck: &Stuck, speech: &Speech<'_>, program: &Program) -> Self {
        match stuck {
            Stuck::TooLong(step) => {
                Self { seed, step: *step, what: stuck.to_string(), entry: None, place: None }
            }
            Stuck::Fault { step, error } => Self::at(seed, *step, *error, speech, program),
        }
    }

    /// Describes a game that cannot be started.
    pub(super) fn at_start(seed: u64, error: &StartError, speech: &Speech<'_>, program: &Program) -> Self {
        match error {
            StartError::Play(error) => Self::at(seed, 0, *error, speech, program),
            StartError::NoGame { .. }
            | StartError::Setup(_)
            | StartError::Words(_)
            | StartError::Record(_) => {
                Self { seed, step: 0, what: error.to_string(), entry: None, place: None }
            }
        }
    }

    fn at(seed: u64, step: u32, error: PlayError, speech: &Speech<'_>, program: &Program) -> Self {
        let place = speech.fault_place(program, error);
        Self {
            seed,
            step,
            what: error.to_string(),
            place: place.as_ref().map(|place| format!("{}:{}", place.file, place.line)),
            entry: place.map(|place| place.entry),
        }
    }
}

/// All games that were not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Troubles {
    /// Their number.
    pub count: u64,
    /// The first of them, by seed.
    pub first: Vec<Trouble>,
}

impl Troubles {
    /// The most games described; the others are only counted.
    const SHOWN: usize = 20;

    /// Adds a game.
    pub(crate) fn add(&mut self, trouble: Trouble) {
        self.include(&Self { count: 1, first: vec![trouble] });
    }
}

/// As in reports: the game, the error, and the line to check.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, decision {}: {}", self.seed, self.step, self.what)?;
        if let Some(entry) = &self.entry {
            write!(f, ", in an ability of `{entry}`")?;
        }
        self.place.as_ref().map_or(Ok(()), |place| write!(f, " ({place})"))
    }
}

impl Merge for Troubles {
    fn include(&mut self, other: &Self) {
        self.count += other.count;
        self.first.extend(other.first.iter().cloned());
        self.first.sort_unstable();
        self.first.truncate(Self::SHOWN);
    }
}
