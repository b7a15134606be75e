//! Fields for the values of a situation, whatever game it is of: each gives back the new value if it was changed.

use crate::view::View;
use crate::view::fields::texts_ui;
use crate::widget::field::{draft_field_ui, name, number_ui};
use egui::{ComboBox, Id, PopupCloseBehavior, TextEdit, Ui};
use provost_interpreter::pack::value::{Value, ValueKind};
use provost_interpreter::pack::write::NewValue;
use provost_interpreter::vocabulary::value_type::{COUNT, DICE, FACE, KeySpec, NameType, ValueType};

/// The word for an empty place.
const NONE: &str = "none";
/// Lists of at least this many words have a filter.
const MANY: usize = 12;

/// The choices of a picker.
#[derive(Clone, Copy)]
pub(in crate::view) struct Picks<'a> {
    pub(in crate::view) view: &'a View<'a>,
    pub(in crate::view) game: &'a str,
}

/// A word with what it is called.
pub(in crate::view) type Word = (String, String);

impl Picks<'_> {
    /// Returns the entries of some kinds, by name.
    pub(in crate::view) fn entries(&self, kinds: &[&str]) -> Vec<Word> {
        let (library, tag) = (&self.view.state.library, self.view.state.language());
        let all = kinds.iter().flat_map(|kind| library.entries_of(self.game, kind));
        let mut words: Vec<Word> =
            all.map(|entry| (entry.id.clone(), entry.name.get(tag).to_owned())).collect();
        words.sort_by(|a, b| a.1.cmp(&b.1));
        words
    }

    /// Returns the nouns of some classes.
    pub(in crate::view) fn nouns(&self, classes: &[&str]) -> Vec<Word> {
        let (library, tag) = (&self.view.state.library, self.view.state.language());
        let all = classes.iter().flat_map(|class| library.nouns_of(self.game, class));
        all.map(|noun| (noun.id.clone(), noun.name.get(tag).to_owned())).collect()
    }

    fn packs(&self) -> Vec<Word> {
        let tag = self.view.state.language();
        let packs = self.view.state.library.packs.iter().filter(|pack| pack.game == self.game);
        packs.map(|pack| (pack.id.clone(), pack.name.get(tag).to_owned())).collect()
    }

    /// Returns what a key begins with.
    pub(in crate::view) fn least(&self, ty: ValueType) -> NewValue {
        let first = |words: Vec<Word>| {
            NewValue::Text(words.into_iter().next().map_or_else(String::new, |word| word.0))
        };
        match ty {
            ValueType::Number(low, _) => NewValue::Number(low.max(0)),
            ValueType::Flag => NewValue::Flag(true),
            ValueType::Choice(words) => NewValue::Text((*words.first().unwrap_or(&"")).to_owned()),
            ValueType::Noun(class) => first(self.nouns(&[class])),
            ValueType::Entry(kinds) | ValueType::EntryWith(kinds, _) => first(self.entries(kinds)),
            ValueType::EntryOrNone(_) => NewValue::Text(NONE.to_owned()),
            ValueType::Use(kinds) => self.least_use(kinds),
            ValueType::Condition => self.least_condition(),
            ValueType::Text | ValueType::Name(_) | ValueType::Effect | ValueType::TextOrTranslations => {
                NewValue::Text(String::new())
            }
            ValueType::List(_) | ValueType::OneOrMore(_) | ValueType::Ordered(_) | ValueType::Deck(..) => {
                NewValue::List(Vec::new())
            }
            ValueType::Table(keys, _) => {
                let required = keys.iter().filter(|key| key.required);
                NewValue::Table(required.map(|key| (key.key.to_owned(), self.least(key.ty))).collect())
            }
            ValueType::Translations
            | ValueType::Params
            | ValueType::Amounts(_)
            | ValueType::ByEntry(..)
            | ValueType::Dice(_)
            | ValueType::Own(_) => NewValue::Table(Vec::new()),
        }
    }

    /// Draws a value. Returns the new one.
    pub(in crate::view) fn value_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        ty: ValueType,
        value: &NewValue,
    ) -> Option<NewValue> {
        let pick = |ui: &mut Ui, words: Vec<Word>| {
            self.pick_ui(ui, id, label, &text_of(value), &words).map(NewValue::Text)
        };
        match ty {
            ValueType::Number(low, high) => {
                let number = if let NewValue::Number(number) = value { *number } else { 0 };
                number_ui(ui, id, label, number, (small(low), small(high))).map(NewValue::Number)
            }
            ValueType::Flag => flag_ui(ui, label, value),
            ValueType::Choice(words) => {
                pick(ui, words.iter().map(|word| ((*word).to_owned(), word.replace('-', " "))).collect())
            }
            ValueType::Noun(class) => pick(ui, self.nouns(&[class])),
            ValueType::Name(NameType::Pack) => pick(ui, self.packs()),
            ValueType::Entry(kinds) | ValueType::EntryWith(kinds, _) => pick(ui, self.entries(kinds)),
            ValueType::EntryOrNone(kinds) => {
                let none = (NONE.to_owned(), self.view.say("lab-none"));
                pick(ui, std::iter::once(none).chain(self.entries(kinds)).collect())
            }
            ValueType::Text
            | ValueType::Name(_)
            | ValueType::Effect
            | ValueType::Condition
            | ValueType::TextOrTranslations => {
                draft_field_ui(ui, id, label, &text_of(value), 1).map(NewValue::Text)
            }
            ValueType::Use(kinds) => self.use_ui(ui, id, label, kinds, value),
            ValueType::Translations => texts_ui(ui, id, label, value),
            ValueType::Amounts(classes) => self.amounts_ui(ui, id, label, classes, value),
            ValueType::ByEntry(kinds, of) => self.rows_ui(ui, id, label, &self.entries(kinds), *of, value),
            ValueType::Dice(class) => self.dice_ui(ui, id, label, class, value),
            ValueType::Deck(kinds, classes) => self.deck_ui(ui, id, label, (kinds, classes), value),
            ValueType::List(item) | ValueType::OneOrMore(item) => self.items_ui(ui, id, label, *item, value),
            ValueType::Ordered(keys) => self.tables_ui(ui, id, label, keys, value),
            ValueType::Table(keys, classes) => self.table_ui(ui, id, label, keys, classes, value),
            // The one is written as text, the other in the lab.
            ValueType::Params | ValueType::Own(_) => None,
        }
    }

    /// Draws a list.
    fn items_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        item: ValueType,
        value: &NewValue,
    ) -> Option<NewValue> {
        if let ValueType::Entry(kinds) = item {
            self.list_ui(ui, id, label, &self.entries(kinds), &[], value)
        } else if let ValueType::EntryWith(kinds, keys) = item {
            self.list_ui(ui, id, label, &self.entries(kinds), keys, value)
        } else if let ValueType::Noun(class) = item {
            self.list_ui(ui, id, label, &self.nouns(&[class]), &[], value)
        } else if let ValueType::Name(NameType::Pack) = item {
            self.list_ui(ui, id, label, &self.packs(), &[], value)
        } else if let ValueType::Table(keys, _) = item {
            self.tables_ui(ui, id, label, keys, value)
        } else if let ValueType::Number(..) | ValueType::Flag = item {
            let text = items(value).iter().map(text_of).collect::<Vec<_>>().join(", ");
            // A few numbers need little room; the panel must not grow for them.
            let field = ui.scope(|ui| {
                ui.set_max_width(130.0);
                draft_field_ui(ui, id, label, &text, 1)
            });
            Some(NewValue::List(words_of(&field.inner?).filter_map(plain).collect()))
        } else {
            let text = items(value).iter().map(text_of).collect::<Vec<_>>().join("\n");
            let rows = items(value).len() + 1;
            let typed = draft_field_ui(ui, id, label, &text, rows.max(2))?;
            let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
            Some(NewValue::List(lines.map(|line| NewValue::Text(line.to_owned())).collect()))
        }
    }

    /// One of several words; a long list has a filter.
    pub(in crate::view) fn pick_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        chosen: &str,
        words: &[Word],
    ) -> Option<String> {
        let title = |word: &Word| if word.1.is_empty() { word.0.clone() } else { word.1.clone() };
        let shown = words.iter().find(|word| word.0 == chosen).map_or_else(|| chosen.to_owned(), title);
        let mut new = None;
        let combo = ComboBox::from_id_salt(id.with("pick"))
            .selected_text(shown)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .height(320.0)
            .show_ui(ui, |ui| {
                let key = id.with("filter");
                let mut filter: String = ui.data(|data| data.get_temp(key)).unwrap_or_default();
                if words.len() > MANY {
                    let field = ui.add(TextEdit::singleline(&mut filter).desired_width(180.0));
                    name(&field, &self.view.say("lab-pick-filter"));
                    if field.changed() {
                        ui.data_mut(|data| data.insert_temp(key, filter.clone()));
                    }
                }
                let filter = filter.to_lowercase();
                for word in words {
                    let fits = word.1.to_lowercase().contains(&filter) || word.0.contains(&filter);
                    if fits
                        && ui.selectable_label(word.0 == chosen, title(word)).on_hover_text(&word.0).clicked()
                    {
                        new = Some(word.0.clone());
                        ui.data_mut(|data| data.remove::<String>(key));
                        ui.close();
                    }
                }
            });
        name(&combo.response, label);
        new.filter(|new| new != chosen)
    }

    /// Adds one of several words.
    pub(in crate::view) fn add_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        words: Vec<Word>,
    ) -> Option<String> {
        if words.is_empty() {
            return None;
        }
        let add = self.view.say("form-add");
        let mut all = vec![(String::new(), add.clone())];
        all.extend(words);
        self.pick_ui(ui, id.with("add"), &format!("{add}: {label}"), "", &all).filter(|word| !word.is_empty())
    }

    /// Entries or nouns one after the other, each with a button that removes it; entries perhaps with keys of their own.
    fn list_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        words: &[Word],
        keys: &'static [KeySpec],
        value: &NewValue,
    ) -> Option<NewValue> {
        let own = items(value);
        let mut new = None;
        ui.vertical(|ui| {
            for (number, item) in own.iter().enumerate() {
                let word = id_of(item);
                let title =
                    words.iter().find(|known| known.0 == bare(&word)).map_or(word.as_str(), |known| &known.1);
                let mut changed = None;
                ui.horizontal_wrapped(|ui| {
                    ui.label(title).on_hover_text(&word);
                    let remove = ui.small_button("×");
                    name(&remove, &format!("{label}: {word} ×"));
                    if remove.clicked() {
                        changed = Some(None);
                    }
                    if !keys.is_empty() {
                        let more =
                            self.member_ui(ui, id.with(number), &format!("{label}.{word}"), keys, item);
                        changed = changed.take().or_else(|| more.map(Some));
                    }
                });
                if let Some(changed) = changed {
                    let mut all = own.clone();
                    match (changed, all.get_mut(number)) {
                        (Some(item), Some(slot)) => *slot = item,
                        _ => _ = all.remove(number),
                    }
                    new = Some(all);
                }
            }
            if let Some(word) = self.add_ui(ui, id, label, words.to_vec()) {
                let mut all = own.clone();
                let copies = all.iter().filter(|item| bare(&id_of(item)) == word).count();
                let word = if copies == 0 { word } else { format!("{word}@{}", copies + 1) };
                all.push(NewValue::Text(word));
                new = Some(all);
            }
        });
        new.map(NewValue::List)
    }

    /// The further keys of an entry in a list: an id alone becomes a table, and again an id when nothing is left.
    fn member_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        keys: &'static [KeySpec],
        item: &NewValue,
    ) -> Option<NewValue> {
        let word = id_of(item);
        let rows: Vec<(String, NewValue)> = match item {
            NewValue::Table(rows) => rows.iter().filter(|(key, _)| key != "id").cloned().collect(),
            NewValue::Text(_) | NewValue::Number(_) | NewValue::Flag(_) | NewValue::List(_) => Vec::new(),
        };
        let table = NewValue::Table(rows);
        let new = self.table_ui(ui, id, label, keys, &[], &table)?;
        let NewValue::Table(rows) = new else { return None };
        if rows.is_empty() {
            return Some(NewValue::Text(word));
        }
        let head = ("id".to_owned(), NewValue::Text(word));
        Some(NewValue::Table(std::iter::once(head).chain(rows).collect()))
    }

    /// A table inside a value.
    fn table_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        keys: &'static [KeySpec],
        classes: &[&str],
        value: &NewValue,
    ) -> Option<NewValue> {
        let rows = rows(value);
        let mut new = None;
        for (number, (key, value)) in rows.iter().enumerate() {
            let ty = keys.iter().find(|known| known.key == key).map_or(COUNT, |known| known.ty);
            ui.horizontal_wrapped(|ui| {
                ui.label(key.replace('-', " "));
                let own = format!("{label}.{key}");
                if let Some(changed) = self.value_ui(ui, id.with(key), &own, ty, value) {
                    new = Some(replaced(&rows, number, Some(changed)));
                }
                let remove = ui.small_button("×");
                name(&remove, &format!("{own} ×"));
                if remove.clicked() {
                    new = Some(replaced(&rows, number, None));
                }
            });
        }
        let missing = |key: &str| rows.iter().all(|(known, _)| known != key);
        let own = keys.iter().map(|key| (key.key.to_owned(), key.key.replace('-', " ")));
        let words: Vec<Word> = own.chain(self.nouns(classes)).filter(|(key, _)| missing(key)).collect();
        if let Some(key) = self.add_ui(ui, id, label, words) {
            let ty = keys
                .iter()
                .find(|known| known.key == key)
                .map_or(ValueType::Number(1, 999), |known| known.ty);
            let mut all = rows.clone();
            all.push((key, self.least(ty)));
            new = Some(all);
        }
        new.map(NewValue::Table)
    }

    /// A table by the ids of entries.
    fn rows_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        words: &[Word],
        ty: ValueType,
        value: &NewValue,
    ) -> Option<NewValue> {
        let rows = rows(value);
        let mut new = None;
        for (number, (key, value)) in rows.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                ui.label(words.iter().find(|word| word.0 == *key).map_or(key.as_str(), |word| &word.1));
                let own = format!("{label}.{key}");
                if let Some(changed) = self.value_ui(ui, id.with(key), &own, ty, value) {
                    new = Some(replaced(&rows, number, Some(changed)));
                }
                let remove = ui.small_button("×");
                name(&remove, &format!("{own} ×"));
                if remove.clicked() {
                    new = Some(replaced(&rows, number, None));
                }
            });
        }
        let missing: Vec<Word> =
            words.iter().filter(|word| rows.iter().all(|(key, _)| *key != word.0)).cloned().collect();
        if let Some(word) = self.add_ui(ui, id, label, missing) {
            let mut all = rows.clone();
            all.push((word, self.least(ty)));
            new = Some(all);
        }
        new.map(NewValue::Table)
    }

    /// Dice by colour: a count, or their faces.
    fn dice_ui(&self, ui: &mut Ui, id: Id, label: &str, class: &str, value: &NewValue) -> Option<NewValue> {
        let rows = rows(value);
        let nouns = self.nouns(&[class]);
        let mut new = None;
        ui.vertical(|ui| {
            for (number, (colour, value)) in rows.iter().enumerate() {
                ui.horizontal(|ui| {
                    let own = format!("{label}.{colour}");
                    let changed = match value {
                        NewValue::List(_) => {
                            self.value_ui(ui, id.with(colour), &own, ValueType::List(&FACE), value)
                        }
                        NewValue::Number(_) | NewValue::Flag(_) | NewValue::Text(_) | NewValue::Table(_) => {
                            self.value_ui(ui, id.with(colour), &own, DICE, value)
                        }
                    };
                    if let Some(changed) = changed {
                        new = Some(replaced(&rows, number, Some(changed)));
                    }
                    ui.label(
                        nouns.iter().find(|noun| noun.0 == *colour).map_or(colour.as_str(), |noun| &noun.1),
                    );
                    let faces = ui.small_button("1–6").on_hover_text(self.view.say("lab-faces"));
                    name(&faces, &format!("{own}: {}", self.view.say("lab-faces")));
                    if faces.clicked() {
                        new = Some(replaced(&rows, number, Some(turned(value))));
                    }
                    let remove = ui.small_button("×");
                    name(&remove, &format!("{own} ×"));
                    if remove.clicked() {
                        new = Some(replaced(&rows, number, None));
                    }
                });
            }
            let missing =
                nouns.iter().filter(|noun| rows.iter().all(|(key, _)| *key != noun.0)).cloned().collect();
            if let Some(colour) = self.add_ui(ui, id, label, missing) {
                let mut all = rows.clone();
                all.push((colour, NewValue::Number(1)));
                new = Some(all);
            }
        });
        new.map(NewValue::Table)
    }

    /// A deck: the cards on top, only which, and without which.
    fn deck_ui(
        &self,
        ui: &mut Ui,
        id: Id,
        label: &str,
        (kinds, classes): (&[&str], &[&str]),
        value: &NewValue,
    ) -> Option<NewValue> {
        let part = |key: &str| match value {
            NewValue::Table(rows) => {
                rows.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
            }
            NewValue::List(_) => Some(value.clone()).filter(|_| key == "top"),
            NewValue::Text(_) | NewValue::Number(_) | NewValue::Flag(_) => None,
        };
        let (cards, nouns) = (self.entries(kinds), self.nouns(classes));
        let marks: Vec<Word> = nouns.into_iter().chain(cards.iter().cloned()).collect();
        let mut new = None;
        ui.vertical(|ui| {
            for (key, words) in [("top", &cards), ("only", &marks), ("without", &marks)] {
                ui.label(self.view.say(&format!("lab-deck-{key}")));
                let old = part(key).unwrap_or_else(|| NewValue::List(Vec::new()));
                if let Some(changed) =
                    self.list_ui(ui, id.with(key), &format!("{label}.{key}"), words, &[], &old)
                {
                    new = Some((key, changed));
                }
            }
        });
        let (key, changed) = new?;
        let mut rows = Vec::new();
        for other in ["top", "only", "without"] {
            let value = if other == key { Some(changed.clone()) } else { part(other) };
            rows.extend(
                value.filter(|value| !items(value).is_empty()).map(|value| (other.to_owned(), value)),
            );
        }
        // Cards on top alone are a list.
        Some(match rows.as_slice() {
            [] => NewValue::List(Vec::new()),
            [(key, list)] if key == "top" => list.clone(),
            _ => NewValue::Table(rows),
        })
    }
}

