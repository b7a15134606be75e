//! The exact odds of a contest, and the results of many games from here.

use crate::app::{Command, LabCommand};
use crate::model::lab::{OddsReport, OddsRow, RunsReport};
use crate::theme::GAP;
use crate::view::View;
use crate::widget::field::name;
use egui::{ComboBox, Grid, ProgressBar, RichText, ScrollArea, Ui};
use egui_plot::{Bar, BarChart, Plot};
use provost_playtest::agent::AgentSpec;

/// How many games can be asked for.
const COUNTS: [u32; 4] = [100, 1_000, 5_000, 20_000];

/// Draws both.
pub(super) fn odds_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ScrollArea::vertical().id_salt("lab-odds").auto_shrink(false).show(ui, |ui| {
        head_ui(ui, view, commands);
        if let Some(odds) = &view.state.lab.odds {
            report_ui(ui, view, odds);
        }
        ui.add_space(GAP);
        ui.separator();
        run_ui(ui, view, commands);
        if let Some(runs) = &view.state.lab.runs {
            runs_ui(ui, view, runs);
        }
    });
}

fn head_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let Some(stand) = &lab.stand else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(view.say("lab-odds")).strong());
        if stand.contests.len() > 1 {
            let chosen = lab.contest.as_ref().and_then(|id| stand.contests.iter().find(|one| one.id == *id));
            let chosen = chosen.or_else(|| stand.contests.first());
            let text = chosen.map_or("", |one| one.name.as_str());
            let mut new = None;
            let combo = ComboBox::from_id_salt("lab-contest").selected_text(text).show_ui(ui, |ui| {
                for contest in &stand.contests {
                    if ui.selectable_label(chosen == Some(contest), &contest.name).clicked() {
                        new = Some(contest.id.clone());
                    }
                }
            });
            name(&combo.response, &view.say("lab-contest"));
            if let Some(id) = new {
                commands.push(Command::Lab(LabCommand::SetContest(Some(id))));
            }
        }
        let tip = view.speech.tip("action-lab-odds").unwrap_or_default();
        if ui.small_button(view.say("action-lab-odds")).on_hover_text(tip).clicked() {
            commands.push(Command::Lab(LabCommand::MoreOdds));
        }
    });
}

fn report_ui(ui: &mut Ui, view: &View<'_>, odds: &OddsReport) {
    if let Some(why) = &odds.refused {
        ui.label(RichText::new(why).color(view.theme.weak));
        return;
    }
    ui.label(&odds.title);
    rows_ui(ui, view, "lab-outcomes", &odds.outcomes);
    for (number, rows) in &odds.totals {
        ui.label(RichText::new(number).color(view.theme.weak));
        if rows.len() > 6 {
            let bars = rows.iter().filter_map(|row| {
                Some(Bar::new(row.name.parse::<f64>().ok()?, row.chance * 100.0).name(&row.name).width(0.8))
            });
            plot_ui(ui, view, &format!("lab-total-{number}"), bars.collect());
        }
        rows_ui(ui, view, number, rows);
    }
    ui.label(RichText::new(&odds.note).small().color(view.theme.weak));
}

/// A table of chances with a bar each.
fn rows_ui(ui: &mut Ui, view: &View<'_>, id: &str, rows: &[OddsRow]) {
    Grid::new(id).num_columns(3).spacing([10.0, 2.0]).show(ui, |ui| {
        for row in rows {
            ui.label(&row.name);
            let percent = format!("{:.1} %", row.chance * 100.0);
            ui.label(RichText::new(&percent).monospace()).on_hover_text(&row.fraction);
            bar_ui(ui, view, row.chance);
            ui.end_row();
        }
    });
}

