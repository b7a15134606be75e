//! One file as text: line numbers, colours, squiggles under findings, and hover texts.

use super::completion;
use crate::app::Command;
use crate::app::state::Jump;
use crate::model::file::{byte_of_char, chars_before};
use crate::model::problem::Problem;
use crate::theme::Theme;
use crate::view::View;
use crate::widget::field::name;
use crate::widget::page::page_ui;
use egui::text::{CCursor, CCursorRange};
use egui::{FontId, Galley, Pos2, Rect, ScrollArea, Shape, Stroke, TextEdit, Ui, pos2, vec2};
use provost_grammar::span::Span;
use provost_interpreter::assist::Coloured;
use std::sync::Arc;

/// Width of the line numbers.
const GUTTER: f32 = 44.0;
/// For how long the pointer rests before it asks, in seconds.
const REST: f32 = 0.2;

/// Draws the open file.
pub(super) fn text_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let (Some(file), Some(text)) = (view.state.file(), view.state.text()) else {
        ui.weak(view.say("author-nothing"));
        return;
    };
    let id = egui::Id::unique("text").with(file);
    let problems = view.state.problems.of(file);
    let room = ui.available_height() - 12.0;
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.add_space(GUTTER);
            let mut new = text.to_string();
            let jump = view.state.author.jump;
            if let Some(jump) = jump {
                put_cursor(ui, id, text, jump);
                commands.push(Command::JumpDone);
            }
            completion::keys(ui, view, id, commands);
            let mut layouter =
                |ui: &Ui, text: &dyn egui::TextBuffer, width: f32| layout(ui, view, text.as_str(), width);
            let output = TextEdit::multiline(&mut new)
                .id(id)
                .code_editor()
                .lock_focus(!view.state.author.tab_moves)
                .interactive(true)
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, room))
                .layouter(&mut layouter)
                .show(ui);
            name(&output.response.response, &view.say("author-text-field"));
            let drawn = Drawn { galley: &output.galley, at: output.galley_pos, text };
            gutter_ui(ui, view, &drawn, &problems);
            for problem in &problems {
                wave_ui(ui, view.theme, &drawn, problem);
            }
            if let Some(jump) = jump {
                ui.scroll_to_rect(drawn.rect(jump.end).expand2(vec2(20.0, 60.0)), None);
            }
            hover_ui(ui, view, &output.response.response, &drawn, &problems, commands);
            let cursor = view.state.navigation.here().map_or(0, |here| here.offset);
            completion::list_ui(ui, view, drawn.rect(cursor), commands);
            let offset = output.cursor_range.map(|range| byte_of_char(&new, range.primary.index.0));
            if output.response.response.changed() {
                commands.push(Command::Type(file.clone(), new, offset.unwrap_or_default()));
            } else if let Some(offset) = offset.filter(|_| jump.is_none())
                && view.state.navigation.here().is_some_and(|place| place.offset != offset)
            {
                commands.push(Command::CursorMoved(offset));
            }
        });
    });
}

/// A text that has been drawn.
struct Drawn<'a> {
    galley: &'a Galley,
    at: Pos2,
    text: &'a str,
}

impl Drawn<'_> {
    /// Returns where a byte stands on the screen.
    fn rect(&self, offset: usize) -> Rect {
        let cursor = CCursor::new(chars_before(self.text, offset));
        self.galley.pos_from_cursor(cursor).translate(self.at.to_vec2())
    }
}

