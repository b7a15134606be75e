//! Scenarios as games: those that ship and those that `provost new` writes are played at random, replayed, and refused once
//! their text has changed.

use provost_engine::chance::Chance;
use provost_engine::game::session::{self, Session, Start, StartError};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::{self, Loaded, PackSource, Source};
use provost_tests::{shipped, shipped_sources};
use serde_json::json;

/// The scenario to start from, as `provost new` writes it; a game may have none.
fn template(game: &str) -> Option<String> {
    let head = format!("game = \"{game}\"\ndepends = [\"{game}\"]\n");
    let text = session::scenario_template::<Shipped>(game)?;
    Some(text.replace("{head}", &head).replace("{id}", "fresh").replace("{name}", "Fresh"))
}

/// The shipped packs and a scenario of its own.
fn with_file(text: &str) -> Loaded {
    let mut sources = shipped_sources();
    let files = vec![Source::text("fresh.toml", text)];
    sources.push(PackSource { root: "alone".to_owned(), files });
    provost_engine::load::<Shipped>(sources)
}

fn new<'l>(loaded: &'l Loaded, game: &str, scenario: &str, seed: u64) -> Box<dyn Session + 'l> {
    let start = Start::New { setup: json!({ "scenario": scenario }), seed };
    session::begin::<Shipped>(loaded, game, start, "en").unwrap_or_else(|error| panic!("{scenario}: {error}"))
}

/// Plays to the end; every state is legal, and a save in the middle continues in the same way.
fn play(loaded: &Loaded, game: &str, scenario: &str, seed: u64) {
    let mut session = new(loaded, game, scenario, seed);
    let mut chance = Chance::new(seed);
    session.check().unwrap_or_else(|why| panic!("{scenario}, seed {seed}, at the start: {why}"));
    for made in 0..20_000 {
        let Some(decision) = session.decision() else { break };
        if made == 5 {
            let saved = session.save().unwrap();
            session = session::begin::<Shipped>(loaded, game, Start::Load(saved), "en").unwrap();
        }
        session.answer(chance.pick(decision.options.len())).unwrap();
        session.check().unwrap_or_else(|why| panic!("{scenario}, seed {seed}, after {made}: {why}"));
    }
    assert!(session.is_over(), "{scenario}, seed {seed} has no end");
    let record = session.record().clone();
    let choices = record.choices.clone();
    let mut again = session::begin::<Shipped>(loaded, game, Start::Replay(record), "en").unwrap();
    session::replay(&mut *again, &choices, |_, _, _, _| Ok(())).unwrap();
    assert_eq!(again.scores(), session.scores(), "{scenario}, seed {seed}");
    assert_eq!(again.ranks(), session.ranks(), "{scenario}, seed {seed}");
}

#[test]
fn shipped_situations_play() {
    let loaded = shipped();
    let mut played = 0;
    for game in &loaded.games {
        for entry in game.entries.values().filter(|entry| entry.fields.contains_key("given")) {
            for seed in 0..12 {
                play(&loaded, game.spec.id, &entry.id, seed);
            }
            played += 1;
        }
    }
    assert!(played >= 3, "only {played} situations were found");
}

#[test]
fn what_new_writes_checks_and_plays() {
    for game in games::ids::<Shipped>() {
        let Some(text) = template(game) else { continue };
        assert_eq!(pack::format_file(&text), Ok(None), "{game}: the template is laid out");
        let loaded = with_file(&text);
        let of_games = provost_engine::findings::<Shipped>(&loaded);
        let found: Vec<_> =
            loaded.findings.iter().chain(&of_games).map(|finding| &finding.diagnostic).collect();
        assert!(found.is_empty(), "{game}: {found:#?}");
        for seed in 0..6 {
            play(&loaded, game, "fresh", seed);
        }
    }
}

#[test]
fn a_changed_file_is_refused() {
    let loaded = with_file(&template("monster-lands").unwrap());
    let mut first = new(&loaded, "monster-lands", "fresh", 1);
    first.answer(0).unwrap();
    let (record, saved) = (first.record().clone(), first.save().unwrap());
    let changed = with_file(&template("monster-lands").unwrap().replace("gold = 8", "gold = 9"));
    for start in [Start::Replay(record), Start::Load(saved)] {
        let Err(StartError::Record(error)) =
            session::begin::<Shipped>(&changed, "monster-lands", start, "en")
        else {
            panic!("it is not refused");
        };
        assert!(error.to_string().contains("pack `fresh` 0.0.0 has other text now"), "{error}");
    }
}

#[test]
fn the_same_seed_is_the_same_beginning() {
    let loaded = shipped();
    let board = |seed| new(&loaded, "monster-lands", "what-if-last-round", seed).board(None);
    assert_eq!(board(1), board(1));
    assert_ne!(board(1), board(2), "what is not written is left to chance");
}

/// Whatever the order of the files, scenarios of their own do not see each other.
#[test]
fn scenarios_of_their_own_are_apart() {
    let text = template("monster-lands").unwrap();
    let other = text
        .replace("\"fresh\"", "\"other\"")
        .replace("depends = [\"monster-lands\"]", "depends = [\"fresh\"]");
    let mut sources = shipped_sources();
    for (id, text) in [("fresh", &text), ("other", &other)] {
        let files = vec![Source::text(format!("{id}.toml"), text.clone())];
        sources.push(PackSource { root: id.to_owned(), files });
    }
    let loaded = provost_engine::load::<Shipped>(sources);
    assert!(loaded.findings.is_empty(), "a file may even depend on another one: {:?}", loaded.findings);
    let without = with_file(&text.replace("depends = [\"monster-lands\"]", "depends = []"));
    let codes: Vec<&str> = without.findings.iter().map(|finding| finding.diagnostic.code).collect();
    assert!(codes.contains(&"not-a-dependency"), "{codes:?}");
}
