//! The manual's lines for the keys of situations.

use crate::support::shipped_sources;
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::pack::own::OwnPlace;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use std::collections::BTreeSet;

fn inside(game: &LoadedGame, ty: ValueType) -> Vec<KeySpec> {
    if let ValueType::Own(place) = ty { (game.spec.own)(place) } else { ty.keys() }
}

/// Collects the paths of all keys, each of which has a line.
fn documented(game: &LoadedGame, ty: ValueType, path: &str, paths: &mut BTreeSet<String>) {
    for key in inside(game, ty) {
        let here = format!("{path}.{}", key.key);
        assert!(!key.doc.is_empty(), "{}: nothing is said of {here}", game.spec.id);
        paths.insert(here.clone());
        documented(game, key.ty, &here, paths);
    }
}

#[test]
fn every_key_of_a_situation_has_a_line_for_the_manual() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    for game in &loaded.games {
        for place in [OwnPlace::Scenario, OwnPlace::Tests] {
            let mut paths = BTreeSet::new();
            documented(game, ValueType::Own(place), "", &mut paths);
            assert!(!paths.is_empty(), "{}", game.spec.id);
        }
    }
}

#[test]
fn keys_of_the_same_name_are_told_apart_by_their_place() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    let doc = |path: &[&str]| {
        let game = loaded.game("monster-lands").unwrap();
        let mut keys = inside(game, ValueType::Own(OwnPlace::Tests));
        let (last, above) = path.split_last().unwrap();
        for key in above {
            keys = inside(game, keys.iter().find(|row| row.key == *key).unwrap().ty);
        }
        keys.iter().find(|row| row.key == *last).unwrap().doc
    };
    assert_ne!(doc(&["test", "then", "only"]), doc(&["test", "given", "piles", "monsters", "only"]));
    assert_ne!(doc(&["test", "given", "lands"]), doc(&["test", "given", "player-1", "lands"]));
}
