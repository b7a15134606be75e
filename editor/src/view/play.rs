//! The Play view: a whole game. At the top the game and its players; in the middle the table; on the right
//! the question, reasons and the log; below, the time line.

mod log;
mod options;
mod setup;
mod timeline;

use super::View;
use crate::app::{Command, PlayCommand, actions};
use crate::widget::board::{Board, board_ui};
use crate::widget::field::name;
use egui::{CentralPanel, Panel, RichText, ScrollArea, Ui};

/// Draws the view.
pub(crate) fn view_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    options::keys(ui, view, commands);
    Panel::top("play-setup").show(ui, |ui| setup::setup_ui(ui, view, commands));
    if view.state.play.shown.is_some() {
        Panel::bottom("play-timeline").show(ui, |ui| timeline::timeline_ui(ui, view, commands));
        Panel::right("play-side")
            .resizable(true)
            .default_size(330.0)
            .size_range(220.0..=620.0)
            .show(ui, |ui| side_ui(ui, view, commands));
    }
    CentralPanel::default().show(ui, |ui| table_ui(ui, view, commands));
}

/// Draws a button that begins a game of the current scenario, if there is one.
pub(super) fn scenario_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    if view.state.scenario().is_none() {
        return;
    }
    let id = "action-play-scenario";
    let text = RichText::new(format!("{}  {}", view.say(id), actions::key_text(view.speech, id))).strong();
    let button = ui.button(text).on_hover_text(view.speech.tip(id).unwrap_or_default());
    name(&button, &view.say(id));
    if button.clicked() {
        commands.push(Command::Play(PlayCommand::StartScenario));
    }
}

/// Draws the question and its advice, then the log.
fn side_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let half = ui.available_height() * 0.62;
    ScrollArea::vertical().id_salt("play-options").max_height(half).auto_shrink([false, true]).show(
        ui,
        |ui| {
            options::options_ui(ui, view, commands);
        },
    );
    ui.separator();
    log::log_ui(ui, view, commands);
}

/// The table, or how to begin.
fn table_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let play = &view.state.play;
    let Some(shown) = &play.shown else {
        welcome_ui(ui, view, commands);
        return;
    };
    ScrollArea::vertical().id_salt("play-board").auto_shrink([false, false]).show(ui, |ui| {
        ui.label(RichText::new(&shown.scene.moment).strong().size(16.0));
        let first = shown.viewer.or_else(|| shown.asked.as_ref().map(|asked| asked.player));
        let board = Board {
            scene: &shown.scene,
            cards: &shown.cards,
            chosen: play.narrowed.as_deref(),
            first,
            language: view.state.settings.language,
        };
        if let Some(id) = board_ui(ui, view.theme, &board) {
            commands.push(Command::Play(PlayCommand::Click(id)));
        }
    });
}

fn welcome_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.add_space(40.0);
    ui.vertical_centered(|ui| {
        if view.state.play.opening.is_some() && view.state.play.refused.is_none() {
            ui.label(view.say("play-waiting"));
            return;
        }
        ui.heading(view.say("play-welcome"));
        ui.label(view.say("play-welcome-how"));
        ui.add_space(10.0);
        if ui.button(RichText::new(view.say("play-first-game")).size(17.0)).clicked() {
            commands.push(Command::Play(PlayCommand::Start));
        }
    });
}
