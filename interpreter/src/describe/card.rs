//! Everything an entry says: its abilities, the conditions in its keys, and the entries it uses with
//! parameters.

use super::{Describer, ParamValue, Subject, TextError};
use crate::pack::{Argument, Entry, FieldValue, LoadedGame};

/// One line of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The keys under which it stands, `ranks` and `hero`; none for an ability.
    pub keys: Vec<String>,
    /// What it says.
    pub text: String,
}

impl Describer<'_> {
    /// Says everything of an entry, in the order of its keys.
    pub fn entry(&self, game: &LoadedGame, entry: &Entry) -> Result<Vec<Line>, TextError> {
        let subject = Subject { kind: entry.kind, params: &[] };
        let abilities = self.lines(&entry.ir, subject)?;
        let mut lines: Vec<Line> =
            abilities.into_iter().map(|text| Line { keys: Vec::new(), text }).collect();
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
        lines: &mut Vec<Line>,
    ) -> Result<(), TextError> {
        match value {
            FieldValue::Table(values) => {
                for (key, value) in values {
                    keys.push((*key).to_owned());
                    self.field(game, subject, value, keys, lines)?;
                    keys.pop();
                }
            }
            FieldValue::Tables(rows) => {
                for (index, row) in rows.iter().enumerate() {
                    keys.push((index + 1).to_string());
                    for (key, value) in row {
                        keys.push((*key).to_owned());
                        self.field(game, subject, value, keys, lines)?;
                        keys.pop();
                    }
                    keys.pop();
                }
            }
            FieldValue::Condition(condition) => {
                lines.push(Line { keys: keys.clone(), text: self.condition(&condition.0, subject)? });
            }
            FieldValue::Use(used, arguments) => {
                let used = game.entry(*used);
                let params: Vec<ParamValue> = arguments.iter().map(param).collect();
                let text = self.effect(&used.ir, Subject { kind: used.kind, params: &params })?;
                lines.push(Line { keys: keys.clone(), text });
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
            | FieldValue::Entries(_) => {}
        }
        Ok(())
    }
}

fn param(argument: &Argument) -> ParamValue {
    match argument {
        Argument::Number(number) => ParamValue::Number(*number),
        Argument::Nouns(nouns) => ParamValue::Nouns(nouns.clone()),
    }
}
