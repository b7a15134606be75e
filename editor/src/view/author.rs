//! The Author view: library, one entry as text or form, and its card; below, everything that was found.

mod bottom;
mod card;
mod completion;
mod form;
mod library;
mod search;
mod text;

pub(crate) use bottom::bottom_ui;

use super::View;
use crate::app::Command;
use crate::theme::GAP;
use egui::{CentralPanel, Label, Panel, RichText, Ui};

/// Draws the view.
pub(super) fn view_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    Panel::left("library")
        .resizable(true)
        .default_size(250.0)
        .size_range(140.0..=600.0)
        .show(ui, |ui| library::library_ui(ui, view, commands));
    Panel::right("card")
        .resizable(true)
        .default_size(330.0)
        .size_range(200.0..=800.0)
        .show(ui, |ui| card::card_ui(ui, view, commands));
    CentralPanel::default().show(ui, |ui| {
        head_ui(ui, view, commands);
        search::search_ui(ui, view, commands);
        if view.state.author.form {
            form::form_ui(ui, view, commands);
        } else {
            text::text_ui(ui, view, commands);
        }
    });
}

/// Text or form, the file, and whether it may be changed.
fn head_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        for (form, message) in [(false, "author-text"), (true, "author-form")] {
            if ui.selectable_label(view.state.author.form == form, view.say(message)).clicked() {
                commands.push(Command::SetForm(form));
            }
        }
        ui.add_space(GAP);
        let Some(file) = view.state.file() else { return };
        if !view.state.can_write() {
            ui.label(RichText::new(view.say("author-read-only")).color(view.theme.warning))
                .on_hover_text(view.say("offer-shipped"));
        }
        let mark = if view.state.project.is_dirty(file) { "• " } else { "" };
        let path = RichText::new(format!("{mark}{}", file.shown())).color(view.theme.weak);
        // Cut off where there is no room: it must not make the text below it wider than its place.
        ui.add(Label::new(path).truncate()).on_hover_text(view.say("author-file-tip"));
    });
}
