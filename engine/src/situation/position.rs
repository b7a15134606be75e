//! A position as read: the value of each key, with its span. The keys of a game declare what is read.

use super::pile::PileSpec;
use super::row::Rows;
use super::shape;
use super::{Fields, Form, Named, Reader};
use crate::game::Rules;
use crate::zones::{self, ZoneCards};
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::pack::value::{Value, ValueKind};
use provost_interpreter::vocabulary::id::NounId;
use provost_interpreter::vocabulary::value_type::{COUNT, DICE, FACE, KeySpec, NameType, ValueType};
use serde_json::{Value as Json, json};

/// The word for an empty place.
pub const NONE: &str = "none";

/// The content of a table of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// Its span.
    pub span: Span,
    /// The values by key.
    pub rows: Vec<(&'static str, Placed)>,
    /// The amounts of nouns.
    pub counts: Vec<Amount>,
}

/// The content of `given`, for a game whose position is declared as rows: the moment and the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Its use.
    pub form: Form,
    /// The position.
    pub position: Position,
}

impl Given {
    /// Reads it.
    pub fn read<R: Rules>(
        reader: &mut Reader<'_>,
        fields: &mut Fields<'_>,
        form: Form,
        rows: &Rows<R>,
    ) -> Self {
        Self { form, position: Position::read(reader, fields, &with_zones(rows.given_keys()), &[]) }
    }

    /// Returns the word of the key `phase`, or the default for tests and for scenarios.
    pub fn phase<'g>(&'g self, test: &'g str, scenario: &'g str) -> &'g str {
        let usual = if self.form == Form::Test { test } else { scenario };
        self.position.word("phase").map_or(usual, |word| &word.id)
    }
}

/// Adds the key for zones that packs declare.
pub fn with_zones(keys: Vec<KeySpec>) -> Vec<KeySpec> {
    keys.into_iter().chain([shape::ZONES]).collect()
}

/// A value with its span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The span.
    pub span: Span,
    /// The value.
    pub held: Held,
}

/// The value of a key of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// A number.
    Number(i64),
    /// `true` or `false`.
    Flag(bool),
    /// A word or id.
    Word(Named),
    /// Words or ids.
    Words(Vec<Named>),
    /// Numbers.
    Numbers(Vec<i64>),
    /// Entries, each with further keys.
    Entries(Vec<(Named, Position)>),
    /// A value for each of several entries.
    ByEntry(Vec<(Named, Self)>),
    /// Dice by colour.
    Dice(Vec<DiceSpec>),
    /// A deck.
    Pile(PileSpec),
    /// The cards in zones.
    Zones(Vec<ZoneCards>),
    /// A table.
    Table(Position),
}

/// An amount of a noun, with its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// Of what.
    pub noun: NounId,
    /// How much.
    pub count: i64,
    /// Where.
    pub span: Span,
}

/// Dice of a colour: with faces, or a number of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceSpec {
    /// The colour.
    pub colour: NounId,
    /// The face of each die; 0 means not rolled.
    pub faces: Vec<u8>,
    /// Whether the faces were left open.
    pub any_face: bool,
    /// Where they stand.
    pub span: Span,
}

impl Position {
    /// Reads the keys of a table; the remaining keys are amounts of nouns of the classes, if there are any.
    pub fn read(
        reader: &mut Reader<'_>,
        fields: &mut Fields<'_>,
        keys: &[KeySpec],
        classes: &[&str],
    ) -> Self {
        let mut rows = Vec::new();
        for key in keys {
            let Some(value) = fields.get(key.key) else { continue };
            if let Some(held) = read(reader, key.key, key.ty, value) {
                rows.push((key.key, Placed { span: value.span, held }));
            }
        }
        let counts = if classes.is_empty() { Vec::new() } else { counts(reader, fields, classes) };
        Self { span: fields.span(), rows, counts }
    }

    /// Returns the value of a key.
    pub fn get(&self, key: &str) -> Option<&Placed> {
        self.rows.iter().find(|(known, _)| *known == key).map(|(_, placed)| placed)
    }

