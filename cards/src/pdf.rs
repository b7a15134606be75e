//! Writes pages of display lists as a PDF file: text that can be searched, boxes for the printer, and the same
//! bytes every time.

use crate::colour::Colour;
use crate::font::Face;
use crate::list::{DisplayList, Glyphs, Item, Paint};
use crate::num::{narrow, wide};
use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LinearGradient, SpreadMethod, Stop, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use kurbo::{Affine, BezPath, PathEl};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// A page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Width and height in millimetres.
    pub size: kurbo::Size,
    /// Where the paper is cut.
    pub trim: Option<kurbo::Rect>,
    /// How far colour reaches.
    pub bleed: Option<kurbo::Rect>,
    /// What stands on it, and where.
    pub placed: Vec<(Affine, Arc<DisplayList>)>,
}

/// Why there is no file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdfError {
    /// A page without area.
    #[error("a page of {0} x {1} mm has no area")]
    NoArea(String, String),
    /// A picture of the pack.
    #[error("a picture of the pack is neither PNG nor JPEG: {0}")]
    BadImage(String),
    /// The file could not be put together.
    #[error("the PDF file cannot be written: {0}")]
    Write(String),
}

/// Writes pages. The title is what a reader shows in its window.
pub fn write(pages: &[Page], title: &str, language: &str) -> Result<Vec<u8>, PdfError> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .creator("Provost".to_owned())
            .producer("Provost".to_owned())
            .language(language.to_owned()),
    );
    let mut writer = Writer::default();
    for page in pages {
        let size = Size::from_wh(narrow(page.size.width * POINTS), narrow(page.size.height * POINTS));
        let size =
            size.ok_or_else(|| PdfError::NoArea(page.size.width.to_string(), page.size.height.to_string()))?;
        let settings = PageSettings::new(size)
            .with_trim_box(page.trim.and_then(rect))
            .with_bleed_box(page.bleed.and_then(rect));
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for (by, list) in &page.placed {
            let [xx, yx, xy, yy, left, top] = (Affine::scale(POINTS) * *by).as_coeffs().map(narrow);
            surface.push_transform(&Transform::from_row(xx, yx, xy, yy, left, top));
            writer.list(list, &mut surface)?;
            surface.pop();
        }
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| PdfError::Write(format!("{error:?}")))
}

fn rect(rect: kurbo::Rect) -> Option<Rect> {
    let point = |length: f64| narrow(length * POINTS);
    Rect::from_ltrb(point(rect.x0), point(rect.y0), point(rect.x1), point(rect.y1))
}

#[derive(Default)]
struct Writer {
    fonts: BTreeMap<Face, Option<Font>>,
    /// Pictures by the address of their bytes, which are shared by the cards that show them.
    images: BTreeMap<usize, Image>,
}

impl Writer {
    fn list(&mut self, list: &DisplayList, surface: &mut Surface<'_>) -> Result<(), PdfError> {
        let mut clips = 0_usize;
        for item in &list.items {
            match item {
                Item::Fill { path, paint, even_odd } => {
                    let Some(path) = convert(path) else { continue };
                    surface.set_stroke(None);
                    surface.set_fill(Some(fill(paint, *even_odd)));
                    surface.draw_path(&path);
                }
                Item::Stroke { path, width, colour, dash } => {
                    let Some(path) = convert(path) else { continue };
                    surface.set_fill(None);
                    surface.set_stroke(Some(Stroke {
                        paint: shade(*colour).into(),
                        width: narrow(*width),
                        opacity: opacity(*colour),
                        dash: dash.map(|(on, off)| StrokeDash {
                            array: vec![narrow(on), narrow(off)],
                            offset: 0.0,
                        }),
                        line_join: krilla::paint::LineJoin::Round,
                        ..Stroke::default()
                    }));
                    surface.draw_path(&path);
                }
                Item::Glyphs(run) => self.glyphs(run, surface),
                Item::Image { rect, bytes } => self.image(*rect, bytes, surface)?,
                Item::Clip(path) => {
                    if let Some(path) = convert(path) {
                        surface.push_clip_path(&path, &FillRule::NonZero);
                        clips += 1;
                    }
                }
                Item::Unclip if clips > 0 => {
                    surface.pop();
                    clips -= 1;
                }
                Item::Unclip => {}
            }
        }
        (0..clips).for_each(|_| surface.pop());
        Ok(())
    }

