//! Comparisons of two versions, for people and for programs.

use super::columns::{self, Align};
use crate::Refusal;
use crate::command::plural;
use provost_packs::safe;
use provost_playtest::compare::{Allowed, Borders, Change, Comparison, SideReport, Verdict};
use provost_playtest::statistics::Estimate;
use serde::Serialize;
use std::io::{self, Write};

/// A change and the verdict of a gate about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GateVerdict<'c> {
    pub(crate) gate: &'c Allowed,
    pub(crate) change: &'c Change,
    pub(crate) verdict: Verdict,
}

/// The prefix of titles in a Markdown report.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level(pub(crate) &'static str);

/// The sections of a report: prefixes of ids, titles, and whether they are shown without changes.
const SECTIONS: [(&[&str], &str, bool); 6] = [
    (&["win"], "Who wins", true),
    (&["rounds", "decisions", "score", "best-score"], "Length and scores", true),
    (&["ending"], "How games end", true),
    (&["curve"], "A player at the first decision of a round, and at the end", false),
    (&["taken"], "Players of a game who take an entry", false),
    (&["fired"], "How often the abilities of an entry fire in a game", false),
];

/// The most unfinished games described for each version.
const STUCK: usize = 3;

const HEAD: [&str; 5] = ["before", "after", "change", "95 % interval", ""];

/// The JSON form of a comparison.
#[derive(Serialize)]
struct Document<'c> {
    #[serde(flatten)]
    comparison: &'c Comparison,
    gates: Vec<GateRow<'c>>,
}

#[derive(Serialize)]
struct GateRow<'c> {
    gate: Gate<'c>,
    what: &'c str,
    verdict: Verdict,
}

/// A gate as understood: its borders are in the unit of its number.
#[derive(Serialize)]
struct Gate<'c> {
    what: &'c str,
    #[serde(flatten)]
    borders: Borders,
}

