//! Replays and saves as files: content, set-up, seed and choices.

use super::LoadError;
use crate::hash;
use provost_interpreter::pack::{Loaded, LoadedGame};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A game as the list of its choices; with the same content it replays exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The file format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The fingerprint of the content, in hexadecimal digits.
    pub content: String,
    /// The packs of the game.
    pub packs: BTreeMap<String, Print>,
    /// The set-up.
    pub setup: Value,
    /// The seed.
    pub seed: u64,
    /// Players and their choices, in order: `1 pass` is the choice `pass` of the first player.
    pub choices: Vec<String>,
}

/// The version and the fingerprint of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// Its version.
    pub version: String,
    /// Its fingerprint, in hexadecimal digits.
    pub hash: String,
}

/// A game in the middle of anything, with its history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// Its history.
    pub record: Record,
    /// Its state.
    pub state: Value,
}

/// Why a replay or save cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A file of another format.
    #[error("it has form {0}, and this version of Provost reads form {FORMAT}")]
    Format(u32),
    /// It belongs to other content.
    #[error("it was made with other content:\n{}", .0.join("\n"))]
    Content(Vec<String>),
    /// It was edited or damaged.
    #[error("the save is damaged: {0}")]
    Damaged(LoadError),
}

/// Returns the fingerprints of the packs of a game.
pub fn prints(loaded: &Loaded, game: &LoadedGame) -> BTreeMap<String, Print> {
    let print = |pack: &provost_interpreter::pack::Pack| Print {
        version: pack.version.clone(),
        hash: super::hash_text(hash::pack_hash(loaded, pack)),
    };
    game.packs.iter().map(|pack| (pack.id.clone(), print(pack))).collect()
}

/// Formats a choice of a player, numbered from 0.
pub fn choice_text(player: u8, id: &str) -> String {
    format!("{} {id}", u32::from(player) + 1)
}

impl Record {
    /// Checks that it belongs to this content; the error says what differs.
    pub fn check(&self, hash: u64, packs: &BTreeMap<String, Print>) -> Result<(), RecordError> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        same_content(&self.content, &self.packs, hash, packs)
    }
}

/// Checks that a fingerprint matches the loaded content; the error says which packs differ.
pub(crate) fn same_content(
    content: &str,
    packs_then: &BTreeMap<String, Print>,
    hash: u64,
    packs: &BTreeMap<String, Print>,
) -> Result<(), RecordError> {
    let here = super::hash_text(hash);
    if here == content {
        return Ok(());
    }
    let mut differences = Vec::new();
    for (id, then) in packs_then {
        match packs.get(id) {
            None => differences.push(format!("pack `{id}` {} is not here", then.version)),
            Some(now) if now.version != then.version => differences
                .push(format!("pack `{id}` had version {} then and has {} now", then.version, now.version)),
            Some(now) if now.hash != then.hash => {
                differences.push(format!("pack `{id}` {} has other text now", then.version));
            }
            Some(_) => {}
        }
    }
    let added = packs.keys().filter(|id| !packs_then.contains_key(*id));
    differences.extend(added.map(|id| format!("pack `{id}` was not there then")));
    if differences.is_empty() {
        differences.push(format!("fingerprint {content} then, {here} now"));
    }
    Err(RecordError::Content(differences))
}
