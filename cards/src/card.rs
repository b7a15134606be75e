//! Lays a card out: a template, an entry and a language become a display list.

use crate::art::{self, Subject};
use crate::colour::Colour;
use crate::font::Face;
use crate::icon::Icons;
use crate::inline::{Inline, colour_of};
use crate::list::{DisplayList, Item, rounded};
use crate::num::wide;
use crate::scheme::{RawScheme, Scheme};
use crate::shape::{Dress, Shape};
use crate::template::{Look, Part, Template, Templates};
use crate::text::{Align, Piece, Style, Typesetter};
use crate::value::{Shown, Values};
use kurbo::{BezPath, Rect, Size};
use provost_interpreter::describe::{Describer, RulesLine};
use provost_interpreter::pack::{Entry, LoadedGame};
use provost_interpreter::vocabulary::id::NounId;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The pictures of packs, by pack folder and id of the entry.
pub type Pictures = BTreeMap<(String, String), Arc<[u8]>>;

/// How cards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// White instead of colour, for proofs.
    pub low_ink: bool,
    /// Words instead of icons in sentences.
    pub words_only: bool,
    /// No mark for numbers that are estimates.
    pub no_estimates: bool,
}

/// A card.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// What is drawn.
    pub list: DisplayList,
    /// Texts that do not fit, even at their least size.
    pub misfits: Vec<Misfit>,
    /// The colour that reaches over the edge.
    pub bleed: Colour,
    /// Whether it is cut out as a disc.
    pub is_disc: bool,
}

impl Card {
    /// The outline of the colour that reaches so far over the edge.
    pub fn ground(&self, bleed: f64) -> BezPath {
        let rect = self.list.rect().inflate(bleed, bleed);
        rounded(rect, if self.is_disc { rect.width() / 2.0 } else { 0.0 })
    }
}

/// A text that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The part of the template.
    pub part: String,
    /// How many lines are too many.
    pub lines: usize,
}

/// Lays out the cards of one game in one language.
#[derive(Debug)]
pub struct Studio<'g> {
    game: &'g LoadedGame,
    /// How the kinds look.
    pub templates: &'g Templates,
    /// The icons.
    pub icons: &'g Icons,
    pictures: &'g Pictures,
    describer: Describer<'g>,
    inline: Inline,
    language: &'g str,
    options: Options,
    setter: Typesetter,
}

/// What a part is drawn with.
struct Frame<'a> {
    entry: &'a Entry,
    template: &'a Template,
    scheme: Scheme,
    lines: &'a [RulesLine],
    values: Values<'a>,
    /// Millimetres in a unit.
    unit: f64,
    /// Where the units begin.
    origin: (f64, f64),
}

impl<'g> Studio<'g> {
    /// Prepares for a game and a language.
    pub fn new(
        game: &'g LoadedGame,
        (templates, icons, pictures): (&'g Templates, &'g Icons, &'g Pictures),
        language: &'g str,
        options: Options,
    ) -> Result<Self, Vec<String>> {
        let describer = Describer::new(&game.vocabulary, language)?;
        let inline = if options.words_only {
            Inline::default()
        } else {
            Inline::new(&game.vocabulary, templates, icons, language)
        };
        Ok(Self {
            game,
            templates,
            icons,
            pictures,
            describer,
            inline,
            language,
            options,
            setter: Typesetter::default(),
        })
    }

    /// The template of an entry.
    pub fn template(&self, entry: &Entry) -> Option<&'g Template> {
        self.templates.of_kind(self.game.vocabulary.kind(entry.kind).id)
    }

    /// Lays out the front.
    pub fn front(&mut self, entry: &Entry) -> Option<Card> {
        let template = self.template(entry)?;
        Some(self.side(entry, template))
    }

    /// Lays out the back, if its kind has one.
    pub fn back(&mut self, entry: &Entry) -> Option<Card> {
        let front = self.template(entry)?;
        let template = self.templates.get(front.back.as_deref()?)?;
        // A back is as large as its front.
        let template = Template {
            size: front.size,
            icon: template.icon.clone().or_else(|| front.icon.clone()),
            scheme: template.scheme.clone().or_else(|| front.scheme.clone()),
            round: front.round / front.units * template.units,
            ..template.clone()
        };
        Some(self.side(entry, &template))
    }

