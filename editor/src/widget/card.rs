//! A card as it will print.

use super::symbol::symbol;
use crate::model::card::{Card, Fact, FactValue, Symbol};
use crate::model::settings::Language;
use crate::theme::Theme;
use egui::{Color32, CornerRadius, FontId, Frame, Margin, RichText, Sense, Shadow, Stroke, Ui, vec2};

/// Size of symbols.
const SYMBOL: f32 = 19.0;

/// Draws a card in one language.
pub(crate) fn print_ui(ui: &mut Ui, theme: &Theme, card: &Card, language: Language, broken: &str) {
    let tag = language.tag();
    Frame::new()
        .fill(theme.paper)
        .stroke(Stroke::new(1.0, theme.paper_line))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(12))
        .shadow(Shadow { offset: [0, 2], blur: 6, spread: 0, color: Color32::from_black_alpha(40) })
        .show(ui, |ui| {
            ui.visuals_mut().override_text_color = Some(theme.ink);
            ui.set_width(ui.available_width());
            let name = card.name.get(tag);
            let name = if name.is_empty() { &card.id } else { name };
            ui.label(RichText::new(name).font(FontId::proportional(19.0)).strong().color(theme.ink));
            ui.label(
                RichText::new(format!("{} · {}", card.kind, card.pack.get(tag)))
                    .small()
                    .color(theme.faint_ink),
            );
            facts_ui(ui, theme, card, tag);
            rule_ui(ui, theme);
            let lines = match language {
                Language::En => &card.text.en,
                Language::De => &card.text.de,
            };
            for line in lines {
                if let Some(heading) = &line.heading {
                    ui.label(RichText::new(heading).small().strong().color(theme.ink));
                }
                ui.label(RichText::new(&line.text).font(FontId::proportional(15.5)));
            }
            if lines.is_empty() && card.is_broken {
                ui.label(RichText::new(broken).italics().color(theme.faint_ink));
            }
            let flavour = card.flavour.get(tag);
            if !flavour.is_empty() {
                ui.label(RichText::new(flavour).italics().color(theme.faint_ink));
            }
        });
}

fn rule_ui(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 5.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme.paper_line));
}

/// Draws the numbers, dice and goods, each with the name of its key.
fn facts_ui(ui: &mut Ui, theme: &Theme, card: &Card, tag: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 6.0);
        for fact in &card.facts {
            // Inside a wrapping row a group does not know how wide it will be; its size of the last frame tells.
            let id = ui.scope_id().with(("fact", fact.key, tag));
            let known = ui.data(|data| data.get_temp::<egui::Vec2>(id)).unwrap_or(vec2(40.0, 38.0));
            let group = egui::Layout::top_down(egui::Align::Min);
            let drawn = ui.allocate_ui_with_layout(known, group, |ui| {
                ui.spacing_mut().item_spacing = vec2(3.0, 1.0);
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                fact_ui(ui, theme, fact, tag);
                ui.min_size()
            });
            if drawn.inner != known {
                ui.data_mut(|data| data.insert_temp(id, drawn.inner));
                ui.ctx().request_repaint();
            }
        }
    });
}

fn fact_ui(ui: &mut Ui, theme: &Theme, fact: &Fact, tag: &str) {
    let mark = if fact.estimated { " ≈" } else { "" };
    let key = format!("{}{mark}", fact.key.replace('-', " "));
    ui.label(RichText::new(key).font(FontId::proportional(10.5)).color(theme.faint_ink));
    ui.horizontal(|ui| match &fact.value {
        FactValue::Number(number) => {
            ui.label(
                RichText::new(number.to_string()).font(FontId::proportional(17.0)).strong().color(theme.ink),
            );
        }
        FactValue::Words(words) => {
            ui.label(words.get(tag));
        }
        FactValue::Nouns(nouns) => nouns.iter().for_each(|noun| symbol_ui(ui, noun, tag, true)),
        FactValue::Amounts(amounts) if amounts.is_empty() => {
            ui.label("–");
        }
        FactValue::Amounts(amounts) => {
            for (count, noun) in amounts {
                ui.label(
                    RichText::new(count.to_string())
                        .font(FontId::proportional(17.0))
                        .strong()
                        .color(theme.ink),
                );
                symbol_ui(ui, noun, tag, false);
            }
        }
    });
}

/// A symbol, with its name beside it or when pointed at.
fn symbol_ui(ui: &mut Ui, noun: &Symbol, tag: &str, named: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(SYMBOL, SYMBOL), Sense::hover());
    symbol(ui.painter(), rect.center(), SYMBOL, noun);
    let name = noun.name.get(tag).to_owned();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
    if named {
        ui.label(name);
    } else {
        response.on_hover_text(name);
    }
}
