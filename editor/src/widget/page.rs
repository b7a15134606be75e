//! A page of the manual: headings, paragraphs, and examples in fixed print.

use egui::{RichText, Ui};

/// Draws a text in the little Markdown that our pages use.
pub(crate) fn page_ui(ui: &mut Ui, text: &str) {
    let mut fenced = false;
    let mut paragraph = String::new();
    for line in text.lines() {
        let is_text =
            !fenced && !line.starts_with("```") && !line.starts_with('#') && !line.trim().is_empty();
        if is_text {
            paragraph.push_str(if paragraph.is_empty() { "" } else { " " });
            paragraph.push_str(line.trim());
            continue;
        }
        paragraph_ui(ui, &mut paragraph);
        if line.starts_with("```") {
            fenced = !fenced;
        } else if fenced {
            ui.label(RichText::new(line).monospace());
        } else if let Some(heading) = line.strip_prefix('#') {
            ui.heading(heading.trim_start_matches('#').trim());
        }
    }
    paragraph_ui(ui, &mut paragraph);
}

fn paragraph_ui(ui: &mut Ui, paragraph: &mut String) {
    if !paragraph.is_empty() {
        ui.label(paragraph.replace("**", "").replace('`', ""));
        paragraph.clear();
    }
}
