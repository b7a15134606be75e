//! Questions about a position in a text, and their answers. The answers are those of
//! `provost_interpreter::assist`, with files by name.

use super::file::FileKey;
use super::history::Change;
use super::project::Edit;
use super::search::Hit;
use provost_grammar::span::Span;
use provost_interpreter::assist::{Coloured, Completions, Hover, RenameError};
use std::sync::Arc;

/// A question about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What can stand here?
    Complete,
    /// What is this? The answer is shown beside the pointer.
    Hover,
    /// What is this? The answer is shown as a page.
    Explain,
    /// Where is it defined?
    Definition,
    /// Where is it used?
    Usages,
    /// Where is it used? It is asked before it is deleted.
    Uses,
    /// Can it be renamed?
    CanRename,
    /// What changes with this new name?
    Rename(String),
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The completions at a position.
    Completions(FileKey, usize, Option<Completions>),
    /// The hover text of a position.
    Hover(FileKey, Option<Hover>),
    /// The page of a position.
    Page(Option<String>),
    /// Where it is defined.
    Definition(Vec<Hit>),
    /// Where it is used, and its name.
    Usages(String, Vec<Hit>),
    /// Where it is used, before it is deleted.
    Uses(Vec<Hit>),
    /// The name that can be changed, or why it cannot.
    CanRename(Result<String, RenameError>),
    /// The changes of a rename, or why it is refused.
    Rename(String, Result<Renaming, String>),
}

/// The changes of a rename.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renaming {
    /// The places that change.
    pub places: Vec<Hit>,
    /// The new texts; a file that is named after the entry goes and comes back under its new name.
    pub edits: Vec<Edit>,
    /// The file that the asked place is in afterwards.
    pub file: FileKey,
}

/// The colours of a text.
#[derive(Clone, Debug)]
pub struct Colours {
    /// The file.
    pub file: FileKey,
    /// The text that was coloured.
    pub text: String,
    /// The coloured spans.
    pub list: Arc<Vec<Coloured>>,
}

impl Colours {
    /// Returns the colours for a slightly newer text: spans after the change are moved.
    pub fn over(&self, text: &str) -> Vec<Coloured> {
        let Some(change) = Change::between(&self.file, Some(&self.text), Some(text)) else {
            return self.list.to_vec();
        };
        let end = change.at + change.removed.len();
        let place = |offset: usize| {
            if offset <= change.at {
                offset
            } else if offset >= end {
                offset - change.removed.len() + change.inserted.len()
            } else {
                change.at + change.inserted.len()
            }
        };
        let moved = self.list.iter().map(|coloured| Coloured {
            span: Span::new(place(coloured.span.start), place(coloured.span.end)),
            colour: coloured.colour,
        });
        moved.filter(|coloured| !coloured.span.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use provost_interpreter::assist::Colour;

    #[test]
    fn colours_move_with_the_text() {
        let coloured = |start, end| Coloured { span: Span::new(start, end), colour: Colour::Verb };
        let list = Arc::new(vec![coloured(0, 2), coloured(3, 7)]);
        let colours = Colours { file: FileKey::new("p", "a"), text: "on roll".into(), list };
        assert_eq!(
            colours.over("on xroll"),
            [coloured(0, 2), coloured(3, 8)],
            "what is typed at a word joins it"
        );
        assert_eq!(colours.over("xon roll"), [coloured(0, 3), coloured(4, 8)]);
        assert_eq!(colours.over("on rull"), [coloured(0, 2), coloured(3, 7)]);
        assert_eq!(colours.over("on "), [coloured(0, 2)]);
    }
}
