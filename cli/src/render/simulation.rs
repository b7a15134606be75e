//! The results of a simulation, for people and for programs.

use super::columns::{self, Align};
use crate::Refusal;
use provost_packs::safe;
use provost_playtest::simulate::{
    EntryFigures, Figures, Header, PartFigures, Report, ReportTable, SourcesFigures, Spread, Troubles,
};
use provost_playtest::statistics::Estimate;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{self, Write};

/// The most entries listed that stand out.
const STANDING_OUT: usize = 12;

/// The JSON form of a report: figures for people, then the data needed to merge it.
#[derive(Serialize)]
struct Document<'r> {
    #[serde(flatten)]
    header: &'r Header,
    results: Figures,
    catalogue: &'r provost_playtest::simulate::Catalogue,
    tally: &'r provost_playtest::simulate::Tally,
    checksum: String,
}

/// Writes a report as JSON.
pub(crate) fn json(report: &Report, out: &mut dyn Write) -> Result<(), Refusal> {
    let Report { header, catalogue, tally } = report;
    let document =
        Document { header, results: Figures::of(report), catalogue, tally, checksum: report.checksum() };
    let json = crate::render::to_json(&document)?;
    Ok(writeln!(out, "{json}")?)
}

/// Writes a table as comma-separated values.
pub(crate) fn csv(table: &ReportTable, out: &mut dyn Write) -> Result<(), Refusal> {
    let mut writer = csv::Writer::from_writer(out);
    let failed = |error: csv::Error| Refusal(error.to_string());
    writer.write_record(table.columns.iter().map(|column| &column.name)).map_err(failed)?;
    let rows = table.columns.first().map_or(0, |column| column.values.len());
    for row in 0..rows {
        let cells = table.columns.iter().map(|column| safe::cell(&column.values.text(row)).into_owned());
        writer.write_record(cells).map_err(failed)?;
    }
    Ok(writer.flush()?)
}

/// Writes a report for people.
pub(crate) fn text(
    report: &Report,
    all_entries: bool,
    with_sources: bool,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let figures = Figures::of(report);
    heading(report, out)?;
    let stuck = &report.tally.troubles;
    if stuck.count > 0 {
        writeln!(out)?;
        troubles(stuck, usize::MAX, out)?;
    }
    if figures.games == 0 {
        return Ok(());
    }
    wins(&figures, out)?;
    spreads(&figures, out)?;
    parts("How games end", &figures.endings, out)?;
    parts("Ranks", &figures.ranks, out)?;
    curves(&figures, with_sources, out)?;
    if with_sources {
        figures.sources.iter().try_for_each(|number| sources(number, out))?;
    }
    entries(&figures, all_entries, out)?;
    never(&figures, all_entries, out)?;
    Ok(())
}

fn heading(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let Header { game, players, agents, mirrored, seeds, content, packs, setup, .. } = &report.header;
    let each = if *mirrored { agents.len().max(1) as u64 } else { 1 };
    let games = many(seeds.count().saturating_mul(each), "game", "games");
    let mirror = if *mirrored { ", every seed once with each order of seats" } else { "" };
    let seats = many(u64::from(*players), "player", "players");
    writeln!(out, "{games} of {game} with {seats}: seeds {seeds}, played by {}{mirror}", agents.join(", "))?;
    let packs: Vec<String> = packs.iter().map(|(id, print)| format!("{id} {}", print.version)).collect();
    writeln!(out, "content {content}: {}", packs.join(", "))?;
    let chosen = chosen(setup);
    if chosen.is_empty() { Ok(()) } else { writeln!(out, "set-up: {}", chosen.join("; ")) }
}

/// Lists the set-up keys without default values; the number of players is shown above.
fn chosen(setup: &Value) -> Vec<String> {
    let ids = |value: &Value| match value {
        Value::String(id) => id.clone(),
        Value::Array(ids) => ids.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => String::new(),
    };
    let named = [("scenario", "scenario"), ("difficulty", "difficulty"), ("options", "variants")];
    let other = [("affinities", "affinities"), ("clans", "clans"), ("tiles", "tiles")];
    let say = |(key, name): (&str, &str)| {
        let ids = setup.get(key).map(ids).filter(|ids| !ids.is_empty())?;
        Some(format!("{name} {ids}"))
    };
    named.into_iter().chain(other).filter_map(say).collect()
}

