//! The walk from a line to a number in `docs/architecture.md`: its files are there, and what it names is in them.

use provost_tests::root;
use std::collections::BTreeSet;
use std::fs;

/// The most steps that the walk may have.
const MOST_FILES: usize = 27;

#[test]
fn the_walk_in_the_manual_leads_through_files_that_exist() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let (_, walk) = page.split_once("## From a line to a number\n").unwrap();
    let (walk, _) = walk.split_once("\n## ").unwrap();
    let mut files = BTreeSet::new();
    for row in walk.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, _, file, name, _] = cells[..] else { panic!("{row}") };
        let (file, name) = (file.trim_matches('`'), name.trim_matches('`'));
        if file.is_empty() || file == "File" {
            continue;
        }
        let text = fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(!name.is_empty() && text.contains(name), "{file} has no `{name}`");
        assert!(files.insert(file), "the walk comes back to {file}");
    }
    assert!((20..=MOST_FILES).contains(&files.len()), "{} files", files.len());
}
