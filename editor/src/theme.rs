//! Colours and distances. Every panel takes them from here.

use crate::model::settings::ThemeChoice;
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, ThemePreference, Visuals};
use provost_interpreter::assist::Colour;

/// Space between things that belong together.
pub const GAP: f32 = 6.0;
/// Space around the content of a panel.
pub const MARGIN: i8 = 8;
/// Height of a row in lists and tables.
pub const ROW: f32 = 24.0;

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Whether it is dark.
    pub dark: bool,
    /// Errors.
    pub error: Color32,
    /// Warnings.
    pub warning: Color32,
    /// What is well.
    pub good: Color32,
    /// What one can act on.
    pub accent: Color32,
    /// Text that stays in the background.
    pub weak: Color32,
    /// Behind an estimate.
    pub estimate: Color32,
    /// A bar of a plot.
    pub bar: Color32,
    /// A bar that stands out.
    pub stands_out: Color32,
    /// Error bars, over bars and beside them.
    pub whisker: Color32,
    /// Text of a file.
    pub code: CodeColours,
    /// The paper of a card, and what is printed on it.
    pub paper: Color32,
    /// Print.
    pub ink: Color32,
    /// Fine print.
    pub faint_ink: Color32,
    /// Lines on paper.
    pub paper_line: Color32,
}

/// Colours of the words in a file.
#[derive(Clone, Copy, Debug)]
pub struct CodeColours {
    /// What has no colour of its own.
    pub plain: Color32,
    /// Keys of the file.
    pub key: Color32,
    /// Texts.
    pub text: Color32,
    /// Numbers.
    pub number: Color32,
    /// Words with a fixed meaning.
    pub keyword: Color32,
    /// Moments.
    pub hook: Color32,
    /// What is done.
    pub verb: Color32,
    /// Nouns of the packs.
    pub noun: Color32,
    /// Things and roles.
    pub thing: Color32,
    /// Comments.
    pub comment: Color32,
}

impl CodeColours {
    /// Returns the colour of a word.
    pub const fn of(&self, colour: Colour) -> Color32 {
        match colour {
            Colour::Comment => self.comment,
            Colour::Key | Colour::Header => self.key,
            Colour::Text => self.text,
            Colour::Number | Colour::Constant | Colour::Param => self.number,
            Colour::Sign | Colour::Unknown => self.plain,
            Colour::Keyword => self.keyword,
            Colour::Timing | Colour::Limit => self.hook,
            Colour::Verb => self.verb,
            Colour::Condition | Colour::Selector | Colour::Role => self.thing,
            Colour::Measure | Colour::Noun => self.noun,
        }
    }
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// Contrast of text to its ground is at least 4.5 to 1 in both themes; a test measures it.
const LIGHT: Theme = Theme {
    dark: false,
    error: rgb(0xb3_1d_28),
    warning: rgb(0x8a_5a_00),
    good: rgb(0x1e_6b_34),
    accent: rgb(0x1c_5d_99),
    weak: rgb(0x5c_63_6b),
    estimate: rgb(0xff_f0_cc),
    bar: rgb(0x8f_b8_de),
    stands_out: rgb(0xe5_a8_3b),
    whisker: rgb(0x24_29_2e),
    code: CodeColours {
        plain: rgb(0x24_29_2e),
        key: rgb(0x6a_3d_9a),
        text: rgb(0x1e_6b_34),
        number: rgb(0x9a_4a_00),
        keyword: rgb(0xa6_1e_4d),
        hook: rgb(0x1c_5d_99),
        verb: rgb(0x0b_66_6b),
        noun: rgb(0x8a_4b_08),
        thing: rgb(0x5a_3e_c8),
        comment: rgb(0x5c_63_6b),
    },
    paper: rgb(0xfd_fa_f3),
    ink: rgb(0x2b_24_1c),
    faint_ink: rgb(0x6b_5f_50),
    paper_line: rgb(0xd8_cc_b8),
};

const DARK: Theme = Theme {
    dark: true,
    error: rgb(0xff_7b_72),
    warning: rgb(0xe3_b3_41),
    good: rgb(0x7e_e2_9a),
    accent: rgb(0x79_c0_ff),
    weak: rgb(0x9a_a4_af),
    estimate: rgb(0x4a_3d_14),
    bar: rgb(0x2f_6f_ad),
    stands_out: rgb(0xa8_6a_10),
    whisker: rgb(0xe6_ed_f3),
    code: CodeColours {
        plain: rgb(0xe6_ed_f3),
        key: rgb(0xd2_a8_ff),
        text: rgb(0x9c_dc_a8),
        number: rgb(0xf0_b0_72),
        keyword: rgb(0xff_8f_b3),
        hook: rgb(0x79_c0_ff),
        verb: rgb(0x6f_d6_d6),
        noun: rgb(0xf2_cc_60),
        thing: rgb(0xb8_ac_ff),
        comment: rgb(0x9a_a4_af),
    },
    paper: rgb(0xf4_ee_e0),
    ink: rgb(0x2b_24_1c),
    faint_ink: rgb(0x6b_5f_50),
    paper_line: rgb(0xcf_c2_ab),
};

impl Theme {
    /// Returns the theme in which a context draws.
    pub fn of(ctx: &egui::Context) -> Self {
        if ctx.global_style().visuals.dark_mode { DARK } else { LIGHT }
    }

