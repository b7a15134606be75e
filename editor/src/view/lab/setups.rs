//! The starting points: tests and scenarios of the packs, with a filter.

use crate::app::{Command, LabCommand};
use crate::model::lab::{SetUp, SetUpKind};
use crate::theme::ROW;
use crate::view::View;
use crate::widget::field::text_field_ui;
use egui::{Label, RichText, ScrollArea, Sense, Ui};

/// Draws the list.
pub(super) fn set_ups_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let label = view.say("lab-filter");
    let (_, typed) = text_field_ui(ui, "lab-filter", &label, &label, &lab.filter);
    if let Some(filter) = typed {
        commands.push(Command::Lab(LabCommand::SetFilter(filter)));
    }
    let words: Vec<String> = lab.filter.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |set_up: &&SetUp| {
        let text = format!("{} {}", set_up.name, set_up.file.path).to_lowercase();
        set_up.game == lab.game && words.iter().all(|word| text.contains(word))
    };
    let shown: Vec<&SetUp> = lab.set_ups.iter().filter(fits).collect();
    ui.label(
        RichText::new(view.speech.with("lab-set-up-count", &[("count", shown.len().into())]))
            .color(view.theme.weak),
    );
    ScrollArea::vertical().id_salt("lab-set-ups").auto_shrink(false).show_rows(
        ui,
        ROW,
        shown.len(),
        |ui, rows| {
            for set_up in shown.get(rows).unwrap_or_default() {
                row_ui(ui, view, set_up, commands);
            }
        },
    );
}

fn row_ui(ui: &mut Ui, view: &View<'_>, set_up: &SetUp, commands: &mut Vec<Command>) {
    let title = match &set_up.kind {
        SetUpKind::Test(_) => set_up.name.clone(),
        SetUpKind::Scenario(id) => view.speech.with("lab-scenario", &[("id", id.as_str().into())]),
    };
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let text = RichText::new(&title).color(view.theme.accent);
        let response = ui.add(Label::new(text).truncate().sense(Sense::click()));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &title));
        if response.on_hover_text(format!("{title}\n{}", set_up.file.shown())).clicked() {
            commands.push(Command::Lab(LabCommand::Open(Box::new(set_up.clone()))));
        }
    });
}
