//! The palette: everything that can be done and every entry, found by a few letters.

use super::Command;
use super::actions::actions;
use super::state::{Dialog, PaletteState};
use crate::model::settings::Language;
use crate::speech::Speech;
use crate::theme::ROW;
use crate::view::View;
use crate::widget::field::text_field_ui;
use crate::worker::EntryKey;
use egui::{Key, Modifiers, RichText, Ui};
use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

/// The prefix for entries.
pub(crate) const ENTRIES: &str = "@";
/// The prefix for codes of findings.
const CODES: &str = "#";
/// The prefix for lines.
const LINE: &str = ":";
/// The prefix for help.
const HELP: &str = "?";
/// How many rows are shown.
const ROWS: usize = 14;

/// A row.
#[derive(Clone, Debug)]
struct PaletteRow {
    text: String,
    /// Stands at the right, in weak print.
    note: String,
    command: Command,
}

/// Draws the palette, if it is open.
pub(crate) fn palette_ui(ctx: &egui::Context, view: &View<'_>, commands: &mut Vec<Command>) {
    let Some(palette) = &view.state.palette else { return };
    let close = Command::SetPalette(None);
    let rows = found(view, &palette.query);
    let selected = palette.selected.min(rows.len().saturating_sub(1));
    let (up, down, enter, escape) = ctx.input_mut(|input| {
        (
            input.consume_key(Modifiers::NONE, Key::ArrowUp),
            input.consume_key(Modifiers::NONE, Key::ArrowDown),
            input.consume_key(Modifiers::NONE, Key::Enter),
            input.consume_key(Modifiers::NONE, Key::Escape),
        )
    });
    let mut next = palette.clone();
    next.selected = match (up, down) {
        (true, _) => selected.checked_sub(1).unwrap_or(rows.len().saturating_sub(1)),
        (_, true) => {
            if selected + 1 < rows.len() {
                selected + 1
            } else {
                0
            }
        }
        (false, false) => selected,
    };
    let mut chosen = enter.then_some(next.selected);
    let area =
        egui::Modal::default_area(egui::Id::unique("palette")).anchor(egui::Align2::CENTER_TOP, [0.0, 60.0]);
    let response = egui::Modal::new(egui::Id::unique("palette")).area(area).show(ctx, |ui| {
        ui.set_width(560.0_f32.min(ctx.content_rect().width() - 40.0));
        rows_ui(ui, view, &rows, &mut next, &mut chosen);
    });
    if let Some(row) = chosen.and_then(|chosen| rows.get(chosen)) {
        commands.push(close);
        commands.push(row.command.clone());
    } else if escape || response.backdrop_response.clicked() {
        commands.push(close);
    } else if next != *palette {
        commands.push(Command::SetPalette(Some(next)));
    }
}

fn rows_ui(
    ui: &mut Ui,
    view: &View<'_>,
    rows: &[PaletteRow],
    next: &mut PaletteState,
    chosen: &mut Option<usize>,
) {
    let (response, typed) =
        text_field_ui(ui, "palette", &view.say("palette-field"), &view.say("palette-hint"), &next.query);
    response.request_focus();
    if let Some(query) = typed {
        *next = PaletteState { query, selected: 0 };
    }
    if rows.is_empty() {
        ui.weak(view.say("palette-nothing"));
    }
    for (index, row) in rows.iter().enumerate() {
        let text = if row.note.is_empty() { row.text.clone() } else { format!("{}  ", row.text) };
        let button = egui::Button::selectable(index == next.selected, text)
            .right_text(RichText::new(&row.note).small().color(view.theme.weak))
            .min_size(egui::vec2(ui.available_width(), ROW));
        let response = ui.add(button);
        if response.clicked() {
            *chosen = Some(index);
        }
    }
}

