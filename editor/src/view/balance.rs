//! The Balance view: many games. At the top the plan, on the right the findings and the games behind a
//! figure, in the middle plots, entries, or a comparison.

mod chart;
mod compare;
mod entries;
pub(super) mod head;
mod lists;
mod overview;
pub(super) mod setup;
mod side;
mod sources;
pub(super) mod words;

use super::View;
use crate::app::state::BalancePage;
use crate::app::{BalanceCommand, Command};
use crate::theme::GAP;
use egui::{CentralPanel, Panel, RichText, Ui};

/// Draws the view.
pub(crate) fn view_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    Panel::top("balance-head").show(ui, |ui| head::head_ui(ui, view, commands));
    let balance = &view.state.balance;
    if balance.run.is_none() && balance.compared.is_none() {
        CentralPanel::default().show(ui, |ui| nothing_ui(ui, view));
        return;
    }
    if balance.run.is_some() {
        Panel::right("balance-side")
            .resizable(true)
            .default_size(290.0)
            .size_range(200.0..=640.0)
            .show(ui, |ui| side::side_ui(ui, view, commands));
    }
    CentralPanel::default().show(ui, |ui| {
        pages_ui(ui, view, commands);
        match balance.page {
            BalancePage::Overview => overview::overview_ui(ui, view, commands),
            BalancePage::Entries => entries::entries_ui(ui, view, commands),
            BalancePage::Sources => sources::sources_ui(ui, view),
            BalancePage::Silent => lists::silent_ui(ui, view, commands),
            BalancePage::Troubles => lists::troubles_ui(ui, view, commands),
            BalancePage::Compare => compare::compare_ui(ui, view, commands),
        }
    });
}

/// Draws the hints before the first run.
fn nothing_ui(ui: &mut Ui, view: &View<'_>) {
    ui.vertical_centered(|ui| {
        ui.add_space(60.0);
        let balance = &view.state.balance;
        let waits = balance.running.is_some() || balance.waiting.is_some();
        let (title, text) = if waits {
            ("balance-begins", "balance-begins-text")
        } else {
            ("balance-nothing", "balance-nothing-text")
        };
        ui.heading(view.say(title));
        ui.add_space(GAP);
        let width = ui.available_width();
        let wide = width.min(560.0);
        ui.allocate_ui(egui::vec2(wide, 0.0), |ui| ui.label(view.say(text)));
    });
}

/// Which page.
fn pages_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let balance = &view.state.balance;
    ui.horizontal_wrapped(|ui| {
        let mut pages = Vec::new();
        if let Some(run) = &balance.run {
            let figures = &run.measured.figures;
            let counted =
                |id: &str, count: u64| view.speech.with(id, &[("count", words::count(view, count).into())]);
            pages.push((BalancePage::Overview, view.say("balance-overview")));
            pages.push((BalancePage::Entries, counted("balance-entries", figures.entries.len() as u64)));
            if !figures.sources.is_empty() {
                pages.push((BalancePage::Sources, view.say("balance-sources")));
            }
            pages.push((BalancePage::Silent, counted("balance-silent", figures.never_fired.len() as u64)));
            if figures.troubles > 0 {
                pages.push((BalancePage::Troubles, counted("balance-troubles", figures.troubles)));
            }
        }
        if balance.compared.is_some() {
            pages.push((BalancePage::Compare, view.say("balance-compare")));
        }
        for (page, label) in pages {
            if ui.selectable_label(balance.page == page, label).clicked() {
                commands.push(Command::Balance(BalanceCommand::ShowPage(page)));
            }
        }
        if balance.page == BalancePage::Overview && balance.run.is_some() {
            let mut shown = balance.figures;
            if ui.checkbox(&mut shown, view.say("balance-show-figures")).changed() {
                commands.push(Command::Balance(BalanceCommand::ShowFigures(shown)));
            }
        }
        played_ui(ui, view);
    });
    ui.separator();
}

/// Draws the subject of the figures: how many games of which packs, and whether these have changed since.
fn played_ui(ui: &mut Ui, view: &View<'_>) {
    let balance = &view.state.balance;
    let shown = match (balance.page, &balance.run, &balance.compared) {
        (BalancePage::Compare, _, Some(compared)) => {
            Some((&compared.plan, compared.progress, &compared.content))
        }
        (
            BalancePage::Overview
            | BalancePage::Entries
            | BalancePage::Sources
            | BalancePage::Silent
            | BalancePage::Troubles
            | BalancePage::Compare,
            Some(run),
            _,
        ) => Some((&run.plan, run.progress, &run.content)),
        (_, None, _) => None,
    };
    let Some((plan, progress, content)) = shown else { return };
    let agents: Vec<String> = plan.agents.iter().map(ToString::to_string).collect();
    let values = [
        ("games", words::count(view, progress.done).into()),
        ("game", words::game_name(view, &plan.game).into()),
        ("agents", agents.join(", ").into()),
    ];
    ui.label(RichText::new(view.speech.with("balance-played", &values)).color(view.theme.weak));
    let number = view.state.content.as_ref().map(|content| content.number);
    if number.is_some_and(|number| number != content.number) {
        ui.label(RichText::new(view.say("balance-stale")).color(view.theme.warning))
            .on_hover_text(view.say("balance-stale-tip"));
    }
}
