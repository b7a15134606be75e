//! Draws a display list as a picture.

use crate::colour::Colour;
use crate::font::Outlines;
use crate::list::{DisplayList, Item, Paint};
use crate::num::{narrow, pixels, wide};
use kurbo::{Affine, BezPath, PathEl, Rect};
use tiny_skia::{
    FillRule, FilterQuality, GradientStop, LinearGradient, Mask, PathBuilder, Pixmap, PixmapPaint, Point,
    Shader, SpreadMode, Stroke, StrokeDash, Transform,
};

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// Too large to hold in memory.
    #[error("a picture of {0} x {1} pixels is too large")]
    TooLarge(u32, u32),
    /// A picture of the pack.
    #[error("a picture of the pack is no PNG file")]
    BadImage,
    /// The file could not be put together.
    #[error("the picture cannot be written: {0}")]
    Write(String),
}

/// Draws with `scale` pixels for a millimetre, and `bleed` millimetres more on every side.
pub fn draw(
    list: &DisplayList,
    scale: f64,
    bleed: f64,
    outlines: &mut Outlines,
) -> Result<Pixmap, PictureError> {
    let (width, height) = (
        pixels((list.size.width + 2.0 * bleed) * scale - 0.01),
        pixels((list.size.height + 2.0 * bleed) * scale - 0.01),
    );
    let mut pixmap = Pixmap::new(width, height).ok_or(PictureError::TooLarge(width, height))?;
    paint(list, &mut pixmap, Affine::scale(scale) * Affine::translate((bleed, bleed)), outlines)?;
    Ok(pixmap)
}

/// Draws into a picture.
pub fn paint(
    list: &DisplayList,
    pixmap: &mut Pixmap,
    by: Affine,
    outlines: &mut Outlines,
) -> Result<(), PictureError> {
    let mut painter = Painter { pixmap, clips: Vec::new(), outlines };
    for item in &list.items {
        painter.item(&item.moved(by))?;
    }
    Ok(())
}

/// The bytes of a PNG file.
pub fn encode(pixmap: &Pixmap) -> Result<Vec<u8>, PictureError> {
    pixmap.encode_png().map_err(|error| PictureError::Write(error.to_string()))
}

struct Painter<'p> {
    pixmap: &'p mut Pixmap,
    clips: Vec<Mask>,
    outlines: &'p mut Outlines,
}

impl Painter<'_> {
    fn item(&mut self, item: &Item) -> Result<(), PictureError> {
        match item {
            Item::Fill { path, paint, even_odd } => self.fill(path, paint, *even_odd),
            Item::Stroke { path, width, colour, dash } => {
                let stroke = Stroke {
                    width: narrow(*width),
                    dash: dash.and_then(|(on, off)| StrokeDash::new(vec![narrow(on), narrow(off)], 0.0)),
                    line_cap: tiny_skia::LineCap::Butt,
                    line_join: tiny_skia::LineJoin::Round,
                    ..Stroke::default()
                };
                if let Some(path) = convert(path) {
                    let clip = self.clips.last();
                    self.pixmap.stroke_path(&path, &solid(*colour), &stroke, Transform::identity(), clip);
                }
            }
            Item::Glyphs(run) if run.colour.alpha == 0 => {}
            Item::Glyphs(run) => {
                let mut all = BezPath::new();
                for glyph in &run.glyphs {
                    let by = Affine::translate((run.at.x + glyph.x, run.at.y)) * Affine::scale(run.size);
                    all.extend((by * self.outlines.of(run.face, glyph.id)).iter());
                }
                self.fill(&all, &Paint::Solid(run.colour), false);
            }
            Item::Image { rect, bytes } => self.image(*rect, bytes)?,
            Item::Clip(path) => {
                let mask = self.clips.last().cloned();
                let mask = mask.or_else(|| {
                    let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
                    mask.data_mut().fill(255);
                    Some(mask)
                });
                if let (Some(mut mask), Some(path)) = (mask, convert(path)) {
                    mask.intersect_path(&path, FillRule::Winding, true, Transform::identity());
                    self.clips.push(mask);
                }
            }
            Item::Unclip => {
                self.clips.pop();
            }
        }
        Ok(())
    }

    fn fill(&mut self, path: &BezPath, paint: &Paint, even_odd: bool) {
        let Some(path) = convert(path) else { return };
        let paint = match paint {
            Paint::Solid(colour) => solid(*colour),
            Paint::Linear { from, to, colours } => {
                let last = wide(colours.len().saturating_sub(1).max(1));
                let stops = colours.iter().enumerate();
                let stops =
                    stops.map(|(at, colour)| GradientStop::new(narrow(wide(at) / last), shade(*colour)));
                let point = |point: &kurbo::Point| Point::from_xy(narrow(point.x), narrow(point.y));
                let shader = LinearGradient::new(
                    point(from),
                    point(to),
                    stops.collect(),
                    SpreadMode::Pad,
                    Transform::identity(),
                );
                let first = colours.first().copied().unwrap_or(Colour::BLACK);
                tiny_skia::Paint {
                    shader: shader.unwrap_or_else(|| Shader::SolidColor(shade(first))),
                    ..solid(first)
                }
            }
        };
        let rule = if even_odd { FillRule::EvenOdd } else { FillRule::Winding };
        self.pixmap.fill_path(&path, &paint, rule, Transform::identity(), self.clips.last());
    }

    fn image(&mut self, rect: Rect, bytes: &[u8]) -> Result<(), PictureError> {
        let image = Pixmap::decode_png(bytes).ok().ok_or(PictureError::BadImage)?;
        let (wide, high) = (f64::from(image.width()), f64::from(image.height()));
        let by = Transform::from_row(
            narrow(rect.width() / wide),
            0.0,
            0.0,
            narrow(rect.height() / high),
            narrow(rect.x0),
            narrow(rect.y0),
        );
        let paint = PixmapPaint { quality: FilterQuality::Bicubic, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(0, 0, image.as_ref(), &paint, by, self.clips.last());
        Ok(())
    }
}

fn shade(colour: Colour) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(colour.red, colour.green, colour.blue, colour.alpha)
}

fn solid(colour: Colour) -> tiny_skia::Paint<'static> {
    tiny_skia::Paint {
        shader: Shader::SolidColor(shade(colour)),
        anti_alias: true,
        ..tiny_skia::Paint::default()
    }
}

fn convert(path: &BezPath) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    let xy = |point: kurbo::Point| (narrow(point.x), narrow(point.y));
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => {
                let (x, y) = xy(to);
                builder.move_to(x, y);
            }
            PathEl::LineTo(to) => {
                let (x, y) = xy(to);
                builder.line_to(x, y);
            }
            PathEl::QuadTo(a, to) => {
                let ((ax, ay), (x, y)) = (xy(a), xy(to));
                builder.quad_to(ax, ay, x, y);
            }
            PathEl::CurveTo(a, b, to) => {
                let ((ax, ay), (bx, by), (x, y)) = (xy(a), xy(b), xy(to));
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
