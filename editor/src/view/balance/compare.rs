//! The effect of a change: two versions on the same seeds, certain differences first.

use super::words;
use crate::app::Command;
use crate::app::state::Wanted;
use crate::theme::ROW;
use crate::view::View;
use crate::widget::bars::{interval_ui, part};
use egui::{Rect, RichText, Stroke, Ui, pos2};
use egui_table::{CellInfo, Column, HeaderCellInfo, HeaderRow, TableDelegate};
use provost_playtest::compare::{Change, Comparison};

/// Draws the comparison.
pub(super) fn compare_ui(ui: &mut Ui, view: &View<'_>, _commands: &mut Vec<Command>) {
    let Some(compared) = &view.state.balance.compared else {
        ui.label(view.say("balance-compare-nothing"));
        return;
    };
    let comparison = &*compared.comparison;
    let with = match compared.with {
        Wanted::Run | Wanted::CompareSaved => "balance-before-saved",
        Wanted::CompareKept => "balance-before-kept",
    };
    let decided = comparison.changes.iter().filter(|change| change.decided).count();
    let values = [
        ("before", view.say(with).into()),
        ("pairs", words::count(view, comparison.pairs).into()),
        ("same", words::count(view, comparison.same).into()),
    ];
    ui.label(view.speech.with("balance-compare-what", &values));
    for (side, message) in [(&comparison.a, "balance-only-before"), (&comparison.b, "balance-only-after")] {
        if !side.only.is_empty() {
            ui.label(view.speech.with(message, &[("entries", side.only.join(", ").into())]));
        }
    }
    let troubles = comparison.a.troubles + comparison.b.troubles;
    if troubles > 0 {
        let text =
            view.speech.with("balance-compare-troubles", &[("count", words::count(view, troubles).into())]);
        ui.colored_label(view.theme.error, text);
    }
    if comparison.same == comparison.pairs && comparison.pairs > 0 {
        ui.label(RichText::new(view.say("balance-compare-same")).color(view.theme.good));
        return;
    }
    let varied = comparison.changes.iter().filter(|change| change.change.low < change.change.high).count();
    let values =
        [("found", decided.into()), ("looked", varied.into()), ("expected", varied.div_ceil(20).into())];
    ui.label(RichText::new(view.speech.with("balance-compare-decided", &values)).color(view.theme.weak));
    table_ui(ui, view, comparison);
}

fn table_ui(ui: &mut Ui, view: &View<'_>, comparison: &Comparison) {
    let mut changes: Vec<&Change> = comparison
        .changes
        .iter()
        .filter(|change| change.change.low != 0.0 || change.change.high != 0.0)
        .collect();
    // Certain differences first, the clearest of them on top; ties keep the order of the report.
    changes.sort_by(|one, other| clearness(other).total_cmp(&clearness(one)));
    let columns = [260.0, 100.0, 100.0, 330.0].map(|width: f32| Column::new(width).range(width..=800.0));
    let mut cells = Cells { view, changes: &changes };
    egui_table::Table::new()
        .id_salt("balance-compare")
        .num_rows(changes.len() as u64)
        .columns(columns.to_vec())
        .num_sticky_cols(1)
        .auto_size_mode(egui_table::AutoSizeMode::Never)
        .headers([HeaderRow::new(ROW + 4.0)])
        .show(ui, &mut cells);
}

/// Returns the distance of a change from 0, in half-widths of its interval.
fn clearness(change: &Change) -> f64 {
    let half = (change.change.high - change.change.low) / 2.0;
    if half > 0.0 { change.change.value.abs() / half } else { f64::MAX }
}

struct Cells<'a> {
    view: &'a View<'a>,
    changes: &'a [&'a Change],
}

