//! Log and trace: a block for each choice, with its lines, the abilities that fired, and those that did not.

use crate::app::{Command, LabCommand};
use crate::model::lab::report::Spot;
use crate::model::lab::{Mark, Stand, StepReport, TraceLine};
use crate::model::navigation::FilePosition;
use crate::theme::GAP;
use crate::view::View;
use crate::widget::field::name;
use egui::{RichText, ScrollArea, Ui};

/// Draws the trace.
pub(super) fn trace_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(view.say("lab-trace")).strong());
        let mut all = lab.all;
        if ui.checkbox(&mut all, view.say("lab-all")).on_hover_text(view.say("lab-all-tip")).changed() {
            commands.push(Command::Lab(LabCommand::ShowAll(all)));
        }
    });
    let Some(stand) = &lab.stand else { return };
    ScrollArea::vertical().id_salt("lab-trace").auto_shrink(false).stick_to_bottom(true).show(ui, |ui| {
        verdict_ui(ui, view, stand);
        for number in 0..=stand.made.len() {
            title_ui(ui, view, stand, number, commands);
            if let Some(step) = stand.steps.get(number) {
                step_ui(ui, view, step, commands);
            }
        }
    });
}

/// Draws whether the entry did something.
fn verdict_ui(ui: &mut Ui, view: &View<'_>, stand: &Stand) {
    let lab = &view.state.lab;
    let Some(focus) = &lab.focus else { return };
    let own = || stand.steps.iter().flat_map(|step| &step.trace).filter(|line| line.entry == *focus);
    let (message, colour) = if own().any(|line| line.mark.is_deed()) {
        ("lab-acted", view.theme.good)
    } else if own().next().is_some() {
        ("lab-heard", view.theme.warning)
    } else {
        ("lab-silent", view.theme.warning)
    };
    let text = view.speech.with(message, &[("entry", focus.as_str().into())]);
    ui.label(RichText::new(text).color(colour));
}

/// The choice; a click goes there.
fn title_ui(ui: &mut Ui, view: &View<'_>, stand: &Stand, number: usize, commands: &mut Vec<Command>) {
    let made = number.checked_sub(1).and_then(|at| stand.made.get(at));
    let title = match made {
        Some(made) if made.label.is_empty() => format!("{number} · {}", made.id),
        Some(made) => format!("{number} · {}: {}", made.player, made.label),
        None => view.say("lab-start"),
    };
    let text = RichText::new(&title).strong();
    let text = if number > stand.at { text.color(view.theme.weak) } else { text };
    ui.add_space(GAP / 2.0);
    let response = ui.add(egui::Button::new(text).selected(number == stand.at).wrap());
    name(&response, &view.speech.with("lab-go-to", &[("step", title.into())]));
    if response.clicked() {
        commands.push(Command::Lab(LabCommand::GoTo(number)));
    }
}

fn step_ui(ui: &mut Ui, view: &View<'_>, step: &StepReport, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    for line in &step.happened {
        ui.horizontal_wrapped(|ui| {
            ui.label(&line.text);
            if let Some(place) = &line.place {
                place_ui(ui, view, place, commands);
            }
        });
    }
    let is_focus = |line: &TraceLine| lab.focus.as_ref() == Some(&line.entry);
    let shown = step.trace.iter().filter(|line| lab.all || line.mark.is_deed() || is_focus(line));
    for line in shown {
        line_ui(ui, view, line, is_focus(line), commands);
    }
}

fn line_ui(ui: &mut Ui, view: &View<'_>, line: &TraceLine, focus: bool, commands: &mut Vec<Command>) {
    let (sign, colour) = match &line.mark {
        Mark::Fired | Mark::Changed(_) | Mark::Answered(_) => ("+", view.theme.good),
        Mark::Branch | Mark::Paid | Mark::Did => ("•", view.theme.weak),
        Mark::Silent(_) | Mark::Nothing(_) => ("–", view.theme.warning),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP / 2.0;
        ui.add_space(GAP * 1.5);
        ui.label(RichText::new(sign).color(colour));
        let mut text = RichText::new(said(view, line)).color(colour);
        if focus {
            text = text.strong();
        }
        ui.label(text).on_hover_text(format!("{}: {}", line.hook, line.words));
        if let Some(place) = &line.place {
            place_ui(ui, view, place, commands);
        }
    });
}

/// Puts a line into words.
fn said(view: &View<'_>, line: &TraceLine) -> String {
    let values = |extra: &str| {
        view.speech.with(
            match &line.mark {
                Mark::Fired => "lab-trace-fired",
                Mark::Changed(_) => "lab-trace-changed",
                Mark::Answered(_) => "lab-trace-answered",
                Mark::Branch => "lab-trace-branch",
                Mark::Paid => "lab-trace-paid",
                Mark::Did => "lab-trace-did",
                Mark::Silent(_) => "lab-trace-silent",
                Mark::Nothing(_) => "lab-trace-nothing",
            },
            &[
                ("name", line.name.as_str().into()),
                ("words", line.words.as_str().into()),
                ("hook", line.hook.as_str().into()),
                ("what", extra.to_owned().into()),
            ],
        )
    };
    let text = match &line.mark {
        Mark::Fired | Mark::Branch | Mark::Paid | Mark::Did => values(""),
        Mark::Changed(what) | Mark::Answered(what) => values(what),
        Mark::Silent(reason) | Mark::Nothing(reason) => {
            let why =
                view.speech.with(&format!("lab-why-{reason}"), &[("words", line.words.as_str().into())]);
            values(&why)
        }
    };
    if line.times > 1 { format!("{text} ×{}", line.times) } else { text }
}

/// Where it is written; a click opens it.
fn place_ui(ui: &mut Ui, view: &View<'_>, place: &Spot, commands: &mut Vec<Command>) {
    let text = format!("{}:{}", place.file.name(), place.line);
    let link = ui.link(RichText::new(&text).small()).on_hover_text(view.say("lab-place-tip"));
    if link.clicked() {
        let there = FilePosition { file: place.file.clone(), offset: place.start };
        commands.push(Command::Open(there, place.end));
    }
}
