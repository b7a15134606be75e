//! `[[kind]]` in `vocabulary.toml`: kinds of cards that a pack declares. A kind has keys, zones in which its cards lie, and
//! rules in the language of effects.

use super::nouns::forms;
use super::outline::{RawEntry, RawText, raw_text};
use super::value::{Table, Value, ValueKind, Word};
use super::{FileId, Finding, code, common, keys};
use crate::vocabulary::card_words::{DataKey, DataKind, DataType, DataZone, RULES_KIND, ZoneSort};
use crate::vocabulary::noun::NounForms;
use crate::vocabulary::spec::GameSpec;
use crate::vocabulary::value_type::KeySpec;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use std::collections::BTreeMap;

/// The most cards in a zone, and the range of numbers without one of their own.
const MOST: i32 = 200;
const NUMBERS: (i32, i32) = (0, 99);

/// A kind as it is written.
#[derive(Clone, Debug)]
pub(super) struct RawKind {
    pub(super) id: Word,
    kind: DataKind,
    /// Its zones, with the span of each id.
    spans: Vec<Word>,
    /// The nouns that its keys name: key, class.
    classes: Vec<(usize, Vec<Word>)>,
    price: Option<Word>,
    /// Its rules as an entry.
    pub(super) rules: Option<RawEntry>,
}

/// Reads the kinds of a file.
pub(super) fn read(
    text: &str,
    root: &Table,
    languages: &[&str],
    findings: &mut Vec<Diagnostic>,
) -> Vec<RawKind> {
    let Some(value) = root.get("kind") else { return Vec::new() };
    let items = keys::list("kind", value, "`[[kind]]` tables", findings).unwrap_or_default();
    let mut kinds = Vec::new();
    for item in items {
        let Some(table) = keys::table("kind", item, findings) else { continue };
        kinds.extend(Reader { text, languages, findings }.kind(table, item.span));
    }
    kinds
}

struct Reader<'r> {
    text: &'r str,
    languages: &'r [&'r str],
    findings: &'r mut Vec<Diagnostic>,
}

