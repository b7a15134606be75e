//! Sheets: cards on paper, with marks for the knife, and backs that meet their fronts when the sheet is turned.

use crate::card::Card;
use crate::colour::Colour;
use crate::font::Face;
use crate::icon::Icons;
use crate::list::{DisplayList, Item};
use crate::num::{fits, wide};
use crate::pdf::Page;
use crate::text::{Align, Style, Typesetter};
use kurbo::{Affine, BezPath, Rect, Size, Vec2};
use std::sync::Arc;

/// How thick a mark for the knife is.
const MARK: f64 = 0.12;

/// A card in print: how it looks on both sides.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The front.
    pub front: Arc<Card>,
    /// The back, if it has one.
    pub back: Option<Arc<Card>>,
}

/// How the sheet is turned for its other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// Around its long edge.
    Long,
    /// Around its short edge.
    Short,
}

/// How backs are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backs {
    /// Not at all.
    None,
    /// On every second page.
    Duplex(Flip),
    /// Beside the front, to be folded over.
    Fold,
}

/// How cards come onto paper. Lengths are in millimetres.
#[derive(Clone, Debug)]
pub struct Press {
    /// The paper, upright.
    pub paper: Size,
    /// What the printer cannot reach at each edge.
    pub margin: f64,
    /// How far colour reaches over the edge of each card.
    pub bleed: f64,
    /// The room between cards.
    pub gap: f64,
    /// The backs.
    pub backs: Backs,
    /// How far this printer moves the other side, right and down.
    pub offset: Vec2,
    /// Whether marks for the knife are drawn.
    pub marks: bool,
    /// What stands in the margin of every sheet.
    pub stamp: String,
}

/// Why cards do not come onto paper.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(
    "a card of {0} x {1} mm with {2} mm bleed does not fit on the paper: within the margins there are {3} x {4} mm"
)]
pub struct TooLarge(f64, f64, f64, f64, f64);

/// How many cards stand where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Cards side by side.
    pub columns: usize,
    /// Cards below each other.
    pub rows: usize,
    /// The paper, turned as it is used.
    pub paper: Size,
}

impl Press {
    /// How many cards of a size stand on a sheet, upright or turned, whatever holds more.
    pub fn grid(&self, card: Size) -> Result<Grid, TooLarge> {
        let unit = self.unit(card);
        let turned = Size::new(self.paper.height, self.paper.width);
        let grid = |paper: Size| Grid {
            columns: fits(unit.width, paper.width - 2.0 * self.margin + self.gap),
            rows: fits(unit.height, paper.height - 2.0 * self.margin + self.gap),
            paper,
        };
        let (upright, across) = (grid(self.paper), grid(turned));
        let best =
            if across.columns * across.rows > upright.columns * upright.rows { across } else { upright };
        if best.columns * best.rows == 0 {
            let inside = |length: f64| length - 2.0 * self.margin;
            let (width, height) = (inside(self.paper.width), inside(self.paper.height));
            return Err(TooLarge(card.width, card.height, self.bleed, width, height));
        }
        Ok(best)
    }

    /// The room that one card takes, with its bleed, its back beside it, and the gap to the next.
    fn unit(&self, card: Size) -> Size {
        let sides = if self.backs == Backs::Fold { 2.0 } else { 1.0 };
        Size::new(card.width * sides + 2.0 * self.bleed + self.gap, card.height + 2.0 * self.bleed + self.gap)
    }

