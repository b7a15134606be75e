//! Every control has a name that a screen reader can say: in every view of both games, in forms and dialogs. A sign
//! alone is no name.

use crate::support::{Desk, Window};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use provost_editor::app::state::Dialog;
use provost_editor::app::{BalanceCommand, Command, LabCommand, PlayCommand};
use provost_editor::model::balance::Ask;
use provost_editor::model::settings::Settings;
use provost_engine::games;
use provost_games::Shipped;

const CONTROLS: [Role; 10] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::MultilineTextInput,
    Role::RadioButton,
    Role::Slider,
    Role::SpinButton,
    Role::TextInput,
    Role::SearchInput,
];

/// Fails for controls without a name, or with a sign in place of one.
fn check(window: &Window, place: &str) {
    let controls = By::new().predicate(|node| CONTROLS.contains(&node.role()));
    let mut count = 0;
    for node in window.harness.query_all(controls) {
        let node = node.accesskit_node();
        let label = node.label().unwrap_or_default();
        let words = label.chars().any(char::is_alphanumeric);
        assert!(words, "{place}: a {:?} is called {label:?} (value {:?})", node.role(), node.value());
        count += 1;
    }
    assert!(count > 5, "{place}: {count} controls");
}

fn view(window: &mut Window, key: Key, place: &str) {
    window.key(Modifiers::COMMAND, key);
    window.steps(12);
    check(window, place);
}

#[test]
fn every_control_of_every_view_has_a_name() {
    let desk = Desk::new("names");
    let mut window = desk.window();
    check(&window, "author, text");
    window.click("Form");
    window.steps(4);
    check(&window, "author, form");
    window.click("Text");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    check(&window, "replace");
    view(&mut window, Key::Num2, "table");
    view(&mut window, Key::Num3, "lab");
    window.click("Form");
    check(&window, "lab, form");
    window.run(Command::Lab(LabCommand::AskKeep));
    check(&window, "lab, keep");
    window.run(Command::Lab(LabCommand::SetKeep(None)));
    for game in games::ids::<Shipped>() {
        window.run(Command::Lab(LabCommand::New((*game).to_owned())));
        view(&mut window, Key::Num3, &format!("lab of {game}"));
        let ask = Ask { game: (*game).to_owned(), ..Ask::default() };
        window.run(Command::Play(PlayCommand::SetAsk(ask.clone())));
        window.run(Command::Play(PlayCommand::Start));
        view(&mut window, Key::Num4, &format!("play of {game}"));
        window.run(Command::Play(PlayCommand::AskFile(None)));
        check(&window, "play, file");
        window.run(Command::Balance(BalanceCommand::SetAsk(Ask { games: 4, ..ask })));
        view(&mut window, Key::Num5, &format!("balance of {game}"));
    }
}

#[test]
fn every_control_of_every_dialog_has_a_name() {
    let desk = Desk::new("names-dialogs");
    let mut window = desk.window_with(Settings::default());
    check(&window, "welcome");
    window.run(Command::ShowDialog(None));
    for command in [
        Command::AskNewEntry,
        Command::AskDuplicate,
        Command::AskDelete,
        Command::AskNewPack,
        Command::AskCopyPack,
        Command::ShowDialog(Some(Dialog::OpenFolder { folder: String::new() })),
        Command::ShowDialog(Some(Dialog::Keys)),
        Command::ShowDialog(Some(Dialog::Close)),
        Command::ShowDialog(Some(Dialog::Explain { code: "unknown-word".to_owned() })),
    ] {
        let place = format!("{command:?}");
        window.run(command);
        check(&window, &place);
        window.run(Command::ShowDialog(None));
    }
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    check(&window, "palette");
}

#[test]
fn every_action_has_words_and_the_palette_shows_its_key() {
    let desk = Desk::new("names-palette");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.type_text("usages");
    assert!(window.has_part("Shift+F12"), "the key stands beside the command");
}
