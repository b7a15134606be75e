//! The noteworthy findings, the worst first, and the games behind a figure.

use super::words;
use crate::app::state::{BalancePage, BalanceRun};
use crate::app::{BalanceCommand, Command};
use crate::model::balance::{Finding, FindingKind};
use crate::theme::GAP;
use crate::view::View;
use crate::widget::field::name;
use egui::{RichText, ScrollArea, Ui};
use provost_playtest::simulate::Figure;
use provost_playtest::statistics::Estimate;

/// The most entries named here; the table has the others.
const ENTRIES: usize = 12;

/// Draws both.
pub(super) fn side_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(run) = &view.state.balance.run else { return };
    if view.state.balance.behind.is_some() {
        egui::Panel::bottom("balance-behind")
            .resizable(true)
            .default_size(190.0)
            .size_range(90.0..=500.0)
            .show(ui, |ui| behind_ui(ui, view, commands));
    }
    egui::CentralPanel::default().show(ui, |ui| findings_ui(ui, view, run, commands));
}

fn findings_ui(ui: &mut Ui, view: &View<'_>, run: &BalanceRun, commands: &mut Vec<Command>) {
    ui.label(RichText::new(view.say("balance-findings")).strong());
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        if run.findings.is_empty() {
            ui.label(RichText::new(view.say("balance-findings-none")).color(view.theme.good));
        }
        let mut entries = 0;
        for finding in &run.findings {
            if matches!(finding.kind, FindingKind::Entry { .. }) {
                entries += 1;
                if entries > ENTRIES {
                    continue;
                }
            }
            finding_ui(ui, view, run, finding, commands);
            ui.add_space(GAP / 2.0);
        }
        if entries > ENTRIES {
            let label = view.speech.with("balance-more-entries", &[("count", (entries - ENTRIES).into())]);
            if ui.link(label).clicked() {
                commands.push(Command::Balance(BalanceCommand::ShowPage(BalancePage::Entries)));
            }
        }
    });
}

fn finding_ui(
    ui: &mut Ui,
    view: &View<'_>,
    run: &BalanceRun,
    finding: &Finding,
    commands: &mut Vec<Command>,
) {
    let show = |page| Some(Command::Balance(BalanceCommand::ShowPage(page)));
    let (text, colour, command) = match &finding.kind {
        FindingKind::Troubles(count) => {
            let values = [("count", words::count(view, *count).into())];
            (
                view.speech.with("balance-finding-troubles", &values),
                view.theme.error,
                show(BalancePage::Troubles),
            )
        }
        FindingKind::Group { by, id, name, win, share } => {
            let values = [
                ("name", words::group_title(view, by, name).into()),
                ("win", words::rate(view, *win).into()),
                ("share", words::per_cent(view, *share, 1).into()),
            ];
            let players = group_players(run, by, id);
            let command = group_games(view, by, id, name, *win, players);
            (view.speech.with("balance-finding-group", &values), view.theme.warning, Some(command))
        }
        FindingKind::Entry { id, name, effect } => {
            let more = effect.value > 0.0;
            let values = [("name", name.as_str().into()), ("points", points(view, *effect).into())];
            let message = if more { "balance-finding-more" } else { "balance-finding-less" };
            (view.speech.with(message, &values), view.theme.warning, taken_games(view, run, id))
        }
        FindingKind::NeverTaken(count) => {
            let values = [("count", (*count).into())];
            let filter = Command::Balance(BalanceCommand::SetFilter("taken=0 offered>0".to_owned()));
            let text = view.speech.with("balance-finding-never-taken", &values);
            let command = show(BalancePage::Entries);
            if link_ui(ui, view, &text, view.theme.weak) {
                commands.push(filter);
                commands.extend(command);
            }
            return;
        }
        FindingKind::NeverFired(count) => {
            let values = [("count", (*count).into())];
            let text = view.speech.with("balance-finding-never-fired", &values);
            (text, view.theme.weak, show(BalancePage::Silent))
        }
        FindingKind::Chance { looked, found } => {
            let expected = looked.div_ceil(20);
            let values =
                [("looked", (*looked).into()), ("found", (*found).into()), ("expected", expected.into())];
            let text = view.speech.with("balance-finding-chance", &values);
            ui.label(RichText::new(text).small().color(view.theme.weak));
            return;
        }
    };
    if link_ui(ui, view, &text, colour) {
        commands.extend(command);
    }
}

