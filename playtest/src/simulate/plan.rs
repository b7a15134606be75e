//! What is to be played.

use super::Seeds;
use crate::agent::AgentSpec;
use serde_json::Value;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The set-up, as far as it is not the usual one.
    pub setup: Value,
    /// Who plays: one for all seats, or several who change seats from seed to seed.
    pub agents: Vec<AgentSpec>,
    /// Whether every seed is played once for each of several agents, each time with the seats moved on by one, so that
    /// every agent meets the same luck at every seat.
    pub mirrored: bool,
    /// Which games.
    pub seeds: Seeds,
    /// A game is given up and reported after this many decisions.
    pub step_limit: u32,
    /// How many threads play; as many as there are cores if not given.
    pub jobs: Option<usize>,
    /// Whether each game is kept by itself, too.
    pub keep_games: bool,
    /// How many games are remembered behind each figure.
    pub examples: usize,
    /// The language of the names in the report.
    pub language: &'static str,
}

impl Plan {
    /// No game is expected to end after this many decisions.
    pub const STEP_LIMIT: u32 = 20_000;

    /// Returns a plan of random games with the usual set-up.
    pub fn new(game: &str, seeds: Seeds) -> Self {
        Self {
            game: game.to_owned(),
            setup: Value::Object(serde_json::Map::new()),
            agents: vec![AgentSpec::Random],
            mirrored: false,
            seeds,
            step_limit: Self::STEP_LIMIT,
            jobs: None,
            keep_games: false,
            examples: 0,
            language: "en",
        }
    }
}

/// A plan that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Nobody plays.
    #[error("no agent is named")]
    NoAgent,
    /// More agents than seats.
    #[error(
        "{agents} agents are named for {players} {}; name one for all, or at most one for each seat",
        if *players == 1 { "player" } else { "players" }
    )]
    TooManyAgents {
        /// How many agents.
        agents: usize,
        /// How many seats.
        players: u8,
    },
    /// Nobody to change seats with.
    #[error("mirrored games compare agents with each other; name at least two, as in `greedy,random`")]
    NothingToMirror,
    /// No seeds.
    #[error("no games are asked for")]
    NoGames,
    /// A game of no decisions.
    #[error("the step limit is 0; a game has at least one decision")]
    NoSteps,
}

impl Plan {
    /// Returns how often every seed is played.
    pub fn games_of_a_seed(&self) -> u64 {
        if self.mirrored { self.agents.len().max(1) as u64 } else { 1 }
    }

    /// Checks that this number of players can play it.
    pub(super) fn check(&self, players: u8) -> Result<(), PlanError> {
        let agents = self.agents.len();
        if agents == 0 {
            Err(PlanError::NoAgent)
        } else if agents > usize::from(players) {
            Err(PlanError::TooManyAgents { agents, players })
        } else if self.mirrored && agents == 1 {
            Err(PlanError::NothingToMirror)
        } else if self.seeds.ranges().is_empty() {
            Err(PlanError::NoGames)
        } else if self.step_limit == 0 {
            Err(PlanError::NoSteps)
        } else {
            Ok(())
        }
    }
}