/// Lists unfinished games.
pub(crate) fn troubles(troubles: &Troubles, most: usize, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} did not come to an end", many(troubles.count, "game", "games"))?;
    for trouble in troubles.first.iter().take(most) {
        writeln!(out, "  {trouble}")?;
    }
    let rest = troubles.count.saturating_sub(troubles.first.len().min(most) as u64);
    if rest > 0 {
        writeln!(out, "  and {rest} more")?;
    }
    Ok(())
}

fn wins(figures: &Figures, out: &mut dyn Write) -> io::Result<()> {
    let Some(share) = figures.wins.first().and_then(|group| group.rows.first()).map(|row| row.share) else {
        return Ok(());
    };
    writeln!(out, "\nWho wins (the share of each is {}; * stands out)", percent(share))?;
    let several_agents = |by: &str, rows: usize| by != "agent" || rows > 1;
    for group in figures.wins.iter().filter(|group| several_agents(&group.by, group.rows.len())) {
        let mut rows =
            vec![cells(&[&format!("by {}", group.by), "players", "wins", "95 % interval", "", "score"])];
        for row in &group.rows {
            rows.push(vec![
                row.name.clone(),
                row.players.to_string(),
                percent(row.win.value),
                interval_of_percent(&row.win),
                if row.stands_out { "*" } else { "" }.to_owned(),
                format!("{:.1}", row.score),
            ]);
        }
        columns::print(&[Align::Left, Align::Right], &rows, out)?;
    }
    Ok(())
}

fn spreads(figures: &Figures, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\nLength and scores")?;
    let mut rows = vec![cells(&["", "mean", "95 % interval", "least", "10 %", "median", "90 %", "most"])];
    let mut add = |name: &str, spread: &Spread| {
        let number = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
        let mean = spread.mean;
        let mut row =
            vec![name.to_owned(), mean.map_or_else(String::new, |mean| format!("{:.2}", mean.value))];
        row.push(mean.map_or_else(String::new, |mean| interval(&mean)));
        row.extend([spread.min, spread.p10, spread.median, spread.p90, spread.max].map(number));
        rows.push(row);
    };
    add("rounds", &figures.rounds);
    add("decisions", &figures.decisions);
    add("score", &figures.score);
    add("best score", &figures.best_score);
    columns::print(&[Align::Left, Align::Right], &rows, out)
}

fn parts(title: &str, parts: &[PartFigures], out: &mut dyn Write) -> io::Result<()> {
    if parts.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{title}")?;
    let row = |part: &PartFigures| {
        let seed = format!("seed {}", part.seed);
        vec![part.name.clone(), percent(part.part.value), interval_of_percent(&part.part), seed]
    };
    let rows: Vec<_> = parts.iter().map(row).collect();
    columns::print(&[Align::Left, Align::Right], &rows, out)
}

fn curves(figures: &Figures, with_sources: bool, out: &mut dyn Write) -> io::Result<()> {
    let rounds: BTreeSet<u32> =
        figures.curves.iter().flat_map(|curve| curve.rounds.keys().copied()).collect();
    let hint = if with_sources { "" } else { "; `--sources` lists where they come from" };
    writeln!(out, "\nA player at the first decision of each round, and at the end (means{hint})")?;
    let mut head = vec![String::new()];
    head.extend(rounds.iter().map(|round| format!("round {round}")));
    head.push("end".to_owned());
    let mut rows = vec![head];
    let mean = |mean: Option<&Estimate>| mean.map_or_else(String::new, |mean| format!("{:.1}", mean.value));
    for curve in &figures.curves {
        let mut row = vec![curve.name.clone()];
        row.extend(rounds.iter().map(|round| mean(curve.rounds.get(round))));
        row.push(mean(curve.end.as_ref()));
        rows.push(row);
    }
    columns::print(&[Align::Left, Align::Right], &rows, out)
}

/// Writes the sources of a number; the rows add up to the last one.
fn sources(number: &SourcesFigures, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\nSources of {} (means of a player and game)", number.name)?;
    let mean = |mean: Option<Estimate>| mean.map_or_else(String::new, |mean| format!("{:+.2}", mean.value));
    let around = |mean: Option<Estimate>| mean.as_ref().map_or_else(String::new, interval);
    let mut rows = vec![cells(&["", "mean", "95 % interval", "times", "each time"])];
    for row in &number.rows {
        let each = if row.least == row.most {
            format!("{:+}", row.least)
        } else {
            format!("{:+} .. {:+}", row.least, row.most)
        };
        rows.push(vec![
            row.name.clone(),
            mean(row.mean),
            around(row.mean),
            format!("{:.2}", row.times),
            each,
        ]);
    }
    let end = number.end.map_or_else(String::new, |end| format!("{:.2}", end.value));
    rows.push(vec!["at the end".to_owned(), end, around(number.end)]);
    columns::print(&[Align::Left, Align::Right], &rows, out)
}

