//! The shapes behind what a card shows: gem, shield, banner, pennant and the others.

use crate::colour::Colour;
use crate::list::{Item, Paint, disc, polygon, rounded};
use crate::num::wide;
use crate::scheme::Scheme;
use kurbo::{Affine, BezPath, Point, Rect};
use serde::Deserialize;
use std::f64::consts::TAU;

/// A shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// No shape.
    #[default]
    None,
    /// A rectangle, maybe with round corners.
    Rect,
    /// A disc.
    Disc,
    /// Eight sides.
    Octagon,
    /// A cut stone with eight sides.
    Gem,
    /// A shield.
    Shield,
    /// A ribbon with notched ends.
    Banner,
    /// A ribbon that ends in a point.
    Flag,
    /// A cloth that hangs down and ends in two points.
    Pennant,
    /// The frame of a card: edge, colour, and a fine line.
    Frame,
    /// A ring with teeth.
    Teeth,
    /// A place for dice: a dark square with a dashed edge.
    Socket,
}

/// The look of a shape.
#[derive(Clone, Debug)]
pub struct Dress<'a> {
    /// The colours from top to bottom.
    pub fill: &'a [Colour],
    /// The colour of the edge.
    pub edge: Option<Colour>,
    /// The width of the edge.
    pub line: f64,
    /// The radius of corners.
    pub round: f64,
    /// The colours of the card.
    pub scheme: &'a Scheme,
}

impl Shape {
    /// The outline in a rectangle.
    pub fn outline(self, rect: Rect, round: f64) -> BezPath {
        let (left, right, top, bottom) = (rect.x0, rect.x1, rect.y0, rect.y1);
        let (width, height) = (rect.width(), rect.height());
        let middle = rect.center();
        match self {
            Self::None | Self::Rect | Self::Frame | Self::Socket => rounded(rect, round),
            Self::Disc | Self::Teeth => disc(middle, width.min(height) / 2.0),
            Self::Octagon | Self::Gem => {
                let cut = width.min(height) * 0.293;
                polygon([
                    (left + cut, top),
                    (right - cut, top),
                    (right, top + cut),
                    (right, bottom - cut),
                    (right - cut, bottom),
                    (left + cut, bottom),
                    (left, bottom - cut),
                    (left, top + cut),
                ])
            }
            Self::Shield => {
                let path = "M0 0.1L0.5 0L1 0.1V0.52C1 0.76 0.8 0.92 0.5 1C0.2 0.92 0 0.76 0 0.52Z";
                let by = Affine::translate((left, top)) * Affine::scale_non_uniform(width, height);
                by * BezPath::from_svg(path).unwrap_or_default()
            }
            Self::Banner => {
                let notch = height * 0.26;
                polygon([
                    (left, top),
                    (right, top),
                    (right - notch, middle.y),
                    (right, bottom),
                    (left, bottom),
                    (left + notch, middle.y),
                ])
            }
            Self::Flag => {
                let notch = height * 0.32;
                polygon([
                    (left, top),
                    (right - notch, top),
                    (right, middle.y),
                    (right - notch, bottom),
                    (left, bottom),
                ])
            }
            Self::Pennant => {
                let notch = width * 0.3;
                polygon([
                    (left, top),
                    (right, top),
                    (right, bottom),
                    (middle.x, bottom - notch),
                    (left, bottom),
                ])
            }
        }
    }

    /// Draws it.
    pub fn draw(self, rect: Rect, dress: &Dress<'_>) -> Vec<Item> {
        match self {
            Self::None => Vec::new(),
            Self::Frame => frame(rect, dress),
            Self::Gem => gem(rect, dress),
            Self::Teeth => teeth(rect, dress),
            Self::Shield => {
                let mut items = self.plain(rect, dress);
                let half = Rect::new(rect.center().x, rect.y0, rect.x1, rect.y1);
                items.extend([
                    Item::Clip(self.outline(rect, 0.0)),
                    fill(rounded(half, 0.0), Colour::BLACK.fade(0.18)),
                    Item::Unclip,
                ]);
                items.push(stroke(self.outline(rect, 0.0), dress.line, dress.edge.unwrap_or(Colour::BLACK)));
                items
            }
            Self::Banner => {
                let mut items = self.plain(rect, dress);
                let line = dress.scheme.frame;
                for y in [rect.y0 + rect.height() * 0.1, rect.y1 - rect.height() * 0.1] {
                    let thin = Rect::new(
                        rect.x0 + rect.height() * 0.2,
                        y - 0.08,
                        rect.x1 - rect.height() * 0.2,
                        y + 0.08,
                    );
                    items.push(fill(rounded(thin, 0.0), line));
                }
                items
            }
            Self::Socket => {
                let mut items = self.plain(rect, &Dress { edge: None, ..dress.clone() });
                let inner = rect.inset(-rect.width() * 0.07);
                items.push(Item::Stroke {
                    path: rounded(inner, dress.round * 0.8),
                    width: rect.width() * 0.045,
                    colour: dress.edge.unwrap_or(Colour::hex(0x00E6_B84F)),
                    dash: Some((rect.width() * 0.1, rect.width() * 0.07)),
                });
                items
            }
            Self::Rect | Self::Disc | Self::Octagon | Self::Flag | Self::Pennant => self.plain(rect, dress),
        }
    }

