//! Completion of values: ids of entries, nouns and packs, choices, kinds.

use super::{Completion, CompletionKind, Completions, fitting};
use crate::assist::expected::Expected;
use crate::assist::site::{PathTarget, Site};
use crate::check::ParamType;
use crate::pack::Role;
use crate::pack::common;
use crate::pack::value::{Table, ValueKind};
use crate::vocabulary::value_type::{NameType, ValueType};
use provost_grammar::span::Span;

/// Lists the values that can replace a literal.
pub(super) fn complete(
    site: &Site<'_>,
    place: &PathTarget<'_>,
    literal: Span,
    offset: usize,
) -> Option<Completions> {
    let raw = site.text().get(literal.start..literal.end)?;
    let quote = raw.chars().next().filter(|first| matches!(first, '"' | '\''));
    // Inside quotes, only the text between them is replaced.
    let mut inner = match quote {
        Some(quote) => {
            let closed = raw.len() > 1 && raw.ends_with(quote);
            Span::new(literal.start + 1, literal.end - usize::from(closed))
        }
        None => literal,
    };
    if quote.is_some() && !inner.touches(offset) {
        return None;
    }
    if place.expected.is_free() {
        inner = id_around(site.text(), inner, offset);
    }
    let written = site.text().get(inner.start..offset.max(inner.start))?;
    let mut items = items(site, place);
    if quote.is_none() {
        for item in items.iter_mut().filter(|item| !matches!(item.insert.as_str(), "true" | "false")) {
            item.insert = format!("\"{}\"", item.insert);
        }
    }
    Some(fitting(inner, written, std::mem::take(&mut items)))
}

/// Cuts the id at the cursor out of a larger text: `use:dra`.
fn id_around(text: &str, inner: Span, offset: usize) -> Span {
    let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let before = text.get(inner.start..offset).unwrap_or_default();
    let after = text.get(offset..inner.end).unwrap_or_default();
    let start = offset - (before.len() - before.trim_end_matches(is_id).len());
    let end = offset + (after.len() - after.trim_start_matches(is_id).len());
    Span::new(start, end)
}

fn items(site: &Site<'_>, place: &PathTarget<'_>) -> Vec<Completion> {
    match &place.expected {
        Expected::Value(ty) => of_type(site, place, ty.single()),
        Expected::Own(ty) => own(site, place, ty.single()),
        Expected::Argument(ParamType::Noun(_)) => nouns(site, place),
        Expected::Free if site.file.role == Role::Test => entries(site, &[]),
        Expected::Vocabulary
        | Expected::Entries
        | Expected::Entry { .. }
        | Expected::Noun(_)
        | Expected::Argument(ParamType::Number)
        | Expected::Amount
        | Expected::Free => Vec::new(),
    }
}

/// Lists the values of a type.
fn of_type(site: &Site<'_>, place: &PathTarget<'_>, ty: ValueType) -> Vec<Completion> {
    match ty {
        ValueType::Flag => ["true", "false"].map(|flag| value(flag, "")).into(),
        ValueType::Choice(words) => words.iter().map(|word| value(word, "")).collect(),
        ValueType::Name(name) => names(site, place, name),
        ValueType::Noun(_) => nouns(site, place),
        ValueType::Entry(kinds) | ValueType::EntryWith(kinds, _) | ValueType::Deck(kinds, _) => {
            entries(site, kinds)
        }
        ValueType::EntryOrNone(kinds) => {
            entries(site, kinds).into_iter().chain([value("none", "")]).collect()
        }
        ValueType::Params => param_types(site),
        ValueType::Number(..)
        | ValueType::Text
        | ValueType::Use(_)
        | ValueType::Effect
        | ValueType::Condition
        | ValueType::Translations
        | ValueType::TextOrTranslations
        | ValueType::Amounts(_)
        | ValueType::ByEntry(..)
        | ValueType::Dice(_)
        | ValueType::List(_)
        | ValueType::OneOrMore(_)
        | ValueType::Ordered(_)
        | ValueType::Table(..)
        | ValueType::Own(_) => Vec::new(),
    }
}

