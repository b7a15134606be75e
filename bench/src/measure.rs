//! How things are timed: side by side, in turns, so that a busy machine is busy for all of them alike.

use std::time::Instant;

/// Something to repeat: the argument says how often.
pub(crate) type Task = Box<dyn FnMut(u32) -> Result<(), String>>;

/// How long one run takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Timing {
    /// The fastest turn, in nanoseconds a run. The steadiest figure where others use the machine too.
    pub(crate) best: f64,
    /// The turn in the middle, in nanoseconds a run.
    pub(crate) median: f64,
}

/// About how long one turn of one task takes, in nanoseconds.
const TURN: f64 = 4e6;

/// About how long all turns of a task together take at most, in nanoseconds; but each has at least one.
const LONGEST: f64 = 4e9;

/// Times tasks in turns; those that take very long take fewer of them. `progress` hears of every turn that is over.
pub(crate) fn interleaved(
    tasks: &mut [Task],
    turns: u32,
    mut progress: impl FnMut(u32),
) -> Result<Vec<Timing>, String> {
    let mut runs = Vec::with_capacity(tasks.len());
    for task in &mut *tasks {
        runs.push(fitting(task)?);
    }
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); tasks.len()];
    for turn in 0..turns {
        for ((task, (runs, spent)), times) in tasks.iter_mut().zip(&runs).zip(&mut times) {
            if turn == 0 || f64::from(turn) * spent < LONGEST {
                times.push(time(task, *runs)? / f64::from(*runs));
            }
        }
        progress(turn + 1);
    }
    Ok(times.iter_mut().map(|times| timing(times)).collect())
}

/// Finds how many runs fill a turn, which warms the task up as well, and how long they take.
fn fitting(task: &mut Task) -> Result<(u32, f64), String> {
    let mut runs = 1;
    loop {
        let spent = time(task, runs)?;
        if spent >= TURN / 2.0 || runs >= 1 << 24 {
            return Ok((runs, spent));
        }
        runs *= 2;
    }
}

fn time(task: &mut Task, runs: u32) -> Result<f64, String> {
    let start = Instant::now();
    task(runs)?;
    Ok(start.elapsed().as_secs_f64() * 1e9)
}

fn timing(times: &mut [f64]) -> Timing {
    times.sort_by(f64::total_cmp);
    let best = times.first().copied().unwrap_or(0.0);
    let median = times.get(times.len() / 2).copied().unwrap_or(best);
    Timing { best, median }
}

/// Runs a task under the name by which a profiler finds it: `valgrind --toggle-collect='*counted_runs*'`.
#[inline(never)]
pub(crate) fn counted_runs(task: &mut Task, runs: u32) -> Result<(), String> {
    task(runs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn tasks_take_turns_and_failures_end_the_measurement() {
        let order = Rc::new(Cell::new(0u32));
        let task = |mine: u32| -> Task {
            let order = Rc::clone(&order);
            Box::new(move |_| {
                // The last four.
                order.set((order.get() * 10 + mine) % 10_000);
                std::hint::black_box(
                    (0..3_000_000u32).fold(0u32, |sum, one| std::hint::black_box(sum ^ one)),
                );
                Ok(())
            })
        };
        let mut turns = 0;
        let timings = interleaved(&mut [task(1), task(2)], 2, |turn| turns = turn).unwrap();
        assert_eq!((timings.len(), turns), (2, 2));
        assert!(timings.iter().all(|timing| timing.best > 0.0 && timing.best <= timing.median));
        assert_eq!(order.get(), 1212);
        let failing: Task = Box::new(|_| Err("no".to_owned()));
        assert_eq!(interleaved(&mut [failing], 1, |_| {}), Err("no".to_owned()));
    }
}
