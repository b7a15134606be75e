//! The country behind everything: sky, sun and three ridges.

use super::{Artist, HEIGHT};
use crate::colour::Colour;
use crate::list::{Paint, polygon};
use crate::num::wide;
use crate::scheme::Ridge;
use kurbo::{Affine, BezPath, Rect, Shape as _};

impl Artist<'_> {
    /// Draws sky, sun and ridges.
    pub(super) fn landscape(&mut self) {
        let scheme = self.scheme;
        let width = self.width;
        let sky = Rect::new(0.0, 0.0, width, HEIGHT);
        self.area(0.0, 0.0, width, HEIGHT, Paint::down(sky, &[scheme.sky_top, scheme.sky_bottom]));
        let (x, y) = (self.between(0.22, 0.78) * width, self.between(0.2, 0.38) * HEIGHT);
        for (radius, opacity) in [(0.25, 0.12), (0.18, 0.18), (0.13, 0.9)] {
            self.disc(x, y, radius * HEIGHT, scheme.sun.fade(opacity));
        }
        for _ in 0..3 {
            let (left, top) = (self.between(0.0, 0.8) * width, self.between(0.1, 0.5) * HEIGHT);
            let streak = Rect::new(left, top, left + self.between(0.1, 0.3) * width, top + 1.6);
            self.fill(streak.to_path(0.1), scheme.sun.fade(0.35));
        }
        let rows =
            [(0.60, 0.30, 5_u32, scheme.far), (0.73, 0.24, 7, scheme.middle), (0.91, 0.15, 9, scheme.near)];
        for (base, height, bumps, colour) in rows {
            // A wide window has more of the same hills, not longer ones.
            let count = (f64::from(bumps) * width / 296.0).round().max(3.0);
            let ridge = self.ridge(base * HEIGHT, height * HEIGHT, count, base > 0.9);
            self.fill(ridge, colour);
        }
    }

    fn ridge(&mut self, base: f64, height: f64, count: f64, nearest: bool) -> BezPath {
        let width = self.width;
        let step = width / count;
        let mut path = BezPath::new();
        path.move_to((-step, HEIGHT + 1.0));
        path.line_to((-step, base));
        let mut x = -step;
        while x < width + step {
            let top = base - height * self.between(0.45, 1.0);
            let low = base - height * self.between(0.0, 0.2);
            match self.scheme.ridge {
                Ridge::Jagged => {
                    let lean = self.between(0.35, 0.65);
                    path.line_to((x + step * lean * 0.7, f64::midpoint(top, low) + 4.0));
                    path.line_to((x + step * lean, top));
                    path.line_to((x + step, low));
                }
                Ridge::Waves => {
                    let top = base - height * 0.65;
                    path.curve_to(
                        (x + step * 0.3, top),
                        (x + step * 0.55, top - 4.0),
                        (x + step * 0.72, top + 3.0),
                    );
                    path.curve_to(
                        (x + step * 0.6, top + 8.0),
                        (x + step * 0.7, base),
                        (x + step, base - 2.0),
                    );
                }
                Ridge::Mesas if nearest => {
                    path.curve_to((x, top), (x + step, top), (x + step, base));
                }
                Ridge::Mesas => {
                    path.line_to((x + step * 0.16, low));
                    path.line_to((x + step * 0.26, top));
                    path.line_to((x + step * 0.74, top + 3.0));
                    path.line_to((x + step * 0.86, low));
                    path.line_to((x + step, low));
                }
                Ridge::Domes => {
                    path.curve_to((x - step * 0.05, top), (x + step * 1.05, top), (x + step, low));
                }
                Ridge::Battlements => {
                    let notch = step / 8.0;
                    let tower = self.pick(3) == 0;
                    let top = if tower { top } else { base - height * 0.35 };
                    for tooth in 0..4_u8 {
                        let left = x + f64::from(tooth) * 2.0 * notch;
                        path.line_to((left, top));
                        path.line_to((left + notch, top));
                        path.line_to((left + notch, top + 6.0));
                        path.line_to((left + 2.0 * notch, top + 6.0));
                    }
                }
                Ridge::Peaks => {
                    path.quad_to((x + step * 0.42, low), (x + step * 0.5, top));
                    path.quad_to((x + step * 0.58, low), (x + step, low));
                }
            }
            x += step;
        }
        path.line_to((width + 2.0 * step, HEIGHT + 1.0));
        path.close_path();
        path
    }

    /// Draws rays and two discs behind a thing.
    pub(super) fn rays(&mut self, colour: Colour, y: f64) {
        let x = self.width / 2.0;
        let reach = self.width.max(HEIGHT);
        for ray in 0..12_usize {
            let angle = wide(ray) * std::f64::consts::TAU / 12.0 + 0.13;
            let wedge = polygon([(0.0, 0.0), (reach, -reach * 0.115), (reach, reach * 0.115)]);
            self.fill(Affine::translate((x, y)) * Affine::rotate(angle) * wedge, colour.fade(0.13));
        }
        self.disc(x, y, HEIGHT * 0.40, colour.fade(0.14));
        self.disc(x, y, HEIGHT * 0.33, colour.fade(0.16));
    }
}
