//! The window: menu, view bar, offers, the shown view, the list below, the status line; over them palette and dialog.

use super::Command;
use super::actions::{self, Action, Menu};
use super::palette;
use super::state::{BottomTab, State};
use crate::theme::GAP;
use crate::view::{VIEWS, View, author, dialog};
use egui::{Panel, RichText, Ui};

/// Draws the window.
pub(super) fn window_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    // A dialog or the palette has the keyboard to itself.
    if view.state.dialog.is_none() && view.state.palette.is_none() {
        actions::keys(ui.ctx(), view.state, commands);
    }
    Panel::top("menu").show(ui, |ui| bar_ui(ui, view, commands));
    offers_ui(ui, view, commands);
    Panel::bottom("status").show(ui, |ui| status_ui(ui, view));
    // Plots and games want room; an empty list does not.
    let is_idle = view.state.bottom.tab == BottomTab::Problems && view.state.problems.list.is_empty();
    if is_idle && !view.state.view.plays() {
        Panel::bottom("lists-idle").resizable(false).show(ui, |ui| author::bottom_ui(ui, view, commands));
    } else if !is_idle {
        Panel::bottom("lists")
            .resizable(true)
            .default_size(170.0)
            .size_range(70.0..=500.0)
            .show(ui, |ui| author::bottom_ui(ui, view, commands));
    }
    if let Some(shown) = VIEWS.iter().find(|spec| spec.id == view.state.view) {
        (shown.ui)(ui, view, commands);
    }
    palette::palette_ui(ui.ctx(), view, commands);
    dialog::dialog_ui(ui.ctx(), view, commands);
}

fn bar_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    egui::MenuBar::new().ui(ui, |ui| {
        let all = actions::actions();
        for menu in Menu::ALL {
            ui.menu_button(view.say(menu.message()), |ui| {
                for action in all.iter().filter(|action| action.menu == menu) {
                    action_ui(ui, view, action, commands);
                }
            });
        }
        ui.separator();
        for spec in &VIEWS {
            let id = format!("action-{}", spec.name);
            let response = ui.selectable_label(view.state.view == spec.id, view.say(&id));
            let key = palette::shortcut(
                view.speech,
                egui::KeyboardShortcut::new(egui::Modifiers::COMMAND, spec.key),
            );
            let tip = view.speech.tip(&id).unwrap_or_default();
            if response.on_hover_text(format!("{tip} ({key})")).clicked() {
                commands.push(Command::ShowView(spec.id));
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let key = palette::shortcut(view.speech, actions::PALETTE_KEY);
            let full = format!("{}  {key}", view.say("palette-button"));
            // Where there is no room for all of it, its key must do.
            let text = if width(ui, &full) < ui.available_width() { &full } else { &key };
            if width(ui, text) > ui.available_width() {
                return;
            }
            let button = ui.button(text).on_hover_text(&full);
            crate::widget::field::name(&button, &full);
            if button.clicked() {
                commands.push(Command::SetPalette(Some(super::state::PaletteState::default())));
            }
        });
    });
}

/// How wide a button with this text is.
fn width(ui: &Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE);
    galley.size().x + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
}

fn action_ui(ui: &mut Ui, view: &View<'_>, action: &Action, commands: &mut Vec<Command>) {
    // Of two actions on one key only the one that can be done now is shown; the others are greyed.
    let usable = (action.when)(view.state);
    if !usable
        && actions::actions().iter().any(|a| a.id != action.id && a.key.is_some() && a.key == action.key)
    {
        return;
    }
    let id = format!("action-{}", action.id);
    let mut label = view.say(&id);
    if let Some(step) = step(view.state, action.id) {
        label = format!("{label}: {}", view.speech.step(step));
    }
    let key = action.key.map(|key| palette::shortcut(view.speech, key)).unwrap_or_default();
    let button = egui::Button::new(label).shortcut_text(RichText::new(key).color(view.theme.weak));
    let response = ui.add_enabled(usable, button);
    let response = match view.speech.tip(&id) {
        Some(tip) => response.on_hover_text(tip),
        None => response,
    };
    if response.clicked() {
        commands.push(action.command.clone());
        ui.close();
    }
}

/// Undo and redo say what they would do.
fn step<'s>(state: &'s State, action: &str) -> Option<&'s crate::model::history::StepName> {
    match action {
        "undo" => state.project.history().next_undo(),
        "redo" => state.project.history().next_redo(),
        _ => None,
    }
}

/// Draws offers and questions that do not block the editor.
fn offers_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    if let Some(recovered) = &view.state.recovered {
        let values = [("count", recovered.files.len().into())];
        offer_ui(ui, "recovered", view, &view.speech.with("offer-recovered", &values), |ui| {
            if ui.button(view.say("offer-recover")).clicked() {
                commands.push(Command::Recover { take: true });
            }
            if ui.button(view.say("offer-dismiss")).clicked() {
                commands.push(Command::Recover { take: false });
            }
        });
    }
    if let Some((file, _)) = view.state.conflicts.first() {
        let values = [("file", file.shown().into())];
        offer_ui(ui, "conflict", view, &view.speech.with("offer-conflict", &values), |ui| {
            for (message, keep_mine) in [("offer-keep-mine", true), ("offer-take-theirs", false)] {
                if ui.button(view.say(message)).clicked() {
                    commands.push(Command::Resolve { file: file.clone(), keep_mine });
                }
            }
        });
    }
    if view.state.is_checked && !view.state.has_folder() {
        offer_ui(ui, "shipped", view, &view.say("offer-shipped"), |ui| {
            if ui.button(view.say("action-new-pack")).clicked() {
                commands.push(Command::AskNewPack);
            }
            if ui.button(view.say("action-copy-pack")).clicked() {
                commands.push(Command::AskCopyPack);
            }
        });
    }
}

fn offer_ui(ui: &mut Ui, id: &str, view: &View<'_>, message: &str, buttons: impl FnOnce(&mut Ui)) {
    Panel::top(id).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = GAP * 2.0;
            ui.label(RichText::new(message).color(view.theme.accent));
            buttons(ui);
        });
    });
}

fn status_ui(ui: &mut Ui, view: &View<'_>) {
    let state = view.state;
    ui.horizontal(|ui| {
        let dirty = state.project.dirty().count();
        if dirty == 0 {
            ui.label(view.say("status-saved"));
        } else {
            let text = view.speech.with("status-unsaved", &[("count", dirty.into())]);
            ui.label(RichText::new(text).color(view.theme.warning));
            if let Some(why) = &state.save_failed {
                ui.add(egui::Label::new(RichText::new(why).color(view.theme.warning)).truncate());
            }
        }
        ui.separator();
        ui.label(view.speech.with("status-entries", &[("count", state.library.entries.len().into())]));
        ui.separator();
        if state.is_checked {
            let time = format!("{:.0}", state.check_milliseconds.ceil());
            ui.label(view.speech.with("status-check", &[("time", time.into())]));
        } else {
            ui.label(view.say("status-checking"));
        }
        if let Some(message) = state.log.last().filter(|_| state.bottom.tab != BottomTab::Log) {
            ui.separator();
            ui.add(egui::Label::new(RichText::new(message).color(view.theme.weak)).truncate());
        }
    });
}
