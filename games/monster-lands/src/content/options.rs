//! What is chosen before a game.

use provost_engine::common::Chosen;
use provost_engine::packs::{NoPack, near_or_list};
use provost_engine::situation::setup::{PACKS, PLAYERS, SCENARIO};
use provost_engine::situation::shape::{Key, Shape};
use serde::{Deserialize, Serialize};

/// What is chosen before a game: plain data, part of every save and replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Packs that take part, by id; those they depend on come along. Empty: the packs that depend on nothing.
    pub packs: Vec<String>,
    /// How many play.
    pub players: u8,
    /// The level of difficulty, by its entry's id; the default level if not given.
    pub difficulty: Option<String>,
    /// Variants, tiles, replacing buildings and affinity sets, by id. A set that is switched on is played with.
    pub options: Vec<String>,
    /// The scenario, by id.
    pub scenario: Option<String>,
    /// Affinities in play, by id. Empty: those of the sets that are switched on, filled up with the game's own and,
    /// where that is not enough for the players, with those of further sets.
    pub affinities: Vec<String>,
    /// The affinity of each player's clan, by id; players beyond the list get one by chance.
    pub clans: Vec<String>,
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
pub const SETUP: &[Key] = &[
    Key { key: PACKS, holds: Shape::Packs, doc: "The packs that take part, and those they stand on." },
    Key { key: PLAYERS, holds: Shape::Number(1, 5), doc: "How many play." },
    Key { key: "difficulty", holds: Shape::Entry(&["difficulty"]), doc: "How hard it is." },
    Key {
        key: "options",
        holds: Shape::Entries(&["variant", "tile", "affinity-set", "building"]),
        doc: "Variants, tiles and buildings that are used besides.",
    },
    Key { key: SCENARIO, holds: Shape::Entry(&["scenario"]), doc: "The scenario that is played." },
    Key { key: "affinities", holds: Shape::Nouns("affinity"), doc: "The affinities in the game." },
    Key { key: "clans", holds: Shape::Nouns("affinity"), doc: "The clan of each player, by affinity." },
];

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Packs with errors cannot be played.
    #[error("the packs have errors; `provost check` shows them")]
    BrokenContent,
    /// A pack that is not there.
    #[error(transparent)]
    NoPack(#[from] NoPack),
    /// An entry that is not there, or not in the packs that take part.
    #[error("there is no {kind} `{id}` in the packs that take part{}", near_or_list(near.as_deref(), kind))]
    NoEntry {
        /// The kind that was wanted.
        kind: &'static str,
        /// As it was asked for.
        id: String,
        /// The nearest one there is.
        near: Option<String>,
    },
    /// Too few or too many players.
    #[error("{players} players cannot play: the table has seats for 1 to {seats}")]
    Players {
        /// As it was asked for.
        players: u8,
        /// Seats at the table.
        seats: usize,
    },
    /// More or fewer affinities than the game is played with.
    #[error("a game of {} is played with {needed} affinities, and these are {}: {}",
        people(*players), chosen.len(), listed(chosen))]
    Affinities {
        /// How many play.
        players: u8,
        /// With how many they play.
        needed: usize,
        /// Those that were chosen.
        chosen: Vec<String>,
    },
    /// Fewer affinities in the packs than are needed.
    #[error("a game of {} is played with {needed} affinities, and the packs that take part bring {found}; \
        another pack may have a set with one more", people(*players))]
    TooFewAffinities {
        /// How many play.
        players: u8,
        /// With how many they play.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// An affinity whose set does not take part.
    #[error("the affinity `{affinity}` comes with the set `{set}`, which is not switched on")]
    SetOff {
        /// The affinity.
        affinity: String,
        /// The set that brings it.
        set: String,
    },
    /// A set whose affinity was left out.
    #[error("the set `{set}` is switched on, but its affinity `{affinity}` is not among those chosen")]
    SetUnused {
        /// The set.
        set: String,
        /// The affinity that it brings.
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
    /// Something chosen twice that is there once.
    #[error("`{id}` is named twice among the {what}")]
    Twice {
        /// Among what.
        what: &'static str,
        /// What.
        id: String,
    },
    /// A clan of an affinity that is not in the game.
    #[error("the clan `{clan}` is of no affinity in this game; these are {}", listed(chosen))]
    ClanOff {
        /// As it was asked for.
        clan: String,
        /// The affinities in play.
        chosen: Vec<String>,
    },
    /// More clans than players.
    #[error("{clans} clans were chosen for {players} players")]
    Clans {
        /// How many were chosen.
        clans: usize,
        /// How many play.
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
        /// The levels at which it is played, from easy to hard.
        levels: Vec<String>,
    },
    /// A scenario or option with a number of players that it is not made for.
    #[error("`{chosen}` is for {}, and {asked} {} asked for", for_players(players), if *asked == 1 { "was" } else { "were" })]
    NotForPlayers {
        /// The scenario or option.
        chosen: String,
        /// The numbers of players that it is made for.
        players: Vec<i32>,
        /// As it was asked for.
        asked: u8,
    },
    /// Something of which the packs have none.
    #[error("the packs have no {0}, without which there is no game")]
    Missing(&'static str),
    /// More of something than a game can hold.
    #[error("a game holds at most {most} {what}; these packs have {count}")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many fit.
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
        /// Why.
        why: String,
    },
}

impl SetupError {
    /// Returns the key or id that it is about, if it is about one.
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
            | Self::Missing(_)
            | Self::TooMany { .. }
            | Self::Word(_)
            | Self::Effect { .. } => None,
        }
    }
}

/// Says for how many players something is: `1 player`, `2, 3 or 4 players`.
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

/// Says how many play: `1 player`, `5 players`.
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
