//! `provost simulate`: plays many games and reports the results.

use super::watched::Watched;
use super::{again, setup, stopped};
use crate::args::simulate::{OutputArgs, Run, Simulate, SimulateCommand, SimulateFormat, TableKind};
#[cfg(feature = "parquet")]
use crate::render::parquet;
use crate::render::simulation;
use crate::{Outcome, Refusal, screen};
use provost_games::Shipped;
use provost_playtest::simulate::{
    self, Header, MergeError, Plan, Report, ReportTable, ReportTableKind, SeedRange,
};
use serde::Deserialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The most unfinished games named beside a report for programs.
const STUCK: usize = 5;

pub(crate) fn run(simulate: &Simulate, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    match &simulate.command {
        Some(SimulateCommand::Merge { files, expect, table, shown }) => {
            let (report, told) = (merge(files, shown)?, ReportOptions { shown, table: *table });
            let missing = expect.as_ref().map(|all| all.without(&report.header.seeds)).unwrap_or_default();
            if missing.count() > 0 {
                writeln!(out, "--seeds {}", stopped::ranges(&missing))?;
                return Ok(Outcome::Findings);
            }
            write(&report, &[], told, out)
        }
        None => play(&simulate.run, ReportOptions { shown: &simulate.shown, table: simulate.table }, out),
    }
}

/// How results are reported.
#[derive(Clone, Copy, Debug)]
struct ReportOptions<'a> {
    shown: &'a OutputArgs,
    /// The table, for table formats.
    table: TableKind,
}

fn play(run: &Run, told: ReportOptions<'_>, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    let seeds = match &run.seeds {
        Some(seeds) => seeds.clone(),
        None => SeedRange::starting(run.seed, run.games).map_err(|error| cannot(&error))?.into(),
    };
    let seeds = run.shard.map_or_else(|| seeds.clone(), |shard| seeds.part(shard));
    sees_folder(told.shown)?;
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
        seeds: seeds.clone(),
        step_limit: run.step_limit,
        jobs: run.jobs,
        keep_games: is_a_table(told.shown.format) && kind(told.table).is_of_games(),
        examples: 0,
        language: "en",
    };
    let header = match told.shown.format {
        SimulateFormat::Json => {
            Some(simulate::header::<Shipped>(&chosen.loaded, &plan).map_err(|error| cannot(&error))?)
        }
        SimulateFormat::Table | SimulateFormat::Csv | SimulateFormat::Parquet => None,
    };
    if let (Some(shard), Some(file), Some(header)) = (run.shard, &told.shown.out, &header)
        && read_report(file).is_ok_and(|report| report.header == *header)
    {
        writeln!(screen::stderr(), "shard {shard} is in {} already", file.display())?;
        return Ok(Outcome::Clean);
    }
    let watched = Watched::new(seeds.count())?;
    let ran = simulate::run::<Shipped>(&chosen.loaded, &plan, &watched.control());
    let bar = watched.bar;
    bar.finish_and_clear();
    let mut ran = ran.map_err(|error| cannot(&error))?;
    if run.shard.is_some() && ran.stopped {
        return Err(Refusal("stopped: a shard is written whole or not at all".to_owned()));
    }
    ran.report.header.signature = header.and_then(|header| header.signature);
    let missing = ran.stopped.then(|| stopped::say(&ran.report.header.seeds, &seeds)).transpose()?;
    let outcome = write(&ran.report, &ran.tables, told, out)?;
    if told.shown.format == SimulateFormat::Table && told.shown.out.is_none() {
        let stuck = ran.report.tally.troubles.first.first().map(|trouble| trouble.seed);
        let first = ran.report.header.seeds.ranges().first().map(|range| range.first);
        if let Some(seed) = stuck.or(first) {
            writeln!(out, "\nTo see the game of seed {seed}: {}", again::command(run, seed))?;
        }
    }
    let Some(said) = missing else { return Ok(outcome) };
    out.flush()?;
    writeln!(screen::stderr(), "{said}")?;
    // A report on fewer games than requested must not pass for the whole.
    Ok(Outcome::Findings)
}

fn cannot(error: &dyn std::fmt::Display) -> Refusal {
    Refusal(format!("cannot simulate: {error}"))
}

