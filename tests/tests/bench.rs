//! `provost bench`: which figures come out and in which shape. How fast anything is, no test says.
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up fails")]

use std::process::{Command, Output};

fn bench(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_provost-under-test")).arg("bench").args(args).output().unwrap()
}

/// The forms of the battle, with the least work that measures anything.
const BATTLES: [&str; 11] = [
    "--only",
    "battle-native",
    "--only",
    "battle",
    "--only",
    "battle-luajit",
    "--only",
    "battle-rhai",
    "--turns",
    "1",
    "--no-counts",
];

#[test]
fn json_has_every_figure_of_every_measurement() {
    let output = bench(&[&BATTLES[..], &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let rows = report["measurements"].as_array().unwrap();
    let names: Vec<_> = rows.iter().map(|row| row["name"].as_str().unwrap()).collect();
    // In their own order, whatever the order on the command line.
    assert_eq!(names, ["battle-native", "battle", "battle-luajit", "battle-rhai"]);
    for row in rows {
        for key in ["nanoseconds", "median_nanoseconds", "per_second", "times_first"] {
            assert!(row[key].as_f64().is_some_and(|figure| figure > 0.0), "{key} of {row}");
        }
        assert!(row["instructions"].is_null(), "{row}");
        assert!(row["what"].is_string() && row["group"].is_string(), "{row}");
    }
    assert_eq!(rows[0]["times_first"], 1.0);
    let bars = report["bars"].as_array().unwrap();
    assert_eq!(bars.len(), 4, "{bars:?}");
    assert!(
        bars.iter()
            .all(|bar| bar["met"].is_boolean() && bar["ambition"].is_boolean() && bar["found"].is_number()),
        "{bars:?}"
    );
}

#[test]
fn the_table_is_on_stdout_and_progress_on_stderr() {
    let output = bench(&BATTLES);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let table = String::from_utf8_lossy(&output.stdout).into_owned();
    let [head, first, ..] = table.lines().collect::<Vec<_>>()[..] else { panic!("{table}") };
    assert!(
        head.starts_with("one battle, twelve effects") && head.ends_with("instructions       x"),
        "{head}"
    );
    assert!(first.starts_with("  hand-written Rust"), "{first}");
    assert!(table.contains("times faster than LuaJIT functions: "), "{table}");
    let progress = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(progress.contains("setting up 1 of 4: battle-native"), "{progress}");
    assert!(progress.contains("measured 1 of 1 turns"), "{progress}");
}
