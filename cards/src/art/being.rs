//! People and beasts, put together of parts that the id chooses.

use super::{Artist, HEIGHT};
use crate::colour::Colour;
use crate::list::{disc, polygon};
use crate::num::wide;
use kurbo::Affine;
use std::f64::consts::PI;

/// What somebody wears on the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Head {
    Hood,
    Helm,
    Horns,
    Hat,
    Hair,
    LongHair,
}

/// What somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tool {
    Staff,
    Sword,
    Axe,
    Bow,
    Spear,
    Nothing,
}

const STEEL: Colour = Colour::hex(0x00C3_CAD4);
const WOOD: Colour = Colour::hex(0x0059_3A20);
const IVORY: Colour = Colour::hex(0x00EC_E2C6);
const GOLD: Colour = Colour::hex(0x00F0_BE46);

impl Artist<'_> {
    /// Where somebody stands: in the middle, with room for a banner above the head.
    fn standing(&self) -> Affine {
        Affine::translate((self.width / 2.0, HEIGHT - 226.0 * 0.88)) * Affine::scale(0.88)
    }

    /// Draws somebody from the waist up; leaders wear a crown.
    pub(super) fn figure(&mut self, leader: bool) {
        let heads = [Head::Hood, Head::Helm, Head::Horns, Head::Hat, Head::Hair, Head::LongHair];
        let head = self.one_of(&heads, Head::Hair);
        let head = if leader { Head::Hair } else { head };
        let tools = [Tool::Staff, Tool::Sword, Tool::Axe, Tool::Bow, Tool::Spear, Tool::Nothing];
        let tool = self.one_of(&tools, Tool::Nothing);
        let skins = [0x00F0_C9A0, 0x00D9_A273, 0x00A8_6B42, 0x0070_452B].map(Colour::hex);
        let skin = self.one_of(&skins, Colour::hex(0x00D9_A273));
        let hairs = [0x002B_1D14, 0x006B_3F1D, 0x00A8_3E1F, 0x00D8_A84A, 0x00D9_D5CC].map(Colour::hex);
        let hair = self.one_of(&hairs, Colour::hex(0x006B_3F1D));
        let bearded = !matches!(head, Head::LongHair | Head::Hood) && self.pick(5) < 3;
        let cloth = self.scheme.middle.mix(self.scheme.frame, 0.35);
        let dark = self.scheme.near.mix(self.scheme.middle, 0.3);
        let by = self.standing();
        let side = if self.pick(2) == 0 { 1.0 } else { -1.0 };
        self.tool(tool, by, side);
        self.halves("M0 118C40 120 68 140 80 226L0 226", by, dark);
        self.behind(head, by, hair, cloth);
        self.halves("M0 130C30 134 54 148 60 226L0 226", by, cloth);
        self.pair("M21 137C46 133 66 148 71 178C54 170 36 166 20 165Z", by, STEEL);
        self.pair("M21 150C44 146 60 156 69 171L71 178C54 170 36 166 20 165Z", by, GOLD.mix(cloth, 0.15));
        self.halves("M0 108L11 108L12 140L0 150", by, skin.mix(Colour::BLACK, 0.2));
        self.pair("M0 172L15 130L24 136L0 186Z", by, GOLD);
        self.halves("M0 60C21 60 26 76 25 92C24 113 12 126 0 128", by, skin);
        self.face(by, skin, hair);
        if bearded {
            let beard = self.pick(2) == 0;
            let shape = if beard {
                "M0 104C8 101 14 104 18 100L25 88C29 116 20 142 0 160"
            } else {
                "M0 106C8 102 14 106 19 102L25 90C27 112 16 130 0 136"
            };
            self.halves(shape, by, hair);
            self.line("M-7 113Q0 117 7 113", by, 2.0, skin.mix(Colour::hex(0x0080_2020), 0.5));
        } else {
            self.line("M-7 112Q0 116 7 112", by, 2.0, skin.mix(Colour::hex(0x0080_2020), 0.5));
        }
        self.on_head(head, by, hair, cloth);
        if leader {
            self.halves("M0 22L4 36L13 40L24 30L27 66C18 62 8 61 0 61", by, GOLD);
            for x in [-15.0, 0.0, 15.0] {
                self.fill(by * disc((x, 53.0), 3.2), Colour::hex(0x00B3_2F3B));
            }
        }
    }

    fn face(&mut self, by: Affine, skin: Colour, hair: Colour) {
        for side in [-1.0, 1.0] {
            self.fill(
                by * super::path(if side < 0.0 {
                    "M-15 91Q-10 86 -5 91Q-10 95 -15 91Z"
                } else {
                    "M15 91Q10 86 5 91Q10 95 15 91Z"
                }),
                Colour::WHITE,
            );
            self.fill(by * disc((side * 9.6, 91.0), 2.6), Colour::hex(0x0022_1A16));
        }
        self.line("M-17 84Q-11 79 -4 83", by, 2.6, hair.mix(Colour::BLACK, 0.3));
        self.line("M17 84Q11 79 4 83", by, 2.6, hair.mix(Colour::BLACK, 0.3));
        self.line("M1 90L3 102L-2 103", by, 1.6, skin.mix(Colour::BLACK, 0.3));
    }

    fn behind(&mut self, head: Head, by: Affine, hair: Colour, cloth: Colour) {
        match head {
            Head::Hood => self.halves(
                "M0 40C38 40 46 78 42 112C40 134 34 146 28 156L0 160",
                by,
                cloth.mix(Colour::BLACK, 0.15),
            ),
            Head::LongHair => self.halves("M0 46C36 46 40 80 39 150C30 158 18 160 0 160", by, hair),
            Head::Helm | Head::Horns | Head::Hat | Head::Hair => {}
        }
    }

    fn on_head(&mut self, head: Head, by: Affine, hair: Colour, cloth: Colour) {
        match head {
            Head::Hood => {
                self.pair(
                    "M0 40C36 40 44 74 41 108L36 136L24 114C30 84 24 64 0 62Z",
                    by,
                    cloth.mix(Colour::WHITE, 0.06),
                );
            }
            Head::Helm | Head::Horns => {
                if head == Head::Horns {
                    self.pair("M24 72C42 72 52 58 50 34C66 58 56 90 26 90Z", by, IVORY);
                }
                self.halves("M0 42C26 42 32 66 30 88L0 88", by, STEEL);
                self.halves("M0 80L31 80L30 89L0 89", by, STEEL.mix(Colour::BLACK, 0.25));
                self.halves("M0 80L4 80L3.4 106L0 108", by, STEEL.mix(Colour::BLACK, 0.12));
            }
            Head::Hat => {
                self.halves("M0 6C10 30 20 50 28 66L0 68", by, cloth);
                self.halves("M0 60C26 60 52 66 56 72C40 82 18 80 0 80", by, cloth.mix(Colour::BLACK, 0.12));
                self.halves("M0 56L23 56L26 64L0 66", by, GOLD);
            }
            Head::Hair | Head::LongHair => {
                self.halves("M0 48C28 46 34 70 29 96C27 82 24 76 14 72C8 70 3 70 0 70", by, hair);
            }
        }
    }

    fn tool(&mut self, tool: Tool, by: Affine, side: f64) {
        let by = by * Affine::scale_non_uniform(side, 1.0);
        match tool {
            Tool::Staff => {
                self.line("M78 226L84 34", by, 6.0, WOOD);
                self.fill(by * disc((84.0, 28.0), 12.0), GOLD.mix(WOOD, 0.25));
                self.fill(by * disc((84.0, 28.0), 8.0), self.scheme.sun);
            }
            Tool::Sword => {
                self.fill(by * super::path("M78 150L82 42L87 30L92 42L94 150Z"), STEEL);
                self.fill(by * super::path("M87 30L92 42L94 150L86 150Z"), STEEL.mix(Colour::BLACK, 0.2));
                self.fill(by * super::path("M66 148H106V157H66Z"), GOLD);
                self.line("M86 156L86 200", by, 8.0, WOOD);
            }
            Tool::Axe => {
                self.line("M78 226L86 26", by, 6.0, WOOD);
                self.fill(
                    by * super::path("M84 36C98 30 110 24 122 30C116 46 116 62 122 78C108 82 96 76 82 72Z"),
                    STEEL,
                );
                self.fill(
                    by * super::path("M116 28L122 30C116 46 116 62 122 78L115 79C110 62 110 44 116 28Z"),
                    IVORY,
                );
            }
            Tool::Bow => {
                self.line("M70 20C112 60 112 150 70 196", by, 6.0, WOOD);
                self.line("M70 20L70 196", by, 1.4, IVORY);
            }
            Tool::Spear => {
                self.line("M80 226L84 40", by, 5.0, WOOD);
                self.fill(by * super::path("M84 12L94 40L84 52L75 40Z"), STEEL);
            }
            Tool::Nothing => {}
        }
    }

    /// Draws a beast: a head with horns, something in a shell, or arms around an eye.
    pub(super) fn monster(&mut self) {
        let hide = self.scheme.middle.mix(self.scheme.near, 0.55);
        let light = self.scheme.far.mix(self.scheme.frame, 0.3);
        let by = self.standing();
        match self.pick(3) {
            0 => self.horned(by, hide, light),
            1 => self.shelled(by, hide, light),
            _ => self.many_armed(by, hide, light),
        }
    }

    fn horned(&mut self, by: Affine, hide: Colour, light: Colour) {
        let horns = [
            "M38 76C66 70 84 48 82 14C106 52 96 100 44 104Z",
            "M34 70C50 60 54 40 46 14C74 30 84 66 52 92Z",
            "M46 84C76 88 96 78 108 52C112 92 88 116 50 112Z",
        ];
        let horn = self.one_of(&horns, "M38 76C66 70 84 48 82 14C106 52 96 100 44 104Z");
        self.pair(horn, by, IVORY.mix(hide, 0.1));
        self.halves("M0 150C50 150 92 176 104 226L0 226", by, hide.mix(Colour::BLACK, 0.25));
        self.halves("M0 54C44 54 66 80 66 116C66 154 44 196 0 200", by, hide);
        self.pair("M12 106L46 96C44 116 24 124 12 112Z", by, Colour::hex(0x00FF_E08A));
        self.pair("M24 102L32 100L30 116L25 116Z", by, Colour::hex(0x0018_1010));
        self.pair("M8 96L54 80L54 90L10 106Z", by, hide.mix(Colour::BLACK, 0.35));
        self.pair("M4 134L12 132L9 141Z", by, Colour::hex(0x0018_1010));
        self.halves("M0 152C22 152 40 148 48 142C46 174 24 186 0 186", by, Colour::hex(0x0022_0E12));
        for x in [6.0, 20.0, 34.0] {
            let tooth = format!("M{} 150L{} 149L{} 163Z", x - 5.0, x + 5.0, x);
            self.pair(&tooth, by, IVORY);
        }
        let spots = self.pick(4) + 2;
        for _ in 0..spots {
            let (x, y) = (self.between(-40.0, 40.0), self.between(62.0, 84.0));
            let radius = self.between(2.0, 5.0);
            self.fill(by * disc((x, y), radius), light);
        }
    }

    fn shelled(&mut self, by: Affine, hide: Colour, light: Colour) {
        for (index, angle) in (0..7_u8).map(|index| (index, PI * (1.06 + f64::from(index) * 0.135))) {
            let long = if index % 2 == 0 { 128.0 } else { 116.0 };
            let at = |turn: f64, reach: f64| {
                (-18.0 + reach * (angle + turn).cos(), 176.0 + reach * (angle + turn).sin())
            };
            let spike = [at(-0.12, 92.0), at(0.0, long), at(0.12, 92.0)];
            self.fill(by * polygon(spike), hide.mix(Colour::BLACK, 0.2));
        }
        self.fill(
            by * super::path("M-150 226C-140 196 -60 196 -10 200C40 200 96 196 118 226Z"),
            light.mix(hide, 0.35),
        );
        self.fill(
            by * super::path("M-118 200C-122 110 -70 72 -18 72C40 72 84 116 80 200C30 214 -70 214 -118 200Z"),
            hide,
        );
        self.fill(
            by * super::path("M-18 72C40 72 84 116 80 200C54 208 20 210 -10 210C40 170 40 110 -18 72Z"),
            Colour::BLACK.fade(0.18),
        );
        self.line("M-18 206C-84 206 -92 112 -20 108C44 106 46 186 -14 184C-58 182 -56 134 -18 134C12 136 12 164 -12 162", by, 8.0, light);
        for (x, top) in [(74.0, 96.0), (98.0, 116.0)] {
            let stalk = format!("M{} 206Q{} 160 {} {}", x + 6.0, x - 4.0, x, top);
            self.line(&stalk, by, 9.0, light.mix(hide, 0.35));
            self.fill(by * disc((x, top), 11.0), Colour::WHITE);
            self.fill(by * disc((x + 2.0, top + 1.0), 5.0), Colour::hex(0x0018_1010));
        }
        for x in [84.0, 96.0, 107.0] {
            self.fill(by * super::path(&format!("M{} 200L{} 200L{} 211Z", x - 4.5, x + 4.5, x)), IVORY);
        }
    }

    fn many_armed(&mut self, by: Affine, hide: Colour, light: Colour) {
        let arms = 4 + usize::from(self.pick(2) == 0);
        for arm in 0..arms {
            let spread = 18.0 + wide(arm) * 20.0;
            let height = self.between(46.0, 120.0);
            let curl = self.between(10.0, 26.0);
            for side in [-1.0, 1.0] {
                let colour = if side < 0.0 { hide } else { hide.mix(Colour::BLACK, 0.15) };
                let shape = format!(
                    "M{} 226C{} 190 {} 170 {} {}C{} {} {} {} {} {}",
                    side * (8.0 + wide(arm) * 9.0),
                    side * spread * 0.7,
                    side * (spread + 26.0),
                    side * (spread + 12.0),
                    height + 30.0,
                    side * (spread + 4.0),
                    height,
                    side * (spread + curl + 18.0),
                    height - 14.0,
                    side * (spread + curl + 14.0),
                    height + 14.0,
                );
                self.line(&shape, by, 15.0 - wide(arm) * 1.6, colour);
            }
        }
        self.halves("M0 74C40 74 60 104 58 138C56 180 40 214 30 226L0 226", by, hide);
        self.fill(by * super::path("M-38 130Q0 92 38 130Q0 166 -38 130Z"), Colour::hex(0x00F6_EFD8));
        self.fill(by * disc((0.0, 129.0), 16.0), light.mix(Colour::hex(0x00E0_B030), 0.6));
        self.fill(by * super::path("M0 112Q7 129 0 146Q-7 129 0 112Z"), Colour::hex(0x0012_0C0C));
        self.fill(by * disc((-6.0, 122.0), 3.2), Colour::WHITE);
        self.line("M-40 122Q0 84 40 122", by, 6.0, hide.mix(Colour::BLACK, 0.35));
        for x in [-24.0, -12.0, 0.0, 12.0, 24.0] {
            self.fill(by * super::path(&format!("M{} 180L{} 180L{x} 194Z", x - 6.0, x + 6.0)), IVORY);
        }
    }
}
