//! Work that is not saved yet, in the form in which it survives a crash.

use super::file::FileKey;
use serde::{Deserialize, Serialize};

/// Everything that was not saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recovered {
    /// The files that differed from the disk.
    pub files: Vec<RecoveredFile>,
}

/// A file that differed from the disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecoveredFile {
    /// The file.
    pub file: FileKey,
    /// Its text in the editor; `None` if it was deleted there.
    pub text: Option<String>,
    /// Its text on disk at that time.
    pub base: Option<String>,
}

impl Recovered {
    /// Returns whether nothing was left unsaved.
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes it down.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads recovered work; an unreadable file yields none.
    pub fn from_json(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}
