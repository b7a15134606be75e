//! The open entry as a form: a row for each key that its kind has, and a block for each ability. Every change is
//! written into the text, where comments and order stay.

use crate::app::{Command, LabCommand};
use crate::model::form::{Form, blocks, join};
use crate::model::library::EntryItem;
use crate::view::View;
use crate::view::lab::value::{Picks, written};
use crate::widget::field::{draft_field_ui, name, number_ui};
use crate::worker::EntryKey;
use egui::{ComboBox, Grid, Id, RichText, ScrollArea, Ui};
use provost_interpreter::pack::common;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::spec::HookSpec;
use provost_interpreter::vocabulary::value_type::{KeySpec, NameType, ValueType};

/// Keys of every entry that stand above those of its kind.
const HEAD: [&str; 3] = ["name", "set", "flavour"];

/// Everything a row needs.
struct Rows<'a> {
    view: &'a View<'a>,
    form: &'a Form,
    entry: &'a EntryItem,
    commands: &'a mut Vec<Command>,
}

/// Draws the form of the open entry.
pub(super) fn form_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let (Some(form), Some(entry)) = (&view.state.author.fields, view.state.entry()) else {
        ui.weak(view.say("form-none"));
        return;
    };
    let mut rows = Rows { view, form, entry, commands };
    ScrollArea::vertical().id_salt(("form", &entry.file, &entry.id)).auto_shrink(false).show(ui, |ui| {
        ui.add_enabled_ui(view.state.can_write(), |ui| {
            ui.label(RichText::new(entry.kind.doc).color(view.theme.weak));
            Grid::new("fields").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
                let head = common::ENTRY.iter().filter(|field| HEAD.contains(&field.key));
                for field in head.chain(entry.kind.fields) {
                    rows.field_ui(ui, &[], field);
                }
                rows.estimated_ui(ui);
            });
            rows.effect_ui(ui);
        });
    });
}

