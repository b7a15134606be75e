//! The keys that the readers ask for are those of the tables, and the other way round.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot set itself up fails")]

use crate::support::shipped_sources;
use provost_engine::situation::shape::{self, Key};
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::own::{OwnPlace, OwnTable, OwnTakes};
use std::collections::BTreeSet;

/// The paths of all keys that were learnt.
fn learnt(game: &LoadedGame, table: &OwnTable, path: &str, paths: &mut BTreeSet<String>) {
    for key in &table.keys {
        let here = format!("{path}.{}", key.key);
        assert!(!key.doc.is_empty(), "{}: nothing is said of {here}", game.spec.id);
        paths.insert(here.clone());
        if let OwnTakes::Table(inner) = &key.takes {
            learnt(game, inner, &here, paths);
        }
    }
}

/// The paths of all keys of a table of keys.
fn written(keys: &[Key], path: &str, paths: &mut BTreeSet<String>) {
    for key in keys {
        let here = format!("{path}.{}", key.key);
        written(&key.holds.keys(), &here, paths);
        paths.insert(here);
    }
}

/// Whether the last word of a path is the id of a noun: those stand in no table.
fn is_noun(game: &LoadedGame, path: &str) -> bool {
    let last = path.rsplit('.').next();
    game.vocabulary.nouns().any(|(_, noun)| Some(noun.id.as_str()) == last)
}

/// Returns the table under a key.
fn under<'t>(table: &'t OwnTable, key: &str) -> &'t OwnTable {
    let row = table.keys.iter().find(|row| row.key == key).unwrap();
    let OwnTakes::Table(inner) = &row.takes else { panic!("`{key}` is no table") };
    inner
}

#[test]
fn readers_and_tables_know_the_same_keys() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    for game in &loaded.games {
        let shapes = shape::shapes::<Shipped>(game.spec.id).unwrap();
        let tests = (game.spec.own)(game, OwnPlace::Tests);
        for (place, keys) in [("given", shapes.under_given()), ("then", shapes.under_then())] {
            let (mut read, mut told) = (BTreeSet::new(), BTreeSet::new());
            learnt(game, under(under(&tests, "test"), place), place, &mut read);
            written(&keys, place, &mut told);
            // `then` compares positions: of the keys of `given` it knows no moment, such as `phase`.
            let is_moment = |path: &str| {
                place == "then" && shapes.given.iter().any(|key| path == format!("then.{}", key.key))
            };
            let unread: Vec<_> = told.difference(&read).filter(|path| !is_moment(path)).collect();
            let untold: Vec<_> = read.difference(&told).filter(|path| !is_noun(game, path)).collect();
            assert!(unread.is_empty(), "{}: in the tables, but nobody reads them: {unread:#?}", game.spec.id);
            assert!(untold.is_empty(), "{}: read, but in no table: {untold:#?}", game.spec.id);
        }
        let (mut read, mut told) = (BTreeSet::new(), BTreeSet::new());
        learnt(game, &(game.spec.own)(game, OwnPlace::Entry), "given", &mut read);
        written(&shapes.under_given(), "given", &mut told);
        let untold: Vec<_> = read.difference(&told).filter(|path| !is_noun(game, path)).collect();
        assert!(read.len() > 60 && untold.is_empty(), "{}: {untold:#?}", game.spec.id);
    }
}

#[test]
fn keys_of_the_same_name_are_told_apart_by_their_place() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    let doc = |path: &[&str]| {
        let game = loaded.game("monster-lands").unwrap();
        let mut table = (game.spec.own)(game, OwnPlace::Tests);
        let (last, above) = path.split_last().unwrap();
        for key in above {
            table = under(&table, key).clone();
        }
        table.keys.iter().find(|row| row.key == *last).unwrap().doc.clone()
    };
    assert_ne!(doc(&["test", "then", "only"]), doc(&["test", "given", "piles", "monsters", "only"]));
    assert_ne!(doc(&["test", "given", "lands"]), doc(&["test", "given", "player-1", "lands"]));
}