    fn glyphs(&mut self, run: &Glyphs, surface: &mut Surface<'_>) {
        let font = self.fonts.entry(run.face).or_insert_with(|| Font::new(run.face.bytes().into(), 0));
        let Some(font) = font.clone() else { return };
        let size = narrow(run.size);
        let mut x = 0.0;
        let glyphs: Vec<KrillaGlyph> = run
            .glyphs
            .iter()
            .map(|glyph| {
                let offset = glyph.x - x;
                x += glyph.advance;
                let part = |length: f64| narrow(length / run.size);
                KrillaGlyph::new(
                    GlyphId::new(glyph.id),
                    part(glyph.advance),
                    part(offset),
                    0.0,
                    0.0,
                    glyph.range.clone(),
                    None,
                )
            })
            .collect();
        surface.set_stroke(None);
        surface.set_fill(Some(Fill {
            paint: shade(run.colour).into(),
            opacity: opacity(run.colour),
            rule: FillRule::NonZero,
        }));
        let start = Point::from_xy(narrow(run.at.x), narrow(run.at.y));
        surface.draw_glyphs(start, &glyphs, font, &run.text, size, false);
    }

    fn image(
        &mut self,
        rect: kurbo::Rect,
        bytes: &Arc<[u8]>,
        surface: &mut Surface<'_>,
    ) -> Result<(), PdfError> {
        let image = match self.images.entry(Arc::as_ptr(bytes).cast::<u8>().addr()) {
            Entry::Occupied(known) => known.get().clone(),
            Entry::Vacant(place) => {
                let shared: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::new(Arc::clone(bytes));
                let is_png = bytes.starts_with(b"\x89PNG");
                let read = if is_png { Image::from_png } else { Image::from_jpeg };
                place.insert(read(shared.into(), true).map_err(PdfError::BadImage)?).clone()
            }
        };
        if let Some(size) = Size::from_wh(narrow(rect.width()), narrow(rect.height())) {
            surface.push_transform(&Transform::from_translate(narrow(rect.x0), narrow(rect.y0)));
            surface.draw_image(image, size);
            surface.pop();
        }
        Ok(())
    }
}

fn shade(colour: Colour) -> rgb::Color {
    rgb::Color::new(colour.red, colour.green, colour.blue)
}

fn opacity(colour: Colour) -> NormalizedF32 {
    NormalizedF32::new(f32::from(colour.alpha) / 255.0).unwrap_or(NormalizedF32::ONE)
}

fn fill(paint: &Paint, even_odd: bool) -> Fill {
    let rule = if even_odd { FillRule::EvenOdd } else { FillRule::NonZero };
    match paint {
        Paint::Solid(colour) => Fill { paint: shade(*colour).into(), opacity: opacity(*colour), rule },
        Paint::Linear { from, to, colours } => {
            let last = wide(colours.len().saturating_sub(1).max(1));
            let stops = colours.iter().enumerate().map(|(at, colour)| Stop {
                offset: NormalizedF32::new(narrow(wide(at) / last)).unwrap_or(NormalizedF32::ONE),
                color: shade(*colour).into(),
                opacity: opacity(*colour),
            });
            let gradient = LinearGradient {
                x1: narrow(from.x),
                y1: narrow(from.y),
                x2: narrow(to.x),
                y2: narrow(to.y),
                transform: Transform::identity(),
                spread_method: SpreadMethod::Pad,
                stops: stops.collect(),
                anti_alias: false,
            };
            Fill { paint: gradient.into(), opacity: NormalizedF32::ONE, rule }
        }
    }
}

fn convert(path: &BezPath) -> Option<krilla::geom::Path> {
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
