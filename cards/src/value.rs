//! What an entry has under a key, in the form in which a card shows it.

use indexmap::IndexMap;
use provost_interpreter::describe::RulesLine;
use provost_interpreter::pack::{Entry, FieldValue};
use provost_interpreter::vocabulary::id::NounId;

/// The values of an entry, or of one of its tables.
#[derive(Clone, Debug)]
pub struct Values<'e> {
    fields: &'e IndexMap<&'static str, FieldValue>,
    /// The keys that lead here.
    path: Vec<String>,
}

/// What a card shows.
#[derive(Clone, Debug)]
pub enum Shown<'e> {
    /// Nothing; the part is left out.
    Nothing,
    /// A number.
    Number(i32),
    /// Text.
    Text(String),
    /// A noun.
    Noun(NounId),
    /// Nouns.
    Nouns(Vec<NounId>),
    /// Amounts of nouns.
    Amounts(Vec<(NounId, i32)>),
    /// Tables.
    Rows(Vec<Values<'e>>),
    /// Sentences.
    Rules(Vec<RulesLine>),
}

impl<'e> Values<'e> {
    /// The values of an entry.
    pub const fn new(entry: &'e Entry) -> Self {
        Self { fields: &entry.fields, path: Vec::new() }
    }

    /// The keys from the entry to a key written with dots.
    pub fn path(&self, key: &str) -> Vec<String> {
        self.path.iter().cloned().chain(key.split('.').map(str::to_owned)).collect()
    }

    /// What stands under a key; dots lead into tables.
    pub fn get(&self, key: &str) -> Option<Shown<'e>> {
        let mut fields = self.fields;
        let mut keys = key.split('.').peekable();
        loop {
            let value = fields.get(keys.next()?)?;
            if keys.peek().is_none() {
                return Some(shown(value, &self.path(key)));
            }
            let FieldValue::Table(inner) = value else { return None };
            fields = inner;
        }
    }
}

fn shown<'e>(value: &'e FieldValue, path: &[String]) -> Shown<'e> {
    match value {
        FieldValue::Number(number) => Shown::Number(*number),
        FieldValue::Numbers(numbers) => {
            Shown::Text(numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · "))
        }
        FieldValue::Text(text) => Shown::Text(text.clone()),
        FieldValue::Choice(word) => Shown::Text((*word).to_owned()),
        FieldValue::Flag(true) => Shown::Text(String::new()),
        FieldValue::Noun(noun) => Shown::Noun(*noun),
        FieldValue::Nouns(nouns) => Shown::Nouns(nouns.clone()),
        FieldValue::Amounts(amounts) => Shown::Amounts(amounts.clone()),
        FieldValue::Tables(rows) => Shown::Rows(
            rows.iter()
                .enumerate()
                .map(|(index, row)| Values {
                    fields: row,
                    path: path.iter().cloned().chain([(index + 1).to_string()]).collect(),
                })
                .collect(),
        ),
        FieldValue::Flag(false)
        | FieldValue::Entry(_)
        | FieldValue::Entries(_)
        | FieldValue::Use(..)
        | FieldValue::Condition(_)
        | FieldValue::Table(_)
        | FieldValue::List(_)
        | FieldValue::Translations(_)
        | FieldValue::Own(..) => Shown::Nothing,
    }
}