impl Rows<'_> {
    fn set(&mut self, path: &[String], value: Option<NewValue>) {
        let entry = EntryKey { file: self.entry.file.clone(), id: self.entry.id.clone() };
        self.commands.push(Command::SetField { entry, path: path.to_vec(), value });
    }

    fn id(&self, path: &[String]) -> Id {
        Id::unique("field").with(&self.entry.file).with(&self.entry.id).with(path)
    }

    /// One key: its name, and what it holds.
    fn field_ui(&mut self, ui: &mut Ui, above: &[String], field: &KeySpec) {
        let path: Vec<String> = above.iter().cloned().chain([field.key.to_owned()]).collect();
        let title = RichText::new(field.key.replace('-', " "));
        ui.label(if field.required { title.strong() } else { title }).on_hover_text(field.doc);
        let there = self.form.get(&path).is_some();
        ui.vertical(|ui| {
            if there || field.required || field.ty == ValueType::Translations {
                self.value_ui(ui, &path, field.ty);
                if there && !field.required {
                    let remove = ui.small_button(self.view.say("form-remove"));
                    name(&remove, &format!("{}: {}", self.view.say("form-remove"), path.join(".")));
                    if remove.clicked() {
                        self.set(&path, None);
                    }
                }
            } else {
                let add = ui.small_button(self.view.say("form-add")).on_hover_text(field.doc);
                name(&add, &format!("{}: {}", self.view.say("form-add"), path.join(".")));
                if add.clicked() {
                    let picks = Picks { view: self.view, game: self.entry.game.id };
                    self.set(&path, Some(picks.least_field(field.ty)));
                }
            }
        });
        ui.end_row();
    }

    fn value_ui(&mut self, ui: &mut Ui, path: &[String], ty: ValueType) {
        let label = path.join(".");
        if let ValueType::Name(NameType::Set) = ty {
            self.set_ui(ui, path);
        } else if let ValueType::Own(_) = ty {
            self.own_ui(ui, path);
        } else if let ValueType::Amounts(classes) = ty {
            self.amounts_ui(ui, path, classes);
        } else if ty == ValueType::Translations {
            for language in ["en", "de"] {
                let path: Vec<String> = path.iter().cloned().chain([language.to_owned()]).collect();
                ui.horizontal(|ui| {
                    ui.label(RichText::new(language).small());
                    let text = self.form.words(&path).unwrap_or_default();
                    let label = path.join(".");
                    if let Some(new) = draft_field_ui(ui, self.id(&path), &label, text, 1) {
                        self.set(&path, (!new.is_empty()).then_some(NewValue::Text(new)));
                    }
                });
            }
        } else if let ValueType::Table(fields, []) = ty {
            ui.group(|ui| {
                Grid::new(label).num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
                    for field in fields {
                        self.field_ui(ui, path, field);
                    }
                });
            });
        } else {
            let value = self.form.get(path).map_or(NewValue::List(Vec::new()), written);
            let picks = Picks { view: self.view, game: self.entry.game.id };
            if let Some(new) = picks.field_ui(ui, self.id(path), &label, ty, &value) {
                self.set(path, Some(new));
            }
        }
    }

    /// The sets of the pack.
    fn set_ui(&mut self, ui: &mut Ui, path: &[String]) {
        let pack = self.view.state.library.pack(&self.entry.file.root);
        let sets = pack.map(|pack| pack.sets.clone()).unwrap_or_default();
        self.pick_ui(ui, path, sets.into_iter().map(|set| (set, String::new())).collect());
    }

    /// Draws a key that only the game can read; the lab has a form for it.
    fn own_ui(&mut self, ui: &mut Ui, path: &[String]) {
        let button = ui.button(self.view.say("form-in-lab")).on_hover_text(self.view.say("form-in-lab-tip"));
        name(&button, &format!("{}: {}", self.view.say("form-in-lab"), path.join(".")));
        if button.clicked() {
            self.commands.push(Command::Lab(LabCommand::TryEntry));
        }
    }

    fn nouns(&self, classes: &[&str]) -> Vec<(String, String)> {
        let library = &self.view.state.library;
        let of = |class: &&str| library.nouns_of(self.entry.game.id, class).collect::<Vec<_>>();
        let tag = self.view.state.language();
        classes.iter().flat_map(of).map(|noun| (noun.id.clone(), noun.name.get(tag).to_owned())).collect()
    }

    /// One of several words, each with a name.
    fn pick_ui(&mut self, ui: &mut Ui, path: &[String], words: Vec<(String, String)>) {
        let chosen = self.form.words(path).unwrap_or_default().to_owned();
        let mut new = None;
        let combo = ComboBox::from_id_salt(self.id(path)).selected_text(&chosen).show_ui(ui, |ui| {
            for (id, title) in words {
                let label =
                    if title.is_empty() || title == id { id.clone() } else { format!("{id} · {title}") };
                if ui.selectable_label(id == chosen, label).clicked() {
                    new = Some(id);
                }
            }
        });
        name(&combo.response, &path.join("."));
        if let Some(id) = new.filter(|id| *id != chosen) {
            self.set(path, Some(NewValue::Text(id)));
        }
    }

    /// Any of several words.
    fn toggles_ui(&mut self, ui: &mut Ui, path: &[String], words: &[(String, String)]) {
        let chosen: Vec<String> = self.form.list(path).into_iter().map(str::to_owned).collect();
        let mut toggled = None;
        ui.horizontal_wrapped(|ui| {
            for (id, title) in words {
                let response = ui.selectable_label(chosen.contains(id), title);
                name(&response, &format!("{}: {id}", path.join(".")));
                if response.clicked() {
                    toggled = Some(id.clone());
                }
            }
        });
        let Some(id) = toggled else { return };
        let mut new: Vec<String> = chosen;
        match new.iter().position(|known| *known == id) {
            Some(at) => _ = new.remove(at),
            None => new.push(id),
        }
        let list = NewValue::List(new.iter().cloned().map(NewValue::Text).collect());
        self.set(path, (!new.is_empty() || *path != ["estimated"]).then_some(list));
    }

    /// Which of the keys hold estimates.
    fn estimated_ui(&mut self, ui: &mut Ui) {
        let path = ["estimated".to_owned()];
        ui.label("estimated").on_hover_text(self.view.say("form-estimated"));
        let keys = self.entry.kind.fields.iter().map(|field| field.key).chain(["effect"]);
        let there = keys.filter(|key| self.form.get(&[(*key).to_owned()]).is_some());
        let words: Vec<_> = there.map(|key| (key.to_owned(), key.replace('-', " "))).collect();
        self.toggles_ui(ui, &path, &words);
        ui.end_row();
    }

    /// How much of which noun.
    fn amounts_ui(&mut self, ui: &mut Ui, path: &[String], classes: &[&str]) {
        let nouns = self.nouns(classes);
        let there: Vec<String> = self.form.keys(path).into_iter().map(str::to_owned).collect();
        for id in &there {
            let own: Vec<String> = path.iter().cloned().chain([id.clone()]).collect();
            ui.horizontal(|ui| {
                let number = self.form.number(&own).unwrap_or_default();
                let label = own.join(".");
                if let Some(new) = number_ui(ui, self.id(&own), &label, number, (-99, 9999)) {
                    self.set(&own, Some(NewValue::Number(new)));
                }
                ui.label(nouns.iter().find(|(noun, _)| noun == id).map_or(id.as_str(), |(_, title)| title));
                let remove = ui.small_button("×");
                name(&remove, &format!("{label} ×"));
                if remove.clicked() {
                    self.set(&own, None);
                }
            });
        }
        let missing: Vec<_> = nouns.into_iter().filter(|(id, _)| !there.contains(id)).collect();
        if missing.is_empty() {
            return;
        }
        let mut added = None;
        let combo = ComboBox::from_id_salt(self.id(path)).selected_text(self.view.say("form-add")).show_ui(
            ui,
            |ui| {
                for (id, title) in missing {
                    if ui.selectable_label(false, title).clicked() {
                        added = Some(id);
                    }
                }
            },
        );
        name(&combo.response, &format!("{}: {}", self.view.say("form-add"), path.join(".")));
        if let Some(id) = added {
            let own: Vec<String> = path.iter().cloned().chain([id]).collect();
            self.set(&own, Some(NewValue::Number(1)));
        }
    }

    /// The abilities, each in a block with its sentence.
    fn effect_ui(&mut self, ui: &mut Ui) {
        let path = ["effect".to_owned()];
        let own = blocks(self.form.words(&path).unwrap_or_default());
        ui.add_space(8.0);
        ui.label(RichText::new(self.view.say("form-effect")).strong());
        let mut new = None;
        for (number, block) in own.iter().enumerate() {
            ui.group(|ui| {
                let label = self.view.speech.with("form-ability", &[("number", (number + 1).into())]);
                let id = self.id(&path).with(number);
                let rows = block.lines().count().max(1) + usize::from(block.is_empty());
                if let Some(typed) = draft_field_ui(ui, id, &label, block, rows.max(2)) {
                    let mut blocks = own.clone();
                    if let Some(slot) = blocks.get_mut(number) {
                        *slot = typed;
                    }
                    new = Some(blocks);
                }
                if let Some(line) = self.sentence(number, own.len()) {
                    ui.label(RichText::new(line).color(self.view.theme.weak));
                }
                ui.horizontal(|ui| {
                    if number > 0 {
                        let up = ui.small_button(self.view.say("form-up"));
                        name(&up, &format!("{}: {label}", self.view.say("form-up")));
                        if up.clicked() {
                            let mut blocks = own.clone();
                            blocks.swap(number, number - 1);
                            new = Some(blocks);
                        }
                    }
                    let remove = ui.small_button(self.view.say("form-remove"));
                    name(&remove, &format!("{}: {label}", self.view.say("form-remove")));
                    if remove.clicked() {
                        let mut blocks = own.clone();
                        blocks.remove(number);
                        new = Some(blocks);
                    }
                });
            });
        }
        if let Some(example) = self.add_ability_ui(ui) {
            new = Some(own.iter().cloned().chain([example]).collect());
        }
        if let Some(blocks) = new {
            self.set(&path, Some(join(&blocks).unwrap_or_else(|| NewValue::Text(String::new()))));
        }
    }

    /// The sentence of an ability, if the card has one for each.
    fn sentence(&self, number: usize, of: usize) -> Option<String> {
        let card = self.view.state.card.as_ref()?;
        let lines = if self.view.state.language() == "de" { &card.text.de } else { &card.text.en };
        (lines.len() >= of).then(|| lines.get(number)).flatten().map(|line| line.text.clone())
    }

    /// A new ability starts as the example of a moment that this kind hears.
    fn add_ability_ui(&self, ui: &mut Ui) -> Option<String> {
        let kind = self.entry.kind.id;
        let heard = |hook: &&HookSpec| hook.heard_by.is_empty() || hook.heard_by.contains(&kind);
        let mut chosen = None;
        ui.menu_button(self.view.say("form-add-ability"), |ui| {
            ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
                for hook in self.entry.game.hooks.iter().filter(heard) {
                    if ui.button(hook.phrase).on_hover_text(hook.doc).clicked() {
                        chosen = Some(hook.example.text.to_owned());
                        ui.close();
                    }
                }
            });
        });
        chosen
    }
}
