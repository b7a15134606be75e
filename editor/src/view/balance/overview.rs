//! Who wins, how long games take, how they end: plots side by side, as many as there is room for.

use super::chart::{curve_ui, frame_ui, histogram_ui, range_text};
use super::words;
use crate::app::state::BalanceRun;
use crate::app::{BalanceCommand, Command};
use crate::model::balance::{Bar, bars};
use crate::theme::{GAP, ROW};
use crate::view::View;
use crate::widget::bars::{BarRow, bars_ui};
use egui::{RichText, ScrollArea, Ui};
use provost_playtest::simulate::{CurveFigures, Figure, GroupFigures, PartFigures, Spread};
use provost_playtest::statistics::Histogram;

/// The least width of a plot.
const WIDTH: f32 = 330.0;

/// How high a plot is about, with its title and its line of text.
const PLOT: f32 = 245.0;

/// One of the plots.
enum Chart<'r> {
    Wins(&'r GroupFigures),
    Numbers { id: &'static str, histogram: &'r Histogram, spread: &'r Spread, figure: fn(i64, i64) -> Figure },
    Parts { id: &'static str, parts: &'r [PartFigures], figure: fn(String) -> Figure },
    Curve(&'r CurveFigures),
}

/// Draws all plots.
pub(super) fn overview_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(run) = &view.state.balance.run else { return };
    let charts = charts(run);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
        let count = ((ui.available_width() / WIDTH) as usize).clamp(1, 3);
        let columns = spread(&charts, count);
        ui.columns(count, |columns_ui| {
            for (ui, column) in columns_ui.iter_mut().zip(columns) {
                for chart in column {
                    chart_ui(ui, view, run, chart, commands);
                    ui.add_space(GAP);
                }
            }
        });
    });
}

fn charts(run: &BalanceRun) -> Vec<Chart<'_>> {
    let (figures, tally) = (&run.measured.figures, &run.measured.report.tally);
    let mut charts: Vec<Chart<'_>> =
        figures.wins.iter().filter(|wins| wins.rows.len() > 1).map(Chart::Wins).collect();
    if !figures.ranks.is_empty() {
        charts.push(Chart::Parts { id: "balance-ranks", parts: &figures.ranks, figure: Figure::Rank });
    }
    charts.push(Chart::Parts { id: "balance-endings", parts: &figures.endings, figure: Figure::Ending });
    let numbers = |id, histogram, spread, figure| Chart::Numbers { id, histogram, spread, figure };
    charts.push(numbers("balance-rounds", &tally.rounds, &figures.rounds, Figure::Rounds));
    charts.push(numbers("balance-decisions", &tally.decisions, &figures.decisions, Figure::Decisions));
    charts.push(numbers("balance-score", &tally.scores, &figures.score, Figure::Score));
    charts.push(numbers("balance-best-score", &tally.best_scores, &figures.best_score, Figure::BestScore));
    charts.extend(figures.curves.iter().filter(|curve| curve.rounds.len() > 1).map(Chart::Curve));
    charts
}

