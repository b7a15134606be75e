//! The Play view: a whole game.

use super::View;
use crate::app::Command;
use egui::Ui;

/// Draws the view.
pub(crate) fn view_ui(ui: &mut Ui, view: &View<'_>, _commands: &mut Vec<Command>) {
    super::placeholder::missing_ui(ui, view, "placeholder-play");
}
