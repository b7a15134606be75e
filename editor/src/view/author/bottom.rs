//! The lists below: findings, places found, uses, and what happened.

use crate::app::Command;
use crate::app::state::BottomTab;
use crate::model::navigation::FilePosition;
use crate::model::problem::Problem;
use crate::model::search::Hit;
use crate::theme::ROW;
use crate::view::View;
use egui::{RichText, ScrollArea, Ui};
use provost_grammar::diagnostic::Severity;

/// Draws the list that is chosen.
pub(crate) fn bottom_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let state = view.state;
    let (errors, warnings) = state.problems.count();
    ui.horizontal(|ui| {
        let counts = [("errors", errors.into()), ("warnings", warnings.into())];
        let mut tabs = vec![(BottomTab::Problems, view.speech.with("bottom-problems", &counts))];
        if !state.search.hits.is_empty() {
            let count = [("count", state.search.hits.len().into())];
            tabs.push((BottomTab::Search, view.speech.with("bottom-search", &count)));
        }
        if let Some((name, hits)) = &state.bottom.usages {
            let values = [("name", name.as_str().into()), ("count", hits.len().into())];
            tabs.push((BottomTab::Usages, view.speech.with("bottom-usages", &values)));
        }
        tabs.push((BottomTab::Log, view.say("bottom-log")));
        for (tab, label) in tabs {
            if ui.selectable_label(state.bottom.tab == tab, label).clicked() {
                commands.push(Command::ShowBottom(tab));
            }
        }
    });
    match state.bottom.tab {
        BottomTab::Problems => problems_ui(ui, view, commands),
        BottomTab::Search => hits_ui(ui, view, &state.search.hits, commands),
        BottomTab::Usages => {
            let hits = state.bottom.usages.as_ref().map_or(&[][..], |(_, hits)| hits);
            hits_ui(ui, view, hits, commands);
        }
        BottomTab::Log => log_ui(ui, view),
    }
}

fn problems_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let list = &view.state.problems.list;
    if list.is_empty() {
        let message = if view.state.is_checked { "problems-none" } else { "status-checking" };
        ui.label(RichText::new(view.say(message)).color(view.theme.good));
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show_rows(ui, ROW, list.len(), |ui, rows| {
        for problem in list.get(rows).unwrap_or_default() {
            problem_ui(ui, view, problem, commands);
        }
    });
}

fn problem_ui(ui: &mut Ui, view: &View<'_>, problem: &Problem, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        let colour = view.theme.severity(problem.severity);
        let word = match problem.severity {
            Severity::Error => "problem-error",
            Severity::Warning => "problem-warning",
        };
        let place = format!("{}:{}", problem.file.shown(), problem.line.0);
        if let Some(fix) = problem.fix.as_ref().filter(|_| view.state.project.is_writable(&problem.file.root))
        {
            let label = view.speech.with("problem-fix", &[("fix", shown_fix(&fix.replacement).into())]);
            if ui.button(label).on_hover_text(view.say("action-quick-fix")).clicked() {
                commands.push(Command::ApplyFix(problem.file.clone(), fix.clone()));
            }
        }
        ui.label(RichText::new(view.say(word)).color(colour).strong());
        if ui.link(problem.code).on_hover_text(view.say("problem-explain")).clicked() {
            let code = problem.code.to_owned();
            commands.push(Command::ShowDialog(Some(crate::app::state::Dialog::Explain { code })));
        }
        let text = egui::Label::new(&problem.message).truncate().sense(egui::Sense::click());
        let hint = problem.hint.clone().unwrap_or_default();
        let jump = ui.add(text).on_hover_text(format!("{place}\n{}\n{hint}", problem.message));
        if jump.clicked() || ui.link(RichText::new(place).small()).clicked() {
            let place = FilePosition { file: problem.file.clone(), offset: problem.span.start };
            commands.push(Command::Open(place, problem.span.end));
        }
    });
}

/// Shortens a repair to what fits on a button.
fn shown_fix(replacement: &str) -> String {
    let line = replacement.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = line.chars().take(30).collect();
    if short.len() < line.len() { format!("{short}…") } else { short }
}

fn hits_ui(ui: &mut Ui, view: &View<'_>, hits: &[Hit], commands: &mut Vec<Command>) {
    if hits.is_empty() {
        ui.weak(view.say("search-nothing"));
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show_rows(ui, ROW, hits.len(), |ui, rows| {
        for hit in hits.get(rows).unwrap_or_default() {
            ui.horizontal(|ui| {
                let label = format!("{}:{}", hit.file.shown(), hit.line);
                let text = egui::Label::new(RichText::new(hit.text.trim()).monospace()).truncate();
                let clicked = ui.link(label).clicked();
                if ui.add(text.sense(egui::Sense::click())).clicked() || clicked {
                    let place = FilePosition { file: hit.file.clone(), offset: hit.span.start };
                    commands.push(Command::Open(place, hit.span.end));
                }
            });
        }
    });
}

fn log_ui(ui: &mut Ui, view: &View<'_>) {
    let log = &view.state.log;
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).show_rows(
        ui,
        ROW,
        log.len(),
        |ui, rows| {
            for line in log.get(rows).unwrap_or_default() {
                ui.label(line);
            }
        },
    );
}
