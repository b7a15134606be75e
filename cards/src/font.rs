//! The faces that cards are written in, part of the program so that every machine has the same.

use kurbo::{Affine, BezPath};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::collections::BTreeMap;

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Rules text.
    Serif,
    /// Words for the mood.
    SerifItalic,
    /// Names and numbers.
    SerifBold,
    /// Small print.
    Sans,
    /// Values.
    SansBold,
}

impl Face {
    /// All faces.
    pub const ALL: [Self; 5] = [Self::Serif, Self::SerifItalic, Self::SerifBold, Self::Sans, Self::SansBold];

    /// The font file.
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Serif => include_bytes!(concat!(env!("OUT_DIR"), "/serif-regular.otf")),
            Self::SerifItalic => include_bytes!(concat!(env!("OUT_DIR"), "/serif-italic.otf")),
            Self::SerifBold => include_bytes!(concat!(env!("OUT_DIR"), "/serif-semibold.otf")),
            Self::Sans => notosans::REGULAR_TTF,
            Self::SansBold => notosans::BOLD_TTF,
        }
    }

    /// Family, weight, and whether it is slanted, as the font file says.
    pub(crate) const fn style(self) -> (&'static str, f32, bool) {
        match self {
            Self::Serif => ("Libertinus Serif", 400.0, false),
            Self::SerifItalic => ("Libertinus Serif", 400.0, true),
            Self::SerifBold => ("Libertinus Serif", 600.0, false),
            Self::Sans => ("Noto Sans", 400.0, false),
            Self::SansBold => ("Noto Sans", 700.0, false),
        }
    }
}

/// Outlines of glyphs, each read once.
#[derive(Debug, Default)]
pub struct Outlines {
    known: BTreeMap<(Face, u32), BezPath>,
}

impl Outlines {
    /// The outline of a glyph with an em of 1, the ground line at 0 and y downwards.
    pub fn of(&mut self, face: Face, id: u32) -> &BezPath {
        self.known.entry((face, id)).or_insert_with(|| read(face, id).unwrap_or_default())
    }
}

fn read(face: Face, id: u32) -> Option<BezPath> {
    let font = FontRef::new(face.bytes()).ok()?;
    let glyph = font.outline_glyphs().get(GlyphId::new(id))?;
    let mut pen = Pen::default();
    glyph.draw(DrawSettings::unhinted(Size::unscaled(), LocationRef::default()), &mut pen).ok()?;
    let em = f64::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    Some(Affine::scale_non_uniform(1.0 / em, -1.0 / em) * pen.0)
}

#[derive(Default)]
struct Pen(BezPath);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(cx), f64::from(cy)), (f64::from(x), f64::from(y)));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.curve_to(
            (f64::from(ax), f64::from(ay)),
            (f64::from(bx), f64::from(by)),
            (f64::from(x), f64::from(y)),
        );
    }

    fn close(&mut self) {
        self.0.close_path();
    }
}
