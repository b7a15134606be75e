//! Symbols for nouns, drawn by us: the class decides the shape, the pack the colour. No noun is known by name.

use crate::model::card::Symbol;
use egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// Draws the symbol of a noun, around a point.
pub(crate) fn symbol(painter: &Painter, centre: Pos2, size: f32, symbol: &Symbol) {
    let fill = colour(symbol);
    let ink = ink_on(fill);
    let edge = Stroke::new(1.0, fill.lerp_to_gamma(Color32::BLACK, 0.45));
    let rect = Rect::from_center_size(centre, Vec2::splat(size));
    match symbol.class {
        "die" => die(painter, rect, fill, ink, edge),
        "affinity" => {
            painter.add(Shape::convex_polygon(polygon(centre, size * 0.56, 6), fill, edge));
            letter(painter, centre, size, symbol, ink);
        }
        "token" => {
            painter.circle(centre, size * 0.5, fill, edge);
            painter.circle_stroke(centre, size * 0.38, Stroke::new(0.8, ink.gamma_multiply(0.6)));
            letter(painter, centre, size, symbol, ink);
        }
        "resource" | "track" => {
            painter.add(Shape::convex_polygon(polygon(centre, size * 0.58, 4), fill, edge));
            letter(painter, centre, size, symbol, ink);
        }
        _ => {
            painter.rect(rect.shrink(1.0), CornerRadius::same(3), fill, edge, egui::StrokeKind::Inside);
            letter(painter, centre, size, symbol, ink);
        }
    }
}

/// A die with five pips.
fn die(painter: &Painter, rect: Rect, fill: Color32, ink: Color32, edge: Stroke) {
    painter.rect(rect.shrink(0.5), CornerRadius::same(4), fill, edge, egui::StrokeKind::Inside);
    let step = rect.width() * 0.25;
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)] {
        painter.circle_filled(rect.center() + vec2(x * step, y * step), rect.width() * 0.08, ink);
    }
}

fn letter(painter: &Painter, centre: Pos2, size: f32, symbol: &Symbol, ink: Color32) {
    let name = if symbol.name.en.is_empty() { &symbol.id } else { &symbol.name.en };
    let first: String = name.chars().next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    painter.text(centre, Align2::CENTER_CENTER, first, FontId::proportional(size * 0.6), ink);
}

fn polygon(centre: Pos2, radius: f32, corners: u16) -> Vec<Pos2> {
    let step = std::f32::consts::TAU / f32::from(corners);
    (0..corners)
        .map(|corner| {
            let angle = step * f32::from(corner) - std::f32::consts::FRAC_PI_2;
            pos2(centre.x + radius * angle.cos(), centre.y + radius * angle.sin())
        })
        .collect()
}

/// The colour that the pack names, else one made from the id: the same noun always looks the same.
pub(crate) fn colour(symbol: &Symbol) -> Color32 {
    if let Some(known) = symbol.colour.as_deref().and_then(named) {
        return known;
    }
    let hash =
        symbol.id.bytes().fold(17_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
    let hue = f32::from(u16::try_from(hash % 360).unwrap_or_default()) / 360.0;
    egui::ecolor::Hsva::new(hue, 0.45, 0.62, 1.0).into()
}

/// The colour in which one can read on a ground.
pub(crate) fn ink_on(ground: Color32) -> Color32 {
    if luminance(ground) > 0.45 { Color32::from_rgb(0x2b, 0x24, 0x1c) } else { Color32::WHITE }
}

/// Colours that packs name.
fn named(name: &str) -> Option<Color32> {
    let [red, green, blue] = match name {
        "red" => [0xc0, 0x39, 0x2b],
        "purple" | "violet" => [0x7d, 0x3c, 0x98],
        "yellow" => [0xe0, 0xb4, 0x2c],
        "blue" => [0x2e, 0x6d, 0xa4],
        "green" => [0x2e, 0x8b, 0x57],
        "black" => [0x33, 0x33, 0x33],
        "white" => [0xf2, 0xf0, 0xea],
        "orange" => [0xd3, 0x75, 0x1e],
        "grey" | "gray" => [0x8a, 0x8d, 0x91],
        "brown" => [0x8b, 0x5e, 0x3c],
        "pink" => [0xd4, 0x6a, 0x92],
        "teal" | "turquoise" => [0x1f, 0x8a, 0x86],
        "gold" => [0xc9, 0x9a, 0x2e],
        "silver" => [0xb4, 0xb8, 0xbd],
        _ => return None,
    };
    Some(Color32::from_rgb(red, green, blue))
}

fn luminance(colour: Color32) -> f32 {
    let part = |value: u8| f32::from(value) / 255.0;
    0.299 * part(colour.r()) + 0.587 * part(colour.g()) + 0.114 * part(colour.b())
}
