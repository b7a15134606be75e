//! Bars with error bars, one for each name: a row is a button, so that keyboard and screen readers get at every one.

use crate::theme::{ROW, Theme};
use egui::{Align2, FontId, Id, Rect, Response, Sense, Stroke, TextStyle, Ui, pos2, vec2};
use provost_playtest::statistics::Estimate;

/// A bar.
#[derive(Clone, Debug)]
pub(crate) struct BarRow {
    /// Its name.
    pub(crate) name: String,
    /// How long it is, with its error bar.
    pub(crate) value: Estimate,
    /// The number in words.
    pub(crate) text: String,
    /// More about it.
    pub(crate) tip: String,
    /// Where it would end if all were alike.
    pub(crate) mark: Option<f64>,
    /// Whether it stands out.
    pub(crate) stands_out: bool,
}

/// Draws bars under each other. Returns the one that was clicked.
pub(crate) fn bars_ui(ui: &mut Ui, theme: &Theme, id: &str, rows: &[BarRow]) -> Option<usize> {
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let wide = |texts: &mut dyn Iterator<Item = &str>| {
        texts.map(|text| text_width(ui, text, &font)).fold(0.0, f32::max).ceil()
    };
    let names = wide(&mut rows.iter().map(|row| row.name.as_str())).min(width * 0.4);
    let texts = wide(&mut rows.iter().map(|row| row.text.as_str())).min(width * 0.4);
    let most = rows.iter().map(|row| row.value.high.max(row.mark.unwrap_or(0.0))).fold(0.0, f64::max);
    let mut clicked = None;
    for (number, row) in rows.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
        let response = ui.interact(rect, Id::unique("bar").with((id, number)), Sense::click());
        let label = format!("{}: {}", row.name, row.text);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
        ground_ui(ui, &response);
        let area = Rect::from_min_max(
            pos2(rect.left() + names + 12.0, rect.top() + 4.0),
            pos2(rect.right() - texts - 12.0, rect.bottom() - 4.0),
        );
        let colour = ui.visuals().text_color();
        let name = Rect::from_min_size(rect.min + vec2(4.0, 0.0), vec2(names, ROW));
        let galley = ui.painter().layout_no_wrap(row.name.clone(), font.clone(), colour);
        ui.painter().with_clip_rect(name.intersect(ui.clip_rect())).galley(
            pos2(name.left(), name.center().y - galley.size().y / 2.0),
            galley,
            colour,
        );
        bar_ui(ui, theme, area, row, most);
        let right = rect.right_center() - vec2(4.0, 0.0);
        ui.painter().text(right, Align2::RIGHT_CENTER, &row.text, font.clone(), colour);
        let response = if row.tip.is_empty() { response } else { response.on_hover_text(&row.tip) };
        if response.clicked() {
            clicked = Some(number);
        }
    }
    clicked
}

fn text_width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ui.visuals().text_color()).size().x
}

/// Shows that a row can be clicked, and which one has the keyboard.
fn ground_ui(ui: &Ui, response: &Response) {
    let visuals = ui.visuals();
    if response.has_focus() {
        let stroke = visuals.selection.stroke;
        ui.painter().rect_stroke(response.rect, 3.0, stroke, egui::StrokeKind::Inside);
    }
    if response.hovered() {
        ui.painter().rect_filled(response.rect, 3.0, visuals.widgets.hovered.weak_bg_fill);
    }
}

fn bar_ui(ui: &Ui, theme: &Theme, area: Rect, row: &BarRow, most: f64) {
    if area.width() < 10.0 || most <= 0.0 {
        return;
    }
    let at = |value: f64| area.left() + area.width() * part(value, most);
    let fill = if row.stands_out { theme.stands_out } else { theme.bar };
    let bar = Rect::from_min_max(area.min, pos2(at(row.value.value), area.bottom()));
    ui.painter().rect_filled(bar, 2.0, fill);
    if let Some(mark) = row.mark {
        let stroke = Stroke::new(1.0, theme.weak);
        let x = at(mark);
        let line = [pos2(x, area.top() - 4.0), pos2(x, area.bottom() + 4.0)];
        ui.painter().extend(egui::Shape::dashed_line(&line, stroke, 3.0, 3.0));
    }
    interval_ui(ui, theme, area, [at(row.value.low), at(row.value.high)]);
}

/// An interval: a line with ends.
pub(crate) fn interval_ui(ui: &Ui, theme: &Theme, area: Rect, ends: [f32; 2]) {
    let stroke = Stroke::new(1.5, theme.whisker);
    let y = area.center().y;
    let [low, high] = ends;
    ui.painter().line_segment([pos2(low, y), pos2(high, y)], stroke);
    for x in ends {
        ui.painter().line_segment([pos2(x, y - 3.5), pos2(x, y + 3.5)], stroke);
    }
}

/// Which part of a whole a number is, for drawing.
#[expect(clippy::cast_possible_truncation, reason = "a place on the screen")]
pub(crate) fn part(value: f64, whole: f64) -> f32 {
    if whole > 0.0 { (value / whole).clamp(-1.0, 1.0) as f32 } else { 0.0 }
}
