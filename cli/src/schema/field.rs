//! Types of keys as schemas.

use super::own::Definitions;
use super::{ID, described, object};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::pack::{Entry, LoadedGame, common};
use provost_interpreter::vocabulary::value_type::{KeySpec, NameType, ValueType};
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

    /// Adds the keys of a table.
    pub(super) fn add<'k>(
        &self,
        specs: impl IntoIterator<Item = &'k KeySpec>,
        properties: &mut Map<String, Value>,
        required: &mut Vec<&str>,
    ) {
        for spec in specs {
            properties.insert(spec.key.to_owned(), described(self.value(spec.ty), spec.doc));
            if spec.required {
                required.push(spec.key);
            }
        }
    }

    fn table(&self, specs: &[KeySpec]) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        self.add(specs, &mut properties, &mut required);
        object(&properties, &required, "")
    }

    /// Returns the schema of a value.
    pub(super) fn value(&self, ty: ValueType) -> Value {
        let text = || json!({ "type": "string" });
        match ty {
            ValueType::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
            ValueType::Text | ValueType::Effect | ValueType::Condition => text(),
            ValueType::Flag => json!({ "type": "boolean" }),
            ValueType::Choice(choices) => json!({ "enum": choices }),
            ValueType::Name(name) => self.name(name),
            ValueType::Noun(class) => self.noun(class),
            ValueType::Amounts(classes) => self.amounts(classes),
            ValueType::Entry(kinds) => self.entry(kinds),
            ValueType::Use(kinds) => json!({
                "type": "object",
                "properties": { "id": self.entry(kinds) },
                "required": ["id"],
                "additionalProperties": { "type": ["integer", "string", "array"] },
            }),
            ValueType::Translations => self.texts(),
            ValueType::TextOrTranslations => json!({ "anyOf": [text(), self.texts()] }),
            ValueType::Params => {
                let classes = self.game.spec.classes.iter().map(|class| class.name);
                let types: Vec<&str> = std::iter::once("number").chain(classes).collect();
                json!({ "type": "object", "propertyNames": { "pattern": ID }, "additionalProperties": { "enum": types } })
            }
            ValueType::List(item @ (ValueType::Noun(_) | ValueType::Entry([_, ..]))) => {
                json!({ "type": "array", "uniqueItems": true, "items": self.value(*item) })
            }
            ValueType::List(item) => json!({ "type": "array", "items": self.value(*item) }),
            ValueType::OneOrMore(item) => {
                let item = self.value(*item);
                json!({ "anyOf": [item, { "type": "array", "items": item }] })
            }
            ValueType::Ordered(specs) => json!({ "type": "array", "items": self.table(specs) }),
            ValueType::Table(specs, []) => self.table(specs),
            ValueType::Own(OwnPlace::Zones) => json!({ "type": "object" }),
            ValueType::Own(_) => {
                json!({ "allOf": [self.definitions.borrow_mut().table(self.game, ty)] })
            }
            ValueType::EntryOrNone(_)
            | ValueType::EntryWith(..)
            | ValueType::ByEntry(..)
            | ValueType::Dice(_)
            | ValueType::Deck(..)
            | ValueType::Table(..) => self.definitions.borrow_mut().value(self.game, ty),
        }
    }

    fn name(&self, name: NameType) -> Value {
        match name {
            NameType::New => json!({ "type": "string", "pattern": ID, "maxLength": 64 }),
            NameType::Kind => {
                let kinds: Vec<&str> = self.game.spec.kinds.iter().map(|kind| kind.id).collect();
                json!({ "enum": kinds })
            }
            NameType::Set | NameType::Key => json!({ "type": "string" }),
            NameType::Version => json!({ "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$" }),
            NameType::Game => {
                let games: Vec<&str> = games::specs::<Shipped>().iter().map(|game| game.id).collect();
                json!({ "enum": games })
            }
            NameType::Pack => known(self.game.packs.iter().map(|pack| pack.id.as_str())),
            NameType::Language => json!({ "enum": self.languages().collect::<Vec<_>>() }),
            NameType::Gender => {
                let letters: Vec<&str> = common::GENDERS.iter().map(|(letter, _)| *letter).collect();
                json!({ "enum": letters })
            }
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

    /// Returns the schema of the id of an entry of some kinds, or of any if none is named.
    fn entry(&self, kinds: &[&str]) -> Value {
        let kind = |entry: &Entry| self.game.vocabulary.kind(entry.kind).id;
        let entries = self.game.entries.values();
        let entries = entries.filter(|entry| kinds.is_empty() || kinds.contains(&kind(entry)));
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
