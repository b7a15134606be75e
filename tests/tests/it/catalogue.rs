//! The catalogue of effects is complete: every row of both games is an entry.

use provost_tests::root;
use std::collections::BTreeSet;

#[test]
fn every_row_of_the_catalogue_is_an_entry() {
    let catalogue = std::fs::read_to_string(root().join("tests/fixtures/catalogue.csv")).unwrap();
    let rows: BTreeSet<&str> = catalogue.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(rows.len(), 252);
    let loaded = provost_tests::shipped();
    let entries: BTreeSet<&str> =
        loaded.games.iter().flat_map(|game| game.entries.keys()).map(String::as_str).collect();
    let missing: Vec<_> = rows.difference(&entries).collect();
    assert!(missing.is_empty(), "rows without an entry: {missing:#?}");
}
