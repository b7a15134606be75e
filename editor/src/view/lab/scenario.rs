//! A scenario as a form: rules, the situation in which play begins, goals and ranks. What is changed is its file.

use super::form::Rows;
use super::value::written;
use crate::app::Command;
use crate::app::state::Dialog;
use crate::widget::field::{draft_field_ui, name};
use egui::{RichText, Ui};
use provost_engine::situation::kind::{GOALS, RANKS};
use provost_engine::situation::setup::SCENARIO;
use provost_engine::situation::shape::{Key, Shapes};
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::spec::{FieldSpec, FieldType};

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
        let all = shapes.setup.iter().chain(shapes.given);
        let keys: Vec<Key> = all.filter(|key| key.key != SCENARIO && key.key != "seed").copied().collect();
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
fn list_ui(ui: &mut Ui, rows: &mut Rows<'_>, spec: &FieldSpec) {
    let (FieldType::Tables(fields) | FieldType::Rising(fields)) = spec.ty else { return };
    let path = [spec.key.to_owned()];
    let own: Vec<NewValue> = match rows.form.get(&path).map(written) {
        Some(NewValue::List(items)) => items,
        Some(NewValue::Text(_) | NewValue::Number(_) | NewValue::Flag(_) | NewValue::Table(_)) | None => {
            Vec::new()
        }
    };
    let view = rows.picks.view;
    let mut new: Option<Vec<NewValue>> = None;
    for (number, item) in own.iter().enumerate() {
        let label = format!("{}.{}", spec.key, number + 1);
        ui.group(|ui| {
            if let Some(changed) = block_ui(ui, rows, &label, fields, item) {
                let mut all = own.clone();
                if let Some(slot) = all.get_mut(number) {
                    *slot = changed;
                }
                new = Some(all);
            }
            ui.horizontal(|ui| {
                if number > 0 {
                    let up = ui.small_button(view.say("form-up"));
                    name(&up, &format!("{}: {label}", view.say("form-up")));
                    if up.clicked() {
                        let mut all = own.clone();
                        all.swap(number, number - 1);
                        new = Some(all);
                    }
                }
                let remove = ui.small_button(view.say("form-remove"));
                name(&remove, &format!("{}: {label}", view.say("form-remove")));
                if remove.clicked() {
                    let mut all = own.clone();
                    all.remove(number);
                    new = Some(all);
                }
            });
        });
    }
    let add = ui.small_button(view.say("form-add")).on_hover_text(spec.doc);
    name(&add, &format!("{}: {}", view.say("form-add"), spec.key));
    if add.clicked() {
        let required = fields.iter().filter(|field| field.required);
        let least = required.map(|field| (field.key.to_owned(), least(rows, field.ty)));
        let all = own.iter().cloned().chain([NewValue::Table(least.collect())]);
        new = Some(all.collect());
    }
    if let Some(all) = new {
        rows.set(&path, (!all.is_empty()).then_some(NewValue::List(all)));
    }
}

fn least(rows: &Rows<'_>, ty: FieldType) -> NewValue {
    if let FieldType::Noun(class) = ty {
        let noun = rows.picks.nouns(&[class]).into_iter().next();
        return NewValue::Text(noun.map_or_else(String::new, |noun| noun.0));
    }
    // A condition that can be read: the first example of the game's own.
    let games = provost_engine::games();
    let spec = games.iter().find(|spec| spec.id == rows.picks.game);
    let condition = spec.and_then(|spec| spec.measures.first()).map(|measure| measure.id.replace('-', " "));
    NewValue::Text(format!("{} is at least 1", condition.unwrap_or_default()))
}

/// One goal or rank. Returns it if it was changed.
fn block_ui(
    ui: &mut Ui,
    rows: &Rows<'_>,
    label: &str,
    fields: &[FieldSpec],
    item: &NewValue,
) -> Option<NewValue> {
    let own = if let NewValue::Table(rows) = item { rows.clone() } else { Vec::new() };
    let text = |value: Option<&NewValue>| match value {
        Some(NewValue::Text(text)) => text.clone(),
        Some(NewValue::Number(_) | NewValue::Flag(_) | NewValue::List(_) | NewValue::Table(_)) | None => {
            String::new()
        }
    };
    let get = |key: &str| own.iter().find(|(known, _)| known == key).map(|(_, value)| value);
    let mut new: Option<(&str, Option<NewValue>)> = None;
    for field in fields {
        let id = rows.id(&[label.to_owned(), field.key.to_owned()]);
        let title = format!("{label}.{}", field.key);
        match field.ty {
            FieldType::Texts => {
                if let Some(names) = names_ui(ui, id, &title, field.key, get(field.key)) {
                    new = Some((field.key, (!names.is_empty()).then_some(NewValue::Table(names))));
                }
            }
            FieldType::Noun(class) => {
                let nouns = rows.picks.nouns(&[class]);
                ui.horizontal(|ui| {
                    ui.label(RichText::new(field.key).small()).on_hover_text(field.doc);
                    if let Some(word) = rows.picks.pick_ui(ui, id, &title, &text(get(field.key)), &nouns) {
                        new = Some((field.key, Some(NewValue::Text(word))));
                    }
                });
            }
            FieldType::Number(..)
            | FieldType::Text
            | FieldType::Flag
            | FieldType::Choice(_)
            | FieldType::Nouns(_)
            | FieldType::Amounts(_)
            | FieldType::Entry(_)
            | FieldType::Entries(_)
            | FieldType::Use(_)
            | FieldType::Condition
            | FieldType::Numbers(..)
            | FieldType::Table(_)
            | FieldType::Tables(_)
            | FieldType::Rising(_)
            | FieldType::Own => {
                ui.horizontal(|ui| {
                    ui.label(RichText::new(field.key).small()).on_hover_text(field.doc);
                    if let Some(typed) = draft_field_ui(ui, id, &title, &text(get(field.key)), 1) {
                        new = Some((field.key, (!typed.is_empty()).then_some(NewValue::Text(typed))));
                    }
                });
            }
        }
    }
    let (key, value) = new?;
    let mut all: Vec<(String, NewValue)> = own.clone();
    match (all.iter_mut().find(|(known, _)| known == key), value) {
        (Some(slot), Some(value)) => slot.1 = value,
        (None, Some(value)) => all.push((key.to_owned(), value)),
        (_, None) => all.retain(|(known, _)| known != key),
    }
    Some(NewValue::Table(all))
}

/// A name in each language. Returns the new ones, if somebody typed; there may be none left.
fn names_ui(
    ui: &mut Ui,
    id: egui::Id,
    title: &str,
    key: &str,
    value: Option<&NewValue>,
) -> Option<Vec<(String, NewValue)>> {
    let names = if let Some(NewValue::Table(rows)) = value { rows.clone() } else { Vec::new() };
    let mut new = None;
    for language in LANGUAGES {
        let old = names.iter().find(|(known, _)| known == language).map(|(_, value)| value);
        let old = if let Some(NewValue::Text(text)) = old { text.as_str() } else { "" };
        ui.horizontal(|ui| {
            ui.label(RichText::new(format!("{key} ({language})")).small());
            let own = format!("{title}.{language}");
            if let Some(typed) = draft_field_ui(ui, id.with(language), &own, old, 1) {
                let mut all: Vec<_> = names.iter().filter(|(known, _)| known != language).cloned().collect();
                if !typed.is_empty() {
                    all.push((language.to_owned(), NewValue::Text(typed)));
                }
                new = Some(all);
            }
        });
    }
    new
}
