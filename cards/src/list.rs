//! The display list: what stands where on a card, in millimetres from its upper left corner. Whoever draws it
//! (window, PDF, PNG) knows nothing of cards, and nothing here knows who draws.

use crate::colour::Colour;
use crate::font::Face;
use kurbo::{Affine, BezPath, Circle, Point, Rect, RoundedRect, Shape as _, Size};
use std::ops::Range;
use std::sync::Arc;

/// How finely curves are cut, in millimetres.
const TOLERANCE: f64 = 0.005;

/// What is drawn, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DisplayList {
    /// Width and height in millimetres.
    pub size: Size,
    /// What lies below comes first.
    pub items: Vec<Item>,
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A filled shape.
    Fill {
        /// Its outline.
        path: BezPath,
        /// Its colours.
        paint: Paint,
        /// Whether a shape inside a shape is a hole, whatever its direction.
        even_odd: bool,
    },
    /// A line.
    Stroke {
        /// Where it runs.
        path: BezPath,
        /// How wide it is.
        width: f64,
        /// Its colour.
        colour: Colour,
        /// Lengths of dash and gap.
        dash: Option<(f64, f64)>,
    },
    /// Text in one face and colour.
    Glyphs(Glyphs),
    /// A picture, stretched to a rectangle.
    Image {
        /// Where it stands.
        rect: Rect,
        /// The bytes of a PNG or JPEG file.
        bytes: Arc<[u8]>,
    },
    /// From here on only what lies inside is drawn.
    Clip(BezPath),
    /// The end of the last clip.
    Unclip,
}

/// What a shape is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Solid(Colour),
    /// From one colour to another along a line.
    Linear {
        /// Where the first colour is.
        from: Point,
        /// Where the last one is.
        to: Point,
        /// The colours, at equal distances.
        colours: Vec<Colour>,
    },
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self::Solid(colour)
    }
}

impl Paint {
    /// From top to bottom of a rectangle.
    pub fn down(rect: Rect, colours: &[Colour]) -> Self {
        Self::Linear {
            from: Point::new(rect.x0, rect.y0),
            to: Point::new(rect.x0, rect.y1),
            colours: colours.to_vec(),
        }
    }

    fn moved(&self, by: Affine) -> Self {
        match self {
            Self::Solid(colour) => Self::Solid(*colour),
            Self::Linear { from, to, colours } => {
                Self::Linear { from: by * *from, to: by * *to, colours: colours.clone() }
            }
        }
    }
}

/// Glyphs on one line, with the text they stand for.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyphs {
    /// The face.
    pub face: Face,
    /// The size of the em.
    pub size: f64,
    /// The start of the line's ground.
    pub at: Point,
    /// The colour; invisible text (opacity 0) is there to be found, under an icon that stands for it.
    pub colour: Colour,
    /// The glyphs.
    pub glyphs: Vec<Glyph>,
    /// The text.
    pub text: String,
}

/// One glyph.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the face.
    pub id: u32,
    /// How far right of the start of the run it stands.
    pub x: f64,
    /// How far it moves the next one.
    pub advance: f64,
    /// The bytes of the text it stands for.
    pub range: Range<usize>,
}

impl DisplayList {
    /// Begins an empty card.
    pub const fn new(size: Size) -> Self {
        Self { size, items: Vec::new() }
    }

    /// The whole card.
    pub fn rect(&self) -> Rect {
        self.size.to_rect()
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: BezPath, paint: impl Into<Paint>) {
        self.items.push(Item::Fill { path, paint: paint.into(), even_odd: false });
    }

    /// Draws a line.
    pub fn stroke(&mut self, path: BezPath, width: f64, colour: Colour) {
        self.items.push(Item::Stroke { path, width, colour, dash: None });
    }

    /// Draws everything of another list, moved and scaled.
    pub fn place(&mut self, other: &Self, by: Affine) {
        self.items.extend(other.items.iter().map(|item| item.moved(by)));
    }
}

impl Item {
    /// The same, moved and scaled; text is never turned.
    #[must_use]
    pub fn moved(&self, by: Affine) -> Self {
        let [scale, ..] = by.as_coeffs();
        match self {
            Self::Fill { path, paint, even_odd } => {
                Self::Fill { path: by * path, paint: paint.moved(by), even_odd: *even_odd }
            }
            Self::Stroke { path, width, colour, dash } => Self::Stroke {
                path: by * path,
                width: width * scale,
                colour: *colour,
                dash: dash.map(|(on, off)| (on * scale, off * scale)),
            },
            Self::Glyphs(run) => {
                let mut run = run.clone();
                run.size *= scale;
                run.at = by * run.at;
                for glyph in &mut run.glyphs {
                    glyph.x *= scale;
                    glyph.advance *= scale;
                }
                Self::Glyphs(run)
            }
            Self::Image { rect, bytes } => {
                Self::Image { rect: by.transform_rect_bbox(*rect), bytes: Arc::clone(bytes) }
            }
            Self::Clip(path) => Self::Clip(by * path),
            Self::Unclip => Self::Unclip,
        }
    }
}

/// The outline of a rectangle with round corners.
pub fn rounded(rect: Rect, radius: f64) -> BezPath {
    if radius <= 0.0 {
        return rect.to_path(TOLERANCE);
    }
    RoundedRect::from_rect(rect, radius).to_path(TOLERANCE)
}

/// The outline of a disc.
pub fn disc(centre: impl Into<Point>, radius: f64) -> BezPath {
    Circle::new(centre, radius).to_path(TOLERANCE)
}

/// The outline through points.
pub fn polygon(points: impl IntoIterator<Item = (f64, f64)>) -> BezPath {
    let mut path = BezPath::new();
    for (index, point) in points.into_iter().enumerate() {
        if index == 0 {
            path.move_to(point);
        } else {
            path.line_to(point);
        }
    }
    path.close_path();
    path
}
