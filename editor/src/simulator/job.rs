//! One run, slice by slice.

use super::{Before, Report};
use crate::model::balance::{Measurement, Progress};
use crate::platform::{self, Stopwatch};
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use provost_playtest::compare::{ComparedVersion, Paired};
use provost_playtest::simulate::{self, Control, Figures, Outcome, Plan, SeedRange};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The target duration of a slice, in milliseconds: long enough that the overhead is small, short enough that
/// the figures seem to grow steadily.
const SLICE: f64 = 250.0;

/// By how much a slice may be longer than the one before.
const GROWTH: f64 = 4.0;

/// A run.
#[derive(Debug)]
pub(super) struct Job {
    number: u64,
    after: Arc<Loaded>,
    kind: JobKind,
    plan: Plan,
    stop: Arc<AtomicBool>,
    /// The first seed that has not been played; `None` if all have.
    next: Option<u64>,
    /// How many games the next slice has.
    slice: u64,
    done: u64,
    milliseconds: f64,
}

#[derive(Debug)]
enum JobKind {
    /// One version, with the results so far.
    Run(Option<Box<Outcome>>),
    /// Two versions, the one before the change first.
    Compare(Before, Option<Box<Paired>>),
}

impl Job {
    pub(super) fn new(
        number: u64,
        after: Arc<Loaded>,
        before: Option<Before>,
        plan: Plan,
        stop: Arc<AtomicBool>,
    ) -> Self {
        let next = plan.seeds.ranges().first().map(|range| range.first);
        let kind = before.map_or(JobKind::Run(None), |before| JobKind::Compare(before, None));
        let slice = platform::simulation_threads().map_or(1, |threads| threads as u64);
        Self { number, after, kind, plan, stop, next, slice, done: 0, milliseconds: 0.0 }
    }

    /// Plays a part of the rest, and reports the results of all.
    pub(super) fn play_slice(&mut self) -> Report {
        let number = self.number;
        // A bug in a game must not take the simulator along: this run is lost, the next one is not.
        let played = catch_unwind(AssertUnwindSafe(|| self.try_slice()));
        let bug = || "a game came upon a bug of Provost; `provost simulate` shows it".to_owned();
        played.unwrap_or_else(|_| Err(bug())).unwrap_or_else(|why| Report::Refused { number, why })
    }

    fn try_slice(&mut self) -> Result<Report, String> {
        let watch = Stopwatch::start();
        let plan = Plan { seeds: self.take_seeds().into(), ..self.plan.clone() };
        let control = Control { stop: &self.stop, done: &|| {} };
        self.done = match &mut self.kind {
            JobKind::Run(so_far) => {
                let part = simulate::run::<Shipped>(&self.after, &plan, &control)
                    .map_err(|error| error.to_string())?;
                match so_far {
                    Some(whole) => {
                        whole.report.merge(&part.report).map_err(|error| error.to_string())?;
                        whole.examples.include(&part.examples);
                    }
                    None => *so_far = Some(Box::new(part)),
                }
                so_far.as_ref().map_or(0, |whole| whole.report.header.seeds.count())
            }
            JobKind::Compare(before, so_far) => {
                let before = before.loaded();
                let a = ComparedVersion { loaded: &before, setup: None };
                let b = ComparedVersion { loaded: &self.after, setup: None };
                let part =
                    Paired::play::<Shipped>(&a, &b, &plan, &control).map_err(|error| error.to_string())?;
                match so_far {
                    Some(whole) => whole.include(part),
                    None => *so_far = Some(Box::new(part)),
                }
                so_far.as_ref().map_or(0, |whole| whole.played())
            }
        };
        self.measure(watch.milliseconds());
        self.report().ok_or_else(|| "no games were played".to_owned())
    }

    /// Takes the seeds of the next slice.
    fn take_seeds(&mut self) -> SeedRange {
        let last = self.plan.seeds.ranges().first().map_or(0, |range| range.last);
        let first = self.next.unwrap_or(last);
        let end = first.saturating_add(self.slice.max(1) - 1).min(last);
        self.next = (end < last).then(|| end + 1);
        SeedRange { first, last: end }
    }

    /// Notes how long a slice took, and chooses the length of the next one.
    fn measure(&mut self, milliseconds: f64) {
        self.milliseconds += milliseconds;
        // Without a clock slices stay short.
        if milliseconds > 0.0 {
            let factor = (SLICE / milliseconds).min(GROWTH);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                clippy::cast_precision_loss,
                reason = "a small positive number"
            )]
            let slice = (self.slice as f64 * factor) as u64;
            let least = platform::simulation_threads().map_or(1, |threads| threads as u64);
            self.slice = slice.clamp(least, 100_000);
        }
    }

    fn report(&self) -> Option<Report> {
        let number = self.number;
        let progress = Progress {
            done: self.done,
            total: self.plan.seeds.count(),
            seconds: self.milliseconds / 1000.0,
            over: self.next.is_none() || self.stop.load(Ordering::Relaxed),
        };
        Some(match &self.kind {
            JobKind::Run(so_far) => {
                let whole = so_far.as_ref()?;
                let measured = Measurement {
                    figures: Figures::of(&whole.report),
                    report: whole.report.clone(),
                    examples: whole.examples.clone(),
                };
                Report::Measurement { number, progress, measured: Arc::new(measured) }
            }
            JobKind::Compare(_, so_far) => {
                let comparison = Arc::new(so_far.as_ref()?.comparison(&self.plan.seeds));
                Report::Compared { number, progress, comparison }
            }
        })
    }
}

impl Before {
    /// Returns the packs, read at the first time.
    fn loaded(&mut self) -> Arc<Loaded> {
        let loaded = match self {
            Self::Loaded(loaded) => return loaded.clone(),
            Self::Sources(sources) => Arc::new(provost_engine::load::<Shipped>(std::mem::take(sources))),
        };
        *self = Self::Loaded(loaded.clone());
        loaded
    }
}
