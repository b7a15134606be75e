//! The table of entries: offered, taken, used, fired, and what an entry does to winning.

use super::{side, words};
use crate::app::state::BalanceRun;
use crate::app::{BalanceCommand, Command};
use crate::model::balance::EntryColumn;
use crate::theme::ROW;
use crate::view::View;
use crate::widget::bars::{interval_ui, part};
use crate::widget::field::{name, text_field_ui};
use crate::widget::table::triangle;
use egui::{Rect, RichText, Stroke, Ui, pos2};
use egui_table::{CellInfo, Column, HeaderCellInfo, HeaderRow, TableDelegate};
use provost_playtest::simulate::EntryFigures;

/// The column between the name and the figures: the button that lists games.
const GAMES: usize = 1;

/// Returns which figure stands in a column.
fn figure(column: usize) -> Option<EntryColumn> {
    let place = if column > GAMES { column - 1 } else { column };
    EntryColumn::ALL.get(place).copied().filter(|_| column != GAMES)
}

/// Draws the table.
pub(super) fn entries_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let balance = &view.state.balance;
    let Some(run) = &balance.run else { return };
    ui.horizontal(|ui| {
        let all = run.measured.figures.entries.len();
        let values = [("shown", balance.rows.shown.len().into()), ("all", all.into())];
        ui.label(view.speech.with("table-count", &values));
        let (label, hint) = (view.say("balance-filter"), view.say("balance-filter-hint"));
        let (_, typed) = text_field_ui(ui, "balance-filter", &label, &hint, &balance.rows.filter);
        if let Some(filter) = typed {
            commands.push(Command::Balance(BalanceCommand::SetFilter(filter)));
        }
    });
    let mut columns: Vec<Column> = EntryColumn::ALL.iter().map(|column| self::column(*column)).collect();
    columns.insert(GAMES, Column::new(84.0).range(84.0..=200.0));
    let effects = run.measured.figures.entries.iter().filter_map(|entry| entry.effect);
    let most = effects.map(|effect| effect.high.abs().max(effect.low.abs())).fold(0.0, f64::max).min(0.5);
    let mut cells = Cells { view, run, most, commands };
    egui_table::Table::new()
        .id_salt("balance-entries")
        .num_rows(balance.rows.shown.len() as u64)
        .columns(columns)
        .num_sticky_cols(1)
        .auto_size_mode(egui_table::AutoSizeMode::Never)
        .headers([HeaderRow::new(ROW + 4.0)])
        .show(ui, &mut cells);
}

fn column(column: EntryColumn) -> Column {
    let width = match column {
        EntryColumn::Name => 150.0,
        EntryColumn::Kind => 92.0,
        EntryColumn::Offered | EntryColumn::Taken | EntryColumn::Used => 86.0,
        EntryColumn::Rate | EntryColumn::Fired => 88.0,
        EntryColumn::Silent => 104.0,
        EntryColumn::Effect => 220.0,
    };
    Column::new(width).range(width..=700.0)
}

struct Cells<'a> {
    view: &'a View<'a>,
    run: &'a BalanceRun,
    /// The greatest effect that is drawn.
    most: f64,
    commands: &'a mut Vec<Command>,
}

impl TableDelegate for Cells<'_> {
    fn header_cell_ui(&mut self, ui: &mut Ui, cell: &HeaderCellInfo) {
        let Some(column) = figure(cell.col_range.start) else { return };
        ui.add_space(4.0);
        let id = format!("balance-column-{}", column.word());
        let title = self.view.say(&id);
        let button = egui::Button::new(RichText::new(&title).strong()).frame(false);
        let tip = self.view.speech.tip(&id).unwrap_or_default();
        let response = ui.add(button).on_hover_text(tip);
        let rows = &self.view.state.balance.rows;
        if rows.sort == column {
            triangle(ui, response.rect.right_center() + egui::vec2(5.0, 0.0), rows.descending);
        }
        name(&response, &self.view.speech.with("table-sort", &[("column", title.into())]));
        if response.clicked() {
            self.commands.push(Command::Balance(BalanceCommand::Sort(column)));
        }
    }

    fn cell_ui(&mut self, ui: &mut Ui, cell: &CellInfo) {
        let shown = &self.view.state.balance.rows.shown;
        let number = usize::try_from(cell.row_nr).ok().and_then(|row| shown.get(row));
        let run = self.run;
        let Some(entry) = number.and_then(|number| run.measured.figures.entries.get(*number)) else { return };
        if cell.row_nr % 2 == 1 {
            ui.painter().rect_filled(ui.max_rect(), 0.0, ui.visuals().faint_bg_color);
        }
        ui.add_space(4.0);
        if cell.col_nr == GAMES {
            self.games_ui(ui, entry);
        } else if let Some(column) = figure(cell.col_nr) {
            self.value_ui(ui, entry, column);
        }
    }

    fn default_row_height(&self) -> f32 {
        ROW + 2.0
    }
}

