//! The command line as its users meet it: what is printed, which exit code, and what happens to files.
//!
//! `tests/cli/*.trycmd` are sessions with their output; `TRYCMD=overwrite cargo test -p provost-tests sessions` writes the
//! output anew. What a session cannot show stands here: hostile files, which would be too large to keep.

use crate::PROGRAM;
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const MANIFEST: &str = r#"
id = "hostile"
version = "1.0.0"
game = "monster-lands"
name = { en = "Hostile" }
depends = ["monster-lands"]
"#;

#[test]
fn sessions_run_as_written() {
    trycmd::TestCases::new().register_bin("provost", Path::new(PROGRAM)).case("cli/*.trycmd");
}

/// Makes an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Makes a pack with one more file.
fn pack(name: &str, file: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join("pack.toml"), MANIFEST).unwrap();
    fs::write(folder.join(file), content).unwrap();
    folder
}

/// A mercenary with this cost and effect.
fn mercenary(cost: &str, effect: &str) -> String {
    format!(
        "id = \"tova\"\nkind = \"mercenary\"\nname = {{ en = \"Tova\" }}\naffinity = \"air\"\nrole = \"hired\"\n\
         cost = {cost}\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

fn provost(folder: &Path, args: &[&str]) -> Output {
    Command::new(PROGRAM).args(args).current_dir(folder).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Checks the pack and returns the report; it must end with findings, in little time.
fn findings(folder: &Path) -> String {
    let start = Instant::now();
    let output = provost(folder, &["check", "."]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(start.elapsed() < Duration::from_secs(10), "it took {:?}", start.elapsed());
    assert!(output.stderr.is_empty(), "{output:?}");
    stdout(&output)
}

/// Asserts that the pack has this one finding and that formatting leaves its file alone.
fn check_one(name: &str, content: impl AsRef<[u8]>, code: &str) {
    let folder = pack(name, "tova.toml", content.as_ref());
    let report = findings(&folder);
    assert!(report.contains(&format!("error[{code}]")), "{report}");
    assert!(report.ends_with(": 1 error, 0 warnings\n"), "{report}");
    let output = provost(&folder, &["fmt", "."]);
    assert!(output.status.code().is_some_and(|code| code < 2), "{output:?}");
    assert_eq!(fs::read(folder.join("tova.toml")).unwrap(), content.as_ref(), "the file was rewritten");
}

#[test]
fn a_file_of_200_megabytes_is_not_read() {
    let folder = pack("large", "loot.toml", "");
    File::create(folder.join("loot.toml")).unwrap().set_len(200 << 20).unwrap();
    let report = findings(&folder);
    assert!(report.contains("error[file-too-large]") && report.contains("209715200 bytes"), "{report}");
    let output = provost(&folder, &["fmt", "."]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(fs::metadata(folder.join("loot.toml")).unwrap().len(), 200 << 20);
}

#[test]
fn a_manifest_of_200_megabytes_is_not_read() {
    let folder = folder("large-manifest");
    File::create(folder.join("pack.toml")).unwrap().set_len(200 << 20).unwrap();
    assert!(findings(&folder).contains("error[file-too-large]"));
}

#[test]
fn broken_utf8_is_found_and_left_alone() {
    let mut bytes = mercenary("5", "free, once per round: gain 2 gold.").into_bytes();
    let name = bytes.windows(4).position(|window| window == b"Tova").unwrap();
    bytes[name] = 0xff;
    check_one("broken-utf8", bytes, "broken-utf8");
}

#[test]
fn a_file_full_of_zeros_is_found() {
    let folder = pack("zeros", "zeros.toml", vec![0; 100_000]);
    assert!(findings(&folder).contains("error[toml-syntax]"));
}

#[test]
fn brackets_nested_100_000_deep_are_found() {
    let deep =
        |open: &str, close: &str| format!("{}round is 2{}", open.repeat(100_000), close.repeat(100_000));
    let effect = |inside: &str| mercenary("5", &format!("free, when {inside}: gain 1 gold."));
    check_one("deep-effect", effect(&deep("(", ")")), "effect-too-long");
    check_one("deep-open", effect(&deep("(", "")), "effect-too-long");
    let within_8_kb = format!("{}round is 2{}", "(".repeat(4000), ")".repeat(4000));
    check_one("deep-short", effect(&within_8_kb), "nesting-too-deep");
    check_one("deep-braces", mercenary("5", &"free: { ".repeat(1000)), "nesting-too-deep");
    let list = format!("{}5{}", "[".repeat(100_000), "]".repeat(100_000));
    check_one("deep-list", mercenary(&list, "free: gain 1 gold."), "nesting-too-deep");
    check_one("deep-open-list", mercenary(&"[".repeat(100_000), "free: gain 1 gold."), "nesting-too-deep");
    let table = format!("{}5{}", "{ a = ".repeat(100_000), " }".repeat(100_000));
    check_one("deep-table", mercenary(&table, "free: gain 1 gold."), "nesting-too-deep");
    let key = format!("{}a = 5\n", "a.".repeat(100_000));
    check_one("deep-key", key, "nesting-too-deep");
}

#[test]
fn numbers_beyond_range_are_found() {
    for (name, cost) in [("large-number", "99999999999999999999"), ("negative", "-1"), ("hex", "0xffffffff")]
    {
        check_one(name, mercenary(cost, "free, once per round: gain 2 gold."), "number-out-of-range");
    }
    let effect = "free, once per round: gain 99999999999999999999 gold.";
    check_one("large-amount", mercenary("5", effect), "number-out-of-range");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_opened_is_found() {
    let folder = pack("dangling", "loot.toml", "");
    fs::remove_file(folder.join("loot.toml")).unwrap();
    std::os::unix::fs::symlink("nowhere.toml", folder.join("loot.toml")).unwrap();
    std::os::unix::fs::symlink(".", folder.join("circle")).unwrap();
    let report = findings(&folder);
    assert!(report.contains("error[unreadable-file]"), "{report}");
}

#[test]
fn all_findings_of_all_files_come_at_once() {
    let folder = pack("many", "one.toml", "kind = \"loot\"\n");
    fs::write(folder.join("two.toml"), "id = \"two\"\nkind = \"lot\"\nname = { en = \"Two\" }\n").unwrap();
    fs::write(folder.join("three.toml"), "id = \n").unwrap();
    fs::write(folder.join("four.toml"), mercenary("5", "free: gain 2 gol.\nfree: gain 2 potion.")).unwrap();
    let report = findings(&folder);
    for code in ["missing-key", "unknown-kind", "toml-syntax", "unknown-word", "number-agreement"] {
        assert!(report.contains(&format!("[{code}]")), "no {code} in {report}");
    }
}

#[test]
fn shipped_packs_are_there_in_any_folder() {
    let folder = folder("elsewhere");
    let output = provost(&folder, &["list", "--format", "json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let rows: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert!(rows.len() > 250);
    for row in &rows {
        for key in ["id", "kind", "pack", "name"] {
            assert!(row[key].is_string(), "{key} of {row}");
        }
        assert!(row["abilities"].is_u64(), "{row}");
    }
}

#[test]
fn findings_of_shipped_packs_are_not_those_of_ours() {
    let folder = pack("quiet", "tova.toml", mercenary("5", "free, once per round: gain 2 gold."));
    let output = provost(&folder, &["check"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let output = provost(&folder, &["check", "."]);
    assert_eq!(stdout(&output), "checked 1 entry in 1 pack: no findings\n");
}

#[test]
fn a_closed_pipe_is_no_news() {
    let mut child = Command::new(PROGRAM)
        .args(["words"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{output:?}");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// Somebody presses Ctrl+C in the middle of a run that would never end.
#[cfg(unix)]
#[test]
fn a_run_that_is_stopped_says_so_and_how_to_go_on() {
    let folder = folder("stopped");
    let all = "0..18446744073709551615";
    let args =
        ["simulate", "--game", "kingdom-defenders", "--seeds", all, "--format", "json", "--out", "part.json"];
    let mut command = Command::new(PROGRAM);
    let child =
        command.args(args).current_dir(&folder).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(3));
    let stop = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stop.success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("stopping: games under way are finished"), "{said}");
    assert!(said.contains("the report is incomplete") && said.contains("to go on: `--seeds "), "{said}");
    assert!(folder.join("part.json").is_file());
}

/// Agents change seats from seed to seed; the command at the end of a report gives them the same seats.
#[test]
fn a_simulated_game_can_be_seen_again() {
    let folder = folder("again");
    for seed in ["7", "8"] {
        let seeds = format!("{seed}..{seed}");
        let run = ["simulate", "--agent", "greedy,random", "--players", "2", "--seeds", &seeds];
        let report = stdout(&provost(&folder, &run));
        let command = report.trim_end().rsplit_once(": provost ").unwrap().1;
        let words: Vec<&str> = command.split(' ').chain(["--quiet"]).collect();
        let result = stdout(&provost(&folder, &words));
        let rows =
            stdout(&provost(&folder, &[&run[..], &["--format", "csv", "--table", "players"]].concat()));
        let scores = rows.lines().skip(1).map(|row| row.split(',').nth(5).unwrap().to_owned());
        for (seat, score) in (1..).zip(scores) {
            assert!(result.contains(&format!("Player {seat}: {score}\n")), "{command}: {result} {rows}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_is_found_before_the_games() {
    use std::os::unix::fs::symlink;
    let folder = folder("unwritable");
    symlink("nowhere/report.json", folder.join("report.json")).unwrap();
    let start = Instant::now();
    let output =
        provost(&folder, &["simulate", "--games", "1000000", "--agent", "search", "--out", "report.json"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(
        String::from_utf8_lossy(&output.stderr).starts_with("provost: cannot write report.json: "),
        "{output:?}"
    );
    assert!(start.elapsed() < Duration::from_secs(10));
}

/// A save whose abilities were edited is refused, in words, wherever it is loaded.
#[test]
fn edited_saves_are_refused() {
    let folder = folder("edited");
    let edit = |file: &str, at: &str| {
        let mut save: Value = serde_json::from_str(&fs::read_to_string(folder.join(file)).unwrap()).unwrap();
        let abilities =
            save.pointer_mut(at).unwrap().pointer_mut("/state/listeners/attached/0/abilities/start");
        *abilities.unwrap() = 1_000_000.into();
        fs::write(folder.join(file), save.to_string()).unwrap();
    };
    let games: [(&str, &[&str], &[&str], &str); 3] = [
        ("ml.json", &["play", "--save", "ml.json"], &["play", "--load", "ml.json"], "/state"),
        (
            "kd.json",
            &["play", "--game", "kingdom-defenders", "--save", "kd.json"],
            &["play", "--load", "kd.json"],
            "/state",
        ),
        (
            "solo.json",
            &["campaign", "solo.json", "--start"],
            &["campaign", "solo.json"],
            "/under-way/save/state",
        ),
    ];
    for (file, begin, go_on, at) in games {
        let steps = ["--steps", "3", "--quiet"];
        let output = provost(&folder, &[begin, &steps].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let output = provost(&folder, &[go_on, &steps].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        edit(file, at);
        let output = provost(&folder, &[go_on, &steps].concat());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("the save is damaged: ") && error.contains("does not exist"), "{error}");
    }
}

#[test]
fn a_hint_names_the_three_best_options() {
    use std::io::Write as _;
    let args = ["play", "--seed", "3", "--players", "2", "--human", "1"];
    let mut command = Command::new(PROGRAM);
    let piped = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"hint\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let hints: Vec<&str> = said.lines().filter(|line| line.contains(" % of the thinking: ")).collect();
    assert_eq!(hints.len(), 3, "{said}");
    assert!(hints.iter().all(|hint| hint.contains(" points, ")), "{hints:?}");
}
