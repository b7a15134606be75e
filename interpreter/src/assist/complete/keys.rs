//! Completion of keys in tables and names in headers.

use super::{Completion, CompletionKind, Completions, fitting, written};
use crate::assist::shape::{KnownKey, Shape};
use crate::assist::site::Site;
use crate::assist::toml::Segment;
use crate::pack::common::KeyType;
use crate::pack::own::OwnTakes;
use crate::vocabulary::spec::FieldType;
use provost_grammar::span::Span;

/// Lists the keys that the table at a path does not have yet; required keys come first.
pub(super) fn complete(site: &Site<'_>, path: &[Segment], key: Span, offset: usize) -> Option<Completions> {
    let place = site.follow(path);
    let known = place.shape.keys(site, place.table);
    let at_cursor = site.text().get(key.start..key.end)?;
    let is_free = |known: &KnownKey| {
        known.key == at_cursor || place.table.is_none_or(|table| table.get(&known.key).is_none())
    };
    let (required, others): (Vec<_>, Vec<_>) =
        known.into_iter().filter(is_free).partition(|known| known.required);
    let has_value = site.text().get(key.end..)?.trim_start_matches([' ', '\t']).starts_with(['=', '.']);
    let items = required.into_iter().chain(others).map(|known| {
        let insert =
            if has_value { known.key.clone() } else { format!("{} = {}", known.key, opening(&known.shape)) };
        item(known, insert)
    });
    Some(fitting(key, written(site, key.start, offset), items.collect()))
}

/// Lists the tables that can be opened by a header.
pub(super) fn complete_header(site: &Site<'_>, path: &[Segment], name: Span, offset: usize) -> Completions {
    let place = site.follow(path);
    let known = place.shape.keys(site, place.table).into_iter().filter(|known| is_table(&known.shape));
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
const fn is_table(shape: &Shape) -> bool {
    match shape {
        Shape::Key(ty) => matches!(
            ty,
            KeyType::Texts
                | KeyType::Params
                | KeyType::Forms
                | KeyType::Field(
                    FieldType::Amounts(_)
                        | FieldType::Use(_)
                        | FieldType::Table(_)
                        | FieldType::Tables(_)
                        | FieldType::Rising(_)
                        | FieldType::Texts
                        | FieldType::Own
                )
        ),
        Shape::Entries | Shape::Noun(_) | Shape::Fields(_) | Shape::Own(OwnTakes::Table(_)) => true,
        Shape::Manifest
        | Shape::Vocabulary
        | Shape::Entry { .. }
        | Shape::Argument(_)
        | Shape::Amount
        | Shape::Own(_)
        | Shape::Free => false,
    }
}

/// Returns the fixed opening of a value, such as a quote or a bracket.
const fn opening(shape: &Shape) -> &'static str {
    if let Shape::Key(KeyType::Texts | KeyType::Field(FieldType::Texts)) = shape {
        "{ en = \"\" }"
    } else if let Shape::Key(KeyType::Effect) = shape {
        "'''\n'''"
    } else {
        ""
    }
}
