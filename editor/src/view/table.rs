//! The Table view: all entries of a kind as rows, sorted, filtered, and changed one cell or many at a time.

use super::View;
use crate::app::{Command, GridCommand};
use crate::model::navigation::FilePosition;
use crate::model::table::{EntryRow, SortBy};
use crate::theme::ROW;
use crate::widget::field::{name, text_field_ui};
use crate::widget::table::triangle;
use egui::{CentralPanel, ComboBox, Id, Panel, RichText, Ui};
use egui_table::{CellInfo, Column, HeaderCellInfo, HeaderRow, TableDelegate};
use provost_interpreter::vocabulary::value_type::ValueType;

/// Columns before those of the kind: the mark, the id, the name.
const FIXED: usize = 3;

/// Draws the view.
pub(super) fn view_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    Panel::top("table-head").show(ui, |ui| head_ui(ui, view, commands));
    if !view.state.grid.selected.is_empty() {
        Panel::bottom("table-bulk").show(ui, |ui| bulk_ui(ui, view, commands));
    }
    CentralPanel::default().show(ui, |ui| table_ui(ui, view, commands));
}

/// Which kind, which rows.
fn head_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let grid = &view.state.grid;
    let mut kinds: Vec<(&str, &str)> =
        view.state.library.entries.iter().map(|entry| (entry.game.id, entry.kind.id)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if grid.kind.is_none() {
        // The table begins with the kind of the open entry.
        let open = view.state.entry().map(|entry| (entry.game.id, entry.kind.id));
        if let Some((game, kind)) = open.or_else(|| kinds.first().copied()) {
            commands.push(Command::Grid(GridCommand::ShowKind(game.to_owned(), kind.to_owned())));
        }
    }
    ui.horizontal(|ui| {
        let label = ui.label(view.say("table-kind"));
        let shown = grid.kind.as_ref().map(|(game, kind)| format!("{kind} ({game})")).unwrap_or_default();
        let combo =
            ComboBox::from_id_salt("table-kind").selected_text(shown).height(420.0).show_ui(ui, |ui| {
                for (game, kind) in kinds {
                    let chosen = grid.kind.as_ref().is_some_and(|(g, k)| g == game && k == kind);
                    if ui.selectable_label(chosen, format!("{kind} ({game})")).clicked() {
                        commands.push(Command::Grid(GridCommand::ShowKind(game.to_owned(), kind.to_owned())));
                    }
                }
            });
        combo.response.labelled_by(label.id);
        let values = [("shown", grid.shown.len().into()), ("all", grid.table.rows.len().into())];
        ui.label(view.speech.with("table-count", &values));
        let hint = view.say("table-filter-hint");
        let (_, typed) = text_field_ui(ui, "table-filter", &view.say("table-filter"), &hint, &grid.filter);
        if let Some(filter) = typed {
            commands.push(Command::Grid(GridCommand::SetFilter(filter)));
        }
    });
}

/// Draws the field for the value of all selected rows.
fn bulk_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let grid = &view.state.grid;
    let (column, typed) = &grid.bulk;
    ui.horizontal(|ui| {
        ui.label(
            RichText::new(view.speech.with("table-selected", &[("count", grid.selected.len().into())]))
                .strong(),
        );
        let key = |number: usize| grid.table.columns.get(number).map_or("", |column| column.key);
        let combo = ComboBox::from_id_salt("table-bulk").selected_text(key(*column)).show_ui(ui, |ui| {
            for number in 0..grid.table.columns.len() {
                if ui.selectable_label(number == *column, key(number)).clicked() {
                    commands.push(Command::Grid(GridCommand::SetBulk(number, typed.clone())));
                }
            }
        });
        name(&combo.response, &view.say("table-bulk-column"));
        let mut new = typed.clone();
        let field =
            egui::TextEdit::singleline(&mut new).hint_text(view.say("table-bulk-hint")).desired_width(180.0);
        let response = ui.add(field);
        name(&response, &view.say("table-bulk-value"));
        if response.changed() {
            commands.push(Command::Grid(GridCommand::SetBulk(*column, new)));
        }
        if ui.button(view.say("table-apply")).on_hover_text(view.say("table-apply-tip")).clicked() {
            commands.push(Command::Grid(GridCommand::ApplyBulk));
        }
        if ui.button(view.say("table-select-none")).clicked() {
            commands.push(Command::Grid(GridCommand::SelectAll(Vec::new())));
        }
    });
}

