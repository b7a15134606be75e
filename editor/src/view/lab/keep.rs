//! The question of what to keep as a test: its name, its pack, and what it checks.

use crate::app::state::KeepState;
use crate::app::{Command, LabCommand};
use crate::model::lab::{PositionValue, keep};
use crate::view::View;
use crate::widget::field::{name, text_field_ui};
use egui::{ComboBox, Context, Id, Modal, RichText, ScrollArea, Ui};

/// Draws the question, if it is open.
pub(super) fn keep_ui(ctx: &Context, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let (Some(state), Some(stand)) = (&lab.keep, &lab.stand) else { return };
    let mut new = state.clone();
    let (mut done, mut gone) = (false, false);
    let modal = Modal::new(Id::unique("lab-keep")).show(ctx, |ui| {
        ui.set_width(520.0_f32.min(ctx.content_rect().width() - 60.0));
        ui.heading(view.say("lab-keep-title"));
        ui.label(view.say("lab-keep-name"));
        let (field, typed) = text_field_ui(ui, "lab-keep-name", &view.say("lab-keep-name"), "", &state.name);
        if let Some(typed) = typed {
            new.name = typed;
        }
        done |= field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        pack_ui(ui, view, &mut new);
        ui.label(view.say("lab-keep-checks"));
        let most = ctx.content_rect().height() * 0.45;
        ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show(ui, |ui| {
            let is_shown = |told: &&PositionValue| new.all || told.news || told.path.len() == 1;
            let shown: Vec<&PositionValue> = stand.told.iter().filter(is_shown).collect();
            for told in shown {
                check_ui(ui, view, told, &mut new);
            }
        });
        ui.checkbox(&mut new.all, view.say("lab-keep-all"));
        if let Some(why) = &state.refused {
            ui.label(RichText::new(why).color(view.theme.error));
        }
        ui.horizontal(|ui| {
            done |= ui.button(view.say("lab-keep-do")).clicked();
            gone |= ui.button(view.say("dialog-cancel")).clicked();
        });
    });
    if gone || modal.should_close() {
        commands.push(Command::Lab(LabCommand::SetKeep(None)));
        return;
    }
    if new != *state {
        commands.push(Command::Lab(LabCommand::SetKeep(Some(new))));
    }
    if done {
        commands.push(Command::Lab(LabCommand::Keep));
    }
}

/// The pack into which it is written.
fn pack_ui(ui: &mut Ui, view: &View<'_>, new: &mut KeepState) {
    let (state, tag) = (view.state, view.state.language());
    let packs = state.library.packs.iter();
    let fits: Vec<_> =
        packs.filter(|pack| pack.game == state.lab.game && state.project.is_writable(&pack.root)).collect();
    if fits.len() < 2 {
        return;
    }
    let chosen = fits.iter().find(|pack| pack.root == new.root).map_or("", |pack| pack.name.get(tag));
    let combo = ComboBox::from_id_salt("lab-keep-pack").selected_text(chosen).show_ui(ui, |ui| {
        for pack in fits {
            if ui.selectable_label(pack.root == new.root, pack.name.get(tag)).clicked() {
                new.root.clone_from(&pack.root);
            }
        }
    });
    name(&combo.response, &view.say("lab-keep-pack"));
}

fn check_ui(ui: &mut Ui, view: &View<'_>, told: &PositionValue, new: &mut KeepState) {
    let key = told.key();
    let mut on = new.checks.contains(&key);
    ui.horizontal_wrapped(|ui| {
        let response = ui.checkbox(&mut on, format!("{key} = {}", keep::shown(&told.value)));
        name(&response, &key);
        if let Some(before) = &told.before {
            let text = view.speech.with("lab-keep-before", &[("before", before.as_str().into())]);
            ui.label(RichText::new(text).color(view.theme.weak));
        }
    });
    if on {
        new.checks.insert(key);
    } else {
        new.checks.remove(&key);
    }
}
