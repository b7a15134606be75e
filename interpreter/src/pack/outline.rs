//! The outline of a file: its content on its own, before any other file is known. Kept per file, so editing
//! one file does not read the others again.

use super::code;
use super::keys::{self, Texts};
use super::kinds::{self, RawKind};
use super::manifest::{self, Manifest};
use super::nouns::{self, RawNoun};
use super::source::Role;
use super::source_map::SourceMap;
use super::value::{self, Table, Value, ValueKind, Word};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The most parameters of an entry.
const MAX_PARAMS: usize = 32;

/// The outline of a file.
#[derive(Clone, Debug)]
pub(super) enum Outline {
    Manifest(Box<Manifest>),
    /// Nouns, and kinds of cards.
    Nouns(Vec<RawNoun>, Vec<RawKind>),
    Entries(Vec<RawEntry>),
    /// A stand-alone file: its `pack.toml` part and its entry.
    Alone(Box<Manifest>, Vec<RawEntry>),
    /// A file that is not read.
    None,
}

impl Outline {
    /// Returns the entries of the file: its own, or the rules of its kinds of cards.
    pub(super) fn entries(&self) -> impl Iterator<Item = &RawEntry> {
        let (own, kinds): (&[RawEntry], &[RawKind]) = match self {
            Self::Entries(entries) | Self::Alone(_, entries) => (entries, &[]),
            Self::Nouns(_, kinds) => (&[], kinds),
            Self::Manifest(_) | Self::None => (&[], &[]),
        };
        own.iter().chain(kinds.iter().filter_map(|kind| kind.rules.as_ref()))
    }
}

/// A file read on its own.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    pub(super) outline: Outline,
    pub(super) findings: Vec<Diagnostic>,
    /// Whether parts of the text are unreadable; then nothing more is reported about the rest, but its ids
    /// stay known.
    pub(super) broken: bool,
}

/// An entry as it is written.
#[derive(Clone, Debug)]
pub(super) struct RawEntry {
    /// The span for reports about missing keys.
    pub(super) place: Span,
    pub(super) id: Option<Word>,
    pub(super) kind: Option<Word>,
    pub(super) name: Texts,
    pub(super) aliases: Vec<Word>,
    pub(super) set: Option<Word>,
    pub(super) estimated: Vec<Word>,
    pub(super) flavour: Texts,
    pub(super) params: Vec<(Word, Word)>,
    pub(super) replace: Option<Span>,
    pub(super) effect: Option<RawText>,
    /// The whole table, including the common keys.
    pub(super) table: Table,
}

/// A text of the language with its place.
#[derive(Clone, Debug)]
pub(super) struct RawText {
    pub(super) text: String,
    pub(super) map: SourceMap,
}

impl RawEntry {
    /// Returns whether the two look the same to other entries.
    pub(super) fn same_head(&self, other: &Self) -> bool {
        fn texts(word: Option<&Word>) -> Option<&str> {
            word.map(|word| word.text.as_str())
        }
        fn same_words(a: &[Word], b: &[Word]) -> bool {
            a.iter().map(|word| &word.text).eq(b.iter().map(|word| &word.text))
        }
        fn same_pairs(a: &[(Word, Word)], b: &[(Word, Word)]) -> bool {
            a.iter().map(|(k, v)| (&k.text, &v.text)).eq(b.iter().map(|(k, v)| (&k.text, &v.text)))
        }
        texts(self.id.as_ref()) == texts(other.id.as_ref())
            && texts(self.kind.as_ref()) == texts(other.kind.as_ref())
            && self.replace.is_some() == other.replace.is_some()
            && same_words(&self.aliases, &other.aliases)
            && same_pairs(&self.params, &other.params)
            && same_pairs(&self.name.texts, &other.name.texts)
    }
}

/// Reads a file on its own.
pub(super) fn read(role: Role, path: &str, text: &str, languages: &[&str]) -> Reading {
    if !role.is_read() {
        return Reading { outline: Outline::None, findings: Vec::new(), broken: false };
    }
    let (table, mut findings) = value::parse(text);
    let broken = !findings.is_empty();
    let mut own = Vec::new();
    let outline = match role {
        Role::Manifest => Outline::Manifest(Box::new(manifest::read(&table, languages, &mut own))),
        Role::Vocabulary => {
            let nouns = nouns::read(&table, languages, &mut own);
            Outline::Nouns(nouns, kinds::read(text, &table, languages, &mut own))
        }
        Role::Entries => Outline::Entries(entries(path, text, table, languages, &mut own)),
        Role::Alone => {
            let (head, table) = manifest::split(table);
            let entries = entries(path, text, table, languages, &mut own);
            let manifest = manifest::alone(&head, entries.first(), &mut own);
            Outline::Alone(Box::new(manifest), entries)
        }
        Role::Test | Role::Locale | Role::Template | Role::Picture | Role::Document | Role::Unknown => {
            Outline::None
        }
    };
    if !broken {
        findings = own;
    }
    Reading { outline, findings, broken }
}

