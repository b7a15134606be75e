//! Colours as packs write them, and what is made of them.

use crate::num::byte;

/// A colour with its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
    /// Opacity; 255 hides what lies below.
    pub alpha: u8,
}

impl Colour {
    /// White.
    pub const WHITE: Self = Self::hex(0x00FF_FFFF);
    /// Black.
    pub const BLACK: Self = Self::hex(0);
    /// Dark brown, in which text is written on parchment.
    pub const INK: Self = Self::hex(0x002B_2318);
    /// The ground of rules text.
    pub const PARCHMENT: Self = Self::hex(0x00F5_ECD9);

    /// Makes an opaque colour of its number, `0xRRGGBB`.
    pub const fn hex(number: u32) -> Self {
        let [_, red, green, blue] = number.to_be_bytes();
        Self { red, green, blue, alpha: 255 }
    }

    /// Reads `#RRGGBB`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        u32::from_str_radix(digits, 16).ok().map(Self::hex)
    }

    /// The same colour, less opaque.
    #[must_use]
    pub fn fade(self, opacity: f64) -> Self {
        Self { alpha: byte(f64::from(self.alpha) / 255.0 * opacity), ..self }
    }

    /// This colour with a part of another.
    #[must_use]
    pub fn mix(self, other: Self, part: f64) -> Self {
        let mixed =
            |own: u8, other: u8| byte((f64::from(own) * (1.0 - part) + f64::from(other) * part) / 255.0);
        Self {
            red: mixed(self.red, other.red),
            green: mixed(self.green, other.green),
            blue: mixed(self.blue, other.blue),
            alpha: mixed(self.alpha, other.alpha),
        }
    }

    /// How light it looks, from 0 to 1.
    pub fn lightness(self) -> f64 {
        (0.299 * f64::from(self.red) + 0.587 * f64::from(self.green) + 0.114 * f64::from(self.blue)) / 255.0
    }

    /// The same hue, dark enough to be read on parchment.
    #[must_use]
    pub fn on_parchment(self) -> Self {
        // What all three have in common is grey; without it the hue stays clear when it gets darker.
        let grey = f64::from(self.red.min(self.green).min(self.blue)) * 0.8;
        let pure = |part: u8| f64::from(part) - grey;
        let (red, green, blue) = (pure(self.red), pure(self.green), pure(self.blue));
        let light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255.0;
        let scale = (0.38 / light.max(0.05)).min(1.15) / 255.0;
        Self {
            red: byte(red * scale),
            green: byte(green * scale),
            blue: byte(blue * scale),
            alpha: self.alpha,
        }
    }

    /// The same hue, light enough to be read on a dark ground.
    #[must_use]
    pub fn on_dark(self) -> Self {
        let mut colour = self;
        while colour.lightness() < 0.55 {
            colour = colour.mix(Self::WHITE, 0.08);
        }
        colour
    }

    /// A colour of its own for a word; the same on every machine.
    pub fn of_word(word: &str) -> Self {
        const WHEEL: [u32; 12] = [
            0x00B5_4A3A,
            0x00B8_6A2B,
            0x009A_7B1E,
            0x006E_8A2D,
            0x003F_8A4C,
            0x002F_8577,
            0x002F_7D9A,
            0x003C_69AE,
            0x0057_57B5,
            0x0077_4AAE,
            0x009A_4493,
            0x00AA_4569,
        ];
        let at = usize::try_from(crate::art::hash(word) % 12).unwrap_or(0);
        Self::hex(WHEEL.get(at).copied().unwrap_or(0x0055_5555))
    }
}