fn table_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let grid = &view.state.grid;
    let mut columns = vec![Column::new(30.0).resizable(false), column(150.0), column(150.0)];
    columns.extend(grid.table.columns.iter().map(|own| column(width(own.key, own.ty))));
    let id = (&grid.table.game, &grid.table.kind);
    let mut cells = Cells { view, commands };
    egui_table::Table::new()
        .id_salt(id)
        .num_rows(grid.shown.len() as u64)
        .columns(columns)
        .num_sticky_cols(FIXED)
        .auto_size_mode(egui_table::AutoSizeMode::Never)
        .headers([HeaderRow::new(ROW + 4.0)])
        .show(ui, &mut cells);
}

/// A column that is at first this wide, and never much less.
fn column(width: f32) -> Column {
    Column::new(width).range(width * 0.8..=900.0)
}

fn width(key: &str, ty: ValueType) -> f32 {
    if ty == ValueType::Text && key == "effect" {
        return 460.0;
    }
    let lists_tables = ty.item().is_some_and(ValueType::is_table);
    if let ValueType::Number(..) | ValueType::Flag = ty {
        90.0
    } else if lists_tables || ty.is_table() && !matches!(ty, ValueType::Use(_) | ValueType::Translations) {
        230.0
    } else {
        120.0
    }
}

/// Draws headers and cells as the table asks for them.
struct Cells<'a> {
    view: &'a View<'a>,
    commands: &'a mut Vec<Command>,
}

impl TableDelegate for Cells<'_> {
    fn header_cell_ui(&mut self, ui: &mut Ui, cell: &HeaderCellInfo) {
        let column = cell.col_range.start;
        ui.add_space(4.0);
        if column == 0 {
            self.select_all_ui(ui);
            return;
        }
        let grid = &self.view.state.grid;
        let own = column.checked_sub(FIXED).and_then(|own| grid.table.columns.get(own));
        let (title, sort) = match (column, own) {
            (1, _) => (self.view.say("table-id"), SortBy::Id),
            (2, _) => (self.view.say("table-name"), SortBy::Name),
            (_, Some(own)) => (own.key.to_owned(), SortBy::Column(column - FIXED)),
            (_, None) => return,
        };
        let button = egui::Button::new(RichText::new(&title).strong()).frame(false);
        let response = ui.add(button).on_hover_text(own.map_or("", |own| own.doc));
        if grid.sort == sort {
            triangle(ui, response.rect.right_center() + egui::vec2(5.0, 0.0), grid.descending);
        }
        name(&response, &self.view.speech.with("table-sort", &[("column", title.into())]));
        if response.clicked() {
            self.commands.push(Command::Grid(GridCommand::Sort(sort)));
        }
    }

    fn cell_ui(&mut self, ui: &mut Ui, cell: &CellInfo) {
        let grid = &self.view.state.grid;
        let number = usize::try_from(cell.row_nr).ok().and_then(|row| grid.shown.get(row));
        let Some(row) = number.and_then(|number| grid.table.rows.get(*number)) else { return };
        if cell.row_nr % 2 == 1 {
            ui.painter().rect_filled(ui.max_rect(), 0.0, ui.visuals().faint_bg_color);
        }
        ui.add_space(4.0);
        match cell.col_nr {
            0 => self.select_ui(ui, row),
            1 => self.id_ui(ui, row),
            2 => _ = ui.add(egui::Label::new(row.name.get(self.view.state.language())).truncate()),
            column => self.value_ui(ui, row, column - FIXED),
        }
    }

    fn default_row_height(&self) -> f32 {
        ROW + 2.0
    }
}

