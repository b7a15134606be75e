//! Abilities that never fired, games that did not come to their end, and one game in words.

use super::side;
use super::words;
use crate::app::{BalanceCommand, Command, PlayCommand};
use crate::model::play::{Read, Seat};
use crate::theme::ROW;
use crate::view::View;
use egui::{RichText, ScrollArea, Ui};

/// Draws the abilities that never fired.
pub(super) fn silent_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(run) = &view.state.balance.run else { return };
    let list = &run.measured.figures.never_fired;
    if list.is_empty() {
        ui.label(RichText::new(view.say("balance-silent-none")).color(view.theme.good));
        return;
    }
    ui.label(RichText::new(view.say("balance-silent-what")).color(view.theme.weak));
    ScrollArea::vertical().auto_shrink(false).show_rows(ui, ROW, list.len(), |ui, rows| {
        for ability in list.get(rows).unwrap_or_default() {
            ui.horizontal(|ui| {
                let label = format!("{}:{}", ability.entry, ability.line);
                if ui.link(label).on_hover_text(view.say("table-open")).clicked() {
                    commands.push(Command::Balance(BalanceCommand::OpenEntry(ability.entry.clone())));
                }
                let text = egui::Label::new(RichText::new(&ability.text).monospace()).truncate();
                ui.add(text);
            });
        }
    });
}

/// Draws the games that did not come to their end.
pub(super) fn troubles_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(run) = &view.state.balance.run else { return };
    let troubles = &run.measured.report.tally.troubles;
    let values = [
        ("count", words::count(view, troubles.count).into()),
        ("shown", words::count(view, troubles.first.len() as u64).into()),
    ];
    ui.label(RichText::new(view.speech.with("balance-troubles-what", &values)).color(view.theme.weak));
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for trouble in &troubles.first {
            ui.horizontal_wrapped(|ui| {
                let step = usize::try_from(trouble.step).ok();
                side::game_ui(ui, view, trouble.seed, step, commands);
                let at = view.speech.with("balance-trouble-at", &[("step", trouble.step.into())]);
                ui.label(RichText::new(at).color(view.theme.weak));
                ui.label(RichText::new(&trouble.what).color(view.theme.error));
                if let Some(entry) = &trouble.entry {
                    let place = trouble.place.as_deref().unwrap_or_default();
                    if ui.link(entry).on_hover_text(place).clicked() {
                        commands.push(Command::Balance(BalanceCommand::OpenEntry(entry.clone())));
                    }
                }
            });
        }
    });
}

/// Draws a game from its first decision to its last one, where the list begins.
pub(super) fn game_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(opened) = &view.state.balance.game else { return };
    let game = &opened.transcript;
    ui.horizontal_wrapped(|ui| {
        if ui.button(view.say("balance-open-in-play")).clicked() {
            let read = Read::from(opened.again.record.clone());
            let seats = opened.again.agents.iter().map(|agent| Seat::Agent(*agent)).collect();
            commands.push(Command::Play(PlayCommand::Open {
                opening: Box::new(read.opening),
                choices: read.choices,
                at: opened.step,
                seats: Some(seats),
            }));
        }
        ui.label(&game.summary);
        for ((name, score), agent) in game.scores.iter().zip(&game.agents) {
            let values = [
                ("name", name.as_str().into()),
                ("agent", agent.as_str().into()),
                ("score", (*score).into()),
            ];
            ui.label(RichText::new(view.speech.with("balance-game-player", &values)).strong());
        }
    });
    if let Some(why) = &game.stuck {
        ui.colored_label(view.theme.error, why);
    }
    let scroll = ScrollArea::vertical().id_salt(("balance-game", game.seed)).auto_shrink(false);
    scroll.stick_to_bottom(true).show_rows(ui, ROW, game.lines.len(), |ui, rows| {
        for line in game.lines.get(rows).unwrap_or_default() {
            ui.horizontal(|ui| {
                let number = if line.is_choice { format!("{}", line.step) } else { String::new() };
                let (rect, _) = ui.allocate_exact_size(egui::vec2(36.0, ROW), egui::Sense::hover());
                let font = egui::TextStyle::Small.resolve(ui.style());
                let place = rect.right_center();
                ui.painter().text(place, egui::Align2::RIGHT_CENTER, number, font, view.theme.weak);
                let text = RichText::new(&line.text);
                let text = if line.is_choice { text.strong() } else { text.color(view.theme.weak) };
                ui.add(egui::Label::new(text).truncate());
            });
        }
    });
}
