//! What is chosen before a game: what every game has, and a set-up for games that have no choice of their own.

use crate::situation::setup::{PACKS, SCENARIO};
use crate::situation::shape::{Key, Shape};
use serde::{Deserialize, Serialize};

/// What every set-up says.
pub trait Chosen {
    /// Returns what the players are called.
    fn names(&self) -> &[String];

    /// Returns the packs that take part, as they were asked for.
    fn packs(&self) -> &[String];

    /// Returns the scenario that is played, by id.
    fn scenario(&self) -> Option<&str>;
}

/// The set-up of a game with nothing to choose but packs and scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Packs that take part, by id; those they depend on come along. Empty: the packs that depend on nothing.
    pub packs: Vec<String>,
    /// The scenario, by id.
    pub scenario: Option<String>,
    /// What the players are called.
    pub names: Vec<String>,
}

impl Chosen for Setup {
    fn names(&self) -> &[String] {
        &self.names
    }

    fn packs(&self) -> &[String] {
        &self.packs
    }

    fn scenario(&self) -> Option<&str> {
        self.scenario.as_deref()
    }
}

/// The keys of [`Setup`], as situations write them.
pub const KEYS: &[Key] = &[
    Key { key: PACKS, holds: Shape::Packs, doc: "The packs that take part, and those they stand on." },
    Key { key: SCENARIO, holds: Shape::Entry(&["scenario"]), doc: "The scenario that is played." },
];
