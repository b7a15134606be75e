//! Histograms and curves with error bars. Each comes with its figures as a table, which also opens the games behind a bar.

use super::words;
use crate::model::balance::Bar;
use crate::view::View;
use crate::widget::field::name;
use egui::{CollapsingHeader, Grid, RichText, Ui};
use egui_plot::{Bar as PlotBar, BarChart, FilledArea, GridMark, HoverPosition, Line, Plot, PlotPoints};
use provost_playtest::simulate::CurveFigures;
use provost_playtest::statistics::Estimate;

/// How high a plot is.
const HEIGHT: f32 = 150.0;

/// Draws a frame around a plot, with its title.
pub(super) fn frame_ui(ui: &mut Ui, title: &str, add: impl FnOnce(&mut Ui)) {
    egui::Frame::group(ui.style()).fill(ui.visuals().extreme_bg_color).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.label(RichText::new(title).strong());
        add(ui);
    });
}

/// A plot as all of ours look: it neither zooms nor wanders off.
fn plot<'p>(view: &View<'_>, id: &str) -> Plot<'p> {
    Plot::new(id.to_owned())
        .height(HEIGHT)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_grid([false, true])
        .grid_spacing(14.0..=44.0)
        .grid_color(view.theme.weak.gamma_multiply(0.4))
        .x_grid_spacer(marks)
        .y_grid_spacer(marks)
        .show_background(false)
        .set_margin_fraction(egui::vec2(0.01, 0.06))
}

/// Where an axis has numbers: about four of them, at round ones.
#[expect(clippy::needless_pass_by_value, reason = "the form that plots ask for")]
fn marks(input: egui_plot::GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let wanted = (high - low) / 5.0;
    if !wanted.is_finite() || wanted <= 0.0 {
        return Vec::new();
    }
    let ten = 10.0_f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * ten).find(|step| *step >= wanted);
    let step = step.unwrap_or(ten * 10.0);
    let mut marks = Vec::new();
    let mut value = (low / step).ceil() * step;
    while value <= high && marks.len() < 20 {
        marks.push(GridMark { value, step_size: step });
        value += step;
    }
    marks
}

/// Writes a number on an axis of whole numbers.
fn whole(view: &View<'_>, mark: GridMark) -> String {
    let is_whole = (mark.value - mark.value.round()).abs() < 1e-6;
    if is_whole { words::number(view, mark.value, 0) } else { String::new() }
}

/// Draws a histogram. `summary` is its text alternative. Returns the clicked bar.
pub(super) fn histogram_ui(
    ui: &mut Ui,
    view: &View<'_>,
    id: &str,
    title: &str,
    summary: &str,
    bars: &[Bar],
) -> Option<usize> {
    ui.label(RichText::new(summary).color(view.theme.weak));
    // One number needs no plot.
    if bars.len() < 2 {
        return None;
    }
    let (fill, whisker) = (view.theme.bar, view.theme.whisker);
    let shown: Vec<PlotBar> = bars
        .iter()
        .map(|bar| PlotBar::new(middle(bar), bar.part.value * 100.0).width(width(bar) * 0.9).fill(fill))
        .collect();
    let texts: Vec<String> = bars.iter().map(|bar| bar_text(view, bar)).collect();
    let tip = |position: &HoverPosition<'_>| {
        let (HoverPosition::NearDataPoint { position, .. } | HoverPosition::Elsewhere { position }) =
            position;
        let at = bar_at(bars, position.x)?;
        texts.get(at).cloned()
    };
    let response = plot(view, id)
        .label_formatter(tip)
        .x_axis_formatter(|mark, _| whole(view, mark))
        .y_axis_formatter(|mark, _| {
            format!("{} %", words::number(view, mark.value, usize::from(mark.step_size < 1.0)))
        })
        .show_crosshair(false)
        .include_y(0.0)
        .show(ui, |plot| {
            plot.bar_chart(BarChart::new(title, shown).color(fill).allow_hover(false));
            for bar in bars.iter().filter(|bar| bar.count > 0) {
                let x = middle(bar);
                let ends = vec![[x, bar.part.low * 100.0], [x, bar.part.high * 100.0]];
                plot.line(Line::new("", ends).color(whisker).width(1.2).allow_hover(false));
            }
            plot.pointer_coordinate().filter(|_| plot.response().clicked())
        });
    name(&response.response, &format!("{title}: {summary}"));
    let clicked = response.inner.and_then(|point| bar_at(bars, point.x));
    let from_table = table_ui(ui, view, id, title, &texts);
    clicked.or(from_table)
}

fn bar_text(view: &View<'_>, bar: &Bar) -> String {
    let range = range_text(bar);
    let values =
        [("count", words::count(view, bar.count).into()), ("part", words::rate(view, bar.part).into())];
    format!("{range}: {}", view.speech.with("balance-bar", &values))
}

