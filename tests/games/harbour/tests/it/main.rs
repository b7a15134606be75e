//! Harbour does what every game can do: it is checked, tested, put into words, played by every agent, saved and replayed.

#![expect(clippy::unwrap_used, reason = "a test that cannot begin may say so in any way")]

mod manual;

use provost_engine::chance::Chance;
use provost_engine::common::words;
use provost_engine::game::config::GameConfig;
use provost_engine::game::session::{self, Playable, Start};
use provost_engine::game::{Game, Rules as _};
use provost_engine::testing;
use provost_harbour::{Harbour, Table};
use provost_interpreter::describe::Describer;
use provost_interpreter::pack::{self, Loaded, PackSource};
use provost_interpreter::vocabulary::spec::{GameSpec, LocaleSpec};
use provost_playtest::agent::AgentSpec;
use provost_playtest::play;
use serde_json::json;
use std::path::Path;

fn sources() -> Vec<PackSource> {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    let packs = provost_packs::read(&[pack]).unwrap();
    packs.sources.into_iter().filter(|pack| packs.roots.contains(&pack.root)).collect()
}

fn content() -> Loaded {
    provost_engine::load::<Harbour>(sources())
}

fn config(loaded: &Loaded) -> GameConfig<'_, Table> {
    GameConfig::new(loaded, loaded.game("harbour").unwrap(), json!({}), "en").unwrap()
}

#[test]
fn nothing_is_found_in_its_content() {
    let findings = provost_engine::check::<Harbour>(&content());
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn a_game_without_german_is_loaded_and_told_in_english() {
    let english = include_str!("../../src/en.ftl");
    let spec: &'static GameSpec = Box::leak(Box::new(GameSpec {
        locales: Box::leak(Box::new([words::EN, LocaleSpec { language: "en", messages: english }])),
        ..*<Table as Playable>::SPEC
    }));
    let loaded = pack::load(&[spec], sources());
    assert!(loaded.findings.is_empty(), "{:#?}", loaded.findings);
    let vocabulary = &loaded.game("harbour").unwrap().vocabulary;
    assert!(Describer::new(vocabulary, "en").is_ok());
    assert_eq!(Describer::new(vocabulary, "de").unwrap_err(), ["Harbour has no sentences in `de`"]);
}

#[test]
fn its_content_tests_pass() {
    let reports = testing::run_all::<Harbour>(&content(), |_, _| true);
    let outcomes: Vec<_> = reports.iter().flat_map(|report| &report.outcomes).collect();
    assert!(outcomes.len() > 8);
    for outcome in outcomes {
        assert!(outcome.failures.is_empty(), "{}: {:?}", outcome.name, outcome.failures);
    }
}

#[test]
fn random_games_end_whole_and_saves_go_on_alike() {
    let loaded = content();
    let config = config(&loaded);
    for seed in 0..200 {
        let mut game = config.start(seed, true).unwrap();
        let mut chance = Chance::new(seed);
        while let Some(choice) = game.choice() {
            let index = chance.pick(choice.options.len());
            let text = serde_json::to_string(&game.save()).unwrap();
            let mut other =
                Game::load(config.start(0, true).unwrap().into_rules(), serde_json::from_str(&text).unwrap())
                    .unwrap();
            game.choose(index).unwrap();
            other.choose(index).unwrap();
            assert_eq!(other.save(), game.save(), "seed {seed}");
            assert_eq!(game.rules().check(), Ok(()), "seed {seed}");
        }
        assert!(game.rules().is_over());
    }
}

#[test]
fn every_agent_plays_it_to_the_end() {
    let loaded = content();
    let config = config(&loaded);
    for name in ["random", "first", "greedy", "search:20"] {
        let spec: AgentSpec = name.parse().unwrap();
        let mut game = config.start(3, false).unwrap();
        let mut agents = [1, 2].map(|seed| spec.build::<Table>(seed));
        play::finish(&mut game, &mut agents, 1000, &mut ()).unwrap();
        assert!(game.rules().is_over(), "{name}");
    }
}

#[test]
fn a_record_replays_in_both_languages() {
    let loaded = content();
    let begin = |start: Start, language: &str| {
        session::begin::<Harbour>(&loaded, "harbour", start, language).unwrap()
    };
    for language in ["en", "de"] {
        let mut first = begin(Start::New { setup: json!({}), seed: 7 }, language);
        while let Some(decision) = first.decision() {
            let options: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
            let said = format!(
                "{} {options:?} {:?} {:?}",
                decision.question,
                first.happened(None),
                first.board(None)
            );
            assert!(!said.contains('<'), "a message is missing: {said}");
            first.answer(options.len() / 2).unwrap();
        }
        let record = first.record().clone();
        let mut again = begin(Start::Replay(record.clone()), language);
        session::replay(&mut *again, &record.choices, |_, _, _, _| Ok(())).unwrap();
        assert_eq!(again.scores(), first.scores());
    }
}

#[test]
fn every_ability_reads_in_both_languages() {
    let loaded = content();
    let game = loaded.game("harbour").unwrap();
    for language in ["en", "de"] {
        let describer = Describer::new(&game.vocabulary, language).unwrap();
        for entry in game.entries.values() {
            let lines = describer.entry(game, entry).unwrap();
            assert!(!lines.is_empty(), "{}", entry.id);
        }
    }
}