impl TableDelegate for Cells<'_> {
    fn header_cell_ui(&mut self, ui: &mut Ui, cell: &HeaderCellInfo) {
        let titles =
            ["balance-change-what", "balance-change-before", "balance-change-after", "balance-change-by"];
        if let Some(title) = titles.get(cell.col_range.start) {
            ui.add_space(4.0);
            ui.label(RichText::new(self.view.say(title)).strong());
        }
    }

    fn cell_ui(&mut self, ui: &mut Ui, cell: &CellInfo) {
        let Some(change) = usize::try_from(cell.row_nr).ok().and_then(|row| self.changes.get(row)) else {
            return;
        };
        if cell.row_nr % 2 == 1 {
            ui.painter().rect_filled(ui.max_rect(), 0.0, ui.visuals().faint_bg_color);
        }
        ui.add_space(4.0);
        let unit = Unit::of(change);
        match cell.col_nr {
            0 => {
                let text = RichText::new(what(self.view, change));
                let text = if change.decided { text.strong() } else { text };
                ui.add(egui::Label::new(text).truncate()).on_hover_text(&change.what);
            }
            1 => _ = ui.label(unit.text(self.view, change.a)),
            2 => _ = ui.label(unit.text(self.view, change.b)),
            _ => self.change_ui(ui, change, unit),
        }
    }

    fn default_row_height(&self) -> f32 {
        ROW + 2.0
    }
}

impl Cells<'_> {
    /// The change in figures, and as an interval around nothing; each row has its own scale.
    fn change_ui(&self, ui: &mut Ui, change: &Change, unit: Unit) {
        let view = self.view;
        let text = RichText::new(unit.change(view, change));
        let text = if change.decided { text.strong() } else { text.color(view.theme.weak) };
        let rect = ui.max_rect();
        ui.label(text);
        let area =
            Rect::from_min_max(pos2(rect.left() + 170.0, rect.top() + 4.0), rect.max - egui::vec2(6.0, 4.0));
        if area.width() < 30.0 {
            return;
        }
        let most = change.change.low.abs().max(change.change.high.abs());
        let zero = area.center().x;
        let at = |value: f64| zero + part(value, most) * area.width() / 2.0;
        let line = Stroke::new(1.0, view.theme.weak);
        ui.painter().line_segment([pos2(zero, area.top()), pos2(zero, area.bottom())], line);
        let fill = if change.decided { view.theme.stands_out } else { view.theme.bar };
        let ends = [pos2(zero, area.top() + 3.0), pos2(at(change.change.value), area.bottom() - 3.0)];
        ui.painter().rect_filled(Rect::from_two_pos(ends[0], ends[1]), 1.0, fill);
        interval_ui(ui, view.theme, area, [at(change.change.low), at(change.change.high)]);
    }
}

/// How a number is written.
#[derive(Clone, Copy)]
enum Unit {
    /// A part of a whole.
    Rate,
    /// As it is.
    Plain,
}

impl Unit {
    fn of(change: &Change) -> Self {
        let sort = change.what.split('.').next().unwrap_or_default();
        if matches!(sort, "win" | "ending") { Self::Rate } else { Self::Plain }
    }

    fn text(self, view: &View<'_>, number: f64) -> String {
        match self {
            Self::Rate => words::per_cent(view, number, 1),
            Self::Plain => words::number(view, number, 2),
        }
    }

    fn change(self, view: &View<'_>, change: &Change) -> String {
        match self {
            Self::Rate => {
                let points = words::difference(view, change.change, 100.0, 1);
                view.speech.with("balance-points", &[("points", points.into())])
            }
            Self::Plain => words::difference(view, change.change, 1.0, 2),
        }
    }
}

/// Returns the name of a number, from its id, in the language of the interface.
fn what(view: &View<'_>, change: &Change) -> String {
    let (sort, rest) = change.what.split_once('.').unwrap_or((change.what.as_str(), ""));
    let id = format!("balance-change-{sort}");
    let name = match (sort, rest.split_once('.')) {
        ("win", Some(("seat", seat))) => words::group_name(view, "seat", seat),
        // The report writes the sort before the name.
        ("win", Some((by, _))) => {
            let name = change.name.strip_prefix(by).map_or(change.name.as_str(), str::trim_start);
            format!("{} ({})", name, words::sort_name(view, by))
        }
        ("curve", Some((_, round))) => {
            let number = change.name.rsplit_once(", ").map_or(change.name.as_str(), |(number, _)| number);
            let round = round.trim_start_matches('0');
            let when = if round == "end" {
                view.say("balance-at-end")
            } else {
                view.speech.with("balance-round", &[("number", round.into())])
            };
            format!("{number}, {when}")
        }
        _ => change.name.clone(),
    };
    let said = view.speech.with(&id, &[("name", name.as_str().into())]);
    if said == id { name } else { said }
}
