//! What is said of the keys of situations.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot set itself up fails")]

use crate::support::shipped_sources;
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::own::{OwnPlace, OwnTable, OwnTakes};
use std::collections::BTreeSet;

/// Collects the paths of all keys, each of which has a line.
fn documented(game: &LoadedGame, table: &OwnTable, path: &str, paths: &mut BTreeSet<String>) {
    for key in &table.keys {
        let here = format!("{path}.{}", key.key);
        assert!(!key.doc.is_empty(), "{}: nothing is said of {here}", game.spec.id);
        paths.insert(here.clone());
        if let OwnTakes::Table(inner) = &key.takes {
            documented(game, inner, &here, paths);
        }
    }
}

/// Returns the table under a key.
fn under<'t>(table: &'t OwnTable, key: &str) -> &'t OwnTable {
    let row = table.keys.iter().find(|row| row.key == key).unwrap();
    let OwnTakes::Table(inner) = &row.takes else { panic!("`{key}` is no table") };
    inner
}

#[test]
fn every_key_of_a_situation_has_a_line_for_the_manual() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    for game in &loaded.games {
        for place in [OwnPlace::Entry, OwnPlace::Tests] {
            let mut paths = BTreeSet::new();
            documented(game, &(game.spec.own)(game, place), "", &mut paths);
            assert!(!paths.is_empty(), "{}", game.spec.id);
        }
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
