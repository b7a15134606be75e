//! Text in a box: lines broken and hyphenated, icons in the line, and letters that shrink until all of it fits.

use crate::colour::Colour;
use crate::font::Face;
use crate::icon::Icons;
use crate::list::{Glyph, Glyphs, Item};
use crate::num::{narrow, wide};
use kurbo::{Point, Rect};
use parley::fontique::{Blob, Collection, CollectionOptions, SourceCache};
use parley::{
    Alignment, AlignmentOptions, FontContext, FontFamily, FontFamilyName, FontStyle, FontWeight, Layout,
    LayoutContext, LineHeight, PositionedLayoutItem, StyleProperty,
};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Text is shaped once at this size; nothing is hinted, so that every other size is the same, scaled.
const SHAPED: f32 = 100.0;
/// Letters get smaller by this part at a time.
const STEP: f64 = 0.965;
/// Words stay whole as long as letters keep this part of their size.
const WHOLE_WORDS: f64 = 0.8;
/// A mark at which a word may be parted.
const SOFT_HYPHEN: char = '\u{ad}';
/// Stands for an icon in the text that is shaped: a letter, so that neither a number nor a full stop leaves it.
const STAND_IN: char = 'M';
/// The width of an icon in ems, with a little air.
const ICON_WIDTH: f64 = 1.16;

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// An icon in the line.
    Icon {
        /// Its name.
        icon: String,
        /// Its colour.
        colour: Colour,
        /// The words it stands for, by which it is found in a file.
        words: String,
        /// Whether it is drawn as a die with a symbol on it.
        die: bool,
    },
}

/// Where lines are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Align {
    /// From the left edge.
    Left,
    /// In the middle.
    #[default]
    Centre,
    /// To the right edge.
    Right,
}

/// How a text is set.
#[derive(Clone, Debug)]
pub struct Style<'a> {
    /// The face.
    pub face: Face,
    /// The size of letters, if all fits.
    pub most: f64,
    /// The least size of letters.
    pub least: f64,
    /// The colour.
    pub colour: Colour,
    /// Where lines are put.
    pub align: Align,
    /// Whether it stays on one line.
    pub one_line: bool,
    /// The language, for parting words.
    pub language: &'a str,
}

/// A text that was set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Set {
    /// What to draw.
    pub items: Vec<Item>,
    /// The size of letters it came to.
    pub size: f64,
    /// How many lines are too many at the least size; 1 also for a single line that is too long.
    pub too_many: usize,
}

/// Sets text; it keeps the faces, so that one is used for many cards.
pub struct Typesetter {
    fonts: FontContext,
    layouts: LayoutContext<u16>,
    faces: BTreeMap<u64, Face>,
}

impl std::fmt::Debug for Typesetter {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Typesetter").field("faces", &self.faces).finish_non_exhaustive()
    }
}

impl Default for Typesetter {
    fn default() -> Self {
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
        let mut faces = BTreeMap::new();
        for face in Face::ALL {
            let blob = Blob::new(Arc::new(face.bytes()));
            faces.insert(blob.id(), face);
            collection.register_fonts(blob, None);
        }
        let fonts = FontContext { collection, source_cache: SourceCache::default() };
        Self { fonts, layouts: LayoutContext::new(), faces }
    }
}

impl Typesetter {
    /// Sets paragraphs into a box; in the middle of its height.
    pub fn set(&mut self, paragraphs: &[Vec<Piece>], rect: Rect, style: &Style<'_>, icons: &Icons) -> Set {
        let mut shaped: Vec<Shaped> =
            paragraphs.iter().map(|pieces| self.shape(pieces, style, false)).collect();
        let mut size = style.most;
        let mut parted = style.one_line;
        loop {
            let scale = size / f64::from(SHAPED);
            let width = if style.one_line { f64::from(f32::MAX) } else { rect.width() / scale };
            for paragraph in &mut shaped {
                paragraph.break_lines(width);
            }
            let gap = if shaped.len() > 1 { 0.28 * size } else { 0.0 };
            let heights: Vec<f64> = shaped.iter().map(|one| f64::from(one.layout.height()) * scale).collect();
            let height = heights.iter().sum::<f64>() + gap * wide(shaped.len().saturating_sub(1));
            let widest = shaped.iter().map(Shaped::width).fold(0.0, f64::max) * scale;
            let slack = if style.one_line { size * 0.35 } else { 0.02 };
            let fits = height <= rect.height() + slack && widest <= rect.width() + 0.02;
            if !fits && !parted && size * STEP < style.most * WHOLE_WORDS {
                // Words are parted only where much smaller letters would be the other way.
                shaped = paragraphs.iter().map(|pieces| self.shape(pieces, style, true)).collect();
                size = style.most * 0.92;
                parted = true;
                continue;
            }
            if !fits && size * STEP >= style.least {
                size *= STEP;
                continue;
            }
            let mut set = Set { items: Vec::new(), size, too_many: 0 };
            if !fits {
                let lines: usize = shaped.iter().map(|one| one.layout.len()).sum();
                let line = height / wide(lines.max(1));
                let fitting = crate::num::fits(line, rect.height() + slack);
                set.too_many = lines.saturating_sub(fitting).max(1);
            }
            let mut top = rect.y0 + (rect.height() - height) / 2.0;
            for (paragraph, own) in shaped.iter().zip(&heights) {
                self.draw(
                    paragraph,
                    Rect::new(rect.x0, top, rect.x1, top + own),
                    scale,
                    style,
                    icons,
                    &mut set,
                );
                top += own + gap;
            }
            return set;
        }
    }

