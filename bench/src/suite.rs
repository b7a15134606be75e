//! The measurements in groups, each compared with the first of its group. One
//! more thing to measure is one more row of [`ALL`].

use crate::battle::Battles;
use crate::games::{self, Games};
use crate::measure::{Task, Timing, counted_runs};
use provost_engine::game::Game;
use provost_interpreter::pack::PackSource;
use provost_playtest::agent::{AgentSpec, SpecError};
use serde::Serialize;
use std::hint::black_box;

/// How many entries are loaded that nobody has, where that is measured.
const UNUSED: usize = 10_000;

/// Something that is measured.
#[derive(Clone, Copy)]
pub(crate) struct Measurement {
    /// By which it is asked for.
    pub(crate) name: &'static str,
    /// What it is compared in.
    pub(crate) group: &'static str,
    /// What one run is.
    pub(crate) what: &'static str,
    /// How many of what the figures are about one run does.
    pub(crate) units: u32,
    /// How many runs are enough to count instructions; 0 if that would take too long.
    pub(crate) counted: u32,
    make: fn(&[PackSource]) -> Result<Task, String>,
}

impl std::fmt::Debug for Measurement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Measurement").field("name", &self.name).finish_non_exhaustive()
    }
}

const BATTLES: &str = "a battle of four paths";
const DECISIONS: &str = "decisions of random games of four";
const GAMES: &str = "whole games of four";
const POSITIONS: &str = "a search in a game of four";
const COPIES: &str = "a game of four copied";

/// All measurements; the first of a group is what the others are compared with.
pub(crate) const ALL: &[Measurement] = &[
    row("battle-by-hand", BATTLES, "in hand-written Rust", 500, |packs| {
        battles(packs, |battles| {
            battles.fight_by_hand();
            Ok(())
        })
    }),
    row("battle", BATTLES, "through engine and interpreter", 500, |packs| battles(packs, Battles::fight)),
    row("battle-copy", BATTLES, "the copy of the state that both begin with", 500, |packs| {
        battles(packs, |battles| {
            battles.copy();
            Ok(())
        })
    }),
    Measurement {
        units: DECISIONS_TAKEN,
        ..row("decisions", DECISIONS, "one, with what follows from it", 4, decisions)
    },
    row("menus", DECISIONS, "the menu of a turn listed, in a copy", 500, menus),
    row("random-games", GAMES, "by chance", 32, |packs| random_games(packs, 0)),
    row("random-games-unused", GAMES, "by chance, 10,000 entries unused", 32, |packs| {
        random_games(packs, UNUSED)
    }),
    row("greedy-games", GAMES, "by the agent `greedy`", 1, |packs| agent_games(packs, AgentSpec::Greedy)),
    row("search-games", GAMES, "by the agent `search`", 0, |packs| {
        agent_games(packs, "search".parse().map_err(|error: SpecError| error.to_string())?)
    }),
    Measurement {
        units: POSITIONS_EVALUATED,
        ..row("search-positions", POSITIONS, "a position evaluated by `search`", 1, search_positions)
    },
    row("copy-over", COPIES, "over another", 2000, |packs| copies(packs, 0, true)),
    row("copy", COPIES, "to a new place", 2000, |packs| copies(packs, 0, false)),
    row("copy-over-unused", COPIES, "over another, 10,000 entries unused", 2000, |packs| {
        copies(packs, UNUSED, true)
    }),
];

const fn row(
    name: &'static str,
    group: &'static str,
    what: &'static str,
    counted: u32,
    make: fn(&[PackSource]) -> Result<Task, String>,
) -> Measurement {
    Measurement { name, group, what, units: 1, counted, make }
}

impl Measurement {
    /// Sets it up.
    pub(crate) fn task(&self, packs: &[PackSource]) -> Result<Task, String> {
        (self.make)(packs).map_err(|error| format!("{}: {error}", self.name))
    }

    /// Sets it up and runs it so that a profiler can count its instructions.
    pub(crate) fn run_counted(&self, packs: &[PackSource]) -> Result<(), String> {
        let mut task = self.task(packs)?;
        // Stacks grow before anything is counted.
        task(self.counted.div_ceil(4))?;
        counted_runs(&mut task, self.counted)
    }
}

/// Finds a measurement by name.
pub(crate) fn find(name: &str) -> Option<&'static Measurement> {
    ALL.iter().find(|measurement| measurement.name == name)
}

#[cfg(test)]
mod tests;

