//! `provost-bench`: what it refuses, which figures come out and in which shape. How fast anything is, no test says.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

use std::process::{Command, Output};

fn bench(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_provost-bench")).args(args).output().unwrap()
}

/// Two measurements of a group, with the least work that measures anything.
const COPIES: [&str; 7] = ["--only", "copy", "--only", "copy-over", "--turns", "1", "--no-counts"];

#[test]
fn json_has_every_figure_of_every_measurement() {
    let output = bench(&[&COPIES[..], &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let rows = report["measurements"].as_array().unwrap();
    let names: Vec<_> = rows.iter().map(|row| row["name"].as_str().unwrap()).collect();
    // In their own order, whatever the order on the command line.
    assert_eq!(names, ["copy-over", "copy"]);
    for row in rows {
        for key in ["nanoseconds", "median_nanoseconds", "per_second", "times_first"] {
            assert!(row[key].as_f64().is_some_and(|figure| figure > 0.0), "{key} of {row}");
        }
        assert!(row["instructions"].is_null(), "{row}");
        assert!(row["what"].is_string() && row["group"].is_string(), "{row}");
    }
    assert_eq!(rows[0]["times_first"], 1.0);
    assert_eq!(report["bars"].as_array().map(Vec::len), Some(0), "no bar is about copies");
}

#[test]
fn the_table_is_on_stdout_and_progress_on_stderr() {
    let output = bench(&["--only", "random-games", "--turns", "1", "--no-counts"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let table = String::from_utf8_lossy(&output.stdout).into_owned();
    let [head, first, ..] = table.lines().collect::<Vec<_>>()[..] else { panic!("{table}") };
    assert!(head.starts_with("whole games of four") && head.ends_with("instructions       x"), "{head}");
    assert!(first.starts_with("  by chance"), "{first}");
    assert!(table.contains("random games of four a second: "), "{table}");
    let progress = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(progress.contains("setting up 1 of 1: random-games"), "{progress}");
    assert!(progress.contains("measured 1 of 1 turns"), "{progress}");
}

#[test]
fn a_battle_is_measured_next_to_the_one_by_hand() {
    let only = ["--only", "battle", "--only", "battle-by-hand", "--only", "battle-copy"];
    let output = bench(&[&only[..], &["--turns", "1", "--no-counts", "--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["measurements"].as_array().map(Vec::len), Some(3), "{report}");
    let bar = &report["bars"][0];
    assert!(bar["what"].as_str().is_some_and(|what| what.contains("battle")), "{bar}");
    assert!(bar["wanted"] == 3.0 && bar["met"].is_boolean(), "{bar}");
}

#[test]
fn what_cannot_be_measured_is_refused_in_plain_words() {
    let refused = |args: &[&str]| {
        let output = bench(args);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let unknown = refused(&["--only", "random-gmes"]);
    assert_eq!(
        unknown,
        "provost-bench: there is no measurement `random-gmes`; did you mean `random-games`?\n"
    );
    assert!(refused(&["--turns", "0"]).contains("0 is not in 1..=10000"));
    assert!(refused(&["--format", "yaml"]).contains("[possible values: text, json]"));
}

#[test]
fn the_help_names_every_measurement() {
    let output = bench(&["--help"]);
    let help = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        help.contains("\nMeasurements:\n  battle-by-hand") && help.contains("\n  random-games "),
        "{help}"
    );
    assert!(help.contains("copy-over-unused"), "{help}");
}