    /// Sets a single line of words.
    pub fn line(&mut self, text: &str, rect: Rect, style: &Style<'_>, icons: &Icons) -> Set {
        self.set(
            &[vec![Piece::Text(text.to_owned())]],
            rect,
            &Style { one_line: true, ..style.clone() },
            icons,
        )
    }

    /// The width of a line of words at its full size.
    pub fn width(&mut self, text: &str, style: &Style<'_>) -> f64 {
        let mut shaped = self.shape(&[Piece::Text(text.to_owned())], style, false);
        shaped.break_lines(f64::from(f32::MAX));
        shaped.width() * style.most / f64::from(SHAPED)
    }

    fn shape(&mut self, pieces: &[Piece], style: &Style<'_>, parted: bool) -> Shaped {
        let mut text = String::new();
        let mut marks = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Text(words) if !parted => text.push_str(words),
                Piece::Text(words) => hyphenate(words, style.language, &mut text),
                Piece::Icon { .. } => {
                    marks.push((text.len()..text.len() + STAND_IN.len_utf8(), piece.clone()));
                    text.push(STAND_IN);
                }
            }
        }
        let (family, weight, slanted) = style.face.style();
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, &text, 1.0, false);
        let families =
            [family, "Libertinus Serif", "Noto Sans"].map(|name| FontFamilyName::Named(Cow::Borrowed(name)));
        builder.push_default(StyleProperty::FontFamily(FontFamily::List(Cow::Owned(families.to_vec()))));
        builder.push_default(StyleProperty::FontSize(SHAPED));
        builder.push_default(StyleProperty::FontWeight(FontWeight::new(weight)));
        if slanted {
            builder.push_default(StyleProperty::FontStyle(FontStyle::Italic));
        }
        builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(1.2)));
        builder.push_default(StyleProperty::Brush(0));
        for (index, (range, _)) in (1_u16..).zip(&marks) {
            builder.push(StyleProperty::Brush(index), range.clone());
            // The stand-in is narrower than an icon in every face.
            builder.push(StyleProperty::FontSize(SHAPED * 0.5), range.clone());
            builder.push(
                StyleProperty::LetterSpacing(narrow((ICON_WIDTH - 0.45) * f64::from(SHAPED))),
                range.clone(),
            );
        }
        let layout = builder.build(&text);
        Shaped { layout, text, marks: marks.into_iter().map(|(_, piece)| piece).collect() }
    }

    fn draw(
        &mut self,
        shaped: &Shaped,
        rect: Rect,
        scale: f64,
        style: &Style<'_>,
        icons: &Icons,
        set: &mut Set,
    ) {
        let mut lines = shaped.layout.lines().peekable();
        while let Some(line) = lines.next() {
            let metrics = line.metrics();
            let advance = f64::from(metrics.advance - metrics.hanging_advance);
            let parted = lines.peek().is_some()
                && shaped.text.get(line.text_range()).is_some_and(|text| text.ends_with(SOFT_HYPHEN));
            let hyphen = if parted { 0.34 * f64::from(SHAPED) } else { 0.0 };
            let free = rect.width() - (advance + hyphen) * scale;
            let left = match style.align {
                Align::Left => rect.x0,
                Align::Centre => rect.x0 + free / 2.0,
                Align::Right => rect.x0 + free,
            };
            let baseline = rect.y0 + f64::from(metrics.baseline) * scale;
            let mut x = left;
            for item in line.items() {
                let PositionedLayoutItem::GlyphRun(found) = item else { continue };
                let brush = found.style().brush;
                let start = Point::new(x, baseline);
                x += f64::from(found.advance()) * scale;
                if let Some(piece) = brush.checked_sub(1).and_then(|at| shaped.marks.get(usize::from(at))) {
                    self.icon(piece, start, f64::from(found.advance()) * scale, set, style, icons);
                    continue;
                }
                let face = self.faces.get(&found.run().font().data.id()).copied().unwrap_or(style.face);
                let size = f64::from(found.run().font_size()) * scale;
                let run = glyphs(
                    &found,
                    shaped,
                    Glyphs {
                        face,
                        size,
                        at: start,
                        colour: style.colour,
                        glyphs: Vec::new(),
                        text: String::new(),
                    },
                    scale,
                );
                set.items.push(Item::Glyphs(run));
            }
            if parted {
                let hyphen = self.glyphs_of("-", &Style { one_line: true, ..style.clone() }, set.size);
                set.items.push(Item::Glyphs(Glyphs {
                    at: Point::new(x, baseline),
                    text: "-".to_owned(),
                    ..hyphen
                }));
            }
        }
    }

    /// Shapes a few words for themselves.
    fn glyphs_of(&mut self, text: &str, style: &Style<'_>, size: f64) -> Glyphs {
        let empty = Glyphs {
            face: style.face,
            size,
            at: Point::ZERO,
            colour: style.colour,
            glyphs: Vec::new(),
            text: String::new(),
        };
        let mut shaped = self.shape(&[Piece::Text(text.to_owned())], style, false);
        shaped.break_lines(f64::from(f32::MAX));
        let line = shaped.layout.lines().next();
        let run = line.and_then(|line| {
            line.items().find_map(|item| match item {
                PositionedLayoutItem::GlyphRun(run) => Some(run),
                PositionedLayoutItem::InlineBox(_) => None,
            })
        });
        match run {
            Some(run) => {
                let face = self.faces.get(&run.run().font().data.id()).copied().unwrap_or(style.face);
                glyphs(&run, &shaped, Glyphs { face, ..empty }, size / f64::from(SHAPED))
            }
            None => empty,
        }
    }

    /// Draws an icon in the line, and the invisible words it stands for.
    fn icon(
        &mut self,
        piece: &Piece,
        at: Point,
        width: f64,
        set: &mut Set,
        style: &Style<'_>,
        icons: &Icons,
    ) {
        let Piece::Icon { icon, colour, words, die } = piece else { return };
        let side = set.size * 1.04;
        let left = at.x + (width - side) / 2.0;
        let rect = Rect::new(left, at.y - side * 0.83, left + side, at.y + side * 0.17);
        if *die {
            set.items.extend(icons.die(icon, *colour, rect, false));
        } else {
            set.items.extend(icons.draw(icon, rect, *colour));
        }
        let mut hidden = self.glyphs_of(words, &Style { one_line: true, ..style.clone() }, set.size);
        let own: f64 = hidden.glyphs.iter().map(|glyph| glyph.advance).sum();
        if own > 0.0 {
            let squeeze = width / own;
            hidden.size *= squeeze;
            for glyph in &mut hidden.glyphs {
                glyph.x *= squeeze;
                glyph.advance *= squeeze;
            }
            hidden.at = at;
            hidden.colour = style.colour.fade(0.0);
            set.items.push(Item::Glyphs(hidden));
        }
    }
}

