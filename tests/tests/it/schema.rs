//! The JSON Schemas that `provost schema` writes: all shipped content fits them, broken content does not. Tried with a
//! validator of JSON Schema and with the real `taplo` program.

use crate::PROGRAM;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes all schemas to a folder of this test.
fn schemas(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    let done = Command::new(PROGRAM).args(["schema", "--out"]).arg(&folder).output().expect("provost runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    folder
}

/// The shipped files with the name of their schema, by pack folder.
fn shipped() -> Vec<(&'static str, &'static str, Vec<PathBuf>)> {
    let mut groups = Vec::new();
    for (pack, game) in [
        ("monster-lands", "monster-lands"),
        ("monster-lands-extras", "monster-lands"),
        ("kingdom-defenders", "kingdom-defenders"),
    ] {
        let root = provost_tests::root().join("content").join(pack);
        let all = provost_tests::files_below(&root, &[".toml"]);
        let name =
            |path: &Path| match path.strip_prefix(&root).map(|path| path.to_string_lossy().into_owned()) {
                Ok(path) if path == "pack.toml" => "pack",
                Ok(path) if path == "vocabulary.toml" => "vocabulary",
                Ok(path) if path.starts_with("tests/") => "test",
                Ok(path) if path.starts_with("templates/") => "template",
                Ok(_) | Err(_) => "entry",
            };
        for schema in ["pack", "vocabulary", "test", "entry"] {
            groups.push((game, schema, all.iter().filter(|path| name(path) == schema).cloned().collect()));
        }
    }
    groups
}

fn value(text: &str) -> serde_json::Value {
    let table: toml::Table = text.parse().expect("content is TOML");
    serde_json::to_value(table).expect("content is JSON as well")
}

fn validator(folder: &Path, game: &str, name: &str) -> jsonschema::Validator {
    let text =
        std::fs::read_to_string(folder.join(game).join(format!("{name}.schema.json"))).expect("it is there");
    let schema = serde_json::from_str(&text).expect("a schema is JSON");
    jsonschema::draft7::new(&schema).expect("a schema is a schema")
}

#[test]
fn all_shipped_content_fits_its_schema() {
    let folder = schemas("schema-fits");
    let mut count = 0;
    for (game, name, files) in shipped() {
        let general = validator(&folder, game, name);
        for file in files {
            let value = value(&std::fs::read_to_string(&file).expect("it is there"));
            let problems: Vec<String> = general.iter_errors(&value).map(|error| error.to_string()).collect();
            assert!(problems.is_empty(), "{}: {}", file.display(), problems.join("\n"));
            if let Some(kind) = value.get("kind").and_then(|kind| kind.as_str()).filter(|_| name == "entry") {
                assert!(validator(&folder, game, kind).is_valid(&value), "{} as {kind}", file.display());
            }
            count += 1;
        }
    }
    assert!(count > 300, "only {count} files were tried");
}

const GOOD: &str = "id = \"runa\"\nkind = \"mercenary\"\nname = { en = \"Runa\" }\naffinity = \"some-new-one\"\n\
                    role = \"hired\"\ncost = 3\nreputation = 2\ndice = { strength = 1 }\n";

/// A slip in every sort of value.
const SLIPS: [(&str, &str); 6] = [
    ("kind = \"mercenary\"", "kid = \"mercenary\""),
    ("cost = 3", "cost = \"3\""),
    ("cost = 3", "cost = -3000"),
    ("id = \"runa\"", "id = \"Runa\""),
    ("{ en = \"Runa\" }", "{ english = \"Runa\" }"),
    ("role = \"hired\"", "role = \"tired\""),
];

#[test]
fn broken_content_does_not_fit() {
    let folder = schemas("schema-broken");
    for name in ["mercenary", "entry"] {
        let validator = validator(&folder, "monster-lands", name);
        let problems: Vec<String> =
            validator.iter_errors(&value(GOOD)).map(|error| error.to_string()).collect();
        assert!(problems.is_empty(), "{problems:#?}");
        for (right, wrong) in SLIPS {
            assert!(!validator.is_valid(&value(&GOOD.replace(right, wrong))), "{name}: {wrong}");
        }
    }
}

const GOOD_TEST: &str = r#"
[[test]]
name = "a new token counts"
given.players = 2
given.phase = "battle"
given.at = "land-a"
given.seed = 3
given.player-1 = { gold = 3, snowball = 2, pool = { strength = 2, persuasion = [3, 5] }, members = ["nimra", { id = "fandor", wounds = 1 }] }
given.piles = { monsters = { only = ["fire"], top = ["abysur"] }, loot = ["loot-a@2"] }
given.paths.land-a-1 = { mercenary = "nimra", dice = { magic = 1 }, won = true }
given.spaces.building-mine = ["building-mine"]
dice = [1, 2]
when = "pass"
then = { asked = 2, offered = ["pass"], result = "failed", scores = [3, 4], player-2 = { gold = 3 } }

[[test.step]]
when = ["pass"]
then = { finished = true }
"#;

/// A slip at every depth of a test.
const TEST_SLIPS: [(&str, &str); 9] = [
    ("given.players", "given.playrs"),
    ("phase = \"battle\"", "phase = \"batle\""),
    ("given.player-1", "given.player-11"),
    ("wounds = 1", "wouns = 1"),
    ("only = [\"fire\"]", "onyl = [\"fire\"]"),
    ("mercenary = \"nimra\"", "mercenery = \"nimra\""),
    ("asked = 2", "aksed = 2"),
    ("result = \"failed\"", "result = \"faild\""),
    ("finished = true", "finised = true"),
];

#[test]
fn keys_of_positions_are_known_in_tests_and_scenarios() {
    let folder = schemas("schema-positions");
    let tests = validator(&folder, "monster-lands", "test");
    let problems: Vec<String> = tests
        .iter_errors(&value(GOOD_TEST))
        .map(|error| format!("{error} at {}", error.instance_path()))
        .collect();
    assert!(problems.is_empty(), "{problems:#?}");
    for (right, wrong) in TEST_SLIPS {
        assert!(GOOD_TEST.contains(right), "{right}");
        assert!(!tests.is_valid(&value(&GOOD_TEST.replace(right, wrong))), "{wrong}");
    }
    let scenario = "id = \"a\"\nkind = \"scenario\"\nname = { en = \"A\" }\n[given]\nround = 2\n";
    for name in ["scenario", "entry"] {
        let validator = validator(&folder, "kingdom-defenders", name);
        assert!(validator.is_valid(&value(scenario)), "{name}");
        assert!(!validator.is_valid(&value(&scenario.replace("round", "rond"))), "{name}");
    }
}

/// Finds taplo; says so if a test is skipped because it is missing.
fn taplo(test: &str) -> Option<PathBuf> {
    let own = provost_tests::root().join("target/tools/node_modules/.bin/taplo");
    // The program of the npm package prints its version and still exits with 1.
    let found = [own, PathBuf::from("taplo")].into_iter().find(|program| {
        Command::new(program).arg("--version").output().is_ok_and(|done| done.stdout.starts_with(b"taplo"))
    });
    if found.is_none() {
        let how = "taplo is not installed: npm install --prefix target/tools @taplo/cli@0.7.0";
        provost_tests::lacks(test, how);
    }
    found
}

/// Lints files by the schemas that they name themselves.
fn lint(taplo: &Path, files: &[PathBuf]) -> (bool, String) {
    let done = Command::new(taplo).arg("lint").args(files).output().expect("taplo runs");
    (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
}

#[test]
fn schemas_in_the_repository_are_up_to_date() {
    let fresh = schemas("schema-fresh");
    let kept = provost_tests::root().join("schemas");
    let names = |folder: &Path| -> BTreeSet<PathBuf> {
        let files = provost_tests::files_below(folder, &[".json"]);
        files.iter().filter_map(|file| file.strip_prefix(folder).ok().map(Path::to_path_buf)).collect()
    };
    let how =
        "`cargo run -p provost -- schema --out schemas` writes them anew; delete what is no kind any more";
    assert_eq!(names(&fresh), names(&kept), "other files than in schemas/: {how}");
    for name in names(&fresh) {
        let read = |folder: &Path| std::fs::read_to_string(folder.join(&name)).expect("it is there");
        assert!(read(&fresh) == read(&kept), "schemas/{} is out of date: {how}", name.display());
    }
}

#[test]
fn every_shipped_file_names_its_schema() {
    let schemas = provost_tests::root().join("schemas").canonicalize().expect("it is there");
    let mut count = 0;
    for (game, name, files) in shipped() {
        for file in files {
            let text = std::fs::read_to_string(&file).expect("it is there");
            let named = provost_packs::schema_line::of(&text);
            let named = named.and_then(|path| file.parent()?.join(path).canonicalize().ok());
            let value = value(&text);
            // A file of several kinds is one of any kind.
            let entries =
                value.get("entry").and_then(|all| all.as_array()).cloned().unwrap_or_else(|| vec![value]);
            let kinds: BTreeSet<&str> =
                entries.iter().filter_map(|entry| entry.get("kind")?.as_str()).collect();
            let name = match kinds.iter().next() {
                Some(kind) if name == "entry" && kinds.len() == 1 => *kind,
                Some(_) | None => name,
            };
            let expected = schemas.join(game).join(format!("{name}.schema.json"));
            assert_eq!(named, Some(expected), "the first line of {}", file.display());
            count += 1;
        }
    }
    assert!(count > 300, "only {count} files were looked at");
}

#[test]
fn taplo_takes_shipped_content_and_refuses_what_is_broken() {
    let Some(taplo) = taplo("taplo_takes_shipped_content_and_refuses_what_is_broken") else { return };
    let all: Vec<PathBuf> = shipped().into_iter().flat_map(|(.., files)| files).collect();
    let (taken, report) = lint(&taplo, &all);
    assert!(taken, "{report}");

    // A designer's pack: the schemas named by the files of `provost new` exist and are used.
    let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("schema-taplo");
    std::fs::remove_dir_all(&home).ok();
    std::fs::create_dir_all(&home).expect("a folder can be made");
    for words in [
        "new pack frost",
        "new entry mercenary runa --in frost",
        "new test runa --in frost",
        "new scenario cold --in frost",
        "new scenario alone",
    ] {
        let done = Command::new(PROGRAM).args(words.split(' ')).current_dir(&home).output();
        let done = done.expect("provost runs");
        assert!(done.status.success(), "{words}: {}", String::from_utf8_lossy(&done.stderr));
    }
    let files = provost_tests::files_below(&home, &[".toml"]);
    assert_eq!(files.len(), 5, "{files:?}");
    let (taken, report) = lint(&taplo, &files);
    assert!(taken, "{report}");
    for file in files {
        let text = std::fs::read_to_string(&file).expect("it is there");
        let broken = if text.contains("[[test]]") {
            text.replace("given.phase", "given.fase")
        } else {
            text.replace("\nname", "\nnaem")
        };
        assert_ne!(text, broken, "{}", file.display());
        std::fs::write(&file, broken).expect("it can be written");
        let (taken, report) = lint(&taplo, std::slice::from_ref(&file));
        assert!(!taken, "{}: {report}", file.display());
    }
    let sample = home.join("sample.toml");
    let slips = TEST_SLIPS.iter().step_by(3).map(|(right, wrong)| (GOOD_TEST.replace(right, wrong), false));
    for (text, expected) in slips.chain([(GOOD_TEST.to_owned(), true)]) {
        let text = format!("#:schema frost/.schemas/monster-lands/test.schema.json\n{text}");
        std::fs::write(&sample, &text).expect("the folder is there");
        let (taken, report) = lint(&taplo, std::slice::from_ref(&sample));
        assert_eq!(taken, expected, "{text}: {report}");
    }
}
