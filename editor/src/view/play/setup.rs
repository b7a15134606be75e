//! The game, its players, and its file.

use crate::app::state::FileBar;
use crate::app::{Command, PlayCommand};
use crate::model::play::{Form, Seat, Viewer};
use crate::theme::GAP;
use crate::view::View;
use crate::view::balance::{head, setup};
use crate::widget::board::seat_colour;
use crate::widget::field::{name, text_field_ui};
use egui::{ComboBox, RichText, Ui};
use provost_engine::situation::setup::SCENARIO;

/// Draws the rows.
pub(super) fn setup_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| game_ui(ui, view, commands));
    if view.state.play.shown.is_some() {
        ui.horizontal_wrapped(|ui| seats_ui(ui, view, commands));
    }
    if let Some(file) = &view.state.play.file {
        file_ui(ui, view, file, commands);
    }
    notes_ui(ui, view);
    ui.add_space(GAP / 2.0);
}

fn push(commands: &mut Vec<Command>, command: PlayCommand) {
    commands.push(Command::Play(command));
}

/// Draws the next game, and the buttons to begin, save and load one.
fn game_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let ask = &view.state.play.ask;
    let mut new = ask.clone();
    head::game_ui(ui, view, &mut new);
    setup::entry_ui(ui, view, &mut new, SCENARIO, &[SCENARIO]);
    head::players_ui(ui, view, &mut new);
    setup::more_ui(ui, view, &mut new);
    head::number_ui(ui, view, "play-seed", &mut new.seed);
    if new != *ask {
        push(commands, PlayCommand::SetAsk(new));
    }
    let die = ui.button(view.say("play-new-seed")).on_hover_text(view.say("play-new-seed-tip"));
    if die.clicked() {
        push(commands, PlayCommand::NewSeed);
    }
    let start = ui.button(RichText::new(view.say("action-play-start")).strong());
    if start.on_hover_text(view.speech.tip("action-play-start").unwrap_or_default()).clicked() {
        push(commands, PlayCommand::Start);
    }
    ui.separator();
    let has_game = view.state.play.shown.is_some();
    for (id, form) in [
        ("action-play-save", Some(Form::Save)),
        ("action-play-save-replay", Some(Form::Replay)),
        ("action-play-load", None),
    ] {
        let button = ui.add_enabled(has_game || form.is_none(), egui::Button::new(view.say(id)));
        if button.on_hover_text(view.speech.tip(id).unwrap_or_default()).clicked() {
            push(commands, PlayCommand::AskFile(form));
        }
    }
}

/// Returns the name of a seat.
pub(super) fn seat_name(view: &View<'_>, seat: Seat) -> String {
    match seat {
        Seat::You => view.say("play-you"),
        Seat::Agent(agent) => agent.to_string(),
    }
}

/// Draws seats, viewer, and the pace of agents.
fn seats_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let play = &view.state.play;
    let Some(shown) = &play.shown else { return };
    for (number, player) in shown.players.iter().enumerate() {
        let colour = seat_colour(u8::try_from(number).unwrap_or_default());
        let (rect, _) = ui.allocate_exact_size(egui::vec2(11.0, 20.0), egui::Sense::hover());
        ui.painter().circle_filled(rect.center(), 5.5, colour);
        let label = ui.label(player);
        let seat = play.seat(number);
        let combo = ComboBox::from_id_salt(("play-seat", number)).width(86.0);
        let combo = combo.selected_text(seat_name(view, seat)).show_ui(ui, |ui| {
            for other in Seat::ALL {
                let text = match other {
                    Seat::You => view.say("play-you-long"),
                    Seat::Agent(agent) => {
                        let sort = agent.to_string();
                        let sort = sort.split(':').next().unwrap_or_default();
                        format!("{agent}: {}", view.say(&format!("balance-agent-{sort}")))
                    }
                };
                if ui.selectable_label(seat == other, text).clicked() {
                    push(commands, PlayCommand::SetSeat(number, other));
                }
            }
        });
        combo.response.labelled_by(label.id);
    }
    ui.separator();
    viewer_ui(ui, view, &shown.players, commands);
    let mut slow = play.slow;
    let watch = ui.checkbox(&mut slow, view.say("play-slow")).on_hover_text(view.say("play-slow-tip"));
    if watch.changed() {
        push(commands, PlayCommand::SetSlow(slow));
    }
    let (id, paused) = if play.paused { ("action-play-go", false) } else { ("action-play-pause", true) };
    let tip = view.speech.tip(id).unwrap_or_default();
    if ui.button(view.say(id)).on_hover_text(tip).clicked() {
        push(commands, PlayCommand::SetPaused(paused));
    }
    if play.waiting {
        ui.label(RichText::new(view.say("play-thinking")).color(view.theme.weak));
    }
}

