//! Views that are not built yet say so, and name the command that does the job today.

use super::View;
use egui::Ui;

/// Says that a view is missing.
pub(super) fn missing_ui(ui: &mut Ui, view: &View<'_>, message: &str) {
    egui::CentralPanel::default().show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(80.0);
            ui.heading(view.say("placeholder-title"));
            ui.label(view.say(message));
        });
    });
}
