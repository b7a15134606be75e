//! The welcome: what this is, and three things to try, each a click or a digit away.

use crate::app::{Command, LabCommand, PlayCommand};
use crate::theme::GAP;
use crate::view::{View, ViewId};
use crate::widget::field::name;
use egui::text::{LayoutJob, TextFormat};
use egui::{Button, FontId, Key, RichText, Ui};

/// The three things, with the keys that choose them.
const THINGS: [(&str, Key); 3] =
    [("welcome-lab", Key::Num1), ("welcome-play", Key::Num2), ("welcome-write", Key::Num3)];

/// Draws it.
pub(super) fn welcome_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.heading(view.say("welcome-title"));
    ui.label(view.say("welcome-what"));
    ui.add_space(GAP);
    ui.label(RichText::new(view.say("welcome-try")).strong());
    // The focused choice is marked like a selection elsewhere.
    let chosen_fill = ui.visuals().selection.bg_fill;
    ui.visuals_mut().widgets.active.weak_bg_fill = chosen_fill;
    for (number, (id, key)) in THINGS.into_iter().enumerate() {
        let button = Button::new(text(ui, view, number + 1, id)).wrap();
        let response = ui.add(button.min_size(egui::vec2(ui.available_width(), 0.0)));
        name(&response, &view.say(id));
        // The first one has the keyboard, so that Enter, Tab and digits work at once.
        if number == 0 && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        let pressed = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if response.clicked() || pressed {
            commands.push(Command::ShowDialog(None));
            commands.push(chosen(view, id));
        }
        ui.add_space(2.0);
    }
    ui.add_space(GAP);
    ui.horizontal(|ui| {
        if ui.button(view.say("welcome-begin")).clicked() {
            commands.push(Command::ShowDialog(None));
        }
        let mut shown = view.state.settings.welcome;
        if ui.checkbox(&mut shown, view.say("welcome-again")).changed() {
            commands.push(Command::SetWelcome(shown));
        }
    });
}

/// Runs one of the three choices.
fn chosen(view: &View<'_>, id: &str) -> Command {
    match id {
        "welcome-lab" if view.state.entry().is_some() => Command::Lab(LabCommand::TryEntry),
        "welcome-lab" => Command::ShowView(ViewId::Lab),
        "welcome-play" => Command::Play(PlayCommand::Start),
        _ if view.state.has_folder() => Command::AskNewEntry,
        _ => Command::AskNewPack,
    }
}

/// Draws its number and name, and below it the consequence.
fn text(ui: &Ui, view: &View<'_>, number: usize, id: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let part = |job: &mut LayoutJob, text: &str, size: f32, color: egui::Color32| {
        job.append(
            text,
            0.0,
            TextFormat { font_id: FontId::proportional(size), color, ..TextFormat::default() },
        );
    };
    part(&mut job, &format!("{number}  "), 16.0, view.theme.accent);
    part(&mut job, &view.say(id), 16.0, ui.visuals().strong_text_color());
    part(&mut job, "\n", 5.0, view.theme.weak);
    part(&mut job, &view.speech.tip(id).unwrap_or_default(), 13.0, ui.visuals().text_color());
    job
}