fn viewer_ui(ui: &mut Ui, view: &View<'_>, players: &[String], commands: &mut Vec<Command>) {
    let label = ui.label(view.say("play-seen-by"));
    let chosen = view.state.play.viewer;
    let said = |viewer: Viewer| match viewer {
        Viewer::Auto => view.say("play-seen-auto"),
        Viewer::All => view.say("play-seen-all"),
        Viewer::Seat(seat) => players.get(usize::from(seat)).cloned().unwrap_or_default(),
    };
    let seats = (0..u8::try_from(players.len()).unwrap_or_default()).map(Viewer::Seat);
    let combo = ComboBox::from_id_salt("play-viewer").width(110.0).selected_text(said(chosen));
    let combo = combo.show_ui(ui, |ui| {
        for viewer in [Viewer::Auto, Viewer::All].into_iter().chain(seats) {
            if ui.selectable_label(viewer == chosen, said(viewer)).clicked() {
                push(commands, PlayCommand::SetViewer(viewer));
            }
        }
    });
    combo.response.labelled_by(label.id);
}

/// The file that is to be written or read.
fn file_ui(ui: &mut Ui, view: &View<'_>, file: &FileBar, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.label(view.say("play-file"));
        ui.scope(|ui| {
            ui.set_max_width((ui.available_width() - 260.0).max(120.0));
            let (response, typed) = text_field_ui(ui, "play-file", &view.say("play-file"), "", &file.path);
            if let Some(path) = typed {
                push(commands, PlayCommand::SetFile(Some(FileBar { path, form: file.form })));
            }
            if response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                push(commands, PlayCommand::UseFile);
            }
        });
        if ui.button(view.say("play-file-pick")).clicked() {
            push(commands, PlayCommand::PickFile);
        }
        let (word, use_id) = if file.form.is_some() {
            ("play-file-write", "play-file-write")
        } else {
            ("play-file-open", "play-file-open")
        };
        let button = ui.button(RichText::new(view.say(word)).strong());
        name(&button, &view.say(use_id));
        if button.clicked() {
            push(commands, PlayCommand::UseFile);
        }
        if ui.button(view.say("play-file-cancel")).clicked() {
            push(commands, PlayCommand::SetFile(None));
        }
    });
}

/// Draws notes: refusals, other content, or where the line no longer fits.
fn notes_ui(ui: &mut Ui, view: &View<'_>) {
    let play = &view.state.play;
    if let Some(why) = &play.refused {
        ui.colored_label(view.theme.error, why);
    }
    let errors = view.state.content.as_ref().map_or(0, |content| content.errors);
    if errors > 0 {
        let id = if play.content.is_some() { "play-errors-go-on" } else { "play-errors" };
        ui.colored_label(view.theme.warning, view.speech.with(id, &[("count", errors.into())]));
    }
    if let Some(note) = &play.note {
        ui.label(RichText::new(note).color(view.theme.weak));
    }
    let Some(shown) = &play.shown else { return };
    if play.made_with.as_ref().is_some_and(|made| *made != shown.fingerprint) {
        ui.colored_label(view.theme.warning, view.say("play-other-content"));
    }
    if let Some(diverged) = &shown.diverged {
        let values = [("step", (diverged.step + 1).into()), ("choice", diverged.choice.as_str().into())];
        let mut said = view.speech.with("play-diverged", &values);
        if let Some(fault) = &diverged.fault {
            said = format!("{said} {fault}");
        }
        ui.colored_label(view.theme.warning, said);
    }
}
