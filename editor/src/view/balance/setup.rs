//! The set-up, from the keys that the game lists.

use crate::model::balance::{Ask, setup_keys};
use crate::view::View;
use crate::widget::field::name;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{ComboBox, PopupCloseBehavior, ScrollArea, Ui};
use provost_engine::situation::setup::{PLAYERS, SCENARIO};
use provost_interpreter::vocabulary::value_type::{NameType, ValueType};
use serde_json::{Value, json};

/// A key that holds the id of an entry of these kinds.
pub(in crate::view) fn entry_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask, key: &str, kinds: &[&str]) {
    let language = view.state.language();
    let all = kinds.iter().flat_map(|kind| view.state.library.entries_of(&ask.game, kind));
    let entries: Vec<_> = all.collect();
    if entries.is_empty() || !setup_keys(&ask.game).iter().any(|known| known.key == key) {
        return;
    }
    let label = ui.label(key_name(view, key));
    let chosen = ask.setup.get(key).and_then(Value::as_str).map(str::to_owned);
    let usual = view.say(if key == SCENARIO { "balance-none" } else { "balance-as-usual" });
    let named = |id: &str| {
        let found = entries.iter().find(|entry| entry.id == id);
        found.map_or_else(|| id.to_owned(), |entry| entry.name.get(language).to_owned())
    };
    let shown = chosen.as_deref().map_or_else(|| usual.clone(), named);
    let combo =
        ComboBox::from_id_salt(("balance-setup", key)).width(110.0).selected_text(shown).height(360.0);
    let combo = combo.show_ui(ui, |ui| {
        if ui.selectable_label(chosen.is_none(), &usual).clicked() {
            ask.set(key, None);
        }
        for entry in &entries {
            let text = format!("{} ({})", entry.name.get(language), entry.id);
            if ui.selectable_label(chosen.as_deref() == Some(entry.id.as_str()), text).clicked() {
                ask.set(key, Some(json!(entry.id)));
            }
        }
    });
    combo.response.labelled_by(label.id);
}

/// All other keys, in a menu that stays open.
pub(in crate::view) fn more_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask) {
    let own = |key: &str| key != PLAYERS && key != SCENARIO;
    let keys: Vec<_> = setup_keys(&ask.game).iter().filter(|key| own(key.key)).collect();
    if keys.is_empty() {
        return;
    }
    let chosen = ask.setup.keys().filter(|key| own(key)).count();
    let label = view.speech.with("balance-setup", &[("count", chosen.into())]);
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = MenuButton::new(&label).config(config).ui(ui, |ui| {
        ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
            for key in keys {
                // A number without a picker is left to the game.
                if let ValueType::Entry(kinds) = key.ty {
                    ui.horizontal(|ui| entry_ui(ui, view, ask, key.key, kinds));
                } else if let ValueType::List(ValueType::Name(NameType::Pack)) = key.ty {
                    list_ui(ui, view, ask, key.key, packs(view, &ask.game));
                } else if let ValueType::List(ValueType::Entry(kinds)) = key.ty {
                    list_ui(ui, view, ask, key.key, entries(view, &ask.game, kinds));
                } else if let ValueType::List(ValueType::Noun(class)) = key.ty {
                    list_ui(ui, view, ask, key.key, nouns(view, &ask.game, class));
                }
            }
        });
    });
    name(&button, &label);
}

type Choice = (String, String);

fn packs(view: &View<'_>, game: &str) -> Vec<Choice> {
    let language = view.state.language();
    let packs = view.state.library.packs.iter().filter(|pack| pack.game == game && !pack.depends.is_empty());
    packs.map(|pack| (pack.id.clone(), pack.name.get(language).to_owned())).collect()
}

fn entries(view: &View<'_>, game: &str, kinds: &[&str]) -> Vec<Choice> {
    let language = view.state.language();
    let all = kinds.iter().flat_map(|kind| view.state.library.entries_of(game, kind));
    all.map(|entry| (entry.id.clone(), entry.name.get(language).to_owned())).collect()
}

fn nouns(view: &View<'_>, game: &str, class: &str) -> Vec<Choice> {
    let language = view.state.language();
    let all = view.state.library.nouns_of(game, class);
    all.map(|noun| (noun.id.clone(), noun.name.get(language).to_owned())).collect()
}

/// A key that holds several ids, each with a box to tick.
fn list_ui(ui: &mut Ui, view: &View<'_>, ask: &mut Ask, key: &str, choices: Vec<Choice>) {
    if choices.is_empty() {
        return;
    }
    let chosen = ask.list(key).len();
    let title = key_name(view, key);
    let title = if chosen == 0 { title } else { format!("{title} ({chosen})") };
    egui::CollapsingHeader::new(title).id_salt(key).show(ui, |ui| {
        for (id, shown) in choices {
            let mut on = ask.list(key).contains(&id.as_str());
            let text = if shown.is_empty() { id.clone() } else { format!("{shown} ({id})") };
            if ui.checkbox(&mut on, text).changed() {
                ask.toggle(key, &id);
            }
        }
    });
}

/// Returns the name of a key; without a message, the key itself.
fn key_name(view: &View<'_>, key: &str) -> String {
    let id = format!("balance-key-{key}");
    let said = view.say(&id);
    if said == id { key.to_owned() } else { said }
}
