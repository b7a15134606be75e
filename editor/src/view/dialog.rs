//! The questions that wait for an answer, and pages to read.

mod welcome;

use super::View;
use crate::app::Command;
use crate::app::actions::actions;
use crate::app::palette::shortcut;
use crate::app::state::Dialog;
use crate::model::search::Hit;
use crate::widget::field::text_field_ui;
use crate::widget::page::page_ui;
use egui::{Key, Modifiers, RichText, ScrollArea, Ui};
use provost_engine::games;
use provost_games::Shipped;

/// Draws the dialog, if one is open.
pub(crate) fn dialog_ui(ctx: &egui::Context, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(dialog) = &view.state.dialog else { return };
    let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    // On the ground of panels, fields can be seen.
    let style = ctx.style_of(ctx.theme());
    let frame = egui::Frame::popup(&style).inner_margin(16).fill(style.visuals.panel_fill);
    let response = egui::Modal::new(egui::Id::unique("dialog")).frame(frame).show(ctx, |ui| {
        ui.set_max_width(620.0_f32.min(ctx.content_rect().width() - 60.0));
        one_ui(ui, view, dialog, commands);
    });
    if escape || response.backdrop_response.clicked() {
        commands.push(Command::ShowDialog(None));
    }
}

fn one_ui(ui: &mut Ui, view: &View<'_>, dialog: &Dialog, commands: &mut Vec<Command>) {
    match dialog {
        Dialog::Welcome => welcome::welcome_ui(ui, view, commands),
        Dialog::NewEntry { root, kind, id } => new_entry_ui(ui, view, (root, kind, id), commands),
        Dialog::Duplicate { entry, id } => {
            ui.heading(view.speech.with("dialog-duplicate", &[("id", entry.id.as_str().into())]));
            if let Some(id) = id_ui(ui, view, id, commands) {
                let entry = entry.clone();
                commands.push(Command::ShowDialog(Some(Dialog::Duplicate { entry, id })));
            }
            answers_ui(ui, view, "dialog-make", commands);
        }
        Dialog::Rename { old, new, renaming } => {
            ui.heading(view.speech.with("dialog-rename", &[("name", old.as_str().into())]));
            if let Some(new) = id_ui(ui, view, new, commands) {
                let dialog = Dialog::Rename { old: old.clone(), new, renaming: None };
                commands.push(Command::ShowDialog(Some(dialog)));
            }
            if let Some(renaming) = renaming {
                ui.label(
                    view.speech.with("dialog-rename-places", &[("count", renaming.places.len().into())]),
                );
                places_ui(ui, &renaming.places);
            }
            answers_ui(ui, view, "dialog-rename-do", commands);
        }
        Dialog::Delete { entry, uses } => {
            ui.heading(view.speech.with("dialog-delete", &[("id", entry.id.as_str().into())]));
            match uses {
                None => _ = ui.label(view.say("status-checking")),
                Some(uses) if uses.is_empty() => _ = ui.label(view.say("dialog-delete-unused")),
                Some(uses) => {
                    let message = view.speech.with("dialog-delete-used", &[("count", uses.len().into())]);
                    ui.colored_label(view.theme.warning, message);
                    places_ui(ui, uses);
                }
            }
            answers_ui(ui, view, "dialog-delete-do", commands);
        }
        Dialog::NewPack { below, id, folder } => new_pack_ui(ui, view, (below, id, folder), commands),
        Dialog::CopyPack { root, folder } => {
            ui.heading(view.say("action-copy-pack"));
            ui.label(view.say("dialog-copy-pack"));
            if let Some(folder) = folder_ui(ui, view, folder, commands) {
                commands.push(Command::ShowDialog(Some(Dialog::CopyPack { root: root.clone(), folder })));
            }
            answers_ui(ui, view, "dialog-copy", commands);
        }
        Dialog::OpenFolder { folder } => {
            ui.heading(view.say("action-open-folder"));
            if let Some(folder) = folder_ui(ui, view, folder, commands) {
                commands.push(Command::ShowDialog(Some(Dialog::OpenFolder { folder })));
            }
            answers_ui(ui, view, "dialog-open", commands);
        }
        Dialog::Explain { code } => explain_ui(ui, view, code, commands),
        Dialog::Page { text } => {
            ScrollArea::vertical().max_height(460.0).show(ui, |ui| page_ui(ui, text));
            if ui.button(view.say("dialog-close")).clicked() {
                commands.push(Command::ShowDialog(None));
            }
        }
        Dialog::Close => close_ui(ui, view, commands),
        Dialog::Keys => keys_ui(ui, view, commands),
    }
}

/// A list of places to read.
fn places_ui(ui: &mut Ui, places: &[Hit]) {
    ScrollArea::vertical().max_height(220.0).show(ui, |ui| {
        for hit in places {
            ui.label(
                RichText::new(format!("{}:{}  {}", hit.file.shown(), hit.line, hit.text.trim())).monospace(),
            );
        }
    });
}

