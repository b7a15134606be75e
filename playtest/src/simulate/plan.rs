//! Plans of runs.

use super::Seeds;
use crate::agent::AgentSpec;
use serde_json::Value;

/// The plan of a run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The set-up, without defaults.
    pub setup: Value,
    /// The agents: one for all seats, or several that change seats from seed to seed.
    pub agents: Vec<AgentSpec>,
    /// Whether every seed is played once per agent, each time with the seats moved on by one, so that every
    /// agent meets the same luck at every seat.
    pub mirrored: bool,
    /// The seeds of the games.
    pub seeds: Seeds,
    /// The number of decisions after which a game is given up and reported.
    pub step_limit: u32,
    /// The number of threads; by default, the number of cores.
    pub jobs: Option<usize>,
    /// Whether single games are kept as well.
    pub keep_games: bool,
    /// The number of example seeds kept for each figure.
    pub examples: usize,
    /// The language of the names in the report.
    pub language: &'static str,
}

impl Plan {
    /// The default step limit, which no game is expected to reach.
    pub const STEP_LIMIT: u32 = 20_000;

    /// Returns a plan of random games with the default set-up.
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
    /// No agents.
    #[error("no agent is named")]
    NoAgent,
    /// More agents than seats.
    #[error(
        "{agents} agents are named for {players} {}; name one for all, or at most one for each seat",
        if *players == 1 { "player" } else { "players" }
    )]
    TooManyAgents {
        /// The number of agents.
        agents: usize,
        /// The number of seats.
        players: u8,
    },
    /// A single agent, which cannot change seats.
    #[error("mirrored games compare agents with each other; name at least two, as in `greedy,random`")]
    NothingToMirror,
    /// No seeds.
    #[error("no games are asked for")]
    NoGames,
    /// A step limit of 0.
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
