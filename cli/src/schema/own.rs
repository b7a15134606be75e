//! Tables that a game reads itself, as a schema. Keys are exact; a value may stand alone or in a list, as the
//! readers accept both. A table that occurs several times (a player, a path) is written once, among the
//! definitions.

use super::{ID, described};
use provost_interpreter::pack::own::{OwnTable, OwnTakes};
use serde_json::{Map, Value, json};

/// The defined tables, each with its name.
#[derive(Debug, Default)]
pub(super) struct Definitions {
    tables: Vec<(OwnTable, String, Value)>,
}

impl Definitions {
    /// Returns all definitions by name.
    pub(super) fn finish(self) -> Map<String, Value> {
        self.tables.into_iter().map(|(_, name, schema)| (name, schema)).collect()
    }

    /// Returns a reference to a table, and defines it if necessary.
    pub(super) fn table(&mut self, table: &OwnTable) -> Value {
        let known = self.tables.iter().find(|(other, ..)| other == table).map(|(_, name, _)| name.clone());
        let name = known.unwrap_or_else(|| {
            let schema = self.schema(table);
            let name = format!("table-{}", self.tables.len() + 1);
            self.tables.push((table.clone(), name.clone(), schema));
            name
        });
        json!({ "$ref": format!("#/definitions/{name}") })
    }

    fn schema(&mut self, table: &OwnTable) -> Value {
        let mut properties = Map::new();
        for key in &table.keys {
            properties.insert(key.key.clone(), described(self.value(&key.takes), &key.doc));
        }
        let required: Vec<&str> =
            table.keys.iter().filter(|key| key.required).map(|key| key.key.as_str()).collect();
        let counts = table.keys.iter().any(|key| matches!(key.takes, OwnTakes::Number(..)));
        // Other keys are nouns with a number, or entries.
        let others = match (table.open, counts) {
            (false, _) => json!(false),
            (true, true) => one_or_several(&json!({ "type": "integer" })),
            (true, false) => json!({}),
        };
        json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": others,
        })
    }

    fn value(&mut self, takes: &OwnTakes) -> Value {
        match takes {
            OwnTakes::Table(table) => {
                let table = self.table(table);
                json!({
                    "if": { "type": "object" },
                    "then": table,
                    "else": { "type": ["string", "array"], "items": { "if": { "type": "object" }, "then": table } },
                })
            }
            OwnTakes::Number(low, high) => {
                one_or_several(&json!({ "type": "integer", "minimum": low, "maximum": high }))
            }
            OwnTakes::Flag => one_or_several(&json!({ "type": "boolean" })),
            OwnTakes::Words(words) => one_or_several(&json!({ "enum": words })),
            // The number of a copy may follow, and `none` means no card.
            OwnTakes::Entry(_) => {
                let id = ID.trim_end_matches('$');
                one_or_several(&json!({ "type": "string", "pattern": format!("{id}(@[0-9]+)?$") }))
            }
            OwnTakes::Text => one_or_several(&json!({ "type": "string" })),
            OwnTakes::Any => json!({}),
        }
    }
}

/// Returns the schema of a single value or a list of several.
fn one_or_several(one: &Value) -> Value {
    json!({ "if": { "type": "array" }, "then": { "items": one }, "else": one })
}
