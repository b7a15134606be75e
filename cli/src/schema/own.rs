//! Tables that a game reads itself, as a schema. Keys are exact; a value may stand alone or in a list, as the
//! readers accept both. A table that occurs several times (a player, a path) is written once, among the
//! definitions.

use super::{ID, described};
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use serde_json::{Map, Value, json};

/// The defined tables, each with its name.
#[derive(Debug, Default)]
pub(super) struct Definitions {
    tables: Vec<(Keys, String, Value)>,
}

/// The keys of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Keys {
    declared: Vec<KeySpec>,
    /// The classes whose nouns are keys, and the type of their amounts.
    counted: Option<(Vec<&'static str>, ValueType)>,
    /// The type of the values of all other keys.
    others: Option<ValueType>,
}

impl Keys {
    fn of(game: &LoadedGame, ty: ValueType) -> Self {
        let mut declared = if let ValueType::Own(place) = ty { (game.spec.own)(place) } else { ty.keys() };
        declared.sort_by_key(|key| key.key);
        let others = if let ValueType::ByEntry(_, of) = ty { Some(*of) } else { None };
        Self { declared, counted: ty.counted(), others }
    }
}

impl Definitions {
    /// Returns all definitions by name.
    pub(super) fn finish(self) -> Map<String, Value> {
        self.tables.into_iter().map(|(_, name, schema)| (name, schema)).collect()
    }

    /// Returns a reference to a table, and defines it if necessary.
    pub(super) fn table(&mut self, game: &LoadedGame, ty: ValueType) -> Value {
        let keys = Keys::of(game, ty);
        let known = self.tables.iter().find(|(other, ..)| *other == keys).map(|(_, name, _)| name.clone());
        let name = known.unwrap_or_else(|| {
            let schema = self.schema(game, &keys);
            let name = format!("table-{}", self.tables.len() + 1);
            self.tables.push((keys, name.clone(), schema));
            name
        });
        json!({ "$ref": format!("#/definitions/{name}") })
    }

    fn schema(&mut self, game: &LoadedGame, keys: &Keys) -> Value {
        let mut properties = Map::new();
        for spec in &keys.declared {
            properties.insert(spec.key.to_owned(), described(self.value(game, spec.ty), spec.doc));
        }
        if let Some((classes, amount)) = &keys.counted {
            let classes = classes.iter().filter_map(|class| game.vocabulary.find_class(class));
            for (_, noun) in classes.flat_map(|class| game.vocabulary.nouns_of(class)) {
                let of_class = game.vocabulary.class(noun.class).doc;
                let doc = if noun.doc.is_empty() { of_class } else { &noun.doc };
                properties.insert(noun.id.clone(), described(self.value(game, *amount), doc));
            }
        }
        let required: Vec<&str> =
            keys.declared.iter().filter(|spec| spec.required).map(|spec| spec.key).collect();
        let others = match (&keys.counted, keys.others) {
            (None, None) => json!(false),
            // Packs add nouns.
            (Some(_), _) => one_or_several(&json!({ "type": "integer" })),
            (None, Some(ty)) => self.value(game, ty),
        };
        json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": others,
        })
    }

    /// Returns the schema of a value, single or in a list.
    pub(super) fn value(&mut self, game: &LoadedGame, ty: ValueType) -> Value {
        let ty = ty.single();
        match ty {
            ValueType::Number(low, high) => {
                one_or_several(&json!({ "type": "integer", "minimum": low, "maximum": high }))
            }
            ValueType::Flag => one_or_several(&json!({ "type": "boolean" })),
            ValueType::Choice(words) => one_or_several(&json!({ "enum": words })),
            // The number of a copy may follow, and `none` means no card.
            ValueType::Entry(_) | ValueType::EntryOrNone(_) => {
                let id = ID.trim_end_matches('$');
                one_or_several(&json!({ "type": "string", "pattern": format!("{id}(@[0-9]+)?$") }))
            }
            ValueType::Text
            | ValueType::Name(_)
            | ValueType::Noun(_)
            | ValueType::Effect
            | ValueType::Condition => one_or_several(&json!({ "type": "string" })),
            ValueType::EntryWith(..)
            | ValueType::Amounts(_)
            | ValueType::ByEntry(..)
            | ValueType::Dice(_)
            | ValueType::Deck(..)
            | ValueType::Table(..)
            | ValueType::Own(_) => {
                let table = self.table(game, ty);
                json!({
                    "if": { "type": "object" },
                    "then": table,
                    "else": { "type": ["string", "array"], "items": { "if": { "type": "object" }, "then": table } },
                })
            }
            ValueType::Use(_)
            | ValueType::Translations
            | ValueType::TextOrTranslations
            | ValueType::Params
            | ValueType::List(_)
            | ValueType::OneOrMore(_)
            | ValueType::Ordered(_) => json!({}),
        }
    }
}

/// Returns the schema of a single value or a list of several.
fn one_or_several(one: &Value) -> Value {
    json!({ "if": { "type": "array" }, "then": { "items": one }, "else": one })
}
