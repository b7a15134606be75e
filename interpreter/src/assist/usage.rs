//! Definitions and references.

use super::mention::{Mention, mentions};
use super::site::Site;
use crate::pack::{FileId, Loaded, Role};
use crate::vocabulary::ENTRY_CLASS;
use crate::vocabulary::id::{ClassId, NounId};
use provost_grammar::span::Span;

/// A position in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Location {
    /// The file.
    pub file: FileId,
    /// The span in the file.
    pub span: Span,
}

/// The thing that a name refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// An entry, by its id.
    Entry(String),
    /// A noun of a class, by its id.
    Noun(ClassId, String),
    /// A pack, by its id.
    Pack(String),
}

impl Subject {
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Entry(id) | Self::Noun(_, id) | Self::Pack(id) => id,
        }
    }
}

/// Returns where the entry, noun or pack named at a byte of a file is defined. A replaced entry has several
/// definitions; the one in force comes first.
pub fn definition(loaded: &Loaded, file: FileId, offset: usize) -> Vec<Location> {
    let Some((site, mention)) = at(loaded, file, offset) else { return Vec::new() };
    let in_force = match &mention.subject {
        Subject::Entry(id) => site.owner.find(id).map(|entry| entry.file),
        Subject::Noun(..) | Subject::Pack(_) => None,
    };
    let mut places: Vec<Location> = everywhere(&site, &mention.subject)
        .into_iter()
        .filter(|(_, mention)| mention.defines)
        .map(|(file, mention)| Location { file, span: mention.span })
        .collect();
    places.sort_by_key(|place| (Some(place.file) != in_force, *place));
    places
}

/// Returns every mention of the thing named at a byte of a file.
pub fn references(loaded: &Loaded, file: FileId, offset: usize, with_definitions: bool) -> Vec<Location> {
    let Some((site, mention)) = at(loaded, file, offset) else { return Vec::new() };
    let all = everywhere(&site, &mention.subject).into_iter();
    all.filter(|(_, mention)| with_definitions || !mention.defines)
        .map(|(file, mention)| Location { file, span: mention.span })
        .collect()
}

/// Returns the thing named at a byte of a file.
pub(super) fn at(loaded: &Loaded, file: FileId, offset: usize) -> Option<(Site<'_>, Mention)> {
    let site = Site::new(loaded, file)?;
    let all = mentions(&site);
    let found = all.into_iter().find(|mention| mention.span.touches(offset))?;
    Some((site, found))
}

/// Returns every mention of something in all files of its game, in order.
pub(super) fn everywhere(site: &Site<'_>, subject: &Subject) -> Vec<(FileId, Mention)> {
    let loaded = site.loaded;
    let words = spellings(site, subject);
    let mut found = Vec::new();
    for (index, file) in (0..).map(FileId).zip(&loaded.files) {
        let is_read = file.role.is_read() || file.role == Role::Test;
        // Most files do not contain the word at all.
        if !is_read || !words.iter().any(|word| file.text.contains(word.as_str())) {
            continue;
        }
        let Some(other) = Site::new(loaded, index) else { continue };
        if !std::ptr::eq(other.owner.game, site.owner.game) {
            continue;
        }
        let here = mentions(&other).into_iter().filter(|mention| mention.subject == *subject);
        found.extend(here.map(|mention| (index, mention)));
    }
    found
}

/// Returns the spellings of a name; every file that mentions it contains one of them.
fn spellings(site: &Site<'_>, subject: &Subject) -> Vec<String> {
    let vocabulary = site.vocabulary();
    let noun = match subject {
        Subject::Entry(id) => {
            vocabulary.find_class(ENTRY_CLASS).and_then(|class| vocabulary.find_noun(class, id))
        }
        Subject::Noun(class, id) => vocabulary.find_noun(*class, id),
        Subject::Pack(_) => None,
    };
    let mut words = vec![subject.id().to_owned()];
    if let Some(noun) = noun.map(|noun| vocabulary.noun(noun)) {
        words.extend(noun.aliases.iter().cloned());
        // Line ends may separate the words of a counted noun, so a single word must do.
        let forms = noun
            .forms
            .get("en")
            .into_iter()
            .flat_map(|forms| std::iter::once(&forms.one).chain(&forms.other));
        words.extend(forms.filter_map(|form| form.split_whitespace().next()).map(str::to_lowercase));
    }
    words
}

/// Returns whether a noun is the id of an entry.
pub(super) fn is_entry(site: &Site<'_>, noun: NounId) -> bool {
    let vocabulary = site.vocabulary();
    vocabulary.class(vocabulary.noun(noun).class).name == ENTRY_CLASS
}
