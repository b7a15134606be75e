//! Sources of a number: exact sums for each source, and the figures computed from them.

use super::figures::per_player;
use super::{Catalogue, Curve, MetricInfo, Played};
use crate::statistics::{Estimate, Histogram, Merge, Moments, float, round};
use provost_engine::game::metrics::Source;
use provost_engine::game::speech::Speech;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The sources of a number, by id. Gains and losses by the same source are kept apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sources {
    /// Gains, including 0 where there could have been something.
    pub gained: BTreeMap<String, SourceTally>,
    /// Losses and payments.
    pub lost: BTreeMap<String, SourceTally>,
}

/// The sums of a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceTally {
    /// Its name.
    pub name: String,
    /// For each game in which it occurred, the sum over all players.
    pub total: Moments,
    /// The amount each time.
    pub each: Histogram,
}

impl Sources {
    /// Adds a game: the number at this index.
    pub(super) fn add(&mut self, played: &Played, metric: usize, speech: &Speech<'_>) {
        let mut gained = BTreeMap::new();
        let mut lost = BTreeMap::new();
        for change in played.changes.iter().filter(|change| change.metric == metric) {
            let (all, totals) =
                if change.amount < 0 { (&mut self.lost, &mut lost) } else { (&mut self.gained, &mut gained) };
            let id = change.source.id(speech);
            *totals.entry(id).or_insert(0_i64) += i64::from(change.amount);
            if let Some(there) = all.get_mut(id) {
                there.each.add(change.amount.into(), played.seed);
            } else {
                let mut each = Histogram::default();
                each.add(change.amount.into(), played.seed);
                let new = SourceTally { name: change.source.name(speech), total: Moments::default(), each };
                all.insert(id.to_owned(), new);
            }
        }
        for (all, totals) in [(&mut self.gained, gained), (&mut self.lost, lost)] {
            for (id, total) in totals {
                if let Some(there) = all.get_mut(id) {
                    there.total.add(total);
                }
            }
        }
    }
}

impl Merge for SourceTally {
    fn include(&mut self, other: &Self) {
        self.total.include(&other.total);
        self.each.include(&other.each);
    }
}

impl Merge for Sources {
    fn include(&mut self, other: &Self) {
        self.gained.include(&other.gained);
        self.lost.include(&other.lost);
    }
}

/// The sources of a player's number. The rows add up to the final value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SourcesFigures {
    /// The id of the number.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The start value, then the gains, greatest first, and at last the greatest losses.
    pub rows: Vec<SourceRow>,
    /// The final value.
    pub end: Option<Estimate>,
}

/// A source.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SourceRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether these are its losses.
    pub lost: bool,
    /// A player's mean amount from it per game; below 0 for losses.
    pub mean: Option<Estimate>,
    /// How often it occurs for a player in a game.
    pub times: f64,
    /// The smallest amount at a time; for losses, the largest.
    pub least: i64,
    /// The largest amount at a time.
    pub most: i64,
}

pub(super) fn figures(
    catalogue: &Catalogue,
    sources: &[Sources],
    curves: &[Curve],
    games: u64,
    players: u8,
) -> Vec<SourcesFigures> {
    let of = |((metric, sources), curve): ((&MetricInfo, &Sources), &Curve)| {
        let ways = [(&sources.gained, false), (&sources.lost, true)];
        let rows = ways.into_iter().flat_map(|(all, lost)| {
            let mut rows: Vec<SourceRow> =
                all.iter().filter_map(|(id, source)| row(id, source, lost, games, players)).collect();
            let rank = |row: &SourceRow| (row.id != START, -row.mean.map_or(0.0, |mean| mean.value.abs()));
            rows.sort_by(|one, other| {
                let (one, other) = (rank(one), rank(other));
                one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
            });
            rows
        });
        let rows: Vec<SourceRow> = rows.collect();
        let end = per_player(&curve.end, players).map(Estimate::rounded);
        let (id, name) = (metric.id.clone(), metric.name.clone());
        (!rows.is_empty()).then_some(SourcesFigures { id, name, rows, end })
    };
    catalogue.metrics.iter().zip(sources).zip(curves).filter_map(of).collect()
}

const START: &str = if let Source::Rule(id) = Source::START { id } else { "" };

/// A source that never gives anything is left out.
fn row(id: &str, source: &SourceTally, lost: bool, games: u64, players: u8) -> Option<SourceRow> {
    let SourceTally { name, total, each } = source;
    // Games in which it did not occur count as 0.
    let total = Moments { count: games, ..*total };
    let (least, most) = (each.quantile(0.0)?, each.quantile(1.0)?);
    (least != 0 || most != 0).then(|| SourceRow {
        id: id.to_owned(),
        name: name.clone(),
        lost,
        mean: per_player(&total, players).map(Estimate::rounded),
        times: round(float(each.count()) / float(games.max(1)) / f64::from(players)),
        least,
        most,
    })
}
