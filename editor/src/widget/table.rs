//! Common parts of tables.

use egui::Ui;

/// The mark of the column by which rows are ordered: up, or down if reversed.
pub(crate) fn triangle(ui: &Ui, at: egui::Pos2, down: bool) {
    let turn = if down { -1.0 } else { 1.0 };
    let corners = [(-4.0, 3.0), (4.0, 3.0), (0.0, -4.0)];
    let points = corners.map(|(x, y)| at + egui::vec2(x, y * turn));
    ui.painter().add(egui::Shape::convex_polygon(
        points.to_vec(),
        ui.visuals().text_color(),
        egui::Stroke::NONE,
    ));
}
