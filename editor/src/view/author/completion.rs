//! The list of completions at the cursor.

use crate::app::Command;
use crate::view::View;
use crate::widget::page::page_ui;
use egui::{Align2, Area, Frame, Id, Key, Modifiers, Order, Rect, RichText, Ui};

/// How many rows are shown at once.
const ROWS: usize = 10;

/// Takes the keys that belong to the list before the text sees them.
pub(super) fn keys(ui: &Ui, view: &View<'_>, text: Id, commands: &mut Vec<Command>) {
    let Some(completion) = &view.state.author.completion else { return };
    if !ui.memory(|memory| memory.has_focus(text)) {
        return;
    }
    let rows = completion.found.items.len();
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        commands.push(Command::SelectCompletion((completion.selected + 1) % rows.max(1)));
    }
    if pressed(Key::ArrowUp) {
        commands
            .push(Command::SelectCompletion((completion.selected + rows.saturating_sub(1)) % rows.max(1)));
    }
    if pressed(Key::Enter) || pressed(Key::Tab) {
        commands.push(Command::TakeCompletion);
    }
    if pressed(Key::Escape) {
        commands.push(Command::CloseCompletion);
    }
}

/// Draws the list below the cursor, with what the manual says about the chosen row.
pub(super) fn list_ui(ui: &Ui, view: &View<'_>, cursor: Rect, commands: &mut Vec<Command>) {
    let Some(completion) = &view.state.author.completion else { return };
    let first = completion.selected.saturating_sub(ROWS - 1);
    let area = Area::new(Id::unique("completion")).order(Order::Foreground).constrain(true);
    area.pivot(Align2::LEFT_TOP).fixed_pos(cursor.left_bottom()).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_max_width(520.0);
            for (row, item) in completion.found.items.iter().enumerate().skip(first).take(ROWS) {
                let detail = RichText::new(&item.detail).small().color(view.theme.weak);
                let button =
                    egui::Button::selectable(row == completion.selected, &item.label).right_text(detail);
                if ui.add(button.min_size(egui::vec2(360.0, 0.0))).clicked() {
                    commands.push(Command::SelectCompletion(row));
                    commands.push(Command::TakeCompletion);
                }
            }
            let chosen = completion.found.items.get(completion.selected);
            if let Some(item) = chosen.filter(|item| !item.doc.is_empty()) {
                ui.separator();
                page_ui(ui, &item.doc);
            }
        });
    });
}
