//! `vocabulary.toml`: the nouns that a pack adds, each class an array of tables.

use super::value::{Table, Value, ValueKind, Word};
use super::{code, common, keys};
use crate::vocabulary::noun::{Gender, NounForms};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// A noun as it is written.
#[derive(Clone, Debug)]
pub(super) struct RawNoun {
    pub(super) class: Word,
    pub(super) id: Option<Word>,
    pub(super) forms: Vec<(String, NounForms)>,
    pub(super) aliases: Vec<Word>,
    pub(super) doc: String,
    pub(super) icon: Option<String>,
    pub(super) colour: Option<String>,
    /// The whole table, including the common keys.
    pub(super) table: Table,
    /// The span for reports about missing keys.
    pub(super) place: Span,
}

/// Reads `vocabulary.toml`.
pub(super) fn read(table: &Table, languages: &[&str], findings: &mut Vec<Diagnostic>) -> Vec<RawNoun> {
    let mut nouns = Vec::new();
    for (class, value) in table.rows.iter().filter(|(class, _)| class.text != "kind") {
        let expected = format!("`[[{}]]` tables", class.text);
        let ValueKind::List(items) = &value.kind else {
            findings.push(keys::wrong_type(&class.text, value, &expected));
            continue;
        };
        for item in items {
            if let ValueKind::Table(table) = &item.kind {
                nouns.push(noun(class, table, item.span, languages, findings));
            } else {
                findings.push(keys::wrong_type(&class.text, item, &expected));
            }
        }
    }
    nouns
}

fn noun(
    class: &Word,
    table: &Table,
    header: Span,
    languages: &[&str],
    findings: &mut Vec<Diagnostic>,
) -> RawNoun {
    let forms = languages.iter().filter_map(|language| {
        let value = table.get(language)?;
        Some(((*language).to_owned(), self::forms(language, value, findings)?))
    });
    let forms: Vec<_> = forms.collect();
    let aliases = table.get("aliases").map(|value| keys::id_list("aliases", value, findings));
    let doc = table.get("doc").and_then(|value| keys::text("doc", value, findings));
    let mut text =
        |key: &str| table.get(key).and_then(|value| keys::text(key, value, findings)).map(|word| word.text);
    let (icon, colour) = (text("icon"), text("colour"));
    let id = table.get("id").and_then(|value| keys::id("id", value, findings));
    findings.extend(id.as_ref().and_then(|id| check_name(id, &forms)));
    RawNoun {
        class: class.clone(),
        id,
        forms,
        aliases: aliases.unwrap_or_default(),
        doc: doc.map(|word| word.text).unwrap_or_default(),
        icon,
        colour,
        table: table.clone(),
        place: table.get("id").map_or(header, |id| id.span),
    }
}

/// Checks that the parts of an id are words of the English name, so that a slip in either is noticed.
fn check_name(id: &Word, forms: &[(String, NounForms)]) -> Option<Diagnostic> {
    let (_, english) = forms.iter().find(|(language, _)| language == "en")?;
    let name = english.one.to_lowercase().replace('\'', "");
    let has_word = |part: &str| name.split(|c: char| !c.is_alphanumeric()).any(|word| word == part);
    let message = format!("the id `{}` is made of other words than the name `{}`", id.text, english.one);
    let finding = Diagnostic::warning(code::ID_UNLIKE_NAME, id.span, message);
    (!id.text.split('-').all(has_word))
        .then(|| finding.with_hint("build the id from words of the English name"))
}

pub(super) fn forms(language: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Option<NounForms> {
    let table = keys::table(language, value, findings)?;
    keys::check_keys(
        table,
        value.span,
        common::names(&common::FORMS),
        common::required_names(&common::FORMS),
        findings,
    );
    let mut form = |key: &str| {
        let word = keys::full_text(key, table.get(key)?, findings)?;
        Some(word.text)
    };
    let (one, other, dative) = (form("one"), form("other"), form("dative"));
    let gender = table.get("gender").and_then(|value| gender(value, findings));
    Some(NounForms { one: one?, other, dative, gender })
}

fn gender(value: &Value, findings: &mut Vec<Diagnostic>) -> Option<Gender> {
    let word = keys::text("gender", value, findings)?;
    match word.text.as_str() {
        "m" => Some(Gender::Masculine),
        "f" => Some(Gender::Feminine),
        "n" => Some(Gender::Neuter),
        _ => {
            let finding = keys::unknown_name(code::UNKNOWN_CHOICE, "gender", &word, []);
            findings.push(finding.with_hint("`m`, `f` or `n`"));
            None
        }
    }
}
