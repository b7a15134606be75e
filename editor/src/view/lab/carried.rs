//! The parts of a game that were carried over, and those that were not.

use crate::app::{Command, LabCommand};
use crate::model::lab::{Lost, Origin};
use crate::theme::GAP;
use crate::view::View;
use egui::{Panel, RichText, ScrollArea, Ui};

/// So much of a value is shown.
const SHOWN: usize = 60;

/// Draws it, if the situation was taken from a game.
pub(super) fn carried_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Origin::Game(carried) = &view.state.lab.origin else { return };
    Panel::top("lab-carried").show(ui, |ui| {
        ui.add_space(GAP / 2.0);
        ui.horizontal_wrapped(|ui| {
            let values = [("count", carried.choices.into()), ("moment", carried.moment.as_str().into())];
            ui.label(RichText::new(view.speech.with("lab-carried", &values)).color(view.theme.accent));
            if ui.button(view.say("lab-carried-hide")).clicked() {
                commands.push(Command::Lab(LabCommand::HideCarried));
            }
        });
        for problem in &carried.problems {
            ui.label(RichText::new(problem).color(view.theme.error));
        }
        ui.label(view.say("lab-carried-never"));
        if let Some(question) = &carried.question {
            let id = if question.is_empty() { "lab-carried-over" } else { "lab-carried-question" };
            let text = view.speech.with(id, &[("question", question.as_str().into())]);
            ui.label(RichText::new(text).color(view.theme.warning));
        }
        if carried.problems.is_empty() && carried.lost.is_empty() {
            ui.label(RichText::new(view.say("lab-carried-all")).color(view.theme.good));
        }
        if !carried.lost.is_empty() {
            lost_ui(ui, view, &carried.lost);
        }
        ui.add_space(GAP / 2.0);
    });
}

/// Draws the differences, key by key.
fn lost_ui(ui: &mut Ui, view: &View<'_>, lost: &[Lost]) {
    let title = view.speech.with("lab-carried-lost", &[("count", lost.len().into())]);
    ui.label(RichText::new(title).color(view.theme.warning));
    ScrollArea::vertical().id_salt("lab-carried").max_height(90.0).auto_shrink([false, true]).show(
        ui,
        |ui| {
            for Lost { key, there, here } in lost {
                let there = short(there);
                let values =
                    [("key", key.as_str().into()), ("there", there.into()), ("here", short(here).into())];
                ui.label(RichText::new(view.speech.with("lab-carried-row", &values)).small());
            }
        },
    );
}

fn short(value: &str) -> String {
    match value.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", value.get(..end).unwrap_or(value)),
        None if value.is_empty() => "–".to_owned(),
        None => value.to_owned(),
    }
}
