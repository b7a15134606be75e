//! Types of keys as schemas.

use super::own::Definitions;
use super::{ID, described, object};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::common::{self, KeyType};
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType};
use serde_json::{Map, Value, json};
use std::cell::RefCell;

/// Builds the schemas of keys of one game.
pub(super) struct Fields<'g> {
    pub(super) game: &'g LoadedGame,
    /// Tables that occur several times.
    pub(super) definitions: RefCell<Definitions>,
}

impl Fields<'_> {
    /// Returns the languages of texts, each once: a language may have several files of sentences.
    pub(super) fn languages(&self) -> impl Iterator<Item = &'static str> {
        let mut languages: Vec<_> = self.game.spec.locales.iter().map(|locale| locale.language).collect();
        let mut seen = Vec::new();
        languages.retain(|language| {
            !seen.contains(language) && {
                seen.push(*language);
                true
            }
        });
        languages.into_iter()
    }

    /// Adds the keys of a table of the game.
    pub(super) fn add(
        &self,
        specs: &'static [FieldSpec],
        properties: &mut Map<String, Value>,
        required: &mut Vec<&str>,
    ) {
        for spec in specs {
            properties.insert(spec.key.to_owned(), described(self.field(spec.ty), spec.doc));
            if spec.required {
                required.push(spec.key);
            }
        }
    }

    /// Returns the schema of a table that the game reads itself.
    pub(super) fn own(&self, place: OwnPlace) -> Value {
        let table = (self.game.spec.own)(self.game, place);
        json!({ "allOf": [self.definitions.borrow_mut().table(&table)] })
    }

    fn table(&self, specs: &'static [FieldSpec]) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        self.add(specs, &mut properties, &mut required);
        object(&properties, &required, "")
    }

    fn field(&self, ty: FieldType) -> Value {
        match ty {
            FieldType::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
            FieldType::Numbers(least, most) => {
                json!({ "type": "array", "items": { "type": "integer", "minimum": least, "maximum": most } })
            }
            FieldType::Text | FieldType::Condition => json!({ "type": "string" }),
            FieldType::Flag => json!({ "type": "boolean" }),
            FieldType::Choice(choices) => json!({ "enum": choices }),
            FieldType::Noun(class) => self.noun(class),
            FieldType::Nouns(class) => {
                json!({ "type": "array", "uniqueItems": true, "items": self.noun(class) })
            }
            FieldType::Amounts(classes) => self.amounts(classes),
            FieldType::Entry(kind) => self.entry(kind),
            FieldType::Entries(kind) => {
                json!({ "type": "array", "uniqueItems": true, "items": self.entry(kind) })
            }
            FieldType::Use(kind) => json!({
                "type": "object",
                "properties": { "id": self.entry(kind) },
                "required": ["id"],
                "additionalProperties": { "type": ["integer", "string", "array"] },
            }),
            FieldType::Table(specs) => self.table(specs),
            FieldType::Tables(specs) | FieldType::Rising(specs) => {
                json!({ "type": "array", "items": self.table(specs) })
            }
            FieldType::Texts => self.texts(),
            FieldType::Own => self.own(OwnPlace::Entry),
        }
    }

    /// Returns the schema of a key that files have in every game.
    pub(super) fn key(&self, ty: KeyType) -> Value {
        let id = || json!({ "type": "string", "pattern": ID, "maxLength": 64 });
        let list = |items: Value| json!({ "type": "array", "items": items });
        match ty {
            KeyType::Id => id(),
            KeyType::Aliases | KeyType::Sets => list(id()),
            KeyType::Packs => list(known(self.game.packs.iter().map(|pack| pack.id.as_str()))),
            KeyType::Entries => list(known(self.game.entries.keys().map(String::as_str))),
            KeyType::Kind => {
                let kinds: Vec<&str> = self.game.spec.kinds.iter().map(|kind| kind.id).collect();
                json!({ "enum": kinds })
            }
            KeyType::Texts => self.texts(),
            KeyType::TextOrTexts => json!({ "anyOf": [{ "type": "string" }, self.texts()] }),
            KeyType::TextOrList => {
                json!({ "anyOf": [{ "type": "string" }, list(json!({ "type": "string" }))] })
            }
            KeyType::Estimates => list(json!({ "type": "string" })),
            KeyType::Params => {
                let classes = self.game.spec.classes.iter().map(|class| class.name);
                let types: Vec<&str> = std::iter::once("number").chain(classes).collect();
                json!({ "type": "object", "propertyNames": { "pattern": ID }, "additionalProperties": { "enum": types } })
            }
            KeyType::Flag => json!({ "type": "boolean" }),
            KeyType::Set | KeyType::Effect | KeyType::Text => json!({ "type": "string" }),
            KeyType::Version => json!({ "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$" }),
            KeyType::Game => {
                let games: Vec<&str> = games::specs::<Shipped>().iter().map(|game| game.id).collect();
                json!({ "enum": games })
            }
            KeyType::Languages => {
                json!({ "type": "array", "items": { "enum": self.languages().collect::<Vec<_>>() } })
            }
            KeyType::Forms => {
                let (mut properties, mut required) = (Map::new(), Vec::new());
                super::common_keys(self, common::FORMS.iter(), &mut properties, &mut required);
                object(&properties, &required, "")
            }
            KeyType::Gender => {
                let letters: Vec<&str> = common::GENDERS.iter().map(|(letter, _)| *letter).collect();
                json!({ "enum": letters })
            }
            KeyType::Tables(specs) => {
                let (mut properties, mut required) = (Map::new(), Vec::new());
                super::common_keys(self, specs.iter(), &mut properties, &mut required);
                super::named(self, &mut properties);
                json!({ "type": "array", "items": object(&properties, &required, "") })
            }
            KeyType::Field(ty) => self.field(ty),
        }
    }

    fn texts(&self) -> Value {
        let languages: Map<String, Value> =
            self.languages().map(|language| (language.to_owned(), json!({ "type": "string" }))).collect();
        object(&languages, &[], "")
    }

    /// Returns the schema of a noun's id. If packs cannot add nouns, those of the game are all.
    fn noun(&self, class: &str) -> Value {
        let vocabulary = &self.game.vocabulary;
        let Some(id) = vocabulary.find_class(class) else { return json!({ "type": "string" }) };
        let nouns =
            vocabulary.nouns_of(id).flat_map(|(_, noun)| std::iter::once(&noun.id).chain(&noun.aliases));
        let nouns = nouns.map(String::as_str);
        let spec = vocabulary.class(id);
        if spec.open || spec.name == provost_interpreter::vocabulary::ENTRY_CLASS {
            known(nouns)
        } else {
            json!({ "enum": nouns.collect::<Vec<_>>() })
        }
    }

    fn entry(&self, kind: &str) -> Value {
        let kind = self.game.vocabulary.find_kind(kind);
        let entries = self.game.entries.values().filter(|entry| Some(entry.kind) == kind);
        known(entries.map(|entry| entry.id.as_str()))
    }

    fn amounts(&self, classes: &[&str]) -> Value {
        let vocabulary = &self.game.vocabulary;
        let amount = json!({ "type": "integer", "minimum": -9999, "maximum": 9999 });
        let classes = classes.iter().filter_map(|class| vocabulary.find_class(class));
        let nouns = classes.flat_map(|class| vocabulary.nouns_of(class));
        let properties: Map<String, Value> =
            nouns.map(|(_, noun)| (noun.id.clone(), described(amount.clone(), &noun.doc))).collect();
        json!({
            "type": "object",
            "properties": properties,
            "propertyNames": { "pattern": ID },
            "additionalProperties": amount,
        })
    }
}

/// Returns the schema of an id: one that ships with Provost, or any that a pack may add.
fn known<'i>(ids: impl Iterator<Item = &'i str>) -> Value {
    let ids: Vec<&str> = ids.collect();
    let any = json!({ "type": "string", "pattern": ID });
    if ids.is_empty() { any } else { json!({ "anyOf": [{ "enum": ids }, any] }) }
}
