//! The language server driven by a real editor: Neovim opens a pack, types, and asks every question.
//!
//! `PROVOST_LARGE=1 cargo test -p provost-tests --release lsp_editor -- --nocapture` does the same in a pack with
//! 10,000 entries and prints how long findings took.

use crate::PROGRAM;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns whether Neovim is installed; says so if a test is skipped because it is missing.
fn is_there(test: &str) -> bool {
    let found = Command::new("nvim").arg("--version").output().is_ok_and(|done| done.status.success());
    if !found {
        provost_tests::lacks(test, "Neovim is not installed: apt-get install neovim");
    }
    found
}

/// Writes a pack with the given number of cards and lets Neovim work in it.
fn drive(name: &str, entries: usize, variables: &[(&str, &str)]) -> Value {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    write_pack(&folder, entries);
    let out = folder.with_extension("json");
    let script = provost_tests::root().join("tests/lsp/e2e.lua");
    let done = Command::new("nvim")
        .args(["--headless", "--clean", "-n", "-c"])
        .arg(format!("luafile {}", script.display()))
        .env("PROVOST", PROGRAM)
        .env("PACK", &folder)
        .env("EDIT", "cards/card-0.toml")
        .env("EFFECT", "on roll: +1 to each magic die.")
        .env("OUT", &out)
        .env("XDG_STATE_HOME", folder.join(".state"))
        .envs(variables.iter().copied())
        .output()
        .expect("neovim runs");
    let text = std::fs::read_to_string(&out).unwrap_or_default();
    let results: Value = serde_json::from_str(&text).unwrap_or_default();
    assert!(done.status.success(), "{results:#}\n{}", String::from_utf8_lossy(&done.stderr));
    results
}

fn write_pack(folder: &Path, entries: usize) {
    std::fs::remove_dir_all(folder).ok();
    for file in provost_tests::synthetic::pack(entries).files {
        let provost_interpreter::pack::Content::Text(text) = file.content else { continue };
        let path = folder.join(file.path);
        std::fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    }
}

#[test]
fn neovim_is_served() {
    if !is_there("neovim_is_served") {
        return;
    }
    let results = drive("lsp-small", 3, &[]);
    assert_eq!(results["broken"], 1, "{results:#}");
    assert_eq!(results["code"], "unknown-word", "{results:#}");
    assert_eq!(results["sound"], 0, "{results:#}");
    let has = |key: &str, word: &str| {
        let list = results[key].as_array().expect("a list");
        assert!(
            list.iter().any(|item| item.as_str().is_some_and(|item| item.contains(word))),
            "{key}: {results:#}"
        );
    };
    has("completions", "+");
    has("actions", "on roll");
    assert!(results["hover"].as_str().is_some_and(|text| text.contains("on roll")), "{results:#}");
    assert!(results["definition"].as_str().is_some_and(|uri| uri.ends_with("card-0.toml")), "{results:#}");
    assert_eq!(results["references"], 1, "{results:#}");
    assert_eq!(results["prepared"], "card-0", "{results:#}");
    assert_eq!(results["renamed"], 2, "one text and the name of the file: {results:#}");
    assert_eq!(results["formatting"], 0, "{results:#}");
    assert_eq!(results["symbols"], "card-0", "{results:#}");
    assert!(results["tokens"].as_u64().is_some_and(|count| count > 100), "{results:#}");
    assert!(results["found"].as_u64().is_some_and(|count| count >= 3), "{results:#}");
    assert_eq!(results["exit_code"], 0, "{results:#}");
}

#[test]
fn ten_thousand_entries_are_served() {
    let name = "ten_thousand_entries_are_served";
    if std::env::var_os("PROVOST_LARGE").is_none() {
        provost_tests::skipped(name, "takes minutes; set PROVOST_LARGE=1");
        return;
    }
    if !is_there(name) {
        return;
    }
    let results = drive("lsp-large", 10_000, &[("ROUNDS", "50"), ("PAUSE", "8000")]);
    let mut times: Vec<f64> =
        results["times"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times.get((times.len() - 1) * part / 100).copied().unwrap_or_default();
    println!("findings after a change, ms: median {:.1}, 95 % {:.1}, slowest {:.1}", at(50), at(95), at(100));
}
