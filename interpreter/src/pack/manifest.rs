//! `pack.toml`: the identity of a pack, its game and its dependencies.

use super::code;
use super::common;
use super::keys::{self, Texts};
use super::outline::RawEntry;
use super::value::{Table, Value, ValueKind, Word};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The content of `pack.toml`.
#[derive(Clone, Debug, Default)]
pub(super) struct Manifest {
    pub(super) id: Option<Word>,
    pub(super) version: Option<Word>,
    pub(super) game: Option<Word>,
    pub(super) name: Texts,
    /// Languages that every name must have; `en` by default.
    pub(super) languages: Vec<String>,
    /// Sets that its entries may name.
    pub(super) sets: Vec<Word>,
    pub(super) depends: Vec<Word>,
    pub(super) remove: Vec<Word>,
    pub(super) authors: Vec<String>,
    pub(super) description: Texts,
}

/// Splits a stand-alone file into its `pack.toml` part and the entry.
pub(super) fn split(table: Table) -> (Table, Table) {
    let (head, rows) =
        table.rows.into_iter().partition(|(key, _)| common::ALONE.contains(&key.text.as_str()));
    (Table { rows: head }, Table { rows })
}

/// Makes the manifest of a stand-alone file: id and name are those of its entry.
pub(super) fn alone(head: &Table, entry: Option<&RawEntry>, findings: &mut Vec<Diagnostic>) -> Manifest {
    let place = entry.map(|entry| entry.place).unwrap_or_default();
    for key in common::ALONE.into_iter().filter(|key| head.get(key).is_none()) {
        let message = format!("the key `{key}` is missing");
        let finding = Diagnostic::error(code::MISSING_KEY, place, message);
        findings.push(finding.with_hint(
            "a file outside any pack says its `game` and what it `depends` on, as a `pack.toml` does",
        ));
    }
    let depends = head.get("depends").map(|value| keys::id_list("depends", value, findings));
    Manifest {
        id: entry.and_then(|entry| entry.id.clone()),
        version: Some(Word { text: "0.0.0".to_owned(), span: place }),
        game: head.get("game").and_then(|value| keys::text("game", value, findings)),
        name: entry.map(|entry| entry.name.clone()).unwrap_or_default(),
        languages: vec!["en".to_owned()],
        depends: depends.unwrap_or_default(),
        ..Manifest::default()
    }
}

/// Reads `pack.toml`.
pub(super) fn read(table: &Table, languages: &[&str], findings: &mut Vec<Diagnostic>) -> Manifest {
    let required = common::required_names(&common::MANIFEST);
    keys::check_keys(table, Span::default(), common::names(&common::MANIFEST), required, findings);
    let ids = |key: &str, findings: &mut Vec<Diagnostic>| {
        table.get(key).map(|value| keys::id_list(key, value, findings)).unwrap_or_default()
    };
    let promised = required_languages(table, languages, findings);
    Manifest {
        id: table.get("id").and_then(|value| keys::id("id", value, findings)),
        version: table.get("version").and_then(|value| version(value, findings)),
        game: table.get("game").and_then(|value| keys::text("game", value, findings)),
        name: name(table, languages, &promised, findings),
        languages: promised,
        sets: ids("sets", findings),
        depends: ids("depends", findings),
        remove: ids("remove", findings),
        authors: table.get("authors").map(|value| authors(value, findings)).unwrap_or_default(),
        description: table
            .get("description")
            .map(|value| description(value, languages, findings))
            .unwrap_or_default(),
    }
}

fn name(table: &Table, languages: &[&str], promised: &[String], findings: &mut Vec<Diagnostic>) -> Texts {
    let Some(value) = table.get("name") else { return Texts::default() };
    let texts = keys::texts("name", value, languages, findings).unwrap_or_default();
    keys::check_translations("name", Some(value), promised, findings);
    texts
}

fn version(value: &Value, findings: &mut Vec<Diagnostic>) -> Option<Word> {
    let word = keys::text("version", value, findings)?;
    let is_part = |part: &str| !part.is_empty() && part.parse::<u32>().is_ok() && !part.starts_with('+');
    if word.text.split('.').count() == 3 && word.text.split('.').all(is_part) {
        return Some(word);
    }
    let message = format!("`{}` is no version", word.text);
    let finding = Diagnostic::error(code::BAD_VERSION, word.span, message);
    findings.push(finding.with_hint("three numbers with dots between them: `1.0.0`"));
    None
}

fn required_languages(table: &Table, languages: &[&str], findings: &mut Vec<Diagnostic>) -> Vec<String> {
    let Some(value) = table.get("languages") else { return vec!["en".to_owned()] };
    let words = keys::text_list("languages", value, findings);
    for word in words.iter().filter(|word| !languages.contains(&word.text.as_str())) {
        let names = languages.iter().copied();
        findings.push(keys::unknown_name(code::UNKNOWN_CHOICE, "language", word, names));
    }
    words.into_iter().map(|word| word.text).collect()
}

fn authors(value: &Value, findings: &mut Vec<Diagnostic>) -> Vec<String> {
    if matches!(value.kind, ValueKind::List(_)) {
        return keys::text_list("authors", value, findings).into_iter().map(|word| word.text).collect();
    }
    keys::text("authors", value, findings).map(|word| word.text).into_iter().collect()
}

/// Reads a description: a text in English, or texts by language.
fn description(value: &Value, languages: &[&str], findings: &mut Vec<Diagnostic>) -> Texts {
    let ValueKind::Text(text) = &value.kind else {
        return keys::texts("description", value, languages, findings).unwrap_or_default();
    };
    let word = |text: &str| Word { text: text.to_owned(), span: value.span };
    Texts { texts: vec![(word("en"), word(text))] }
}