    /// Puts pieces of one size onto sheets.
    pub fn sheets(&self, pieces: &[Piece]) -> Result<Vec<Page>, TooLarge> {
        let Some(first) = pieces.first() else { return Ok(Vec::new()) };
        let card = first.front.list.size;
        let grid = self.grid(card)?;
        let unit = self.unit(card);
        let used =
            Size::new(wide(grid.columns) * unit.width - self.gap, wide(grid.rows) * unit.height - self.gap);
        let corner =
            Vec2::new((grid.paper.width - used.width) / 2.0, (grid.paper.height - used.height) / 2.0);
        let place = |index: usize| {
            let (column, row) = (index % grid.columns, index / grid.columns);
            Vec2::new(
                corner.x + wide(column) * unit.width + self.bleed,
                corner.y + wide(row) * unit.height + self.bleed,
            )
        };
        let mut pages = Vec::new();
        for sheet in pieces.chunks(grid.columns * grid.rows) {
            let number = pages.len();
            let places: Vec<Vec2> = (0..sheet.len()).map(place).collect();
            let front = sheet.iter().map(|piece| Some(&piece.front));
            let mut page = self.page(&grid, front.zip(places.iter().copied()), card, number);
            if self.backs == Backs::Fold {
                let beside = sheet.iter().map(|piece| piece.back.as_ref());
                let beside = beside.zip(places.iter().map(|place| *place + Vec2::new(card.width, 0.0)));
                page.placed.extend(self.cards(beside, false));
            }
            pages.push(page);
            if let Backs::Duplex(flip) = self.backs
                && sheet.iter().any(|piece| piece.back.is_some())
            {
                let backs = sheet.iter().map(|piece| piece.back.as_ref());
                pages.push(self.other_side(&grid, backs.zip(places), card, flip, number));
            }
        }
        Ok(pages)
    }

    fn page<'c>(
        &self,
        grid: &Grid,
        cards: impl Iterator<Item = (Option<&'c Arc<Card>>, Vec2)> + Clone,
        card: Size,
        number: usize,
    ) -> Page {
        let places: Vec<Vec2> = cards.clone().map(|(_, place)| place).collect();
        let sides = if self.backs == Backs::Fold { 2.0 } else { 1.0 };
        let trim = places
            .iter()
            .map(|place| Rect::from_origin_size(place.to_point(), (card.width * sides, card.height)));
        let trim = trim.reduce(|a, b| a.union(b));
        let mut placed = Vec::new();
        if self.marks {
            placed.push((Affine::IDENTITY, Arc::new(self.marks(grid, &places, card))));
        }
        placed.extend(self.cards(cards, false));
        let stamp = self.stamp(grid, number);
        placed.push((Affine::IDENTITY, Arc::new(stamp)));
        Page { size: grid.paper, trim, bleed: trim.map(|trim| trim.inflate(self.bleed, self.bleed)), placed }
    }

    /// The other side: every place mirrored at the edge around which the paper is turned.
    fn other_side<'c>(
        &self,
        grid: &Grid,
        cards: impl Iterator<Item = (Option<&'c Arc<Card>>, Vec2)>,
        card: Size,
        flip: Flip,
        number: usize,
    ) -> Page {
        let upright = grid.paper.height >= grid.paper.width;
        let sideways = (flip == Flip::Long) == upright;
        let mirrored = cards.map(|(back, place)| {
            let place = if sideways {
                Vec2::new(grid.paper.width - place.x - card.width, place.y)
            } else {
                Vec2::new(place.x, grid.paper.height - place.y - card.height)
            };
            (back, place + self.offset)
        });
        let mirrored: Vec<_> = mirrored.collect();
        let places = mirrored.iter().map(|(_, place)| Rect::from_origin_size(place.to_point(), card));
        let trim = places.reduce(|a, b| a.union(b));
        let mut placed = self.cards(mirrored.into_iter(), !sideways);
        placed.push((Affine::IDENTITY, Arc::new(self.stamp(grid, number))));
        Page { size: grid.paper, trim, bleed: trim.map(|trim| trim.inflate(self.bleed, self.bleed)), placed }
    }

