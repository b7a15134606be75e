//! Readers for the forms that a game defines itself: values by key, with a finding for everything that is not
//! understood.

use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::value::{Table, Value, ValueKind};
use provost_interpreter::pack::{LoadedGame, code};
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::id::NounId;

/// The id of an entry, optionally with the number of a copy (`@2`), and its span.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The id as written.
    pub id: String,
    /// Where.
    pub span: Span,
}

impl Named {
    /// Returns the id without the number of a copy.
    pub fn entry(&self) -> &str {
        bare(&self.id)
    }
}

/// Removes the suffix that tells copies and abilities of an entry apart.
fn bare(id: &str) -> &str {
    id.split(['@', '#', '~']).next().unwrap_or(id)
}

/// Reads situations for one game.
#[derive(Debug)]
pub struct Reader<'g> {
    game: &'g LoadedGame,
    findings: Vec<Diagnostic>,
}

impl<'g> Reader<'g> {
    pub(crate) const fn new(game: &'g LoadedGame) -> Self {
        Self { game, findings: Vec::new() }
    }

    pub(crate) const fn count_findings(&self) -> usize {
        self.findings.len()
    }

    /// Takes the findings from an index on.
    pub(crate) fn take_findings(&mut self, from: usize) -> Vec<Diagnostic> {
        self.findings.split_off(from.min(self.findings.len()))
    }

    pub(crate) fn finish(self) -> Vec<Diagnostic> {
        self.findings
    }