fn entries(figures: &Figures, all: bool, out: &mut dyn Write) -> io::Result<()> {
    let head = ["", "kind", "offered", "taken", "take rate", "used", "effect", "95 % interval", "fired"];
    let align = [Align::Left, Align::Left, Align::Right];
    let mut rows = vec![cells(&head)];
    if all {
        writeln!(out, "\nEntries (in parts of all games; the effect is on the rate of winning, in points)")?;
        rows.extend(figures.entries.iter().map(entry_row));
        return columns::print(&align, &rows, out);
    }
    let mut found: Vec<&EntryFigures> = figures.entries.iter().filter(|entry| stands_out(entry)).collect();
    let strength = |entry: &EntryFigures| entry.effect.map_or(0.0, |effect| effect.value.abs());
    found.sort_by(|one, other| strength(other).total_cmp(&strength(one)).then_with(|| one.id.cmp(&other.id)));
    let count = found.len();
    if count == 0 {
        return writeln!(out, "\nNo entry stands out; `--entries` lists all {}", figures.entries.len());
    }
    writeln!(
        out,
        "\nEntries whose takers win more or less than their share ({count} of {}; `--entries` lists all)",
        figures.entries.len()
    )?;
    rows.extend(found.into_iter().take(STANDING_OUT).map(entry_row));
    columns::print(&align, &rows, out)?;
    if count > STANDING_OUT {
        writeln!(out, "  and {} more", count - STANDING_OUT)?;
    }
    // Of twenty 95 % intervals, one is expected to miss.
    let looked_at = figures.entries.iter().filter(|entry| entry.effect.is_some()).count();
    let chance = crate::command::plural(looked_at.div_ceil(20), "entry", "entries");
    writeln!(out, "Of {looked_at} entries that were taken, up to {chance} may stand out by chance alone")
}

/// Returns whether an entry stands out. Entries that everybody starts with say who the players are, not what
/// is worth taking.
fn stands_out(entry: &EntryFigures) -> bool {
    entry.effect.is_some_and(|effect| effect.excludes(0.0))
}

fn entry_row(entry: &EntryFigures) -> Vec<String> {
    let points = |number: f64| format!("{:+.1}", number * 100.0);
    let fired: Vec<String> = entry.fired.iter().map(ToString::to_string).collect();
    vec![
        format!("{} ({})", entry.name, entry.id),
        entry.kind.clone(),
        percent(entry.offered),
        percent(entry.taken),
        entry.take_rate.map_or_else(String::new, percent),
        percent(entry.used),
        entry.effect.map_or_else(String::new, |effect| points(effect.value)),
        entry
            .effect
            .map_or_else(String::new, |effect| format!("{} .. {}", points(effect.low), points(effect.high))),
        fired.join(" "),
    ]
}

fn never(figures: &Figures, all: bool, out: &mut dyn Write) -> io::Result<()> {
    let list = |title: &str, is: fn(&EntryFigures) -> bool, out: &mut dyn Write| {
        let found: Vec<&str> =
            figures.entries.iter().filter(|entry| is(entry)).map(|entry| entry.id.as_str()).collect();
        if found.is_empty() { Ok(()) } else { writeln!(out, "\n{title}: {}", found.join(", ")) }
    };
    list("Never taken, though offered", |entry| entry.never_taken, out)?;
    list("Never offered", |entry| entry.never_offered, out)?;
    let fired = &figures.never_fired;
    if fired.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nAbilities that never fired: {}", fired.len())?;
    let shown = if all { fired.len() } else { STANDING_OUT };
    for ability in fired.iter().take(shown) {
        writeln!(out, "  {}, line {}: {}", ability.entry, ability.line, ability.text)?;
    }
    if fired.len() > shown {
        writeln!(out, "  and {} more; `--entries` lists all", fired.len() - shown)?;
    }
    Ok(())
}

fn many(count: u64, one: &str, other: &str) -> String {
    crate::command::plural(usize::try_from(count).unwrap_or(usize::MAX), one, other)
}

fn cells(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}

fn interval_of_percent(estimate: &Estimate) -> String {
    format!("{:.1} .. {:.1}", estimate.low * 100.0, estimate.high * 100.0)
}

fn interval(estimate: &Estimate) -> String {
    if !estimate.low.is_finite() {
        return "too few games".to_owned();
    }
    format!("{:.2} .. {:.2}", estimate.low, estimate.high)
}