/// Writes a comparison as JSON.
pub(crate) fn json(
    comparison: &Comparison,
    verdicts: &[GateVerdict<'_>],
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let gates = verdicts.iter().map(|found| GateRow {
        gate: Gate { what: &found.gate.what, borders: found.gate.borders(found.change) },
        what: &found.change.what,
        verdict: found.verdict,
    });
    let gates = gates.collect();
    let document = Document { comparison, gates };
    let json = crate::render::to_json(&document)?;
    Ok(writeln!(out, "{json}")?)
}

/// Writes a comparison for people.
pub(crate) fn text(
    comparison: &Comparison,
    verdicts: &[GateVerdict<'_>],
    all: bool,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    for line in heading(comparison) {
        writeln!(out, "{line}")?;
    }
    for (title, rows) in sections(comparison, all) {
        writeln!(out, "\n{title}")?;
        let mut lines = vec![[String::new()].into_iter().chain(HEAD.map(str::to_owned)).collect::<Vec<_>>()];
        lines.extend(rows);
        columns::print(&[Align::Left, Align::Right], &lines, out)?;
    }
    write_list(&footing(comparison, all), "\n", out)?;
    if !verdicts.is_empty() {
        writeln!(out, "\nGates")?;
    }
    for line in verdicts.iter().map(gate_line) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Writes a comparison as Markdown.
pub(crate) fn markdown(
    comparison: &Comparison,
    verdicts: &[GateVerdict<'_>],
    all: bool,
    level: Level,
    out: &mut dyn Write,
) -> Result<(), Refusal> {
    let Level(mark) = level;
    let safe = |lines: Vec<String>| lines.iter().map(|line| safe::markdown(line)).collect::<Vec<_>>();
    write_list(&safe(heading(comparison)), "", out)?;
    if !verdicts.is_empty() {
        writeln!(out, "\n{mark} Gates\n")?;
    }
    for line in verdicts.iter().map(gate_line) {
        writeln!(out, "- {}", safe::markdown(&line))?;
    }
    for (title, rows) in sections(comparison, all) {
        writeln!(out, "\n{mark} {title}\n\n| | {} |\n|---|--:|--:|--:|--:|---|", HEAD.join(" | "))?;
        for row in rows {
            let cells: Vec<String> = row.iter().map(|cell| safe::markdown(cell)).collect();
            writeln!(out, "| {} |", cells.join(" | "))?;
        }
    }
    write_list(&safe(footing(comparison, all)), "\n", out)?;
    Ok(())
}

/// Describes the changes in the play of an entry that both versions have: how many take it, and how often it
/// does something.
pub(crate) fn of_entry(comparison: &Comparison, id: &str) -> Vec<String> {
    let is = |change: &&Change, sort: &str| {
        change.what.strip_prefix(sort).and_then(|rest| rest.strip_prefix('.')) == Some(id)
    };
    let say = |(sort, name): (&str, &str)| {
        let Change { share, a, b, change, decided, .. } =
            comparison.changes.iter().find(|change| is(change, sort))?;
        let number = |number: f64, sign: bool| said(*share, number, sign);
        let mark = if *decided { " *" } else { "" };
        Some(format!(
            "{name}: {} -> {} ({}, 95 % interval {} .. {}){mark}",
            number(*a, false),
            number(*b, false),
            number(change.value, true),
            number(change.low, true),
            number(change.high, true),
        ))
    };
    [("taken", "players of a game who take it"), ("fired", "how often its abilities fire in a game")]
        .into_iter()
        .filter_map(say)
        .collect()
}

/// Writes lines as paragraphs.
fn write_list(lines: &[String], before: &str, out: &mut dyn Write) -> io::Result<()> {
    lines.iter().enumerate().try_for_each(|(at, line)| {
        let before = if at > 0 && before.is_empty() { "\n" } else { before };
        writeln!(out, "{before}{line}")
    })
}

fn heading(comparison: &Comparison) -> Vec<String> {
    let Comparison { game, players, agents, seeds, a, b, pairs, same, .. } = comparison;
    let many = |count: u64, one, other| plural(usize::try_from(count).unwrap_or(usize::MAX), one, other);
    let seats = many(u64::from(*players), "player", "players");
    let mut lines = vec![format!(
        "{} of {game} with {seats}: seeds {seeds}, played by {}",
        many(seeds.count(), "pair of games", "pairs of games"),
        agents.join(", ")
    )];
    let side = |name: &str, side: &SideReport| {
        let packs: Vec<String> =
            side.packs.iter().map(|(id, print)| format!("{id} {}", print.version)).collect();
        format!("{name}: content {}: {}", side.content, packs.join(", "))
    };
    lines.push(side("before", a));
    lines.push(side("after", b));
    if a.content == b.content && a.setup == b.setup {
        lines.push("both versions are the same".to_owned());
    } else {
        lines.push(format!("{same} of {pairs} games are the same in both versions"));
    }
    for (name, side) in [("before", a), ("after", b)] {
        if side.troubles > 0 {
            let games = many(side.troubles, "game", "games");
            let shown: Vec<String> = side.stuck.iter().take(STUCK).map(ToString::to_string).collect();
            let rest = side.troubles.saturating_sub(shown.len() as u64);
            let rest = if rest > 0 { format!("; and {rest} more") } else { String::new() };
            lines.push(format!("{games} did not come to an end {name}: {}{rest}", shown.join("; ")));
        }
    }
    lines
}

type Rows = Vec<Vec<String>>;

fn sections(comparison: &Comparison, all: bool) -> Vec<(&'static str, Rows)> {
    let section = |(starts, title, always): &(&[&str], &'static str, bool)| {
        let of = |change: &&Change| {
            let start = change.what.split('.').next().unwrap_or_default();
            starts.contains(&start) && (all || *always || change.decided)
        };
        let rows: Rows = comparison.changes.iter().filter(of).map(row).collect();
        (*title, rows)
    };
    SECTIONS.iter().map(section).filter(|(_, rows)| !rows.is_empty()).collect()
}

fn row(change: &Change) -> Vec<String> {
    let Change { share, name, a, b, change: found, decided, .. } = change;
    let say = |number: f64, sign: bool| said(*share, number, sign);
    vec![
        name.clone(),
        say(*a, false),
        say(*b, false),
        say(found.value, true),
        format!("{} .. {}", say(found.low, true), say(found.high, true)),
        if *decided { "*" } else { "" }.to_owned(),
    ]
}

/// Formats a number: shares in per cent, others with two digits after the point.
fn said(share: bool, number: f64, sign: bool) -> String {
    match (share, sign) {
        (true, true) => format!("{:+.1}", number * 100.0),
        (true, false) => format!("{:.1} %", number * 100.0),
        (false, true) => format!("{number:+.2}"),
        (false, false) => format!("{number:.2}"),
    }
}

fn footing(comparison: &Comparison, all: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, side) in [("before", &comparison.a), ("after", &comparison.b)] {
        if !side.only.is_empty() {
            lines.push(format!("Only {name}: {}", side.only.join(", ")));
        }
    }
    if comparison.pairs == 0 {
        lines.push("No pair of games came to its end in both versions: nothing can be compared".to_owned());
        return lines;
    }
    let changed = comparison.changes.iter().filter(|change| change.decided).count();
    let of = comparison.changes.len();
    let said = match changed {
        0 => format!("None of {of} numbers has changed for certain"),
        1 => format!("1 of {of} numbers has changed"),
        _ => format!("{changed} of {of} numbers have changed"),
    };
    // Numbers that cannot differ at all are not counted among those that could by chance.
    let doubtful = comparison.changes.iter().filter(|change| change.change.low < change.change.high).count();
    let chance = plural(doubtful.div_ceil(20), "star", "stars");
    let rest = if all { "" } else { "; `--all` shows the others" };
    lines.push(format!("{said} (* the interval leaves out 0){rest}. Up to {chance} may be chance alone"));
    lines
}

fn gate_line(found: &GateVerdict<'_>) -> String {
    let GateVerdict { gate, change, verdict } = found;
    let Estimate { value, low, high } = change.change;
    let say = |number| said(change.share, number, true);
    let found = format!("{} ({}): {}, {} .. {}", change.what, change.name, say(value), say(low), say(high));
    let Borders { low, high } = gate.borders(change);
    let unit = if change.share { " points" } else { "" };
    let range = format!("{} .. {}{unit}", say(low), say(high));
    match verdict {
        Verdict::Kept => format!("kept: {found} lies within {range}"),
        Verdict::Undecided => {
            format!("not decided yet: {found} reaches across {range}; more games may decide it")
        }
        Verdict::Broken => format!("broken: {found} lies outside {range}"),
    }
}
