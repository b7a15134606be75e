//! Pictures for entries whose pack brings none: drawn from the id alone, so that they are the same on every
//! machine, and no window of a card is ever empty.

mod being;
mod landscape;
mod thing;

use crate::colour::Colour;
use crate::icon::Icons;
use crate::list::{Item, Paint, disc, polygon, rounded};
use crate::scheme::Scheme;
use kurbo::{Affine, BezPath, PathEl, Rect};
use serde::Deserialize;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// Only the country.
    Land,
    /// A person.
    Figure,
    /// A person with a crown.
    Leader,
    /// A beast.
    Monster,
    /// A house with its sign.
    Building,
    /// An icon in rays.
    #[default]
    Thing,
}

/// A number of a word, the same on every machine (FNV-1a).
pub fn hash(word: &str) -> u32 {
    word.bytes().fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Draws a picture into a rectangle, cut off at `edge`.
pub fn draw(
    subject: Subject,
    id: &str,
    icon: &str,
    scheme: &Scheme,
    (rect, edge): (Rect, BezPath),
    icons: &Icons,
) -> Vec<Item> {
    let width = HEIGHT * rect.width() / rect.height();
    let mut artist = Artist { items: Vec::new(), width, chance: hash(id) | 1, scheme };
    match subject {
        Subject::Land => artist.landscape(),
        Subject::Figure | Subject::Leader => {
            artist.landscape();
            artist.figure(subject == Subject::Leader);
        }
        Subject::Monster => {
            artist.landscape();
            artist.monster();
        }
        Subject::Building => artist.building(icon, icons),
        Subject::Thing => artist.thing(icon, icons),
    }
    let by = Affine::translate((rect.x0, rect.y0)) * Affine::scale(rect.height() / HEIGHT);
    let mut items = vec![Item::Clip(edge)];
    items.extend(artist.items.iter().map(|item| item.moved(by)));
    items.push(Item::Unclip);
    items
}

/// The height of the canvas; its width follows from the window.
const HEIGHT: f64 = 224.0;
/// Half of every shape lies in shadow.
const SHADOW: f64 = 0.2;

/// Draws on a canvas.
struct Artist<'s> {
    items: Vec<Item>,
    width: f64,
    chance: u32,
    scheme: &'s Scheme,
}

impl Artist<'_> {
    /// The next number below `below` (xorshift).
    fn pick(&mut self, below: u32) -> u32 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 17;
        self.chance ^= self.chance << 5;
        self.chance % below
    }

    /// The next number between two.
    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * f64::from(self.pick(1000)) / 999.0
    }

    /// One of a few.
    fn one_of<T: Copy>(&mut self, choices: &[T], usual: T) -> T {
        let count = u32::try_from(choices.len()).unwrap_or(1).max(1);
        let at = usize::try_from(self.pick(count)).unwrap_or(0);
        choices.get(at).copied().unwrap_or(usual)
    }

    fn fill(&mut self, path: BezPath, paint: impl Into<Paint>) {
        self.items.push(Item::Fill { path, paint: paint.into(), even_odd: false });
    }

    fn line(&mut self, data: &str, by: Affine, width: f64, colour: Colour) {
        self.items.push(Item::Stroke { path: by * path(data), width, colour, dash: None });
    }

    /// Fills a shape of which only the right half is given, from its top to its bottom, and shades that half.
    fn halves(&mut self, right: &str, by: Affine, colour: Colour) {
        let right = path(right);
        let mut whole = right.clone();
        let left = (Affine::scale_non_uniform(-1.0, 1.0) * right.clone()).reverse_subpaths();
        whole.extend(left.iter().filter(|element| !matches!(element, PathEl::MoveTo(_))));
        whole.close_path();
        let mut half = right;
        half.close_path();
        self.fill(by * whole, colour);
        self.fill(by * half, Colour::BLACK.fade(SHADOW));
    }

    /// Fills a shape and its mirror image, the right one in shadow.
    fn pair(&mut self, right: &str, by: Affine, colour: Colour) {
        let shape = path(right);
        self.fill(by * Affine::scale_non_uniform(-1.0, 1.0) * shape.clone(), colour);
        self.fill(by * shape, colour.mix(Colour::BLACK, SHADOW));
    }

    fn disc(&mut self, x: f64, y: f64, radius: f64, colour: Colour) {
        self.fill(disc((x, y), radius), colour);
    }

    fn area(&mut self, x0: f64, y0: f64, x1: f64, y1: f64, paint: impl Into<Paint>) {
        self.fill(rounded(Rect::new(x0, y0, x1, y1), 0.0), paint);
    }

    fn polygon(&mut self, points: &[(f64, f64)], colour: Colour) {
        self.fill(polygon(points.iter().copied()), colour);
    }
}

/// Reads an outline of ours.
fn path(data: &str) -> BezPath {
    BezPath::from_svg(data).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_id_gives_the_same_picture_and_another_id_another() {
        let icons = Icons::built_in();
        let scheme = Scheme::of_colour(Colour::hex(0x00E4_572E), "fire");
        let window = Rect::new(0.0, 0.0, 58.0, 44.0);
        let picture =
            |id: &str, subject| draw(subject, id, "fire", &scheme, (window, rounded(window, 0.0)), &icons);
        for subject in [
            Subject::Land,
            Subject::Figure,
            Subject::Leader,
            Subject::Monster,
            Subject::Building,
            Subject::Thing,
        ] {
            assert_eq!(picture("anna", subject), picture("anna", subject));
            assert!(picture("anna", subject).len() > 8, "{subject:?}");
        }
        assert_ne!(picture("anna", Subject::Figure), picture("bert", Subject::Figure));
    }
}
