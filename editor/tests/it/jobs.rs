//! The main jobs of a designer, done by label: no GPU, no display.

use crate::support;
use crate::support::{Desk, Window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use provost_editor::ViewId;
use provost_editor::app::Command;
use provost_editor::model::settings::{Language, Settings};

#[test]
fn a_slip_is_found_repaired_and_said() {
    let desk = Desk::new("slip");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    let sentence = window.sentence();
    assert!(sentence.contains("reroll 1 strength die"), "{sentence}");
    assert!(window.has(&sentence), "the card says its rule");
    assert!(window.has_part("Stärke-Würfel"), "and in German");
    window.select(&file, "reroll 1");
    window.type_text("rerol 1");
    window.run(Command::CloseCompletion);
    assert!(window.text(&file).contains("may rerol 1 strength"));
    assert!(window.has_part("begins no verb"), "the finding is listed");
    assert!(window.has("Problems: 1 error, 0 warnings"));
    window.click("Fix: reroll");
    assert_eq!(window.text(&file), support::CARD);
    assert!(window.has("Problems: 0 errors, 0 warnings"));
    assert!(window.has(&sentence));
}

#[test]
fn the_key_for_the_quick_fix_repairs_at_the_cursor() {
    let desk = Desk::new("quick-fix");
    let file = desk.key("mercenaries/brynja.toml");
    desk.write("mercenaries/brynja.toml", &support::CARD.replace("may reroll", "may rerol"));
    let mut window = desk.window();
    window.select(&file, "rerol");
    window.key(Modifiers::COMMAND, Key::Period);
    assert_eq!(window.text(&file), support::CARD);
}

#[test]
fn everything_can_be_taken_back() {
    let desk = Desk::new("undo");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "cost = 5");
    window.type_text("cost = 7");
    let typed = window.text(&file);
    assert_ne!(typed, support::CARD);
    for _ in 0..6 {
        window.key(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(window.text(&file), support::CARD);
    for _ in 0..6 {
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(window.text(&file), typed);
}

#[test]
fn a_save_keeps_comments_and_order() {
    let desk = Desk::new("save");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.click("Form");
    window.click("cost +1");
    assert!(window.has("1 file not saved"));
    window.key(Modifiers::COMMAND, Key::S);
    assert_eq!(desk.read("mercenaries/brynja.toml"), support::CARD.replace("cost = 5", "cost = 6"));
    assert!(window.has("Saved"));
    assert_eq!(window.text(&file), desk.read("mercenaries/brynja.toml"));
}

#[test]
fn form_and_text_say_the_same() {
    let desk = Desk::new("form");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.click("Form");
    window.click("dice.strength +1");
    assert!(window.text(&file).contains("dice = { strength = 2 }"));
    window.run(Command::SetForm(false));
    window.select(&file, "strength = 2");
    window.type_text("strength = 4");
    window.run(Command::SetForm(true));
    assert_eq!(window.harness.get_by_label("dice.strength").value().as_deref(), Some("4"));
}

#[test]
fn many_cells_are_changed_in_one_step() {
    let desk = Desk::new("bulk");
    let (brynja, sigrun) = (desk.key("mercenaries/brynja.toml"), desk.key("mercenaries/sigrun.toml"));
    let mut window = desk.window();
    window.key(Modifiers::COMMAND, Key::Num2);
    window.focus("Filter the table");
    window.type_text("cost=5 reroll");
    window.click("Select brynja");
    window.click("Select sigrun");
    let column = window.app().state().grid.table.column("cost").unwrap();
    window.run(Command::Grid(provost_editor::app::GridCommand::SetBulk(column, String::new())));
    window.focus("New value for all selected rows");
    window.steps(2);
    window.type_text("+1");
    window.click("Apply");
    assert!(window.text(&brynja).contains("cost = 6") && window.text(&sigrun).contains("cost = 6"));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.text(&brynja).contains("cost = 5") && window.text(&sigrun).contains("cost = 5"));
}

#[test]
fn a_new_name_goes_everywhere_as_one_step() {
    let desk = Desk::new("rename");
    desk.write(
        "equipment/horn.toml",
        "id = \"horn\"\nkind = \"equipment\"\nname = { en = \"Horn\" }\ntype = \"weapon\"\nprice = 3\n\
        effect = '''\non roll: +1 to total.\n'''\n",
    );
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "brynja");
    window.key(Modifiers::NONE, Key::F2);
    assert!(window.has("Rename brynja"));
    window.focus("Id");
    window.key(Modifiers::COMMAND, Key::A);
    window.type_text("hilde");
    assert!(window.has_part("place"), "the places are shown first");
    window.click("Rename");
    let new = desk.key("mercenaries/hilde.toml");
    assert!(window.text(&new).contains("id = \"hilde\""), "{}", window.text(&new));
    assert_eq!(window.text(&file), "");
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(&file), support::CARD);
    assert_eq!(window.text(&new), "");
}

#[test]
fn in_a_small_window_the_text_keeps_to_its_place() {
    let desk = Desk::new("small-window");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "cost");
    window.harness.set_size(egui::vec2(900.0, 600.0));
    window.steps(5);
    let text = window.harness.get_by_label("Text of the file").rect();
    let card = window.harness.get_by_label_contains("Test this").rect();
    assert!(
        text.right() <= card.left(),
        "the text ends at {}, the card begins at {}",
        text.right(),
        card.left()
    );
}

#[test]
fn an_open_entry_is_renamed_from_anywhere_in_it() {
    let desk = Desk::new("rename-from-anywhere");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "cost");
    window.key(Modifiers::NONE, Key::F2);
    assert!(window.has("Rename brynja"));
}

