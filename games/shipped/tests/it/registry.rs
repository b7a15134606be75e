//! The words of every game are sound: no name twice, no reference to nothing, and every example checks
//! against the shipped packs without a finding.
#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

use crate::support::shipped_sources;
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::check::{self, Context};
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::vocabulary::noun::Noun;
use provost_interpreter::vocabulary::spec::{Example, GameSpec};
use provost_interpreter::vocabulary::{ENTRY_CLASS, Vocabulary};

/// What examples write where the id of an entry belongs: no content is named in Rust.
const ANY_ENTRY: &str = "some-entry";

#[test]
fn the_tables_of_every_game_have_no_mistake() {
    for game in games::specs::<Shipped>() {
        if let Err(errors) = Vocabulary::new(game) {
            let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
            panic!("{}:\n{}", game.id, list.join("\n"));
        }
    }
}

#[test]
fn every_example_of_every_word_checks() {
    let loaded = provost_engine::load::<Shipped>(shipped_sources());
    assert_eq!(loaded.games.len(), games::specs::<Shipped>().len());
    let findings: Vec<String> = loaded.games.iter().flat_map(example_findings).collect();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

fn example_findings(game: &LoadedGame) -> Vec<String> {
    let mut vocabulary = game.vocabulary.clone();
    let entries = vocabulary.find_class(ENTRY_CLASS).unwrap();
    vocabulary.add_noun(Noun::plain(entries, ANY_ENTRY)).unwrap();
    let vocabulary = &vocabulary;
    let mut lines = Vec::new();
    for (table, id, Example { kind, text }) in examples(game.spec) {
        let Some(kind) = vocabulary.find_kind(kind) else {
            lines.push(format!("{table} `{id}`: unknown kind `{kind}`"));
            continue;
        };
        let mut findings = Vec::new();
        check::effect(text, &Context { vocabulary, kind, params: &[], visible: &|_| true }, &mut findings);
        lines.extend(
            findings.iter().map(|finding| format!("{table} `{id}`: {text}\n    {}", finding.message)),
        );
    }
    lines
}

fn examples(game: &'static GameSpec) -> Vec<(&'static str, &'static str, Example)> {
    let mut all: Vec<(&str, &str, Example)> = Vec::new();
    all.extend(game.hooks.iter().map(|row| ("hook", row.id, row.example)));
    all.extend(game.targets.iter().map(|row| ("target", row.id, row.example)));
    all.extend(game.verbs.iter().map(|row| ("verb", row.id, row.example)));
    all.extend(game.costs.iter().map(|row| ("cost", row.id, row.example)));
    all.extend(game.selectors.iter().map(|row| ("selector", row.id, row.example)));
    all.extend(game.conditions.iter().map(|row| ("condition", row.id, row.example)));
    all.extend(game.measures.iter().map(|row| ("measure", row.id, row.example)));
    all.extend(game.limits.iter().map(|row| ("limit", row.id, row.example)));
    all.extend(game.durations.iter().map(|row| ("duration", row.id, row.example)));
    all
}
