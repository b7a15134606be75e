//! JSON Schemas (draft-07) of every sort of file, for editors that know TOML but not Provost.
//!
//! They are built by hand from declarations of keys (`KeySpec`: of kinds in the registry, of every file in
//! `pack::common`, of tables that a game reads itself) instead of being derived from Rust types with `schemars`:
//! keys of entries are rows of tables that a game registers, and no Rust type has them as fields. Ids of
//! nouns and entries are listed for completion and hover, beside a pattern that accepts any id of a pack;
//! `provost check` checks that they exist.

mod field;
mod own;

use field::Fields;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::common;
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::spec::KindSpec;
use provost_interpreter::vocabulary::value_type::ValueType;
use serde_json::{Map, Value, json};
use std::cell::RefCell;

/// Sorts of files besides the kinds of entries.
pub(crate) const OTHERS: [&str; 4] = ["pack", "vocabulary", "test", "entry"];

/// Lower-case letters, digits and single hyphens, starting with a letter.
pub(crate) const ID: &str = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";

/// Returns the names of all schemas of a game: `pack`, `vocabulary`, `test`, `entry`, and each kind of entry.
pub(crate) fn names(game: &LoadedGame) -> impl Iterator<Item = &'static str> {
    OTHERS.into_iter().chain(game.spec.kinds.iter().map(|kind| kind.id))
}

/// Returns the schema of a sort of file.
pub(crate) fn schema(game: &LoadedGame, name: &str) -> Option<Value> {
    let fields = Fields { game, definitions: RefCell::default() };
    let body = match name {
        "pack" => manifest(&fields),
        "vocabulary" => vocabulary(&fields),
        "test" => test(&fields),
        "entry" => any_entry(&fields),
        kind => {
            let kind = game.spec.kinds.iter().find(|known| known.id == kind)?;
            file_of(&entry(&fields, kind))
        }
    };
    let mut schema = Map::new();
    schema.insert("$schema".to_owned(), json!("http://json-schema.org/draft-07/schema#"));
    schema.insert("title".to_owned(), json!(format!("{}: {name}", game.spec.name)));
    if let Value::Object(body) = body {
        schema.extend(body);
    }
    let mut definitions = fields.definitions.into_inner().finish();
    if !definitions.is_empty() {
        if let Some(Value::Object(others)) = schema.remove("definitions") {
            definitions.extend(others);
        }
        schema.insert("definitions".to_owned(), Value::Object(definitions));
    }
    Some(Value::Object(schema))
}

/// Makes the schema of a table with exactly these keys.
fn object(properties: &Map<String, Value>, required: &[&str], doc: &str) -> Value {
    json!({
        "type": "object",
        "description": doc,
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

/// Adds the manual's line to a schema.
fn described(mut schema: Value, doc: &str) -> Value {
    if let (Value::Object(map), false) = (&mut schema, doc.is_empty()) {
        map.insert("description".to_owned(), json!(doc));
    }
    schema
}

fn manifest(fields: &Fields<'_>) -> Value {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    fields.add(&common::MANIFEST, &mut properties, &mut required);
    object(&properties, &required, "A pack: who it is, for which game, and on which others it stands.")
}

fn vocabulary(fields: &Fields<'_>) -> Value {
    let mut classes = Map::new();
    for class in fields.game.spec.classes.iter().filter(|class| class.open) {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        fields.add(&common::NOUN, &mut properties, &mut required);
        for language in fields.languages() {
            properties
                .insert(language.to_owned(), described(fields.value(common::FORMS_TYPE), common::FORMS_DOC));
        }
        if class.counted {
            required.push("en");
        }
        fields.add(class.fields, &mut properties, &mut required);
        let items = object(&properties, &required, class.doc);
        classes.insert(
            class.name.to_owned(),
            json!({ "type": "array", "description": class.doc, "items": items }),
        );
    }
    let kinds = ValueType::List(&ValueType::Table(&common::KIND, &[]));
    classes.insert("kind".to_owned(), described(fields.value(kinds), "Kinds of cards that the pack adds."));
    object(&classes, &[], "The nouns and kinds of cards that a pack adds, each class a list of tables.")
}

fn entry(fields: &Fields<'_>, kind: &KindSpec) -> Value {
    let (mut properties, mut required) = (Map::new(), Vec::new());
    fields.add(&common::ENTRY, &mut properties, &mut required);
    properties.insert("kind".to_owned(), json!({ "const": kind.id, "description": kind.doc }));
    // A file outside any pack also has these keys.
    let mut head = Vec::new();
    let alone = common::MANIFEST.iter().filter(|spec| common::ALONE.contains(&spec.key));
    fields.add(alone, &mut properties, &mut head);
    fields.add(kind.fields, &mut properties, &mut required);
    object(&properties, &required, kind.doc)
}

/// A file with one entry, or with several.
fn file_of(entry: &Value) -> Value {
    let several = json!({
        "type": "object",
        "properties": { "entry": { "type": "array", "items": entry } },
        "required": ["entry"],
        "additionalProperties": false,
    });
    json!({ "anyOf": [entry, several] })
}

/// Makes the schema of an entry of any kind; the kind determines its keys.
fn any_entry(fields: &Fields<'_>) -> Value {
    let kinds: Vec<Value> = fields.game.spec.kinds.iter().map(|kind| entry(fields, kind)).collect();
    let names: Vec<&str> = fields.game.spec.kinds.iter().map(|kind| kind.id).collect();
    json!({
        "definitions": { "entry": { "oneOf": kinds } },
        "if": { "required": ["entry"] },
        "then": {
            "properties": { "entry": { "type": "array", "items": { "$ref": "#/definitions/entry" } } },
            "additionalProperties": false,
        },
        "else": {
            "properties": { "kind": { "enum": names } },
            "$ref": "#/definitions/entry",
        },
    })
}

/// Makes the schema of content tests; the game declares their keys.
fn test(fields: &Fields<'_>) -> Value {
    described(fields.value(ValueType::Own(OwnPlace::Tests)), "Tests of content.")
}
