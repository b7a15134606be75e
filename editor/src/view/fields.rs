//! Fields for the values of an entry's keys that hold more than one thing: lists of entries, numbers and tables, and
//! entries with what their parameters stand for. Each gives back the new value if it was changed, so that tables can
//! stand in tables; the form of an entry and that of a scenario draw the same.

use super::lab::value::{Picks, Word, items, rows, small, text_of};
use crate::model::form::Form;
use crate::widget::field::{draft_field_ui, name, number_ui};
use egui::{Id, RichText, Ui};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::value::ValueKind;
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use std::ops::RangeInclusive;

/// The languages of the cards.
const LANGUAGES: [&str; 2] = ["en", "de"];
/// Up to this many numbers are ticked instead of typed.
const TICKED: i64 = 8;
/// The parameter that is a number.
const NUMBER: &str = "number";

impl Picks<'_> {
    /// Draws the value of a key of an entry. Returns the new one.
    pub(super) fn field_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        ty: ValueType,
        value: &NewValue,
    ) -> Option<NewValue> {
        if let ValueType::List(ValueType::Noun(class)) = ty {
            ticks_ui(ui, label, &self.nouns(&[class]), value)
        } else if let ValueType::List(ValueType::Entry(kinds)) = ty {
            self.chosen_ui(ui, id, label, &self.entries(kinds), value)
        } else if let ValueType::List(ValueType::Number(1, most @ ..=TICKED)) = ty {
            numbers_ticks_ui(ui, label, 1..=*most, value)
        } else if let ValueType::List(ValueType::Number(least, most)) = ty {
            self.numbers_ui(ui, id, label, (small(*least), small(*most)), value)
        } else if let ValueType::Table(keys, []) = ty {
            self.block_ui(ui, id, label, keys, value)
        } else {
            self.value_ui(ui, id, label, ty, value)
        }
    }

    /// Entries in an order, each with a button that removes it.
    fn chosen_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        words: &[Word],
        value: &NewValue,
    ) -> Option<NewValue> {
        let own: Vec<String> = items(value).iter().map(text_of).collect();
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            for (number, word) in own.iter().enumerate() {
                let title = words.iter().find(|known| known.0 == *word).map_or(word, |known| &known.1);
                let remove = ui.small_button(format!("{title} ×")).on_hover_text(word);
                name(&remove, &format!("{label}: {word} ×"));
                if remove.clicked() {
                    let mut all = own.clone();
                    all.remove(number);
                    new = Some(all);
                }
            }
            let left: Vec<Word> = words.iter().filter(|word| !own.contains(&word.0)).cloned().collect();
            if let Some(word) = self.add_ui(ui, id, label, left) {
                new = Some(own.iter().cloned().chain([word]).collect());
            }
        });
        new.map(|all| NewValue::List(all.into_iter().map(NewValue::Text).collect()))
    }

    /// Numbers in an order.
    fn numbers_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        range: (i32, i32),
        value: &NewValue,
    ) -> Option<NewValue> {
        let own = items(value);
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            for (number, item) in own.iter().enumerate() {
                let count = if let NewValue::Number(count) = item { *count } else { 0 };
                let own_label = format!("{label}.{}", number + 1);
                if let Some(count) = number_ui(ui, id.with(number), &own_label, count, range) {
                    new = Some(with(&own, number, NewValue::Number(count)));
                }
                if remove_ui(ui, &own_label) {
                    new = Some(without(&own, number));
                }
            }
            if self.plus_ui(ui, label) {
                let last = own.last().cloned().unwrap_or(NewValue::Number(i64::from(range.0)));
                new = Some(own.iter().cloned().chain([last]).collect());
            }
        });
        new.map(NewValue::List)
    }

    /// How much of which noun.
    pub(super) fn amounts_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        classes: &[&str],
        value: &NewValue,
    ) -> Option<NewValue> {
        let (nouns, own) = (self.nouns(classes), rows(value));
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            for (number, (key, amount)) in own.iter().enumerate() {
                let count = if let NewValue::Number(count) = amount { *count } else { 0 };
                let own_label = format!("{label}.{key}");
                ui.label(nouns.iter().find(|noun| noun.0 == *key).map_or(key.as_str(), |noun| &noun.1));
                if let Some(count) = number_ui(ui, id.with(key), &own_label, count, (-99, 9999)) {
                    new = Some(with(&own, number, (key.clone(), NewValue::Number(count))));
                }
                if remove_ui(ui, &own_label) {
                    new = Some(without(&own, number));
                }
            }
            let left = nouns.iter().filter(|noun| own.iter().all(|(key, _)| *key != noun.0)).cloned();
            if let Some(key) = self.add_ui(ui, id, label, left.collect()) {
                new = Some(own.iter().cloned().chain([(key, NewValue::Number(1))]).collect());
            }
        });
        new.map(NewValue::Table)
    }

    /// An entry, and what its parameters stand for.
    pub(super) fn use_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        kinds: &[&str],
        value: &NewValue,
    ) -> Option<NewValue> {
        let own = rows(value);
        let get = |key: &str| own.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone());
        let chosen = get("id").map(|value| text_of(&value)).unwrap_or_default();
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            if let Some(word) = self.pick_ui(ui, id, &format!("{label}.id"), &chosen, &self.entries(kinds)) {
                let params = self.params(kinds, &word).into_iter();
                let head = ("id".to_owned(), NewValue::Text(word));
                let rest = params.map(|(name, ty)| {
                    let value = get(&name).unwrap_or_else(|| self.least_param(&ty));
                    (name, value)
                });
                new = Some(std::iter::once(head).chain(rest).collect::<Vec<_>>());
            }
            for (param, ty) in self.params(kinds, &chosen) {
                ui.label(&param);
                let own_label = format!("{label}.{param}");
                let value = get(&param).unwrap_or_else(|| self.least_param(&ty));
                let changed = if ty == NUMBER {
                    self.field_ui(ui, id.with(&param), &own_label, ValueType::Number(0, 99), &value)
                } else {
                    ticks_ui(ui, &own_label, &self.nouns(&[&ty]), &value).map(single)
                };
                if let Some(changed) = changed {
                    let others = own.iter().filter(|(key, _)| *key != param).cloned();
                    new = Some(others.chain([(param.clone(), changed)]).collect());
                }
            }
        });
        new.map(NewValue::Table)
    }

    /// The parameters of an entry as its file names them: what they are called, and `number` or a class of nouns.
    fn params(&self, kinds: &[&str], id: &str) -> Vec<(String, String)> {
        let state = self.view.state;
        let mut entries = kinds.iter().flat_map(|kind| state.library.entries_of(self.game, kind));
        let entry = entries.find(|entry| entry.id == id);
        let form = entry.and_then(|entry| Form::read(&entry.file, state.project.text(&entry.file)?, id));
        let Some(form) = form else { return Vec::new() };
        let Some(ValueKind::Table(table)) = form.get(&["params".to_owned()]).map(|value| &value.kind) else {
            return Vec::new();
        };
        let rows = table.rows.iter().map(|(key, value)| (key.text.clone(), value));
        rows.filter_map(|(key, value)| Some((key, value.as_text()?.to_owned()))).collect()
    }

    fn least_param(&self, ty: &str) -> NewValue {
        if ty == NUMBER {
            return NewValue::Number(1);
        }
        NewValue::Text(self.nouns(&[ty]).into_iter().next().map_or_else(String::new, |noun| noun.0))
    }

    /// Draws a table of keys: required ones, present ones, and a list of those that can be added.
    fn block_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        fields: &'static [KeySpec],
        value: &NewValue,
    ) -> Option<NewValue> {
        let own = rows(value);
        let mut new = None;
        let there = |key: &str| own.iter().position(|(known, _)| known == key);
        for field in fields {
            let at = there(field.key);
            let shown = at.is_some() || field.required || field.ty == ValueType::Translations;
            if !shown {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(field.key.replace('-', " ")).small()).on_hover_text(field.doc);
                let own_label = format!("{label}.{}", field.key);
                let value = at.and_then(|at| own.get(at)).map(|(_, value)| value.clone());
                let value = value.unwrap_or(NewValue::Table(Vec::new()));
                if let Some(changed) = self.field_ui(ui, id.with(field.key), &own_label, field.ty, &value) {
                    let row = (field.key.to_owned(), changed);
                    new = Some(match at {
                        _ if !field.required && is_empty(&row.1) => {
                            own.iter().filter(|(key, _)| key != field.key).cloned().collect()
                        }
                        Some(at) => with(&own, at, row),
                        None => own.iter().cloned().chain([row]).collect(),
                    });
                }
                if let Some(at) = at.filter(|_| !field.required && field.ty != ValueType::Translations)
                    && remove_ui(ui, &own_label)
                {
                    new = Some(without(&own, at));
                }
            });
        }
        let optional = |field: &&KeySpec| !field.required && there(field.key).is_none();
        let left = fields.iter().filter(optional).filter(|field| field.ty != ValueType::Translations);
        let left = left.map(|field| (field.key.to_owned(), field.key.replace('-', " ")));
        if let Some(key) = self.add_ui(ui, id, label, left.collect())
            && let Some(field) = fields.iter().find(|field| field.key == key)
        {
            new = Some(own.iter().cloned().chain([(key, self.least_field(field.ty))]).collect());
        }
        new.map(NewValue::Table)
    }

    /// Tables one after the other, each in a block.
    pub(super) fn tables_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        fields: &'static [KeySpec],
        value: &NewValue,
    ) -> Option<NewValue> {
        let own = items(value);
        let mut new: Option<Vec<NewValue>> = None;
        ui.vertical(|ui| {
            for (number, item) in own.iter().enumerate() {
                let own_label = format!("{label}.{}", number + 1);
                ui.group(|ui| {
                    if let Some(changed) = self.block_ui(ui, id.with(number), &own_label, fields, item) {
                        new = Some(with(&own, number, changed));
                    }
                    ui.horizontal(|ui| {
                        let (up, remove) = (self.view.say("form-up"), self.view.say("form-remove"));
                        if number > 0 && named_button(ui, &up, &format!("{up}: {own_label}")) {
                            let mut all = own.clone();
                            all.swap(number, number - 1);
                            new = Some(all);
                        }
                        if named_button(ui, &remove, &format!("{remove}: {own_label}")) {
                            new = Some(without(&own, number));
                        }
                    });
                });
            }
            if self.plus_ui(ui, label) {
                // The next item is usually similar to the last.
                let last =
                    own.last().cloned().unwrap_or_else(|| self.least_field(ValueType::Table(fields, &[])));
                new = Some(own.iter().cloned().chain([last]).collect());
            }
        });
        new.map(NewValue::List)
    }

    fn plus_ui(&self, ui: &mut Ui, label: &str) -> bool {
        let add = self.view.say("form-add");
        named_button(ui, &add, &format!("{add}: {label}"))
    }

    /// Returns what a key of an entry begins with.
    pub(super) fn least_field(&self, ty: ValueType) -> NewValue {
        if let ValueType::List(item @ ValueType::Number(..)) = ty {
            NewValue::List(vec![self.least(*item)])
        } else {
            self.least(ty)
        }
    }

    /// Returns the first entry of some kinds, with the least values of its parameters.
    pub(super) fn least_use(&self, kinds: &[&str]) -> NewValue {
        let id = self.entries(kinds).into_iter().next().map_or_else(String::new, |word| word.0);
        let rest = self.params(kinds, &id).into_iter().map(|(name, ty)| (name, self.least_param(&ty)));
        NewValue::Table(std::iter::once(("id".to_owned(), NewValue::Text(id))).chain(rest).collect())
    }

    /// Returns a condition that can be read: about the first number that the game can measure.
    pub(super) fn least_condition(&self) -> NewValue {
        let games = games::specs::<Shipped>();
        let spec = games.iter().find(|spec| spec.id == self.game);
        let measure = spec.and_then(|spec| spec.measures.first()).map(|measure| measure.id);
        NewValue::Text(format!("{} is at least 1", measure.unwrap_or_default().replace('-', " ")))
    }
}