#[expect(clippy::cast_possible_truncation, reason = "a width on the screen")]
fn bar_ui(ui: &mut Ui, view: &View<'_>, share: f64) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(90.0, 10.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, 2.0, ui.visuals().faint_bg_color);
    let width = rect.width() * share.clamp(0.0, 1.0) as f32;
    let filled = egui::Rect::from_min_size(rect.min, egui::vec2(width, rect.height()));
    ui.painter().rect_filled(filled, 2.0, view.theme.accent);
}

/// How many games, and who chooses.
fn run_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    if lab.stand.as_ref().is_none_or(|stand| stand.scene.is_none()) {
        return;
    }
    let (count, agent) = lab.run;
    let mut new = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(view.say("lab-runs")).strong());
        let combo = ComboBox::from_id_salt("lab-count").width(60.0).selected_text(count.to_string()).show_ui(
            ui,
            |ui| {
                for other in COUNTS {
                    if ui.selectable_label(count == other, other.to_string()).clicked() {
                        new = Some((other, agent));
                    }
                }
            },
        );
        name(&combo.response, &view.say("lab-count"));
        let title = |agent: AgentSpec| view.say(&format!("lab-agent-{agent}"));
        let combo =
            ComboBox::from_id_salt("lab-agent").width(90.0).selected_text(title(agent)).show_ui(ui, |ui| {
                for other in [AgentSpec::Greedy, AgentSpec::Random] {
                    if ui.selectable_label(agent == other, title(other)).clicked() {
                        new = Some((count, other));
                    }
                }
            });
        name(&combo.response, &view.say("lab-agent"));
        if lab.is_running() {
            if ui.button(view.say("action-lab-stop")).clicked() {
                commands.push(Command::Lab(LabCommand::Stop));
            }
        } else if ui.button(view.say("action-lab-run")).clicked() {
            commands.push(Command::Lab(LabCommand::Run));
        }
    });
    if let Some((count, agent)) = new {
        commands.push(Command::Lab(LabCommand::SetRun(count, agent)));
    }
}

fn runs_ui(ui: &mut Ui, view: &View<'_>, runs: &RunsReport) {
    if view.state.lab.is_running() {
        let share = f64::from(runs.played) / f64::from(runs.wanted.max(1));
        #[expect(clippy::cast_possible_truncation, reason = "a width on the screen")]
        ui.add(ProgressBar::new(share as f32).show_percentage());
    }
    let values = [("played", runs.played.into()), ("wanted", runs.wanted.into())];
    ui.label(view.speech.with("lab-played", &values));
    if let Some(why) = &runs.stopped {
        ui.label(RichText::new(why).color(view.theme.error));
    }
    let share = |count: u32| f64::from(count) / f64::from(runs.played.max(1));
    let row = |(name, count): &(String, u32)| OddsRow {
        name: name.clone(),
        chance: share(*count),
        fraction: format!("{count} / {}", runs.played),
    };
    rows_ui(ui, view, "lab-run-outcomes", &runs.outcomes.iter().map(row).collect::<Vec<_>>());
    if runs.numbers.is_empty() {
        return;
    }
    ui.label(RichText::new(&runs.number).color(view.theme.weak));
    let bars = runs
        .numbers
        .iter()
        .map(|(number, count)| Bar::new(f64::from(*number), share(*count) * 100.0).name(number).width(0.8));
    plot_ui(ui, view, "lab-histogram", bars.collect());
    ui.collapsing(view.say("lab-figures"), |ui| {
        let rows: Vec<OddsRow> =
            runs.numbers.iter().map(|(number, count)| row(&(number.to_string(), *count))).collect();
        rows_ui(ui, view, "lab-run-numbers", &rows);
    });
}

/// Bars over numbers, in hundredths.
fn plot_ui(ui: &mut Ui, view: &View<'_>, id: &str, bars: Vec<Bar>) {
    let chart = BarChart::new(id, bars).color(view.theme.accent);
    Plot::new(id)
        .height(110.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .show_grid([false, true])
        .y_axis_formatter(|mark, _| format!("{} %", mark.value))
        .show(ui, |plot| plot.bar_chart(chart));
}
