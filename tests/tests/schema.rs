//! The JSON Schemas that `provost schema` writes: all shipped content fits them, broken content does not. Tried with a
//! validator of JSON Schema and with the real `taplo` program.
#![expect(clippy::expect_used, reason = "a test that cannot set itself up fails")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes all schemas to a folder of this test.
fn schemas(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let program = env!("CARGO_BIN_EXE_provost-under-test");
    let done = Command::new(program).args(["schema", "--out"]).arg(&folder).output().expect("provost runs");
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

/// Finds taplo; where there is none, says how to get it, and in CI that is a failure.
fn taplo() -> Option<PathBuf> {
    let own = provost_tests::root().join("target/tools/node_modules/.bin/taplo");
    // Asked for its version, the program of the npm package answers and still exits with 1.
    let found = [own, PathBuf::from("taplo")].into_iter().find(|program| {
        Command::new(program).arg("--version").output().is_ok_and(|done| done.stdout.starts_with(b"taplo"))
    });
    if found.is_none() {
        let how = "taplo is not installed: npm install --prefix target/tools @taplo/cli@0.7.0";
        assert!(std::env::var_os("CI").is_none(), "{how}");
        std::io::Write::write_all(&mut std::io::stderr(), how.as_bytes()).ok();
    }
    found
}

fn lint(taplo: &Path, schema: &Path, files: &[PathBuf]) -> (bool, String) {
    let schema = format!("file://{}", schema.display());
    let done =
        Command::new(taplo).args(["lint", "--schema", &schema]).args(files).output().expect("taplo runs");
    (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
}

#[test]
fn taplo_takes_shipped_content_and_refuses_what_is_broken() {
    let Some(taplo) = taplo() else { return };
    let folder = schemas("schema-taplo");
    for (game, name, files) in shipped().into_iter().filter(|(.., files)| !files.is_empty()) {
        let (taken, report) = lint(&taplo, &folder.join(game).join(format!("{name}.schema.json")), &files);
        assert!(taken, "{name} of {game}: {report}");
    }
    let schema = folder.join("monster-lands/mercenary.schema.json");
    let sample = folder.join("runa.toml");
    for (text, expected) in [(GOOD.to_owned(), true), (GOOD.replace("kind", "kid"), false)] {
        std::fs::write(&sample, text).expect("the folder is there");
        let (taken, report) = lint(&taplo, &schema, std::slice::from_ref(&sample));
        assert_eq!(taken, expected, "{report}");
    }
    let schema = folder.join("monster-lands/test.schema.json");
    let slips = TEST_SLIPS.iter().step_by(3).map(|(right, wrong)| (GOOD_TEST.replace(right, wrong), false));
    for (text, expected) in slips.chain([(GOOD_TEST.to_owned(), true)]) {
        std::fs::write(&sample, &text).expect("the folder is there");
        let (taken, report) = lint(&taplo, &schema, std::slice::from_ref(&sample));
        assert_eq!(taken, expected, "{text}: {report}");
    }
}
