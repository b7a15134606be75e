//! The results of a run for display.

use provost_playtest::simulate::{ExampleSeeds, Figures, Report};
use provost_playtest::statistics::{Estimate, Histogram, wilson};

/// The results of the games so far.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The exact sums.
    pub report: Report,
    /// The figures that follow from them.
    pub figures: Figures,
    /// The games behind the figures.
    pub examples: ExampleSeeds,
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Games that are done.
    pub done: u64,
    /// Games that were asked for.
    pub total: u64,
    /// How long it took, in seconds; 0 where there is no clock.
    pub seconds: f64,
    /// Whether it is over: all games are played, or it was stopped.
    pub over: bool,
}

impl Progress {
    /// Returns which part is done, from 0 to 1.
    pub fn part(&self) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "a part of a bar")]
        let part = (float(self.done) / float(self.total.max(1))) as f32;
        part
    }

    /// Returns how many games a second are played, if that is known.
    pub fn speed(&self) -> Option<f64> {
        (self.seconds > 0.0 && self.done > 0).then(|| float(self.done) / self.seconds)
    }

    /// Returns how many seconds are left, if that is known.
    pub fn left(&self) -> Option<f64> {
        let speed = self.speed().filter(|_| !self.over)?;
        Some(float(self.total.saturating_sub(self.done)) / speed)
    }
}

/// A bar of a histogram: the numbers from the low to the high end, both included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// The smallest number.
    pub low: i64,
    /// The greatest number.
    pub high: i64,
    /// How often they came up.
    pub count: u64,
    /// Which part of all that is.
    pub part: Estimate,
}

/// The most bars that a histogram has.
const BARS: i64 = 24;

/// Makes bars of a histogram, all of the same width. A game counts as one observation, however many players it has: their
/// numbers hang together.
pub fn bars(histogram: &Histogram, games: u64) -> Vec<Bar> {
    let (Some(least), Some(most)) = (histogram.bins.keys().next(), histogram.bins.keys().next_back()) else {
        return Vec::new();
    };
    let width = width(most - least + 1);
    let all = float(histogram.count());
    let mut bars = Vec::new();
    let mut low = least.div_euclid(width) * width;
    while low <= *most {
        let high = low + width - 1;
        let count = histogram.bins.range(low..=high).map(|(_, bin)| bin.count).sum();
        if let Some(part) = wilson(float(count) / all * float(games), float(games)) {
            bars.push(Bar { low, high, count, part });
        }
        low += width;
    }
    bars
}

/// Returns the width of bars for a number of different values: 1, 2, 5, 10, 20, 50 ...
fn width(numbers: i64) -> i64 {
    let mut ten = 1;
    loop {
        if let Some(width) = [ten, 2 * ten, 5 * ten].into_iter().find(|width| numbers <= width * BARS) {
            return width;
        }
        ten *= 10;
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of games are far below what a number holds exactly")]
pub(super) const fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_cover_everything_once() {
        let mut histogram = Histogram::default();
        for number in -7..=90 {
            histogram.add(number, 1);
            histogram.add(number, 2);
        }
        let bars = bars(&histogram, 98);
        assert_eq!(bars.iter().map(|bar| bar.count).sum::<u64>(), 196);
        assert_eq!((bars.first().unwrap().low, bars.last().unwrap().high), (-10, 94));
        assert!(bars.len() <= 25 && bars.windows(2).all(|two| two[0].high + 1 == two[1].low));
        assert!(bars.iter().all(|bar| bar.part.low <= bar.part.value && bar.part.value <= bar.part.high));
        assert!(super::bars(&Histogram::default(), 0).is_empty());
    }

    #[test]
    fn few_numbers_have_a_bar_each() {
        let mut histogram = Histogram::default();
        for round in [5, 6, 6, 8] {
            histogram.add(round, 1);
        }
        let found: Vec<_> = bars(&histogram, 4).iter().map(|bar| (bar.low, bar.high, bar.count)).collect();
        assert_eq!(found, [(5, 5, 1), (6, 6, 2), (7, 7, 0), (8, 8, 1)]);
    }

    #[test]
    fn progress_tells_speed_and_what_is_left() {
        let progress = Progress { done: 50, total: 200, seconds: 2.0, over: false };
        assert_eq!((progress.speed(), progress.left()), (Some(25.0), Some(6.0)));
        assert_eq!(Progress { over: true, ..progress }.left(), None);
        assert_eq!(Progress::default().speed(), None);
    }
}
