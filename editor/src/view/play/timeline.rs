//! The time line: back, forward, any step; going on from an earlier one, and lines that were left.

use crate::app::{Command, PlayCommand};
use crate::view::View;
use crate::widget::field::name;
use egui::{RichText, Slider, Ui};

/// Draws it.
pub(super) fn timeline_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let play = &view.state.play;
    let Some(shown) = &play.shown else { return };
    let mut push = |command| commands.push(Command::Play(command));
    ui.horizontal_wrapped(|ui| {
        let end = play.end();
        let back = ui.add_enabled(play.at > 0, egui::Button::new(format!("‹ {}", view.say("play-back"))));
        name(&back, &view.say("action-play-back"));
        if back.on_hover_text(format!("{} (,)", view.say("action-play-back"))).clicked() {
            push(PlayCommand::Step { forward: false });
        }
        let can = play.at < end || play.agent_is_next();
        let forward = ui.add_enabled(can, egui::Button::new(format!("{} ›", view.say("play-forward"))));
        name(&forward, &view.say("action-play-forward"));
        if forward.on_hover_text(format!("{} (.)", view.say("action-play-forward"))).clicked() {
            push(PlayCommand::Step { forward: true });
        }
        ui.spacing_mut().slider_width = (ui.available_width() * 0.35).clamp(80.0, 420.0);
        let mut at = play.at;
        let slider = ui.add(Slider::new(&mut at, 0..=end.max(1)).show_value(false));
        name(&slider, &view.say("play-step"));
        if slider.changed() && at.min(end) != play.at {
            push(PlayCommand::GoTo(at));
        }
        let values = [("at", play.at.into()), ("count", play.choices.len().into())];
        ui.label(view.speech.with("play-step-of", &values));
        ui.label(RichText::new(&shown.scene.moment).color(view.theme.weak));
        if play.at < play.choices.len() {
            let tip = view.speech.tip("action-play-continue").unwrap_or_default();
            if ui.button(view.say("action-play-continue")).on_hover_text(tip).clicked() {
                push(PlayCommand::ContinueHere);
            }
        }
        let tip = view.speech.tip("action-play-set-up").unwrap_or_default();
        if ui.button(view.say("action-play-set-up")).on_hover_text(tip).clicked() {
            push(PlayCommand::MakeSetUp);
        }
        if !play.branches.is_empty() {
            let title = view.speech.with("play-lines", &[("count", play.branches.len().into())]);
            ui.menu_button(&title, |ui| {
                ui.label(RichText::new(view.say("play-lines-tip")).color(view.theme.weak));
                for (number, line) in play.branches.iter().enumerate() {
                    let same = line.iter().zip(&play.choices).take_while(|(a, b)| a == b).count();
                    let values = [("step", (same + 1).into()), ("count", line.len().into())];
                    if ui.button(view.speech.with("play-line", &values)).clicked() {
                        push(PlayCommand::TakeLine(number));
                    }
                }
            });
        }
    });
}
