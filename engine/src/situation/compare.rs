//! Compares written values with those that a table tells.

use super::Named;
use super::position::{DiceSpec, Held, Position};
use crate::game::speech::Speech;
use serde_json::{Map, Value, json};

/// Collects differences.
pub(super) struct Differences<'d> {
    pub(super) speech: &'d Speech<'d>,
    /// Whether entries that a written table does not name must not be there.
    pub(super) exact: bool,
    pub(super) found: &'d mut Vec<String>,
}

impl Differences<'_> {
    /// Compares a value. Ids are compared in any order, numbers in order.
    pub(super) fn value(&mut self, path: &str, wanted: &Held, there: &Value) {
        match wanted {
            Held::Number(number) => self.same(path, &json!(number), there),
            Held::Flag(flag) => self.same(path, &json!(flag), there),
            Held::Word(word) => self.same(path, &json!(word.id), there),
            Held::Words(words) => {
                let words = words.iter().map(|word| word.id.as_str());
                self.same(path, &sorted(json!(words.collect::<Vec<_>>())), &sorted(there.clone()));
            }
            Held::Numbers(numbers) => self.same(path, &json!(numbers), there),
            Held::Entries(entries) => self.entries(path, entries, there),
            Held::ByEntry(rows) => self.by_entry(path, rows, there),
            Held::Dice(dice) => self.dice(path, dice, there),
            Held::Pile(pile) => {
                // An empty list asks for an empty pile.
                let top = pile.top.iter().map(|card| card.id.as_str()).collect::<Vec<_>>();
                let cards = items(there).iter().take(top.len().max(1)).cloned().collect::<Vec<_>>();
                self.same(path, &json!(top), &json!(cards));
            }
            // Tables are compared row by row, zones by themselves.
            Held::Table(_) | Held::Zones(_) => {}
        }
    }

    fn same(&mut self, path: &str, wanted: &Value, there: &Value) {
        if wanted != there {
            self.found.push(format!("{path}: {} expected, {} found", shown(wanted), shown(there)));
        }
    }

    /// Compares entries in any order, and the further keys of each.
    fn entries(&mut self, path: &str, wanted: &[(Named, Position)], there: &Value) {
        let id = |item: &Value| item.get("id").unwrap_or(item).clone();
        let ids = sorted(json!(items(there).iter().map(id).collect::<Vec<_>>()));
        let named = wanted.iter().map(|(named, _)| named.id.as_str()).collect::<Vec<_>>();
        self.same(path, &sorted(json!(named)), &ids);
        for (named, keys) in wanted {
            let Some(item) = items(there).iter().find(|item| id(item) == json!(named.id)) else { continue };
            for (key, placed) in &keys.rows {
                let path = format!("{path}, {} {key}", named.id);
                self.value(&path, &placed.held, item.get(key).unwrap_or(&Value::Null));
            }
        }
    }

    fn by_entry(&mut self, path: &str, wanted: &[(Named, Held)], there: &Value) {
        for (named, held) in wanted {
            let value = there.get(&named.id).unwrap_or(&Value::Null);
            self.value(&format!("{path}, {}", named.id), held, value);
        }
        let others = rows(there).filter(|(id, _)| wanted.iter().all(|(named, _)| named.id != **id));
        for (id, value) in others.filter(|_| self.exact).collect::<Vec<_>>() {
            self.same(&format!("{path}, {id}"), &Value::Null, value);
        }
    }

    /// Compares dice of every colour; a missing colour means no dice.
    fn dice(&mut self, path: &str, wanted: &[DiceSpec], there: &Value) {
        let mut colours: Vec<&str> = wanted.iter().map(|dice| self.speech.id(dice.colour)).collect();
        colours.extend(rows(there).map(|(colour, _)| colour.as_str()));
        colours.sort_unstable();
        colours.dedup();
        for colour in colours {
            let path = format!("{path}, {colour}");
            let found = faces(there.get(colour).unwrap_or(&Value::Null));
            match wanted.iter().find(|dice| self.speech.id(dice.colour) == colour) {
                Some(dice) if !dice.any_face => {
                    let mut faces = dice.faces.clone();
                    faces.sort_unstable();
                    self.same(&path, &json!(faces), &json!(found));
                }
                Some(dice) => self.same(&path, &json!(dice.faces.len()), &json!(found.len())),
                None => self.same(&path, &json!(0), &json!(found.len())),
            }
        }
    }
}

/// Returns the faces of dice, sorted; 0 means not rolled.
fn faces(told: &Value) -> Vec<u64> {
    let mut faces: Vec<u64> = items(told).iter().filter_map(Value::as_u64).collect();
    if let Some(count) = told.as_u64() {
        faces.resize(usize::try_from(count).unwrap_or(0), 0);
    }
    faces.sort_unstable();
    faces
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn rows(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn sorted(mut value: Value) -> Value {
    if let Value::Array(items) = &mut value {
        items.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
    }
    value
}

fn shown(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(shown).collect::<Vec<_>>().join(", ")),
        Value::Null => "nothing".to_owned(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => value.to_string(),
    }
}
