//! A pack that is loaded and does not take part leaves no trace in a game: what happens, how it is told, recorded and
//! saved is the same, byte for byte, as if the pack had never been there.

use provost_engine::chance::Chance;
use provost_engine::game::session::{self, Start};
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_monster_lands::content::Setup;
use provost_tests::random::{Match, content};
use provost_tests::{shipped, shipped_only, with_expansions};
use serde_json::{Value, json};

/// Plays a random game; returns everything that it says, records and saves.
fn told(loaded: &Loaded, game: &str, setup: &Value, seed: u64, language: &str) -> String {
    let start = Start::New { setup: setup.clone(), seed };
    let begun = session::begin::<Shipped>(loaded, game, start, language);
    let mut session = begun.unwrap_or_else(|error| panic!("{game}, seed {seed}: {error}"));
    let mut chance = Chance::new(seed);
    let mut all = Vec::new();
    while let Some(decision) = session.decision() {
        all.push(format!("{decision:?}"));
        session.answer(chance.pick(decision.options.len())).unwrap();
        all.extend(session.happened(None).iter().map(|line| format!("{line:?}")));
    }
    all.extend(session.board(None));
    all.push(serde_json::to_string(&session.save().unwrap()).unwrap());
    all.join("\n")
}

/// Plays a random game of Monster Lands; returns its log and its last state as data.
fn logged(loaded: &Loaded, setup: &Setup, seed: u64) -> String {
    let content = content(loaded, setup).unwrap();
    let mut game = Match::new(&content, seed).unwrap();
    game.table.log.on = true;
    game.finish().unwrap();
    assert!(!game.table.log.events.is_empty());
    let state = serde_json::to_string(&game.table.state).unwrap();
    format!("{:x} {} {state}", content.hash, serde_json::to_string(&game.table.log.events).unwrap())
}

#[test]
fn the_base_game_is_the_same_with_every_expansion_on_the_shelf() {
    let alone = shipped_only(&["monster-lands"]);
    let installed = with_expansions();
    // The installed expansion replaces one card of the base game and removes a variant.
    let entries = |loaded: &Loaded| loaded.game("monster-lands").unwrap().entries.len();
    assert!(entries(&installed) > entries(&alone) + 60);
    for seed in 0..24 {
        let variants = ["variant-trick-module", "queens-grant", "more-monster-action"];
        let options = variants.iter().enumerate().filter(|(bit, _)| seed >> bit & 1 == 1);
        let setup = Setup {
            players: 2 + u8::try_from(seed % 3).unwrap(),
            options: options.map(|(_, id)| (*id).to_owned()).collect(),
            ..Setup::default()
        };
        assert!(
            logged(&alone, &setup, seed) == logged(&installed, &setup, seed),
            "seed {seed}: the logs differ"
        );
        if seed % 4 == 0 {
            let setup = serde_json::to_value(&setup).unwrap();
            let language = if seed % 8 == 0 { "en" } else { "de" };
            let [one, other] =
                [&alone, &installed].map(|loaded| told(loaded, "monster-lands", &setup, seed, language));
            assert!(one == other, "seed {seed}: what is told differs");
        }
    }
}

#[test]
fn an_expansion_is_the_same_beside_another() {
    let (extras, installed) = (shipped(), with_expansions());
    for seed in 0..12 {
        let setup = Setup {
            packs: vec!["monster-lands-extras".to_owned()],
            players: 2 + u8::try_from(seed % 4).unwrap(),
            options: ["affinity-siege", "potion-shop", "sweet-failure", "resurrection-a"]
                .map(str::to_owned)
                .to_vec(),
            ..Setup::default()
        };
        assert!(
            logged(&extras, &setup, seed) == logged(&installed, &setup, seed),
            "seed {seed}: the logs differ"
        );
    }
}

#[test]
fn the_other_game_is_the_same_with_an_expansion_on_the_shelf() {
    let alone = shipped_only(&["kingdom-defenders"]);
    let installed = with_expansions();
    for seed in 0..6 {
        let setup = json!({ "players": 2 + seed % 3 });
        let [one, other] =
            [&alone, &installed].map(|loaded| told(loaded, "kingdom-defenders", &setup, seed, "en"));
        assert!(one == other, "seed {seed}: what is told differs");
    }
}

/// A record made before an expansion was installed can still be replayed.
#[test]
fn records_and_saves_stay_good_when_a_pack_is_added() {
    let alone = shipped_only(&["monster-lands"]);
    let installed = with_expansions();
    let start = Start::New { setup: json!({ "players": 3 }), seed: 5 };
    let mut session = session::begin::<Shipped>(&alone, "monster-lands", start, "en").unwrap();
    let mut chance = Chance::new(5);
    for _ in 0..60 {
        let options = session.decision().unwrap().options.len();
        session.answer(chance.pick(options)).unwrap();
    }
    let saved = session.save().unwrap();
    let choices = session.record().choices.clone();
    let loaded =
        session::begin::<Shipped>(&installed, "monster-lands", Start::Load(saved.clone()), "en").unwrap();
    assert_eq!(loaded.board(None), session.board(None));
    let mut replayed =
        session::begin::<Shipped>(&installed, "monster-lands", Start::Replay(saved.record), "en").unwrap();
    session::replay(&mut *replayed, &choices, |_, _, _, _| Ok(())).unwrap();
    assert_eq!(replayed.board(None), session.board(None));
}

#[test]
fn what_only_a_pack_on_the_shelf_has_is_refused_with_its_name() {
    let installed = shipped();
    let error = |setup: Value| {
        let start = Start::New { setup, seed: 1 };
        session::begin::<Shipped>(&installed, "monster-lands", start, "en").err().unwrap().to_string()
    };
    let text = error(json!({ "options": ["potion-shop"] }));
    assert!(
        text.ends_with("`potion-shop` is in the pack `monster-lands-extras`, which does not take part"),
        "{text}"
    );
    let text = error(json!({ "affinities": ["fire", "water", "air", "siege"] }));
    assert!(
        text.ends_with("`siege` is in the pack `monster-lands-extras`, which does not take part"),
        "{text}"
    );
}