/// What came of one measurement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct BenchRow {
    /// The measurement.
    pub(crate) name: &'static str,
    /// Its group.
    pub(crate) group: &'static str,
    /// What one run is.
    pub(crate) what: &'static str,
    /// Nanoseconds a run, in the fastest turn.
    pub(crate) nanoseconds: f64,
    /// Nanoseconds a run, in the turn in the middle.
    pub(crate) median_nanoseconds: f64,
    /// Runs a second on one core, in the fastest turn.
    pub(crate) per_second: f64,
    /// So many times the time of the first of the group.
    pub(crate) times_first: f64,
    /// Instructions a run, if they could be counted.
    pub(crate) instructions: Option<f64>,
    /// So many times the instructions of the first of the group.
    pub(crate) times_first_instructions: Option<f64>,
}

/// Puts together what came of all measurements, in their order.
pub(crate) fn rows(measured: &[(&'static Measurement, Timing, Option<f64>)]) -> Vec<BenchRow> {
    let first = |group: &str| measured.iter().find(|(measurement, ..)| measurement.group == group);
    let row = |(measurement, timing, instructions): &(&'static Measurement, Timing, Option<f64>)| {
        let (first_measurement, first_timing, first_instructions) = first(measurement.group)?;
        let units = f64::from(measurement.units);
        let first_units = f64::from(first_measurement.units);
        Some(BenchRow {
            name: measurement.name,
            group: measurement.group,
            what: measurement.what,
            nanoseconds: timing.best / units,
            median_nanoseconds: timing.median / units,
            per_second: 1e9 * units / timing.best,
            times_first: (timing.best / units) / (first_timing.best / first_units),
            instructions: instructions.map(|count| count / units),
            times_first_instructions: instructions
                .zip(*first_instructions)
                .map(|(own, first)| (own / units) / (first / first_units)),
        })
    };
    measured.iter().filter_map(row).collect()
}

fn games(packs: &[PackSource], unused: usize) -> Result<Games, String> {
    let mut packs = packs.to_vec();
    if unused > 0 {
        packs.push(games::unused(&packs, unused));
    }
    Games::new(packs, 4)
}

fn battles(packs: &[PackSource], fight: fn(&mut Battles) -> Result<(), String>) -> Result<Task, String> {
    let mut battles = Battles::agreed(packs)?;
    Ok(Box::new(move |runs| (0..runs).try_for_each(|_| fight(&mut battles))))
}

/// How many decisions a run takes: those of many games, so that all parts of a game are there.
const DECISIONS_TAKEN: u32 = 2_000;

/// One run plays game after game until this number of decisions is taken.
fn decisions(packs: &[PackSource]) -> Result<Task, String> {
    let mut games = games(packs, 0)?;
    let mut game = games.begin()?;
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            for _ in 0..DECISIONS_TAKEN {
                while !game.decide()? {
                    game = games.begin()?;
                }
            }
        }
        Ok(())
    }))
}

fn menus(packs: &[PackSource]) -> Result<Task, String> {
    let mut menus = games(packs, 0)?.menus()?;
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            black_box(menus.list()?);
        }
        Ok(())
    }))
}

fn random_games(packs: &[PackSource], unused: usize) -> Result<Task, String> {
    let mut games = games(packs, unused)?;
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            black_box(games.play()?);
        }
        Ok(())
    }))
}

/// Every run is the same game: games differ in length, and few are played.
fn agent_games(packs: &[PackSource], agent: AgentSpec) -> Result<Task, String> {
    let games = games(packs, 0)?;
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            black_box(games.clone().play_by(agent)?);
        }
        Ok(())
    }))
}

/// How many positions a run evaluates: many decisions' worth, because the last search goes beyond it.
const POSITIONS_EVALUATED: u32 = 20_000;

/// One run searches decision after decision of one game until this number of positions is evaluated.
fn search_positions(packs: &[PackSource]) -> Result<Task, String> {
    let mut search = games(packs, 0)?.searching()?;
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            search.evaluate(POSITIONS_EVALUATED.into())?;
        }
        Ok(())
    }))
}

fn copies(packs: &[PackSource], unused: usize, over: bool) -> Result<Task, String> {
    let game = games(packs, unused)?.middle()?;
    let mut copy = game.clone();
    Ok(Box::new(move |runs| {
        for _ in 0..runs {
            if over {
                Game::clone_from(black_box(&mut copy), black_box(&game));
            } else {
                black_box(black_box(&game).clone());
            }
        }
        Ok(())
    }))
}
