//! Input fields that return the entered value instead of changing it.

use egui::{Response, TextEdit, Ui};

/// A field on one line with a name for screen readers. Returns the new text if it was changed.
pub(crate) fn text_field_ui(
    ui: &mut Ui,
    id: &str,
    label: &str,
    hint: &str,
    text: &str,
) -> (Response, Option<String>) {
    let mut new = text.to_owned();
    let width = ui.available_width();
    let edit = TextEdit::singleline(&mut new).id_salt(id).hint_text(hint.to_owned()).desired_width(width);
    let response = ui.add(edit);
    name(&response, label);
    let changed = response.changed().then_some(new);
    (response, changed)
}

/// Gives a control a name for screen readers and tests.
pub(crate) fn name(response: &Response, label: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(label.to_owned()));
}

/// Draws a field whose value is only returned on Enter or when it loses the focus.
pub(crate) fn draft_field_ui(
    ui: &mut Ui,
    id: egui::Id,
    label: &str,
    text: &str,
    rows: usize,
) -> Option<String> {
    let mut draft: String = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| text.to_owned());
    let edit = if rows > 1 {
        TextEdit::multiline(&mut draft).desired_rows(rows)
    } else {
        TextEdit::singleline(&mut draft)
    };
    let edit = if rows > 1 { edit.code_editor().lock_focus(false) } else { edit };
    let width = ui.available_width().min(420.0);
    let response = ui.add(edit.id(id).desired_width(if rows > 1 { ui.available_width() } else { width }));
    name(&response, label);
    if response.changed() {
        ui.data_mut(|data| data.insert_temp(id, draft.clone()));
    }
    if !response.lost_focus() {
        return None;
    }
    ui.data_mut(|data| data.remove::<String>(id));
    (draft != text).then_some(draft)
}

/// Less, the number, more. Returns the new one.
pub(crate) fn number_ui(
    ui: &mut Ui,
    id: egui::Id,
    label: &str,
    number: i64,
    range: (i32, i32),
) -> Option<i64> {
    let (least, most) = (i64::from(range.0), i64::from(range.1));
    let mut new = None;
    ui.horizontal(|ui| {
        let less = ui.add_enabled(number > least, egui::Button::new("−"));
        name(&less, &format!("{label} −1"));
        if less.clicked() {
            new = Some(number - 1);
        }
        ui.scope(|ui| {
            ui.set_max_width(56.0);
            let typed = draft_field_ui(ui, id, label, &number.to_string(), 1);
            new = new.or_else(|| {
                let typed = typed?;
                typed.trim().parse().ok()
            });
        });
        let more = ui.add_enabled(number < most, egui::Button::new("+"));
        name(&more, &format!("{label} +1"));
        if more.clicked() {
            new = Some(number + 1);
        }
    });
    new
}
