//! The tests beside the shipped packs pass and reach every ability and branch; every entry of Monster Lands is named
//! in a test of its pack.

use provost_engine::testing;
use provost_games::Shipped;
use provost_tests::{files_below, root, shipped};

#[test]
fn all_tests_pass_and_nothing_of_the_games_themselves_is_missed() {
    let loaded = shipped();
    for report in testing::run_all::<Shipped>(&loaded, |_, _| true) {
        let failed: Vec<_> = report.outcomes.iter().filter(|outcome| !outcome.failures.is_empty()).collect();
        assert!(failed.is_empty(), "{failed:#?}");
        assert!(report.broken.is_none() && report.findings.is_empty(), "{:?}", report.findings);
        assert!(!report.outcomes.is_empty(), "no tests were found");
        let missed = report.coverage.missed.iter();
        let missed: Vec<_> = missed.map(|missed| (&missed.path, missed.line, &missed.text)).collect();
        assert!(missed.is_empty(), "no test reaches {missed:#?}");
    }
}

/// Cards without an effect of their own (missions, headers, lands' numbers) are used in a test as well.
#[test]
fn every_entry_is_named_in_a_test() {
    for pack in ["monster-lands", "monster-lands-extras"] {
        let silent = silent_entries(pack);
        assert!(silent.is_empty(), "no test of {pack} names {silent:?}");
    }
}

fn silent_entries(pack: &str) -> Vec<String> {
    let tests = files_below(&root().join("content").join(pack).join("tests"), &[".toml"]);
    let text: String = tests.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect();
    let loaded = shipped();
    let Some(game) = loaded.game("monster-lands") else { return vec!["the game itself".to_owned()] };
    let named = |id: &str| {
        text.match_indices(id).any(|(at, _)| {
            let after = text.get(at + id.len()..).and_then(|rest| rest.chars().next());
            after.is_none_or(|next| !next.is_ascii_alphanumeric() && next != '-')
        })
    };
    let silent = |path: &str| {
        ["solo/", "board/", "rules/", "tokens/", "benefits/", "guards/"]
            .iter()
            .any(|folder| path.starts_with(folder))
    };
    game.entries
        .values()
        .filter(|entry| game.pack(entry.pack).id == pack)
        .filter(|entry| !silent(&loaded.file(entry.file).path) && !named(&entry.id))
        .map(|entry| entry.id.clone())
        .collect()
}
