//! Set-ups: what every game has, and a complete one for games without choices of their own.

use crate::situation::setup::{PACKS, SCENARIO};
use provost_interpreter::vocabulary::value_type::{KeySpec, NameType, ValueType};
use serde::{Deserialize, Serialize};

/// The common part of every set-up.
pub trait Chosen {
    /// Returns the names of the players.
    fn names(&self) -> &[String];

    /// Returns the requested packs.
    fn packs(&self) -> &[String];

    /// Returns the scenario, by id.
    fn scenario(&self) -> Option<&str>;
}

/// The set-up of a game that offers only packs and a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Participating packs, by id; their dependencies are added. If empty, the packs that depend on nothing.
    pub packs: Vec<String>,
    /// The scenario, by id.
    pub scenario: Option<String>,
    /// The names of the players.
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
pub const KEYS: &[KeySpec] = &[
    KeySpec::optional(
        PACKS,
        ValueType::List(&ValueType::Name(NameType::Pack)),
        "The packs that take part, and those they stand on.",
    ),
    KeySpec::optional(SCENARIO, ValueType::Entry(&["scenario"]), "The scenario that is played."),
];
