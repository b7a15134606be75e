//! Views that are not built yet say so, and name the command that does the job today.

use super::View;
use crate::app::Command;
use egui::Ui;

fn missing_ui(ui: &mut Ui, view: &View<'_>, message: &str) {
    egui::CentralPanel::default().show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(80.0);
            ui.heading(view.say("placeholder-title"));
            ui.label(view.say(message));
        });
    });
}

pub(super) fn lab_ui(ui: &mut Ui, view: &View<'_>, _commands: &mut Vec<Command>) {
    missing_ui(ui, view, "placeholder-lab");
}

pub(super) fn play_ui(ui: &mut Ui, view: &View<'_>, _commands: &mut Vec<Command>) {
    missing_ui(ui, view, "placeholder-play");
}

pub(super) fn balance_ui(ui: &mut Ui, view: &View<'_>, _commands: &mut Vec<Command>) {
    missing_ui(ui, view, "placeholder-balance");
}
