//! Renames an entry or a noun in every file that names it.

use super::edit::Edit;
use super::site::Site;
use super::usage::{Subject, at, everywhere};
use crate::pack::{FileId, Loaded, Role, is_id};
use crate::vocabulary::ENTRY_CLASS;
use provost_grammar::span::Span;

/// The changes of a rename.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rename {
    /// Changes of texts, ordered by file and position.
    pub edits: Vec<Edit>,
    /// Files that are named after the entry, and their new paths in the same pack folder.
    pub files: Vec<(FileId, String)>,
}

/// Why a rename is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenameError {
    /// There is nothing with a name of its own here.
    #[error("only ids of entries and nouns can be renamed")]
    NoName,
    /// The game's rules know the noun by this name.
    #[error("`{0}` is a word of the game itself and keeps its name")]
    OfTheGame(String),
    /// The new name cannot be an id.
    #[error("`{0}` is no id: small letters, digits and single hyphens, a letter first")]
    BadId(String),
    /// The new name is taken.
    #[error("there is a {what} `{id}` already")]
    Taken {
        /// The thing that has this name.
        what: String,
        /// The new name.
        id: String,
    },
    /// A file with the new name exists.
    #[error("there is a file `{0}` already")]
    FileTaken(String),
    /// A file that names it cannot be read, so the old name would stay there.
    #[error("`{0}` has mistakes; repair it first")]
    Broken(String),
}

/// Returns the span at a byte of a file that a rename would change, and its current name.
pub fn prepare_rename(loaded: &Loaded, file: FileId, offset: usize) -> Result<(Span, String), RenameError> {
    let (site, mention) = at(loaded, file, offset).ok_or(RenameError::NoName)?;
    allowed(&site, &mention.subject)?;
    let written = site.text().get(mention.span.start..mention.span.end).unwrap_or_default();
    if written != mention.subject.id() {
        return Err(RenameError::NoName);
    }
    Ok((mention.span, written.to_owned()))
}

fn allowed(site: &Site<'_>, subject: &Subject) -> Result<(), RenameError> {
    match subject {
        Subject::Entry(_) => Ok(()),
        Subject::Pack(_) => Err(RenameError::NoName),
        Subject::Noun(class, id) => {
            let noun = site.vocabulary().find_noun(*class, id).ok_or(RenameError::NoName)?;
            match site.owner.pack_of(noun) {
                Some(_) => Ok(()),
                None => Err(RenameError::OfTheGame(id.clone())),
            }
        }
    }
}

/// Computes the changes that rename the thing at a byte of a file to `new`.
pub fn rename(loaded: &Loaded, file: FileId, offset: usize, new: &str) -> Result<Rename, RenameError> {
    let (site, mention) = at(loaded, file, offset).ok_or(RenameError::NoName)?;
    let subject = mention.subject;
    allowed(&site, &subject)?;
    if !is_id(new) {
        return Err(RenameError::BadId(new.to_owned()));
    }
    if new == subject.id() {
        return Ok(Rename { edits: Vec::new(), files: Vec::new() });
    }
    free(&site, &subject, new)?;
    let mut edits = Vec::new();
    let mut files = Vec::new();
    for (file, mention) in everywhere(&site, &subject) {
        let known = loaded.file(file);
        // Other spellings of the name stay as they are.
        if !mention.by_id || known.text.get(mention.span.start..mention.span.end) != Some(subject.id()) {
            continue;
        }
        if !crate::pack::value::parse(&known.text).1.is_empty() {
            return Err(RenameError::Broken(known.path.clone()));
        }
        if mention.defines && matches!(subject, Subject::Entry(_)) {
            files.extend(renamed_file(loaded, file, subject.id(), new)?);
        }
        edits.push(Edit { file, span: mention.span, text: new.to_owned() });
    }
    files.dedup();
    Ok(Rename { edits, files })
}

/// Checks that the new name is free.
fn free(site: &Site<'_>, subject: &Subject, new: &str) -> Result<(), RenameError> {
    let vocabulary = site.vocabulary();
    let class = match subject {
        Subject::Noun(class, _) => Some(*class),
        Subject::Entry(_) | Subject::Pack(_) => vocabulary.find_class(ENTRY_CLASS),
    };
    let taken =
        class.and_then(|class| vocabulary.find_noun(class, new).map(|_| vocabulary.class(class).name));
    // In tests an id stands alone, so it must be unique across classes.
    let other = || {
        vocabulary.nouns().find(|(_, noun)| noun.id == new).map(|(_, noun)| vocabulary.class(noun.class).name)
    };
    match taken.or_else(other) {
        Some(what) => Err(RenameError::Taken { what: what.to_owned(), id: new.to_owned() }),
        None => Ok(()),
    }
}

/// Returns the new path of a file that is named after its entry.
fn renamed_file(
    loaded: &Loaded,
    file: FileId,
    old: &str,
    new: &str,
) -> Result<Option<(FileId, String)>, RenameError> {
    let known = loaded.file(file);
    let name = known.path.rsplit('/').next().unwrap_or(&known.path);
    if known.role != Role::Entries || name.strip_suffix(".toml") != Some(old) {
        return Ok(None);
    }
    let folder = known.path.strip_suffix(name).unwrap_or_default();
    let path = format!("{folder}{new}.toml");
    if loaded.find_file(&known.root, &path).is_some() {
        return Err(RenameError::FileTaken(path));
    }
    Ok(Some((file, path)))
}
