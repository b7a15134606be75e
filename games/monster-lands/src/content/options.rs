//! The set-up.

use provost_engine::common::Chosen;
use provost_engine::packs::{NoPack, near_or_list};
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
    /// The level of difficulty, by its entry's id; the default level if not given.
    pub difficulty: Option<String>,
    /// Variants, tiles, replacing buildings and affinity sets, by id. An active set is always in play.
    pub options: Vec<String>,
    /// The scenario, by id.
    pub scenario: Option<String>,
    /// Affinities in play, by id. If empty: those of active sets, then the game's own and, if there are not
    /// enough for the players, those of further sets.
    pub affinities: Vec<String>,
    /// The affinity of each player's clan, by id; further players get a random one.
    pub clans: Vec<String>,
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
        Self {
            packs: Vec::new(),
            players: 2,
            difficulty: None,
            options: Vec::new(),
            scenario: None,
            affinities: Vec::new(),
            clans: Vec::new(),
            names: Vec::new(),
        }
    }
}

/// The keys of a set-up, as situations write them.
pub const SETUP: &[KeySpec] = &[
    KeySpec::optional(
        PACKS,
        ValueType::List(&ValueType::Name(NameType::Pack)),
        "The packs that take part, and those they stand on.",
    ),
    KeySpec::optional(PLAYERS, ValueType::Number(1, 5), "How many play."),
    KeySpec::optional("difficulty", ValueType::Entry(&["difficulty"]), "How hard it is."),
    KeySpec::optional(
        "options",
        ValueType::List(&ValueType::Entry(&["variant", "tile", "affinity-set", "building"])),
        "Variants, tiles and buildings that are used besides.",
    ),
    KeySpec::optional(SCENARIO, ValueType::Entry(&["scenario"]), "The scenario that is played."),
    KeySpec::optional(
        "affinities",
        ValueType::List(&ValueType::Noun("affinity")),
        "The affinities in the game.",
    ),
    KeySpec::optional(
        "clans",
        ValueType::List(&ValueType::Noun("affinity")),
        "The clan of each player, by affinity.",
    ),
];

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Packs with errors, which cannot be played.
    #[error("the packs have errors; `provost check` shows them")]
    BrokenContent,
    /// Cards of a kind that a pack declares, which cannot be made.
    #[error(transparent)]
    Cards(#[from] KitError),
    /// A pack that does not exist.
    #[error(transparent)]
    NoPack(#[from] NoPack),
    /// An entry that does not exist, or is not in the participating packs.
    #[error("there is no {kind} `{id}` in the packs that take part{}", near_or_list(near.as_deref(), kind))]
    NoEntry {
        /// The expected kind.
        kind: &'static str,
        /// The id as requested.
        id: String,
        /// The nearest id.
        near: Option<String>,
    },
    /// Too few or too many players.
    #[error("{players} players cannot play: the table has seats for 1 to {seats}")]
    Players {
        /// The number as requested.
        players: u8,
        /// The seats at the table.
        seats: usize,
    },
    /// More or fewer affinities than the game needs.
    #[error("a game of {} is played with {needed} affinities, and these are {}: {}",
        people(*players), chosen.len(), listed(chosen))]
    Affinities {
        /// The number of players.
        players: u8,
        /// The number of affinities they need.
        needed: usize,
        /// The chosen affinities.
        chosen: Vec<String>,
    },
    /// Fewer affinities in the packs than are needed.
    #[error("a game of {} is played with {needed} affinities, and the packs that take part bring {found}; \
        another pack may have a set with one more", people(*players))]
    TooFewAffinities {
        /// The number of players.
        players: u8,
        /// The number of affinities they need.
        needed: usize,
        /// The number available.
        found: usize,
    },
    /// An affinity whose set does not take part.
    #[error("the affinity `{affinity}` comes with the set `{set}`, which is not switched on")]
    SetOff {
        /// The affinity.
        affinity: String,
        /// Its set.
        set: String,
    },
    /// An active set whose affinity was left out.
    #[error("the set `{set}` is switched on, but its affinity `{affinity}` is not among those chosen")]
    SetUnused {
        /// The set.
        set: String,
        /// Its affinity.
        affinity: String,
    },
    /// A scenario without the affinity that somebody starts with.
    #[error("`{chosen}` has somebody start with the affinity `{affinity}`, which is not among those chosen")]
    AffinityNeeded {
        /// The scenario.
        chosen: String,
        /// The affinity.
        affinity: String,
    },
    /// A single thing chosen twice.
    #[error("`{id}` is named twice among the {what}")]
    Twice {
        /// The list.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// A clan of an affinity that is not in the game.
    #[error("the clan `{clan}` is of no affinity in this game; these are {}", listed(chosen))]
    ClanOff {
        /// The affinity as requested.
        clan: String,
        /// The affinities in play.
        chosen: Vec<String>,
    },
    /// More clans than players.
    #[error("{clans} clans were chosen for {players} players")]
    Clans {
        /// The number of clans.
        clans: usize,
        /// The number of players.
        players: usize,
    },
    /// Two options that exclude each other.
    #[error("`{0}` and `{1}` cannot be in the same game")]
    Excluded(String, String),
    /// A scenario at a level that it excludes.
    #[error("`{scenario}` is not played at `{level}`, but at {}", quoted(levels))]
    Level {
        /// The scenario.
        scenario: String,
        /// The level.
        level: String,
        /// The allowed levels, from easy to hard.
        levels: Vec<String>,
    },
    /// A scenario or option with an unsupported number of players.
    #[error("`{chosen}` is for {}, and {asked} {} asked for", for_players(players), if *asked == 1 { "was" } else { "were" })]
    NotForPlayers {
        /// The scenario or option.
        chosen: String,
        /// The supported numbers of players.
        players: Vec<i32>,
        /// The number as requested.
        asked: u8,
    },
    /// Something missing from the packs.
    #[error("the packs have no {0}, without which there is no game")]
    Missing(&'static str),
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
            | Self::NoEntry { id, .. }
            | Self::Excluded(id, _)
            | Self::Level { level: id, .. }
            | Self::SetOff { affinity: id, .. }
            | Self::SetUnused { set: id, .. }
            | Self::AffinityNeeded { affinity: id, .. }
            | Self::Twice { id, .. }
            | Self::ClanOff { clan: id, .. } => Some(id.clone()),
            Self::Players { .. } | Self::NotForPlayers { .. } => Some(PLAYERS.to_owned()),
            Self::Affinities { .. } | Self::TooFewAffinities { .. } => Some("affinities".to_owned()),
            Self::Clans { .. } => Some("clans".to_owned()),
            Self::BrokenContent
            | Self::Cards(_)
            | Self::Missing(_)
            | Self::TooMany { .. }
            | Self::Word(_)
            | Self::Effect { .. } => None,
        }
    }
}

/// Writes for how many players something is: `1 player`, `2, 3 or 4 players`.
fn for_players(players: &[i32]) -> String {
    let mut numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    let last = numbers.pop().unwrap_or_default();
    let word = if players == [1] { "player" } else { "players" };
    if numbers.is_empty() {
        format!("{last} {word}")
    } else {
        format!("{} or {last} {word}", numbers.join(", "))
    }
}

/// Writes a number of players: `1 player`, `5 players`.
fn people(players: u8) -> String {
    if players == 1 { "1 player".to_owned() } else { format!("{players} players") }
}

/// Lists ids.
fn listed(ids: &[String]) -> String {
    ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ")
}

/// Lists ids as alternatives.
fn quoted(ids: &[String]) -> String {
    ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(" or ")
}
