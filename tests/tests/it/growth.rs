//! What should be linear is: four times as many entries, tests, comments, nouns or findings take at most five times the
//! instructions. Counted by valgrind, so a busy machine does not matter; it takes minutes, so `PROVOST_GROWTH=1` asks for it.

use crate::PROGRAM;
use provost_tests::{lacks, synthetic};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What grows, and the files that hold so many of it.
type Growing = (&'static str, fn(usize) -> Vec<(String, String)>);

const FEW: usize = 250;

const ALL: [Growing; 5] = [
    ("entries", |count| {
        (0..count).map(|number| (format!("card-{number}.toml"), synthetic::card(number))).collect()
    }),
    ("tests", |count| {
        one("tests/many.toml", "[[test]]\nname = \"many\"\nwhen = []\nthen.finished = true\n".repeat(count))
    }),
    ("comments", |count| {
        one(
            "card-1.toml",
            format!("{}{}", "# provost: allow(unused-entry) x\n".repeat(count), synthetic::card(1)),
        )
    }),
    ("nouns", |count| {
        let noun =
            |number| format!("[[counter]]\nid = \"noun-{number}\"\nname = {{ en = \"noun {number}\" }}\n");
        one("vocabulary.toml", (0..count).map(noun).collect())
    }),
    ("findings", |count| {
        let lines: Vec<String> = (0..count).map(|number| format!("unknown-{number} = 1")).collect();
        one("card-2.toml", format!("{}\n{}", lines.join("\n"), synthetic::card(2)))
    }),
];

fn one(file: &str, text: String) -> Vec<(String, String)> {
    vec![(file.to_owned(), text)]
}

fn instructions(name: &str, files: &[(String, String)]) -> u64 {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("growth").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(folder.join("tests")).unwrap();
    let manifest = "id = \"growing\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Growing\" }\n\
                    depends = [\"monster-lands\"]\n";
    fs::write(folder.join("pack.toml"), manifest).unwrap();
    for (file, text) in files {
        fs::write(folder.join(file), text).unwrap();
    }
    count(&folder)
}

/// Counts the instructions of a check of a pack.
fn count(folder: &Path) -> u64 {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", PROGRAM, "check", "."])
        .current_dir(folder)
        .stdout(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said.lines().find(|line| line.contains("Collected : ")).unwrap_or_else(|| panic!("{said}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn four_times_as_much_takes_about_four_times_as_long() {
    if std::env::var_os("PROVOST_GROWTH").is_none() {
        return;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        return lacks("four_times_as_much_takes_about_four_times_as_long", "apt install valgrind");
    }
    let mut steep = Vec::new();
    for (name, files) in ALL {
        let [none, few, many] = [0, FEW, 4 * FEW].map(|count| instructions(name, &files(count)));
        let (few, many) = (few.saturating_sub(none), many.saturating_sub(none));
        let line = format!("{name}: {few} for {FEW}, {many} for {}", 4 * FEW);
        std::io::Write::write_all(&mut std::io::stderr(), format!("{line}\n").as_bytes()).unwrap();
        if many > 5 * few.max(1_000_000) {
            steep.push(line);
        }
    }
    assert!(steep.is_empty(), "more than linear: {steep:#?}");
}