impl Cells<'_> {
    fn value_ui(&mut self, ui: &mut Ui, entry: &EntryFigures, column: EntryColumn) {
        let view = self.view;
        let per_cent = |part: f64| words::per_cent(view, part, 1);
        let text = match column {
            EntryColumn::Name => {
                let link =
                    ui.link(&entry.name).on_hover_text(format!("{}\n{}", entry.id, view.say("table-open")));
                if link.clicked() {
                    self.commands.push(Command::Balance(BalanceCommand::OpenEntry(entry.id.clone())));
                }
                return;
            }
            EntryColumn::Effect => {
                self.effect_ui(ui, entry);
                return;
            }
            EntryColumn::Kind => entry.kind.clone(),
            EntryColumn::Offered => per_cent(entry.offered),
            EntryColumn::Taken => per_cent(entry.taken),
            EntryColumn::Rate => entry.take_rate.map_or_else(String::new, per_cent),
            EntryColumn::Used if entry.fired.is_empty() => String::new(),
            EntryColumn::Used => per_cent(entry.used),
            EntryColumn::Fired => fired_text(view, entry),
            EntryColumn::Silent => silent_text(view, entry),
        };
        let silent = column == EntryColumn::Silent && entry.fired.contains(&0);
        let never = column == EntryColumn::Taken && entry.never_taken;
        let text = RichText::new(text);
        let text = if silent || never { text.color(view.theme.warning) } else { text };
        ui.add(egui::Label::new(text).truncate());
    }

    /// The effect on winning in figures, and as an interval around nothing.
    fn effect_ui(&self, ui: &mut Ui, entry: &EntryFigures) {
        let Some(effect) = entry.effect else { return };
        let view = self.view;
        let text = words::difference(view, effect, 100.0, 1);
        let stands_out = effect.excludes(0.0);
        let text = RichText::new(text);
        let text = if stands_out { text.strong() } else { text.color(view.theme.weak) };
        let rect = ui.max_rect();
        let takers =
            view.speech.with("balance-takers", &[("count", words::count(view, entry.takers).into())]);
        ui.label(text).on_hover_text(takers);
        let area =
            Rect::from_min_max(pos2(rect.left() + 108.0, rect.top() + 4.0), rect.max - egui::vec2(6.0, 4.0));
        if area.width() < 30.0 || self.most <= 0.0 {
            return;
        }
        let zero = area.center().x;
        let at = |value: f64| zero + part(value, self.most) * area.width() / 2.0;
        let line = Stroke::new(1.0, view.theme.weak);
        ui.painter().line_segment([pos2(zero, area.top()), pos2(zero, area.bottom())], line);
        let fill = if stands_out { view.theme.stands_out } else { view.theme.bar };
        let bar =
            Rect::from_two_pos(pos2(zero, area.top() + 3.0), pos2(at(effect.value), area.bottom() - 3.0));
        ui.painter().rect_filled(bar, 1.0, fill);
        interval_ui(ui, view.theme, area, [at(effect.low), at(effect.high)]);
    }

    fn games_ui(&mut self, ui: &mut Ui, entry: &EntryFigures) {
        let Some(command) = side::taken_games(self.view, self.run, &entry.id) else { return };
        let button = ui.button(self.view.say("balance-games-of"));
        name(
            &button,
            &self.view.speech.with("balance-games-of-entry", &[("name", entry.name.as_str().into())]),
        );
        if button.clicked() {
            self.commands.push(command);
        }
    }
}

/// How often abilities fired, in the order of the text.
fn fired_text(view: &View<'_>, entry: &EntryFigures) -> String {
    let each: Vec<String> = entry.fired.iter().map(|fired| words::count(view, *fired)).collect();
    each.join(" · ")
}

fn silent_text(view: &View<'_>, entry: &EntryFigures) -> String {
    let silent = entry.fired.iter().filter(|fired| **fired == 0).count();
    if silent == 0 {
        return String::new();
    }
    view.speech.with("balance-silent-of", &[("silent", silent.into()), ("all", entry.fired.len().into())])
}