    fn cards<'c>(
        &self,
        cards: impl Iterator<Item = (Option<&'c Arc<Card>>, Vec2)>,
        head_down: bool,
    ) -> Vec<(Affine, Arc<DisplayList>)> {
        let mut placed = Vec::new();
        for (card, place) in cards {
            let Some(card) = card else { continue };
            let size = card.list.size;
            if self.bleed > 0.0 {
                let mut ground = DisplayList::new(size);
                ground.fill(card.ground(self.bleed), card.bleed);
                placed.push((Affine::translate(place), Arc::new(ground)));
            }
            let turn = if head_down {
                Affine::translate((size.width, size.height)) * Affine::scale(-1.0)
            } else {
                Affine::IDENTITY
            };
            placed.push((Affine::translate(place) * turn, Arc::new(card.list.clone())));
        }
        placed
    }

    /// Lines along every edge over the whole sheet, below the cards: after the first cut each strip still has its own.
    fn marks(&self, grid: &Grid, places: &[Vec2], card: Size) -> DisplayList {
        let mut marks = DisplayList::new(grid.paper);
        let sides = if self.backs == Backs::Fold { 2.0 } else { 1.0 };
        let inside = Rect::from_origin_size((0.0, 0.0), grid.paper).inset(-self.margin.min(3.0));
        let mut lines: Vec<(bool, f64)> = Vec::new();
        for place in places {
            lines.extend([(true, place.x), (true, place.x + card.width * sides)]);
            lines.extend([(false, place.y), (false, place.y + card.height)]);
        }
        lines.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        lines.dedup_by(|a, b| a.0 == b.0 && (a.1 - b.1).abs() < 0.01);
        for (upright, at) in lines {
            let mut path = BezPath::new();
            if upright {
                path.move_to((at, inside.y0));
                path.line_to((at, inside.y1));
            } else {
                path.move_to((inside.x0, at));
                path.line_to((inside.x1, at));
            }
            marks.stroke(path, MARK, Colour::hex(0x0055_5555));
        }
        marks
    }

    fn stamp(&self, grid: &Grid, number: usize) -> DisplayList {
        let mut list = DisplayList::new(grid.paper);
        let text = format!("{} · {}", self.stamp, number + 1);
        let style = label(2.4);
        let foot = grid.paper.height - self.margin.max(4.0);
        let rect = Rect::new(self.margin, foot, grid.paper.width - self.margin - 2.0, foot + 3.0);
        let style = Style { align: Align::Right, ..style };
        list.items = Typesetter::default().line(&text, rect, &style, &Icons::default()).items;
        list
    }
}

const fn label(size: f64) -> Style<'static> {
    Style {
        face: Face::Sans,
        most: size,
        least: size,
        colour: Colour::hex(0x0055_5555),
        align: Align::Centre,
        one_line: true,
        language: "en",
    }
}

