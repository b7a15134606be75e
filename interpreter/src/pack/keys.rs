//! Readers of single values: each returns the value or reports what was expected.

use super::code;
use super::value::{Table, Value, ValueKind, Word};
use crate::suggest::nearest;
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The most unknown keys reported for one table.
const MAX_UNKNOWN: usize = 100;

/// Texts by language.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    pub(super) texts: Vec<(Word, Word)>,
}

impl Texts {
    pub(super) fn by_language(&self) -> IndexMap<String, String> {
        self.texts.iter().map(|(language, text)| (language.text.clone(), text.text.clone())).collect()
    }
}

/// Reports unknown and missing keys. A missing key that resembles an unknown one is not reported, since it is
/// the same mistake.
pub(super) fn check_keys<'k>(
    table: &Table,
    place: Span,
    known: impl IntoIterator<Item = &'k str>,
    required: impl IntoIterator<Item = &'k str>,
    findings: &mut Vec<Diagnostic>,
) {
    let known: Vec<&str> = known.into_iter().collect();
    let mut meant = Vec::new();
    let unknown = |name: &str| !known.contains(&name);
    for (key, _) in table.rows.iter().filter(|(key, _)| unknown(&key.text)).take(MAX_UNKNOWN) {
        let free = known.iter().copied().filter(|name| table.get(name).is_none());
        let near = nearest(&key.text, free);
        meant.extend(near);
        findings.push(unknown_key(key, near, &known));
    }
    let mut missing: Vec<&str> = required.into_iter().filter(|key| table.get(key).is_none()).collect();
    missing.retain(|key| !meant.contains(key));
    for key in missing {
        findings.push(Diagnostic::error(code::MISSING_KEY, place, format!("the key `{key}` is missing")));
    }
}

/// Reports missing keys where any other keys are allowed; a key that resembles a missing one is taken for it.
pub(super) fn check_missing<'k>(
    table: &Table,
    place: Span,
    required: impl IntoIterator<Item = &'k str>,
    findings: &mut Vec<Diagnostic>,
) {
    let required: Vec<&str> = required.into_iter().collect();
    let absent: Vec<&str> = required.iter().copied().filter(|key| table.get(key).is_none()).collect();
    let others = table.rows.iter().map(|(key, _)| key.text.as_str());
    let plausible = others.filter(|key| nearest(key, absent.iter().copied()).is_none());
    let known: Vec<&str> = plausible.chain(required.iter().copied()).collect();
    check_keys(table, place, known.iter().copied(), required, findings);
}

fn unknown_key(key: &Word, near: Option<&str>, known: &[&str]) -> Diagnostic {
    let finding = Diagnostic::error(code::UNKNOWN_KEY, key.span, format!("unknown key `{}`", key.text));
    if let Some(near) = near {
        return finding.with_hint(format!("did you mean `{near}`?")).with_guess(near);
    }
    let mut known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
    known.sort_unstable();
    if known.is_empty() {
        return finding.with_hint("nothing is read here");
    }
    finding.with_hint(format!("known here: {}", known.join(", ")))
}

/// Reports a value of the wrong type.
pub(super) fn wrong_type(key: &str, value: &Value, expected: &str) -> Diagnostic {
    let message = format!("expected {expected} for `{key}`, found {}", value.describe());
    Diagnostic::error(code::WRONG_TYPE, value.span, message)
}

/// Adds a fix with the right way to write a value.
pub(super) fn repaired(finding: Diagnostic, right: String) -> Diagnostic {
    let hint = if right.contains('\n') { None } else { Some(format!("write `{right}`")) };
    let finding = finding.with_fix(right);
    match hint {
        Some(hint) => finding.with_hint(hint),
        None => finding,
    }
}

/// Returns a text, if the value is one.
fn written(value: &Value) -> Option<&str> {
    if let ValueKind::Text(text) = &value.kind { Some(text) } else { None }
}

/// Writes a text between quotation marks.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// Reports an unknown name.
pub(super) fn unknown_name<'n>(
    code: &'static str,
    what: &str,
    word: &Word,
    names: impl IntoIterator<Item = &'n str>,
) -> Diagnostic {
    let finding = Diagnostic::error(code, word.span, format!("unknown {what} `{}`", word.text));
    match nearest(&word.text, names) {
        Some(near) => finding.with_hint(format!("did you mean `{near}`?")).with_guess(format!("\"{near}\"")),
        None => finding,
    }
}

/// Reads a text.
pub(super) fn text(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Option<Word> {
    match &value.kind {
        ValueKind::Text(text) => Some(Word { text: text.clone(), span: value.span }),
        ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_)
        | ValueKind::Table(_) => {
            findings.push(wrong_type(key, value, "text"));
            None
        }
    }
}