impl Cells<'_> {
    fn select_all_ui(&mut self, ui: &mut Ui) {
        let grid = &self.view.state.grid;
        let shown =
            || grid.shown.iter().filter_map(|row| grid.table.rows.get(*row)).map(|row| row.id.clone());
        let mut all = !grid.shown.is_empty() && shown().all(|id| grid.selected.contains(&id));
        let response = ui.checkbox(&mut all, "");
        name(&response, &self.view.say("table-select-all"));
        if response.changed() {
            let ids = if all { shown().collect() } else { Vec::new() };
            self.commands.push(Command::Grid(GridCommand::SelectAll(ids)));
        }
    }

    fn select_ui(&mut self, ui: &mut Ui, row: &EntryRow) {
        let mut selected = self.view.state.grid.selected.contains(&row.id);
        let response = ui.checkbox(&mut selected, "");
        name(&response, &self.view.speech.with("table-select", &[("id", row.id.as_str().into())]));
        if response.changed() {
            self.commands.push(Command::Grid(GridCommand::Select(row.id.clone(), selected)));
        }
    }

    /// The id opens the entry; its colour tells of findings.
    fn id_ui(&mut self, ui: &mut Ui, row: &EntryRow) {
        let worst = self.view.state.problems.worst(|problem| problem.file == row.file);
        let text = RichText::new(&row.id);
        let text = match worst {
            Some(severity) => text.color(self.view.theme.severity(severity)),
            None => text,
        };
        if ui.link(text).on_hover_text(self.view.say("table-open")).clicked() {
            let place = FilePosition { file: row.file.clone(), offset: row.offset };
            self.commands.push(Command::Open(place, row.offset));
        }
    }

    /// A value; a click begins to edit it.
    fn value_ui(&mut self, ui: &mut Ui, row: &EntryRow, column: usize) {
        let grid = &self.view.state.grid;
        let (Some(cell), Some(spec)) = (row.cells.get(column), grid.table.columns.get(column)) else {
            return;
        };
        let label = format!("{}: {}", row.id, spec.key);
        let writable = self.view.state.project.is_writable(&row.file.root);
        let editing = grid.editing.as_ref().is_some_and(|(id, at, _)| *id == row.id && *at == column);
        if editing {
            self.edit_ui(ui, row, column, &label);
            return;
        }
        if cell.estimated {
            ui.painter().rect_filled(ui.max_rect().shrink(1.0), 3.0, self.view.theme.estimate);
        }
        let shown = egui::Label::new(&cell.text).truncate().sense(egui::Sense::click());
        let rest = ui.max_rect();
        let response = ui.add(shown);
        let whole = ui.interact(rest, Id::unique("cell").with(&label), egui::Sense::click());
        whole.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, writable, &label));
        let tip = if cell.estimated { self.view.say("table-estimated") } else { spec.doc.to_owned() };
        let whole = whole.on_hover_text(format!("{}\n{tip}", cell.text));
        if (response.clicked() || whole.clicked()) && writable {
            let editing = Some((row.id.clone(), column, cell.text.clone()));
            self.commands.push(Command::Grid(GridCommand::Edit(editing)));
        }
    }

    /// The field of the cell that is being edited. Enter or leaving it writes, Escape does not.
    fn edit_ui(&mut self, ui: &mut Ui, row: &EntryRow, column: usize, label: &str) {
        let Some((_, _, typed)) = &self.view.state.grid.editing else { return };
        let mut new = typed.clone();
        let field = egui::TextEdit::singleline(&mut new).id(Id::unique("cell-field").with(label));
        let response = ui.add(field.desired_width(ui.available_width()));
        name(&response, label);
        if response.changed() {
            self.commands.push(Command::Grid(GridCommand::Edit(Some((row.id.clone(), column, new)))));
        }
        if response.lost_focus() {
            let escape = ui.input(|input| input.key_pressed(egui::Key::Escape));
            self.commands.push(Command::Grid(if escape {
                GridCommand::Edit(None)
            } else {
                GridCommand::EditDone
            }));
        } else if !response.has_focus() {
            response.request_focus();
        }
    }
}
