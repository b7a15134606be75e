//! Noteworthy findings of a run, the worst first. Only those that a 95 % interval confirms.

use provost_playtest::simulate::Figures;
use provost_playtest::statistics::Estimate;

/// A noteworthy finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What.
    pub kind: FindingKind,
    /// The smallest effect: the distance from the fair value to the near end of the interval.
    pub weight: f64,
}

/// The sorts of findings.
#[derive(Clone, Debug, PartialEq)]
pub enum FindingKind {
    /// The number of games that were not finished.
    Troubles(u64),
    /// Players of one sort win more or less than their share.
    Group {
        /// The sort.
        by: String,
        /// The id.
        id: String,
        /// Their name.
        name: String,
        /// Their rate of winning.
        win: Estimate,
        /// The value if all were alike.
        share: f64,
    },
    /// Those who took an entry win more or less than their share.
    Entry {
        /// Its id.
        id: String,
        /// Its name.
        name: String,
        /// By how much.
        effect: Estimate,
    },
    /// The number of entries that were options but never taken.
    NeverTaken(usize),
    /// The number of abilities that never fired.
    NeverFired(usize),
    /// The number of intervals; a twentieth of them is expected to miss by chance alone.
    Chance {
        /// How many intervals.
        looked: usize,
        /// How many of them stand out.
        found: usize,
    },
}

/// Returns the noteworthy findings, the worst first.
pub fn findings(figures: &Figures) -> Vec<Finding> {
    let mut all: Vec<Finding> = groups(figures).chain(entries(figures)).collect();
    all.sort_by(|one, other| other.weight.total_cmp(&one.weight));
    let mut first = Vec::new();
    let add = |all: &mut Vec<Finding>, kind| all.push(Finding { kind, weight: 0.0 });
    if figures.troubles > 0 {
        add(&mut first, FindingKind::Troubles(figures.troubles));
    }
    let looked = figures.wins.iter().map(|group| group.rows.len()).sum::<usize>()
        + figures.entries.iter().filter(|entry| entry.effect.is_some()).count();
    let found = all.len();
    let never = figures.entries.iter().filter(|entry| entry.never_taken).count();
    if never > 0 {
        add(&mut all, FindingKind::NeverTaken(never));
    }
    if !figures.never_fired.is_empty() {
        add(&mut all, FindingKind::NeverFired(figures.never_fired.len()));
    }
    if found > 0 {
        add(&mut all, FindingKind::Chance { looked, found });
    }
    first.append(&mut all);
    first
}

fn groups(figures: &Figures) -> impl Iterator<Item = Finding> {
    let rows = figures.wins.iter().flat_map(|group| group.rows.iter().map(move |row| (group, row)));
    rows.filter(|(_, row)| row.stands_out).map(|(group, row)| Finding {
        weight: distance(row.win, row.share),
        kind: FindingKind::Group {
            by: group.by.clone(),
            id: row.id.clone(),
            name: row.name.clone(),
            win: row.win,
            share: row.share,
        },
    })
}

fn entries(figures: &Figures) -> impl Iterator<Item = Finding> {
    figures.entries.iter().filter_map(|entry| {
        let effect = entry.effect.filter(|effect| effect.excludes(0.0))?;
        let (id, name) = (entry.id.clone(), entry.name.clone());
        Some(Finding { weight: distance(effect, 0.0), kind: FindingKind::Entry { id, name, effect } })
    })
}

fn distance(estimate: Estimate, from: f64) -> f64 {
    (estimate.low - from).max(from - estimate.high).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use provost_playtest::simulate::{AbilityFigures, EntryFigures, GroupFigures, GroupRow, Spread};

    fn estimate(low: f64, high: f64) -> Estimate {
        Estimate { value: f64::midpoint(low, high), low, high }
    }

    fn entry(id: &str, effect: Option<Estimate>, never_taken: bool) -> EntryFigures {
        EntryFigures {
            id: id.into(),
            kind: "card".into(),
            name: id.into(),
            offered: 1.0,
            taken: 0.5,
            take_rate: None,
            takers: 10,
            effect,
            used: 0.0,
            fired: vec![0],
            never_taken,
            never_offered: false,
        }
    }

    #[test]
    fn the_worst_comes_first_and_doubt_stays_out() {
        let nothing = Spread { mean: None, min: None, p10: None, median: None, p90: None, max: None };
        let row = |id: &str, win: Estimate, stands_out| GroupRow {
            id: id.into(),
            name: id.into(),
            players: 10,
            win,
            share: 0.5,
            stands_out,
            score: 0.0,
        };
        let rows = vec![row("1", estimate(0.52, 0.58), true), row("2", estimate(0.42, 0.51), false)];
        let figures = Figures {
            games: 100,
            troubles: 2,
            wins: vec![GroupFigures { by: "seat".into(), rows }],
            score: nothing.clone(),
            best_score: nothing.clone(),
            rounds: nothing.clone(),
            decisions: nothing,
            endings: Vec::new(),
            ranks: Vec::new(),
            curves: Vec::new(),
            sources: Vec::new(),
            entries: vec![
                entry("strong", Some(estimate(0.1, 0.2)), false),
                entry("doubtful", Some(estimate(-0.1, 0.2)), false),
                entry("weak", Some(estimate(-0.3, -0.15)), false),
                entry("shunned", None, true),
            ],
            never_fired: vec![AbilityFigures { entry: "weak".into(), line: 1, text: String::new() }],
        };
        let said: Vec<String> = findings(&figures)
            .into_iter()
            .map(|finding| match finding.kind {
                FindingKind::Troubles(count) => format!("troubles {count}"),
                FindingKind::Group { by, id, .. } => format!("{by} {id}"),
                FindingKind::Entry { id, .. } => id,
                FindingKind::NeverTaken(count) => format!("never taken {count}"),
                FindingKind::NeverFired(count) => format!("never fired {count}"),
                FindingKind::Chance { looked, found } => format!("{found} of {looked}"),
            })
            .collect();
        assert_eq!(
            said,
            ["troubles 2", "weak", "strong", "seat 1", "never taken 1", "never fired 1", "3 of 5"]
        );
    }
}