    /// Returns the game.
    pub const fn game(&self) -> &'g LoadedGame {
        self.game
    }

    /// Reports a mistake.
    pub fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.findings.push(Diagnostic::error(code, span, message));
    }

    /// Reports a finding.
    pub fn report(&mut self, finding: Diagnostic) {
        self.findings.push(finding);
    }

    fn wrong(&mut self, key: &str, value: &Value, expected: &str) {
        let message = format!("`{key}` takes {expected}, not {}", value.describe());
        self.error(code::WRONG_TYPE, value.span, message);
    }

    /// Reports an unknown word.
    pub fn unknown<'k>(
        &mut self,
        code: &'static str,
        what: &str,
        word: &str,
        span: Span,
        known: impl Iterator<Item = &'k str> + Clone,
    ) {
        let finding = Diagnostic::error(code, span, format!("there is no {what} `{word}`"));
        let finding = if let Some(near) = nearest(word, known.clone()) {
            finding.with_hint(format!("did you mean `{near}`?"))
        } else {
            let known: Vec<String> = known.take(30).map(|word| format!("`{word}`")).collect();
            if known.len() < 30 { finding.with_hint(format!("known: {}", known.join(", "))) } else { finding }
        };
        self.findings.push(finding);
    }

    /// Reads a whole number within bounds.
    pub fn number(&mut self, key: &str, value: &Value, low: i64, high: i64) -> Option<i64> {
        match value.kind {
            ValueKind::Number(Some(number)) if (low..=high).contains(&number) => Some(number),
            ValueKind::Number(_) => {
                let message = format!("`{key}` takes a number from {low} to {high}");
                self.error(code::NUMBER_OUT_OF_RANGE, value.span, message);
                None
            }
            ValueKind::Text(_)
            | ValueKind::Decimal(_)
            | ValueKind::Flag(_)
            | ValueKind::Date(_)
            | ValueKind::List(_)
            | ValueKind::Table(_) => {
                self.wrong(key, value, "a whole number");
                None
            }
        }
    }

    /// Reads a text.
    pub fn text<'v>(&mut self, key: &str, value: &'v Value) -> Option<&'v str> {
        if let ValueKind::Text(text) = &value.kind {
            return Some(text);
        }
        self.wrong(key, value, "text");
        None
    }

    /// Reads true or false.
    pub fn flag(&mut self, key: &str, value: &Value) -> Option<bool> {
        if let ValueKind::Flag(flag) = value.kind {
            return Some(flag);
        }
        self.wrong(key, value, "`true` or `false`");
        None
    }

    /// Reads a list; a single value is a list of one.
    pub fn list(value: &Value) -> Vec<&Value> {
        if let ValueKind::List(values) = &value.kind { values.iter().collect() } else { vec![value] }
    }

    /// Reads a table.
    pub fn table<'v>(&mut self, key: &str, value: &'v Value) -> Option<Fields<'v>> {
        if let ValueKind::Table(table) = &value.kind {
            return Some(Fields::new(table, value.span));
        }
        self.wrong(key, value, "a table");
        None
    }

    /// Reads the id of an entry of one of these kinds, optionally with the number of a copy (`@2`).
    pub fn entry(&mut self, key: &str, value: &Value, kinds: &[&str]) -> Option<Named> {
        let id = self.text(key, value)?.to_owned();
        self.is_entry(&id, value.span, kinds).then_some(Named { id, span: value.span })
    }

    /// Checks that an entry exists and is of one of these kinds.
    pub fn is_entry(&mut self, text: &str, span: Span, kinds: &[&str]) -> bool {
        if !self.known_entry_among(text, span, kinds) {
            return false;
        }
        let kind = self.kind_of(bare(text)).unwrap_or_default();
        if !kinds.contains(&kind) {
            let message = format!("expected a {}, but `{}` is a {kind}", kinds.join(" or "), bare(text));
            self.error(code::WRONG_KIND, span, message);
            return false;
        }
        true
    }

    /// Returns the kind of an entry.
    pub fn kind_of(&self, id: &str) -> Option<&'static str> {
        let entry = self.game.entries.get(id)?;
        Some(self.game.vocabulary.kind(entry.kind).id)
    }

    fn known_entry_among(&mut self, text: &str, span: Span, kinds: &[&str]) -> bool {
        let id = bare(text);
        let game = self.game;
        let known = game.entries.contains_key(id);
        if !known {
            let fits = |entry: &&provost_interpreter::pack::Entry| {
                kinds.contains(&game.vocabulary.kind(entry.kind).id)
            };
            let ids: Vec<&str> = game.entries.values().filter(fits).map(|entry| entry.id.as_str()).collect();
            self.unknown(code::UNKNOWN_ENTRY, &kinds.join(" or "), id, span, ids.iter().copied());
        }
        known
    }

    /// Reads the id of a pack of this game.
    pub fn pack(&mut self, key: &str, value: &Value) -> Option<String> {
        let id = self.text(key, value)?;
        let packs = self.game.packs.iter().map(|pack| pack.id.as_str());
        if packs.clone().any(|pack| pack == id) {
            return Some(id.to_owned());
        }
        self.unknown(code::MISSING_PACK, "pack", id, value.span, packs);
        None
    }

    /// Checks that an entry exists.
    pub fn known_entry(&mut self, text: &str, span: Span) -> bool {
        let id = bare(text);
        let known = self.game.entries.contains_key(id);
        if !known {
            let ids = self.game.entries.keys().map(String::as_str);
            self.unknown(code::UNKNOWN_ENTRY, "entry", id, span, ids);
        }
        known
    }

    /// Reads ids of entries.
    pub fn entries(&mut self, key: &str, value: &Value, kinds: &[&str]) -> Vec<Named> {
        Self::list(value).into_iter().filter_map(|value| self.entry(key, value, kinds)).collect()
    }

    /// Reads a word from a list of choices.
    pub fn choice<'w>(&mut self, key: &str, value: &Value, words: &[&'w str]) -> Option<&'w str> {
        let word = self.text(key, value)?;
        let found = words.iter().copied().find(|known| *known == word);
        if found.is_none() {
            self.unknown(code::UNKNOWN_CHOICE, key, word, value.span, words.iter().copied());
        }
        found
    }

    /// Finds a noun of a class.
    pub fn noun(&mut self, class: &str, word: &str, span: Span) -> Option<NounId> {
        let vocabulary = &self.game.vocabulary;
        let id = vocabulary.find_class(class)?;
        let found = vocabulary.find_noun(id, word);
        if found.is_none() {
            let names: Vec<&str> = vocabulary.nouns_of(id).map(|(_, noun)| noun.id.as_str()).collect();
            self.unknown(code::UNKNOWN_NOUN, class, word, span, names.iter().copied());
        }
        found
    }
}

/// The keys of a table. Keys that no reader requested are unknown.
#[derive(Debug)]
pub struct Fields<'v> {
    table: &'v Table,
    span: Span,
    known: Vec<String>,
    taken: Vec<&'v str>,
}

impl<'v> Fields<'v> {
    pub(crate) const fn new(table: &'v Table, span: Span) -> Self {
        Self { table, span, known: Vec::new(), taken: Vec::new() }
    }

    /// Returns the span of the table.
    pub const fn span(&self) -> Span {
        self.span
    }

    /// Returns whether a key is present.
    pub fn has(&self, key: &str) -> bool {
        self.table.get(key).is_some()
    }

