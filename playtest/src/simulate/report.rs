//! Reports: what was played and the sums over it, as the result of a run and as shards of a larger one.

use super::{Catalogue, Seeds, SeedsError, Tally};
use crate::statistics::Merge as _;
use provost_engine::game::hash_text;
use provost_engine::game::record::Print;
use provost_engine::hash::fingerprint;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A report: what was played, and the sums over it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// What was played.
    #[serde(flatten)]
    pub header: Header,
    /// The countable things.
    pub catalogue: Catalogue,
    /// The sums.
    pub tally: Tally,
}

/// What was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the file format; [`Header::VERSION`].
    pub version: u32,
    /// The program that played, with its version.
    pub tool: String,
    /// The game's id.
    pub game: String,
    /// The fingerprint of the content, in hexadecimal digits.
    pub content: String,
    /// The participating packs.
    pub packs: BTreeMap<String, Print>,
    /// The complete set-up.
    pub setup: Value,
    /// The number of players.
    pub players: u8,
    /// The agents.
    pub agents: Vec<String>,
    /// Whether every seed was played once per agent, with the seats moved on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mirrored: bool,
    /// The number of decisions after which games were given up.
    pub step_limit: u32,
    /// The fingerprint of a game that all shards play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// The seeds of the games.
    pub seeds: Seeds,
}

impl Header {
    /// The version of the files that this program writes.
    pub const VERSION: u32 = 4;
    /// This program, with its version.
    pub const TOOL: &str = concat!("provost ", env!("CARGO_PKG_VERSION"));
}

/// Why reports cannot be merged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// Written in another version of the format.
    #[error("it has the form {0} of a report; this program reads form {form}; play its seeds again", form = Header::VERSION)]
    Version(u32),
    /// A difference.
    #[error("it was played with another {what}: {here} here, {there} there")]
    Other {
        /// What differs.
        what: &'static str,
        /// In the first report.
        here: String,
        /// In the other.
        there: String,
    },
    /// Other content.
    #[error("it was played with other content: {}", .0.join("; "))]
    Content(Vec<String>),
    /// Overlapping seeds.
    #[error(transparent)]
    Seeds(#[from] SeedsError),
}

impl Report {
    /// Returns the fingerprint of what was played and of all sums. A file carries it, so that one that was edited or damaged
    /// is not counted.
    pub fn checksum(&self) -> String {
        let Self { header, catalogue, tally } = self;
        // The same words as in the file: keys in their order, numbers whole.
        let text = serde_json::to_string(&(header, catalogue, tally)).unwrap_or_default();
        hash_text(fingerprint(text.as_bytes()))
    }

    /// Adds the games of another report. The result is the same, to the last digit, as if one run had played
    /// them all.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        self.header.same_as(&other.header)?;
        if self.catalogue != other.catalogue {
            return Err(MergeError::Content(vec!["entries or abilities differ".to_owned()]));
        }
        self.header.seeds = self.header.seeds.and(&other.header.seeds)?;
        self.tally.include(&other.tally);
        Ok(())
    }
}

impl Header {
    /// Checks that games of two reports can be counted together.
    fn same_as(&self, other: &Self) -> Result<(), MergeError> {
        if other.version != Self::VERSION {
            return Err(MergeError::Version(other.version));
        }
        let differ = |what, here: &str, there: &str| {
            let error = || MergeError::Other { what, here: here.to_owned(), there: there.to_owned() };
            if here == there { Ok(()) } else { Err(error()) }
        };
        differ("game", &self.game, &other.game)?;
        if self.content != other.content || self.packs != other.packs {
            return Err(MergeError::Content(self.packs_that_differ(other)));
        }
        // Another version of the rules may play the same content differently.
        differ("version of Provost", &self.tool, &other.tool)?;
        let (here, there) = keys_that_differ(&self.setup, &other.setup);
        differ("set-up", &here, &there)?;
        differ("lineup of agents", &self.agents.join(","), &other.agents.join(","))?;
        let mirrored = |mirrored| if mirrored { "mirrored" } else { "one game a seed" };
        differ("order of seats", mirrored(self.mirrored), mirrored(other.mirrored))?;
        differ("step limit", &self.step_limit.to_string(), &other.step_limit.to_string())?;
        // All that is known is the same, so it should have gone alike.
        let signature = |header: &Self| header.signature.clone().unwrap_or_default();
        differ("outcome of the signature game", &signature(self), &signature(other))
    }

    fn packs_that_differ(&self, other: &Self) -> Vec<String> {
        let ids: std::collections::BTreeSet<_> = self.packs.keys().chain(other.packs.keys()).collect();
        let say = |id: &String| match (self.packs.get(id), other.packs.get(id)) {
            (Some(here), Some(there)) if here.version != there.version => {
                Some(format!("pack `{id}` has version {} here, {} there", here.version, there.version))
            }
            (Some(here), Some(there)) if here != there => {
                Some(format!("the files of pack `{id}` differ, though its version is the same"))
            }
            (Some(_), None) => Some(format!("pack `{id}` takes part only here")),
            (None, Some(_)) => Some(format!("pack `{id}` takes part only there")),
            (Some(_), Some(_)) | (None, None) => None,
        };
        ids.into_iter().filter_map(say).collect()
    }
}

/// Lists the keys in which two set-ups differ, with their values.
fn keys_that_differ(here: &Value, there: &Value) -> (String, String) {
    let (Some(one), Some(other)) = (here.as_object(), there.as_object()) else {
        return (here.to_string(), there.to_string());
    };
    let keys: std::collections::BTreeSet<_> = one.keys().chain(other.keys()).collect();
    let differ: Vec<_> = keys.into_iter().filter(|key| one.get(*key) != other.get(*key)).collect();
    let say = |setup: &serde_json::Map<String, Value>| {
        let said = |key: &&String| format!("{key} {}", setup.get(*key).unwrap_or(&Value::Null));
        differ.iter().map(said).collect::<Vec<_>>().join(", ")
    };
    (say(one), say(other))
}
