//! Figures are about one of what a run does, and every bar has its verdict.

use super::*;
use crate::bars::bars;

fn measured(name: &str, best: f64, instructions: f64) -> (&'static Measurement, Timing, Option<f64>) {
    let measurement = find(name).unwrap();
    (measurement, Timing { best, median: best * 2.0 }, Some(instructions))
}

#[test]
fn a_run_of_many_positions_is_told_by_position() {
    let rows = rows(&[measured("search-positions", 4e8, 2e9)]);
    let row = rows.first().unwrap();
    assert_eq!((row.nanoseconds, row.median_nanoseconds, row.per_second), (20_000.0, 40_000.0, 50_000.0));
    assert_eq!(row.instructions, Some(100_000.0));
}

#[test]
fn entries_that_nobody_has_are_judged() {
    let judge = |time, count| {
        let rows = rows(&[measured("random-games", 8e4, 2e6), measured("random-games-unused", time, count)]);
        bars(&rows).iter().filter(|bar| !bar.ambition).map(|bar| bar.met).collect::<Vec<_>>()
    };
    assert_eq!(judge(8.2e4, 2e6), [true, true]);
    assert_eq!(judge(1e5, 2.5e6), [false, false]);
}
