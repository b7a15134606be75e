//! The question, with the answers as buttons; advice, reasons and the result.

use super::setup::seat_name;
use crate::app::{Command, PlayCommand};
use crate::model::play::{GameView, PlayQuestion, Reason};
use crate::view::View;
use crate::view::balance::words;
use egui::{Key, RichText, Ui};

/// Keys of the first answers.
const KEYS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The number of letters at which a label is cut.
const LABEL: usize = 52;

/// The most options in advice.
const ADVISED: usize = 3;

/// Returns the shown answers: all, or those about the clicked piece.
fn offered<'s>(view: &View<'_>, shown: &'s GameView, asked: &'s PlayQuestion) -> Vec<&'s (String, String)> {
    let narrowed = view.state.play.narrowed.as_ref();
    let about = |number: usize| {
        let ids = shown.scene.concerned.get(number);
        narrowed.is_none_or(|id| ids.is_some_and(|ids| ids.contains(id)))
    };
    asked.options.iter().enumerate().filter(|(number, _)| about(*number)).map(|(_, option)| option).collect()
}

/// Handles digit keys, which choose among the shown answers unless a text field has the focus.
pub(super) fn keys(ui: &Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let busy = view.state.dialog.is_some() || view.state.palette.is_some() || ui.ctx().text_edit_focused();
    let Some(shown) = view.state.play.shown.as_ref().filter(|_| !busy) else { return };
    let Some(asked) = &shown.asked else { return };
    let pressed =
        ui.input(|input| KEYS.iter().position(|key| input.modifiers.is_none() && input.key_pressed(*key)));
    let options = offered(view, shown, asked);
    if let Some((choice, _)) = pressed.and_then(|number| options.get(number)) {
        commands.push(Command::Play(PlayCommand::Choose(choice.clone())));
    }
}

/// Draws the question and everything about it.
pub(super) fn options_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let play = &view.state.play;
    let Some(shown) = &play.shown else { return };
    goals_ui(ui, view, shown);
    match &shown.asked {
        Some(asked) => question_ui(ui, view, shown, asked, commands),
        None => result_ui(ui, view, shown),
    }
    why_ui(ui, view, shown);
}

/// Draws the goals of the scenario, and the progress.
fn goals_ui(ui: &mut Ui, view: &View<'_>, shown: &GameView) {
    if shown.ranks.is_empty() || shown.over {
        return;
    }
    egui::CollapsingHeader::new(RichText::new(view.say("play-goals")).strong()).id_salt("play-goals").show(
        ui,
        |ui| {
            ui.label(RichText::new(view.say("play-goals-now")).small().color(view.theme.weak));
            for line in &shown.ranks {
                ui.label(line);
            }
        },
    );
}

fn question_ui(
    ui: &mut Ui,
    view: &View<'_>,
    shown: &GameView,
    asked: &PlayQuestion,
    commands: &mut Vec<Command>,
) {
    let play = &view.state.play;
    let who = format!("{} ({})", asked.name, seat_name(view, play.seat(usize::from(asked.player))));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(who).color(view.theme.weak));
        if let Some(spot) = &asked.spot
            && ui
                .link(view.say("play-asked-by"))
                .on_hover_text(format!("{}:{}", spot.file, spot.line))
                .clicked()
        {
            commands.push(Command::Play(PlayCommand::OpenSpot(spot.clone())));
        }
    });
    ui.label(RichText::new(&asked.question).strong().size(15.5));
    if !asked.is_person {
        ui.label(RichText::new(view.say("play-choose-for")).small().color(view.theme.weak));
    }
    // Above the answers, which may be many.
    ui.horizontal_wrapped(|ui| {
        if play.narrowed.is_some() && ui.button(view.say("play-show-all")).clicked() {
            commands.push(Command::Play(PlayCommand::ShowAll));
        }
        let tip = view.speech.tip("action-play-hint").unwrap_or_default();
        if ui.button(view.say("action-play-hint")).on_hover_text(tip).clicked() {
            commands.push(Command::Play(PlayCommand::Hint));
        }
        if play.hint_wanted {
            ui.label(RichText::new(view.say("play-thinking")).color(view.theme.weak));
        }
    });
    if let Some(hint) = &play.hint {
        reasons_ui(ui, view, &view.say("play-hint-title"), hint);
    }
    let made = play.choices.get(play.at);
    for (number, (choice, label)) in offered(view, shown, asked).into_iter().enumerate() {
        let key = if number < KEYS.len() { format!("{}  ", number + 1) } else { String::new() };
        let value = play.hint.as_ref().and_then(|hint| hint.iter().find(|reason| reason.choice == *choice));
        let value = value.map_or_else(String::new, |reason| format!("  [{}]", points(view, reason.value)));
        let best =
            play.hint.as_ref().and_then(|hint| hint.first()).is_some_and(|best| best.choice == *choice);
        let text = RichText::new(format!("{key}{label}{value}"));
        let text = if best { text.strong() } else { text };
        let button = egui::Button::selectable(made == Some(choice), text)
            .frame_when_inactive(true)
            .wrap()
            .min_size(egui::vec2(ui.available_width(), 0.0));
        let response = ui.add(button);
        crate::widget::field::name(&response, label);
        if response.clicked() {
            commands.push(Command::Play(PlayCommand::Choose(choice.clone())));
        }
    }
}

