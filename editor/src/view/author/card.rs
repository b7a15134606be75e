//! The card of the open entry as it will print, in English and German.

use crate::app::{Command, LabCommand};
use crate::model::settings::Language;
use crate::view::View;
use crate::view::play::scenario_ui;
use crate::widget::card::print_ui;
use egui::{ScrollArea, Ui};

/// Draws the card in both languages: side by side if there is room, else one below the other.
pub(super) fn card_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(card) = &view.state.card else {
        ui.add_space(8.0);
        ui.weak(view.say("card-none"));
        return;
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(6.0);
        let wide = ui.available_width() > 520.0;
        let broken = view.say("card-broken");
        let languages = [Language::En, Language::De];
        if wide {
            ui.columns(2, |columns| {
                for (ui, language) in columns.iter_mut().zip(languages) {
                    print_ui(ui, view.theme, card, language, &broken);
                }
            });
        } else {
            for language in languages {
                print_ui(ui, view.theme, card, language, &broken);
                ui.add_space(8.0);
            }
        }
        buttons_ui(ui, view, commands);
    });
}

fn buttons_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let is_scenario = view.state.entry().is_some_and(|entry| entry.kind.id == "scenario");
        let message = if is_scenario { "lab-edit-scenario" } else { "action-try-entry" };
        if ui.button(format!("{}  F5", view.say(message))).clicked() {
            commands.push(Command::Lab(LabCommand::TryEntry));
        }
        scenario_ui(ui, view, commands);
        if ui.button(view.say("action-usages")).clicked() {
            commands.push(Command::AskEntryUsages);
        }
        if view.state.has_folder() && ui.button(view.say("action-duplicate")).clicked() {
            commands.push(Command::AskDuplicate);
        }
        if view.state.can_write() && ui.button(view.say("action-delete")).clicked() {
            commands.push(Command::AskDelete);
        }
    });
}
