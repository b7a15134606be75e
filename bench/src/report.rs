//! Measures what was asked for and prints the figures, as a table or as JSON.

use crate::args::{Args, Format};
use crate::bars::{Bar, bars};
use crate::measure::{Task, Timing, interleaved};
use crate::suite::{ALL, BenchRow, Measurement, find, rows};
use provost_interpreter::pack::PackSource;
use provost_interpreter::suggest::nearest;
use serde::Serialize;
use std::io::{self, Write, stderr};
use std::process::{Command, Stdio};

/// Everything, as JSON shows it.
#[derive(Serialize)]
struct Report<'a> {
    /// Whether the program was built for speed; if not, the figures say little.
    optimised: bool,
    measurements: &'a [BenchRow],
    bars: Vec<Bar>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), String> {
    let packs = provost_packs::shipped_packs();
    if let Some(name) = &args.count_one {
        let measurement = find(name).ok_or_else(|| unknown(name))?;
        return measurement.run_counted(&packs);
    }
    let chosen = choose(&args.only)?;
    if cfg!(debug_assertions) {
        say("this program was built without optimisation: the figures say little");
    }
    let timings = time(&chosen, args.turns, &packs)?;
    let counts = count(&chosen, args.no_counts);
    let measured: Vec<_> = chosen
        .iter()
        .zip(timings)
        .zip(counts)
        .map(|((measurement, timing), count)| (*measurement, timing, count))
        .collect();
    let rows = rows(&measured);
    match args.format {
        Format::Json => {
            let report =
                Report { optimised: !cfg!(debug_assertions), measurements: &rows, bars: bars(&rows) };
            let json = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
            writeln!(out, "{json}")
        }
        Format::Text => print(&rows, out),
    }
    .map_err(|error| error.to_string())
}

fn say(what: &str) {
    writeln!(stderr(), "{what}").ok();
}

fn unknown(name: &str) -> String {
    let names = || ALL.iter().map(|measurement| measurement.name);
    let hint = nearest(name, names()).map_or_else(
        || format!("known: {}", names().collect::<Vec<_>>().join(", ")),
        |near| format!("did you mean `{near}`?"),
    );
    format!("there is no measurement `{name}`; {hint}")
}

/// Finds the measurements that are wanted, in their own order, all if none is named.
fn choose(only: &[String]) -> Result<Vec<&'static Measurement>, String> {
    if let Some(name) = only.iter().find(|name| find(name).is_none()) {
        return Err(unknown(name));
    }
    let wanted =
        |measurement: &&Measurement| only.is_empty() || only.iter().any(|name| name == measurement.name);
    Ok(ALL.iter().filter(wanted).collect())
}

fn time(chosen: &[&Measurement], turns: u32, packs: &[PackSource]) -> Result<Vec<Timing>, String> {
    let mut tasks: Vec<Task> = Vec::with_capacity(chosen.len());
    for (at, measurement) in (1..).zip(chosen) {
        say(&format!("setting up {at} of {}: {}", chosen.len(), measurement.name));
        tasks.push(measurement.task(packs)?);
    }
    let step = turns.div_ceil(5).max(1);
    let progress = |turn: u32| {
        if turn.is_multiple_of(step) || turn == turns {
            say(&format!("measured {turn} of {turns} turns"));
        }
    };
    interleaved(&mut tasks, turns, progress)
}

/// Counts the instructions of each measurement, if valgrind is there: this program runs itself under it.
fn count(chosen: &[&Measurement], leave_out: bool) -> Vec<Option<f64>> {
    let none = vec![None; chosen.len()];
    if leave_out {
        return none;
    }
    let version =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !version.is_ok_and(|status| status.success()) {
        say("valgrind is not there: no instructions are counted");
        return none;
    }
    let counted = |(at, measurement): (usize, &&Measurement)| {
        if measurement.counted == 0 {
            return None;
        }
        say(&format!("counting instructions {at} of {}: {}", chosen.len(), measurement.name));
        let count = count_one(measurement);
        if count.is_none() {
            say(&format!("instructions of {} cannot be counted", measurement.name));
        }
        count
    };
    (1..).zip(chosen).map(counted).collect()
}

fn count_one(measurement: &Measurement) -> Option<f64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=*counted_runs*", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(["--count-one", measurement.name])
        .stdin(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected :"))?.1.trim().parse::<f64>();
    collected.ok().filter(|count| *count > 0.0).map(|count| count / f64::from(measurement.counted))
}

fn print(rows: &[BenchRow], out: &mut dyn Write) -> io::Result<()> {
    let mut group = "";
    for row in rows {
        if row.group != group {
            let gap = if group.is_empty() { "" } else { "\n" };
            group = row.group;
            writeln!(
                out,
                "{gap}{group:<42}{:>11}{:>11}{:>10}{:>13}{:>15}{:>8}",
                "best", "median", "x", "a second", "instructions", "x"
            )?;
        }
        let count = row.instructions.map_or_else(|| "-".to_owned(), grouped);
        let times =
            row.times_first_instructions.map_or_else(|| "-".to_owned(), |times| format!("{times:.2}"));
        writeln!(
            out,
            "  {:<40}{:>11}{:>11}{:>10.2}{:>13}{count:>15}{times:>8}",
            row.what,
            duration(row.nanoseconds),
            duration(row.median_nanoseconds),
            row.times_first,
            a_second(row.per_second),
        )?;
    }
    let bars = bars(rows);
    if !bars.is_empty() {
        writeln!(out)?;
    }
    for Bar { what, at_most, wanted, found, met } in bars {
        let (found, wanted) = if wanted > 1000.0 {
            (grouped(found), grouped(wanted))
        } else {
            (format!("{found:.2}"), format!("{wanted}"))
        };
        let bound = if at_most { "at most" } else { "at least" };
        let verdict = if met { "met" } else { "not met" };
        writeln!(out, "{what}: {found}, {bound} {wanted} wanted: {verdict}")?;
    }
    Ok(())
}

fn duration(nanoseconds: f64) -> String {
    match nanoseconds {
        less if less < 1e3 => format!("{less:.1} ns"),
        less if less < 1e6 => format!("{:.2} µs", less / 1e3),
        less if less < 1e9 => format!("{:.2} ms", less / 1e6),
        more => format!("{:.2} s", more / 1e9),
    }
}

/// Writes how often something happens in a second: with decimals where that is seldom.
fn a_second(number: f64) -> String {
    if number < 10.0 { format!("{number:.2}") } else { grouped(number) }
}

/// Writes a number without decimals, with commas between thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_read() {
        assert_eq!(grouped(12.4), "12");
        assert_eq!((a_second(0.256), a_second(1234.5)), ("0.26".to_owned(), "1,234".to_owned()));
        assert_eq!(grouped(123_456.0), "123,456");
        assert_eq!(grouped(1_234_567.8), "1,234,568");
        assert_eq!([duration(12.34), duration(4500.0), duration(2.5e6)], ["12.3 ns", "4.50 µs", "2.50 ms"]);
    }

    #[test]
    fn what_is_not_known_is_refused_with_a_hint() {
        assert!(unknown("random-gmes").ends_with("did you mean `random-games`?"));
        assert!(choose(&["nothing-like-it".to_owned()]).is_err());
        assert_eq!(choose(&[]).map(|all| all.len()).ok(), Some(ALL.len()));
    }
}