impl Reader<'_> {
    fn kind(&mut self, table: &Table, header: Span) -> Option<RawKind> {
        let place = table.get("id").map_or(header, |id| id.span);
        self.check_keys(table, place, &common::KIND);
        let id = keys::id("id", table.get("id")?, self.findings)?;
        let forms = self.forms(table);
        let mut spans = Vec::new();
        let mut zones = Vec::new();
        for value in self.tables("zones", table) {
            if let Some((word, zone)) = self.zone(value) {
                spans.push(word);
                zones.push(zone);
            }
        }
        if zones.is_empty() && table.get("zones").is_some() {
            let message = "a kind of cards has at least one zone in which they lie";
            self.findings.push(Diagnostic::error(code::MISSING_KEY, place, message));
        }
        let mut all = Vec::new();
        let mut classes = Vec::new();
        for value in self.tables("keys", table) {
            if let Some((key, words)) = self.key(value) {
                classes.push((all.len(), words));
                all.push(key);
            }
        }
        let price = table.get("price").and_then(|value| keys::text("price", value, self.findings));
        let doc = table.get("doc").and_then(|value| keys::text("doc", value, self.findings));
        let rules = table.get("rules").and_then(|value| raw_text("rules", self.text, value, self.findings));
        let rules = rules.map(|rules| rules_entry(&id, &forms, rules));
        let kind = DataKind {
            id: id.text.clone(),
            forms,
            doc: doc.map(|word| word.text).unwrap_or_default(),
            zones,
            keys: all,
            price: price.as_ref().map(|word| word.text.clone()),
        };
        Some(RawKind { id, kind, spans, classes, price, rules })
    }

    fn check_keys(&mut self, table: &Table, place: Span, specs: &'static [KeySpec]) {
        let mut known: Vec<&str> = self.languages.to_vec();
        known.extend(specs.iter().map(|spec| spec.key));
        let required: Vec<&str> = common::required_names(specs).collect();
        keys::check_keys(table, place, known, required, self.findings);
    }

    fn forms(&mut self, table: &Table) -> Vec<(String, NounForms)> {
        let mut all = Vec::new();
        for language in self.languages {
            if let Some(found) = table.get(language).and_then(|value| forms(language, value, self.findings)) {
                all.push(((*language).to_owned(), found));
            }
        }
        all
    }

    fn tables<'v>(&mut self, key: &str, table: &'v Table) -> &'v [Value] {
        table.get(key).and_then(|value| keys::list(key, value, "tables", self.findings)).unwrap_or_default()
    }

    fn zone(&mut self, value: &Value) -> Option<(Word, DataZone)> {
        let table = keys::table("zones", value, self.findings)?;
        let place = table.get("id").map_or(value.span, |id| id.span);
        self.check_keys(table, place, &common::ZONE);
        let id = keys::id("id", table.get("id")?, self.findings)?;
        let sort = self.choice("sort", table, &ZoneSort::ALL)?;
        let size = table
            .get("size")
            .and_then(|value| keys::number("size", value, (1, i64::from(MOST)), self.findings));
        let heard = table.get("heard").and_then(|value| keys::flag("heard", value, self.findings));
        let zone = DataZone {
            id: id.text.clone(),
            sort,
            forms: self.forms(table),
            size: size.and_then(|size| u8::try_from(size).ok()),
            heard: heard.unwrap_or(sort.is_heard()),
        };
        Some((id, zone))
    }

    fn key(&mut self, value: &Value) -> Option<(DataKey, Vec<Word>)> {
        let table = keys::table("keys", value, self.findings)?;
        let place = table.get("key").map_or(value.span, |key| key.span);
        self.check_keys(table, place, &common::KIND_KEY);
        let key = keys::id("key", table.get("key")?, self.findings)?;
        if common::names(&common::ENTRY).any(|known| known == key.text) || key.text == "copies" {
            let message = format!("every card has the key `{}` already", key.text);
            self.findings.push(Diagnostic::error(code::DUPLICATE_NOUN, key.span, message));
            return None;
        }
        let mut bound = |name: &str, usual: i32| {
            let value =
                table.get(name).and_then(|value| keys::number(name, value, (-9999, 9999), self.findings));
            value.unwrap_or(usual)
        };
        let (least, most) = (bound("least", NUMBERS.0), bound("most", NUMBERS.1));
        let types = [
            ("number", DataType::Number(least, most.max(least))),
            ("truth", DataType::Flag),
            ("text", DataType::Text),
            ("noun", DataType::Noun("")),
            ("amounts", DataType::Amounts(Vec::new())),
            ("condition", DataType::Condition),
        ];
        let ty = self.choice("type", table, &types)?;
        let words = table.get("of").map(|value| {
            if matches!(value.kind, ValueKind::Text(_)) {
                keys::text("of", value, self.findings).into_iter().collect()
            } else {
                keys::text_list("of", value, self.findings)
            }
        });
        let required = table.get("required").and_then(|value| keys::flag("required", value, self.findings));
        let doc = table.get("doc").and_then(|value| keys::text("doc", value, self.findings));
        let named = matches!(ty, DataType::Noun(_) | DataType::Amounts(_));
        if named && words.is_none() {
            let message = "the key `of` is missing: the class of its nouns";
            self.findings.push(Diagnostic::error(code::MISSING_KEY, place, message));
            return None;
        }
        let key = DataKey {
            key: key.text,
            ty,
            required: required.unwrap_or(false),
            forms: self.forms(table),
            doc: doc.map(|word| word.text).unwrap_or_default(),
        };
        Some((key, words.unwrap_or_default()))
    }

    /// Reads one of several names.
    fn choice<T: Clone>(&mut self, key: &str, table: &Table, names: &[(&str, T)]) -> Option<T> {
        let word = keys::text(key, table.get(key)?, self.findings)?;
        let found = names.iter().find(|(name, _)| *name == word.text);
        if found.is_none() {
            let known = names.iter().map(|(name, _)| *name);
            let all: Vec<String> = known.clone().map(|name| format!("`{name}`")).collect();
            let finding = keys::unknown_name(code::UNKNOWN_CHOICE, key, &word, known);
            self.findings.push(match finding.hint {
                Some(_) => finding,
                None => finding.with_hint(format!("known: {}", all.join(", "))),
            });
        }
        found.map(|(_, value)| value.clone())
    }
}

