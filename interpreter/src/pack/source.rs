//! The input: folders of files, each as text, as bytes, or with the reason why it could not be read.

use super::code;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: usize = 4 * 1024 * 1024;

/// The files of one pack folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PackSource {
    /// The folder, in the form shown to users.
    pub root: String,
    /// Its files, in any order.
    pub files: Vec<Source>,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source {
    /// Path from the pack folder, with `/`.
    pub path: String,
    /// Its content.
    pub content: Content,
}

impl Source {
    /// Makes a file from its text.
    pub fn text(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { path: path.into(), content: Content::Text(text.into()) }
    }
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Content {
    /// Text.
    Text(String),
    /// Bytes as they lie on the disk.
    Bytes(Vec<u8>),
    /// The size of a file that was too large to read.
    TooLarge(u64),
    /// The reason why it could not be read.
    Unreadable(String),
}

impl Content {
    /// Returns how many bytes of it are kept.
    pub const fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Bytes(bytes) => bytes.len(),
            Self::TooLarge(_) | Self::Unreadable(_) => 0,
        }
    }

    /// Returns whether nothing of it is kept.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns whether the content equals a text.
    pub fn is_text(&self, text: &str) -> bool {
        match self {
            Self::Text(own) => own == text,
            Self::Bytes(own) => own == text.as_bytes(),
            Self::TooLarge(_) | Self::Unreadable(_) => false,
        }
    }
}

/// The role of a file, derived from its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// `pack.toml`.
    Manifest,
    /// `vocabulary.toml`.
    Vocabulary,
    /// Entries.
    Entries,
    /// A stand-alone file outside any pack: an entry that names its game, as a `pack.toml` does.
    Alone,
    /// Under `tests/`.
    Test,
    /// Under `locale/`.
    Locale,
    /// Under `templates/`: how cards look.
    Template,
    /// Under `art/` or `icons/`: what is drawn on cards.
    Picture,
    /// A readme, a licence or the like.
    Document,
    /// A file unknown to Provost.
    Unknown,
}

impl Role {
    /// Returns the role of the file at `path`.
    pub fn of(path: &str) -> Self {
        let name = path.rsplit('/').next().unwrap_or(path);
        if path == "pack.toml" {
            Self::Manifest
        } else if path == "vocabulary.toml" {
            Self::Vocabulary
        } else if path.starts_with("tests/") {
            Self::Test
        } else if path.starts_with("locale/") {
            Self::Locale
        } else if path.starts_with("templates/") && name.strip_suffix(".toml").is_some() {
            Self::Template
        } else if is_picture(path) {
            Self::Picture
        } else if name.strip_suffix(".toml").is_some_and(|stem| !stem.is_empty()) {
            Self::Entries
        } else if is_document(name) {
            Self::Document
        } else {
            Self::Unknown
        }
    }

    /// Returns whether the loader reads the file's content.
    pub const fn is_read(self) -> bool {
        matches!(self, Self::Manifest | Self::Vocabulary | Self::Entries | Self::Alone)
    }
}

fn is_picture(path: &str) -> bool {
    let Some((stem, ending)) = path.rsplit_once('.') else { return false };
    match ending {
        "png" | "jpg" | "jpeg" => stem.starts_with("art/"),
        "svg" => stem.starts_with("icons/"),
        _ => false,
    }
}

fn is_document(name: &str) -> bool {
    let documents = ["README", "LICENSE", "LICENCE", "CHANGELOG", "NOTICE", "COPYING"];
    documents.iter().any(|stem| name.starts_with(stem))
        || matches!(name, ".gitignore" | ".gitattributes" | ".editorconfig" | ".DS_Store")
}

/// Takes the text out of a file; invalid bytes are replaced for display and reported.
pub(super) fn read(content: Content) -> (String, Option<Diagnostic>) {
    match content {
        Content::Text(text) if text.len() > MAX_FILE_BYTES => {
            (String::new(), Some(too_large(text.len() as u64)))
        }
        Content::Bytes(bytes) if bytes.len() > MAX_FILE_BYTES => {
            (String::new(), Some(too_large(bytes.len() as u64)))
        }
        Content::Text(text) => (text, None),
        Content::Bytes(bytes) => match String::from_utf8(bytes) {
            Ok(text) => (text, None),
            Err(error) => broken(&error),
        },
        Content::TooLarge(bytes) => (String::new(), Some(too_large(bytes))),
        Content::Unreadable(why) => {
            let message = format!("cannot be read: {why}");
            (String::new(), Some(Diagnostic::error(code::UNREADABLE_FILE, Span::default(), message)))
        }
    }
}

fn too_large(bytes: u64) -> Diagnostic {
    let message = format!("{bytes} bytes are too many; at most {MAX_FILE_BYTES} are read");
    Diagnostic::error(code::FILE_TOO_LARGE, Span::default(), message)
        .with_hint("spread the entries over several files")
}

fn broken(error: &std::string::FromUtf8Error) -> (String, Option<Diagnostic>) {
    let start = error.utf8_error().valid_up_to();
    let byte = error.as_bytes().get(start).copied().unwrap_or_default();
    // The lossy text has a replacement character (3 bytes) at that place.
    let span = Span::new(start, start + char::REPLACEMENT_CHARACTER.len_utf8());
    let message = format!("byte 0x{byte:02x} at offset {start} is no UTF-8");
    let finding = Diagnostic::error(code::BROKEN_UTF8, span, message).with_hint("save the file as UTF-8");
    (String::from_utf8_lossy(error.as_bytes()).into_owned(), Some(finding))
}