    /// Returns whether a key is present.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    fn names_copies(&self) -> bool {
        self.rows.iter().any(|(_, placed)| placed.held.names_copies())
    }

    /// Returns whether the position is empty.
    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.counts.is_empty()
    }

    /// Returns the table under a key.
    pub fn table(&self, key: &str) -> Option<&Self> {
        if let Held::Table(table) = &self.get(key)?.held { Some(table) } else { None }
    }

    /// Returns the tables under the keys of a table, with their content.
    pub fn tables<'p>(&'p self, key: &str) -> impl Iterator<Item = (&'static str, &'p Placed)> + use<'p> {
        let rows = self.table(key).map(|table| table.rows.as_slice()).unwrap_or_default();
        rows.iter().map(|(key, placed)| (*key, placed))
    }

    /// Returns the number under a key.
    pub fn number(&self, key: &str) -> Option<i64> {
        if let Held::Number(number) = self.get(key)?.held { Some(number) } else { None }
    }

    /// Returns the flag under a key.
    pub fn flag(&self, key: &str) -> Option<bool> {
        if let Held::Flag(flag) = self.get(key)?.held { Some(flag) } else { None }
    }

    /// Returns the word or id under a key.
    pub fn word(&self, key: &str) -> Option<&Named> {
        if let Held::Word(word) = &self.get(key)?.held { Some(word) } else { None }
    }

    /// Returns the numbers under a key.
    pub fn numbers(&self, key: &str) -> Option<&[i64]> {
        if let Held::Numbers(numbers) = &self.get(key)?.held { Some(numbers) } else { None }
    }

    /// Returns the entries under a key, each with its further keys.
    pub fn entries(&self, key: &str) -> Option<&[(Named, Self)]> {
        if let Held::Entries(entries) = &self.get(key)?.held { Some(entries) } else { None }
    }

    /// Returns the words or ids under a key; empty if it is missing.
    pub fn words(&self, key: &str) -> &[Named] {
        self.get(key).map(|placed| placed.held.words()).unwrap_or_default()
    }
}

impl Held {
    /// Returns the number; 0 for other values.
    pub const fn number(&self) -> i64 {
        if let Self::Number(number) = self { *number } else { 0 }
    }

    /// Returns the number if it fits a byte, else 0.
    pub fn small(&self) -> u8 {
        u8::try_from(self.number()).unwrap_or(u8::MAX)
    }

    /// Returns whether it is `true`.
    pub const fn flag(&self) -> bool {
        matches!(self, Self::Flag(true))
    }

    /// Returns the words or ids.
    pub fn words(&self) -> &[Named] {
        if let Self::Words(words) = self { words } else { &[] }
    }

    /// Returns the numbers that fit a byte.
    pub fn smalls(&self) -> Vec<u8> {
        let Self::Numbers(numbers) = self else { return Vec::new() };
        numbers.iter().filter_map(|number| u8::try_from(*number).ok()).collect()
    }

    /// Returns it as plain data, if it consists of numbers or words.
    pub fn plain(&self) -> Option<Json> {
        let ids = |words: &[Named]| words.iter().map(|word| word.id.clone()).collect::<Vec<_>>();
        match self {
            Self::Number(number) => Some(json!(number)),
            Self::Flag(flag) => Some(json!(flag)),
            Self::Word(word) => Some(json!(word.id)),
            Self::Words(words) => Some(json!(ids(words))),
            Self::Numbers(numbers) => Some(json!(numbers)),
            Self::Pile(_)
            | Self::Zones(_)
            | Self::Table(_)
            | Self::Entries(_)
            | Self::ByEntry(_)
            | Self::Dice(_) => None,
        }
    }

    /// Returns whether it tells copies of a card apart: `drapis@2`.
    pub(super) fn names_copies(&self) -> bool {
        let is_copy = |word: &Named| word.id.contains('@');
        match self {
            Self::Word(word) => is_copy(word),
            Self::Words(words) => words.iter().any(is_copy),
            Self::Entries(entries) => entries.iter().any(|(id, keys)| is_copy(id) || keys.names_copies()),
            Self::ByEntry(rows) => rows.iter().any(|(id, held)| is_copy(id) || held.names_copies()),
            Self::Pile(pile) => pile.top.iter().any(is_copy),
            Self::Table(table) => table.names_copies(),
            Self::Number(_) | Self::Flag(_) | Self::Numbers(_) | Self::Dice(_) | Self::Zones(_) => false,
        }
    }

