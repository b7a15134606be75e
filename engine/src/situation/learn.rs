//! Which keys a situation can have, learnt from those who read it: they are given tables in which every key they have asked
//! for so far holds an empty table, until they ask for no further one. What the manual says about them stands in the tables
//! of `shape.rs`.

use super::reader::{Fields, Heard, Reader};
use super::shape::{Key, Shapes};
use super::{Form, scenario};
use crate::testing::{self, Testable};
use provost_grammar::span::Span;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::common::KeyType;
use provost_interpreter::pack::own::{OwnKey, OwnPlace, OwnTable, OwnTakes};
use provost_interpreter::pack::value::{Table, Value, ValueKind, Word};
use provost_interpreter::vocabulary::spec::FieldType;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Tables lie no deeper in each other; a reader that asks for ever is stopped.
const DEPTH: usize = 8;

/// Returns what a game reads at a place.
pub fn own<R: Testable>(game: &LoadedGame, place: OwnPlace) -> OwnTable {
    match place {
        OwnPlace::Entry => learn(game, &Shapes::of::<R>().under_given(), scenario::read_fields::<R>),
        OwnPlace::Tests => tests::<R>(game),
    }
}

/// A file of tests.
fn tests<R: Testable>(game: &LoadedGame) -> OwnTable {
    let shapes = Shapes::of::<R>();
    let read_given = |reader: &mut Reader<'_>, fields: &mut Fields<'_>| {
        testing::read_given::<R>(reader, fields, Form::Test);
    };
    let given = learn(game, &shapes.under_given(), read_given);
    let then = learn(game, &shapes.under_then(), testing::read_then::<R>);
    let (given, then) = (Arc::new(given), Arc::new(then));
    let key = |spec: &provost_interpreter::pack::common::KeySpec| OwnKey {
        key: spec.key.to_owned(),
        doc: spec.doc.to_owned(),
        required: spec.required,
        takes: match (spec.key, spec.ty) {
            ("given", _) => OwnTakes::Table(Arc::clone(&given)),
            ("then", _) => OwnTakes::Table(Arc::clone(&then)),
            (_, KeyType::Field(FieldType::Numbers(low, high))) => {
                OwnTakes::Number(i64::from(low), i64::from(high))
            }
            (_, _) => OwnTakes::Text,
        },
    };
    let of_step = testing::KEYS.iter().filter(|spec| testing::STEP_KEYS.contains(&spec.key));
    let step = OwnTable { keys: of_step.map(key).collect(), open: false };
    let mut case: Vec<OwnKey> = testing::KEYS.iter().map(key).collect();
    case.push(table("step", testing::STEP_DOC, step));
    let case = OwnTable { keys: case, open: false };
    OwnTable { keys: vec![table("test", testing::TEST_DOC, case)], open: false }
}

fn table(key: &str, doc: &str, table: OwnTable) -> OwnKey {
    let takes = OwnTakes::Table(Arc::new(table));
    OwnKey { key: key.to_owned(), doc: doc.to_owned(), required: false, takes }
}

/// What is known of a value: whether it is a table with keys, and what else a reader wanted it to be.
#[derive(Debug, Default)]
struct Known {
    keys: BTreeMap<String, Self>,
    is_table: bool,
    open: bool,
    takes: Option<OwnTakes>,
}

/// Learns what a reader asks for; `keys` say what it means.
fn learn<T>(
    game: &LoadedGame,
    keys: &[Key],
    read: impl Fn(&mut Reader<'_>, &mut Fields<'_>) -> T,
) -> OwnTable {
    let mut known = Known { is_table: true, ..Known::default() };
    for _ in 0..DEPTH {
        let mut places = 0;
        let written = write(&known, &mut places);
        let mut reader = Reader::listening(game);
        let mut fields = Fields::new(&written, place(0));
        read(&mut reader, &mut fields);
        fields.finish(&mut reader);
        take(&mut known, &reader.heard(), &mut 0);
        if count(&known) == places {
            break;
        }
    }
    told(game, &known, keys)
}

/// Every value has a place of its own, by which what is heard of it is found again.
const fn place(number: usize) -> Span {
    Span::new(number, number)
}

/// Writes a table with all that is known; `next` counts the values.
fn write(known: &Known, next: &mut usize) -> Table {
    let mut table = Table::default();
    for (key, inner) in &known.keys {
        *next += 1;
        let span = place(*next);
        let kind = ValueKind::Table(write(inner, next));
        table.rows.push((Word { text: key.clone(), span }, Value { span, kind }));
    }
    table
}

fn count(known: &Known) -> usize {
    known.keys.values().map(|inner| 1 + count(inner)).sum()
}

/// Takes in what was heard; values are numbered in the order in which they were written.
fn take(known: &mut Known, heard: &BTreeMap<usize, Heard>, at: &mut usize) {
    let here = *at;
    // First those that were written: new ones have no number yet.
    for inner in known.keys.values_mut() {
        *at += 1;
        take(inner, heard, at);
    }
    if let Some(heard) = heard.get(&here) {
        known.is_table |= heard.is_table;
        known.open |= heard.is_open;
        if let Some(takes) = &heard.takes {
            known.takes = Some(takes.clone());
        }
        for key in &heard.keys {
            known.keys.entry(key.clone()).or_default();
        }
    }
}

fn told(game: &LoadedGame, known: &Known, keys: &[Key]) -> OwnTable {
    let key = |(key, inner): (&String, &Known)| {
        let row = keys.iter().find(|row| row.key == key);
        OwnKey {
            key: key.clone(),
            doc: row.map_or_else(|| of_noun(game, key), |row| row.doc.to_owned()),
            required: false,
            takes: if inner.is_table {
                let keys = row.map(|row| row.holds.keys()).unwrap_or_default();
                OwnTakes::Table(Arc::new(told(game, inner, &keys)))
            } else {
                inner.takes.clone().unwrap_or(OwnTakes::Any)
            },
        }
    };
    OwnTable { keys: known.keys.iter().map(key).collect(), open: known.open }
}

/// What is said of a key that is no word of the rules but a noun.
fn of_noun(game: &LoadedGame, key: &str) -> String {
    let noun = game.vocabulary.nouns().find(|(_, noun)| noun.id == key);
    noun.map_or_else(String::new, |(_, noun)| {
        if noun.doc.is_empty() { game.vocabulary.class(noun.class).doc.to_owned() } else { noun.doc.clone() }
    })
}
