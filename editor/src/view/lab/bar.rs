//! The line above: the game, the situation, and going through it.

use crate::app::{Command, LabCommand};
use crate::model::lab::Origin;
use crate::view::View;
use crate::widget::field::name;
use egui::{Button, ComboBox, RichText, Ui};
use provost_engine::games;
use provost_games::Shipped;

/// Draws the line.
pub(super) fn bar_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    ui.horizontal_wrapped(|ui| {
        let mut push = |command| commands.push(Command::Lab(command));
        if let Some(game) = game_ui(ui, view) {
            push(LabCommand::New(game));
        }
        if ui.button(view.say("lab-new")).on_hover_text(view.say("lab-new-tip")).clicked() {
            push(LabCommand::New(lab.game.clone()));
        }
        ui.separator();
        let mut step = |ui: &mut Ui, text: &str, action: &str, can: bool, command: LabCommand| {
            let tip = view.speech.tip(action).unwrap_or_default();
            let response = ui.add_enabled(can, Button::new(text)).on_hover_text(tip);
            name(&response, &view.say(action));
            if response.clicked() {
                push(command);
            }
        };
        let (at, all) = (lab.at, lab.choices());
        let asked = lab.stand.as_ref().is_some_and(|stand| stand.asked.is_some());
        step(ui, "|«", "action-lab-restart", at > 0, LabCommand::GoTo(0));
        step(ui, "«", "action-lab-back", at > 0, LabCommand::Step { forward: false });
        let values = [("at", at.into()), ("all", all.into())];
        ui.label(view.speech.with("lab-at", &values));
        step(ui, "»", "action-lab-forward", at < all || asked, LabCommand::Step { forward: true });
        step(ui, "»|", "action-lab-end", at < all, LabCommand::GoTo(all));
        ui.separator();
        seed_ui(ui, view, commands);
        ui.separator();
        if ui.button(view.say("action-lab-keep")).clicked() {
            commands.push(Command::Lab(LabCommand::AskKeep));
        }
        crate::view::play::scenario_ui(ui, view, commands);
        origin_ui(ui, view, commands);
    });
}

/// Another game begins with an ordinary set-up.
fn game_ui(ui: &mut Ui, view: &View<'_>) -> Option<String> {
    let lab = &view.state.lab;
    let mut chosen = None;
    let title = |id: &str| {
        let packs = &view.state.library.packs;
        let base = packs.iter().find(|pack| pack.game == id && pack.depends.is_empty());
        base.map_or(id.to_owned(), |pack| pack.name.get(view.state.language()).to_owned())
    };
    let combo = ComboBox::from_id_salt("lab-game").selected_text(title(&lab.game)).show_ui(ui, |ui| {
        for game in games::ids::<Shipped>() {
            if ui.selectable_label(lab.game == **game, title(game)).clicked() {
                chosen = Some((*game).to_owned());
            }
        }
    });
    name(&combo.response, &view.say("lab-game"));
    chosen.filter(|game| *game != lab.game)
}

/// Fixed dice, or where chance starts.
fn seed_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let dice = lab.situation.dice();
    let text = if dice.is_empty() {
        let path = ["given".to_owned(), "seed".to_owned()];
        let seed = lab.form.as_ref().and_then(|form| form.number(&path)).unwrap_or(1);
        view.speech.with("lab-seed", &[("seed", seed.into())])
    } else {
        let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
        view.speech.with("lab-dice", &[("dice", dice.join(" ").into())])
    };
    ui.label(text);
    let tip = view.speech.tip("action-lab-seed").unwrap_or_default();
    if ui.button(view.say("action-lab-seed")).on_hover_text(tip).clicked() {
        commands.push(Command::Lab(LabCommand::NewSeed));
    }
}

/// Draws the entry being tried out, and its origin.
fn origin_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    if let Some((_, entry)) = &lab.trying {
        ui.spinner();
        ui.label(view.speech.with("lab-trying", &[("entry", entry.as_str().into())]));
        return;
    }
    if let Some(entry) = &lab.focus {
        let known = view.state.library.entries.iter().find(|item| item.id == *entry);
        let title = known.map_or(entry.as_str(), |item| item.name.get(view.state.language()));
        ui.label(RichText::new(view.speech.with("lab-focus", &[("entry", title.into())])).strong());
    }
    match &lab.origin {
        Origin::Test { file, .. } | Origin::Scenario { file, .. } => {
            if ui.link(file.shown()).on_hover_text(view.say("lab-origin-tip")).clicked() {
                commands.push(Command::Lab(LabCommand::ShowOrigin));
            }
        }
        Origin::Stage => _ = ui.label(RichText::new(view.say("lab-origin-stage")).color(view.theme.weak)),
        Origin::New | Origin::Game(_) => {}
    }
}