/// Makes the entry that holds the rules of a kind.
fn rules_entry(id: &Word, forms: &[(String, NounForms)], rules: RawText) -> RawEntry {
    let word = |text: &str| Word { text: text.to_owned(), span: id.span };
    let text = |text: String| Value { kind: ValueKind::Text(text), span: id.span };
    let name = |forms: &NounForms| {
        let plural = forms.other.as_ref().unwrap_or(&forms.one);
        let mut letters = plural.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().chain(letters).collect::<String>())
            .unwrap_or_default()
    };
    let names: Vec<(Word, Word)> =
        forms.iter().map(|(language, forms)| (word(language), word(&name(forms)))).collect();
    let own = format!("{}-rules", id.text);
    let table = names.iter().map(|(language, name)| (language.clone(), text(name.text.clone()))).collect();
    let rows = vec![
        (word("id"), text(own.clone())),
        (word("kind"), text(RULES_KIND.to_owned())),
        (word("name"), Value { kind: ValueKind::Table(Table { rows: table }), span: id.span }),
        (word("effect"), text(rules.text.clone())),
    ];
    RawEntry {
        place: id.span,
        id: Some(word(&own)),
        kind: Some(word(RULES_KIND)),
        name: keys::Texts { texts: names },
        aliases: Vec::new(),
        set: None,
        estimated: Vec::new(),
        flavour: keys::Texts::default(),
        params: Vec::new(),
        replace: None,
        effect: Some(rules),
        table: Table { rows },
    }
}

/// The kinds that the packs of a game declare, so far.
#[derive(Debug, Default)]
pub(super) struct Declared {
    pub(super) kinds: Vec<DataKind>,
    names: BTreeMap<String, (FileId, Span)>,
}

impl Declared {
    /// Adds the kinds of a file.
    pub(super) fn add(
        &mut self,
        game: &GameSpec,
        raw: &[RawKind],
        file: FileId,
        findings: &mut Vec<Finding>,
    ) {
        for kind in raw {
            let before = findings.len();
            self.names(game, kind, file, findings);
            let declared = resolved(game, kind, file, findings);
            if findings.len() == before {
                self.kinds.push(declared);
            }
        }
    }

    /// Checks that the names of the kind and of its zones are new.
    fn names(&mut self, game: &GameSpec, kind: &RawKind, file: FileId, findings: &mut Vec<Finding>) {
        let taken = |name: &str| {
            game.kinds.iter().any(|known| known.id == name)
                || game.entities.iter().any(|known| known.name == name)
                || game.cards.zones.iter().any(|known| known.id == name)
                || name == RULES_KIND
        };
        for word in std::iter::once(&kind.id).chain(&kind.spans) {
            let known = self.names.get(&word.text).copied();
            if known.is_none() && !taken(&word.text) {
                self.names.insert(word.text.clone(), (file, word.span));
                continue;
            }
            let message = format!("there is a kind or zone `{}` already", word.text);
            let finding = Finding::new(file, Diagnostic::error(code::DUPLICATE_NOUN, word.span, message));
            findings.push(match known {
                Some((first, span)) => finding.related(first, span, "here"),
                None => finding,
            });
        }
    }
}

/// Looks up the classes of a kind's keys.
fn resolved(game: &GameSpec, raw: &RawKind, file: FileId, findings: &mut Vec<Finding>) -> DataKind {
    let mut kind = raw.kind.clone();
    for (at, words) in &raw.classes {
        let mut classes = Vec::new();
        for word in words {
            if let Some(class) = game.classes.iter().find(|class| class.name == word.text) {
                classes.push(class.name);
            } else {
                let known = game.classes.iter().map(|class| class.name);
                let finding = keys::unknown_name(code::UNKNOWN_CLASS, "noun class", word, known);
                findings.push(Finding::new(file, finding));
            }
        }
        let Some(key) = kind.keys.get_mut(*at) else { continue };
        match &mut key.ty {
            DataType::Noun(class) => *class = classes.first().copied().unwrap_or_default(),
            DataType::Amounts(all) => *all = classes,
            DataType::Number(..) | DataType::Flag | DataType::Text | DataType::Condition => {}
        }
    }
    if let Some(price) = &raw.price {
        let numbers =
            kind.keys.iter().filter(|key| matches!(key.ty, DataType::Number(..) | DataType::Amounts(_)));
        if !numbers.clone().any(|key| key.key == price.text) {
            let known = numbers.map(|key| key.key.as_str());
            let finding = keys::unknown_name(code::UNKNOWN_KEY, "key with a number", price, known);
            findings.push(Finding::new(file, finding));
        }
    }
    kind
}