#[test]
fn a_change_outside_is_taken_and_a_conflict_asks() {
    let desk = Desk::new("conflict");
    let (path, file) = ("mercenaries/brynja.toml", desk.key("mercenaries/brynja.toml"));
    let mut window = desk.window();
    let theirs = support::CARD.replace("cost = 5", "cost = 9");
    desk.write(path, &theirs);
    window.run(Command::LookOutside);
    assert_eq!(window.text(&file), theirs);
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(&file), support::CARD, "the change from outside can be taken back");

    desk.write(path, &theirs.replace("cost = 9", "cost = 12"));
    window.run(Command::LookOutside);
    assert!(window.has_part("was changed outside"));
    assert_eq!(window.text(&file), support::CARD);
    window.key(Modifiers::COMMAND, Key::S);
    assert!(desk.read(path).contains("cost = 12"), "a save does not overwrite it unasked");
    window.click("Keep mine");
    window.key(Modifiers::COMMAND, Key::S);
    assert_eq!(desk.read(path), support::CARD);
}

#[test]
fn unsaved_work_is_offered_at_the_next_start() {
    let desk = Desk::new("recovery");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "cost = 5");
    window.type_text("cost = 8");
    // More than a second passes.
    window.steps(80);
    let typed = window.text(&file);
    // The process ends without a farewell: nothing is saved, the lock is free.
    drop(window);
    assert_eq!(desk.read("mercenaries/brynja.toml"), support::CARD);
    let mut window = desk.window();
    assert!(window.has_part("was not saved when the editor ended"));
    window.click("Recover");
    assert_eq!(window.text(&file), typed);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.steps(80);
    assert_eq!(desk.read("mercenaries/brynja.toml"), typed);
    drop(window);
    let window = desk.window();
    assert!(!window.has_part("not saved when the editor ended"), "nothing is offered twice");
}

#[test]
fn an_entry_is_made_from_a_template_copied_and_deleted() {
    let desk = Desk::new("entries");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND, Key::N);
    window.focus("Id");
    window.steps(2);
    window.type_text("Bad");
    window.click("Make it");
    assert!(window.has_part("is no id"));
    window.focus("Id");
    window.key(Modifiers::COMMAND, Key::A);
    window.type_text("snow-owl");
    window.click("Make it");
    let file = desk.key("mercenaries/snow-owl.toml");
    assert!(window.text(&file).contains("name = { en = \"Snow owl\""));
    window.key(Modifiers::COMMAND, Key::D);
    window.click("Make it");
    assert!(window.text(&desk.key("mercenaries/snow-owl-copy.toml")).contains("id = \"snow-owl-copy\""));
    window.run(Command::AskDelete);
    assert!(window.has("Nothing names it."));
    window.click("Delete");
    assert_eq!(window.text(&desk.key("mercenaries/snow-owl-copy.toml")), "");
}

#[test]
fn words_are_completed_from_the_registry() {
    let desk = Desk::new("completion");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "reroll 1 strength die");
    window.type_text("rer");
    assert!(window.app().state().author.completion.is_some(), "words are offered");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.text(&file).contains("may reroll"), "{}", window.text(&file));
}

#[test]
fn the_palette_finds_commands_and_entries() {
    let desk = Desk::new("palette");
    let mut window = desk.window();
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.type_text("dark");
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.app().settings().theme, provost_editor::model::settings::ThemeChoice::Dark);
    window.key(Modifiers::COMMAND, Key::P);
    window.type_text("sigrun");
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.app().state().file(), Some(&desk.key("mercenaries/sigrun.toml")));
}

#[test]
fn the_interface_speaks_german_and_welcomes() {
    let desk = Desk::new("german");
    let mut window = desk.window_with(Settings { language: Language::De, ..Settings::default() });
    assert!(window.has("Willkommen bei Provost"));
    window.click("Umsehen");
    assert!(window.has("Datei") && window.has("Gespeichert"));
}

#[test]
fn the_welcome_leads_to_the_lab_to_a_game_and_to_a_new_card() {
    let desk = Desk::new("welcome");
    let mut window = desk.window_with(Settings::default());
    window.click("Try a card out");
    window.steps(10);
    assert!(window.app().state().dialog.is_none(), "the dialog is gone");
    assert_eq!(window.app().state().view, ViewId::Lab);
    assert!(window.has("brynja did something here."), "the open card is tried out");
    let welcome = |window: &mut Window| {
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
        window.type_text("welcome");
        window.key(Modifiers::NONE, Key::Enter);
        assert!(window.has("Welcome to Provost"));
    };
    welcome(&mut window);
    window.click("Play a game");
    window.steps(10);
    assert!(window.app().state().dialog.is_none() && window.app().state().view == ViewId::Play);
    assert!(window.app().state().play.shown.is_some(), "a game is under way");
    welcome(&mut window);
    window.click("Write a card of your own");
    assert!(window.has("New entry…"), "the question for a new card");
    window.key(Modifiers::NONE, Key::Escape);

    // By keyboard alone: the first has the focus, Tab goes on, Enter takes it, and so does its digit.
    welcome(&mut window);
    window.key(Modifiers::NONE, Key::Tab);
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.app().state().dialog.is_none() && window.app().state().view == ViewId::Play);
    welcome(&mut window);
    window.key(Modifiers::NONE, Key::Num1);
    assert!(window.app().state().dialog.is_none() && window.app().state().view == ViewId::Lab);
}