/// Puts the cursor where it is to be, and takes the keyboard if asked.
fn put_cursor(ui: &Ui, id: egui::Id, text: &str, jump: Jump) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let cursor = |offset| CCursor::new(chars_before(text, offset));
    state.cursor.set_char_range(Some(CCursorRange::two(cursor(jump.start), cursor(jump.end))));
    TextEdit::store_state(ui.ctx(), id, state);
    if jump.focus {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Lays the text out with its colours.
fn layout(ui: &Ui, view: &View<'_>, text: &str, width: f32) -> Arc<Galley> {
    let font = egui::TextStyle::Monospace.resolve(ui.style());
    let colours =
        view.state.author.colours.as_ref().filter(|colours| Some(&colours.file) == view.state.file());
    let list = colours.map(|colours| colours.over(text)).unwrap_or_default();
    let mut job = colour_job(view.theme, text, &list, &font);
    job.wrap.max_width = width;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

fn colour_job(theme: &Theme, text: &str, list: &[Coloured], font: &FontId) -> egui::text::LayoutJob {
    let mut job = egui::text::LayoutJob::default();
    let format =
        |colour| egui::text::TextFormat { font_id: font.clone(), color: colour, ..Default::default() };
    let mut from = 0;
    for coloured in list {
        let Span { start, end } = coloured.span;
        let (Some(before), Some(own)) = (text.get(from..start), text.get(start..end)) else { continue };
        job.append(before, 0.0, format(theme.code.plain));
        job.append(own, 0.0, format(theme.code.of(coloured.colour)));
        from = end;
    }
    job.append(text.get(from..).unwrap_or_default(), 0.0, format(theme.code.plain));
    job
}

/// Line numbers, with a mark at each line that has a finding.
fn gutter_ui(ui: &Ui, view: &View<'_>, drawn: &Drawn<'_>, problems: &[&Problem]) {
    let font = egui::TextStyle::Small.resolve(ui.style());
    let clip = ui.clip_rect();
    let mut line = 1;
    let mut starts = true;
    for row in &drawn.galley.rows {
        let top = drawn.at.y + row.min_y();
        if starts && top < clip.bottom() && top + row.height() > clip.top() {
            let worst = problems
                .iter()
                .filter(|problem| problem.line.0 == line)
                .map(|problem| problem.severity)
                .min();
            let colour = worst.map_or(view.theme.weak, |severity| view.theme.severity(severity));
            let at = pos2(drawn.at.x - 12.0, top + row.height() / 2.0);
            ui.painter().text(at, egui::Align2::RIGHT_CENTER, line.to_string(), font.clone(), colour);
        }
        starts = row.ends_with_newline;
        line += usize::from(starts);
    }
}

/// A wavy line under a place, row by row.
fn wave_ui(ui: &Ui, theme: &Theme, drawn: &Drawn<'_>, problem: &Problem) {
    let Span { start, end } = problem.span;
    let (first, mut last) = (drawn.rect(start), drawn.rect(end));
    if last.top() - first.top() < 1.0 && last.left() - first.left() < 6.0 {
        last = last.translate(vec2(6.0, 0.0));
    }
    let stroke = Stroke::new(1.5, theme.severity(problem.severity));
    let right = drawn.at.x + drawn.galley.size().x;
    let mut top = first.top();
    for row in &drawn.galley.rows {
        let (row_top, bottom) = (drawn.at.y + row.min_y(), drawn.at.y + row.max_y());
        if row_top + 1.0 < top || row_top > last.top() + 1.0 {
            continue;
        }
        let from = if row_top <= first.top() + 1.0 { first.left() } else { drawn.at.x };
        let to = if row_top >= last.top() - 1.0 {
            last.left()
        } else {
            right.min(drawn.at.x + row.rect().right())
        };
        ui.painter().add(wave(from, to.max(from + 6.0), bottom - 1.0, stroke));
        top = bottom;
    }
}

fn wave(from: f32, to: f32, y: f32, stroke: Stroke) -> Shape {
    let mut points = Vec::new();
    let mut x = from;
    let mut up = false;
    while x <= to {
        points.push(pos2(x, if up { y - 2.0 } else { y }));
        x += 2.5;
        up = !up;
    }
    Shape::line(points, stroke)
}

/// Draws the text about the place under the pointer.
fn hover_ui(
    ui: &Ui,
    view: &View<'_>,
    response: &egui::Response,
    drawn: &Drawn<'_>,
    problems: &[&Problem],
    commands: &mut Vec<Command>,
) {
    let Some(pointer) = response.hover_pos() else { return };
    let cursor = drawn.galley.cursor_from_pos(pointer - drawn.at);
    let offset = byte_of_char(drawn.text, cursor.index.0);
    let here: Vec<_> = problems.iter().filter(|problem| problem.span.touches(offset)).collect();
    let asked = view.state.author.hover.as_ref().filter(|(file, ..)| Some(file) == view.state.file());
    let rested = ui.input(|input| input.pointer.time_since_last_movement());
    if asked.is_none_or(|(_, at, _)| *at != offset) {
        // A pointer that only passes by asks nothing.
        if rested < REST {
            ui.ctx().request_repaint_after_secs(REST - rested);
        } else {
            commands.push(Command::HoverAt(offset));
        }
    }
    let said = asked.and_then(|(_, _, said)| said.as_ref()).filter(|said| said.span.touches(offset));
    if here.is_empty() && said.is_none() {
        return;
    }
    response.clone().on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(460.0);
        for problem in here {
            ui.colored_label(view.theme.severity(problem.severity), &problem.message);
            if let Some(hint) = &problem.hint {
                ui.label(hint);
            }
            if problem.fix.is_some() && view.state.can_write() {
                ui.weak(view.say("text-fix-hint"));
            }
        }
        if let Some(said) = said {
            page_ui(ui, &said.text);
        }
    });
}
