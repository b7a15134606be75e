//! The plan of a run: game, players, number of games; run, stop, compare, and progress.

use super::{setup, words};
use crate::app::state::Wanted;
use crate::app::{BalanceCommand, Command};
use crate::model::balance::{Ask, Progress, players_of};
use crate::theme::GAP;
use crate::view::View;
use crate::widget::field::{draft_field_ui, name};
use egui::{ComboBox, Id, ProgressBar, RichText, Ui};
use provost_engine::situation::setup::{PLAYERS, SCENARIO};
use provost_playtest::agent::AgentSpec;
use serde_json::{Value, json};

/// Draws both rows.
pub(super) fn head_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let ask = &view.state.balance.ask;
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| {
        let mut new = ask.clone();
        game_ui(ui, view, &mut new);
        players_ui(ui, view, &mut new);
        setup::entry_ui(ui, view, &mut new, SCENARIO, &[SCENARIO]);
        setup::more_ui(ui, view, &mut new);
        agents_ui(ui, view, &mut new);
        number_ui(ui, view, "balance-games", &mut new.games);
        number_ui(ui, view, "balance-first-seed", &mut new.seed);
        if new != *ask {
            commands.push(Command::Balance(BalanceCommand::SetAsk(new)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        buttons_ui(ui, view, commands);
        progress_ui(ui, view);
    });
    if let Some(why) = &view.state.balance.refused {
        ui.colored_label(view.theme.error, why);
    }
    ui.add_space(GAP / 2.0);
}

pub(in crate::view) fn game_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask) {
    let label = ui.label(view.say("balance-game"));
    if let Some(game) = view.state.game_here().filter(|_| ask.game.is_empty()) {
        game.clone_into(&mut ask.game);
    }
    let combo = ComboBox::from_id_salt("balance-game").selected_text(words::game_name(view, &ask.game));
    let combo = combo.show_ui(ui, |ui| {
        for game in view.state.playable() {
            if ui.selectable_label(ask.game == game, words::game_name(view, game)).clicked()
                && ask.game != game
            {
                // Another game has other words for its set-up.
                *ask = Ask { game: game.to_owned(), setup: serde_json::Map::new(), ..ask.clone() };
            }
        }
    });
    combo.response.labelled_by(label.id);
}

pub(in crate::view) fn players_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask) {
    let Some((least, most)) = players_of(&ask.game) else { return };
    let label = ui.label(view.say("balance-players"));
    let chosen = ask.setup.get(PLAYERS).and_then(Value::as_u64);
    let usual = view.say("balance-as-usual");
    let text = chosen.map_or_else(|| usual.clone(), |number| number.to_string());
    let combo = ComboBox::from_id_salt("balance-players").width(64.0).selected_text(text);
    let combo = combo.show_ui(ui, |ui| {
        if ui.selectable_label(chosen.is_none(), usual).clicked() {
            ask.set(PLAYERS, None);
        }
        for number in least..=most {
            if ui.selectable_label(chosen == Some(number.into()), number.to_string()).clicked() {
                ask.set(PLAYERS, Some(json!(number)));
            }
        }
    });
    combo.response.labelled_by(label.id);
}

/// Who plays: typed, or taken from the list beside.
fn agents_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask) {
    ui.label(view.say("balance-agents"));
    ui.scope(|ui| {
        ui.set_max_width(150.0);
        let label = view.say("balance-agents");
        if let Some(new) = draft_field_ui(ui, Id::unique("balance-agents"), &label, &ask.agents, 1) {
            ask.agents = new;
        }
    });
    let known = [AgentSpec::Random, AgentSpec::First, AgentSpec::Greedy, AgentSpec::Search(200)];
    let picker = ui.menu_button("+", |ui| {
        ui.label(RichText::new(view.say("balance-agents-tip")).color(view.theme.weak));
        for agent in known {
            let name = agent.to_string();
            let summary = view.say(&format!("balance-agent-{name}"));
            if ui.button(format!("{name}: {summary}")).clicked() {
                name.clone_into(&mut ask.agents);
            }
        }
        ui.separator();
        for agent in known {
            let name = agent.to_string();
            if ui.button(view.speech.with("balance-agent-add", &[("name", name.as_str().into())])).clicked() {
                ask.agents = format!("{}, {name}", ask.agents.trim_end_matches([',', ' ']));
            }
        }
    });
    name(&picker.response, &view.say("balance-agents-pick"));
}

pub(in crate::view) fn number_ui(ui: &mut Ui, view: &View<'_>, message: &str, number: &mut u64) {
    ui.label(view.say(message));
    ui.scope(|ui| {
        ui.set_max_width(76.0);
        let typed =
            draft_field_ui(ui, Id::unique(message.to_owned()), &view.say(message), &number.to_string(), 1);
        if let Some(new) = typed.and_then(|typed| typed.replace(['.', ',', ' '], "").parse().ok()) {
            *number = new;
        }
    });
}

fn buttons_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let balance = &view.state.balance;
    let runs = balance.running.is_some() || balance.waiting.is_some();
    let mut button = |ui: &mut Ui, id: &str, usable: bool, command: BalanceCommand| {
        let tip = view.speech.tip(id).unwrap_or_default();
        let button = ui.add_enabled(usable, egui::Button::new(view.say(id)));
        let button = button.on_hover_text(&tip).on_disabled_hover_text(&tip);
        if button.clicked() {
            commands.push(Command::Balance(command));
        }
    };
    let play = BalanceCommand::Play;
    button(ui, "action-balance-run", true, play(Wanted::Run));
    button(ui, "action-balance-stop", runs, BalanceCommand::Stop);
    ui.separator();
    let changed = view.state.project.dirty().next().is_some();
    button(ui, "action-balance-compare-saved", changed, play(Wanted::CompareSaved));
    button(ui, "action-balance-keep", balance.run.is_some(), BalanceCommand::Keep);
    button(ui, "action-balance-compare-kept", balance.kept.is_some(), play(Wanted::CompareKept));
    if let Some(kept) = &balance.kept {
        let values = [
            ("games", words::count(view, kept.games).into()),
            ("game", words::game_name(view, &kept.game).into()),
        ];
        ui.label(RichText::new(view.speech.with("balance-kept", &values)).color(view.theme.weak));
    }
}

/// How far the run is, or how long the last one took.
fn progress_ui(ui: &mut Ui, view: &View<'_>) {
    let balance = &view.state.balance;
    if balance.waiting.is_some() {
        ui.label(view.say("balance-waiting"));
        return;
    }
    let Some(running) = &balance.running else { return };
    let progress = running.progress;
    ui.add(ProgressBar::new(progress.part()).desired_width(160.0).desired_height(14.0)).widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, progress_text(view, progress))
    });
    ui.label(progress_text(view, progress));
}

fn progress_text(view: &View<'_>, progress: Progress) -> String {
    let values = [
        ("done", words::count(view, progress.done).into()),
        ("total", words::count(view, progress.total).into()),
    ];
    let mut text = view.speech.with("balance-progress", &values);
    if let Some(speed) = progress.speed() {
        let digits = usize::from(speed < 10.0);
        let speed = words::number(view, speed, digits);
        text = format!("{text} · {}", view.speech.with("balance-speed", &[("speed", speed.into())]));
    }
    if let Some(left) = progress.left() {
        let left = words::time(view, left);
        text = format!("{text} · {}", view.speech.with("balance-left", &[("time", left.into())]));
    }
    text
}
