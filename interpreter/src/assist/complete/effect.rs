//! Completion inside an effect or a condition.

use super::{Completion, CompletionKind, Completions, fitting};
use crate::assist::hover::manual;
use crate::assist::site::{Script, Site};
use crate::check::{self, Expected, Meaning};
use crate::vocabulary::readable::readable;
use crate::vocabulary::word_id::WordId;
use provost_grammar::fixed::FIXED;
use provost_grammar::{Cursor, cursor};

/// Lists the completions at a byte of a file inside a text of the language.
pub(super) fn complete(site: &Site<'_>, script: &Script, offset: usize) -> Option<Completions> {
    let at = script.map.unmap(offset)?;
    let cursor = cursor(&script.text, at, script.form)?;
    let found = site.with_context(script, |ctx| check::expected(&cursor, ctx));
    let mut items: Vec<Completion> = Vec::new();
    for expected in &found.expected {
        match expected {
            Expected::Words(words, meaning) => items.push(words_item(site, script, words, *meaning)),
            Expected::Number => items.extend(["1", "2", "3"].map(number_item)),
            Expected::End => {}
        }
    }
    items.extend(fixed_items(&cursor, &found));
    items.dedup_by(|a, b| a.label == b.label && a.kind == b.kind);
    let written = script.text.get(cursor.word.start..at)?;
    Some(fitting(script.map.map(cursor.word), written, items))
}

fn words_item(site: &Site<'_>, script: &Script, words: &str, meaning: Meaning) -> Completion {
    let kind = kind_of(site, meaning);
    let detail = match meaning {
        Meaning::Word(row) => readable(site.vocabulary().manual(row).pattern),
        Meaning::Noun(noun) => {
            let noun = site.vocabulary().noun(noun);
            let name = noun.forms.get("en").map(|forms| forms.one.clone());
            name.unwrap_or_else(|| site.vocabulary().class(noun.class).name.to_owned())
        }
        Meaning::Unit(_)
        | Meaning::Class(_)
        | Meaning::Param(_)
        | Meaning::Role(_)
        | Meaning::Myself
        | Meaning::Qualifier(..)
        | Meaning::Number
        | Meaning::Fixed(_) => String::new(),
    };
    let doc = manual(site, script, meaning).unwrap_or_default();
    Completion { label: words.to_owned(), kind, detail, doc, insert: words.to_owned() }
}

fn number_item(number: &str) -> Completion {
    Completion {
        label: number.to_owned(),
        kind: CompletionKind::Number,
        detail: "a number".to_owned(),
        doc: String::new(),
        insert: number.to_owned(),
    }
}

/// Lists the words that the grammar allows after a complete phrase.
fn fixed_items(cursor: &Cursor, found: &check::Possible) -> Vec<Completion> {
    let ends = found.expected.contains(&Expected::End);
    let open = !found.begun || ends || found.expected.is_empty() && cursor.readings.is_empty();
    let fits = |word: &&str| open && (*word != "is" || found.builds_number);
    let fixed = cursor.fixed.iter().copied().filter(fits).chain(cursor.completing);
    fixed
        .map(|word| {
            let known = FIXED.iter().find(|known| known.text == word);
            let is_word = word.starts_with(|first: char| first.is_ascii_alphabetic());
            Completion {
                label: word.to_owned(),
                kind: if is_word { CompletionKind::Keyword } else { CompletionKind::Sign },
                detail: String::new(),
                doc: known.map(|known| format!("{}\n\n`{}`", known.doc, known.example)).unwrap_or_default(),
                insert: word.to_owned(),
            }
        })
        .collect()
}

fn kind_of(site: &Site<'_>, meaning: Meaning) -> CompletionKind {
    match meaning {
        Meaning::Word(row) => match row {
            WordId::Hook(_) => CompletionKind::Timing,
            WordId::Target(_) => CompletionKind::Target,
            WordId::Verb(_) => CompletionKind::Verb,
            WordId::Cost(_) => CompletionKind::Cost,
            WordId::Selector(_) => CompletionKind::Selector,
            WordId::Condition(_) | WordId::Attribute(_) => CompletionKind::Condition,
            WordId::Measure(_) => CompletionKind::Measure,
            WordId::Limit(_) => CompletionKind::Limit,
            WordId::Duration(_) => CompletionKind::Duration,
        },
        Meaning::Noun(noun) if super::super::usage::is_entry(site, noun) => CompletionKind::Entry,
        Meaning::Noun(_) | Meaning::Unit(_) | Meaning::Class(_) => CompletionKind::Noun,
        Meaning::Param(_) => CompletionKind::Param,
        Meaning::Role(_) | Meaning::Myself => CompletionKind::Role,
        Meaning::Qualifier(..) => CompletionKind::Qualifier,
        Meaning::Number => CompletionKind::Number,
        Meaning::Fixed(_) => CompletionKind::Keyword,
    }
}