/// Reads a text that must not be empty.
pub(super) fn full_text(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Option<Word> {
    let word = text(key, value, findings)?;
    if word.text.trim().is_empty() {
        findings.push(Diagnostic::error(code::EMPTY_TEXT, word.span, format!("`{key}` is empty")));
        return None;
    }
    Some(word)
}

/// Reads an id.
pub(super) fn id(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Option<Word> {
    let word = text(key, value, findings)?;
    if is_id(&word.text) {
        return Some(word);
    }
    findings.push(bad_id(&word));
    None
}

pub(super) fn bad_id(word: &Word) -> Diagnostic {
    let finding = Diagnostic::error(code::BAD_ID, word.span, format!("`{}` is no id", word.text))
        .with_hint("small letters, digits and single hyphens, a letter first: `snow-owl`");
    let fixed = kebab(&word.text);
    if is_id(&fixed) { finding.with_guess(format!("\"{fixed}\"")) } else { finding }
}

/// Returns whether `text` is kebab-case.
pub fn is_id(text: &str) -> bool {
    text.len() <= 64
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

fn kebab(text: &str) -> String {
    let parts = text.split(|char: char| !char.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

/// Reads a list.
pub(super) fn list<'v>(
    key: &str,
    value: &'v Value,
    of: &str,
    findings: &mut Vec<Diagnostic>,
) -> Option<&'v [Value]> {
    if let ValueKind::List(items) = &value.kind {
        return Some(items);
    }
    let finding = wrong_type(key, value, &format!("a list of {of}"));
    findings.push(match &value.kind {
        ValueKind::Text(text) => repaired(finding, format!("[{}]", quoted(text))),
        ValueKind::Number(Some(number)) => repaired(finding, format!("[{number}]")),
        ValueKind::Number(None)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::List(_)
        | ValueKind::Table(_) => finding,
    });
    None
}

/// Reads a list of texts; other items are reported and left out.
pub(super) fn text_list(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Vec<Word> {
    let items = list(key, value, "texts", findings).unwrap_or_default();
    items.iter().filter_map(|item| text(key, item, findings)).collect()
}

/// Reads a list of ids; other items are reported and left out.
pub(super) fn id_list(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Vec<Word> {
    let items = list(key, value, "ids", findings).unwrap_or_default();
    items.iter().filter_map(|item| id(key, item, findings)).collect()
}

/// Reads a table.
pub(super) fn table<'v>(key: &str, value: &'v Value, findings: &mut Vec<Diagnostic>) -> Option<&'v Table> {
    if let ValueKind::Table(table) = &value.kind {
        return Some(table);
    }
    findings.push(wrong_type(key, value, "a table"));
    None
}

/// Reads `true` or `false`.
pub(super) fn flag(key: &str, value: &Value, findings: &mut Vec<Diagnostic>) -> Option<bool> {
    if let ValueKind::Flag(flag) = value.kind {
        return Some(flag);
    }
    let finding = wrong_type(key, value, "`true` or `false`");
    let meant = written(value).filter(|text| matches!(*text, "true" | "false")).map(str::to_owned);
    findings.push(match meant {
        Some(meant) => repaired(finding, meant),
        None => finding,
    });
    None
}

/// Reads a whole number within a range.
pub(super) fn number(
    key: &str,
    value: &Value,
    (least, most): (i64, i64),
    findings: &mut Vec<Diagnostic>,
) -> Option<i32> {
    let ValueKind::Number(number) = value.kind else {
        let finding = wrong_type(key, value, "a whole number");
        let meant = written(value).map(str::trim).filter(|text| text.parse::<i32>().is_ok());
        findings.push(match meant {
            Some(meant) => repaired(finding, meant.to_owned()),
            None => finding,
        });
        return None;
    };
    let fits = number.filter(|number| (least..=most).contains(number));
    let fits = fits.and_then(|number| i32::try_from(number).ok());
    if fits.is_none() {
        let message = format!("`{key}` is a number from {least} to {most}");
        findings.push(Diagnostic::error(code::NUMBER_OUT_OF_RANGE, value.span, message));
    }
    fits
}

/// Reads texts by language.
pub(super) fn texts(
    key: &str,
    value: &Value,
    languages: &[&str],
    findings: &mut Vec<Diagnostic>,
) -> Option<Texts> {
    if let ValueKind::Text(text) = &value.kind {
        let finding = wrong_type(key, value, "texts by language");
        findings.push(repaired(finding, format!("{{ en = {} }}", quoted(text))));
        return None;
    }
    let table = table(key, value, findings)?;
    check_keys(table, value.span, languages.iter().copied(), [], findings);
    let known = table.rows.iter().filter(|(language, _)| languages.contains(&language.text.as_str()));
    let texts = known
        .filter_map(|(language, value)| Some((language.clone(), full_text(key, value, findings)?)))
        .collect();
    Some(Texts { texts })
}

/// Warns of texts that lack one of the pack's declared languages.
pub(super) fn check_translations(
    key: &str,
    value: Option<&Value>,
    promised: &[String],
    findings: &mut Vec<Diagnostic>,
) {
    let Some(Value { kind: ValueKind::Table(table), span }) = value else { return };
    for language in promised.iter().filter(|language| table.get(language).is_none()) {
        let message = format!("`{key}` is not given in `{language}`");
        findings.push(Diagnostic::warning(code::MISSING_TRANSLATION, *span, message));
    }
}
