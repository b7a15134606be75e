//! The keys that a kind of entry or a noun class declares: checks types and resolves names to ids.

use super::EntryId;
use super::code;
use super::entry::EffectSource;
use super::keys;
use super::ordered_list;
use super::outline::raw_text;
use super::scope::View;
use super::value::{Table, Value, ValueKind, Word};
use crate::check::{self, Param};
use crate::ir;
use crate::suggest::nearest;
use crate::vocabulary::id::{ClassId, KindId, NounId};
use crate::vocabulary::value_type::{KeySpec, ValueType};
use indexmap::IndexMap;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;

/// The range of numbers whose key declares none, the same as that of numbers in effects.
const AMOUNT_RANGE: (i64, i64) = (-9999, 9999);
/// The most unknown names of one entry that get a suggestion.
const MAX_SUGGESTIONS: u32 = 32;

/// The value of a key, with ids in place of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// A whole number.
    Number(i32),
    /// Whole numbers.
    Numbers(Vec<i32>),
    /// Free text.
    Text(String),
    /// `true` or `false`.
    Flag(bool),
    /// One of the words of the key.
    Choice(&'static str),
    /// A noun.
    Noun(NounId),
    /// Nouns.
    Nouns(Vec<NounId>),
    /// Amounts of nouns.
    Amounts(Vec<(NounId, i32)>),
    /// An entry.
    Entry(EntryId),
    /// Entries.
    Entries(Vec<EntryId>),
    /// An entry together with its arguments.
    Use(EntryId, Vec<Argument>),
    /// A condition, and its text.
    Condition(Box<(ir::Condition, EffectSource)>),
    /// A table.
    Table(IndexMap<&'static str, Self>),
    /// Tables.
    Tables(Vec<IndexMap<&'static str, Self>>),
    /// Other values in a list.
    List(Vec<Self>),
    /// Texts by language.
    Translations(IndexMap<String, String>),
    /// A table in raw form, for the game to read, and its span.
    Own(Table, Span),
}

impl FieldValue {
    /// Returns free text or the word of a choice.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Choice(word) => Some(word),
            Self::Number(_)
            | Self::Numbers(_)
            | Self::Flag(_)
            | Self::Noun(_)
            | Self::Nouns(_)
            | Self::Amounts(_)
            | Self::Entry(_)
            | Self::Entries(_)
            | Self::Use(..)
            | Self::Condition(_)
            | Self::Table(_)
            | Self::Tables(_)
            | Self::List(_)
            | Self::Translations(_)
            | Self::Own(..) => None,
        }
    }
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number.
    Number(i32),
    /// One or more nouns.
    Nouns(Vec<NounId>),
}

/// Resolves the keys of one entry.
pub(super) struct Resolver<'a> {
    pub(super) view: &'a View<'a>,
    kind: Option<KindId>,
    params: &'a [Param],
    pub(super) findings: &'a mut Vec<Diagnostic>,
    pub(super) removed: &'a mut Vec<(usize, Span)>,
    suggestions: u32,
}

impl<'a> Resolver<'a> {
    pub(super) const fn new(
        view: &'a View<'a>,
        kind: Option<KindId>,
        params: &'a [Param],
        findings: &'a mut Vec<Diagnostic>,
        removed: &'a mut Vec<(usize, Span)>,
    ) -> Self {
        Self { view, kind, params, findings, removed, suggestions: MAX_SUGGESTIONS }
    }

