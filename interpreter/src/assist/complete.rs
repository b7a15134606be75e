//! Completion at a position.

mod effect;
mod keys;
mod values;

use super::site::Site;
use super::toml::{self, At};
use crate::pack::{FileId, Loaded};
use provost_grammar::span::Span;

/// The most completions that are listed.
const MOST: usize = 300;

/// The completions at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completions {
    /// The span that a completion replaces.
    pub replace: Span,
    /// The completions, best first. They fit the text already written.
    pub items: Vec<Completion>,
    /// Whether there are more than the list holds.
    pub cut: bool,
}

/// One completion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The label shown.
    pub label: String,
    /// Its kind.
    pub kind: CompletionKind,
    /// A few words beside the label: the whole pattern, the name of an entry.
    pub detail: String,
    /// The manual's line, as Markdown; may be empty.
    pub doc: String,
    /// The text to insert.
    pub insert: String,
}

/// The kind of a completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionKind {
    /// A timing.
    Timing,
    /// A limit.
    Limit,
    /// A verb.
    Verb,
    /// A cost.
    Cost,
    /// A target.
    Target,
    /// A condition.
    Condition,
    /// A selector.
    Selector,
    /// A measure.
    Measure,
    /// A duration.
    Duration,
    /// A qualifier.
    Qualifier,
    /// A role.
    Role,
    /// A parameter of the entry.
    Param,
    /// A noun.
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

/// Lists the completions at a byte of a file.
pub fn complete(loaded: &Loaded, file: FileId, offset: usize) -> Option<Completions> {
    let site = Site::new(loaded, file)?;
    let spot = toml::spot(site.text(), offset)?;
    match spot.at {
        At::Key(span) => keys::complete(&site, &spot.path, span, offset),
        At::Header(span) => Some(keys::complete_header(&site, &spot.path, span, offset)),
        At::Value(literal) => {
            let place = site.follow(&spot.path);
            match site.script(literal, &place.expected, place.owner) {
                Some(script) if !literal.is_empty() => effect::complete(&site, &script, offset),
                Some(_) | None => values::complete(&site, &place, literal, offset),
            }
        }
    }
}

/// Keeps the items that match the text before the cursor: those that begin with it, then those that contain
/// it.
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
