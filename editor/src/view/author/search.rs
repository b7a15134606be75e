//! The bar for finding and replacing.

use crate::app::Command;
use crate::app::state::SearchBar;
use crate::view::View;
use crate::widget::field::name;
use egui::{Key, Modifiers, TextEdit, Ui};

/// Draws the bar, if it is open.
pub(super) fn search_ui(ui: &mut Ui, view: &View<'_>, commands: &mut Vec<Command>) {
    let search = &view.state.search;
    let Some(bar) = search.open else { return };
    let (mut what, mut with) = (search.what.clone(), search.with.clone());
    let (mut exact, mut everywhere) = (search.exact, search.everywhere);
    ui.horizontal_wrapped(|ui| {
        let field =
            ui.add(TextEdit::singleline(&mut what).hint_text(view.say("search-what")).desired_width(180.0));
        name(&field, &view.say("search-what"));
        if search.focus {
            field.request_focus();
            commands.push(Command::SearchFocused);
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            commands.push(Command::NextHit { forward: true });
            field.request_focus();
        }
        if bar == SearchBar::Replace {
            let field =
                TextEdit::singleline(&mut with).hint_text(view.say("search-with")).desired_width(180.0);
            name(&ui.add(field), &view.say("search-with"));
        }
        ui.checkbox(&mut exact, view.say("search-exact"));
        ui.checkbox(&mut everywhere, view.say("search-everywhere"));
        ui.label(view.speech.with("search-count", &[("count", search.hits.len().into())]));
        if ui.button(view.say("search-next")).clicked() {
            commands.push(Command::NextHit { forward: true });
        }
        if bar == SearchBar::Replace
            && ui
                .add_enabled(!search.hits.is_empty(), egui::Button::new(view.say("search-replace-all")))
                .clicked()
        {
            commands.push(Command::ReplaceAll);
        }
        let escape = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if ui.button(view.say("search-close")).clicked() || escape {
            commands.push(Command::CloseSearch);
        }
    });
    if (&what, &with, exact, everywhere) != (&search.what, &search.with, search.exact, search.everywhere) {
        commands.insert(0, Command::Search { what, with, exact, everywhere });
    }
}
