//! Icons: one-colour shapes on a grid of 24, by name. Vocabulary says which noun has which; packs may bring
//! their own.

use crate::colour::Colour;
use crate::list::{Item, Paint, rounded};
use kurbo::{Affine, BezPath, Cap, Join, Rect, Stroke, StrokeOpts};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The side of the grid on which icons are drawn.
const GRID: f64 = 24.0;

/// The icons by name.
#[derive(Clone, Debug, Default)]
pub struct Icons {
    known: BTreeMap<String, Vec<(BezPath, bool)>>,
    colours: BTreeMap<String, Colour>,
}

/// An icon as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawIcon {
    /// The colour in which it is drawn where no noun says another.
    #[serde(default)]
    colour: Option<String>,
    /// Outlines in the language of SVG; a shape in a shape is a hole.
    #[serde(default)]
    fill: Vec<String>,
    /// Lines, each with its width first: `2.4 M3 12H21`.
    #[serde(default)]
    stroke: Vec<String>,
}

/// What is wrong with an icon.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the icon `{0}` cannot be read: {1}")]
pub struct BadIcon(pub String, pub String);

impl Icons {
    /// The icons that are part of the program.
    pub fn built_in() -> Self {
        let mut icons = Self::default();
        // INVARIANT: the built-in file is read by a test, so that nothing is left out here.
        let raw: BTreeMap<String, RawIcon> =
            toml::from_str(include_str!("../icons.toml")).unwrap_or_default();
        for (name, icon) in raw {
            if let Some(colour) = icon.colour.as_deref().and_then(Colour::parse) {
                icons.colours.insert(name.clone(), colour);
            }
            if let Ok(shapes) = shapes(&name, &icon) {
                icons.known.insert(name, shapes);
            }
        }
        icons
    }

    /// Adds an icon from the text of an SVG file: its paths, on its own grid.
    pub fn add_svg(&mut self, name: &str, text: &str) -> Result<(), BadIcon> {
        let wrong = |why: &str| BadIcon(name.to_owned(), why.to_owned());
        let side = attribute(text, "viewBox")
            .and_then(|numbers| numbers.split_whitespace().nth(2)?.parse::<f64>().ok())
            .unwrap_or(GRID);
        let mut shapes = Vec::new();
        for tag in text.split("<path").skip(1) {
            let tag = tag.split('>').next().unwrap_or_default();
            let data = attribute(tag, "d").ok_or_else(|| wrong("a path has no `d`"))?;
            let path = BezPath::from_svg(data).map_err(|error| wrong(&error.to_string()))?;
            shapes.push((Affine::scale(GRID / side) * path, true));
        }
        if shapes.is_empty() {
            return Err(wrong("it has no `<path d=\"...\">`; other shapes are not read"));
        }
        self.known.insert(name.to_owned(), shapes);
        Ok(())
    }

    /// Whether there is an icon of this name.
    pub fn has(&self, name: &str) -> bool {
        self.known.contains_key(name)
    }

    /// The colour of an icon, if it has one.
    pub fn colour(&self, name: &str) -> Option<Colour> {
        self.colours.get(name).copied()
    }

    /// Gives icons the colours that nouns have.
    pub fn set_colour(&mut self, name: &str, colour: Colour) {
        self.colours.insert(name.to_owned(), colour);
    }