    fn plain(self, rect: Rect, dress: &Dress<'_>) -> Vec<Item> {
        let path = self.outline(rect, dress.round);
        let mut items = Vec::new();
        match dress.fill {
            [] => {}
            [one] => items.push(fill(path.clone(), *one)),
            several => items.push(Item::Fill {
                path: path.clone(),
                paint: Paint::down(rect, several),
                even_odd: false,
            }),
        }
        if let Some(edge) = dress.edge.filter(|_| dress.line > 0.0) {
            items.push(stroke(path, dress.line, edge));
        }
        items
    }
}

fn fill(path: BezPath, colour: Colour) -> Item {
    Item::Fill { path, paint: Paint::Solid(colour), even_odd: false }
}

fn stroke(path: BezPath, width: f64, colour: Colour) -> Item {
    Item::Stroke { path, width, colour, dash: None }
}

/// Edge, coloured frame, and a fine line in it.
fn frame(rect: Rect, dress: &Dress<'_>) -> Vec<Item> {
    let unit = dress.line;
    let scheme = dress.scheme;
    let colours = match dress.fill {
        [] => vec![scheme.frame, scheme.middle],
        some => some.to_vec(),
    };
    let inner = rect.inset(-unit);
    let hair = rect.inset(-unit * 2.3);
    vec![
        fill(rounded(rect, dress.round), Colour::hex(0x0017_120D)),
        Item::Fill {
            path: rounded(inner, (dress.round - unit).max(0.0)),
            paint: Paint::down(inner, &colours),
            even_odd: false,
        },
        stroke(
            rounded(hair, (dress.round - unit * 2.3).max(0.0)),
            unit * 0.3,
            dress.edge.unwrap_or(Colour::hex(0x00F7_EEDB).fade(0.7)),
        ),
    ]
}

/// Eight sides in seven golds.
fn gem(rect: Rect, dress: &Dress<'_>) -> Vec<Item> {
    const GOLDS: [u32; 8] = [
        0x00FF_E9A3,
        0x00F8_D469,
        0x00E5_B13A,
        0x00C8_8A1E,
        0x00A8_6C12,
        0x00B8_7A18,
        0x00D9_A02E,
        0x00F3_C957,
    ];
    let middle = rect.center();
    let corner = |index: usize, reach: f64| {
        let angle = (wide(index) - 2.5) * TAU / 8.0;
        Point::new(middle.x + reach * angle.cos(), middle.y + reach * angle.sin())
    };
    let outer = rect.width().min(rect.height()) / 2.0;
    let eight = |reach: f64| polygon((0..8).map(|index| corner(index, reach).into()));
    let mut items = vec![fill(eight(outer), Colour::hex(0x0017_120D))];
    for (index, gold) in GOLDS.iter().enumerate() {
        let reach = outer * 0.92;
        let facet = [
            corner(index, reach),
            corner(index + 1, reach),
            corner(index + 1, reach * 0.72),
            corner(index, reach * 0.72),
        ];
        items.push(fill(polygon(facet.map(Into::into)), Colour::hex(*gold)));
    }
    let face = dress.fill.first().copied().unwrap_or(Colour::hex(0x00F2_C14E));
    items.push(fill(eight(outer * 0.67), face));
    items
}

/// A ring with teeth around a light middle.
fn teeth(rect: Rect, dress: &Dress<'_>) -> Vec<Item> {
    let (middle, reach) = (rect.center(), rect.width().min(rect.height()) / 2.0);
    let colour = dress.fill.first().copied().unwrap_or(dress.scheme.frame);
    let mut items = vec![
        fill(disc(middle, reach), dress.edge.unwrap_or(Colour::hex(0x0017_120D))),
        fill(disc(middle, reach * 0.955), colour.mix(Colour::WHITE, 0.35)),
        fill(disc(middle, reach * 0.93), colour),
    ];
    for tooth in 0..16_usize {
        let angle = wide(tooth) * TAU / 16.0;
        let at = |turn: f64, far: f64| {
            (middle.x + far * reach * (angle + turn).cos(), middle.y + far * reach * (angle + turn).sin())
        };
        let dark = colour.mix(Colour::BLACK, 0.45);
        items.push(fill(polygon([at(-0.09, 0.91), at(0.09, 0.91), at(0.0, 0.80)]), dark));
    }
    items
}