/// Checks that a file with one entry is named after it, so that a slip in either is noticed.
fn check_file_name(path: &str, entry: &RawEntry) -> Option<Diagnostic> {
    let id = entry.id.as_ref()?;
    let stem = path.rsplit('/').next()?.strip_suffix(".toml")?;
    let message = format!("the entry `{}` stands in a file `{stem}.toml`", id.text);
    let finding = Diagnostic::warning(code::ID_UNLIKE_FILE, id.span, message)
        .with_hint("give both the same name, or write `[[entry]]` above it");
    (id.text != stem).then_some(finding)
}

fn entries(
    path: &str,
    text: &str,
    root: Table,
    languages: &[&str],
    findings: &mut Vec<Diagnostic>,
) -> Vec<RawEntry> {
    if root.get("id").is_some() {
        let entry = entry(text, root, Span::default(), languages, findings);
        findings.extend(check_file_name(path, &entry));
        return vec![entry];
    }
    if root.rows.is_empty() {
        let finding = Diagnostic::error(code::MISSING_KEY, Span::default(), "there is no entry in this file");
        findings.push(finding.with_hint("an entry begins with `id`, several with `[[entry]]`"));
        return Vec::new();
    }
    let is_tables = |value: &Value| match &value.kind {
        ValueKind::List(items) => matches!(items.first(), Some(Value { kind: ValueKind::Table(_), .. })),
        ValueKind::Text(_)
        | ValueKind::Number(_)
        | ValueKind::Decimal(_)
        | ValueKind::Flag(_)
        | ValueKind::Date(_)
        | ValueKind::Table(_) => false,
    };
    let several = root.get("entry").is_some() || root.rows.iter().any(|(_, value)| is_tables(value));
    if !several {
        return vec![entry(text, root, Span::default(), languages, findings)];
    }
    keys::check_keys(&root, Span::default(), ["entry"], [], findings);
    let Some((_, value)) = root.rows.into_iter().find(|(key, _)| key.text == "entry") else {
        return Vec::new();
    };
    let expected = "`[[entry]]` tables";
    let ValueKind::List(items) = value.kind else {
        findings.push(keys::wrong_type("entry", &value, expected));
        return Vec::new();
    };
    let mut read = Vec::with_capacity(items.len());
    for item in items {
        let place = item.span;
        match item.kind {
            ValueKind::Table(table) => read.push(entry(text, table, place, languages, findings)),
            ValueKind::Text(_)
            | ValueKind::Number(_)
            | ValueKind::Decimal(_)
            | ValueKind::Flag(_)
            | ValueKind::Date(_)
            | ValueKind::List(_) => findings.push(keys::wrong_type("entry", &item, expected)),
        }
    }
    read
}

fn entry(
    text: &str,
    table: Table,
    header: Span,
    languages: &[&str],
    findings: &mut Vec<Diagnostic>,
) -> RawEntry {
    let place = table.get("id").map_or(header, |id| id.span);
    let texts = |key: &str, findings: &mut Vec<Diagnostic>| {
        table.get(key).and_then(|value| keys::texts(key, value, languages, findings)).unwrap_or_default()
    };
    let word = |key: &str, findings: &mut Vec<Diagnostic>| keys::text(key, table.get(key)?, findings);
    let replace =
        table.get("replace").and_then(|value| keys::flag("replace", value, findings)?.then_some(value.span));
    RawEntry {
        place,
        id: table.get("id").and_then(|value| keys::id("id", value, findings)),
        kind: word("kind", findings),
        name: texts("name", findings),
        aliases: table.get("aliases").map(|v| keys::id_list("aliases", v, findings)).unwrap_or_default(),
        set: word("set", findings),
        estimated: table
            .get("estimated")
            .map(|value| keys::text_list("estimated", value, findings))
            .unwrap_or_default(),
        flavour: texts("flavour", findings),
        params: table.get("params").map(|value| params(value, findings)).unwrap_or_default(),
        replace,
        effect: table.get("effect").and_then(|value| raw_text("effect", text, value, findings)),
        table,
    }
}

/// Reads a text of the language.
pub(super) fn raw_text(
    key: &str,
    file: &str,
    value: &Value,
    findings: &mut Vec<Diagnostic>,
) -> Option<RawText> {
    let word = keys::text(key, value, findings)?;
    Some(RawText { map: SourceMap::new(file, word.span, &word.text), text: word.text })
}

fn params(value: &Value, findings: &mut Vec<Diagnostic>) -> Vec<(Word, Word)> {
    let Some(table) = keys::table("params", value, findings) else { return Vec::new() };
    if table.rows.len() > MAX_PARAMS {
        let message = format!("an entry has at most {MAX_PARAMS} parameters");
        findings.push(Diagnostic::error(code::TOO_MANY_PARAMETERS, value.span, message));
    }
    let mut params = Vec::new();
    for (name, ty) in table.rows.iter().take(MAX_PARAMS) {
        if !keys::is_id(&name.text) || name.text == "id" {
            let message = format!("`{}` cannot name a parameter", name.text);
            findings.push(
                Diagnostic::error(code::BAD_ID, name.span, message)
                    .with_hint("small letters, digits and single hyphens, and not `id`"),
            );
        } else if let Some(ty) = keys::text(&name.text, ty, findings) {
            params.push((name.clone(), ty));
        }
    }
    params
}
