//! Results as tables of columns, for spreadsheets, Python and R.

use super::{Figures, Played, Report};
use crate::statistics::{Estimate, WIN};
use provost_engine::game::speech::Speech;
use std::collections::BTreeSet;

/// The sort of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportTableKind {
    /// One row for each game.
    Games,
    /// One row for each player of each game.
    Players,
    /// One row for each entry.
    Entries,
    /// One row for each ability.
    Abilities,
    /// One row for each number and round.
    Curves,
    /// One row for each number and source of it.
    Sources,
}

impl ReportTableKind {
    /// Returns whether it holds single games, which sums do not contain.
    pub const fn is_of_games(self) -> bool {
        matches!(self, Self::Games | Self::Players)
    }
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportTable {
    /// Its sort.
    pub kind: ReportTableKind,
    /// Its columns, all of the same length.
    pub columns: Vec<Column>,
}

/// A column.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its values.
    pub values: Values,
}

/// The values of a column; missing ones are `None`.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// Whole numbers.
    Whole(Vec<Option<i64>>),
    /// Numbers.
    Number(Vec<Option<f64>>),
    /// Texts.
    Text(Vec<Option<String>>),
}

impl Values {
    /// Returns the number of values.
    pub const fn len(&self) -> usize {
        match self {
            Self::Whole(values) => values.len(),
            Self::Number(values) => values.len(),
            Self::Text(values) => values.len(),
        }
    }

    /// Returns whether there are no values.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns a value as text; empty if it is missing.
    pub fn text(&self, at: usize) -> String {
        match self {
            Self::Whole(values) => values.get(at).copied().flatten().map(|number| number.to_string()),
            Self::Number(values) => values.get(at).copied().flatten().map(|number| number.to_string()),
            Self::Text(values) => values.get(at).cloned().flatten(),
        }
        .unwrap_or_default()
    }
}

/// Makes the columns of a table from its rows.
struct Columns<'r, T> {
    rows: &'r [T],
    columns: Vec<Column>,
}

impl<'r, T> Columns<'r, T> {
    const fn of(rows: &'r [T]) -> Self {
        Self { rows, columns: Vec::new() }
    }

    fn add(mut self, name: &str, values: Values) -> Self {
        self.columns.push(Column { name: name.to_owned(), values });
        self
    }

    fn whole<N: Into<i64>>(self, name: &str, value: impl Fn(&T) -> N) -> Self {
        let values = self.rows.iter().map(|row| Some(value(row).into())).collect();
        self.add(name, Values::Whole(values))
    }

    fn count(self, name: &str, value: impl Fn(&T) -> u64) -> Self {
        self.whole(name, |row| i64::try_from(value(row)).unwrap_or(i64::MAX))
    }

    /// Adds a column that numbers the games of a seed, if there are several.
    fn number_of_game(self, games: &[Played], game: impl Fn(&T) -> &Played) -> Self {
        let several = games.iter().any(|game| game.moved > 0);
        if several { self.count("game", |row| game(row).moved + 1) } else { self }
    }

    fn number(self, name: &str, value: impl Fn(&T) -> Option<f64>) -> Self {
        let values = self.rows.iter().map(value).collect();
        self.add(name, Values::Number(values))
    }

    fn estimate(self, name: &str, value: impl Fn(&T) -> Option<Estimate>) -> Self {
        let low = format!("{name}_low");
        let high = format!("{name}_high");
        self.number(name, |row| value(row).map(|found| found.value))
            .number(&low, |row| value(row).map(|found| found.low).filter(|low| low.is_finite()))
            .number(&high, |row| value(row).map(|found| found.high).filter(|high| high.is_finite()))
    }

    fn text(self, name: &str, value: impl Fn(&T) -> Option<String>) -> Self {
        let values = self.rows.iter().map(value).collect();
        self.add(name, Values::Text(values))
    }

    fn table(self, kind: ReportTableKind) -> ReportTable {
        ReportTable { kind, columns: self.columns }
    }
}

impl ReportTable {
    /// Makes the tables of games and players. Seeds are written as they are; those beyond the range of a
    /// table as the largest number.
    pub(super) fn of_games(mut games: Vec<Played>, speech: &Speech<'_>, agents: &[String]) -> Vec<Self> {
        games.sort_by_key(|game| (game.seed, game.moved));
        vec![games_table(&games), players_table(&games, speech, agents)]
    }

    /// Makes a table from a report.
    pub fn of_report(report: &Report, kind: ReportTableKind) -> Option<Self> {
        let figures = || Figures::of(report);
        match kind {
            ReportTableKind::Games | ReportTableKind::Players => None,
            ReportTableKind::Entries => Some(entries_table(report, &figures())),
            ReportTableKind::Abilities => Some(abilities_table(report)),
            ReportTableKind::Curves => Some(curves_table(&figures())),
            ReportTableKind::Sources => Some(sources_table(&figures())),
        }
    }
}

fn games_table(games: &[Played]) -> ReportTable {
    let winners = |game: &Played| {
        let seats = (1..).zip(&game.seats).filter(|(_, seat)| seat.place == 1);
        seats.map(|(at, _)| i32::to_string(&at)).collect::<Vec<_>>().join(" ")
    };
    Columns::of(games)
        .count("seed", |game| game.seed)
        .number_of_game(games, |game| game)
        .whole("rounds", |game| game.rounds)
        .whole("decisions", |game| game.decisions)
        .text("ending", |game| Some(game.ending.to_owned()))
        .text("winners", |game| Some(winners(game)))
        .whole("best_score", Played::best)
        .whole("total_score", Played::total)
        .table(ReportTableKind::Games)
}

