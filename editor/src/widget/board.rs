//! A table as a board that can be read and clicked: zones, cards, dice, tokens and discs of any game, drawn
//! only from a [`BoardScene`].
//!
//! [`board_ui`] takes plain data and returns the id of the clicked piece. `layout` places everything, `paint`
//! draws it.

mod layout;
mod paint;

use super::card::print_ui;
use crate::model::card::Card;
use crate::model::settings::Language;
use crate::theme::Theme;
use egui::{Id, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use layout::{Hit, Layouter, Target};
use provost_engine::game::scene::BoardScene;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

pub(crate) use paint::seat_colour;

/// The cards of the entries that can lie on a board, by id.
pub(crate) type Cards = BTreeMap<String, Arc<Card>>;

/// The board to draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board<'a> {
    /// The table.
    pub(crate) scene: &'a BoardScene,
    /// The cards shown on hover.
    pub(crate) cards: &'a Cards,
    /// The id of the last clicked piece, if it still matters.
    pub(crate) chosen: Option<&'a str>,
    /// Whose things come first, by seat.
    pub(crate) first: Option<u8>,
    /// The language of the cards.
    pub(crate) language: Language,
}

/// Draws a board as wide as there is room. What the options of the question are about can be clicked; returns its id.
pub(crate) fn board_ui(ui: &mut Ui, theme: &Theme, board: &Board<'_>) -> Option<String> {
    let width = ui.available_width();
    let measure = ui.painter().clone();
    let mut layouter = Layouter::new(&measure, theme);
    let size = layouter.scene(board.scene, board.first, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
    let offset = rect.min.to_vec2();
    let painter = ui.painter_at(rect.expand(2.0));
    for op in &layouter.ops {
        paint::paint(&painter, theme, offset, op);
    }
    let offered: BTreeSet<&str> = board.scene.concerned.iter().flatten().map(String::as_str).collect();
    let mut clicked = None;
    for hit in &layouter.hits {
        let can = offered.contains(hit.id);
        if hit_ui(ui, theme, board, hit, hit.rect.translate(offset), can) {
            clicked = Some(hit.id.to_owned());
        }
    }
    clicked
}

/// One thing that can be pointed at. Returns whether it was clicked.
fn hit_ui(ui: &Ui, theme: &Theme, board: &Board<'_>, hit: &Hit<'_>, rect: Rect, can: bool) -> bool {
    let sense = if can { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::unique("board").with(hit.id), sense);
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let role = if can { egui::Role::Button } else { egui::Role::Image };
    response.widget_info(|| egui::WidgetInfo::labeled(role, true, &hit.label));
    let painter = ui.painter();
    let ring = |width: f32, colour| {
        painter.rect_stroke(rect.expand(1.5), 6.0, Stroke::new(width, colour), StrokeKind::Outside);
    };
    if board.chosen == Some(hit.id) || response.has_focus() {
        ring(3.0, theme.accent);
    } else if can {
        ring(if response.hovered() { 2.5 } else { 1.5 }, theme.accent);
    }
    if board.scene.asking.iter().any(|id| id == hit.id) {
        ring(1.5, theme.warning);
    }
    let clicked = response.clicked();
    let entry = match hit.target {
        Target::Piece(piece) => piece.entry.as_deref(),
        Target::Zone(_) => None,
    };
    match entry.and_then(|entry| board.cards.get(entry)) {
        Some(card) => {
            _ = response.on_hover_ui(|ui| {
                ui.set_max_width(300.0);
                print_ui(ui, theme, card, board.language, "");
                if let Target::Piece(piece) = hit.target {
                    piece.marks.iter().for_each(|mark| _ = ui.label(mark));
                }
            });
        }
        // A zone that has nothing to say besides its title says nothing.
        None => {
            if let Some(text) = hover_text(hit) {
                response.on_hover_text_at_pointer(text);
            }
        }
    }
    clicked
}

/// Returns the hover text of a piece without a card.
fn hover_text(hit: &Hit<'_>) -> Option<String> {
    let mut lines = vec![hit.label.clone()];
    match hit.target {
        Target::Zone(zone) if zone.text.is_empty() => return None,
        Target::Zone(zone) => lines.push(zone.text.clone()),
        Target::Piece(piece) => lines.extend(piece.marks.iter().cloned()),
    }
    Some(lines.join("\n"))
}