/// Draws a clickable sentence with a coloured mark.
fn link_ui(ui: &mut Ui, view: &View<'_>, text: &str, colour: egui::Color32) -> bool {
    let mut clicked = false;
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::vec2(6.0, 18.0), egui::Sense::hover());
        ui.painter().circle_filled(rect.center(), 3.0, colour);
        let label = egui::Button::new(text).frame(false).wrap();
        clicked = ui.add(label).on_hover_text(view.say("balance-finding-tip")).clicked();
    });
    clicked
}

/// Returns the distance of a rate from the fair value, in percentage points without a sign.
fn points(view: &View<'_>, effect: Estimate) -> String {
    let half = (effect.high - effect.low) / 2.0;
    let value = words::number(view, effect.value.abs() * 100.0, 1);
    format!("{value} ± {}", words::number(view, half * 100.0, 1))
}

fn group_players(run: &BalanceRun, by: &str, id: &str) -> u64 {
    let group = run.measured.figures.wins.iter().find(|group| group.by == by);
    group.and_then(|group| group.rows.iter().find(|row| row.id == id)).map_or(0, |row| row.players)
}

/// The games that players of one sort won.
pub(super) fn group_games(
    view: &View<'_>,
    by: &str,
    id: &str,
    name: &str,
    win: Estimate,
    players: u64,
) -> Command {
    let values = [("name", words::group_title(view, by, name).into())];
    let title = view.speech.with("balance-behind-won", &values);
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a count of games"
    )]
    let count = (win.value * players as f64).round() as u64;
    let figure = Figure::Won { by: by.to_owned(), id: id.to_owned() };
    Command::Balance(BalanceCommand::ShowBehind(Some((figure, title, count))))
}

/// The games in which an entry was taken; if it never was, those in which its abilities fired, or it was an option.
pub(super) fn taken_games(view: &View<'_>, run: &BalanceRun, id: &str) -> Option<Command> {
    let at = run.measured.figures.entries.iter().position(|entry| entry.id == id)?;
    let (entry, tally) = (run.measured.figures.entries.get(at)?, run.measured.report.tally.entries.get(at)?);
    let (figure, message, count) = if tally.takers.games > 0 {
        (Figure::Taken(at), "balance-behind-taken", tally.takers.games)
    } else if tally.used_games > 0 {
        (Figure::Used(at), "balance-behind-used", tally.used_games)
    } else {
        (Figure::Offered(at), "balance-behind-offered", tally.offered_games)
    };
    let title = view.speech.with(message, &[("name", entry.name.as_str().into())]);
    Some(Command::Balance(BalanceCommand::ShowBehind(Some((figure, title, count)))))
}

/// The games behind a figure: a button for each.
fn behind_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(behind) = &view.state.balance.behind else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&behind.name).strong());
        let close = ui.button("×");
        name(&close, &view.say("balance-behind-close"));
        if close.clicked() {
            commands.push(Command::Balance(BalanceCommand::ShowBehind(None)));
        }
    });
    let shown = behind.seeds.len() as u64;
    let values =
        [("count", words::count(view, behind.count).into()), ("shown", words::count(view, shown).into())];
    let message = if shown == 0 {
        "balance-behind-none"
    } else if shown < behind.count {
        "balance-behind-some"
    } else {
        "balance-behind-all"
    };
    ui.label(RichText::new(view.speech.with(message, &values)).color(view.theme.weak));
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for seed in &behind.seeds {
                game_ui(ui, view, *seed, None, commands);
            }
        });
    });
}

/// A button that opens a game.
pub(super) fn game_ui(
    ui: &mut Ui,
    view: &View<'_>,
    seed: u64,
    step: Option<usize>,
    commands: &mut Vec<Command>,
) {
    let button = ui.button(seed.to_string()).on_hover_text(view.say("balance-open-game-tip"));
    name(&button, &view.speech.with("balance-open-game", &[("seed", seed.to_string().into())]));
    if button.clicked() {
        commands.push(Command::Balance(BalanceCommand::OpenGame { seed, step }));
    }
}
