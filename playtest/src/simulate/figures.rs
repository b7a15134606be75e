//! Figures for people, computed from exact sums: rates with intervals, spreads, things that are never taken.
//! The same sums give the same figures.

use super::sources::{self, SourcesFigures};
use super::{Catalogue, Curve, EntryInfo, EntryTally, Group, Report, Tally};
use crate::statistics::{Bin, Estimate, Histogram, Moments, Rate, float, round};
use serde::Serialize;
use std::collections::BTreeMap;

/// Figures of a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Finished games.
    pub games: u64,
    /// Games that were not finished.
    pub troubles: u64,
    /// Win rates by seat, agent and trait. Empty for a single player.
    pub wins: Vec<GroupFigures>,
    /// Points of all players.
    pub score: Spread,
    /// Points of the best player of each game.
    pub best_score: Spread,
    /// The last round of games.
    pub rounds: Spread,
    /// The number of decisions of games.
    pub decisions: Spread,
    /// Why games end.
    pub endings: Vec<PartFigures>,
    /// Ranks of players, in games with ranks.
    pub ranks: Vec<PartFigures>,
    /// Numbers of a player from round to round.
    pub curves: Vec<CurveFigures>,
    /// The sources of these numbers, and the parts of scores.
    pub sources: Vec<SourcesFigures>,
    /// Entries.
    pub entries: Vec<EntryFigures>,
    /// Abilities that never fired.
    pub never_fired: Vec<AbilityFigures>,
}

/// Win rates, by one sort of thing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GroupFigures {
    /// The sort.
    pub by: String,
    /// One row each.
    pub rows: Vec<GroupRow>,
}

/// The win rate of players of one sort.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GroupRow {
    /// The id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of players, summed over games.
    pub players: u64,
    /// Their win rate; shared victories count in parts.
    pub win: Estimate,
    /// The rate if all were alike.
    pub share: f64,
    /// Whether the share lies outside the interval.
    pub stands_out: bool,
    /// Their mean score.
    pub score: f64,
}

/// The spread of numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean; for scores, that of the mean over the players of a game.
    pub mean: Option<Estimate>,
    /// The least.
    pub min: Option<i64>,
    /// A tenth lies below.
    pub p10: Option<i64>,
    /// Half lies below.
    pub median: Option<i64>,
    /// A tenth lies above.
    pub p90: Option<i64>,
    /// The most.
    pub max: Option<i64>,
}

/// A share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartFigures {
    /// The id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How often it occurred.
    pub count: u64,
    /// Its share of all.
    pub part: Estimate,
    /// The smallest seed of a game in which it occurred.
    pub seed: u64,
}

/// A number of a player from round to round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CurveFigures {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The mean over all players, at the first question of each round.
    pub rounds: BTreeMap<u32, Estimate>,
    /// The same at the end of the game.
    pub end: Option<Estimate>,
}

/// The figures of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EntryFigures {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// The share of games in which it was an option.
    pub offered: f64,
    /// The share of games in which a player got it.
    pub taken: f64,
    /// The share of players who got it, among those who had it as an option; more than 1 if it also comes
    /// without a choice.
    pub take_rate: Option<f64>,
    /// The number of players who got it, summed over games.
    pub takers: u64,
    /// The win rate of players who got it, minus their share: an effect is above or below 0.
    pub effect: Option<Estimate>,
    /// The share of games in which one of its abilities fired.
    pub used: f64,
    /// How often its abilities fired, in the order of the text.
    pub fired: Vec<u64>,
    /// Whether it was never taken, though it was an option and others of its kind are taken.
    pub never_taken: bool,
    /// Whether it was never even an option, though others of its kind are taken.
    pub never_offered: bool,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AbilityFigures {
    /// Its entry.
    pub entry: String,
    /// The line of its file, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

impl Figures {
    /// Computes the figures of a report.
    pub fn of(report: &Report) -> Self {
        let Report { header, catalogue, tally } = report;
        let players = header.players.max(1);
        let share = 1.0 / f64::from(players);
        Self {
            games: tally.games,
            troubles: tally.troubles.count,
            wins: if players > 1 { wins(tally, share) } else { Vec::new() },
            score: spread(&tally.scores, per_player(&tally.totals, players)),
            best_score: spread(&tally.best_scores, mean(&moments(&tally.best_scores))),
            rounds: spread(&tally.rounds, mean(&moments(&tally.rounds))),
            decisions: spread(&tally.decisions, mean(&moments(&tally.decisions))),
            endings: parts(tally.endings.iter().map(|(id, ending)| (id, &ending.name, ending.bin))),
            ranks: parts(tally.ranks.iter().map(|(id, ending)| (id, &ending.name, ending.bin))),
            curves: curves(catalogue, &tally.curves, players),
            sources: sources::figures(catalogue, &tally.sources, &tally.curves, tally.games, players),
            entries: entries(catalogue, tally, players),
            never_fired: never_fired(catalogue, tally),
        }
    }
}

/// Seats first, then agents, then the rest.
fn wins(tally: &Tally, share: f64) -> Vec<GroupFigures> {
    let order = |by: &str| match by {
        "seat" => 0,
        "agent" => 1,
        _ => 2,
    };
    let mut all: Vec<GroupFigures> = tally
        .groups
        .iter()
        .map(|(by, groups)| GroupFigures {
            by: by.clone(),
            rows: groups.iter().filter_map(|(id, group)| group_row(id, group, share)).collect(),
        })
        .collect();
    all.sort_by_key(|figures| order(&figures.by));
    all
}

fn group_row(id: &str, group: &Group, share: f64) -> Option<GroupRow> {
    let win = group.rate.estimate()?;
    Some(GroupRow {
        id: id.to_owned(),
        name: group.name.clone(),
        players: group.rate.players,
        win: win.rounded(),
        share: round(share),
        stands_out: win.excludes(share),
        score: round(group.score.mean().unwrap_or(0.0)),
    })
}

/// The fewest games for which the interval of a mean is meaningful.
const FEW: u64 = 5;

/// Returns a mean; for few games without an interval (its ends are not numbers), because one over two games
/// reaches far below and above any score.
fn mean(moments: &Moments) -> Option<Estimate> {
    if moments.count >= FEW {
        return moments.estimate();
    }
    moments.mean().map(|value| Estimate { value, low: f64::NAN, high: f64::NAN })
}

/// Returns the mean of a player from the sums over all players of each game: games are independent, players
/// of one game are not.
pub(super) fn per_player(totals: &Moments, players: u8) -> Option<Estimate> {
    mean(totals).map(|total| total.divided(players.into()))
}

fn moments(histogram: &Histogram) -> Moments {
    let mut moments = Moments::default();
    for (number, bin) in &histogram.bins {
        let count = i64::try_from(bin.count).unwrap_or(i64::MAX);
        let square = number.unsigned_abs().saturating_mul(number.unsigned_abs());
        moments.count += bin.count;
        moments.sum = moments.sum.saturating_add(number.saturating_mul(count));
        moments.squares = moments.squares.saturating_add(square.saturating_mul(bin.count));
    }
    moments
}

fn spread(histogram: &Histogram, mean: Option<Estimate>) -> Spread {
    Spread {
        mean: mean.map(Estimate::rounded),
        min: histogram.quantile(0.0),
        p10: histogram.quantile(0.1),
        median: histogram.quantile(0.5),
        p90: histogram.quantile(0.9),
        max: histogram.quantile(1.0),
    }
}

fn parts<'t>(all: impl Iterator<Item = (&'t String, &'t String, Bin)> + Clone) -> Vec<PartFigures> {
    let whole: u64 = all.clone().map(|(_, _, bin)| bin.count).sum();
    let part = |(id, name, bin): (&String, &String, Bin)| {
        let part = crate::statistics::wilson(float(bin.count), float(whole))?.rounded();
        Some(PartFigures { id: id.clone(), name: name.clone(), count: bin.count, part, seed: bin.seed })
    };
    let mut parts: Vec<PartFigures> = all.filter_map(part).collect();
    parts.sort_by(|one, other| (other.count, &one.id).cmp(&(one.count, &other.id)));
    parts
}

