//! Programs that are killed while they write: every file is the old or the new one, whole. `PROVOST_KILLS=1000` kills as
//! often.

use crate::PROGRAM;
use provost_engine::chance::Chance;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How many files the commands that write many have to write.
const FILES: usize = 60;

fn times() -> u32 {
    std::env::var("PROVOST_KILLS").ok().and_then(|times| times.parse().ok()).unwrap_or(20)
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kills").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes a pack whose entries are laid out badly and have a mistake with a safe repair.
fn write_pack(folder: &Path) {
    let manifest = "id = \"killed\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Killed\" }\n\
                    depends = [\"monster-lands\"]\n";
    fs::write(folder.join("pack.toml"), manifest).unwrap();
    for number in 0..FILES {
        fs::write(folder.join(format!("card-{number}.toml")), card(number)).unwrap();
    }
}

fn card(number: usize) -> String {
    format!(
        "id = \"card-{number}\"\nkind = \"mercenary\"\nname = {{ en = \"Card {number}\" }}\naffinity = \"air\"\n\
         role = \"hired\"\ncost = 5\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n   free,   once per round:\n\
         gain 2   potion.\n'''\n"
    )
}

/// Runs a command to its end and returns the texts that files may then have.
fn run(folder: &Path, args: &[&str]) -> Duration {
    let start = Instant::now();
    let output = Command::new(PROGRAM).args(args).current_dir(folder).stdin(Stdio::null()).output().unwrap();
    assert!(output.status.code().is_some_and(|code| code < 2), "{args:?}: {output:?}");
    start.elapsed()
}

/// Returns every file that is not a left-over of a killed writer, with its text.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| path.is_file());
    let named = files.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path));
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    named.filter(|(name, _)| !name.starts_with('.')).map(|(name, path)| (name, read(&path))).collect()
}

/// Kills a command at random moments; every file is then as before or as after.
fn kill(name: &str, prepare: impl Fn(&Path), args: &[&str]) {
    let folder = folder(name);
    prepare(&folder);
    let before: BTreeSet<(String, String)> = texts(&folder).into_iter().collect();
    let whole = run(&folder, args);
    let mut allowed: BTreeSet<(String, String)> = texts(&folder).into_iter().collect();
    assert!(allowed != before, "{args:?} writes something");
    allowed.extend(before);
    let mut chance = Chance::new(7);
    for _ in 0..times() {
        fs::remove_dir_all(&folder).unwrap();
        fs::create_dir_all(&folder).unwrap();
        prepare(&folder);
        let mut child = Command::new(PROGRAM)
            .args(args)
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let most = u32::try_from(whole.as_micros()).unwrap_or(u32::MAX).max(1);
        std::thread::sleep(Duration::from_micros(chance.below(most).into()));
        child.kill().unwrap();
        child.wait().unwrap();
        for (file, text) in texts(&folder) {
            let bytes = text.len();
            // A game that goes on is kept more than once on the way.
            let on_the_way = std::path::Path::new(&file).extension().is_some_and(|end| end == "json")
                && serde_json::from_str::<Value>(&text).is_ok();
            let whole = on_the_way || allowed.contains(&(file.clone(), text));
            assert!(whole, "{args:?}: {file} has {bytes} bytes of neither");
        }
    }
}

#[test]
fn fmt_leaves_every_file_whole() {
    kill("fmt", write_pack, &["fmt", "."]);
}

#[test]
fn fix_leaves_every_file_whole() {
    kill("fix", write_pack, &["fix", "."]);
}

#[test]
fn a_report_is_there_whole_or_not_at_all() {
    let args = [
        "simulate",
        "--game",
        "kingdom-defenders",
        "--games",
        "50",
        "--shard",
        "1/2",
        "--format",
        "json",
        "--out",
        "part.json",
    ];
    kill("simulate", |_| {}, &args);
}

#[test]
fn a_campaign_is_kept_whole() {
    kill("campaign", |_| {}, &["campaign", "solo.json", "--start", "--steps", "20", "--quiet"]);
}

#[test]
fn a_saved_game_is_kept_whole() {
    let save = [
        "play",
        "--players",
        "2",
        "--steps",
        "30",
        "--quiet",
        "--save",
        "game.json",
        "--record",
        "record.json",
    ];
    kill("play", |_| {}, &save);
}
