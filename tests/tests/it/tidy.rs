//! Habits of the code base that no compiler checks.

use provost_tests::{files_below, root};
use std::collections::BTreeSet;
use std::path::PathBuf;

const ROOMS: [&str; 12] = [
    "bench",
    "cards",
    "grammar",
    "interpreter",
    "engine",
    "games",
    "packs",
    "playtest",
    "cli",
    "editor",
    "tests",
    "xtask",
];

/// The folders of the crates in the order of their dependencies: each may know those before it.
const ORDER: [(&str, &str); 10] = [
    ("grammar", "provost-grammar"),
    ("interpreter", "provost-interpreter"),
    ("packs", "provost-packs"),
    ("engine", "provost-engine"),
    ("games/kingdom-defenders", "provost-kingdom-defenders"),
    ("games/monster-lands", "provost-monster-lands"),
    ("games/shipped", "provost-games"),
    ("playtest", "provost-playtest"),
    ("cards", "provost-cards"),
    ("cli", "provost"),
];

fn rust_files() -> Vec<PathBuf> {
    ROOMS.iter().flat_map(|room| files_below(&root().join(room), &[".rs"])).collect()
}

fn is_test(path: &std::path::Path) -> bool {
    let path = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
    path.starts_with("tests/")
        || path.contains("/tests/")
        || path.ends_with("/tests.rs")
        || path.contains("/benches/")
}