    /// Returns the colour of a severity.
    pub const fn severity(&self, severity: provost_grammar::diagnostic::Severity) -> Color32 {
        match severity {
            provost_grammar::diagnostic::Severity::Error => self.error,
            provost_grammar::diagnostic::Severity::Warning => self.warning,
        }
    }
}

/// Tells the context how everything looks, in light and dark.
pub fn install(ctx: &egui::Context) {
    ctx.set_visuals_of(egui::Theme::Light, visuals(Visuals::light(), &LIGHT));
    ctx.set_visuals_of(egui::Theme::Dark, visuals(Visuals::dark(), &DARK));
    ctx.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(GAP, GAP);
        style.spacing.button_padding = egui::vec2(8.0, 4.0);
        style.spacing.interact_size.y = ROW;
        style.spacing.menu_margin = Margin::same(6);
        style.text_styles = [
            (TextStyle::Heading, FontId::proportional(19.0)),
            (TextStyle::Body, FontId::proportional(14.5)),
            (TextStyle::Button, FontId::proportional(14.5)),
            (TextStyle::Small, FontId::proportional(12.0)),
            (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
        ]
        .into();
    });
}

fn visuals(mut visuals: Visuals, theme: &Theme) -> Visuals {
    if theme.dark {
        visuals.panel_fill = rgb(0x1b_1f_24);
        visuals.window_fill = rgb(0x24_29_30);
        visuals.extreme_bg_color = rgb(0x12_16_1a);
        visuals.faint_bg_color = rgb(0x22_27_2d);
        visuals.override_text_color = Some(rgb(0xe6_ed_f3));
        visuals.selection.bg_fill = rgb(0x1f_4b_7a);
    } else {
        visuals.panel_fill = rgb(0xf6_f7_f8);
        visuals.window_fill = rgb(0xff_ff_ff);
        visuals.extreme_bg_color = rgb(0xff_ff_ff);
        visuals.faint_bg_color = rgb(0xee_f1_f4);
        visuals.override_text_color = Some(rgb(0x24_29_2e));
        visuals.selection.bg_fill = rgb(0xbb_d9_f5);
    }
    // A blinking cursor would draw the window twice a second for nothing.
    visuals.text_cursor.blink = false;
    visuals.weak_text_color = Some(theme.weak);
    visuals.selection.stroke = Stroke::new(1.0, theme.accent);
    visuals.hyperlink_color = theme.accent;
    visuals.error_fg_color = theme.error;
    visuals.warn_fg_color = theme.warning;
    let radius = CornerRadius::same(4);
    for widget in [
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
    ] {
        widget.corner_radius = radius;
    }
    visuals
}

/// Returns what egui calls a choice of theme.
pub const fn preference(choice: ThemeChoice) -> ThemePreference {
    match choice {
        ThemeChoice::System => ThemePreference::System,
        ThemeChoice::Light => ThemePreference::Light,
        ThemeChoice::Dark => ThemePreference::Dark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: Color32) -> f32 {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_can_be_read() {
        for theme in [LIGHT, DARK] {
            let base = if theme.dark { Visuals::dark() } else { Visuals::light() };
            let visuals = visuals(base, &theme);
            let code = theme.code;
            let texts = [
                theme.error,
                theme.warning,
                theme.good,
                theme.accent,
                theme.weak,
                code.plain,
                code.key,
                code.text,
                code.number,
                code.keyword,
                code.hook,
                code.verb,
                code.noun,
                code.thing,
                code.comment,
            ];
            for ground in [visuals.panel_fill, visuals.extreme_bg_color, visuals.faint_bg_color] {
                for text in texts {
                    assert!(
                        contrast(text, ground) >= 4.5,
                        "{text:?} on {ground:?}: {}",
                        contrast(text, ground)
                    );
                }
            }
            assert!(contrast(theme.ink, theme.paper) >= 4.5);
            for bar in [theme.bar, theme.stands_out, visuals.panel_fill] {
                assert!(contrast(theme.whisker, bar) >= 3.0, "an error bar on {bar:?}");
            }
            assert!(contrast(theme.faint_ink, theme.paper) >= 4.5);
        }
    }
}
