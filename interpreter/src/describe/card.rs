//! The whole text of an entry: its abilities, the conditions in its keys, and the entries it uses with
//! parameters.
//!
//! A list of tables with conditions has a message `key-<key>` as the heading of its lines; `$name` is the
//! noun or the name of the row (`none` if it has neither). Its attribute `open` is the text of a row without
//! a condition.

use super::phrase::Args;
use super::writer::Writer;
use super::{Describer, ParamValue, Subject, TextError, polish};
use crate::pack::{Argument, Entry, FieldValue, LoadedGame};
use indexmap::IndexMap;

/// One line of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesLine {
    /// The path of keys to it, `side-a`, `1` and `benefit`; empty for an ability.
    pub keys: Vec<String>,
    /// Its heading, `Rank of Hero`, if its key has one.
    pub heading: Option<String>,
    /// Its text.
    pub text: String,
}

impl Describer<'_> {
    /// Writes all lines of an entry, in the order of its keys.
    pub fn entry(&self, game: &LoadedGame, entry: &Entry) -> Result<Vec<RulesLine>, TextError> {
        let subject = Subject { kind: entry.kind, params: &[] };
        let abilities = self.lines(&entry.ir, subject)?;
        let mut lines: Vec<RulesLine> =
            abilities.into_iter().map(|text| RulesLine { keys: Vec::new(), heading: None, text }).collect();
        let mut keys = Vec::new();
        for (key, value) in &entry.fields {
            keys.push((*key).to_owned());
            self.field(game, subject, value, &mut keys, &mut lines)?;
            keys.pop();
        }
        Ok(lines)
    }

    fn field(
        &self,
        game: &LoadedGame,
        subject: Subject<'_>,
        value: &FieldValue,
        keys: &mut Vec<String>,
        lines: &mut Vec<RulesLine>,
    ) -> Result<(), TextError> {
        match value {
            FieldValue::Table(values) => {
                for (key, value) in values {
                    keys.push((*key).to_owned());
                    self.field(game, subject, value, keys, lines)?;
                    keys.pop();
                }
            }
            FieldValue::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    keys.push((index + 1).to_string());
                    self.field(game, subject, item, keys, lines)?;
                    keys.pop();
                }
            }
            FieldValue::Tables(rows) => {
                let key = keys.last().cloned().unwrap_or_default();
                for (index, row) in rows.iter().enumerate() {
                    keys.push((index + 1).to_string());
                    if self.messages.has(&format!("key-{key}"), None) {
                        lines.push(RulesLine { keys: keys.clone(), ..self.row(&key, subject, row)? });
                        keys.pop();
                        continue;
                    }
                    for (key, value) in row {
                        keys.push((*key).to_owned());
                        self.field(game, subject, value, keys, lines)?;
                        keys.pop();
                    }
                    keys.pop();
                }
            }
            FieldValue::Condition(condition) => {
                let text = self.condition(&condition.0, subject)?;
                let heading = self.attribute_heading(subject, keys);
                lines.push(RulesLine { keys: keys.clone(), heading, text });
            }
            FieldValue::Use(used, arguments) => {
                let used = game.entry(*used);
                let params: Vec<ParamValue> = arguments.iter().map(param).collect();
                let text = self.effect(&used.ir, Subject { kind: used.kind, params: &params })?;
                lines.push(RulesLine { keys: keys.clone(), heading: None, text });
            }
            FieldValue::Number(_)
            | FieldValue::Numbers(_)
            | FieldValue::Text(_)
            | FieldValue::Flag(_)
            | FieldValue::Choice(_)
            | FieldValue::Noun(_)
            | FieldValue::Nouns(_)
            | FieldValue::Amounts(_)
            | FieldValue::Entry(_)
            | FieldValue::Entries(_)
            | FieldValue::Translations(_)
            | FieldValue::Own(..) => {}
        }
        Ok(())
    }

    /// Returns the name of a key that is an attribute of its cards.
    fn attribute_heading(&self, subject: Subject<'_>, keys: &[String]) -> Option<String> {
        let kind = self.vocabulary.kind(subject.kind).id;
        let message = format!("attribute-{kind}-{}", keys.last()?);
        let known = self.messages.has(&message, None);
        known.then(|| polish::capital(&Writer::new(self, subject).say(&message, &Args::default())))
    }

    /// Writes a row of a list whose key has a heading.
    fn row(
        &self,
        key: &str,
        subject: Subject<'_>,
        row: &IndexMap<&'static str, FieldValue>,
    ) -> Result<RulesLine, TextError> {
        let writer = Writer::new(self, subject);
        let message = format!("key-{key}");
        let name = row.values().find_map(|value| {
            if let FieldValue::Noun(noun) = value {
                return Some(writer.noun_name(*noun));
            }
            let FieldValue::Translations(texts) = value else { return None };
            texts.get(&self.language).or_else(|| texts.get("en")).cloned()
        });
        let head =
            writer.say(&message, &Args::default().with("name", name.unwrap_or_else(|| "none".to_owned())));
        let goal = row.values().find_map(|value| {
            let FieldValue::Condition(condition) = value else { return None };
            Some(writer.goal(&condition.0))
        });
        let goal = goal.or_else(|| writer.try_say(&message, Some("open"), &Args::default()));
        let text = polish::sentence(&goal.unwrap_or_default());
        writer.finish(RulesLine { keys: Vec::new(), heading: Some(head), text })
    }
}

fn param(argument: &Argument) -> ParamValue {
    match argument {
        Argument::Number(number) => ParamValue::Number(*number),
        Argument::Nouns(nouns) => ParamValue::Nouns(nouns.clone()),
    }
}