/// Returns the range of a bar as text.
pub(super) fn range_text(bar: &Bar) -> String {
    if bar.low == bar.high { bar.low.to_string() } else { format!("{} – {}", bar.low, bar.high) }
}

#[expect(clippy::cast_precision_loss, reason = "points and rounds are small")]
fn middle(bar: &Bar) -> f64 {
    f64::midpoint(bar.low as f64, bar.high as f64)
}

#[expect(clippy::cast_precision_loss, reason = "points and rounds are small")]
fn width(bar: &Bar) -> f64 {
    (bar.high - bar.low + 1) as f64
}

fn bar_at(bars: &[Bar], x: f64) -> Option<usize> {
    bars.iter().position(|bar| (x - middle(bar)).abs() <= width(bar) / 2.0)
}

/// The figures of a plot, as buttons that list the games behind them.
fn table_ui(ui: &mut Ui, view: &View<'_>, id: &str, title: &str, texts: &[String]) -> Option<usize> {
    let mut clicked = None;
    figures_ui(ui, view, id, title, |ui| {
        for (number, text) in texts.iter().enumerate() {
            if ui.link(text).on_hover_text(view.say("balance-behind-tip")).clicked() {
                clicked = Some(number);
            }
        }
    });
    clicked
}

/// A part that can be folded away, and is open if all figures are to be shown.
fn figures_ui(ui: &mut Ui, view: &View<'_>, id: &str, title: &str, add: impl FnOnce(&mut Ui)) {
    let open = view.state.balance.figures;
    let header = CollapsingHeader::new(RichText::new(view.say("balance-figures")).small())
        .id_salt(("figures", id))
        .open(open.then_some(true))
        .show(ui, add);
    let label = view.speech.with("balance-figures-of", &[("title", title.into())]);
    name(&header.header_response, &label);
}

/// Draws a number from round to round, with the band of its error.
pub(super) fn curve_ui(ui: &mut Ui, view: &View<'_>, curve: &CurveFigures) {
    let xs: Vec<f64> = curve.rounds.keys().map(|round| f64::from(*round)).collect();
    let each = |pick: fn(&Estimate) -> f64| curve.rounds.values().map(pick).collect::<Vec<f64>>();
    let (means, lows, highs) = (each(|mean| mean.value), each(|mean| mean.low), each(|mean| mean.high));
    let points: Vec<[f64; 2]> = xs.iter().copied().zip(means).map(|(x, y)| [x, y]).collect();
    let texts: Vec<(String, String)> = rows(view, curve);
    let tip = |position: &HoverPosition<'_>| {
        let (HoverPosition::NearDataPoint { position, .. } | HoverPosition::Elsewhere { position }) =
            position;
        let at = xs.iter().position(|x| (x - position.x).abs() <= 0.5)?;
        texts.get(at).map(|(round, mean)| format!("{round}: {mean}"))
    };
    let (colour, band) = (view.theme.accent, view.theme.bar.gamma_multiply(0.5));
    let response = plot(view, &curve.id)
        .label_formatter(tip)
        .x_axis_formatter(|mark, _| whole(view, mark))
        .y_axis_formatter(|mark, _| words::number(view, mark.value, usize::from(mark.step_size < 1.0)))
        .show_crosshair(false)
        .include_y(0.0)
        .show(ui, |plot| {
            plot.add(FilledArea::new("", &xs, &lows, &highs).fill_color(band).allow_hover(false));
            plot.line(Line::new(&curve.name, PlotPoints::from(points)).color(colour).width(1.8));
        });
    let ends = texts.first().zip(texts.last());
    let said =
        ends.map_or_else(String::new, |((from, low), (to, high))| format!("{from} {low}, {to} {high}"));
    name(&response.response, &format!("{}: {said}", curve.name));
    figures_ui(ui, view, &curve.id, &curve.name, |ui| {
        Grid::new(("curve", &curve.id)).num_columns(2).show(ui, |ui| {
            for (round, mean) in &texts {
                ui.label(round);
                ui.label(mean);
                ui.end_row();
            }
        });
    });
}

fn rows(view: &View<'_>, curve: &CurveFigures) -> Vec<(String, String)> {
    let mean = |mean: &Estimate| words::mean(view, *mean, 2);
    let round = |(round, found): (&u32, &Estimate)| {
        (view.speech.with("balance-round", &[("number", (*round).into())]), mean(found))
    };
    let mut rows: Vec<(String, String)> = curve.rounds.iter().map(round).collect();
    rows.extend(curve.end.iter().map(|end| (view.say("balance-at-end"), mean(end))));
    rows
}
