//! Finds a place for everything on a board, from the upper left corner on. Sizes follow from the texts, so a board is
//! laid out in one go and needs no second frame.

use super::paint::Op;
use crate::model::card::Symbol;
use crate::model::library::Names;
use crate::theme::Theme;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Vec2, pos2, vec2};
use provost_engine::game::scene::{self, Amount, BoardScene, Fact, Layout, Piece, Shape, Zone};
use std::sync::Arc;

/// Width of a card.
const CARD: f32 = 134.0;
/// Width of a column: a path and what lies on it.
const COLUMN: f32 = 112.0;
/// Size of dice and tokens.
const SMALL: f32 = 24.0;
/// Size of symbols beside numbers.
const TINY: f32 = 13.0;
/// Space between pieces.
const GAP: f32 = 6.0;
/// Space inside a frame.
const PAD: f32 = 7.0;

/// A target of the pointer.
#[derive(Debug)]
pub(super) struct Hit<'t> {
    pub(super) rect: Rect,
    pub(super) id: &'t str,
    pub(super) label: String,
    pub(super) target: Target<'t>,
}

/// The kind of a target.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target<'t> {
    Zone(&'t Zone),
    Piece(&'t Piece),
}

/// Collects drawing operations and pointer targets.
pub(super) struct Layouter<'t, 'p> {
    painter: &'p Painter,
    theme: &'p Theme,
    pub(super) ops: Vec<Op>,
    pub(super) hits: Vec<Hit<'t>>,
}

/// Places things of different sizes in rows.
struct Flow {
    start: Pos2,
    at: Pos2,
    width: f32,
    row: f32,
    gap: f32,
    right: f32,
}

impl Flow {
    const fn new(start: Pos2, width: f32, gap: f32) -> Self {
        Self { start, at: start, width, row: 0.0, gap, right: start.x }
    }

    /// Makes sure that so much room is left in the row, else begins a new one.
    fn make_room(&mut self, width: f32) {
        if self.at.x > self.start.x && self.at.x + width > self.start.x + self.width {
            self.at = pos2(self.start.x, self.at.y + self.row + self.gap);
            self.row = 0.0;
        }
    }

    /// Begins a new row.
    fn end_row(&mut self) {
        if self.at.x > self.start.x {
            self.at = pos2(self.start.x, self.at.y + self.row + self.gap - 1.0);
            self.row = 0.0;
        }
    }

    fn place(&mut self, size: Vec2) -> Rect {
        self.make_room(size.x);
        let rect = Rect::from_min_size(self.at, size);
        self.take(size);
        rect
    }

    fn take(&mut self, size: Vec2) {
        self.right = self.right.max(self.at.x + size.x);
        self.at.x += size.x + self.gap;
        self.row = self.row.max(size.y);
    }

    fn size(&self) -> Vec2 {
        vec2(self.right - self.start.x, self.at.y + self.row - self.start.y)
    }
}

impl<'t, 'p> Layouter<'t, 'p> {
    pub(super) const fn new(painter: &'p Painter, theme: &'p Theme) -> Self {
        Self { painter, theme, ops: Vec::new(), hits: Vec::new() }
    }

    /// Lays out everything: the board, then the players, one of them first.
    pub(super) fn scene(&mut self, scene: &'t BoardScene, first: Option<u8>, width: f32) -> Vec2 {
        let (players, board): (Vec<&Zone>, Vec<&Zone>) =
            scene.zones.iter().partition(|zone| zone.owner.is_some());
        let mut y = self.zones(&board, Pos2::ZERO, width).y;
        let own = players.iter().filter(|zone| zone.owner == first);
        let others = players.iter().filter(|zone| zone.owner != first);
        for zone in own.chain(others) {
            y += GAP;
            y += self.zone(zone, pos2(0.0, y), width, true).y;
        }
        vec2(width, y + GAP)
    }

    fn zones(&mut self, zones: &[&'t Zone], start: Pos2, width: f32) -> Vec2 {
        let mut flow = Flow::new(start, width, GAP);
        for zone in zones {
            let wide = self.natural_width(zone).min(width);
            flow.make_room(wide);
            let size = self.zone(zone, flow.at, wide, false);
            flow.take(vec2(wide, size.y));
        }
        flow.size()
    }

    /// How wide a zone wants to be.
    fn natural_width(&self, zone: &Zone) -> f32 {
        let count = |count: usize, width: f32| f32::from(u16::try_from(count).unwrap_or(1)) * (width + GAP);
        let pieces = match zone.layout {
            Layout::Cards => count(zone.pieces.len().max(1), CARD),
            Layout::Small => count(zone.pieces.len(), SMALL).clamp(COLUMN, 360.0),
            Layout::Columns => {
                count(usize::from(!zone.pieces.is_empty()), CARD) + count(zone.zones.len(), COLUMN)
            }
        };
        let title = self.text(&zone.title, 13.5, self.theme.ink, 400.0).size().x;
        pieces.max(title + GAP) + 2.0 * PAD - GAP
    }

    /// A zone with its frame. A wide one is a player's: title and numbers stand in one line.
    fn zone(&mut self, zone: &'t Zone, at: Pos2, width: f32, wide: bool) -> Vec2 {
        let frame = self.ops.len();
        self.ops.push(Op::Nothing);
        let hit = self.hits.len();
        self.hits.push(Hit {
            rect: Rect::NOTHING,
            id: &zone.id,
            label: zone.title.clone(),
            target: Target::Zone(zone),
        });
        let inner = width - 2.0 * PAD;
        let mut flow = Flow::new(at + Vec2::splat(PAD), inner, 3.0);
        let text = if wide { 15.0 } else { 13.5 };
        if let (true, Some(seat)) = (wide, zone.owner) {
            let rect = flow.place(vec2(14.0, 18.0));
            self.ops.push(Op::Disc { centre: rect.center(), radius: 6.0, seat, grey: false, spent: false });
        }
        let title = self.strong(&zone.title, text, inner);
        self.put_text(&mut flow, title);
        self.marks(&mut flow, &zone.marks, inner);
        if wide {
            flow.at.x += 6.0;
        } else if !zone.facts.is_empty() {
            flow.end_row();
        }
        self.facts(&mut flow, &zone.facts, if wide { 13.5 } else { 12.5 }, None);
        let mut y = flow.size().y + PAD + 3.0;
        let content = at + vec2(PAD, y);
        let size = match zone.layout {
            Layout::Columns => self.columns(zone, content, inner),
            Layout::Cards | Layout::Small => {
                let size = self.pieces(&zone.pieces, content, inner);
                let below = content + vec2(0.0, if zone.pieces.is_empty() { 0.0 } else { size.y + GAP });
                let zones: Vec<&Zone> = zone.zones.iter().collect();
                let inside = self.zones(&zones, below, inner);
                vec2(inner, below.y - content.y + inside.y)
            }
        };
        y += size.y + PAD;
        let rect = Rect::from_min_size(at, vec2(width, y));
        let nested = zone.layout == Layout::Small && !wide;
        if let Some(op) = self.ops.get_mut(frame) {
            *op = Op::Frame { rect, nested, seat: zone.owner.filter(|_| wide || nested) };
        }
        if let Some(hit) = self.hits.get_mut(hit) {
            hit.rect = rect;
        }
        rect.size()
    }

    /// Pieces in a first column, then a column for each zone.
    fn columns(&mut self, zone: &'t Zone, at: Pos2, width: f32) -> Vec2 {
        let mut flow = Flow::new(at, width, GAP);
        if !zone.pieces.is_empty() {
            let size = self.pieces(&zone.pieces, at, CARD);
            flow.take(vec2(CARD, size.y));
        }
        for inside in &zone.zones {
            flow.make_room(COLUMN);
            let size = self.zone(inside, flow.at, COLUMN, false);
            flow.take(vec2(COLUMN, size.y));
        }
        flow.size()
    }

    fn pieces(&mut self, pieces: &'t [Piece], at: Pos2, width: f32) -> Vec2 {
        let mut flow = Flow::new(at, width, GAP);
        for piece in pieces {
            self.piece(&mut flow, piece, width);
        }
        flow.size()
    }

    fn piece(&mut self, flow: &mut Flow, piece: &'t Piece, width: f32) {
        let label =
            if piece.count > 1 { format!("{} {}", piece.count, piece.label) } else { piece.label.clone() };
        // Pieces on a card are above it, so they must come later to be hit first.
        let hit = self.hits.len();
        self.hits.push(Hit { rect: Rect::NOTHING, id: &piece.id, label, target: Target::Piece(piece) });
        let rect = match piece.shape {
            Shape::Card => {
                let wide = CARD.min(width);
                flow.make_room(wide);
                let rect = self.card(piece, flow.at, wide);
                flow.take(rect.size());
                rect
            }
            Shape::Hidden => {
                let rect = flow.place(Vec2::splat(SMALL));
                self.ops.push(Op::Back { rect, seat: piece.owner });
                rect
            }
            Shape::Die => {
                let rect = flow.place(Vec2::splat(SMALL));
                if let Some(symbol) = &piece.symbol {
                    self.ops.push(Op::Die { rect, symbol: drawn(symbol), face: piece.face });
                }
                rect
            }
            Shape::Disc | Shape::GreyDisc => {
                let rect = flow.place(Vec2::splat(SMALL - 4.0));
                let seat = piece.owner.unwrap_or_default();
                let grey = piece.shape == Shape::GreyDisc;
                self.ops.push(Op::Disc { centre: rect.center(), radius: 8.0, seat, grey, spent: piece.used });
                rect
            }
            Shape::Token => {
                let count = self.strong(&piece.count.to_string(), 13.5, width);
                let text = count.size();
                let rect = flow.place(vec2(text.x + 4.0 + SMALL - 4.0, SMALL));
                let middle = rect.center().y;
                self.ops.push(Op::Text { at: pos2(rect.left(), middle - text.y / 2.0), galley: count });
                if let Some(symbol) = &piece.symbol {
                    let centre = pos2(rect.right() - (SMALL - 4.0) / 2.0, middle);
                    self.ops.push(Op::Symbol { centre, size: SMALL - 6.0, symbol: drawn(symbol) });
                }
                rect
            }
        };
        if let Some(hit) = self.hits.get_mut(hit) {
            hit.rect = rect;
        }
    }

    /// A card: its name, its numbers, its states, and what lies on it.
    fn card(&mut self, piece: &'t Piece, at: Pos2, width: f32) -> Rect {
        let frame = self.ops.len();
        self.ops.push(Op::Nothing);
        let inner = width - 12.0;
        let mut flow = Flow::new(at + vec2(7.0, 4.0), inner, 4.0);
        let name = self.print(&piece.label, 13.0, self.theme.ink, inner, true);
        self.put_text(&mut flow, name);
        if let Some((taken, of)) = piece.places {
            let boxes = f32::from(i16::try_from(of).unwrap_or(1));
            let rect = flow.place(vec2((boxes * 9.0).min(inner), 13.0));
            self.ops.push(Op::Places { rect, taken, of });
        }
        if !piece.facts.is_empty() || !piece.marks.is_empty() {
            flow.end_row();
        }
        self.facts(&mut flow, &piece.facts, 12.5, Some(self.theme.ink));
        for mark in &piece.marks {
            let text = self.print(mark, 10.5, self.theme.faint_ink, inner - 8.0, false);
            let rect = flow.place(text.size() + vec2(8.0, 2.0));
            self.ops.push(Op::Pill { rect, paper: true });
            self.ops.push(Op::Text { at: rect.min + vec2(4.0, 1.0), galley: text });
        }
        for inside in &piece.pieces {
            if inside.shape == Shape::Card {
                let text = self.print(&inside.label, 11.0, self.theme.ink, inner - 8.0, false);
                let rect = flow.place(vec2(text.size().x + 8.0, text.size().y + 4.0));
                self.ops.push(Op::Pill { rect, paper: false });
                self.ops.push(Op::Text { at: rect.min + vec2(4.0, 2.0), galley: text });
                let label = inside.label.clone();
                self.hits.push(Hit { rect, id: &inside.id, label, target: Target::Piece(inside) });
            } else {
                self.piece(&mut flow, inside, inner);
            }
        }
        let height = flow.size().y + 9.0;
        let rect = Rect::from_min_size(at, vec2(width, height));
        if let Some(op) = self.ops.get_mut(frame) {
            *op = Op::Card { rect, seat: piece.owner };
        }
        rect
    }

    /// Numbers with their names. A name stays with its first number.
    fn facts(&mut self, flow: &mut Flow, facts: &[Fact], size: f32, ink: Option<Color32>) {
        let (width, gap) = (flow.width, flow.gap);
        for fact in facts {
            let weak = if ink.is_some() { self.theme.faint_ink } else { self.theme.weak };
            let name = (!fact.name.is_empty()).then(|| self.text(&fact.name, size - 2.0, weak, width));
            let first = if fact.values.is_empty() { 0.0 } else { size + TINY };
            let room = name.as_ref().map_or(0.0, |name| name.size().x) + gap + first;
            flow.make_room(room.min(width));
            if let Some(name) = name {
                let rect = flow.place(vec2(name.size().x, name.size().y.max(size + 3.0)));
                let at = pos2(rect.left(), rect.bottom() - name.size().y);
                self.ops.push(Op::Text { at, galley: name });
            }
            for amount in &fact.values {
                self.amount(flow, amount, size, ink);
            }
            flow.at.x += 5.0;
        }
    }

    /// So much of something: the number, and the symbol behind it. What there is one of needs no number.
    fn amount(&mut self, flow: &mut Flow, amount: &Amount, size: f32, ink: Option<Color32>) {
        let text = match amount.most {
            Some(most) => format!("{}/{most}", amount.count),
            None => amount.count.to_string(),
        };
        let is_plain = amount.symbol.as_ref().is_some_and(|symbol| symbol.class == "affinity");
        let colour = ink.unwrap_or_else(|| self.text_colour());
        let galley = self.print(if is_plain { "" } else { &text }, size, colour, flow.width, true);
        let room = if amount.symbol.is_some() { TINY + 2.0 } else { 0.0 };
        let rect = flow.place(vec2(galley.size().x + room, galley.size().y.max(TINY)));
        let text = galley.size();
        self.ops.push(Op::Text { at: pos2(rect.left(), rect.center().y - text.y / 2.0), galley });
        if let Some(symbol) = &amount.symbol {
            let centre = pos2(rect.left() + text.x + 2.0 + TINY / 2.0, rect.center().y);
            self.ops.push(Op::Symbol { centre, size: TINY, symbol: drawn(symbol) });
        }
    }

    fn marks(&mut self, flow: &mut Flow, marks: &[String], width: f32) {
        for mark in marks {
            let galley = self.text(mark, 11.0, self.theme.accent, width);
            self.put_text(flow, galley);
        }
    }

    fn put_text(&mut self, flow: &mut Flow, galley: Arc<Galley>) {
        let rect = flow.place(galley.size());
        self.ops.push(Op::Text { at: rect.min, galley });
    }

    fn text_colour(&self) -> Color32 {
        self.theme.code.plain
    }

    fn strong(&self, text: &str, size: f32, width: f32) -> Arc<Galley> {
        self.print(text, size, self.text_colour(), width, true)
    }

    fn text(&self, text: &str, size: f32, colour: Color32, width: f32) -> Arc<Galley> {
        self.print(text, size, colour, width, false)
    }

    /// One line, or two of a name that is longer; what does not fit is cut off.
    fn print(&self, text: &str, size: f32, colour: Color32, width: f32, name: bool) -> Arc<Galley> {
        let format = TextFormat::simple(FontId::proportional(size), colour);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = width;
        job.wrap.max_rows = if name { 2 } else { 1 };
        job.wrap.break_anywhere = !name;
        self.painter.layout_job(job)
    }
}

/// Returns a symbol as the drawing wants it.
fn drawn(symbol: &scene::Symbol) -> Symbol {
    Symbol {
        class: symbol.class,
        id: symbol.id.clone(),
        name: Names { en: symbol.name.clone(), de: symbol.name.clone() },
        colour: symbol.colour.clone(),
    }
}
