//! Figures are about one of what a run does, and every bar has its verdict.

use super::*;
use crate::bars::{Bar, bars};

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
        let unused = |bar: &&Bar| bar.what.contains("unused");
        bars(&rows).iter().filter(unused).map(|bar| bar.met).collect::<Vec<_>>()
    };
    assert_eq!(judge(8.2e4, 2e6), [true, true]);
    assert_eq!(judge(1e5, 2.5e6), [false, false]);
}

/// The medians are compared: the fastest turns of two measurements need not be from the same moment.
#[test]
fn a_battle_is_compared_with_the_one_by_hand() {
    let judge = |engine| {
        let by_hand = measured("battle-by-hand", 1_100.0, 1e4);
        let rows = rows(&[by_hand, measured("battle", engine, 1e5), measured("battle-copy", 100.0, 1e3)]);
        bars(&rows).iter().map(|bar| (bar.found, bar.met)).collect::<Vec<_>>()
    };
    assert_eq!(judge(3_100.0), [(3.0, true)]);
    assert_eq!(judge(4_100.0), [(4.0, false)]);
}

/// A run of one may do more than a run of the other.
#[test]
fn the_first_of_a_group_is_compared_by_what_the_figures_are_about() {
    let rows = rows(&[measured("decisions", 1e6, 16e6), measured("menus", 250.0, 4_000.0)]);
    let times: Vec<_> = rows.iter().map(|row| (row.times_first, row.times_first_instructions)).collect();
    assert_eq!(times, [(1.0, Some(1.0)), (0.5, Some(0.5))]);
}

#[test]
fn a_decision_is_judged_by_its_instructions() {
    let rows = rows(&[measured("decisions", 1e6, 16e6)]);
    let found: Vec<_> = bars(&rows).iter().map(|bar| (bar.found, bar.met)).collect();
    assert_eq!(found, [(8_000.0, false)]);
}
