//! Plays many games in the background. A run is played in slices of a fraction of a second; after each slice
//! the results of all games so far are reported, so that a long run can be watched, stopped and replaced at
//! any time. In the browser the slices are played between frames.
//!
//! Read `Request` and `Report` first; `job` plays.

mod job;

use crate::background::Handler;
use crate::model::balance::{Measurement, Progress};
use job::Job;
use provost_games::Shipped;
use provost_interpreter::pack::{Loaded, PackSource};
use provost_playtest::compare::Comparison;
use provost_playtest::simulate::{self, Again, Plan};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The requests of the window.
#[derive(Clone, Debug)]
pub enum Request {
    /// Play the games of a plan, and no others any more.
    Play {
        /// The number of the run.
        number: u64,
        /// The packs.
        after: Arc<Loaded>,
        /// The packs before a change, if two versions are compared.
        before: Option<Before>,
        /// Which games.
        plan: Plan,
        /// Set to stop: games in progress are finished, and the results are reported.
        stop: Arc<AtomicBool>,
    },
    /// Play one game again and write it down.
    Again {
        /// The packs.
        loaded: Arc<Loaded>,
        /// The plan it was a game of.
        plan: Plan,
        /// Its seed.
        seed: u64,
        /// The decision to show; `None` for the end.
        step: Option<usize>,
    },
}

/// The packs before a change.
#[derive(Clone, Debug)]
pub enum Before {
    /// As they were once handed out.
    Loaded(Arc<Loaded>),
    /// As texts that have still to be read.
    Sources(Vec<PackSource>),
}

/// The reports to the window.
#[derive(Clone, Debug)]
pub enum Report {
    /// The results of a run so far.
    Measurement {
        /// Which run.
        number: u64,
        /// How far it is.
        progress: Progress,
        /// The results.
        measured: Arc<Measurement>,
    },
    /// The results of a comparison so far.
    Compared {
        /// Which run.
        number: u64,
        /// How far it is.
        progress: Progress,
        /// The comparison.
        comparison: Arc<Comparison>,
    },
    /// A run cannot be played.
    Refused {
        /// Which run.
        number: u64,
        /// Why.
        why: String,
    },
    /// A game that was played again.
    Again {
        /// The game, choice by choice.
        again: Box<Again>,
        /// The decision to show; `None` for the end.
        step: Option<usize>,
    },
    /// A game cannot be played again.
    NotAgain(String),
}

/// Plays many games.
#[derive(Debug, Default)]
pub struct Simulator {
    job: Option<Job>,
}

impl Handler for Simulator {
    type Request = Request;
    type Report = Report;

    const IN_SLICES: bool = true;

    fn handle(&mut self, requests: Vec<Request>, report: &mut dyn FnMut(Report)) {
        for request in requests {
            match request {
                Request::Play { number, after, before, plan, stop } => {
                    self.job = Some(Job::new(number, after, before, plan, stop));
                }
                Request::Again { loaded, plan, seed, step } => {
                    report(match simulate::again::<Shipped>(&loaded, &plan, seed) {
                        Ok(again) => Report::Again { again: Box::new(again), step },
                        Err(error) => Report::NotAgain(error.to_string()),
                    });
                }
            }
        }
    }

