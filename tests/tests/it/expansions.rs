//! Expansions that were written from the manual alone, for the two games: a new die colour, token, affinity,
//! building, monsters, tricks and the rest. They check and can be put into words in both languages.

use provost_engine::chance::Chance;
use provost_engine::game::session::{self, Start};
use provost_engine::testing;
use provost_games::Shipped;
use provost_interpreter::describe::Describer;
use provost_interpreter::pack::Loaded;
use provost_tests::{EXPANSIONS, with_expansions};
use serde_json::{Value, json};

#[test]
fn expansions_written_from_the_manual_need_no_change_in_rust() {
    let loaded = with_expansions();
    let found: Vec<_> = loaded.findings.iter().map(|finding| &finding.diagnostic).collect();
    assert!(found.is_empty(), "{found:#?}");
    let mut said = 0;
    for game in &loaded.games {
        for language in ["en", "de"] {
            let describer =
                Describer::new(&game.vocabulary, language).unwrap_or_else(|missing| panic!("{missing:?}"));
            let own =
                game.entries.values().filter(|entry| EXPANSIONS.contains(&game.pack(entry.pack).id.as_str()));
            for entry in own {
                let lines = describer.entry(game, entry);
                assert!(lines.is_ok(), "{} in {language}: {lines:?}", entry.id);
                said += lines.map_or(0, |lines| lines.len());
            }
        }
    }
    assert!(said > 100, "{said} lines");
}

#[test]
fn tests_written_for_an_expansion_pass() {
    let loaded = with_expansions();
    let reports = testing::run_all::<Shipped>(&loaded, |file, _| file.contains("fixtures/packs"));
    let outcomes: Vec<_> = reports.iter().flat_map(|report| &report.outcomes).collect();
    assert!(!outcomes.is_empty(), "no tests were found");
    let failed: Vec<_> = outcomes.iter().filter(|outcome| !outcome.failures.is_empty()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
    let findings: Vec<_> = reports.iter().flat_map(|report| &report.findings).collect();
    assert!(findings.is_empty(), "{findings:?}");
}

/// Plays a random game through the same sessions that people use.
fn play(loaded: &Loaded, game: &str, setup: &Value, seed: u64) {
    let start = Start::New { setup: setup.clone(), seed };
    let begun = session::begin::<Shipped>(loaded, game, start, "en");
    let mut session = begun.unwrap_or_else(|error| panic!("{game}, seed {seed}: {error}"));
    let mut chance = Chance::new(seed);
    for _ in 0..20_000 {
        let Some(decision) = session.decision() else { break };
        let answered = session.answer(chance.pick(decision.options.len()));
        assert!(answered.is_ok(), "{game}, seed {seed}: {answered:?}");
        assert_eq!(session.check(), Ok(()), "{game}, seed {seed}");
    }
    assert!(session.is_over(), "{game}, seed {seed} has no end");
}

#[test]
fn expansions_written_from_the_manual_play() {
    let loaded = with_expansions();
    for seed in 0..12 {
        let players = 2 + seed % 3;
        let tide = json!({
            "packs": ["tide-and-ember"],
            "players": players,
            "options": ["spring-tide", "affinity-tide", "variant-trick-module"],
            "affinities": ["fire", "water", "air", "tide"],
        });
        play(&loaded, "monster-lands", &tide, seed);
        let ideas = json!({ "packs": ["ideas", "ideas-kinds", "ideas-piles"], "players": players });
        play(&loaded, "monster-lands", &ideas, seed);
        let omens = json!({ "packs": ["ideas-omens"], "players": players });
        play(&loaded, "kingdom-defenders", &omens, seed);
        let court = json!({
            "packs": ["hollow-court", "heavy-arms"],
            "players": players,
            "options": ["affinity-dusk"],
            "affinities": ["fire", "dusk", "air", "jungle"],
        });
        play(&loaded, "monster-lands", &court, seed);
        let festival = json!({
            "packs": ["festival"],
            "players": players,
            "tiles": ["fe-stage", "fe-fairground", "fe-feast-hall", "fe-jester", "fe-firebreather"],
        });
        play(&loaded, "kingdom-defenders", &festival, seed);
    }
}
