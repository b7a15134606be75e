//! The tables that a game reads itself, for completion, hover and JSON Schemas: made from the keys that the
//! readers use.

use super::Form;
use super::setup::SCENARIO;
use super::shape::{Key, Shape, Shapes};
use crate::testing::{self, Testable};
use crate::zones;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::common::{KeySpec, KeyType};
use provost_interpreter::pack::own::{OwnKey, OwnPlace, OwnTable, OwnTakes};
use provost_interpreter::vocabulary::spec::FieldType;
use std::sync::Arc;

/// The range of amounts of nouns and of dice.
const COUNT: (i64, i64) = (0, 999);
const DICE: (i64, i64) = (0, 40);

/// Returns the keys that a game reads at a place.
pub fn own<R: Testable>(game: &LoadedGame, place: OwnPlace) -> OwnTable {
    match place {
        // A scenario refers to no other scenario, and the seed comes with the game.
        OwnPlace::Entry => {
            let setup = Shapes::setup_of::<R>().filter(|key| key.key != SCENARIO);
            table(game, setup.chain(R::given_keys(Form::Scenario)))
        }
        OwnPlace::Tests => tests::<R>(game),
    }
}

/// Makes the table of a file of tests.
fn tests<R: Testable>(game: &LoadedGame) -> OwnTable {
    let shapes = Shapes::of::<R>();
    let given = OwnTakes::Table(Arc::new(table(game, shapes.under_given().into_iter())));
    let then = OwnTakes::Table(Arc::new(table(game, shapes.then.into_iter())));
    let key = |spec: &KeySpec| OwnKey {
        key: spec.key.to_owned(),
        doc: spec.doc.to_owned(),
        required: spec.required,
        takes: match (spec.key, spec.ty) {
            ("given", _) => given.clone(),
            ("then", _) => then.clone(),
            (_, KeyType::Field(FieldType::Numbers(low, high))) => {
                OwnTakes::Number(i64::from(low), i64::from(high))
            }
            (_, _) => OwnTakes::Text,
        },
    };
    let list = |key: &str, doc: &str, table: OwnTable| {
        let takes = OwnTakes::Table(Arc::new(table));
        OwnKey { key: key.to_owned(), doc: doc.to_owned(), required: false, takes }
    };
    let of_step = testing::KEYS.iter().filter(|spec| testing::STEP_KEYS.contains(&spec.key));
    let step = OwnTable { keys: of_step.map(key).collect(), open: false };
    let mut case: Vec<OwnKey> = testing::KEYS.iter().map(key).collect();
    case.push(list("step", testing::STEP_DOC, step));
    let case = OwnTable { keys: case, open: false };
    OwnTable { keys: vec![list("test", testing::TEST_DOC, case)], open: false }
}

/// Makes a table with these keys, by name.
fn table(game: &LoadedGame, keys: impl Iterator<Item = Key>) -> OwnTable {
    let mut keys: Vec<OwnKey> = keys
        .filter(|key| !matches!(key.holds, Shape::Zones) || zones::any(game))
        .map(|key| OwnKey {
            key: key.key.to_owned(),
            doc: key.doc.to_owned(),
            required: false,
            takes: takes(game, key.holds),
        })
        .collect();
    keys.sort_by(|a, b| a.key.cmp(&b.key));
    OwnTable { keys, open: false }
}

fn takes(game: &LoadedGame, holds: Shape) -> OwnTakes {
    let texts = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match holds {
        Shape::Number(low, high) | Shape::Numbers(low, high) => OwnTakes::Number(low, high),
        Shape::Flag | Shape::Flags => OwnTakes::Flag,
        Shape::Choice(words) => OwnTakes::Words(texts(words)),
        Shape::Texts | Shape::Packs | Shape::Nouns(_) => OwnTakes::Text,
        Shape::Entry(kinds) | Shape::EntryOrNone(kinds) | Shape::Entries(kinds) => {
            OwnTakes::Entry(texts(kinds))
        }
        Shape::EntriesWith(..) | Shape::Deck(..) => {
            OwnTakes::Table(Arc::new(table(game, holds.keys().into_iter())))
        }
        Shape::EntryNumbers(..) | Shape::EntryTexts(_) => {
            OwnTakes::Table(Arc::new(OwnTable { keys: Vec::new(), open: true }))
        }
        Shape::Zones => zones::shape(game),
        Shape::Dice(class) => OwnTakes::Table(Arc::new(counting(game, OwnTable::default(), &[class], DICE))),
        Shape::Table(keys, classes) => {
            let table = table(game, keys.iter().copied());
            OwnTakes::Table(Arc::new(counting(game, table, classes, COUNT)))
        }
    }
}

/// Adds the nouns of these classes, each with a number.
fn counting(game: &LoadedGame, mut table: OwnTable, classes: &[&str], range: (i64, i64)) -> OwnTable {
    let vocabulary = &game.vocabulary;
    for class in classes.iter().filter_map(|class| vocabulary.find_class(class)) {
        let spec = vocabulary.class(class);
        table.keys.extend(vocabulary.nouns_of(class).map(|(_, noun)| OwnKey {
            key: noun.id.clone(),
            doc: if noun.doc.is_empty() { spec.doc.to_owned() } else { noun.doc.clone() },
            required: false,
            takes: OwnTakes::Number(range.0, range.1),
        }));
    }
    table.keys.sort_by(|a, b| a.key.cmp(&b.key));
    table.open = !classes.is_empty();
    table
}