/// Why the agent chose what it chose last.
fn why_ui(ui: &mut Ui, view: &View<'_>, shown: &GameView) {
    let play = &view.state.play;
    let Some(last) = play.at.checked_sub(1) else { return };
    let (Some(step), Some(reasons)) = (shown.steps.get(last), play.why.get(&last)) else { return };
    if reasons.is_empty() {
        return;
    }
    let values = [("name", step.name.as_str().into()), ("label", short(&step.label).into())];
    let title = view.speech.with("play-why", &values);
    egui::CollapsingHeader::new(RichText::new(view.say("play-why-title")).strong())
        .id_salt("play-why")
        .default_open(true)
        .show(ui, |ui| reasons_ui(ui, view, &title, reasons));
}

fn points(view: &View<'_>, value: f32) -> String {
    let number = words::number(view, f64::from(value), 1);
    if value > 0.0 { format!("+{number}") } else { number }
}

/// Draws the best options with their values and reasons.
fn reasons_ui(ui: &mut Ui, view: &View<'_>, title: &str, reasons: &[Reason]) {
    ui.label(RichText::new(title).color(view.theme.weak));
    if reasons.is_empty() {
        ui.label(view.say("play-no-reasons"));
    }
    for (number, reason) in reasons.iter().take(ADVISED).enumerate() {
        let mut said = format!("{}. {}: ", number + 1, short(&reason.label));
        said += &view.speech.with("play-points", &[("points", points(view, reason.value).into())]);
        if let Some(share) = reason.share {
            let share = words::number(view, f64::from(share) * 100.0, 0);
            said += &view.speech.with("play-share", &[("share", share.into())]);
        }
        if let Some((part, worth)) = &reason.because {
            let values = [("part", part.as_str().into()), ("worth", points(view, *worth).into())];
            said += &view.speech.with("play-because", &values);
        }
        ui.label(said).on_hover_text(&reason.label);
    }
}

/// The beginning of a label: its rules text stands on the button.
fn short(label: &str) -> String {
    let name = label.split(" (").next().unwrap_or(label);
    match name.char_indices().nth(LABEL) {
        Some((end, _)) => format!("{}…", name.get(..end).unwrap_or(name)),
        None => name.to_owned(),
    }
}

fn result_ui(ui: &mut Ui, view: &View<'_>, shown: &GameView) {
    ui.heading(view.say(if shown.over { "play-over" } else { "play-nothing-asked" }));
    let mut order: Vec<(&String, i32)> = shown.players.iter().zip(shown.scores.iter().copied()).collect();
    order.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    for (player, score) in order {
        ui.label(RichText::new(format!("{player}: {score}")).size(16.0));
    }
    for line in &shown.ranks {
        ui.label(line);
    }
}