fn new_entry_ui(ui: &mut Ui, view: &View<'_>, asked: (&str, &str, &str), commands: &mut Vec<Command>) {
    let (root, kind, id) = asked;
    let again = |root: &str, kind: &str, id: &str| {
        let dialog = Dialog::NewEntry { root: root.to_owned(), kind: kind.to_owned(), id: id.to_owned() };
        Command::ShowDialog(Some(dialog))
    };
    ui.heading(view.say("action-new-entry"));
    let folders: Vec<&str> = view.state.project.folders().collect();
    if folders.len() > 1 {
        let label = ui.label(view.say("dialog-pack"));
        egui::ComboBox::from_id_salt("pack")
            .selected_text(root)
            .show_ui(ui, |ui| {
                for folder in folders {
                    if ui.selectable_label(folder == root, folder).clicked() {
                        commands.push(again(folder, kind, id));
                    }
                }
            })
            .response
            .labelled_by(label.id);
    }
    let game = view.state.library.pack(root).map(|pack| pack.game);
    let games = games::specs::<Shipped>();
    let kinds = games.iter().find(|spec| Some(spec.id) == game).map_or(&[][..], |spec| spec.kinds);
    let label = ui.label(view.say("dialog-kind"));
    egui::ComboBox::from_id_salt("kind")
        .selected_text(kind)
        .show_ui(ui, |ui| {
            for spec in kinds {
                if ui.selectable_label(spec.id == kind, spec.id).on_hover_text(spec.doc).clicked() {
                    commands.push(again(root, spec.id, id));
                }
            }
        })
        .response
        .labelled_by(label.id);
    if let Some(id) = id_ui(ui, view, id, commands) {
        commands.push(again(root, kind, &id));
    }
    answers_ui(ui, view, "dialog-make", commands);
}

fn new_pack_ui(ui: &mut Ui, view: &View<'_>, asked: (&str, &str, &str), commands: &mut Vec<Command>) {
    let (below, id, folder) = asked;
    let again = |below: &str, id: &str, folder: &str| {
        let dialog =
            Dialog::NewPack { below: below.to_owned(), id: id.to_owned(), folder: folder.to_owned() };
        Command::ShowDialog(Some(dialog))
    };
    ui.heading(view.say("action-new-pack"));
    let label = ui.label(view.say("dialog-below"));
    egui::ComboBox::from_id_salt("below")
        .selected_text(below)
        .show_ui(ui, |ui| {
            for pack in &view.state.library.packs {
                if ui.selectable_label(pack.id == below, &pack.id).clicked() {
                    commands.push(again(&pack.id, id, folder));
                }
            }
        })
        .response
        .labelled_by(label.id);
    if let Some(new) = id_ui(ui, view, id, commands) {
        // The folder follows the id as long as it is named after it.
        let folder =
            folder.strip_suffix(id).map_or_else(|| folder.to_owned(), |start| format!("{start}{new}"));
        commands.push(again(below, &new, &folder));
    }
    if let Some(folder) = folder_ui(ui, view, folder, commands) {
        commands.push(again(below, id, &folder));
    }
    answers_ui(ui, view, "dialog-make", commands);
}

/// A field for an id, which takes the keyboard. Enter confirms.
fn id_ui(ui: &mut Ui, view: &View<'_>, id: &str, commands: &mut Vec<Command>) -> Option<String> {
    ui.label(view.say("dialog-id"));
    let (response, typed) =
        text_field_ui(ui, "dialog-id", &view.say("dialog-id"), &view.say("dialog-id-hint"), id);
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        commands.push(Command::Confirm);
    }
    typed
}

fn folder_ui(ui: &mut Ui, view: &View<'_>, folder: &str, commands: &mut Vec<Command>) -> Option<String> {
    ui.label(view.say("dialog-folder"));
    let (_, typed) = text_field_ui(ui, "dialog-folder", &view.say("dialog-folder"), "", folder);
    if ui.button(view.say("dialog-browse")).clicked() {
        commands.push(Command::PickFolder);
    }
    typed
}

/// Draws a refusal, and the two answers.
fn answers_ui(ui: &mut Ui, view: &View<'_>, yes: &str, commands: &mut Vec<Command>) {
    if let Some(refused) = &view.state.refused {
        ui.colored_label(view.theme.error, refused);
    }
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        if ui.button(RichText::new(view.say(yes)).strong()).clicked() {
            commands.push(Command::Confirm);
        }
        if ui.button(view.say("dialog-cancel")).clicked() {
            commands.push(Command::ShowDialog(None));
        }
    });
}

fn explain_ui(ui: &mut Ui, view: &View<'_>, code: &str, commands: &mut Vec<Command>) {
    let pages = provost_packs::pages();
    let text = pages.iter().find(|page| page.code == code).map_or("", |page| page.text);
    ScrollArea::vertical().max_height(460.0).show(ui, |ui| page_ui(ui, text));
    if ui.button(view.say("dialog-close")).clicked() {
        commands.push(Command::ShowDialog(None));
    }
}

fn close_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.heading(view.say("dialog-unsaved"));
    for (file, _) in view.state.project.dirty().take(12) {
        ui.label(file.shown());
    }
    ui.horizontal(|ui| {
        if ui.button(view.say("action-save-all")).clicked() {
            commands.push(Command::SaveAll);
        }
        if ui.button(view.say("dialog-leave")).clicked() {
            commands.push(Command::QuitAnyway);
        }
        if ui.button(view.say("dialog-cancel")).clicked() {
            commands.push(Command::ShowDialog(None));
        }
    });
}

fn keys_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.heading(view.say("action-keys"));
    ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
        egui::Grid::new("keys").striped(true).show(ui, |ui| {
            for action in actions() {
                let Some(key) = action.key else { continue };
                ui.label(RichText::new(shortcut(view.speech, key)).strong());
                ui.label(view.say(&format!("action-{}", action.id)));
                ui.label(
                    RichText::new(view.speech.tip(&format!("action-{}", action.id)).unwrap_or_default())
                        .small(),
                );
                ui.end_row();
            }
        });
    });
    if ui.button(view.say("dialog-close")).clicked() {
        commands.push(Command::ShowDialog(None));
    }
}