/// Two pages that show how far a printer moves the other side: a scale in millimetres around the same point.
pub fn calibration(paper: Size, language: &str) -> Vec<Page> {
    let mut setter = Typesetter::default();
    let words = if language == "de" {
        [
            "Vorderseite: beidseitig drucken, gegen das Licht halten.",
            "Rückseite: wo liegt dieses Kreuz auf der Skala der Vorderseite? Rechts und unten sind positiv: --offset RECHTS,UNTEN",
        ]
    } else {
        [
            "Front: print on both sides, and hold the sheet against the light.",
            "Back: where on the scale of the front does this cross lie? Right and down are positive: --offset RIGHT,DOWN",
        ]
    };
    let page = |text: &str, back: bool, setter: &mut Typesetter| {
        let mut list = DisplayList::new(paper);
        let middle = (paper.width / 2.0, paper.height / 2.0);
        for millimetre in -10_i32..=10 {
            let at = f64::from(millimetre);
            let long = if millimetre % 5 == 0 { 4.0 } else { 2.0 };
            let far = if back && millimetre != 0 { 0.0 } else { long };
            let line = |from: (f64, f64), to: (f64, f64)| {
                let mut path = BezPath::new();
                path.move_to(from);
                path.line_to(to);
                Item::Stroke { path, width: 0.15, colour: Colour::BLACK, dash: None }
            };
            if far > 0.0 {
                let reach = if back { 14.0 } else { far };
                list.items.push(line((middle.0 + at, middle.1 - reach), (middle.0 + at, middle.1 + reach)));
                list.items.push(line((middle.0 - reach, middle.1 + at), (middle.0 + reach, middle.1 + at)));
            }
            if !back && millimetre % 5 == 0 {
                let rect = Rect::from_center_size((middle.0 + at, middle.1 + 7.0), (6.0, 3.0));
                list.items
                    .extend(setter.line(&millimetre.to_string(), rect, &label(2.6), &Icons::default()).items);
                let rect = Rect::from_center_size((middle.0 + 8.0, middle.1 + at), (6.0, 3.0));
                list.items
                    .extend(setter.line(&millimetre.to_string(), rect, &label(2.6), &Icons::default()).items);
            }
        }
        let rect = Rect::new(10.0, middle.1 + 25.0, paper.width - 10.0, middle.1 + 32.0);
        list.items.extend(setter.line(text, rect, &label(3.4), &Icons::default()).items);
        Page { size: paper, trim: None, bleed: None, placed: vec![(Affine::IDENTITY, Arc::new(list))] }
    };
    words.iter().zip([false, true]).map(|(text, back)| page(text, back, &mut setter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press() -> Press {
        Press {
            paper: Size::new(210.0, 297.0),
            margin: 5.0,
            bleed: 1.5,
            gap: 0.0,
            backs: Backs::Duplex(Flip::Long),
            offset: Vec2::ZERO,
            marks: true,
            stamp: String::new(),
        }
    }

    fn card(size: Size) -> Arc<Card> {
        Arc::new(Card {
            list: DisplayList::new(size),
            misfits: Vec::new(),
            bleed: Colour::BLACK,
            is_disc: false,
        })
    }

    const POKER: Size = Size::new(63.0, 88.0);

    #[test]
    fn nine_cards_with_bleed_stand_on_a4_and_eight_on_letter() {
        let a4 = press().grid(POKER).unwrap();
        assert_eq!((a4.columns, a4.rows), (3, 3));
        let letter = Press { paper: Size::new(215.9, 279.4), ..press() }.grid(POKER).unwrap();
        assert_eq!((letter.columns, letter.rows, letter.paper.width), (4, 2, 279.4));
    }

    #[test]
    fn a_card_larger_than_the_paper_is_refused() {
        let error = press().grid(Size::new(300.0, 300.0)).unwrap_err();
        assert!(
            error.to_string().starts_with("a card of 300 x 300 mm with 1.5 mm bleed does not fit"),
            "{error}"
        );
    }

    #[test]
    fn the_back_of_a_card_lies_behind_it() {
        let piece = Piece { front: card(POKER), back: Some(card(POKER)) };
        for (flip, backs_up) in [(Flip::Long, 1.0), (Flip::Short, -1.0)] {
            let press = Press { marks: false, bleed: 0.0, backs: Backs::Duplex(flip), ..press() };
            let pages = press.sheets(&vec![piece.clone(); 2]).unwrap();
            let [front, back] = pages.as_slice() else { panic!("{}", pages.len()) };
            let corner = |page: &Page, card: usize| page.placed[card].0 * kurbo::Point::ZERO;
            let (there, here) = (corner(front, 0), corner(back, 0));
            if flip == Flip::Long {
                assert!((there.x + 63.0 - (210.0 - here.x)).abs() < 1e-9);
                assert!((there.y - here.y).abs() < 1e-9);
            } else {
                assert!((there.x + 63.0 - here.x).abs() < 1e-9);
                assert!((there.y - (297.0 - here.y)).abs() < 1e-9);
            }
            assert!((back.placed[0].0.as_coeffs()[0] - backs_up).abs() < 1e-9);
        }
    }
}
