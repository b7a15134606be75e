//! What we want of the figures, and whether it is so.

use crate::suite::BenchRow;
use serde::Serialize;

/// Something we want of two measurements, or of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Bar {
    /// What is looked at.
    pub(crate) what: &'static str,
    /// Whether the figure should not be above what is wanted; otherwise not below.
    pub(crate) at_most: bool,
    /// What is wanted.
    pub(crate) wanted: f64,
    /// What was measured.
    pub(crate) found: f64,
    /// Whether it is so.
    pub(crate) met: bool,
}

/// Compares measurements with what we want, as far as they are there.
pub(crate) fn bars(rows: &[BenchRow]) -> Vec<Bar> {
    let find = |name: &str| rows.iter().find(|row| row.name == name);
    let times = |slow: &str, fast: &str| Some(find(slow)?.nanoseconds / find(fast)?.nanoseconds);
    let counted = |slow: &str, fast: &str| Some(find(slow)?.instructions? / find(fast)?.instructions?);
    let bar = |what, at_most, wanted, found: Option<f64>| {
        let found = found?;
        let met = if at_most { found <= wanted } else { found >= wanted };
        Some(Bar { what, at_most, wanted, found, met })
    };
    // Both forms begin with the same copy. It is no part of the battle and would hide how far apart they are.
    let battle = || {
        let copy = find("battle-copy")?.median_nanoseconds;
        let median = |name| Some(find(name)?.median_nanoseconds - copy);
        Some(median("battle")? / median("battle-by-hand")?)
    };
    let bars = [
        bar("median time of a battle without the copy, in times of hand-written Rust", true, 3.0, battle()),
        bar("random games of four a second", false, 20_000.0, find("random-games").map(|row| row.per_second)),
        bar(
            "instructions of a decision in random games",
            true,
            2_500.0,
            find("decisions").and_then(|row| row.instructions),
        ),
        bar(
            "time of a random game with 10,000 entries unused, in times of one without",
            true,
            1.1,
            times("random-games-unused", "random-games"),
        ),
        bar(
            "instructions of a random game with 10,000 entries unused, in times of one without",
            true,
            1.01,
            counted("random-games-unused", "random-games"),
        ),
    ];
    bars.into_iter().flatten().collect()
}