    fn side(&mut self, entry: &Entry, template: &Template) -> Card {
        let [width, height] = template.size;
        let lines = self.describer.entry(self.game, entry).unwrap_or_default();
        let frame = Frame {
            entry,
            template,
            scheme: self.scheme(entry, template),
            lines: &lines,
            values: Values::new(entry),
            unit: width / template.units,
            origin: (0.0, 0.0),
        };
        let mut card = Card {
            list: DisplayList::new(Size::new(width, height)),
            misfits: Vec::new(),
            bleed: self.colour(&template.bleed, &frame),
            is_disc: template.round * 2.0 >= template.units,
        };
        let outline =
            Shape::Rect.outline(card.list.rect(), (template.round * frame.unit).min(width.min(height) / 2.0));
        card.list.items.push(Item::Clip(outline));
        for part in &template.part {
            self.part(part, &frame, &mut card);
        }
        card.list.items.push(Item::Unclip);
        card
    }

    fn scheme(&self, entry: &Entry, template: &Template) -> Scheme {
        let word = template.scheme.as_deref().unwrap_or_default();
        let noun = match Values::new(entry).get(word) {
            Some(Shown::Noun(noun)) => Some(self.game.vocabulary.noun(noun)),
            _ => None,
        };
        let name = noun.map_or(word, |noun| noun.id.as_str());
        let colour = noun.map_or_else(
            || Colour::of_word(if name.is_empty() { &entry.id } else { name }),
            |noun| colour_of(noun, self.icons),
        );
        let raw = self.templates.schemes.get(name);
        let usual = || Scheme::of_colour(colour, name);
        let mut scheme =
            raw.map_or_else(usual, |raw: &RawScheme| raw.read(colour, name).unwrap_or_else(|_| usual()));
        if self.options.low_ink {
            scheme = Scheme { frame: Colour::WHITE, middle: Colour::WHITE, near: Colour::WHITE, ..scheme };
        }
        scheme
    }

    fn part(&mut self, part: &Part, frame: &Frame<'_>, card: &mut Card) {
        let holds = |test: &Option<String>, usual: bool| {
            test.as_deref().map_or(usual, |test| self.holds(test, frame))
        };
        if !holds(&part.when, true) || holds(&part.unless, false) {
            return;
        }
        let [x, y, width, height] = part.at.map(|length| length * frame.unit);
        let (left, top) = (frame.origin.0 + x, frame.origin.1 + y);
        let rect = Rect::new(left, top, left + width, top + height);
        if let Some(subject) = part.art {
            return self.art(subject, part, rect, frame, card);
        }
        let value = part.shows.as_deref().map(|key| self.shown(key, part, frame));
        if part.shows.is_some() && matches!(value, Some(Shown::Nothing)) {
            return;
        }
        let fill: Vec<Colour> = part.fill.iter().map(|word| self.colour(word, frame)).collect();
        let fill = if self.options.low_ink && part.dark { vec![Colour::WHITE] } else { fill };
        let dress = Dress {
            fill: &fill,
            edge: part.edge.as_deref().map(|word| self.colour(word, frame)),
            line: part.line * frame.unit,
            round: part.round * frame.unit,
            scheme: &frame.scheme,
        };
        // The shape of a list is that of each row.
        if !matches!(value, Some(Shown::Rows(_))) {
            card.list.items.extend(part.shape.draw(rect, &dress));
        }
        match value {
            Some(Shown::Rows(rows)) => self.rows(part, &rows, rect, frame, card),
            Some(value) => self.value(part, value, rect, frame, card),
            None if !part.text.is_empty() => {
                let text = part.text.get(self.language).or_else(|| part.text.get("en"));
                self.value(part, Shown::Text(text.cloned().unwrap_or_default()), rect, frame, card);
            }
            None => {
                if let Some(icon) = &part.icon {
                    let colour = part.colour.as_deref().map(|word| self.colour(word, frame));
                    let colour = colour.or_else(|| self.icons.colour(icon)).unwrap_or(Colour::INK);
                    let icon = self.icon_word(icon, frame);
                    card.list.items.extend(self.icons.draw(&icon, square(rect), colour));
                }
                for inner in &part.part {
                    let frame = Frame {
                        origin: (left, top),
                        values: frame.values.clone(),
                        scheme: frame.scheme,
                        ..*frame
                    };
                    self.part(inner, &frame, card);
                }
            }
        }
    }

    /// An icon that a template names: one of ours, or `$kind`, or a key whose noun has it.
    fn icon_word(&self, word: &str, frame: &Frame<'_>) -> String {
        if word == "$kind" {
            return frame.template.icon.clone().unwrap_or_else(|| "unknown".to_owned());
        }
        match frame.values.get(word) {
            Some(Shown::Noun(noun)) => {
                let noun = self.game.vocabulary.noun(noun);
                noun.icon.clone().unwrap_or_else(|| "unknown".to_owned())
            }
            _ => word.to_owned(),
        }
    }