/// Lists the values of a type in a table that the game reads itself. Options are named after entries.
fn own(site: &Site<'_>, place: &PathTarget<'_>, ty: ValueType) -> Vec<Completion> {
    if ty == ValueType::Text { entries(site, &[]) } else { of_type(site, place, ty) }
}

fn names(site: &Site<'_>, place: &PathTarget<'_>, name: NameType) -> Vec<Completion> {
    match name {
        NameType::New | NameType::Version => Vec::new(),
        NameType::Kind => {
            site.vocabulary().game().kinds.iter().map(|kind| value(kind.id, kind.doc)).collect()
        }
        NameType::Set => site.owner.sets().map(|set| value(set, "A set of the pack.")).collect(),
        NameType::Key => place.owner.map(estimates).unwrap_or_default(),
        NameType::Game => site.loaded.specs().iter().map(|spec| value(spec.id, spec.name)).collect(),
        NameType::Pack => packs(site),
        NameType::Language => site.loaded.languages().iter().map(|tag| value(tag, "")).collect(),
        NameType::Gender => common::GENDERS.iter().map(|(letter, doc)| value(letter, doc)).collect(),
    }
}

fn value(label: &str, doc: &str) -> Completion {
    Completion {
        label: label.to_owned(),
        kind: CompletionKind::Value,
        detail: String::new(),
        doc: doc.to_owned(),
        insert: label.to_owned(),
    }
}

fn packs(site: &Site<'_>) -> Vec<Completion> {
    let others = site.owner.game.packs.iter().filter(|pack| pack.root != site.file.root);
    let item = |pack: &crate::pack::Pack| Completion {
        kind: CompletionKind::Pack,
        detail: pack.name.get("en").cloned().unwrap_or_default(),
        ..value(&pack.id, "")
    };
    others.map(item).collect()
}

fn param_types(site: &Site<'_>) -> Vec<Completion> {
    let classes = site.vocabulary().game().classes.iter().map(|class| value(class.name, class.doc));
    std::iter::once(value("number", "A number.")).chain(classes).collect()
}

/// Lists the keys of the entry that hold something.
fn estimates(entry: &Table) -> Vec<Completion> {
    let holds =
        |kind: &ValueKind| matches!(kind, ValueKind::Number(_) | ValueKind::Table(_) | ValueKind::List(_));
    let keys = entry.rows.iter().filter(|(key, value)| holds(&value.kind) && key.text != "estimated");
    keys.map(|(key, _)| value(&key.text, "")).collect()
}

fn nouns(site: &Site<'_>, place: &PathTarget<'_>) -> Vec<Completion> {
    let classes = place.expected.noun_classes(site);
    let nouns = classes.into_iter().flat_map(|class| site.vocabulary().nouns_of(class));
    let seen = nouns.filter(|(id, _)| site.owner.sees(*id));
    seen.map(|(_, noun)| Completion {
        kind: CompletionKind::Noun,
        detail: noun.forms.get("en").map(|forms| forms.one.clone()).unwrap_or_default(),
        ..value(&noun.id, &noun.doc)
    })
    .collect()
}

/// Lists the entries of some kinds, or all if none is named.
fn entries(site: &Site<'_>, kinds: &[&str]) -> Vec<Completion> {
    let kinds: Vec<_> = kinds.iter().filter_map(|kind| site.vocabulary().find_kind(kind)).collect();
    let fits = site.owner.entries().filter(|entry| site.owner.sees(entry.noun));
    let fits = fits.filter(|entry| kinds.is_empty() || entry.kind.is_some_and(|kind| kinds.contains(&kind)));
    fits.map(|entry| {
        let loaded = site.owner.game.entries.get(entry.id);
        Completion {
            kind: CompletionKind::Entry,
            detail: loaded.and_then(|entry| entry.name.get("en").cloned()).unwrap_or_default(),
            ..value(entry.id, "")
        }
    })
    .collect()
}
