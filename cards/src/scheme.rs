//! Colour schemes: the frame and the country of a card. Templates name some by noun; every other noun gets one of
//! its own colour.

use crate::art::hash;
use crate::colour::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The shape of hills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ridge {
    /// Rocks.
    Jagged,
    /// Waves.
    Waves,
    /// Flat mountains, with clouds before them.
    Mesas,
    /// Treetops.
    Domes,
    /// Walls.
    Battlements,
    /// Needles.
    Peaks,
}

/// The colours of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The frame.
    pub frame: Colour,
    /// The sky above.
    pub sky_top: Colour,
    /// The sky at the horizon.
    pub sky_bottom: Colour,
    /// The sun.
    pub sun: Colour,
    /// The farthest ridge.
    pub far: Colour,
    /// The ridge between.
    pub middle: Colour,
    /// The nearest ridge.
    pub near: Colour,
    /// The shape of the hills.
    pub ridge: Ridge,
}

/// A scheme as a template writes it; what it leaves out follows from the frame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct RawScheme {
    frame: Option<String>,
    sky: Option<[String; 2]>,
    sun: Option<String>,
    ridges: Option<[String; 3]>,
    ridge: Option<Ridge>,
}

impl Scheme {
    /// A scheme around one colour; the word only shapes the hills.
    pub fn of_colour(frame: Colour, word: &str) -> Self {
        const SHAPES: [Ridge; 4] = [Ridge::Jagged, Ridge::Domes, Ridge::Peaks, Ridge::Mesas];
        let at = usize::try_from(hash(word) % 4).unwrap_or(0);
        let deep = frame.mix(Colour::hex(0x0010_1420), 0.72);
        Self {
            frame,
            sky_top: deep,
            sky_bottom: frame.mix(Colour::hex(0x00FF_F2D8), 0.55),
            sun: frame.mix(Colour::hex(0x00FF_FDF0), 0.85),
            far: frame.mix(Colour::hex(0x0020_2430), 0.22),
            middle: frame.mix(Colour::hex(0x0018_1C28), 0.5),
            near: frame.mix(Colour::hex(0x000C_0F18), 0.76),
            ridge: SHAPES.get(at).copied().unwrap_or(Ridge::Jagged),
        }
    }
}

impl RawScheme {
    /// Fills in what is not written; the wrong colour if one cannot be read.
    pub fn read(&self, frame: Colour, word: &str) -> Result<Scheme, String> {
        let colour = |text: &str| Colour::parse(text).ok_or_else(|| text.to_owned());
        let frame = self.frame.as_deref().map(colour).transpose()?.unwrap_or(frame);
        let mut scheme = Scheme::of_colour(frame, word);
        if let Some([top, bottom]) = &self.sky {
            (scheme.sky_top, scheme.sky_bottom) = (colour(top)?, colour(bottom)?);
        }
        if let Some(sun) = &self.sun {
            scheme.sun = colour(sun)?;
        }
        if let Some([far, middle, near]) = &self.ridges {
            (scheme.far, scheme.middle, scheme.near) = (colour(far)?, colour(middle)?, colour(near)?);
        }
        scheme.ridge = self.ridge.unwrap_or(scheme.ridge);
        Ok(scheme)
    }
}

/// Schemes by the id of a noun, or by a word of a template.
pub type Schemes = BTreeMap<String, RawScheme>;
