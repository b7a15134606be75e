//! Tasks of the repository, run as `cargo x TASK`: everything CI checks, golden files, and the API documentation.
//!
//! It knows commands and no crate of Provost, so it builds in a second. [`TASKS`] lists the tasks.

use std::io::{self, Write as _, stderr};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// A task: its name, what it does, and the function.
type Task = (&'static str, &'static str, fn(&[String]) -> Result<(), String>);

const TASKS: [Task; 4] = [
    ("ci", "run everything CI runs", ci),
    ("bless", "rewrite golden files, snapshots, schemas and reference pages; then read the diff", bless),
    (
        "fuzz",
        "run the fuzz targets, all or those named, for `--hours N` together; needs cargo-fuzz and a nightly compiler",
        fuzz,
    ),
    (
        "docs",
        "build the API documentation with warnings denied; takes options of `cargo doc`, such as `--open`",
        docs,
    ),
];

/// The browser's target. The editor must keep compiling for it.
const WASM: &str = "wasm32-unknown-unknown";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let Some((.., run)) = TASKS.iter().find(|(known, ..)| *known == name) else {
        usage().ok();
        return ExitCode::from(2);
    };
    match run(&rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            writeln!(stderr(), "cargo x {name}: {problem}").ok();
            ExitCode::FAILURE
        }
    }
}

fn usage() -> io::Result<()> {
    writeln!(stderr(), "usage: cargo x TASK")?;
    TASKS.iter().try_for_each(|(name, doc, _)| writeln!(stderr(), "  {name:<6} {doc}"))
}

fn ci(_: &[String]) -> Result<(), String> {
    cargo("test --workspace --locked", &[])?;
    // Off by default, on in release packages.
    cargo("test -p provost --features parquet --locked parquet", &[])?;
    cargo("fmt --check", &[])?;
    cargo("clippy --workspace --all-targets --locked -- -D warnings", &[])?;
    docs(&["--locked".to_owned()])?;
    // Nothing is built for the browser yet; this checks, with lints, what `cargo check` does.
    if has_wasm() {
        cargo(&format!("clippy -p provost-editor --lib --bins --locked --target {WASM} -- -D warnings"), &[])
    } else {
        say(&format!("skipped: `rustup target add {WASM}` first, to check the editor for the browser"));
        Ok(())
    }
}

fn bless(_: &[String]) -> Result<(), String> {
    cargo("run -p provost -- schema --out schemas", &[])?;
    let updates = [("UPDATE", "1"), ("TRYCMD", "overwrite"), ("INSTA_UPDATE", "always")];
    // Tests that check nothing but their golden files pass now; others may still fail.
    cargo("test --workspace --no-fail-fast", &updates)
}

fn docs(options: &[String]) -> Result<(), String> {
    let command = format!("doc --workspace --no-deps {}", options.join(" "));
    cargo(&command, &[("RUSTDOCFLAGS", "-D warnings")])
}

/// Every fuzz target.
const TARGETS: [&str; 5] = ["parse", "check", "pack", "machine", "save"];

fn fuzz(options: &[String]) -> Result<(), String> {
    let mut hours = 1.0;
    let mut targets: Vec<&str> = Vec::new();
    let mut rest = options.iter();
    while let Some(word) = rest.next() {
        if word == "--hours" {
            let number = rest.next().and_then(|number| number.parse::<f64>().ok());
            hours = number.filter(|hours| *hours > 0.0).ok_or("write the hours behind `--hours`")?;
        } else if let Some(known) = TARGETS.iter().find(|known| *known == word) {
            targets.push(known);
        } else {
            return Err(format!("there is no target `{word}`; known: {}", TARGETS.join(", ")));
        }
    }
    if targets.is_empty() {
        targets.extend(TARGETS);
    }
    let count = u32::try_from(targets.len()).unwrap_or(u32::MAX);
    let seconds = (hours * 3600.0 / f64::from(count)).ceil();
    let mut failed = Vec::new();
    for target in &targets {
        let limits = "-rss_limit_mb=2048 -timeout=20 -print_final_stats=1";
        let run = cargo(&format!("+nightly fuzz run {target} -- -max_total_time={seconds} {limits}"), &[]);
        // What a run has found is merged to the fewest inputs that reach the same.
        let kept = run.and_then(|()| cargo(&format!("+nightly fuzz cmin {target}"), &[]));
        failed.extend(kept.err());
    }
    say(&format!("{} of {} targets without a crash", targets.len() - failed.len(), targets.len()));
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Returns whether the browser's target is installed. Without rustup nobody knows, so it counts as missing.
fn has_wasm() -> bool {
    let list = Command::new("rustup").args(["target", "list", "--installed"]).output();
    list.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).lines().any(|target| target == WASM))
}

/// Runs cargo with words separated by spaces, and says how long it took.
fn cargo(command: &str, variables: &[(&str, &str)]) -> Result<(), String> {
    say(&format!("cargo {command}"));
    // The program that runs this knows nothing of other compilers: `+nightly` is for rustup's.
    let own = if command.starts_with('+') { None } else { std::env::var_os("CARGO") };
    let program = own.unwrap_or_else(|| "cargo".into());
    let start = Instant::now();
    let status =
        Command::new(program).args(command.split_whitespace()).envs(variables.iter().copied()).status();
    let status = status.map_err(|error| format!("cargo does not start: {error}"))?;
    say(&format!("{:.0} s", start.elapsed().as_secs_f64()));
    if status.success() { Ok(()) } else { Err(format!("`cargo {command}` failed")) }
}

fn say(text: &str) {
    writeln!(stderr(), "== {text}").ok();
}
