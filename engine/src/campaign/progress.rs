//! The progress of a campaign as a file: with which content it was begun, the games that were played, and the one that
//! was left in the middle.

use super::Played;
use crate::game::record::{Print, RecordError, SaveFile, same_content};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the form of these files.
pub const FORMAT: u32 = 1;

/// The progress of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Progress {
    /// The version of the form.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The campaign's id.
    pub campaign: String,
    /// The content, in hexadecimal digits.
    pub content: String,
    /// The packs of the game.
    pub packs: BTreeMap<String, Print>,
    /// What was chosen for all its games: packs, options, names.
    pub setup: Value,
    /// Where chance starts in the first game; each game counts on by one.
    pub seed: u64,
    /// The games that were played, in order.
    pub played: Vec<Played>,
    /// The game that is under way, if one was left, and its level.
    pub under_way: Option<UnderWay>,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    /// Its level, by id.
    pub level: String,
    /// The game.
    pub save: SaveFile,
}

impl Progress {
    /// Sees that it belongs to this content; the error says what differs.
    pub fn check(&self, hash: u64, packs: &BTreeMap<String, Print>) -> Result<(), RecordError> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        same_content(&self.content, &self.packs, hash, packs)
    }

    /// Returns where chance starts in the next game.
    pub fn next_seed(&self) -> u64 {
        self.seed.wrapping_add(self.played.len() as u64)
    }
}
