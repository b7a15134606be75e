//! Completion of values: ids of entries, nouns and packs, choices, kinds.

use super::{Completion, CompletionKind, Completions, fitting};
use crate::assist::shape::Shape;
use crate::assist::site::{PathTarget, Site};
use crate::check::ParamType;
use crate::pack::Role;
use crate::pack::common::{self, KeyType};
use crate::pack::own::OwnTakes;
use crate::pack::value::{Table, ValueKind};
use crate::vocabulary::spec::FieldType;
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
    if place.shape.is_free() {
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
    let Shape::Key(ty) = &place.shape else {
        if let Shape::Own(takes) = &place.shape {
            return own(site, takes);
        }
        let is_test = matches!(place.shape, Shape::Free) && site.file.role == Role::Test;
        let is_noun = matches!(place.shape, Shape::Argument(ParamType::Noun(_)));
        return if is_test {
            entries(site, None)
        } else if is_noun {
            nouns(site, place)
        } else {
            Vec::new()
        };
    };
    match ty {
        KeyType::Kind => site.vocabulary().game().kinds.iter().map(|kind| value(kind.id, kind.doc)).collect(),
        KeyType::Set => site.owner.sets().map(|set| value(set, "A set of the pack.")).collect(),
        KeyType::Flag | KeyType::Field(FieldType::Flag) => {
            ["true", "false"].map(|flag| value(flag, "")).into()
        }
        KeyType::Game => site.loaded.specs().iter().map(|spec| value(spec.id, spec.name)).collect(),
        KeyType::Languages => site.loaded.languages().iter().map(|tag| value(tag, "")).collect(),
        KeyType::Packs => packs(site),
        KeyType::Entries => entries(site, None),
        KeyType::Params => param_types(site),
        KeyType::Estimates => place.owner.map(estimates).unwrap_or_default(),
        KeyType::Gender => common::GENDERS.iter().map(|(letter, doc)| value(letter, doc)).collect(),
        KeyType::Field(FieldType::Choice(choices)) => {
            choices.iter().map(|choice| value(choice, "")).collect()
        }
        KeyType::Field(FieldType::Noun(_) | FieldType::Nouns(_)) => nouns(site, place),
        KeyType::Field(FieldType::Entry(kind) | FieldType::Entries(kind)) => entries(site, Some(kind)),
        KeyType::Id
        | KeyType::Texts
        | KeyType::TextOrTexts
        | KeyType::Aliases
        | KeyType::Effect
        | KeyType::Text
        | KeyType::TextOrList
        | KeyType::Version
        | KeyType::Sets
        | KeyType::Forms
        | KeyType::Tables(_)
        | KeyType::Field(_) => Vec::new(),
    }
}

/// Lists the values that a table read by the game itself can hold.
fn own(site: &Site<'_>, takes: &OwnTakes) -> Vec<Completion> {
    match takes {
        OwnTakes::Words(words) => words.iter().map(|word| value(word, "")).collect(),
        OwnTakes::Flag => ["true", "false"].map(|flag| value(flag, "")).into(),
        OwnTakes::Entry(kinds) => kinds.iter().flat_map(|kind| entries(site, Some(kind))).collect(),
        // Options are named after entries, and some tables may be written as an id alone.
        OwnTakes::Text | OwnTakes::Table(_) | OwnTakes::Any => entries(site, None),
        OwnTakes::Number(..) => Vec::new(),
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
    let classes = place.shape.noun_classes(site);
    let nouns = classes.into_iter().flat_map(|class| site.vocabulary().nouns_of(class));
    let seen = nouns.filter(|(id, _)| site.owner.sees(*id));
    seen.map(|(_, noun)| Completion {
        kind: CompletionKind::Noun,
        detail: noun.forms.get("en").map(|forms| forms.one.clone()).unwrap_or_default(),
        ..value(&noun.id, &noun.doc)
    })
    .collect()
}

fn entries(site: &Site<'_>, kind: Option<&str>) -> Vec<Completion> {
    let kind = kind.and_then(|kind| site.vocabulary().find_kind(kind));
    let fits = site.owner.entries().filter(|entry| site.owner.sees(entry.noun));
    let fits = fits.filter(|entry| kind.is_none() || entry.kind == kind);
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
