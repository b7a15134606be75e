//! `provost simulate`: many games by themselves, and what came of them.

use super::setup;
use crate::args::simulate::{Run, Shown, Simulate, SimulateCommand, SimulateFormat, TableKind};
use crate::render::{parquet, simulation};
use crate::{Outcome, Refusal};
use indicatif::{ProgressBar, ProgressStyle};
use provost_playtest::simulate::{self, Control, Kind, Plan, Report, SeedRange, Seeds, Table};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// So many games that did not come to their end are named beside a report for programs.
const STUCK: usize = 5;

pub(crate) fn run(simulate: &Simulate, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match &simulate.command {
        Some(SimulateCommand::Merge { files, shown }) => merge(files, shown, out),
        None => play(&simulate.run, &simulate.shown, out),
    }
}

fn play(run: &Run, shown: &Shown, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let seeds = match run.seeds {
        Some(range) => range,
        None => SeedRange::starting(run.seed, run.games).map_err(|error| cannot(&error))?,
    };
    sees_folder(shown)?;
    let chosen = setup::read(&run.setup, &run.from.paths)?;
    if !chosen.loaded.is_usable() {
        let paths = run.from.paths.iter().map(|path| path.display().to_string());
        let check = ["provost check".to_owned()].into_iter().chain(paths).collect::<Vec<_>>().join(" ");
        return Err(Refusal(format!("the packs have errors; `{check}` shows them")));
    }
    let plan = Plan {
        game: chosen.game,
        setup: chosen.setup.into(),
        agents: run.agent.clone(),
        mirrored: run.mirror,
        seeds: Seeds::from(seeds),
        step_limit: run.step_limit,
        jobs: run.jobs,
        keep_games: is_a_table(shown.format) && kind(shown.table).is_of_games(),
        samples: 0,
        language: "en",
    };
    let watched = Watched::new(seeds.count())?;
    let ran = simulate::run(&chosen.loaded, &plan, &watched.control());
    let bar = watched.bar;
    bar.finish_and_clear();
    let ran = ran.map_err(|error| cannot(&error))?;
    if ran.stopped {
        let (done, all) = (ran.report.header.seeds.count(), seeds.count());
        writeln!(
            io::stderr(),
            "stopped after {done} of {all} games; these are the results of seeds {}",
            ran.report.header.seeds
        )?;
    }
    write(&ran.report, &ran.tables, shown, out)
}

fn cannot(error: &dyn std::fmt::Display) -> Refusal {
    Refusal(format!("cannot simulate: {error}"))
}

fn merge(files: &[PathBuf], shown: &Shown, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    sees_folder(shown)?;
    let mut merged: Option<Report> = None;
    for file in files {
        let report: Report = super::play::read_json(file, "report of a simulation")?;
        match &mut merged {
            None => merged = Some(report),
            Some(merged) => merged.merge(&report).map_err(|error| {
                let first = files.first().map_or_else(String::new, |first| first.display().to_string());
                Refusal(format!("{} does not belong to {first}: {error}", file.display()))
            })?,
        }
    }
    let merged = merged.ok_or_else(|| Refusal("no reports are named".to_owned()))?;
    write(&merged, &[], shown, out)
}

/// Games that did not come to their end are findings.
fn write(report: &Report, tables: &[Table], shown: &Shown, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let mut bytes = Vec::new();
    match shown.format {
        SimulateFormat::Table => simulation::text(report, shown.entries, &mut bytes)?,
        SimulateFormat::Json => simulation::json(report, &mut bytes)?,
        SimulateFormat::Csv => simulation::csv(&table(report, tables, shown)?, &mut bytes)?,
        SimulateFormat::Parquet => bytes = parquet::bytes(&table(report, tables, shown)?)?,
    }
    match &shown.out {
        Some(file) => provost_packs::replace_file(file, bytes)?,
        None => out.write_all(&bytes)?,
    }
    let troubles = &report.tally.troubles;
    if troubles.count == 0 {
        return Ok(Outcome::Clean);
    }
    // Whoever reads the report for people has seen them in it.
    if shown.format != SimulateFormat::Table || shown.out.is_some() {
        simulation::troubles(troubles, STUCK, &mut io::stderr())?;
    }
    Ok(Outcome::Findings)
}

fn table(report: &Report, tables: &[Table], shown: &Shown) -> Result<Table, Refusal> {
    let kind = kind(shown.table);
    let found = tables.iter().find(|table| table.kind == kind).cloned();
    found.or_else(|| Table::of_report(report, kind)).ok_or_else(|| {
        Refusal(
            "reports hold sums, not single games; put tables of games together by appending their rows, or ask for \
             `--table entries`"
                .to_owned(),
        )
    })
}

const fn kind(table: TableKind) -> Kind {
    match table {
        TableKind::Games => Kind::Games,
        TableKind::Players => Kind::Players,
        TableKind::Entries => Kind::Entries,
        TableKind::Abilities => Kind::Abilities,
        TableKind::Curves => Kind::Curves,
    }
}

const fn is_a_table(format: SimulateFormat) -> bool {
    matches!(format, SimulateFormat::Csv | SimulateFormat::Parquet)
}

/// Sees that the report can be written before hours are spent on it.
fn sees_folder(shown: &Shown) -> Result<(), Refusal> {
    let Some(file) = &shown.out else {
        return if shown.format == SimulateFormat::Parquet {
            Err(Refusal("a Parquet file cannot be printed; name a file with `--out`".to_owned()))
        } else {
            Ok(())
        };
    };
    let folder =
        file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    if file.is_dir() {
        return Err(Refusal(format!("{} is a folder; name a file", file.display())));
    }
    if folder.is_dir() { Ok(()) } else { Err(Refusal(format!("there is no folder {}", folder.display()))) }
}

/// A run that somebody watches: a bar on the terminal, and Ctrl+C.
pub(super) struct Watched {
    pub(super) bar: ProgressBar,
    stop: Arc<AtomicBool>,
    tick: Box<dyn Fn() + Sync>,
}

impl Watched {
    /// The bar shows nothing if there is no terminal. The first Ctrl+C stops the run, a second one the program.
    pub(super) fn new(games: u64) -> Result<Self, Refusal> {
        let bar = ProgressBar::new(games);
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left");
        bar.set_style(style.map_err(|error| Refusal(error.to_string()))?);
        let stop = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&stop);
        let handler = move || {
            if heard.swap(true, Ordering::Relaxed) {
                leave();
            }
        };
        ctrlc::set_handler(handler).map_err(|error| Refusal(error.to_string()))?;
        let ticking = bar.clone();
        Ok(Self { bar, stop, tick: Box::new(move || ticking.inc(1)) })
    }

    /// What the editor does with a button, the terminal does with a key.
    pub(super) fn control(&self) -> Control<'_> {
        Control { stop: &self.stop, done: &*self.tick }
    }
}

/// Leaves at once, as somebody who presses Ctrl+C twice wants it.
#[expect(clippy::exit, reason = "games under way cannot be interrupted")]
fn leave() {
    process::exit(130)
}