fn players_table(games: &[Played], speech: &Speech<'_>, agents: &[String]) -> ReportTable {
    let rows: Vec<_> = games
        .iter()
        .flat_map(|game| (1..).zip(&game.seats).map(move |(at, seat)| (game, at, seat)))
        .collect();
    let sorts: BTreeSet<&str> =
        rows.iter().flat_map(|(_, _, seat)| &seat.traits).map(|(sort, _)| *sort).collect();
    let mut columns = Columns::of(&rows)
        .count("seed", |(game, ..)| game.seed)
        .number_of_game(games, |(game, ..)| *game)
        .whole("seat", |(_, at, _): &(_, i32, _)| *at)
        .text("agent", |(.., seat)| agents.get(seat.agent).cloned());
    for sort in sorts {
        columns = columns.text(sort, |(.., seat)| {
            let found = seat.traits.iter().find(|(there, _)| *there == sort);
            found.map(|(_, noun)| speech.id(*noun).to_owned())
        });
    }
    columns
        .whole("score", |(.., seat)| seat.score)
        .whole("place", |(.., seat)| seat.place)
        .number("win", |(.., seat)| Some(f64::from(seat.won) / f64::from(WIN)))
        .text("rank", |(.., seat)| seat.rank.map(|rank| speech.id(rank).to_owned()))
        .table(ReportTableKind::Players)
}

fn entries_table(report: &Report, figures: &Figures) -> ReportTable {
    let rows: Vec<_> = figures.entries.iter().zip(&report.tally.entries).collect();
    Columns::of(&rows)
        .text("entry", |(entry, _)| Some(entry.id.clone()))
        .text("kind", |(entry, _)| Some(entry.kind.clone()))
        .text("name", |(entry, _)| Some(entry.name.clone()))
        .count("games", |_| figures.games)
        .count("offered_games", |(_, tally)| tally.offered_games)
        .count("offered_decisions", |(_, tally)| tally.offered_decisions)
        .count("offered_players", |(_, tally)| tally.offered_players)
        .count("taken_games", |(_, tally)| tally.takers.games)
        .count("taken_times", |(_, tally)| tally.taken)
        .count("takers", |(_, tally)| tally.takers.players)
        .number("take_rate", |(entry, _)| entry.take_rate)
        .estimate("effect", |(entry, _)| entry.effect)
        .count("used_games", |(_, tally)| tally.used_games)
        .count("fired", |(entry, _)| entry.fired.iter().sum())
        .table(ReportTableKind::Entries)
}

fn abilities_table(report: &Report) -> ReportTable {
    let entries = report.catalogue.entries.iter().zip(&report.tally.entries);
    let abilities = entries.flat_map(|(info, tally)| {
        let abilities = (1..).zip(info.abilities.iter().zip(&tally.abilities));
        abilities.map(move |(number, (ability, counted))| (info, number, ability, counted))
    });
    let rows: Vec<_> = abilities.collect();
    Columns::of(&rows)
        .text("entry", |(info, ..)| Some(info.id.clone()))
        .text("kind", |(info, ..)| Some(info.kind.clone()))
        .whole("number", |(_, number, ..): &(_, i32, _, _)| *number)
        .text("text", |(_, _, ability, _)| Some(ability.text.clone()))
        .count("games", |_| report.tally.games)
        .count("fired_games", |(.., counted)| counted.games)
        .count("fired", |(.., counted)| counted.fired)
        .table(ReportTableKind::Abilities)
}

fn curves_table(figures: &Figures) -> ReportTable {
    let points = figures.curves.iter().flat_map(|curve| {
        let rounds = curve.rounds.iter().map(|(round, mean)| (Some(*round), *mean));
        rounds.chain(curve.end.map(|mean| (None, mean))).map(move |(round, mean)| (curve, round, mean))
    });
    let rows: Vec<_> = points.collect();
    let rounds = rows.iter().map(|(_, round, _)| round.map(i64::from)).collect();
    Columns::of(&rows)
        .text("number", |(curve, ..)| Some(curve.id.clone()))
        .add("round", Values::Whole(rounds))
        .estimate("mean", |(.., mean)| Some(*mean))
        .table(ReportTableKind::Curves)
}

fn sources_table(figures: &Figures) -> ReportTable {
    let rows: Vec<_> =
        figures.sources.iter().flat_map(|number| number.rows.iter().map(move |row| (number, row))).collect();
    Columns::of(&rows)
        .text("number", |(number, _)| Some(number.id.clone()))
        .text("source", |(_, row)| Some(row.id.clone()))
        .text("name", |(_, row)| Some(row.name.clone()))
        .text("way", |(_, row)| Some(if row.lost { "lost" } else { "gained" }.to_owned()))
        .estimate("mean", |(_, row)| row.mean)
        .number("times", |(_, row)| Some(row.times))
        .whole("least", |(_, row)| row.least)
        .whole("most", |(_, row)| row.most)
        .table(ReportTableKind::Sources)
}