/// Puts each plot into the column that is shortest so far, so that they come in order and end at about the same height.
fn spread<'c, 'r>(charts: &'c [Chart<'r>], count: usize) -> Vec<Vec<&'c Chart<'r>>> {
    let mut columns: Vec<(f32, Vec<&Chart<'r>>)> = (0..count).map(|_| (0.0, Vec::new())).collect();
    for chart in charts {
        let shortest = columns.iter_mut().min_by(|(one, _), (other, _)| one.total_cmp(other));
        if let Some((height, column)) = shortest {
            #[expect(clippy::cast_precision_loss, reason = "a few rows")]
            let rows = |count: usize| 40.0 + count as f32 * (ROW + GAP);
            *height += match chart {
                Chart::Wins(wins) => rows(wins.rows.len()),
                Chart::Parts { parts, .. } => rows(parts.len()),
                Chart::Numbers { .. } | Chart::Curve(_) => PLOT,
            };
            column.push(chart);
        }
    }
    columns.into_iter().map(|(_, column)| column).collect()
}

fn chart_ui(ui: &mut Ui, view: &View<'_>, run: &BalanceRun, chart: &Chart<'_>, commands: &mut Vec<Command>) {
    match chart {
        Chart::Wins(wins) => wins_ui(ui, view, wins, commands),
        Chart::Numbers { id, histogram, spread, figure } => {
            let bars = bars(histogram, run.measured.figures.games);
            let title = view.say(id);
            frame_ui(ui, &title, |ui| {
                let summary = spread_text(view, spread);
                if let Some(bar) =
                    histogram_ui(ui, view, id, &title, &summary, &bars).and_then(|at| bars.get(at))
                {
                    commands.push(behind(view, &title, bar, figure(bar.low, bar.high)));
                }
            });
        }
        Chart::Parts { id, parts, figure } => parts_ui(ui, view, (id, parts, *figure), commands),
        Chart::Curve(curve) => {
            let values = [("name", curve.name.as_str().into())];
            frame_ui(ui, &view.speech.with("balance-curve", &values), |ui| curve_ui(ui, view, curve));
        }
    }
}

fn behind(view: &View<'_>, title: &str, bar: &Bar, figure: Figure) -> Command {
    let values = [("what", title.into()), ("value", range_text(bar).into())];
    let name = view.speech.with("balance-behind-number", &values);
    Command::Balance(BalanceCommand::ShowBehind(Some((figure, name, bar.count))))
}

fn spread_text(view: &View<'_>, spread: &Spread) -> String {
    let mean = spread.mean.map_or_else(|| "–".to_owned(), |mean| words::mean(view, mean, 1));
    let whole = |number: Option<i64>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let values =
        [("mean", mean.into()), ("p10", whole(spread.p10).into()), ("p90", whole(spread.p90).into())];
    let always = spread.min.is_some() && spread.min == spread.max;
    let only = [("number", whole(spread.min).into())];
    if always {
        view.speech.with("balance-always", &only)
    } else {
        view.speech.with("balance-spread", &values)
    }
}

fn wins_ui(ui: &mut Ui, view: &View<'_>, wins: &GroupFigures, commands: &mut Vec<Command>) {
    let title = view.speech.with("balance-wins", &[("by", words::sort_name(view, &wins.by).into())]);
    frame_ui(ui, &title, |ui| {
        let rows: Vec<BarRow> = wins
            .rows
            .iter()
            .map(|row| BarRow {
                name: words::group_name(view, &wins.by, &row.name),
                value: row.win,
                text: words::rate(view, row.win),
                tip: view.speech.with(
                    "balance-wins-tip",
                    &[
                        ("interval", words::interval(view, row.win).into()),
                        ("share", words::per_cent(view, row.share, 1).into()),
                        ("players", words::count(view, row.players).into()),
                        ("score", words::number(view, row.score, 1).into()),
                    ],
                ),
                mark: Some(row.share),
                stands_out: row.stands_out,
            })
            .collect();
        if let Some(row) = bars_ui(ui, view.theme, &wins.by, &rows).and_then(|at| wins.rows.get(at)) {
            commands.push(super::side::group_games(view, &wins.by, &row.id, &row.name, row.win, row.players));
        }
        let share = wins.rows.first().map_or(0.0, |row| row.share);
        let values = [("share", words::per_cent(view, share, 1).into())];
        ui.label(RichText::new(view.speech.with("balance-share", &values)).small().color(view.theme.weak));
    });
}

type Parts<'a> = (&'static str, &'a [PartFigures], fn(String) -> Figure);

fn parts_ui(ui: &mut Ui, view: &View<'_>, (id, parts, figure): Parts<'_>, commands: &mut Vec<Command>) {
    let title = view.say(id);
    frame_ui(ui, &title, |ui| {
        let rows: Vec<BarRow> = parts
            .iter()
            .map(|part| BarRow {
                name: part.name.clone(),
                value: part.part,
                text: words::rate(view, part.part),
                tip: view.speech.with("balance-times", &[("count", words::count(view, part.count).into())]),
                mark: None,
                stands_out: false,
            })
            .collect();
        if let Some(part) = bars_ui(ui, view.theme, id, &rows).and_then(|at| parts.get(at)) {
            let name = format!("{title}: {}", part.name);
            let figure = (figure(part.id.clone()), name, part.count);
            commands.push(Command::Balance(BalanceCommand::ShowBehind(Some(figure))));
        }
    });
}