fn flag_ui(ui: &mut Ui, label: &str, value: &NewValue) -> Option<NewValue> {
    let mut flag = *value == NewValue::Flag(true);
    let response = ui.checkbox(&mut flag, "");
    name(&response, label);
    response.changed().then_some(NewValue::Flag(flag))
}

pub(in crate::view) fn small(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

/// Removes the suffix that tells copies of an entry apart.
fn bare(id: &str) -> &str {
    id.split('@').next().unwrap_or(id)
}

fn id_of(item: &NewValue) -> String {
    match item {
        NewValue::Table(rows) => {
            rows.iter().find(|(key, _)| key == "id").map(|(_, id)| text_of(id)).unwrap_or_default()
        }
        NewValue::Text(_) | NewValue::Number(_) | NewValue::Flag(_) | NewValue::List(_) => text_of(item),
    }
}

pub(in crate::view) fn text_of(value: &NewValue) -> String {
    match value {
        NewValue::Text(text) => text.clone(),
        NewValue::Number(number) => number.to_string(),
        NewValue::Flag(flag) => flag.to_string(),
        NewValue::List(_) | NewValue::Table(_) => String::new(),
    }
}

pub(in crate::view) fn items(value: &NewValue) -> Vec<NewValue> {
    match value {
        NewValue::List(items) => items.clone(),
        NewValue::Table(rows) if rows.is_empty() => Vec::new(),
        NewValue::Text(_) | NewValue::Number(_) | NewValue::Flag(_) | NewValue::Table(_) => {
            vec![value.clone()]
        }
    }
}

pub(in crate::view) fn rows(value: &NewValue) -> Vec<(String, NewValue)> {
    if let NewValue::Table(rows) = value { rows.clone() } else { Vec::new() }
}

fn replaced(rows: &[(String, NewValue)], at: usize, with: Option<NewValue>) -> Vec<(String, NewValue)> {
    let mut all = rows.to_vec();
    match (with, all.get_mut(at)) {
        (Some(value), Some(slot)) => slot.1 = value,
        (None, Some(_)) => _ = all.remove(at),
        (_, None) => {}
    }
    all
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty())
}