    /// Resolves declared keys; the caller reports the others.
    pub(super) fn fields(
        &mut self,
        specs: &'static [KeySpec],
        table: &Table,
    ) -> IndexMap<&'static str, FieldValue> {
        let mut fields = IndexMap::new();
        for spec in specs {
            if let Some(value) = table.get(spec.key)
                && let Some(value) = self.field(spec.key, spec.ty, value)
            {
                fields.insert(spec.key, value);
            }
        }
        fields
    }

    fn field(&mut self, key: &str, ty: ValueType, value: &Value) -> Option<FieldValue> {
        match ty {
            ValueType::Number(least, most) => {
                keys::number(key, value, (least, most), self.findings).map(FieldValue::Number)
            }
            ValueType::Text => keys::text(key, value, self.findings).map(|word| FieldValue::Text(word.text)),
            ValueType::Flag => keys::flag(key, value, self.findings).map(FieldValue::Flag),
            ValueType::Choice(choices) => self.choice(key, value, choices).map(FieldValue::Choice),
            ValueType::Noun(class) => self.noun(key, value, &[class]).map(FieldValue::Noun),
            ValueType::Amounts(classes) => self.amounts(key, value, classes).map(FieldValue::Amounts),
            ValueType::Entry(kinds) => self.entry(key, value, kinds).map(FieldValue::Entry),
            ValueType::Use(kinds) if matches!(value.kind, ValueKind::Text(_)) => {
                self.bare_use(key, value, kinds);
                None
            }
            ValueType::Use(kinds) => self.entry_use(key, value, kinds),
            ValueType::Condition => self.condition(key, value),
            ValueType::Table(specs, _) => self.table(key, value, specs).map(FieldValue::Table),
            ValueType::List(item) => self.items(key, *item, value),
            ValueType::Ordered(specs) => self.ordered(key, specs, value),
            ValueType::Translations => {
                let texts = keys::texts(key, value, self.view.languages, self.findings)?;
                let promised = &self.view.scope.pack(self.view.pack).languages;
                keys::check_translations(key, Some(value), promised, self.findings);
                Some(FieldValue::Translations(texts.by_language()))
            }
            ValueType::Own(_) => {
                let table = keys::table(key, value, self.findings)?;
                Some(FieldValue::Own(table.clone(), value.span))
            }
            // The registry refuses these as keys of entries and nouns.
            ValueType::Name(_)
            | ValueType::EntryOrNone(_)
            | ValueType::EntryWith(..)
            | ValueType::Effect
            | ValueType::TextOrTranslations
            | ValueType::Params
            | ValueType::ByEntry(..)
            | ValueType::Dice(_)
            | ValueType::Deck(..)
            | ValueType::OneOrMore(_) => None,
        }
    }

    /// Resolves a list of values of a type.
    fn items(&mut self, key: &str, item: ValueType, value: &Value) -> Option<FieldValue> {
        if let ValueType::Number(least, most) = item {
            let numbers = self.list(key, value, "whole numbers", |s, item| {
                keys::number(key, item, (least, most), s.findings)
            });
            numbers.map(FieldValue::Numbers)
        } else if let ValueType::Noun(class) = item {
            let nouns = self.list(key, value, "ids", |s, item| s.noun(key, item, &[class]))?;
            self.named_once(value, &nouns);
            Some(FieldValue::Nouns(nouns))
        } else if let ValueType::Entry(kinds) = item {
            let entries = self.list(key, value, "ids", |s, item| s.entry(key, item, kinds))?;
            self.named_once(value, &entries);
            Some(FieldValue::Entries(entries))
        } else if let ValueType::Table(specs, _) = item {
            self.list(key, value, "tables", |s, item| s.table(key, item, specs)).map(FieldValue::Tables)
        } else {
            self.list(key, value, "values", |s, value| s.field(key, item, value)).map(FieldValue::List)
        }
    }

    fn ordered(&mut self, key: &str, specs: &'static [KeySpec], value: &Value) -> Option<FieldValue> {
        let sound = self.findings.len();
        let rows =
            self.list(key, value, "tables", |s, item| s.table(key, item, specs).map(|row| (item.span, row)))?;
        // An unreadable row would seem to ask for nothing.
        if self.findings.len() == sound {
            let asks = specs.iter().any(|spec| spec.ty == ValueType::Condition);
            ordered_list::check(&rows, asks, self.findings);
        }
        Some(FieldValue::Tables(rows.into_iter().map(|(_, row)| row).collect()))
    }

    /// Checks that a list of names has no duplicates.
    fn named_once<T: PartialEq>(&mut self, list: &Value, names: &[T]) {
        let ValueKind::List(items) = &list.kind else { return };
        for (index, (item, name)) in items.iter().zip(names).enumerate() {
            if names.iter().take(index).any(|earlier| earlier == name) {
                let message = "this stands in the list already";
                self.findings.push(Diagnostic::error("duplicate-word", item.span, message));
            }
        }
    }

    /// Resolves a list; an item with an error is left out.
    pub(super) fn list<T>(
        &mut self,
        key: &str,
        value: &Value,
        of: &str,
        item: impl Fn(&mut Self, &Value) -> Option<T>,
    ) -> Option<Vec<T>> {
        let items = keys::list(key, value, of, self.findings)?;
        Some(items.iter().filter_map(|value| item(self, value)).collect())
    }

    fn table(
        &mut self,
        key: &str,
        value: &Value,
        specs: &'static [KeySpec],
    ) -> Option<IndexMap<&'static str, FieldValue>> {
        let table = keys::table(key, value, self.findings)?;
        let known = specs.iter().map(|spec| spec.key);
        let required = specs.iter().filter(|spec| spec.required).map(|spec| spec.key);
        keys::check_keys(table, value.span, known, required, self.findings);
        Some(self.fields(specs, table))
    }

    fn choice(&mut self, key: &str, value: &Value, choices: &[&'static str]) -> Option<&'static str> {
        let word = keys::text(key, value, self.findings)?;
        let found = choices.iter().copied().find(|choice| *choice == word.text);
        if found.is_none() {
            let names = choices.iter().copied();
            let mut finding = keys::unknown_name(code::UNKNOWN_CHOICE, &format!("`{key}`"), &word, names);
            finding.message = format!("`{}` is no choice for `{key}`", word.text);
            let all: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
            self.findings.push(finding.with_hint(format!("one of {}", all.join(", "))));
        }
        found
    }

    /// Resolves the id of a noun of one of the classes.
    pub(super) fn noun(&mut self, key: &str, value: &Value, classes: &[&str]) -> Option<NounId> {
        let word = keys::text(key, value, self.findings)?;
        self.noun_named(&word, classes, true)
    }

    fn noun_named(&mut self, word: &Word, classes: &[&str], quoted: bool) -> Option<NounId> {
        let view = self.view;
        let vocabulary = view.vocabulary;
        let ids: Vec<ClassId> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
        let Some(noun) = ids.iter().find_map(|class| vocabulary.find_noun(*class, &word.text)) else {
            let near = self.suggest(|| {
                let nouns = ids.iter().flat_map(|class| vocabulary.nouns_of(*class));
                let seen = nouns.filter(|(id, _)| view.is_visible(*id)).map(|(_, noun)| &*noun.id);
                nearest(&word.text, seen)
            });
            let what = classes.join(" or ");
            self.findings.push(unknown(code::UNKNOWN_NOUN, &what, word, near, quoted));
            return None;
        };
        if !view.is_visible(noun) {
            self.findings.push(not_a_dependency(word));
            return None;
        }
        Some(noun)
    }

    /// Looks for the nearest name, up to the limit of suggestions.
    pub(super) fn suggest<'n>(&mut self, search: impl FnOnce() -> Option<&'n str>) -> Option<&'n str> {
        self.suggestions = self.suggestions.checked_sub(1)?;
        search()
    }

    fn amounts(&mut self, key: &str, value: &Value, classes: &[&str]) -> Option<Vec<(NounId, i32)>> {
        let table = keys::table(key, value, self.findings)?;
        let mut amounts = Vec::new();
        for (name, value) in &table.rows {
            let noun = self.noun_named(name, classes, false);
            let number = keys::number(&name.text, value, AMOUNT_RANGE, self.findings);
            amounts.extend(noun.zip(number));
        }
        Some(amounts)
    }

    fn entry(&mut self, key: &str, value: &Value, kinds: &[&str]) -> Option<EntryId> {
        let word = keys::text(key, value, self.findings)?;
        let known = self.reference(&word, kinds)?;
        if known.params.as_ref().is_some_and(|params| !params.is_empty()) {
            let message = format!("`{}` has parameters, and none can be given for `{key}`", word.text);
            self.findings.push(Diagnostic::error(code::MISSING_PARAMETERS, word.span, message));
            return None;
        }
        known.entry
    }

    /// Says how to write an id together with its parameters.
    fn bare_use(&mut self, key: &str, value: &Value, kinds: &[&str]) {
        let Some(word) = keys::text(key, value, self.findings) else { return };
        let Some(known) = self.reference(&word, kinds) else { return };
        let finding = keys::wrong_type(key, value, "a table");
        let params = known.params.as_deref().unwrap_or_default();
        let rest = params.iter().map(|param| format!(", {} = ...", param.name)).collect::<Vec<_>>().concat();
        let right = format!("{{ id = \"{}\"{rest} }}", word.text);
        self.findings.push(if rest.is_empty() {
            keys::repaired(finding, right)
        } else {
            finding.with_hint(format!("write `{right}`"))
        });
    }

    /// Resolves a number parameter.
    pub(super) fn argument_number(&mut self, key: &str, value: &Value) -> Option<i32> {
        keys::number(key, value, AMOUNT_RANGE, self.findings)
    }

    fn condition(&mut self, key: &str, value: &Value) -> Option<FieldValue> {
        let raw = raw_text(key, self.view.text, value, self.findings)?;
        let Some(kind) = self.kind else {
            let message = "a noun has no conditions";
            self.findings.push(Diagnostic::error(code::BROKEN_GAME, value.span, message));
            return None;
        };
        let visible = |noun| self.view.is_visible(noun);
        let vocabulary = self.view.vocabulary;
        let ctx = check::Context { vocabulary, kind, params: self.params, visible: &visible };
        let mut own = Vec::new();
        let condition = check::condition(&raw.text, &ctx, &mut own);
        self.findings.extend(own.into_iter().map(|finding| finding.map_spans(|span| raw.map.map(span))));
        let source = EffectSource { text: raw.text, map: raw.map, file: self.view.file };
        Some(FieldValue::Condition(Box::new((condition?, source))))
    }
}

impl Value {
    /// Returns the items of a list, or the value itself.
    pub(super) fn items(&self) -> &[Self] {
        if let ValueKind::List(items) = &self.kind { items } else { std::slice::from_ref(self) }
    }
}

/// Reports an unknown name; fixes of keys have no quotes.
pub(super) fn unknown(
    code: &'static str,
    what: &str,
    word: &Word,
    near: Option<&str>,
    quoted: bool,
) -> Diagnostic {
    let finding = keys::unknown_name(code, what, word, near);
    match near {
        Some(near) if !quoted => finding.with_guess(near),
        Some(_) | None => finding,
    }
}

/// Reports a name from a pack that this one does not depend on.
pub(super) fn not_a_dependency(word: &Word) -> Diagnostic {
    let message = format!("`{}` belongs to a pack that this one does not depend on", word.text);
    Diagnostic::error(code::NOT_A_DEPENDENCY, word.span, message)
        .with_hint("add that pack to `depends` in `pack.toml`")
}
