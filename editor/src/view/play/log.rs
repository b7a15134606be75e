//! The log: a line for each choice and its results. A click goes to that step.

use crate::app::{Command, PlayCommand};
use crate::model::play::{LogLine, PlayedChoice};
use crate::view::View;
use crate::widget::board::seat_colour;
use egui::{Id, RichText, ScrollArea, Ui};

/// Height of a line.
const LINE: f32 = 18.0;

/// A line of the list.
#[derive(Clone, Copy)]
enum LogRow<'s> {
    /// An event, after this many choices.
    Event(usize, &'s LogLine),
    /// A choice, by its number from 1.
    Choice(usize, &'s PlayedChoice),
}

/// Draws the log. Only lines that are seen are laid out, so that a long game costs no more than a short one.
pub(super) fn log_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let play = &view.state.play;
    let Some(shown) = &play.shown else { return };
    ui.label(RichText::new(view.say("play-log")).strong());
    let mut rows: Vec<LogRow<'_>> = shown.before.iter().map(|line| LogRow::Event(0, line)).collect();
    let mut current = 0;
    for (number, step) in (1..).zip(&shown.steps) {
        rows.push(LogRow::Choice(number, step));
        rows.extend(step.lines.iter().map(|line| LogRow::Event(number, line)));
        if number <= play.at {
            current = rows.len();
        }
    }
    let spacing = ui.spacing_mut();
    (spacing.interact_size.y, spacing.item_spacing.y) = (LINE, 2.0);
    spacing.button_padding = egui::vec2(4.0, 0.0);
    let mut area = ScrollArea::vertical().id_salt("play-log").auto_shrink([false, false]);
    // The list follows the time line; where it stands still it can be scrolled.
    let id = Id::unique("play-log-at");
    let place = (play.at, rows.len());
    if ui.data(|data| data.get_temp::<(usize, usize)>(id)) != Some(place) {
        ui.data_mut(|data| data.insert_temp(id, place));
        let lines = f32::from(u16::try_from(current).unwrap_or(u16::MAX));
        let top = lines * (LINE + ui.spacing().item_spacing.y) - ui.available_height() + LINE;
        area = area.vertical_scroll_offset(top.max(0.0));
    }
    area.show_rows(ui, LINE, rows.len(), |ui, range| {
        for row in rows.get(range).unwrap_or_default() {
            row_ui(ui, view, *row, commands);
        }
    });
}

fn row_ui(ui: &mut Ui, view: &View<'_>, row: LogRow<'_>, commands: &mut Vec<Command>) {
    let at = view.state.play.at;
    ui.horizontal(|ui| {
        ui.set_height(LINE);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        match row {
            LogRow::Choice(number, step) => {
                let (rect, _) = ui.allocate_exact_size(egui::vec2(8.0, LINE), egui::Sense::hover());
                ui.painter().circle_filled(rect.center(), 4.0, seat_colour(step.player));
                let text = format!("{number} {}: {}", step.name, step.label);
                let text = RichText::new(text);
                let text = if number > at { text.color(view.theme.weak) } else { text };
                let response = ui.selectable_label(number == at, text);
                let tip = format!("{}\n{}\n{}", step.moment, step.question, step.label);
                if response.on_hover_text(tip).clicked() {
                    commands.push(Command::Play(PlayCommand::GoTo(number)));
                }
            }
            LogRow::Event(number, line) => {
                ui.add_space(14.0);
                let text = RichText::new(&line.text).size(12.5).color(view.theme.weak);
                match &line.cause {
                    Some((cause, Some(spot))) => {
                        let text = RichText::new(&line.text).size(12.5).color(view.theme.accent);
                        let tip =
                            format!("{cause}\n{}:{}\n{}", spot.file, spot.line, view.say("play-open-cause"));
                        if ui.link(text).on_hover_text(tip).clicked() {
                            commands.push(Command::Play(PlayCommand::OpenSpot(spot.clone())));
                        }
                    }
                    Some((cause, None)) => _ = ui.label(text).on_hover_text(cause),
                    None => {
                        let label = egui::Label::new(text).sense(egui::Sense::click());
                        if ui.add(label).on_hover_text(&line.text).clicked() {
                            commands.push(Command::Play(PlayCommand::GoTo(number)));
                        }
                    }
                }
            }
        }
    });
}