    fn holds(&self, test: &str, frame: &Frame<'_>) -> bool {
        let (key, wanted) = test.split_once('=').map_or((test, None), |(key, value)| (key, Some(value)));
        if key == "$estimate" {
            return !self.options.no_estimates && !frame.entry.estimated.is_empty();
        }
        if key == "$rules" {
            return frame.lines.iter().any(|line| line.keys.is_empty());
        }
        let Some(value) = frame.values.get(key) else { return false };
        let Some(wanted) = wanted else { return !matches!(value, Shown::Nothing) };
        match value {
            Shown::Text(text) => text == wanted,
            Shown::Noun(noun) => self.game.vocabulary.noun(noun).id == wanted,
            Shown::Number(number) => number.to_string() == wanted,
            Shown::Nothing | Shown::Nouns(_) | Shown::Amounts(_) | Shown::Rows(_) | Shown::Rules(_) => false,
        }
    }

    fn shown<'f>(&self, key: &str, part: &Part, frame: &Frame<'f>) -> Shown<'f> {
        let text = |text: &str| Shown::Text(text.to_owned());
        match key {
            "$name" => text(self.named(&frame.entry.name).unwrap_or(&frame.entry.id)),
            "$flavour" => self.named(&frame.entry.flavour).map_or(Shown::Nothing, text),
            "$pack" => {
                let pack = self.game.packs.get(frame.entry.pack.index());
                pack.and_then(|pack| self.named(&pack.name)).map_or(Shown::Nothing, text)
            }
            "$rules" => {
                let own = |line: &&RulesLine| line.keys.is_empty() || part.look == Look::Lines;
                Shown::Rules(frame.lines.iter().filter(own).cloned().collect())
            }
            _ => {
                // The sentence of a key that uses another entry, such as the benefit of a path.
                let path = frame.values.path(key);
                let lines: Vec<RulesLine> =
                    frame.lines.iter().filter(|line| line.keys == path).cloned().collect();
                if !lines.is_empty() {
                    return Shown::Rules(lines);
                }
                frame.values.get(key).unwrap_or(Shown::Nothing)
            }
        }
    }

    fn named<'t>(&self, texts: &'t indexmap::IndexMap<String, String>) -> Option<&'t str> {
        texts.get(self.language).or_else(|| texts.get("en")).map(String::as_str)
    }

    fn rows(&mut self, part: &Part, rows: &[Values<'_>], rect: Rect, frame: &Frame<'_>, card: &mut Card) {
        let count = rows.len();
        let (columns, lines) = match part.across {
            Some(most) => (count.min(most.max(1)).max(1), count.div_ceil(most.max(1)).max(1)),
            None => (1, count.max(1)),
        };
        let gap = part.gap * frame.unit;
        let each = |length: f64, parts: usize| (length - gap * (wide(parts) - 1.0)) / wide(parts);
        let (width, height) = (each(rect.width(), columns), each(rect.height(), lines));
        for (index, values) in rows.iter().enumerate() {
            let left = rect.x0 + wide(index % columns) * (width + gap);
            let top = rect.y0 + wide(index / columns) * (height + gap);
            let inner = Frame {
                entry: frame.entry,
                template: frame.template,
                scheme: frame.scheme,
                lines: frame.lines,
                values: values.clone(),
                unit: frame.unit,
                origin: (left, top),
            };
            let cell = Rect::new(left, top, left + width, top + height);
            if part.shape != Shape::None {
                let fill: Vec<Colour> = part.fill.iter().map(|word| self.colour(word, frame)).collect();
                let dress = Dress {
                    fill: &fill,
                    edge: part.edge.as_deref().map(|word| self.colour(word, frame)),
                    line: part.line * frame.unit,
                    round: part.round * frame.unit,
                    scheme: &frame.scheme,
                };
                card.list.items.extend(part.shape.draw(cell, &dress));
            }
            for inner_part in &part.part {
                // A width or height of 0 is as much as there is.
                let mut sized = inner_part.clone();
                let [x, y, wide, high] = sized.at;
                let rest = |own: f64, whole: f64, start: f64| {
                    if own > 0.0 { own } else { whole / frame.unit - start * 2.0 }
                };
                sized.at = [x, y, rest(wide, width, x), rest(high, height, y)];
                self.part(&sized, &inner, card);
            }
        }
    }

    fn value(&mut self, part: &Part, value: Shown<'_>, rect: Rect, frame: &Frame<'_>, card: &mut Card) {
        let [left, right] = part.pad.map(|length| length * frame.unit);
        let rect = Rect::new(rect.x0 + left, rect.y0, rect.x1 - right, rect.y1);
        let size = part.size.unwrap_or(part.at[3] * 0.62) * frame.unit;
        let colour = part.colour.as_deref().map(|word| self.colour(word, frame));
        let style = Style {
            face: part.face.unwrap_or(Face::Serif),
            most: size,
            least: part.least.map_or(size * 0.6, |least| least * frame.unit),
            colour: colour.unwrap_or(if part.dark && !self.options.low_ink {
                Colour::PARCHMENT
            } else {
                Colour::INK
            }),
            align: part.align,
            one_line: part.look != Look::Lines,
            language: self.language,
        };
        let pieces = match value {
            Shown::Nothing | Shown::Rows(_) => return,
            Shown::Rules(lines) => return self.rules(part, &lines, rect, &style, card),
            Shown::Text(text) if part.look == Look::Lines => vec![Piece::Text(text)],
            Shown::Text(text) => self.with_icon(part, text, &style),
            Shown::Number(number) => {
                let before = part.text.get(self.language).or_else(|| part.text.get("en")).cloned();
                self.with_icon(part, format!("{}{number}", before.unwrap_or_default()), &style)
            }
            Shown::Noun(noun) => return self.noun(part, noun, rect, &style, card),
            Shown::Nouns(nouns) => {
                let each: Vec<(NounId, i32)> = nouns.iter().map(|noun| (*noun, 1)).collect();
                return self.dice(&each, rect, part, card);
            }
            Shown::Amounts(amounts) if matches!(part.look, Look::Dice | Look::Ghosts) => {
                return self.dice(&amounts, rect, part, card);
            }
            Shown::Amounts(amounts) => self.amounts(&amounts, part),
        };
        let set = self.setter.set(&[pieces], rect, &style, self.icons);
        misfit(part, set.too_many, card);
        card.list.items.extend(set.items);
    }

    fn with_icon(&self, part: &Part, text: String, style: &Style<'_>) -> Vec<Piece> {
        let Some(icon) = &part.icon else { return vec![Piece::Text(text)] };
        let colour = self.icons.colour(icon).unwrap_or(style.colour);
        let colour = if part.dark { colour.on_dark() } else { colour.on_parchment() };
        let icon = Piece::Icon { icon: icon.clone(), colour, words: String::new(), die: false };
        // Numbers on the left of their icon, as in a sentence.
        vec![Piece::Text(format!("{text}\u{a0}")), icon]
    }

    fn amounts(&self, amounts: &[(NounId, i32)], part: &Part) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (index, (noun, count)) in amounts.iter().enumerate() {
            let noun = self.game.vocabulary.noun(*noun);
            let space = if index > 0 { "  " } else { "" };
            pieces.push(Piece::Text(format!("{space}{count}\u{a0}")));
            let colour = colour_of(noun, self.icons);
            let die = self.game.vocabulary.class(noun.class).name == "die";
            let colour = match (die, part.dark) {
                (true, _) => colour,
                (false, true) => colour.on_dark(),
                (false, false) => colour.on_parchment(),
            };
            let words =
                noun.forms.get(self.language).map_or_else(|| noun.id.clone(), |forms| forms.one.clone());
            let icon = noun.icon.clone().unwrap_or_else(|| "unknown".to_owned());
            pieces.push(Piece::Icon { icon, colour, words, die });
        }
        pieces
    }

    fn noun(&mut self, part: &Part, noun: NounId, rect: Rect, style: &Style<'_>, card: &mut Card) {
        let noun = self.game.vocabulary.noun(noun);
        if part.look == Look::Name {
            let name = noun.forms.get(self.language).map_or(noun.id.as_str(), |forms| forms.one.as_str());
            let mut letters = name.chars();
            let name: String = letters
                .next()
                .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect());
            let set = self.setter.line(&name, rect, style, self.icons);
            misfit(part, set.too_many, card);
            card.list.items.extend(set.items);
            return;
        }
        let colour = match &part.colour {
            Some(_) => style.colour,
            None if part.dark => colour_of(noun, self.icons).on_dark(),
            None => colour_of(noun, self.icons).on_parchment(),
        };
        let inner = square(rect);
        let inner = if part.shape == Shape::None { inner } else { inner.inset(-inner.width() * 0.19) };
        card.list.items.extend(self.icons.draw(noun.icon.as_deref().unwrap_or("unknown"), inner, colour));
    }

    fn dice(&self, amounts: &[(NounId, i32)], rect: Rect, part: &Part, card: &mut Card) {
        let mut each = Vec::new();
        for (noun, count) in amounts {
            let noun = self.game.vocabulary.noun(*noun);
            each.extend((0..*count).map(|_| noun));
        }
        let count = wide(each.len().max(1));
        let side = rect.height().min((rect.width() - (count - 1.0) * rect.height() * 0.12) / count);
        let gap = side * 0.12;
        let whole = count * side + (count - 1.0) * gap;
        let mut left = match part.align {
            Align::Left => rect.x0,
            Align::Centre => rect.center().x - whole / 2.0,
            Align::Right => rect.x1 - whole,
        };
        let top = rect.center().y - side / 2.0;
        for noun in each {
            let place = Rect::new(left, top, left + side, top + side);
            let colour = colour_of(noun, self.icons);
            let icon = noun.icon.as_deref().unwrap_or("unknown");
            card.list.items.extend(self.icons.die(icon, colour, place, part.look == Look::Ghosts));
            left += side + gap;
        }
    }

    fn rules(&mut self, part: &Part, lines: &[RulesLine], rect: Rect, style: &Style<'_>, card: &mut Card) {
        let dark = part.dark && !self.options.low_ink;
        let paragraphs: Vec<Vec<Piece>> = lines
            .iter()
            .map(|line| {
                let text = match &line.heading {
                    Some(heading) => format!("{heading}: {}", line.text),
                    None => line.text.clone(),
                };
                self.inline.pieces(&without_widow(&text), dark)
            })
            .collect();
        if paragraphs.is_empty() {
            return;
        }
        let set = self.setter.set(&paragraphs, rect, &Style { one_line: false, ..style.clone() }, self.icons);
        misfit(part, set.too_many, card);
        card.list.items.extend(set.items);
    }

    fn art(&mut self, subject: Subject, part: &Part, rect: Rect, frame: &Frame<'_>, card: &mut Card) {
        if self.options.low_ink {
            return;
        }
        let root =
            self.game.packs.get(frame.entry.pack.index()).map(|pack| pack.root.clone()).unwrap_or_default();
        let edge = part.shape.outline(rect, part.round * frame.unit);
        if let Some(bytes) = self.pictures.get(&(root, frame.entry.id.clone())) {
            card.list.items.push(Item::Clip(edge));
            card.list.items.push(Item::Image { rect: covering(rect, bytes), bytes: Arc::clone(bytes) });
            card.list.items.push(Item::Unclip);
            return;
        }
        let icon = self.icon_word(part.icon.as_deref().unwrap_or("$kind"), frame);
        let drawn = art::draw(subject, &frame.entry.id, &icon, &frame.scheme, (rect, edge), self.icons);
        card.list.items.extend(drawn);
    }

    fn colour(&self, word: &str, frame: &Frame<'_>) -> Colour {
        let (word, opacity) = word.split_once('/').map_or((word, None), |(word, part)| (word, Some(part)));
        let colour = match word {
            "frame" => frame.scheme.frame,
            "far" => frame.scheme.far,
            "middle" => frame.scheme.middle,
            "near" => frame.scheme.near,
            "sky" => frame.scheme.sky_top,
            "ink" => Colour::INK,
            "parchment" => Colour::PARCHMENT,
            "white" => Colour::WHITE,
            "black" => Colour::BLACK,
            _ => Colour::parse(word).unwrap_or_else(|| self.icons.colour(word).unwrap_or(Colour::INK)),
        };
        let opacity = opacity.and_then(|part| part.parse::<f64>().ok());
        opacity.map_or(colour, |percent| colour.fade(percent / 100.0))
    }
}

/// Notes that a text does not fit.
fn misfit(part: &Part, lines: usize, card: &mut Card) {
    if lines > 0 {
        card.misfits.push(Misfit { part: part.id.clone(), lines });
    }
}

/// Keeps a short last word with the one before it.
fn without_widow(text: &str) -> String {
    match text.rsplit_once(' ') {
        Some((before, last)) if last.chars().count() <= 4 && !counts(before) => {
            format!("{before}\u{a0}{last}")
        }
        _ => text.to_owned(),
    }
}

/// Whether a text ends in a number, which is kept with what it counts anyway.
fn counts(text: &str) -> bool {
    text.chars().next_back().is_some_and(|last| last.is_ascii_digit())
}

/// The largest square in the middle.
fn square(rect: Rect) -> Rect {
    let side = rect.width().min(rect.height());
    Rect::from_center_size(rect.center(), (side, side))
}

/// Where a picture stands so that it covers a window and keeps its shape.
fn covering(rect: Rect, bytes: &[u8]) -> Rect {
    let Some((width, height)) = crate::picture::size(bytes) else { return rect };
    let scale = (rect.width() / width).max(rect.height() / height);
    Rect::from_center_size(rect.center(), (width * scale, height * scale))
}