    /// Returns the value of a key.
    pub fn get(&mut self, key: &str) -> Option<&'v Value> {
        self.known.push(key.to_owned());
        let (word, value) = self.table.rows.iter().find(|(word, _)| word.text == key)?;
        self.taken.push(&word.text);
        Some(value)
    }

    /// Returns all keys not requested yet, with their spans and values, and marks them as requested.
    pub fn rest(&mut self) -> Vec<(&'v str, Span, &'v Value)> {
        let rows = self.table.rows.iter().filter(|(word, _)| !self.taken.contains(&word.text.as_str()));
        let rest: Vec<_> = rows.map(|(word, value)| (word.text.as_str(), word.span, value)).collect();
        self.taken.extend(rest.iter().map(|(key, ..)| *key));
        rest
    }

    /// Returns the keys not requested yet.
    pub fn left(&self) -> Vec<&'v str> {
        let words = self.table.rows.iter().map(|(word, _)| word.text.as_str());
        words.filter(|word| !self.taken.contains(word)).collect()
    }

    /// Adds allowed keys, for hints.
    pub fn may_have<'k>(&mut self, keys: impl Iterator<Item = &'k str>) {
        self.known.extend(keys.map(str::to_owned));
    }

    /// Reads a number.
    pub fn number(&mut self, reader: &mut Reader<'_>, key: &str, low: i64, high: i64) -> Option<i64> {
        let value = self.get(key)?;
        reader.number(key, value, low, high)
    }

    /// Reads a small number.
    pub fn small(&mut self, reader: &mut Reader<'_>, key: &str, low: u8, high: u8) -> Option<u8> {
        let number = self.number(reader, key, i64::from(low), i64::from(high))?;
        u8::try_from(number).ok()
    }

    /// Reads a small number with its span.
    pub fn placed_small(
        &mut self,
        reader: &mut Reader<'_>,
        key: &str,
        low: u8,
        high: u8,
    ) -> Option<(u8, Span)> {
        let span = self.get(key)?.span;
        Some((self.small(reader, key, low, high)?, span))
    }

    /// Reads a text.
    pub fn text(&mut self, reader: &mut Reader<'_>, key: &str) -> Option<&'v str> {
        let value = self.get(key)?;
        reader.text(key, value)
    }

    /// Reads true or false.
    pub fn flag(&mut self, reader: &mut Reader<'_>, key: &str) -> Option<bool> {
        let value = self.get(key)?;
        reader.flag(key, value)
    }

    /// Reads a list of true or false.
    pub fn flags(&mut self, reader: &mut Reader<'_>, key: &str) -> Option<Vec<bool>> {
        let values = Reader::list(self.get(key)?);
        Some(values.into_iter().filter_map(|value| reader.flag(key, value)).collect())
    }

    /// Reads a list of texts, each with its span.
    pub fn texts(&mut self, reader: &mut Reader<'_>, key: &str) -> Option<Vec<(&'v str, Span)>> {
        let value = self.get(key)?;
        let values = Reader::list(value);
        Some(values.into_iter().filter_map(|value| Some((reader.text(key, value)?, value.span))).collect())
    }

    /// Reads a list of small numbers.
    pub fn smalls(&mut self, reader: &mut Reader<'_>, key: &str, low: u8, high: u8) -> Option<Vec<u8>> {
        let value = self.get(key)?;
        let mut numbers = Vec::new();
        for value in Reader::list(value) {
            let number = reader.number(key, value, i64::from(low), i64::from(high));
            numbers.extend(number.and_then(|number| u8::try_from(number).ok()));
        }
        Some(numbers)
    }

    /// Reads a table.
    pub fn table(&mut self, reader: &mut Reader<'_>, key: &str) -> Option<Self> {
        let value = self.get(key)?;
        reader.table(key, value)
    }

    /// Reads ids of entries of one of these kinds.
    pub fn entries(&mut self, reader: &mut Reader<'_>, key: &str, kinds: &[&str]) -> Option<Vec<Named>> {
        self.get(key).map(|value| reader.entries(key, value, kinds))
    }

    /// Reads the id of an entry of one of these kinds.
    pub fn entry(&mut self, reader: &mut Reader<'_>, key: &str, kinds: &[&str]) -> Option<Named> {
        let value = self.get(key)?;
        reader.entry(key, value, kinds)
    }

    /// Reports the keys that were never requested.
    pub fn finish(self, reader: &mut Reader<'_>) {
        for (word, _) in &self.table.rows {
            if self.taken.contains(&word.text.as_str()) {
                continue;
            }
            let mut known: Vec<&str> =
                self.known.iter().map(String::as_str).filter(|key| !self.taken.contains(key)).collect();
            known.sort_unstable();
            known.dedup();
            let message = format!("unknown key `{}`", word.text);
            let finding = Diagnostic::error(code::UNKNOWN_KEY, word.span, message);
            let finding = if let Some(near) = nearest(&word.text, known.iter().copied()) {
                finding.with_hint(format!("did you mean `{near}`?")).with_guess(near)
            } else {
                let known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
                finding.with_hint(format!("known here: {}", known.join(", ")))
            };
            reader.findings.push(finding);
        }
    }
}
