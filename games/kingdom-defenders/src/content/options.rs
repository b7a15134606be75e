//! The set-up.

use provost_engine::common::Chosen;
use provost_engine::packs::{NoPack, did_you_mean, near_or_list};
use provost_engine::situation::setup::{PACKS, PLAYERS, SCENARIO};
use provost_engine::zones::KitError;
use provost_interpreter::vocabulary::value_type::{KeySpec, NameType, ValueType};
use serde::{Deserialize, Serialize};

/// The set-up: plain data, part of every save and replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Participating packs, by id; their dependencies are added. If empty, the packs that depend on nothing.
    pub packs: Vec<String>,
    /// The number of players.
    pub players: u8,
    /// Buildings and characters in the game besides those printed on the board, by id; the rest is drawn.
    pub tiles: Vec<String>,
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

impl Default for Setup {
    fn default() -> Self {
        Self { packs: Vec::new(), players: 2, tiles: Vec::new(), scenario: None, names: Vec::new() }
    }
}

/// The keys of a set-up, as situations write them.
pub const SETUP: &[KeySpec] = &[
    KeySpec::optional(
        PACKS,
        ValueType::List(&ValueType::Name(NameType::Pack)),
        "The packs that take part, and those they stand on.",
    ),
    KeySpec::optional(PLAYERS, ValueType::Number(1, 8), "How many play."),
    KeySpec::optional(
        "tiles",
        ValueType::List(&ValueType::Entry(&["building", "character"])),
        "Building and character tiles in the game, besides those that always are.",
    ),
    KeySpec::optional(SCENARIO, ValueType::Entry(&["scenario"]), "The scenario that is played."),
];

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Cards of a kind that a pack declares, which cannot be made.
    #[error(transparent)]
    Cards(#[from] KitError),
    /// A pack that does not exist.
    #[error(transparent)]
    NoPack(#[from] NoPack),
    /// A tile that does not exist, is not in the participating packs, or is printed on the board anyway.
    #[error(
        "there is no building or character `{id}` to choose in the packs that take part{}",
        did_you_mean(near.as_deref())
    )]
    NoTile {
        /// The id as requested.
        id: String,
        /// The nearest id.
        near: Option<String>,
    },
    /// A scenario that does not exist, or is not in the participating packs.
    #[error("there is no scenario `{id}` in the packs that take part{}", near_or_list(near.as_deref(), "scenario"))]
    NoScenario {
        /// The id as requested.
        id: String,
        /// The nearest id.
        near: Option<String>,
    },
    /// A scenario with an unsupported number of players.
    #[error("`{scenario}` is for {} players, and {asked} were asked for", or(players))]
    ScenarioPlayers {
        /// The scenario.
        scenario: String,
        /// The supported numbers of players.
        players: Vec<i32>,
        /// The number as requested.
        asked: u8,
    },
    /// The same tile twice.
    #[error("`{0}` is chosen twice; there is one of each tile")]
    Twice(String),
    /// More tiles chosen than the board takes.
    #[error("{count} {what} are chosen, but the board takes {most} besides the printed ones")]
    TooManyChosen {
        /// The sort.
        what: &'static str,
        /// The number chosen.
        count: usize,
        /// The most that fit.
        most: usize,
    },
    /// Fewer tiles than the board takes.
    #[error("the board takes {most} {what} besides the printed ones; these packs have {count}")]
    TooFew {
        /// The sort.
        what: &'static str,
        /// The number found.
        count: usize,
        /// The number needed.
        most: usize,
    },
    /// Too few or too many players.
    #[error("{players} {} cannot play: it takes {least} to {most}", if *players == 1 { "player" } else { "players" })]
    Players {
        /// The number as requested.
        players: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Something missing from the packs.
    #[error("the packs have no {0}, without which there is no game")]
    Missing(&'static str),
    /// More than one of something.
    #[error("the packs have more than one {0}; a game takes exactly one")]
    Several(&'static str),
    /// More of something than a game can hold.
    #[error("a game holds at most {most} {what}; these packs have {count}")]
    TooMany {
        /// The sort.
        what: &'static str,
        /// The number found.
        count: usize,
        /// The most that fit.
        most: usize,
    },
    /// A noun that the rules need.
    #[error(transparent)]
    Word(#[from] super::words::MissingWord),
    /// An effect that does not compile.
    #[error("the effect of `{entry}` cannot be compiled: {why}")]
    Effect {
        /// The entry.
        entry: String,
        /// The reason.
        why: String,
    },
}

impl SetupError {
    /// Returns the key or id at fault, if there is one.
    pub fn about(&self) -> Option<String> {
        match self {
            Self::NoPack(NoPack { id, .. })
            | Self::NoTile { id, .. }
            | Self::NoScenario { id, .. }
            | Self::Twice(id) => Some(id.clone()),
            Self::Players { .. } | Self::ScenarioPlayers { .. } => Some(PLAYERS.to_owned()),
            Self::TooManyChosen { .. } => Some("tiles".to_owned()),
            Self::TooFew { .. }
            | Self::Cards(_)
            | Self::Missing(_)
            | Self::Several(_)
            | Self::TooMany { .. }
            | Self::Word(_)
            | Self::Effect { .. } => None,
        }
    }
}

/// Lists numbers as alternatives.
fn or(numbers: &[i32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
}