    /// Returns the deck.
    pub const fn pile(&self) -> Option<&PileSpec> {
        if let Self::Pile(pile) = self { Some(pile) } else { None }
    }
}

/// Reads a value by the type of its key.
fn read(reader: &mut Reader<'_>, key: &str, ty: ValueType, value: &Value) -> Option<Held> {
    match ty {
        ValueType::Number(low, high) => reader.number(key, value, low, high).map(Held::Number),
        ValueType::Flag => reader.flag(key, value).map(Held::Flag),
        ValueType::Choice(words) => {
            let word = reader.choice(key, value, words)?;
            Some(Held::Word(Named { id: word.to_owned(), span: value.span }))
        }
        ValueType::Text | ValueType::Noun(_) | ValueType::Name(_) => {
            word(reader, key, ty, value).map(Held::Word)
        }
        ValueType::EntryOrNone(_) if matches!(&value.kind, ValueKind::Text(text) if text == NONE) => {
            Some(Held::Word(Named { id: NONE.to_owned(), span: value.span }))
        }
        ValueType::Entry(kinds) | ValueType::EntryOrNone(kinds) => {
            reader.entry(key, value, kinds).map(Held::Word)
        }
        ValueType::EntryWith(kinds, keys) => {
            entry_with(reader, key, value, kinds, keys).map(|entry| Held::Entries(vec![entry]))
        }
        ValueType::List(item) | ValueType::OneOrMore(item) => Some(items(reader, key, *item, value)),
        ValueType::ByEntry(kinds, of) => by_entry(reader, key, value, kinds, *of),
        ValueType::Dice(class) => dice(reader, key, value, class).map(Held::Dice),
        ValueType::Deck(kinds, classes) => PileSpec::read(reader, key, value, kinds, classes).map(Held::Pile),
        ValueType::Amounts(classes) => table(reader, key, value, &[], classes),
        ValueType::Table(keys, classes) => table(reader, key, value, keys, classes),
        ValueType::Own(OwnPlace::Zones) => zones::read(reader, key, value),
        ValueType::Use(_)
        | ValueType::Effect
        | ValueType::Condition
        | ValueType::Translations
        | ValueType::TextOrTranslations
        | ValueType::Params
        | ValueType::Ordered(_)
        | ValueType::Own(_) => {
            reader.error(
                code::BROKEN_GAME,
                value.span,
                format!("no position can hold a `{key}` of this type"),
            );
            None
        }
    }
}

/// Reads a list, or its only item.
fn items(reader: &mut Reader<'_>, key: &str, item: ValueType, value: &Value) -> Held {
    let values = Reader::list(value).into_iter();
    if let ValueType::Number(low, high) = item {
        Held::Numbers(values.filter_map(|value| reader.number(key, value, low, high)).collect())
    } else if item == ValueType::Flag {
        let flags = values.filter_map(|value| reader.flag(key, value));
        Held::Numbers(flags.map(i64::from).collect())
    } else if let ValueType::Entry(kinds) = item {
        Held::Words(reader.entries(key, value, kinds))
    } else if let ValueType::EntryWith(kinds, keys) = item {
        let entries = values.filter_map(|value| entry_with(reader, key, value, kinds, keys));
        Held::Entries(entries.collect())
    } else {
        Held::Words(values.filter_map(|value| word(reader, key, item, value)).collect())
    }
}

fn number(reader: &mut Reader<'_>, key: &str, ty: ValueType, value: &Value) -> Option<i64> {
    if let ValueType::Number(low, high) = ty { reader.number(key, value, low, high) } else { None }
}

