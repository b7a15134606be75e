//! The fuzz targets over their corpus and over small changes of it, with the ordinary compiler.

use proptest::prelude::*;
use provost_tests::{files_below, fuzz, root};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let files = files_below(&root().join("fuzz/corpus").join(target), &[""]);
    assert!(!files.is_empty(), "{target} has a corpus");
    files.iter().map(|file| std::fs::read(file).expect("the corpus can be read")).collect()
}

/// Runs a target over its corpus, and over the corpus with bytes replaced, cut or doubled.
fn run(target: &str, cases: u32, fuzz: fn(&[u8])) {
    let corpus = corpus(target);
    for data in &corpus {
        fuzz(data);
    }
    let changes = (
        proptest::sample::select(corpus),
        proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0..4_u8), 1..6),
    );
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(cases));
    let result = runner.run(&changes, |(mut data, changes)| {
        for (place, byte, change) in changes {
            let at = place.index(data.len() + 1).min(data.len());
            match change {
                0 => data.insert(at, byte),
                1 => data.truncate(at.max(1)),
                2 => data.extend_from_within(at..),
                _ => data.iter_mut().skip(at).take(1).for_each(|old| *old = byte),
            }
        }
        fuzz(&data);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{target}: {error}"));
}

#[test]
fn parse_keeps_its_promises() {
    run("parse", 2_000, fuzz::parse);
}

#[test]
fn check_keeps_its_promises() {
    run("check", 1_000, fuzz::check);
}

#[test]
fn pack_keeps_its_promises() {
    run("pack", 300, fuzz::pack);
}

#[test]
fn machine_keeps_its_promises() {
    run("machine", 500, fuzz::machine);
}