/// A shaped paragraph.
struct Shaped {
    layout: Layout<u16>,
    text: String,
    marks: Vec<Piece>,
}

impl Shaped {
    fn break_lines(&mut self, width: f64) {
        // A hyphen may come to the end of a line.
        let hyphen = if self.text.contains(SOFT_HYPHEN) { 0.34 * f64::from(SHAPED) } else { 0.0 };
        self.layout.break_all_lines(Some(narrow((width - hyphen).min(1e7))));
        self.layout.align(Alignment::Left, AlignmentOptions::default());
    }

    fn width(&self) -> f64 {
        f64::from(self.layout.width())
    }
}

/// Reads the glyphs of a run.
fn glyphs(found: &parley::layout::GlyphRun<'_, u16>, shaped: &Shaped, into: Glyphs, scale: f64) -> Glyphs {
    let mut run = into;
    let mut x = 0.0;
    for cluster in found.run().visual_clusters() {
        let Some(text) = shaped.text.get(cluster.text_range()) else { continue };
        if cluster.style().brush != found.style().brush {
            continue;
        }
        let start = run.text.len();
        if text.starts_with(SOFT_HYPHEN) {
            continue;
        }
        run.text.push_str(text);
        let end = run.text.len();
        if cluster.is_ligature_continuation() {
            if let Some(last) = run.glyphs.last_mut() {
                last.range.end = end;
            }
            continue;
        }
        for glyph in cluster.glyphs() {
            let advance = f64::from(glyph.advance) * scale;
            run.glyphs.push(Glyph {
                id: glyph.id,
                x: x + f64::from(glyph.x) * scale,
                advance,
                range: start..end,
            });
            x += advance;
        }
    }
    run
}

/// Marks the places where long words may be parted.
fn hyphenate(words: &str, language: &str, text: &mut String) {
    let lang = if language == "de" { hypher::Lang::German } else { hypher::Lang::English };
    let mut rest = words;
    while !rest.is_empty() {
        let letters = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(letters);
        if word.chars().count() >= 8 {
            for (index, syllable) in hypher::hyphenate(word, lang).enumerate() {
                if index > 0 {
                    text.push(SOFT_HYPHEN);
                }
                text.push_str(syllable);
            }
        } else {
            text.push_str(word);
        }
        let other = after.find(char::is_alphabetic).unwrap_or(after.len());
        let (between, after) = after.split_at(other);
        text.push_str(between);
        rest = after;
    }
}
