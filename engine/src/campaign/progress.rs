//! The progress of a campaign as a file: the content it began with, the games played, and the one left in the
//! middle.

use super::Played;
use crate::game::record::{Print, RecordError, SaveFile, same_content};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The progress of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Progress {
    /// The file format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The campaign's id.
    pub campaign: String,
    /// The fingerprint of the content, in hexadecimal digits.
    pub content: String,
    /// The packs of the game.
    pub packs: BTreeMap<String, Print>,
    /// The set-up of all its games: packs, options, names.
    pub setup: Value,
    /// The seed of the first game; each further game adds one.
    pub seed: u64,
    /// The games played, in order.
    pub played: Vec<Played>,
    /// The unfinished game, if any, and its level.
    pub under_way: Option<UnderWay>,
}

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    /// Its level, by id.
    pub level: String,
    /// The game.
    pub save: SaveFile,
}

impl Progress {
    /// Checks that it belongs to this content; the error says what differs.
    pub fn check(&self, hash: u64, packs: &BTreeMap<String, Print>) -> Result<(), RecordError> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        same_content(&self.content, &self.packs, hash, packs)
    }

    /// Returns the seed of the next game.
    pub fn next_seed(&self) -> u64 {
        self.seed.wrapping_add(self.played.len() as u64)
    }
}