fn curves(catalogue: &Catalogue, curves: &[Curve], players: u8) -> Vec<CurveFigures> {
    let figures = |(metric, curve): (&super::MetricInfo, &Curve)| {
        let mean = |moments: &Moments| per_player(moments, players).map(Estimate::rounded);
        let rounds = curve.rounds.iter().filter_map(|(round, moments)| Some((*round, mean(moments)?)));
        CurveFigures {
            id: metric.id.clone(),
            name: metric.name.clone(),
            rounds: rounds.collect(),
            end: mean(&curve.end),
        }
    };
    catalogue.metrics.iter().zip(curves).map(figures).collect()
}

fn entries(catalogue: &Catalogue, tally: &Tally, players: u8) -> Vec<EntryFigures> {
    let share = 1.0 / f64::from(players);
    let all = || catalogue.entries.iter().zip(&tally.entries);
    let games = float(tally.games.max(1));
    // If all players of a game have it, it is no advantage.
    let all_took = |takers: &Rate| takers.players == takers.games.saturating_mul(players.into());
    let figures = |(info, entry): (&EntryInfo, &EntryTally)| {
        let kind_is_taken = || all().any(|(other, tally)| other.kind == info.kind && tally.taken > 0);
        let never_taken = entry.taken == 0 && kind_is_taken();
        let offered_to = entry.offered_players;
        EntryFigures {
            id: info.id.clone(),
            kind: info.kind.clone(),
            name: info.name.clone(),
            offered: round(float(entry.offered_games) / games),
            taken: round(float(entry.takers.games) / games),
            take_rate: (offered_to > 0).then(|| round(float(entry.takers.players) / float(offered_to))),
            takers: entry.takers.players,
            effect: entry
                .takers
                .estimate()
                .filter(|_| !all_took(&entry.takers))
                .map(|win| win.less(share).rounded()),
            used: round(float(entry.used_games) / games),
            fired: entry.abilities.iter().map(|ability| ability.fired).collect(),
            never_taken: never_taken && offered_to > 0,
            never_offered: never_taken && offered_to == 0,
        }
    };
    all().map(figures).collect()
}

fn never_fired(catalogue: &Catalogue, tally: &Tally) -> Vec<AbilityFigures> {
    let mut never = Vec::new();
    let all = || catalogue.entries.iter().zip(&tally.entries);
    let came_up = |entry: &EntryTally| entry.offered_players > 0 || entry.taken > 0;
    // An entry that never came up, though others of its kind did, may not be in this set-up.
    let is_out = |info: &EntryInfo, entry: &EntryTally| {
        !came_up(entry)
            && entry.used_games == 0
            && all().any(|(other, tally)| other.kind == info.kind && came_up(tally))
    };
    for (info, entry) in all().filter(|(info, entry)| !is_out(info, entry)) {
        for (ability, counted) in info.abilities.iter().zip(&entry.abilities) {
            if counted.fired == 0 {
                let (entry, line, text) = (info.id.clone(), ability.line, ability.text.clone());
                never.push(AbilityFigures { entry, line, text });
            }
        }
    }
    never
}
