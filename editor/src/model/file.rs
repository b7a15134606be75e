//! Files of packs, as the editor names them.

use serde::{Deserialize, Serialize};
use std::path::{Component, Path};

/// A file: the pack folder as it is shown, and the path in it with `/`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FileKey {
    /// The pack folder.
    pub root: String,
    /// Path from the folder.
    pub path: String,
}

impl FileKey {
    /// Names a file.
    pub fn new(root: impl Into<String>, path: impl Into<String>) -> Self {
        Self { root: root.into(), path: path.into() }
    }

    /// Returns the path as it is shown and as it lies on disk.
    pub fn shown(&self) -> String {
        provost_packs::join(&self.root, &self.path)
    }

    /// Returns whether it lies below its folder: recovered work comes from a file that anybody may have written.
    pub fn is_inside(&self) -> bool {
        let parts = Path::new(&self.path).components();
        !self.path.is_empty() && parts.into_iter().all(|part| matches!(part, Component::Normal(_)))
    }

    /// Returns the name of the file without folders.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }
}

/// Returns line and column, from 1 and in characters, of a byte of a text.
pub fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..floor(text, offset)).unwrap_or_default();
    let line = before.rfind('\n').map_or(before, |at| before.get(at + 1..).unwrap_or_default());
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

/// Returns the nearest place at or before `offset` where a character begins.
pub fn floor(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

/// Returns how many characters stand before a byte.
pub fn chars_before(text: &str, offset: usize) -> usize {
    text.get(..floor(text, offset)).unwrap_or_default().chars().count()
}

/// Returns the byte at which a character begins, by its number.
pub fn byte_of_char(text: &str, char: usize) -> usize {
    text.char_indices().nth(char).map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters() {
        let text = "äb\nüx";
        assert_eq!(line_and_column(text, 0), (1, 1));
        assert_eq!(line_and_column(text, 2), (1, 2));
        assert_eq!(line_and_column(text, 6), (2, 2));
        assert_eq!(line_and_column(text, 99), (2, 3));
        assert_eq!(chars_before(text, 6), 4);
        assert_eq!(byte_of_char(text, 4), 6);
        assert_eq!(byte_of_char(text, 99), text.len());
    }
}
