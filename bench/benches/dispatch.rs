//! What effects cost: one battle in every form, the parts that it does not show, and what 10,000 entries cost that
//! nobody has. `provost bench` measures the same side by side; this is for a look at one of them.
//!
//! `cargo bench -p provost-bench --bench dispatch`; under a profiler
//! `valgrind --tool=callgrind --toggle-collect='*counted_runs*' <the benchmark> --profile <name>`.
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot set itself up fails")]

use divan::Bencher;
use provost_bench::measure::{Task, counted_runs};
use provost_bench::parts::{PARTS, Part};
use provost_bench::suite::{self, ALL};
use std::hint::black_box;

const BATTLES: [&str; 6] =
    ["battle-native", "battle", "battle-unused", "battle-luajit", "battle-rhai", "battle-whole"];

#[divan::bench(args = BATTLES)]
fn form(bencher: Bencher<'_, '_>, name: &str) {
    let mut task = suite::find(name).unwrap().task(&[]).unwrap();
    bencher.bench_local(|| task(1));
}

#[divan::bench(args = PARTS.map(|(name, _)| name))]
fn part(bencher: Bencher<'_, '_>, name: &str) {
    let (_, run) = PARTS.into_iter().find(|(part, _)| *part == name).unwrap();
    let mut part = Part::new().unwrap();
    bencher.bench_local(|| run(black_box(&mut part)));
}

fn main() {
    let Some(what) = std::env::args().skip_while(|arg| arg != "--profile").nth(1) else {
        return divan::main();
    };
    if let Some(measurement) = ALL.iter().find(|measurement| measurement.name == what) {
        return measurement.run_counted(&[]).unwrap();
    }
    let (_, run) = PARTS.into_iter().find(|(part, _)| *part == what).unwrap();
    let mut part = Part::new().unwrap();
    let mut task: Task = Box::new(move |runs| {
        (0..runs).for_each(|_| run(&mut part));
        Ok(())
    });
    counted_runs(&mut task, 5000).unwrap();
}