/// Any of some nouns.
fn ticks_ui(ui: &mut Ui, label: &str, words: &[Word], value: &NewValue) -> Option<NewValue> {
    let mut own: Vec<String> = items(value).iter().map(text_of).collect();
    let mut toggled = None;
    ui.horizontal_wrapped(|ui| {
        for (id, title) in words {
            let response = ui.selectable_label(own.contains(id), if title.is_empty() { id } else { title });
            name(&response, &format!("{label}: {id}"));
            if response.clicked() {
                toggled = Some(id.clone());
            }
        }
    });
    let id = toggled?;
    match own.iter().position(|known| *known == id) {
        Some(at) => _ = own.remove(at),
        None => own.push(id),
    }
    Some(NewValue::List(own.into_iter().map(NewValue::Text).collect()))
}

/// Any of a few numbers.
fn numbers_ticks_ui(
    ui: &mut Ui,
    label: &str,
    range: RangeInclusive<i64>,
    value: &NewValue,
) -> Option<NewValue> {
    let own = items(value);
    let mut toggled = None;
    ui.horizontal_wrapped(|ui| {
        for number in range {
            let item = NewValue::Number(number);
            let response = ui.selectable_label(own.contains(&item), number.to_string());
            name(&response, &format!("{label}: {number}"));
            if response.clicked() {
                toggled = Some(item);
            }
        }
    });
    let item = toggled?;
    let number = |item: &NewValue| if let NewValue::Number(number) = item { *number } else { 0 };
    let mut all: Vec<NewValue> = own.iter().filter(|known| **known != item).cloned().collect();
    if all.len() == own.len() {
        all.push(item);
        all.sort_by_key(number);
    }
    Some(NewValue::List(all))
}

