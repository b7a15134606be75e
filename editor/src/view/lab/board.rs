//! The table and the question.

use crate::app::{Command, LabCommand};
use crate::view::View;
use crate::widget::board::{self, Board};
use crate::widget::field::name;
use egui::{Button, RichText, ScrollArea, Ui};

/// Draws the table.
pub(super) fn board_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    super::findings_ui(ui, view, commands);
    let Some(stand) = &lab.stand else {
        ui.weak(view.say(if lab.trying.is_some() { "lab-waiting" } else { "lab-nothing" }));
        return;
    };
    let Some(scene) = &stand.scene else { return };
    ui.label(RichText::new(&stand.moment).strong());
    ScrollArea::vertical().id_salt("lab-board").auto_shrink(false).show(ui, |ui| {
        let board = Board {
            scene,
            cards: &lab.cards,
            chosen: lab.picked.as_deref(),
            first: None,
            language: view.state.settings.language,
        };
        if let Some(id) = board::board_ui(ui, view.theme, &board) {
            commands.push(Command::Lab(LabCommand::Pick(id)));
        }
    });
}

/// Draws the question with its options; beside each its id and, where it is known, what it leads to.
pub(super) fn asked_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let Some(stand) = &lab.stand else { return };
    ScrollArea::vertical().id_salt("lab-asked").auto_shrink(false).show(ui, |ui| {
        expected_ui(ui, view);
        let Some(asked) = &stand.asked else {
            if stand.findings.is_empty() && stand.refused.is_empty() {
                ui.label(view.say("lab-over"));
            }
            return;
        };
        ui.label(RichText::new(format!("{}: {}", asked.player, asked.question)).strong());
        let next = stand.made.get(stand.at).map(|made| made.id.as_str());
        let concerned = |number: usize| {
            let ids = stand.scene.as_ref().and_then(|scene| scene.concerned.get(number));
            lab.picked.as_ref().is_none_or(|picked| ids.is_some_and(|ids| ids.contains(picked)))
        };
        let options = asked.options.iter().enumerate().filter(|(number, _)| concerned(*number));
        for (number, (id, label)) in options {
            ui.horizontal_wrapped(|ui| {
                let text = RichText::new(label);
                let text = if next == Some(id) { text.strong() } else { text };
                let button = Button::new(text).selected(next == Some(id)).wrap();
                let response = ui.add(button).on_hover_text(view.say("lab-option-tip"));
                name(&response, &format!("{label} ({id})"));
                if response.clicked() {
                    commands.push(Command::Lab(LabCommand::Choose(id.clone())));
                }
                let odds = lab.odds.as_ref().and_then(|odds| odds.options.get(number));
                if let Some((_, value, best)) = odds.filter(|(known, ..)| known == id) {
                    let mark = if *best {
                        view.speech.with("lab-best", &[("value", value.as_str().into())])
                    } else {
                        value.clone()
                    };
                    let colour = if *best { view.theme.good } else { view.theme.weak };
                    ui.label(RichText::new(mark).color(colour));
                }
                ui.label(RichText::new(id).monospace().small().color(view.theme.weak));
            });
        }
    });
}

/// Draws whether the expectations of the text hold.
fn expected_ui(ui: &mut Ui, view: &View<'_>) {
    let lab = &view.state.lab;
    let Some(failures) = lab.stand.as_ref().and_then(|stand| stand.failures.as_ref()) else { return };
    let expects = lab
        .form
        .as_ref()
        .is_some_and(|form| form.table.get("then").is_some() || form.table.get("step").is_some());
    if !expects {
        return;
    }
    if failures.is_empty() {
        ui.label(RichText::new(view.say("lab-holds")).color(view.theme.good));
    }
    for failure in failures {
        let text = view.speech.with("lab-fails", &[("why", failure.as_str().into())]);
        ui.label(RichText::new(text).color(view.theme.error));
    }
}
