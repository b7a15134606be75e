//! Draws the placed pieces.

use crate::model::card::Symbol;
use crate::theme::Theme;
use crate::widget::symbol::{colour, ink_on, symbol as draw_symbol};
use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use std::sync::Arc;

/// A drawing operation, with its position on the board.
#[derive(Debug)]
pub(super) enum Op {
    /// Nothing yet.
    Nothing,
    /// The frame of a zone.
    Frame { rect: Rect, nested: bool, seat: Option<u8> },
    /// The paper of a card.
    Card { rect: Rect, seat: Option<u8> },
    /// The back of a card.
    Back { rect: Rect, seat: Option<u8> },
    /// A line of text.
    Text { at: Pos2, galley: Arc<Galley> },
    /// A noun.
    Symbol { centre: Pos2, size: f32, symbol: Symbol },
    /// A die.
    Die { rect: Rect, symbol: Symbol, face: Option<u8> },
    /// A disc.
    Disc { centre: Pos2, radius: f32, seat: u8, grey: bool, spent: bool },
    /// Places that are taken or free.
    Places { rect: Rect, taken: i32, of: i32 },
    /// Behind a short text.
    Pill { rect: Rect, paper: bool },
}

/// The colours of the players, distinguishable with colour blindness.
const SEATS: [[u8; 3]; 8] = [
    [0x1c, 0x5d, 0x99],
    [0xc1, 0x4f, 0x1c],
    [0x2a, 0x7f, 0x62],
    [0x8e, 0x3b, 0x8a],
    [0xb8, 0x8a, 0x00],
    [0x45, 0x52, 0x6e],
    [0xa8, 0x32, 0x4a],
    [0x5b, 0x7a, 0x1f],
];

/// Returns the colour of a player.
pub(crate) fn seat_colour(seat: u8) -> Color32 {
    let [red, green, blue] = SEATS.get(usize::from(seat) % SEATS.len()).copied().unwrap_or_default();
    Color32::from_rgb(red, green, blue)
}

/// Draws one thing, moved by an offset.
pub(super) fn paint(painter: &Painter, theme: &Theme, offset: Vec2, op: &Op) {
    let line = Stroke::new(1.0, theme.paper_line);
    match op {
        Op::Nothing => {}
        Op::Frame { rect, nested, seat } => {
            let rect = rect.translate(offset);
            let ground = if theme.dark {
                Color32::from_gray(if *nested { 44 } else { 34 })
            } else if *nested {
                Color32::from_rgb(0xfb, 0xfc, 0xfd)
            } else {
                Color32::from_rgb(0xe9, 0xed, 0xf1)
            };
            let edge = match seat {
                Some(seat) => Stroke::new(if *nested { 1.5 } else { 1.0 }, seat_colour(*seat)),
                None => Stroke::new(1.0, theme.weak.gamma_multiply(0.35)),
            };
            painter.rect(rect, CornerRadius::same(6), ground, edge, StrokeKind::Inside);
        }
        Op::Card { rect, seat } => {
            let rect = rect.translate(offset);
            painter.rect(rect, CornerRadius::same(5), theme.paper, line, StrokeKind::Inside);
            if let Some(seat) = seat {
                let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
                let corners = CornerRadius { nw: 5, sw: 5, ne: 0, se: 0 };
                painter.rect_filled(bar, corners, seat_colour(*seat));
            }
        }
        Op::Back { rect, seat } => {
            let rect = rect.translate(offset);
            let fill = seat.map_or(theme.weak, seat_colour);
            painter.rect(rect, CornerRadius::same(4), fill, line, StrokeKind::Inside);
            painter.rect_stroke(
                rect.shrink(4.0),
                CornerRadius::same(2),
                Stroke::new(1.0, Color32::WHITE.gamma_multiply(0.7)),
                StrokeKind::Inside,
            );
        }
        Op::Text { at, galley } => painter.galley(*at + offset, Arc::clone(galley), theme.ink),
        Op::Symbol { centre, size, symbol } => draw_symbol(painter, *centre + offset, *size, symbol),
        Op::Die { rect, symbol, face } => die(painter, rect.translate(offset), symbol, *face),
        Op::Disc { centre, radius, seat, grey, spent } => {
            let own = seat_colour(*seat);
            let fill = if *grey { Color32::from_gray(0x8a) } else { own };
            let fill = if *spent { fill.gamma_multiply(0.45) } else { fill };
            painter.circle(
                *centre + offset,
                *radius,
                fill,
                Stroke::new(1.5, own.lerp_to_gamma(Color32::BLACK, 0.35)),
            );
        }
        Op::Places { rect, taken, of } => places(painter, theme, rect.translate(offset), *taken, *of),
        Op::Pill { rect, paper } => {
            let rect = rect.translate(offset);
            let fill = if *paper { Color32::TRANSPARENT } else { theme.paper_line.gamma_multiply(0.6) };
            painter.rect(rect, CornerRadius::same(7), fill, line, StrokeKind::Inside);
        }
    }
}

/// Draws a die with the pips of its face; an unrolled one has none.
fn die(painter: &Painter, rect: Rect, symbol: &Symbol, face: Option<u8>) {
    let fill = colour(symbol);
    let edge = Stroke::new(1.0, fill.lerp_to_gamma(Color32::BLACK, 0.45));
    painter.rect(rect.shrink(0.5), CornerRadius::same(5), fill, edge, StrokeKind::Inside);
    let ink = ink_on(fill);
    let step = rect.width() * 0.25;
    let pip = |x: f32, y: f32| {
        painter.circle_filled(rect.center() + vec2(x * step, y * step), rect.width() * 0.085, ink);
    };
    let face = face.unwrap_or_default();
    if face % 2 == 1 {
        pip(0.0, 0.0);
    }
    if face >= 2 {
        pip(-1.0, -1.0);
        pip(1.0, 1.0);
    }
    if face >= 4 {
        pip(1.0, -1.0);
        pip(-1.0, 1.0);
    }
    if face >= 6 {
        pip(-1.0, 0.0);
        pip(1.0, 0.0);
    }
}

/// Draws a box for each place, filled if taken.
fn places(painter: &Painter, theme: &Theme, rect: Rect, taken: i32, of: i32) {
    for place in 0..of.clamp(0, 12) {
        let left = rect.left() + 9.0 * f32::from(i16::try_from(place).unwrap_or_default());
        let one = Rect::from_min_size(pos2(left, rect.center().y - 3.5), Vec2::splat(7.0));
        let fill = if place < taken { theme.faint_ink } else { Color32::TRANSPARENT };
        painter.rect(one, CornerRadius::same(2), fill, Stroke::new(1.0, theme.faint_ink), StrokeKind::Inside);
    }
}