    /// The names of all icons.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.known.keys().map(String::as_str)
    }

    /// The shapes of an icon on the grid, and whether a shape in a shape is a hole.
    pub fn shapes(&self, name: &str) -> &[(BezPath, bool)] {
        self.known.get(name).or_else(|| self.known.get("unknown")).map_or(&[], Vec::as_slice)
    }

    /// Draws an icon into a square.
    pub fn draw(&self, name: &str, rect: Rect, colour: Colour) -> Vec<Item> {
        let by = into(rect);
        let shapes = self.shapes(name).iter();
        shapes
            .map(|(path, even_odd)| Item::Fill {
                path: by * path,
                paint: Paint::Solid(colour),
                even_odd: *even_odd,
            })
            .collect()
    }

    /// Draws a die with a symbol on it; one that may be added, but need not, is only its dashed edge.
    pub fn die(&self, icon: &str, colour: Colour, rect: Rect, ghost: bool) -> Vec<Item> {
        let by = into(rect);
        let (light, dark) = (colour.mix(Colour::WHITE, 0.35), colour.mix(Colour::BLACK, 0.42));
        let body = rounded(Rect::new(1.5, 1.5, 22.5, 22.5), 5.0);
        let symbol = by.transform_rect_bbox(Rect::new(5.25, 4.4, 18.75, 17.9));
        if ghost {
            let light = light.mix(Colour::WHITE, 0.2);
            let edge = by * rounded(Rect::new(2.2, 2.2, 21.8, 21.8), 4.6);
            let dash = Some((rect.width() * 0.11, rect.width() * 0.08));
            let mut items =
                vec![Item::Stroke { path: edge, width: rect.width() * 0.06, colour: light, dash }];
            items.extend(self.draw(icon, symbol, light));
            return items;
        }
        let fill = |path: BezPath, colour: Colour| Item::Fill {
            path: by * path,
            paint: colour.into(),
            even_odd: false,
        };
        let mut items = vec![
            fill(body, dark),
            fill(rounded(Rect::new(1.5, 1.5, 22.5, 20.7), 5.0), colour),
            fill(rounded(Rect::new(5.5, 2.2, 18.5, 3.3), 0.55), light),
        ];
        let ink = if colour.lightness() > 0.6 { Colour::hex(0x003A_2A04) } else { Colour::WHITE };
        items.extend(self.draw(icon, symbol, ink));
        items
    }
}

/// What takes the grid into a square.
fn into(rect: Rect) -> Affine {
    Affine::translate((rect.x0, rect.y0)) * Affine::scale(rect.width() / GRID)
}

fn shapes(name: &str, icon: &RawIcon) -> Result<Vec<(BezPath, bool)>, BadIcon> {
    let wrong = |why: String| BadIcon(name.to_owned(), why);
    let read = |data: &str| BezPath::from_svg(data).map_err(|error| wrong(error.to_string()));
    let mut shapes = Vec::new();
    for data in &icon.fill {
        shapes.push((read(data)?, true));
    }
    for line in &icon.stroke {
        let (width, data) =
            line.split_once(' ').ok_or_else(|| wrong("a line begins with its width".to_owned()))?;
        let width: f64 = width.parse().map_err(|error| wrong(format!("`{width}` is no width: {error}")))?;
        let style = Stroke::new(width).with_caps(Cap::Round).with_join(Join::Round);
        shapes.push((kurbo::stroke(read(data)?, &style, &StrokeOpts::default(), 0.02), false));
    }
    Ok(shapes)
}

/// The value of an attribute in a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let start = format!(" {name}=\"");
    let (_, after) = tag.split_once(&start)?;
    after.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape as _;

    #[test]
    fn every_built_in_icon_can_be_read_and_stays_on_its_grid() {
        let raw: BTreeMap<String, RawIcon> = toml::from_str(include_str!("../icons.toml")).unwrap();
        let mut outside = Vec::new();
        for (name, icon) in &raw {
            let shapes = shapes(name, icon).unwrap_or_else(|error| panic!("{error}"));
            assert!(!shapes.is_empty(), "{name} is empty");
            for (path, _) in shapes {
                let bounds = path.bounding_box();
                let inside = bounds.min_x() >= 0.2 && bounds.max_x() <= 23.8;
                let inside = inside && bounds.min_y() >= 0.2 && bounds.max_y() <= 23.8;
                outside.extend((!inside).then(|| format!("{name}: {bounds:?}")));
            }
        }
        assert!(outside.is_empty(), "{outside:#?}");
        assert_eq!(Icons::built_in().names().count(), raw.len());
    }

    #[test]
    fn an_icon_of_a_pack_is_read_from_its_paths() {
        let mut icons = Icons::default();
        icons.add_svg("bell", r#"<svg viewBox="0 0 48 48"><path d="M0 0H48V48Z"/></svg>"#).unwrap();
        let bounds = icons.shapes("bell")[0].0.bounding_box();
        assert_eq!((bounds.max_x(), bounds.max_y()), (24.0, 24.0));
        assert!(icons.add_svg("round", "<svg><circle r=\"3\"/></svg>").is_err());
    }
}