fn merge(files: &[PathBuf], shown: &OutputArgs) -> Result<Report, Refusal> {
    sees_folder(shown)?;
    let mut merged: Option<Report> = None;
    for file in files {
        let report = read_report(file)?;
        match &mut merged {
            None => merged = Some(report),
            Some(merged) => merged.merge(&report).map_err(|error| {
                let first = files.first().map_or_else(String::new, |first| first.display().to_string());
                let same = files.iter().filter(|other| *other == file).count() > 1;
                let why = if same { "it is named twice".to_owned() } else { error.to_string() };
                Refusal(format!("{} cannot be added to {first}: {why}", file.display()))
            })?,
        }
    }
    merged.ok_or_else(|| Refusal("no reports are named".to_owned()))
}

/// Reads a report. Its version is told first: reports of other versions of Provost lack sums.
fn read_report(file: &Path) -> Result<Report, Refusal> {
    #[derive(Deserialize)]
    struct Form {
        version: u32,
        #[serde(default)]
        checksum: String,
    }
    let what = "report of a simulation";
    let refuse = |why: &dyn std::fmt::Display| Refusal(format!("{} cannot be used: {why}", file.display()));
    let Form { version, checksum } = super::play::read_json(file, what)?;
    if version != Header::VERSION {
        return Err(refuse(&MergeError::Version(version)));
    }
    let report: Report = super::play::read_json(file, what)?;
    if report.checksum() != checksum {
        return Err(refuse(&"its sums do not have the checksum that it was written with"));
    }
    Ok(report)
}

/// Unfinished games are findings.
fn write(
    report: &Report,
    tables: &[ReportTable],
    told: ReportOptions<'_>,
    out: &mut dyn Write,
) -> Result<Outcome, Refusal> {
    let ReportOptions { shown, table: kind } = told;
    let mut bytes = Vec::new();
    match shown.format {
        SimulateFormat::Table => simulation::text(report, shown.entries, shown.sources, &mut bytes)?,
        SimulateFormat::Json => simulation::json(report, &mut bytes)?,
        SimulateFormat::Csv => simulation::csv(&table(report, tables, kind)?, &mut bytes)?,
        #[cfg(feature = "parquet")]
        SimulateFormat::Parquet => bytes = parquet::bytes(&table(report, tables, kind)?)?,
        #[cfg(not(feature = "parquet"))]
        SimulateFormat::Parquet => return Err(without_parquet()),
    }
    match &shown.out {
        Some(file) => provost_packs::replace_file(file, bytes)?,
        None => out.write_all(&bytes)?,
    }
    let troubles = &report.tally.troubles;
    if troubles.count == 0 {
        return Ok(Outcome::Clean);
    }
    // Readers of the text report have seen them there.
    if shown.format != SimulateFormat::Table || shown.out.is_some() {
        simulation::troubles(troubles, STUCK, &mut screen::stderr())?;
    }
    Ok(Outcome::Findings)
}

/// Explains what is missing, and how to get it.
fn without_parquet() -> Refusal {
    let build = "cargo install --path cli --features parquet";
    Refusal(format!("this program was built without the feature `parquet`; `{build}` switches it on"))
}

fn table(report: &Report, tables: &[ReportTable], asked: TableKind) -> Result<ReportTable, Refusal> {
    let kind = kind(asked);
    let found = tables.iter().find(|table| table.kind == kind).cloned();
    found.or_else(|| ReportTable::of_report(report, kind)).ok_or_else(|| {
        Refusal(
            "reports hold sums, not single games; put tables of games together by appending their rows, or ask for \
             `--table entries`"
                .to_owned(),
        )
    })
}

const fn kind(table: TableKind) -> ReportTableKind {
    match table {
        TableKind::Games => ReportTableKind::Games,
        TableKind::Players => ReportTableKind::Players,
        TableKind::Entries => ReportTableKind::Entries,
        TableKind::Abilities => ReportTableKind::Abilities,
        TableKind::Curves => ReportTableKind::Curves,
        TableKind::Sources => ReportTableKind::Sources,
    }
}

const fn is_a_table(format: SimulateFormat) -> bool {
    matches!(format, SimulateFormat::Csv | SimulateFormat::Parquet)
}

/// Checks that the report can be written before hours are spent on it.
fn sees_folder(shown: &OutputArgs) -> Result<(), Refusal> {
    if shown.format == SimulateFormat::Parquet && cfg!(not(feature = "parquet")) {
        return Err(without_parquet());
    }
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
    if !folder.is_dir() {
        return Err(Refusal(format!("there is no folder {}", folder.display())));
    }
    Ok(provost_packs::try_to_replace(file)?)
}
