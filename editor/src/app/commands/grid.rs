//! The Table view: selection, order, and edits of one cell or many as one step.

use super::GridCommand;
use crate::app::App;
use crate::model::file::FileKey;
use crate::model::history::StepName;
use crate::model::project::Edit;
use crate::model::table::{CellEdit, EntryRow, SortBy, read_cell};
use provost_interpreter::pack::write;
use std::collections::BTreeMap;

/// Does a command of the Table view.
pub(super) fn apply(app: &mut App, ctx: &egui::Context, command: GridCommand) {
    let grid = &mut app.state.grid;
    match command {
        GridCommand::ShowKind(game, kind) => {
            grid.kind = Some((game, kind));
            grid.selected.clear();
            grid.editing = None;
            (grid.sort, grid.descending) = (SortBy::Id, false);
            grid.bulk = (0, String::new());
        }
        GridCommand::SetFilter(filter) => {
            grid.filter = filter;
            grid.arrange();
        }
        GridCommand::Sort(sort) => {
            grid.descending = grid.sort == sort && !grid.descending;
            grid.sort = sort;
            grid.arrange();
        }
        GridCommand::Select(id, true) => _ = grid.selected.insert(id),
        GridCommand::Select(id, false) => _ = grid.selected.remove(&id),
        GridCommand::SelectAll(ids) => grid.selected = ids.into_iter().collect(),
        GridCommand::Edit(editing) => grid.editing = editing,
        GridCommand::EditDone => {
            if let Some((id, column, typed)) = grid.editing.take() {
                write_cells(app, ctx, &[id], column, &typed, false);
            }
        }
        GridCommand::SetBulk(column, typed) => grid.bulk = (column, typed),
        GridCommand::ApplyBulk => {
            let (column, typed) = grid.bulk.clone();
            let ids: Vec<String> = grid.selected.iter().cloned().collect();
            write_cells(app, ctx, &ids, column, &typed, true);
        }
    }
}

/// Writes the typed value into a column of rows, as one step.
fn write_cells(
    app: &mut App,
    ctx: &egui::Context,
    ids: &[String],
    column: usize,
    typed: &str,
    relative: bool,
) {
    let table = app.state.grid.table.clone();
    let Some(spec) = table.columns.get(column) else { return };
    // A file may hold several of the rows; each edit goes on from the one before.
    let mut texts: BTreeMap<FileKey, String> = BTreeMap::new();
    let mut refused = 0;
    for row in table.rows.iter().filter(|row| ids.contains(&row.id)) {
        if write_cell(app, &mut texts, row, column, spec, (typed, relative)).is_none() {
            refused += 1;
        }
    }
    let edits = texts.into_iter().map(|(file, text)| Edit::new(file, text)).collect();
    let name =
        if let [id] = ids { format!("{id}: {}", spec.key) } else { format!("{} × {}", ids.len(), spec.key) };
    app.change(ctx, StepName::new("cells", name), edits);
    if refused > 0 {
        app.note(app.speech.with("log-cells-refused", &[("count", refused.into())]));
    }
}

fn write_cell(
    app: &App,
    texts: &mut BTreeMap<FileKey, String>,
    row: &EntryRow,
    column: usize,
    spec: &crate::model::table::Column,
    (typed, relative): (&str, bool),
) -> Option<()> {
    if !app.state.project.is_writable(&row.file.root) {
        return None;
    }
    let text = match texts.get(&row.file) {
        Some(text) => text.clone(),
        None => app.state.project.text(&row.file)?.to_string(),
    };
    let written = match read_cell(spec.ty, typed, row.cell(column), relative)? {
        CellEdit::Set(write::NewValue::Text(effect)) if spec.key == "effect" => {
            write::set_effect(&text, &row.id, &effect)
        }
        CellEdit::Set(value) => write::set(&text, &row.id, &[spec.key], &value),
        CellEdit::Remove => write::remove(&text, &row.id, &[spec.key]),
    };
    texts.insert(row.file.clone(), written.ok()?);
    Some(())
}