/// A text in each language.
pub(super) fn texts_ui(ui: &mut Ui, id: Id, label: &str, value: &NewValue) -> Option<NewValue> {
    let own = rows(value);
    let mut new = None;
    ui.vertical(|ui| {
        for language in LANGUAGES {
            let old = own.iter().find(|(known, _)| known == language).map(|(_, text)| text_of(text));
            ui.horizontal(|ui| {
                ui.label(RichText::new(language).small());
                let own_label = format!("{label}.{language}");
                let old = old.unwrap_or_default();
                if let Some(typed) = draft_field_ui(ui, id.with(language), &own_label, &old, 1) {
                    let mut all: Vec<_> =
                        own.iter().filter(|(known, _)| known != language).cloned().collect();
                    if !typed.is_empty() {
                        all.push((language.to_owned(), NewValue::Text(typed)));
                    }
                    new = Some(all);
                }
            });
        }
    });
    new.map(NewValue::Table)
}

fn named_button(ui: &mut Ui, text: &str, label: &str) -> bool {
    let button = ui.small_button(text);
    name(&button, label);
    button.clicked()
}

fn remove_ui(ui: &mut Ui, label: &str) -> bool {
    named_button(ui, "×", &format!("{label} ×"))
}

/// One word stands alone.
fn single(value: NewValue) -> NewValue {
    if let NewValue::List(items) = &value
        && let [only] = items.as_slice()
    {
        return only.clone();
    }
    value
}

fn is_empty(value: &NewValue) -> bool {
    match value {
        NewValue::Text(text) => text.is_empty(),
        NewValue::List(items) => items.is_empty(),
        NewValue::Table(rows) => rows.is_empty(),
        NewValue::Number(_) | NewValue::Flag(_) => false,
    }
}

fn with<T: Clone>(all: &[T], at: usize, item: T) -> Vec<T> {
    let mut all = all.to_vec();
    if let Some(slot) = all.get_mut(at) {
        *slot = item;
    }
    all
}

fn without<T: Clone>(all: &[T], at: usize) -> Vec<T> {
    let rest = all.iter().enumerate().filter(|(number, _)| *number != at);
    rest.map(|(_, item)| item.clone()).collect()
}
