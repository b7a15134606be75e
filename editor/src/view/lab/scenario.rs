//! A scenario as a form: rules, the situation in which play begins, goals and ranks. What is changed is its file.

use super::form::Rows;
use super::value::written;
use crate::app::Command;
use crate::app::state::Dialog;
use crate::widget::field::draft_field_ui;
use egui::{RichText, Ui};
use provost_engine::situation::kind::{GOALS, RANKS};
use provost_engine::situation::setup::SCENARIO;
use provost_engine::situation::shape::Shapes;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};

/// The languages of the cards.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// Draws the form.
pub(super) fn scenario_ui(ui: &mut Ui, rows: &mut Rows<'_>, shapes: &Shapes) {
    let view = rows.picks.view;
    let Some(entry) = rows.scenario.clone() else { return };
    let can_write = view.state.project.is_writable(&entry.file.root);
    ui.label(RichText::new(&entry.id).heading());
    if !can_write {
        ui.label(RichText::new(view.say("lab-scenario-shipped")).color(view.theme.warning));
        if view.state.has_folder() && ui.button(view.say("lab-scenario-copy")).clicked() {
            let id = format!("{}-copy", entry.id);
            rows.commands.push(Command::ShowDialog(Some(Dialog::Duplicate { entry, id })));
        }
    }
    ui.add_enabled_ui(can_write, |ui| {
        let name_path = ["name".to_owned()];
        texts_ui(ui, rows, &name_path);
        rows.title_ui(ui, "lab-scenario-rules");
        let effect = ["effect".to_owned()];
        let text = rows.form.words(&effect).unwrap_or_default().to_owned();
        let lines = text.lines().count().clamp(3, 12);
        let label = view.say("lab-scenario-rules");
        if let Some(typed) = draft_field_ui(ui, rows.id(&effect), &label, &text, lines) {
            let value = (!typed.trim().is_empty()).then_some(NewValue::Text(typed));
            rows.set(&effect, value);
        }
        rows.title_ui(ui, "lab-form-given");
        let mut keys: Vec<KeySpec> = shapes.under_given();
        keys.retain(|key| key.key != SCENARIO && key.key != "seed");
        rows.table_ui(ui, &["given".to_owned()], &keys, &[]);
        for (spec, message) in [(&GOALS, "lab-scenario-goals"), (&RANKS, "lab-scenario-ranks")] {
            rows.title_ui(ui, message);
            list_ui(ui, rows, spec);
        }
    });
}

/// A name in each language.
fn texts_ui(ui: &mut Ui, rows: &mut Rows<'_>, path: &[String]) {
    for language in LANGUAGES {
        let own: Vec<String> = path.iter().cloned().chain([language.to_owned()]).collect();
        ui.horizontal(|ui| {
            ui.label(RichText::new(language).small());
            let text = rows.form.words(&own).unwrap_or_default().to_owned();
            if let Some(typed) = draft_field_ui(ui, rows.id(&own), &own.join("."), &text, 1) {
                rows.set(&own, (!typed.is_empty()).then_some(NewValue::Text(typed)));
            }
        });
    }
}

/// A list of tables: goals or ranks, each in a block.
fn list_ui(ui: &mut Ui, rows: &mut Rows<'_>, spec: &KeySpec) {
    let Some(ValueType::Table(fields, _)) = spec.ty.item() else { return };
    let path = [spec.key.to_owned()];
    let own = rows.form.get(&path).map_or(NewValue::List(Vec::new()), written);
    if let Some(new) = rows.picks.tables_ui(ui, rows.id(&path), spec.key, fields, &own) {
        rows.set(&path, (new != NewValue::List(Vec::new())).then_some(new));
    }
}
