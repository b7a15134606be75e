//! The situation as a form: a row for each present key, and a list of those that can be added. The keys come
//! from the game's own table, so every game has the same form.

use super::value::{Picks, Word, written};
use crate::app::{Command, LabCommand};
use crate::model::form::Form;
use crate::model::lab::Origin;
use crate::view::View;
use crate::widget::field::name;
use crate::worker::EntryKey;
use egui::{CollapsingHeader, Id, RichText, ScrollArea, Ui};
use provost_engine::situation::shape;
use provost_games::Shipped;
use provost_interpreter::pack::value::ValueKind;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::value_type::{COUNT, KeySpec, ValueType};

/// Everything a row needs.
pub(super) struct Rows<'a> {
    pub(super) picks: Picks<'a>,
    pub(super) form: &'a Form,
    /// The scenario whose keys these are; nothing for those of the situation.
    pub(super) scenario: Option<EntryKey>,
    pub(super) commands: &'a mut Vec<Command>,
}

/// Draws the form of the situation, or of the scenario it comes from.
pub(super) fn form_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let lab = &view.state.lab;
    let Some(shapes) = shape::shapes::<Shipped>(&lab.game) else { return };
    let picks = Picks { view, game: &lab.game };
    ScrollArea::vertical().id_salt("lab-form").auto_shrink(false).show(ui, |ui| {
        if let (Origin::Scenario { file, id }, Some(form)) = (&lab.origin, &lab.scenario) {
            let scenario = Some(EntryKey { file: file.clone(), id: id.clone() });
            let mut rows = Rows { picks, form, scenario, commands };
            super::scenario::scenario_ui(ui, &mut rows, &shapes);
            return;
        }
        let Some(form) = &lab.form else {
            ui.label(RichText::new(view.say("lab-unreadable")).color(view.theme.error));
            return;
        };
        let mut rows = Rows { picks, form, scenario: None, commands };
        let given = ["given".to_owned()];
        rows.title_ui(ui, "lab-form-given");
        let keys: Vec<KeySpec> = shapes.under_given();
        rows.table_ui(ui, &given, &keys, &[]);
        rows.title_ui(ui, "lab-form-then");
        let then: Vec<KeySpec> = shapes.then.clone();
        rows.table_ui(ui, &["then".to_owned()], &then, &[]);
    });
}

impl Rows<'_> {
    pub(super) fn title_ui(&self, ui: &mut Ui, message: &str) {
        ui.add_space(4.0);
        ui.label(RichText::new(self.picks.view.say(message)).strong());
    }

    /// Sets a key, or removes it.
    pub(super) fn set(&mut self, path: &[String], value: Option<NewValue>) {
        let path = path.to_vec();
        self.commands.push(match &self.scenario {
            Some(entry) => Command::SetField { entry: entry.clone(), path, value },
            None => Command::Lab(LabCommand::SetKey(path, value)),
        });
    }

    pub(super) fn id(&self, path: &[String]) -> Id {
        Id::unique("lab-form").with(self.scenario.as_ref().map(|entry| &entry.id)).with(path)
    }

    /// Draws the keys of a table, and those that can be added to it.
    pub(super) fn table_ui(&mut self, ui: &mut Ui, path: &[String], keys: &[KeySpec], classes: &[&str]) {
        let there: Vec<String> = self.form.keys(path).into_iter().map(str::to_owned).collect();
        let known = keys.iter().map(|key| key.key).filter(|key| there.iter().any(|own| own == key));
        let nouns = self.picks.nouns(classes);
        let numbers = there.iter().filter(|own| nouns.iter().any(|noun| noun.0 == **own));
        let order: Vec<String> = numbers.cloned().chain(known.map(str::to_owned)).collect();
        for key in &order {
            let own: Vec<String> = path.iter().cloned().chain([key.clone()]).collect();
            match keys.iter().find(|known| known.key == key) {
                Some(KeySpec { ty: ValueType::Table(inner, classes), doc, .. }) => {
                    self.group_ui(ui, &own, doc, inner, classes);
                }
                Some(KeySpec { ty, doc, .. }) => self.row_ui(ui, &own, &key.replace('-', " "), doc, *ty),
                None => {
                    let title = nouns.iter().find(|noun| noun.0 == *key).map_or(key.as_str(), |noun| &noun.1);
                    self.row_ui(ui, &own, title, "", COUNT);
                }
            }
        }
        let missing = |key: &str| there.iter().all(|own| own != key);
        let words = keys.iter().map(|key| (key.key.to_owned(), key.key.replace('-', " ")));
        let words: Vec<Word> = words.chain(nouns).filter(|(key, _)| missing(key)).collect();
        if let Some(key) = self.picks.add_ui(ui, self.id(path), &path.join("."), words) {
            let ty = keys.iter().find(|known| known.key == key).map(|known| known.ty);
            let value = self.picks.least(ty.unwrap_or(ValueType::Number(1, 999)));
            let own: Vec<String> = path.iter().cloned().chain([key]).collect();
            self.set(&own, Some(value));
        }
    }

    /// A table inside the table.
    fn group_ui(&mut self, ui: &mut Ui, path: &[String], doc: &str, keys: &[KeySpec], classes: &[&str]) {
        let title = path.last().map(|key| key.replace('-', " ")).unwrap_or_default();
        let header = CollapsingHeader::new(title).id_salt(self.id(path)).default_open(true).show(ui, |ui| {
            if !matches!(self.form.get(path).map(|value| &value.kind), Some(ValueKind::Table(_))) {
                ui.label(self.picks.view.say("lab-odd-value"));
                return;
            }
            self.table_ui(ui, path, keys, classes);
            let remove = ui.small_button(self.picks.view.say("form-remove"));
            name(&remove, &format!("{}: {}", self.picks.view.say("form-remove"), path.join(".")));
            if remove.clicked() {
                self.set(path, None);
            }
        });
        header.header_response.on_hover_text(doc);
    }

    /// A key with its value, and a button that removes it.
    fn row_ui(&mut self, ui: &mut Ui, path: &[String], title: &str, doc: &str, ty: ValueType) {
        let Some(value) = self.form.get(path).map(written) else { return };
        let label = path.join(".");
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(title).on_hover_text(doc);
            let remove = ui.small_button("×").on_hover_text(self.picks.view.say("form-remove"));
            name(&remove, &format!("{label} ×"));
            if remove.clicked() {
                new = Some(None);
            }
            if let Some(changed) = self.picks.value_ui(ui, self.id(path), &label, ty, &value) {
                new = Some(Some(changed));
            }
        });
        if let Some(new) = new {
            self.set(path, new);
        }
    }
}
