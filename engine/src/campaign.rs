//! Campaigns: series of scenarios in which the rank of each game decides what comes next. The entry of a
//! campaign defines all of it; the games played so far are its whole progress.

mod progress;
mod read;
mod say;

pub use progress::{FORMAT, Progress, UnderWay};
pub use read::{Campaign, findings};
pub use say::Words;

use serde::{Deserialize, Serialize};

/// A game of a campaign that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The scenario, by id.
    pub scenario: String,
    /// The level, by id.
    pub level: String,
    /// The rank that was reached, by id.
    pub rank: String,
    /// What the player scored.
    pub score: i32,
}

/// The state of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Another game comes next.
    Next(Next),
    /// It is won.
    Won,
    /// It is lost.
    Lost,
}

/// The game that comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// Which scenario of the campaign, from 0.
    pub index: usize,
    /// The scenario, by id.
    pub scenario: String,
    /// The levels among which the player chooses, by id, from easy to hard; usually one.
    pub levels: Vec<String>,
}

/// Games that do not form a campaign.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    /// A game that could not have come next.
    #[error("game {number} was `{scenario}` at `{level}`, which could not come next")]
    Unexpected {
        /// Which game, from 1.
        number: usize,
        /// Its scenario.
        scenario: String,
        /// Its level.
        level: String,
    },
    /// A game after the end.
    #[error("game {0} was played after the end of the campaign")]
    AfterEnd(usize),
    /// A rank for which the campaign does not define the next step.
    #[error("the campaign does not say what follows the rank `{0}`")]
    NoStep(String),
}

/// The step after a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    rank: String,
    /// Whether to go on to the next scenario or repeat this one.
    next: bool,
    level: Level,
}

/// At which level.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Level {
    /// One level easier; at the easiest the campaign is lost.
    Easier,
    /// The same.
    Same,
    /// One of these, chosen by the player.
    Choose(Vec<String>),
}

/// A scenario of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stage {
    id: String,
    /// The levels at which it is played, from easy to hard.
    levels: Vec<String>,
}

impl Campaign {
    /// Returns the state of the campaign after these games.
    pub fn standing(&self, played: &[Played]) -> Result<Standing, CampaignError> {
        let mut standing = self.next(0, vec![self.first_level.clone()]);
        for (number, game) in (1..).zip(played) {
            let Standing::Next(next) = &standing else { return Err(CampaignError::AfterEnd(number)) };
            if next.scenario != game.scenario || !next.levels.contains(&game.level) {
                let (scenario, level) = (game.scenario.clone(), game.level.clone());
                return Err(CampaignError::Unexpected { number, scenario, level });
            }
            standing = self.follow(next.index, game)?;
        }
        Ok(standing)
    }

    /// Returns the state after a game of a scenario.
    fn follow(&self, index: usize, game: &Played) -> Result<Standing, CampaignError> {
        let is_last = index + 1 == self.stages.len();
        if is_last && self.won_by.contains(&game.rank) && self.won_at.contains(&game.level) {
            return Ok(Standing::Won);
        }
        let step = self.steps.iter().find(|step| step.rank == game.rank);
        let step = step.ok_or_else(|| CampaignError::NoStep(game.rank.clone()))?;
        // The last scenario is repeated.
        let index = if step.next && !is_last { index + 1 } else { index };
        let levels = match &step.level {
            Level::Same => vec![game.level.clone()],
            Level::Choose(levels) => levels.clone(),
            Level::Easier => match self.easier(index, &game.level) {
                Some(level) => vec![level],
                None => return Ok(Standing::Lost),
            },
        };
        Ok(self.next(index, levels))
    }

    /// Returns the hardest level of a scenario that is easier than another one.
    fn easier(&self, index: usize, level: &str) -> Option<String> {
        let below = self.levels.iter().take_while(|other| *other != level);
        let stage = self.stages.get(index)?;
        below.filter(|level| stage.levels.contains(level)).last().cloned()
    }

    /// Makes the next game. A level that the scenario lacks is replaced by the next harder one.
    fn next(&self, index: usize, levels: Vec<String>) -> Standing {
        let Some(stage) = self.stages.get(index) else { return Standing::Won };
        let mut open: Vec<String> = Vec::new();
        for level in levels {
            let from = self.levels.iter().skip_while(|other| **other != level);
            let found = from.into_iter().find(|level| stage.levels.contains(level));
            open.extend(found.filter(|found| !open.contains(found)).cloned());
        }
        Standing::Next(Next { index, scenario: stage.id.clone(), levels: open })
    }
}