/// Reads a text; that of a noun or a pack must be known.
fn word(reader: &mut Reader<'_>, key: &str, ty: ValueType, value: &Value) -> Option<Named> {
    let id = if ty == ValueType::Name(NameType::Pack) {
        reader.pack(key, value)?
    } else {
        let word = reader.text(key, value)?;
        if let ValueType::Noun(class) = ty {
            reader.noun(class, word, value.span)?;
        }
        word.to_owned()
    };
    Some(Named { id, span: value.span })
}

fn table(
    reader: &mut Reader<'_>,
    key: &str,
    value: &Value,
    keys: &[KeySpec],
    classes: &[&str],
) -> Option<Held> {
    let mut fields = reader.table(key, value)?;
    let table = Position::read(reader, &mut fields, keys, classes);
    fields.finish(reader);
    Some(Held::Table(table))
}

/// Reads an id, or a table with further keys.
fn entry_with(
    reader: &mut Reader<'_>,
    key: &str,
    value: &Value,
    kinds: &[&str],
    keys: &[KeySpec],
) -> Option<(Named, Position)> {
    if matches!(value.kind, ValueKind::Text(_)) {
        return reader.entry(key, value, kinds).map(|id| (id, Position::default()));
    }
    let mut fields = reader.table(key, value)?;
    let id = fields.entry(reader, "id", kinds);
    if !fields.has("id") {
        reader.error(code::MISSING_KEY, fields.span(), "the key `id` is missing");
    }
    let more = Position::read(reader, &mut fields, keys, &[]);
    fields.finish(reader);
    Some((id.unwrap_or_default(), more))
}

/// Reads a table by the ids of entries.
fn by_entry(
    reader: &mut Reader<'_>,
    key: &str,
    value: &Value,
    kinds: &[&str],
    of: ValueType,
) -> Option<Held> {
    let mut fields = reader.table(key, value)?;
    let mut all = Vec::new();
    for (id, span, value) in fields.rest() {
        if reader.is_entry(id, span, kinds)
            && let Some(held) = read(reader, id, of, value)
        {
            all.push((Named { id: id.to_owned(), span }, held));
        }
    }
    fields.finish(reader);
    Some(Held::ByEntry(all))
}

/// Reads dice by colour: `strength = 2`, `persuasion = [3, 5]`.
fn dice(reader: &mut Reader<'_>, key: &str, value: &Value, class: &str) -> Option<Vec<DiceSpec>> {
    let mut fields = reader.table(key, value)?;
    let vocabulary = &reader.game().vocabulary;
    let colours = vocabulary.find_class(class).into_iter().flat_map(|class| vocabulary.nouns_of(class));
    fields.may_have(colours.map(|(_, noun)| noun.id.as_str()));
    let mut dice = Vec::new();
    for (word, span, value) in fields.rest() {
        let Some(colour) = reader.noun(class, word, span) else { continue };
        let any_face = !matches!(value.kind, ValueKind::List(_));
        let faces = if any_face {
            let count = number(reader, word, DICE, value).unwrap_or(0);
            vec![0; usize::try_from(count).unwrap_or(0)]
        } else {
            let faces = Reader::list(value);
            let faces = faces.into_iter().filter_map(|face| number(reader, word, FACE, face));
            faces.filter_map(|face| u8::try_from(face).ok()).collect()
        };
        dice.push(DiceSpec { colour, faces, any_face, span });
    }
    fields.finish(reader);
    Some(dice)
}

/// Reads the rest of a table as counts of nouns.
fn counts(reader: &mut Reader<'_>, fields: &mut Fields<'_>, classes: &[&str]) -> Vec<Amount> {
    let vocabulary = &reader.game().vocabulary;
    let classes: Vec<_> = classes.iter().filter_map(|class| vocabulary.find_class(class)).collect();
    let nouns = classes.iter().flat_map(|class| vocabulary.nouns_of(*class));
    fields.may_have(nouns.map(|(_, noun)| noun.id.as_str()));
    let mut counts = Vec::new();
    for word in fields.left() {
        let Some(noun) = classes.iter().find_map(|class| vocabulary.find_noun(*class, word)) else {
            continue;
        };
        let Some(value) = fields.get(word) else { continue };
        let count = number(reader, word, COUNT, value);
        counts.extend(count.map(|count| Amount { noun, count, span: value.span }));
    }
    counts
}