fn found(view: &View<'_>, query: &str) -> Vec<PaletteRow> {
    if let Some(rest) = query.strip_prefix(ENTRIES) {
        return best(entries(view), rest);
    }
    if let Some(rest) = query.strip_prefix(CODES) {
        return best(codes(), rest);
    }
    if let Some(rest) = query.strip_prefix(LINE) {
        return line(view, rest).into_iter().collect();
    }
    if query.starts_with(HELP) {
        return help(view);
    }
    let mut rows = best(commands(view), query);
    if !query.is_empty() && rows.len() < ROWS {
        rows.extend(best(entries(view), query));
        rows.truncate(ROWS);
    }
    rows
}

fn commands(view: &View<'_>) -> Vec<PaletteRow> {
    let usable = actions().into_iter().filter(|action| (action.when)(view.state));
    usable
        .map(|action| PaletteRow {
            text: view.say(&format!("action-{}", action.id)),
            note: action.key.map(|key| shortcut(view.speech, key)).unwrap_or_default(),
            command: action.command,
        })
        .collect()
}

/// Writes a key as it stands on the keyboard of who reads it.
pub(crate) fn shortcut(speech: &Speech, key: egui::KeyboardShortcut) -> String {
    let names = match speech.language() {
        Language::En => egui::ModifierNames::NAMES,
        Language::De => egui::ModifierNames { ctrl: "Strg", shift: "Umschalt", ..egui::ModifierNames::NAMES },
    };
    key.format(&names, cfg!(target_os = "macos"))
}

fn entries(view: &View<'_>) -> Vec<PaletteRow> {
    let row = |entry: &crate::model::library::EntryItem| PaletteRow {
        text: format!("{} ({})", entry.name.get(view.state.language()), entry.id),
        note: entry.kind.id.to_owned(),
        command: Command::OpenEntry(EntryKey { file: entry.file.clone(), id: entry.id.clone() }),
    };
    view.state.library.entries.iter().map(row).collect()
}

fn codes() -> Vec<PaletteRow> {
    let row = |page: provost_packs::Page| PaletteRow {
        text: page.code.to_owned(),
        note: String::new(),
        command: Command::ShowDialog(Some(Dialog::Explain { code: page.code.to_owned() })),
    };
    provost_packs::pages().into_iter().map(row).collect()
}

fn line(view: &View<'_>, typed: &str) -> Option<PaletteRow> {
    let (file, text) = (view.state.file()?, view.state.text()?);
    let number: usize = typed.trim().parse().ok()?;
    let offset = text.split_inclusive('\n').take(number.saturating_sub(1)).map(str::len).sum();
    let place = crate::model::navigation::FilePosition { file: file.clone(), offset };
    let values = [("line", number.into())];
    Some(PaletteRow {
        text: view.speech.with("palette-line", &values),
        note: String::new(),
        command: Command::Open(place, offset),
    })
}

fn help(view: &View<'_>) -> Vec<PaletteRow> {
    let row = |start: &str, message: &str| PaletteRow {
        text: view.say(message),
        note: start.to_owned(),
        command: Command::SetPalette(Some(PaletteState { query: start.to_owned(), selected: 0 })),
    };
    vec![
        row(ENTRIES, "palette-help-entries"),
        row(CODES, "palette-help-codes"),
        row(LINE, "palette-help-line"),
        PaletteRow {
            text: view.say("action-keys"),
            note: String::new(),
            command: Command::ShowDialog(Some(Dialog::Keys)),
        },
    ]
}

/// Returns the rows that fit best, the best first; without a query, the first ones.
fn best(rows: Vec<PaletteRow>, query: &str) -> Vec<PaletteRow> {
    if query.trim().is_empty() {
        return rows.into_iter().take(ROWS).collect();
    }
    let mut matcher = Matcher::new(Config::DEFAULT);
    let pattern = Pattern::parse(query, CaseMatching::Ignore, Normalization::Smart);
    let mut buffer = Vec::new();
    let mut scored: Vec<(u32, PaletteRow)> = rows
        .into_iter()
        .filter_map(|row| Some((pattern.score(Utf32Str::new(&row.text, &mut buffer), &mut matcher)?, row)))
        .collect();
    scored.sort_by(|(a, x), (b, y)| b.cmp(a).then_with(|| x.text.cmp(&y.text)));
    scored.into_iter().map(|(_, row)| row).take(ROWS).collect()
}