    fn idle(&mut self, report: &mut dyn FnMut(Report)) -> bool {
        let Some(job) = &mut self.job else { return false };
        let told = job.play_slice();
        let goes_on = match &told {
            Report::Measurement { progress, .. } | Report::Compared { progress, .. } => !progress.over,
            Report::Refused { .. } | Report::Again { .. } | Report::NotAgain(_) => false,
        };
        report(told);
        if !goes_on {
            self.job = None;
        }
        goes_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::background::Background;
    use provost_engine::games;
    use provost_playtest::simulate::{Figure, SeedRange};
    use std::sync::atomic::Ordering;

    fn shipped() -> Arc<Loaded> {
        Arc::new(provost_engine::load::<Shipped>(provost_packs::read(&[]).unwrap().sources))
    }

    fn plan(game: &str, games: u64) -> Plan {
        Plan { examples: 10, ..Plan::new(game, SeedRange::starting(1, games).unwrap().into()) }
    }

    fn play(number: u64, loaded: &Arc<Loaded>, plan: &Plan, stop: &Arc<AtomicBool>) -> Request {
        let (after, plan, stop) = (loaded.clone(), plan.clone(), stop.clone());
        Request::Play { number, after, before: None, plan, stop }
    }

    fn measured(report: &Report) -> (u64, Progress, &Measurement) {
        let Report::Measurement { number, progress, measured } = report else {
            panic!("no figures: {report:?}")
        };
        (*number, *progress, measured)
    }

    /// Slices are internal to the simulator: their results are those of one run.
    #[test]
    fn slices_give_what_one_run_gives() {
        let loaded = shipped();
        for game in games::ids::<Shipped>() {
            let plan = plan(game, 25);
            let stop = Arc::new(AtomicBool::new(false));
            let mut background = Background::inline(Simulator::default());
            background.send(play(1, &loaded, &plan, &stop));
            let mut reports = Vec::new();
            while background.is_waiting() {
                reports.extend(background.poll());
            }
            assert!(reports.len() > 1, "there is something to see before the end");
            let done: Vec<u64> = reports.iter().map(|report| measured(report).1.done).collect();
            assert!(done.is_sorted() && done.last() == Some(&25), "{done:?}");
            let control = simulate::Control { stop: &stop, done: &|| {} };
            let whole = simulate::run::<Shipped>(&loaded, &plan, &control).unwrap();
            let (_, progress, found) = measured(reports.last().unwrap());
            assert!(
                progress.over && found.report == whole.report && found.examples == whole.examples,
                "{game}"
            );
        }
    }

    #[test]
    fn a_run_stops_and_keeps_what_is_done() {
        let loaded = shipped();
        let stop = Arc::new(AtomicBool::new(false));
        let mut background = Background::inline(Simulator::default());
        background.send(play(1, &loaded, &plan("kingdom-defenders", 1_000_000), &stop));
        background.poll();
        stop.store(true, Ordering::Relaxed);
        let reports = background.poll();
        let (_, progress, found) = measured(reports.last().unwrap());
        assert!(progress.over && progress.done > 0 && progress.done < progress.total);
        assert_eq!(found.figures.games, progress.done);
        assert!(!background.is_waiting(), "nothing more is played");
    }

    #[test]
    fn a_newer_run_takes_the_place_of_an_older_one() {
        let loaded = shipped();
        let stop = Arc::new(AtomicBool::new(false));
        let mut background = Background::inline(Simulator::default());
        background.send(play(1, &loaded, &plan("kingdom-defenders", 1_000_000), &stop));
        background.poll();
        background.send(play(2, &loaded, &plan("kingdom-defenders", 3), &stop));
        while background.is_waiting() {
            for report in background.poll() {
                assert_eq!(measured(&report).0, 2);
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let stop = Arc::new(AtomicBool::new(false));
        let mut background = Background::inline(Simulator::default());
        let plan = Plan { setup: serde_json::json!({ "players": 99 }), ..plan("monster-lands", 3) };
        background.send(play(1, &shipped(), &plan, &stop));
        let reports = background.poll();
        assert!(matches!(reports.as_slice(), [Report::Refused { number: 1, .. }]), "{reports:?}");
        assert!(!background.is_waiting());
    }

    #[test]
    fn a_game_behind_a_figure_is_written_down() {
        let loaded = shipped();
        let plan = plan("kingdom-defenders", 8);
        let stop = Arc::new(AtomicBool::new(false));
        let mut background = Background::inline(Simulator::default());
        background.send(play(1, &loaded, &plan, &stop));
        let mut reports = Vec::new();
        while background.is_waiting() {
            reports.extend(background.poll());
        }
        let (.., found) = measured(reports.last().unwrap());
        let seeds = found.examples.of(&Figure::Won { by: "seat".into(), id: "1".into() });
        let seed = *seeds.first().unwrap();
        background.send(Request::Again { loaded, plan, seed, step: Some(4) });
        match background.poll().as_slice() {
            [Report::Again { again, step: Some(4) }] => {
                assert_eq!(again.record.seed, seed);
                assert!(again.record.choices.len() > 4 && again.stuck.is_none());
            }
            other => panic!("no game: {other:?}"),
        }
    }
}
