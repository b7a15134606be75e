//! How long it takes to read and check a large pack, cold and after one edit, and how that grows.
//!
//! `cargo bench -p provost-tests --bench check`
#![expect(clippy::expect_used, reason = "a benchmark that cannot set itself up fails")]

use divan::Bencher;
use provost_games::Shipped;
use provost_interpreter::pack::{Content, PackSource};
use provost_tests::shipped_sources;
use provost_tests::synthetic;

fn main() {
    divan::main();
}

fn packs(entries: usize) -> Vec<PackSource> {
    let mut packs = shipped_sources();
    packs.push(synthetic::pack(entries));
    packs
}

/// Parse and check everything: TOML, effects, layers.
#[divan::bench(args = [1_000, 10_000, 100_000], sample_count = 10, sample_size = 1)]
fn cold(bencher: Bencher<'_, '_>, entries: usize) {
    bencher.with_inputs(|| packs(entries)).bench_local_values(provost_engine::load::<Shipped>);
}

/// One effect edited in a loaded pack.
#[divan::bench(args = [1_000, 10_000, 100_000], sample_count = 20, sample_size = 1)]
fn one_edit(bencher: Bencher<'_, '_>, entries: usize) {
    let mut loaded = provost_engine::load::<Shipped>(packs(entries));
    assert!(loaded.findings.is_empty(), "{:?}", loaded.findings.first());
    let file = loaded.find_file("synthetic", "cards/card-6.toml").expect("the card is there");
    let mut amount = 0;
    bencher.bench_local(|| {
        amount = 1 + amount % 9;
        let text = synthetic::card(6).replace("pay 1 gold", &format!("pay {amount} gold"));
        loaded.update(file, Content::Text(text))
    });
}

/// The parser alone.
#[divan::bench(args = [10_000], sample_count = 20, sample_size = 1)]
fn parse_effects(bencher: Bencher<'_, '_>, effects: usize) {
    let texts: Vec<String> = (0..effects).map(synthetic::card).collect();
    let texts: Vec<&str> = texts.iter().filter_map(|text| text.split("'''\n").nth(1)).collect();
    bencher.bench_local(|| texts.iter().filter(|text| provost_grammar::parse(text).is_ok()).count());
}