fn read(path: &std::path::Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn every_file_says_what_lives_in_it() {
    let silent: Vec<_> = rust_files().into_iter().filter(|path| !read(path).starts_with("//!")).collect();
    assert!(silent.is_empty(), "these files do not open with `//!`: {silent:#?}");
}

#[test]
fn no_file_holds_a_second_idea() {
    let long: Vec<_> =
        rust_files().into_iter().filter(|path| !is_test(path) && read(path).lines().count() > 600).collect();
    assert!(long.is_empty(), "these files pass 600 lines: {long:#?}");
}

#[test]
fn nothing_is_left_open() {
    let marks = ["todo!(", "unimplemented!(", "FIXME", "XXX", "#[ignore"];
    let open: Vec<_> = rust_files()
        .into_iter()
        .filter(|path| !path.ends_with("tidy.rs"))
        .filter(|path| marks.iter().any(|mark| read(path).contains(mark)))
        .collect();
    assert!(open.is_empty(), "left open: {open:#?}");
}

/// A file that is written in two steps can be half there: one function writes all of them in one.
#[test]
fn files_are_written_in_one_place() {
    let ways = ["fs::write(", "File::create", "OpenOptions", "File::options"];
    let writes = |path: &PathBuf| {
        let text = code_without_tests(&read(path));
        // A lock has no content.
        ways.iter().any(|way| {
            text.replace("fs::OpenOptions::new().create(true).write(true).truncate(false)", "").contains(way)
        })
    };
    // What a build script writes is cargo's.
    let elsewhere: Vec<_> = rust_files()
        .into_iter()
        .filter(|path| {
            !is_test(path) && !path.ends_with("packs/src/replace.rs") && !path.ends_with("build.rs")
        })
        .filter(writes)
        .collect();
    assert!(elsewhere.is_empty(), "use `provost_packs::replace_file`: {elsewhere:#?}");
}

/// The invariant of absence: a card that needs something becomes a word of the language, never a line of Rust.
#[test]
fn no_id_of_an_entry_is_named_in_rust() {
    let loaded = provost_tests::shipped();
    let ids: BTreeSet<(&str, &str)> = loaded
        .games
        .iter()
        .flat_map(|game| game.entries.keys().map(|id| (game.spec.id, id.as_str())))
        .collect();
    assert!(!ids.is_empty(), "the content was not found");
    // A card of one game may be called what is a verb of another.
    let is_of_another = |path: &std::path::Path, game: &str| {
        let games = root().join("games");
        path.starts_with(&games) && !path.starts_with(games.join(game))
    };
    let mut named = Vec::new();
    for path in rust_files().into_iter().filter(|path| !is_test(path)) {
        let text = code_without_tests(&read(&path));
        for (_, id) in ids.iter().filter(|(game, _)| !is_of_another(&path, game)) {
            // An id of one word may also be a word of English; then only the exact string counts.
            let found =
                if id.contains('-') { has_word(&text, id) } else { text.contains(&format!("\"{id}\"")) };
            if found {
                named.push(format!("{}: {id}", path.display()));
            }
        }
    }
    assert!(named.is_empty(), "content named in Rust: {named:#?}");
}

fn has_word(text: &str, word: &str) -> bool {
    let outside = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    text.match_indices(word).any(|(at, _)| {
        outside(text[..at].chars().next_back()) && outside(text[at + word.len()..].chars().next())
    })
}

/// Comments, and unit tests at the end of a file, may name what they like.
fn code_without_tests(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn dependencies_run_one_way() {
    for (index, (folder, _)) in ORDER.iter().enumerate() {
        for (name, is_dev) in dependencies(folder) {
            assert!(!name.contains("egui") && name != "eframe", "{folder} names {name}");
            let is_game = |folder: &str| folder.starts_with("games/") && folder != "games/shipped";
            if let Some(other) = ORDER.iter().position(|(_, room)| *room == name) {
                assert!(other < index, "{folder} depends on {name}, which stands to its right");
                let both = is_game(folder) && is_game(ORDER[other].0);
                assert!(!both, "{folder} knows another game, {name}");
                let lists = ["games/shipped", "cli"].contains(folder) || is_dev;
                assert!(lists || !is_game(ORDER[other].0), "{folder} knows the game {name}");
            }
        }
    }
}

/// Benchmarks are a program of their own, so that nothing else has to build them.
#[test]
fn nothing_depends_on_the_benchmarks() {
    let folders = ORDER.map(|(folder, _)| folder);
    for folder in folders.into_iter().chain(["editor", "tests", "fuzz"]) {
        let names = dependencies(folder);
        assert!(!names.is_empty(), "{folder} has no dependencies");
        assert!(names.iter().all(|(name, _)| name != "provost-bench"), "{folder} depends on the benchmarks");
    }
}

/// The names of the crates that a crate depends on, and whether only its tests do.
fn dependencies(folder: &str) -> Vec<(String, bool)> {
    let manifest: toml::Table = toml::from_str(&read(&root().join(folder).join("Cargo.toml"))).unwrap();
    let of = |section: &str, is_dev: bool| {
        let names = manifest.get(section).and_then(|section| section.as_table()).into_iter().flatten();
        names.map(|(name, _)| (name.clone(), is_dev)).collect::<Vec<_>>()
    };
    [of("dependencies", false), of("build-dependencies", false), of("dev-dependencies", true)].concat()
}

/// The model and the findings are plain data; only panels draw.
#[test]
fn the_data_of_the_editor_names_no_window() {
    for room in ["editor/src/model", "editor/src/worker"] {
        for path in files_below(&root().join(room), &[".rs"]) {
            assert!(!read(&path).contains("egui"), "{} names egui", path.display());
        }
    }
}

#[test]
fn the_rule_type_stays_in_the_parser() {
    for path in files_below(&root().join("grammar/src"), &[".rs"]) {
        let inside = path.strip_prefix(root().join("grammar/src")).unwrap().to_string_lossy().into_owned();
        if !inside.starts_with("parser") {
            assert!(!read(&path).contains("Rule::"), "{} names a grammar rule", path.display());
        }
    }
    for room in ["interpreter", "engine", "games", "packs", "playtest", "cli"] {
        for path in files_below(&root().join(room), &[".rs"]) {
            assert!(!read(&path).contains("pest::"), "{} names pest", path.display());
        }
    }
}
