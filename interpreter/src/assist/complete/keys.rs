//! Completion of keys in tables and names in headers.

use super::{Completion, CompletionKind, Completions, fitting, written};
use crate::assist::expected::{Expected, KnownKey};
use crate::assist::site::Site;
use crate::assist::toml::Segment;
use crate::vocabulary::value_type::ValueType;
use provost_grammar::span::Span;

/// Lists the keys that the table at a path does not have yet; required keys come first.
pub(super) fn complete(site: &Site<'_>, path: &[Segment], key: Span, offset: usize) -> Option<Completions> {
    let place = site.follow(path);
    let known = place.expected.keys(site, place.table);
    let at_cursor = site.text().get(key.start..key.end)?;
    let is_free = |known: &KnownKey| {
        known.key == at_cursor || place.table.is_none_or(|table| table.get(&known.key).is_none())
    };
    let (required, others): (Vec<_>, Vec<_>) =
        known.into_iter().filter(is_free).partition(|known| known.required);
    let has_value = site.text().get(key.end..)?.trim_start_matches([' ', '\t']).starts_with(['=', '.']);
    let items = required.into_iter().chain(others).map(|known| {
        let insert = if has_value {
            known.key.clone()
        } else {
            format!("{} = {}", known.key, opening(&known.expected))
        };
        item(known, insert)
    });
    Some(fitting(key, written(site, key.start, offset), items.collect()))
}

/// Lists the tables that can be opened by a header.
pub(super) fn complete_header(site: &Site<'_>, path: &[Segment], name: Span, offset: usize) -> Completions {
    let place = site.follow(path);
    let known = place.expected.keys(site, place.table).into_iter().filter(|known| is_table(&known.expected));
    let items = known.map(|known| {
        let insert = known.key.clone();
        item(known, insert)
    });
    fitting(name, written(site, name.start, offset), items.collect())
}

fn item(known: KnownKey, insert: String) -> Completion {
    let detail = if known.required { "must be there" } else { "" };
    Completion {
        label: known.key,
        kind: CompletionKind::Key,
        detail: detail.to_owned(),
        doc: known.doc,
        insert,
    }
}

/// Returns whether a header can open the value of a key.
const fn is_table(expected: &Expected) -> bool {
    match expected {
        Expected::Value(ty) | Expected::Own(ty) => ty.single().is_table(),
        Expected::Entries | Expected::Noun(_) => true,
        Expected::Vocabulary
        | Expected::Entry { .. }
        | Expected::Argument(_)
        | Expected::Amount
        | Expected::Free => false,
    }
}

/// Returns the fixed opening of a value, such as a quote or a bracket.
const fn opening(expected: &Expected) -> &'static str {
    if let Expected::Value(ValueType::Translations) = expected {
        "{ en = \"\" }"
    } else if let Expected::Value(ValueType::Effect) = expected {
        "'''\n'''"
    } else {
        ""
    }
}
