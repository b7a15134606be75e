//! The Lab view: one situation, step by step. On the left its parts, in the middle the table and the
//! question, on the right the log with reasons, and the odds below.

mod bar;
mod board;
mod carried;
mod form;
mod keep;
mod odds;
mod scenario;
mod setups;
mod trace;
pub(super) mod value;

use super::View;
use crate::app::state::LabTab;
use crate::app::{Command, LabCommand};
use crate::theme::GAP;
use egui::{CentralPanel, Panel, RichText, ScrollArea, Ui};

/// Draws the view.
pub(crate) fn view_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    Panel::top("lab-bar").show(ui, |ui| bar::bar_ui(ui, view, commands));
    carried::carried_ui(ui, view, commands);
    let width = ui.available_width();
    Panel::left("lab-left")
        .resizable(true)
        .default_size((width * 0.27).clamp(230.0, 340.0))
        .size_range(160.0..=700.0)
        .show(ui, |ui| left_ui(ui, view, commands));
    Panel::right("lab-right")
        .resizable(true)
        .default_size((width * 0.3).clamp(250.0, 380.0))
        .size_range(180.0..=800.0)
        .show(ui, |ui| {
            Panel::bottom("lab-odds")
                .resizable(true)
                .default_size(ui.available_height() * 0.45)
                .size_range(80.0..=700.0)
                .show(ui, |ui| odds::odds_ui(ui, view, commands));
            trace::trace_ui(ui, view, commands);
        });
    CentralPanel::default().show(ui, |ui| {
        Panel::bottom("lab-asked")
            .resizable(true)
            .default_size((ui.available_height() * 0.36).max(190.0))
            .size_range(60.0..=600.0)
            .show(ui, |ui| board::asked_ui(ui, view, commands));
        board::board_ui(ui, view, commands);
    });
    keep::keep_ui(ui.ctx(), view, commands);
}

fn left_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    ui.horizontal_wrapped(|ui| {
        let tabs = [
            (LabTab::SetUps, "lab-tab-set-ups"),
            (LabTab::Form, "lab-tab-form"),
            (LabTab::Text, "lab-tab-text"),
        ];
        for (tab, message) in tabs {
            if ui.selectable_label(lab.tab == tab, view.say(message)).clicked() {
                commands.push(Command::Lab(LabCommand::SetTab(tab)));
            }
        }
    });
    ui.add_space(GAP / 2.0);
    match lab.tab {
        LabTab::SetUps => setups::set_ups_ui(ui, view, commands),
        LabTab::Form => form::form_ui(ui, view, commands),
        LabTab::Text => text_ui(ui, view, commands),
    }
}

/// The situation as it is written.
fn text_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    findings_ui(ui, view, commands);
    ScrollArea::both().id_salt("lab-text").auto_shrink(false).show(ui, |ui| {
        let mut text = view.state.lab.situation.text.to_string();
        let edit = egui::TextEdit::multiline(&mut text).id(egui::Id::unique("lab-text-field"));
        let response = ui.add(edit.code_editor().desired_width(f32::INFINITY).desired_rows(20));
        crate::widget::field::name(&response, &view.say("lab-text-label"));
        if response.changed() {
            commands.push(Command::Lab(LabCommand::SetText(text)));
        }
    });
}

/// Draws the findings about the situation, with their fixes.
fn findings_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let Some(stand) = &lab.stand else { return };
    for finding in &stand.findings {
        let words = lab.situation.text.get(finding.span.start..finding.span.end).unwrap_or_default();
        ui.label(RichText::new(&finding.message).color(view.theme.error)).on_hover_text(words);
        if let Some(hint) = &finding.hint {
            ui.label(RichText::new(hint).color(view.theme.weak));
        }
        if let Some(fix) = &finding.fix {
            let label = view.speech.with("lab-fix", &[("fix", fix.replacement.trim().into())]);
            if ui.button(label).clicked() {
                let mut text = lab.situation.text.to_string();
                if text.get(fix.span.start..fix.span.end).is_some() {
                    text.replace_range(fix.span.start..fix.span.end, &fix.replacement);
                    commands.push(Command::Lab(LabCommand::SetText(text)));
                }
            }
        }
    }
    for why in &stand.refused {
        ui.label(RichText::new(why).color(view.theme.error));
    }
}
