//! What can stand at a place.

mod effect;
mod keys;
mod values;

use super::site::Site;
use super::toml::{self, At};
use crate::pack::{FileId, Loaded};
use provost_grammar::span::Span;

/// How many completions are listed.
const MOST: usize = 300;

/// What can stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completions {
    /// What a completion replaces.
    pub replace: Span,
    /// What can stand there, best first. It fits what is written already.
    pub items: Vec<Completion>,
    /// Whether there are more than are listed.
    pub cut: bool,
}

/// Something that can stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// As it is shown.
    pub label: String,
    /// What it is.
    pub kind: CompletionKind,
    /// A few words beside the label: the whole pattern, the name of an entry.
    pub detail: String,
    /// What the manual says, as Markdown; may be empty.
    pub doc: String,
    /// What is written.
    pub insert: String,
}

/// What a completion is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionKind {
    /// A moment.
    Timing,
    /// How often an ability works.
    Limit,
    /// Something an effect does.
    Verb,
    /// Something that can be paid.
    Cost,
    /// A number that is built.
    Target,
    /// Something that can be true.
    Condition,
    /// A way to say which things are meant.
    Selector,
    /// A number that can be read.
    Measure,
    /// How long something lasts.
    Duration,
    /// A word that narrows a moment.
    Qualifier,
    /// A thing that the moment offers.
    Role,
    /// A parameter of the entry.
    Param,
    /// A word of a pack's vocabulary.
    Noun,
    /// An entry.
    Entry,
    /// A pack.
    Pack,
    /// A number.
    Number,
    /// A key.
    Key,
    /// A value of a key.
    Value,
    /// A word of the language itself.
    Keyword,
    /// A sign.
    Sign,
}

/// Lists what can stand at a byte of a file.
pub fn complete(loaded: &Loaded, file: FileId, offset: usize) -> Option<Completions> {
    let site = Site::new(loaded, file)?;
    let spot = toml::spot(site.text(), offset)?;
    match spot.at {
        At::Key(span) => keys::complete(&site, &spot.path, span, offset),
        At::Header(span) => Some(keys::complete_header(&site, &spot.path, span, offset)),
        At::Value(literal) => {
            let place = site.follow(&spot.path);
            match site.script(literal, &place.shape, place.owner) {
                Some(script) if !literal.is_empty() => effect::complete(&site, &script, offset),
                Some(_) | None => values::complete(&site, &place, literal, offset),
            }
        }
    }
}

/// Puts together what fits the text before the cursor: what begins with it, then what has it inside.
fn fitting(replace: Span, written: &str, items: Vec<Completion>) -> Completions {
    let written = written.trim_start_matches('<').to_lowercase();
    let place = |item: &Completion| {
        let label = item.label.trim_start_matches('<').to_lowercase();
        if label.starts_with(&written) { Some(0) } else { label.contains(&written).then_some(1) }
    };
    let mut ranked: Vec<(u8, Completion)> =
        items.into_iter().filter_map(|item| place(&item).map(|rank| (rank, item))).collect();
    ranked.sort_by_key(|(rank, item)| (*rank, item.kind));
    let cut = ranked.len() > MOST;
    let items = ranked.into_iter().take(MOST).map(|(_, item)| item).collect();
    Completions { replace, items, cut }
}

/// Returns the text from a place to the cursor.
fn written<'t>(site: &Site<'t>, from: usize, offset: usize) -> &'t str {
    site.text().get(from.min(offset)..offset).unwrap_or_default()
}