fn plain(word: &str) -> Option<NewValue> {
    match word {
        "true" => Some(NewValue::Flag(true)),
        "false" => Some(NewValue::Flag(false)),
        number => number.parse().ok().map(NewValue::Number),
    }
}

/// Turns a number of dice into as many faces, and back.
fn turned(value: &NewValue) -> NewValue {
    match value {
        NewValue::List(faces) => NewValue::Number(i64::try_from(faces.len()).unwrap_or(0)),
        NewValue::Number(count) => {
            let count = usize::try_from(*count).unwrap_or(0).min(40);
            NewValue::List(vec![NewValue::Number(3); count])
        }
        NewValue::Text(_) | NewValue::Flag(_) | NewValue::Table(_) => value.clone(),
    }
}

/// Returns a value of a file as one that can be written.
pub(in crate::view) fn written(value: &Value) -> NewValue {
    match &value.kind {
        ValueKind::Text(text) => NewValue::Text(text.clone()),
        ValueKind::Number(number) => NewValue::Number(number.unwrap_or_default()),
        ValueKind::Flag(flag) => NewValue::Flag(*flag),
        ValueKind::List(items) => NewValue::List(items.iter().map(written).collect()),
        ValueKind::Table(table) => NewValue::Table(
            table.rows.iter().map(|(key, value)| (key.text.clone(), written(value))).collect(),
        ),
        ValueKind::Decimal(_) | ValueKind::Date(_) => NewValue::Text(String::new()),
    }
}
