//! Where the numbers of players come from and go to: a table for each number, whose rows add up to what there is at the
//! end.

use super::chart::frame_ui;
use super::words;
use crate::theme::GAP;
use crate::view::View;
use egui::{Grid, RichText, ScrollArea, Ui};
use provost_playtest::simulate::{SourceRow, SourcesFigures};

/// Draws all tables.
pub(super) fn sources_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(run) = &view.state.balance.run else { return };
    ui.label(RichText::new(view.say("balance-sources-what")).color(view.theme.weak));
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for of in &run.measured.figures.sources {
            let title = view.speech.with("balance-sources-of", &[("name", of.name.as_str().into())]);
            frame_ui(ui, &title, |ui| table_ui(ui, view, of));
            ui.add_space(GAP);
        }
    });
}

fn table_ui(ui: &mut Ui, view: &View<'_>, of: &SourcesFigures) {
    Grid::new(("sources", &of.id)).num_columns(4).striped(true).spacing([GAP * 3.0, GAP]).show(ui, |ui| {
        for id in ["balance-source", "balance-source-mean", "balance-source-times", "balance-source-each"] {
            ui.label(RichText::new(view.say(id)).color(view.theme.weak));
        }
        ui.end_row();
        for row in &of.rows {
            ui.label(&row.name);
            ui.label(row.mean.map_or_else(String::new, |mean| words::mean(view, mean, 2)));
            ui.label(words::number(view, row.times, 2));
            ui.label(each_time(view, row));
            ui.end_row();
        }
        if let Some(end) = of.end {
            ui.strong(view.say("balance-at-end"));
            ui.strong(words::mean(view, end, 2));
            ui.end_row();
        }
    });
}

/// Returns the range of amounts of a source, if they vary.
fn each_time(view: &View<'_>, row: &SourceRow) -> String {
    let [least, most] = [row.least, row.most].map(|number| format!("{number:+}").replace('-', "−"));
    if least == most {
        return least;
    }
    view.speech.with("balance-interval", &[("low", least.into()), ("high", most.into())])
}
