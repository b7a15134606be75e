//! Houses with their sign, and things in rays.

use super::{Artist, HEIGHT};
use crate::colour::Colour;
use crate::icon::Icons;
use crate::list::{Paint, polygon, rounded};
use kurbo::Rect;

impl Artist<'_> {
    /// Draws an icon in rays.
    pub(super) fn thing(&mut self, icon: &str, icons: &Icons) {
        let scheme = self.scheme;
        let sky = Rect::new(0.0, 0.0, self.width, HEIGHT);
        self.area(0.0, 0.0, self.width, HEIGHT, Paint::down(sky, &[scheme.sky_top, scheme.sky_bottom]));
        // A low window has its banner over the upper part.
        let low = self.width > HEIGHT * 1.7;
        let (middle, part) = if low { (0.66, 0.5) } else { (0.55, 0.54) };
        self.rays(Colour::WHITE, middle * HEIGHT);
        let mut hill = vec![(-1.0, HEIGHT + 1.0), (-1.0, HEIGHT * 0.9)];
        let mut x = 0.0;
        while x < self.width {
            let step = self.between(14.0, 30.0);
            hill.push((x + step * 0.5, HEIGHT * self.between(0.84, 0.92)));
            hill.push((x + step, HEIGHT * self.between(0.91, 0.96)));
            x += step;
        }
        hill.push((self.width + 1.0, HEIGHT + 1.0));
        self.polygon(&hill, scheme.near);
        let side = HEIGHT * part;
        let (left, top) = ((self.width - side) / 2.0, HEIGHT * middle - side / 2.0);
        let rect = Rect::new(left, top, left + side, top + side);
        let shadow = scheme.near.mix(Colour::BLACK, 0.35);
        self.items.extend(icons.draw(icon, rect + kurbo::Vec2::new(3.0, 4.0), shadow.fade(0.55)));
        self.items.extend(icons.draw(icon, rect, Colour::PARCHMENT));
    }

    /// Draws a house with a round sign.
    pub(super) fn building(&mut self, icon: &str, icons: &Icons) {
        let scheme = self.scheme;
        let width = self.width;
        let sky = Rect::new(0.0, 0.0, width, HEIGHT);
        let (top, bottom) = (Colour::hex(0x0028_3347), Colour::hex(0x00E0_A56A));
        self.area(0.0, 0.0, width, HEIGHT, Paint::down(sky, &[top, top.mix(bottom, 0.35), bottom]));
        let sun = self.between(0.15, 0.85) * width;
        self.disc(sun, HEIGHT * 0.3, 26.0, Colour::hex(0x00FF_E9B8).fade(0.85));
        self.skyline();
        let roofs = [0x008C_5A2B, 0x0079_3B31, 0x004F_6170, 0x0056_6B3A, 0x006A_4A7C].map(Colour::hex);
        let roof = self.one_of(&roofs, Colour::hex(0x008C_5A2B)).mix(scheme.frame, 0.25);
        let middle = width / 2.0;
        let (left, right) = (middle - 92.0, middle + 92.0);
        let eaves = HEIGHT * 0.46;
        let chimney = middle + self.between(30.0, 58.0) * if self.pick(2) == 0 { 1.0 } else { -1.0 };
        self.area(chimney, HEIGHT * 0.1, chimney + 18.0, eaves, roof.mix(Colour::BLACK, 0.35));
        self.area(left, eaves - 4.0, right, HEIGHT, Colour::hex(0x00D9_C49A));
        self.area(middle, eaves - 4.0, right, HEIGHT, Colour::BLACK.fade(0.12));
        let beam = Colour::hex(0x005B_3D22);
        for x in [left, left + 58.0, right - 64.0, right - 6.0] {
            self.area(x, eaves, x + 6.0, HEIGHT, beam);
        }
        self.area(left, HEIGHT * 0.66, right, HEIGHT * 0.66 + 5.0, beam);
        for (x, lit) in [(left + 18.0, true), (right - 48.0, true)] {
            let window = if lit { Colour::hex(0x00FF_D77A) } else { beam };
            self.fill(rounded(Rect::new(x, HEIGHT * 0.72, x + 30.0, HEIGHT * 0.87), 2.0), window);
            self.area(x + 14.0, HEIGHT * 0.72, x + 16.0, HEIGHT * 0.87, beam);
        }
        self.fill(
            rounded(Rect::new(middle - 22.0, HEIGHT * 0.68, middle + 22.0, HEIGHT * 1.1), 20.0),
            beam.mix(Colour::BLACK, 0.35),
        );
        let ridge = HEIGHT * self.between(0.14, 0.2);
        let flat = self.between(0.35, 0.6) * 92.0;
        self.fill(
            polygon([
                (left - 22.0, eaves + 6.0),
                (middle - flat, ridge),
                (middle + flat, ridge),
                (right + 22.0, eaves + 6.0),
            ]),
            roof,
        );
        self.fill(
            polygon([
                (middle, ridge),
                (middle + flat, ridge),
                (right + 22.0, eaves + 6.0),
                (middle, eaves + 6.0),
            ]),
            Colour::BLACK.fade(0.15),
        );
        let sign = HEIGHT * 0.42;
        self.disc(middle, sign, 33.0, Colour::hex(0x00E6_B84F));
        self.disc(middle, sign, 30.0, Colour::hex(0x001F_1912));
        let rect = Rect::new(middle - 18.0, sign - 18.0, middle + 18.0, sign + 18.0);
        self.items.extend(icons.draw(icon, rect, Colour::PARCHMENT));
    }

    /// Draws roofs and towers far away.
    fn skyline(&mut self) {
        let colour = Colour::hex(0x006B_5F63);
        let mut x = -10.0;
        while x < self.width {
            let (step, top) = (self.between(22.0, 44.0), HEIGHT * self.between(0.42, 0.58));
            self.area(x, top, x + step, HEIGHT, colour);
            if self.pick(2) == 0 {
                self.polygon(&[(x - 2.0, top), (x + step / 2.0, top - 18.0), (x + step + 2.0, top)], colour);
            } else {
                for tooth in 0..3_u8 {
                    let left = x + f64::from(tooth) * step / 2.5;
                    self.area(left, top - 7.0, left + step / 5.0, top + 1.0, colour);
                }
            }
            x += step;
        }
        self.area(0.0, HEIGHT * 0.82, self.width, HEIGHT, Colour::hex(0x0056_4A45));
    }
}
