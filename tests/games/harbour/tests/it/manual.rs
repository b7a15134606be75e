//! The walk through this game in `docs/third-game.md` stays true: files it names are there, and its snippets stand in them.

use std::fs;
use std::path::Path;

/// The most lines that the game may take: Rust and sentences together.
const MOST: usize = 500;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn it_is_small() {
    let files = fs::read_dir(root().join("src")).unwrap().map(|file| file.unwrap().path());
    let lines: usize = files.map(|file| fs::read_to_string(file).unwrap().lines().count()).sum();
    assert!(lines <= MOST, "{lines} lines of Rust and sentences, {MOST} are allowed");
}

#[test]
fn snippets_stand_in_the_files_that_the_manual_names() {
    let manual = fs::read_to_string(root().join("../../../docs/third-game.md")).unwrap();
    let (mut file, mut snippets) = (String::new(), 0);
    let mut lines = manual.lines();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("## ").and_then(|line| line.split('`').nth(1)) {
            file = fs::read_to_string(root().join(name)).unwrap_or_else(|_| panic!("no file {name}"));
        } else if line.starts_with("```rust") || line.starts_with("```toml") {
            let snippet: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            for part in snippet.split(|line| line.trim() == "// ...") {
                let part = part.join("\n");
                assert!(file.contains(part.trim()), "not in the file:\n{part}");
            }
            snippets += 1;
        }
    }
    assert!(snippets > 5);
}
