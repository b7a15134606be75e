//! Forms of entries by label: lists of tables, entries with parameters, lists of entries and of numbers.

use crate::support::{Desk, Window};
use provost_editor::app::Command;

const HEADER: &str = "# Ours.\nid = \"own-header\"\nkind = \"header\"\nname = { en = \"Own header\" }\n\n\
    [[side-a]]\nrequired = { strength = 1 } # one is enough\nreinforcement = { magic = 1 }\n\
    benefit = { id = \"path-gold\", amount = 2 }\nglory = 1\n\n\
    [[side-a]]\nrequired = { magic = 1 }\nreinforcement = { strength = 1 }\nglory = 2\n\n\
    [[side-b]]\nrequired = { strength = 2 }\nreinforcement = { magic = 1 }\nglory = 1\n";

const SCENARIO: &str = "id = \"own-dawn\"\nkind = \"scenario\"\nname = { en = \"Own dawn\" }\nplayers = [1]\n\
    excludes = [\"difficulty-tutorial\"]\n\n[[goals]]\nwhen = \"glory is at least 5\"\n";

fn form(desk: &Desk, path: &str, word: &str) -> Window {
    let mut window = desk.window();
    window.select(&desk.key(path), word);
    window.click("Form");
    window.steps(4);
    window
}

#[test]
fn lists_of_tables_and_entries_with_parameters_have_fields() {
    let desk = Desk::new("forms-header");
    desk.write("headers/own-header.toml", HEADER);
    let file = desk.key("headers/own-header.toml");
    let mut window = form(&desk, "headers/own-header.toml", "own-header");
    window.click("side-a.1.glory +1");
    window.click("side-a.1.benefit.amount +1");
    window.click("side-a.2.required.magic +1");
    let text = window.text(&file);
    assert!(text.contains("# Ours.") && text.contains("glory = 2"), "{text}");
    assert!(
        text.contains("# one is enough") && text.matches("[[side-a]]").count() == 2,
        "comments stay: {text}"
    );
    assert!(text.contains("amount = 3") && text.contains("magic = 2"), "{text}");
    // Another benefit has other parameters.
    window.click("side-a.1.benefit.id");
    window.click("Path benefit: reroll");
    let text = window.text(&file);
    assert!(text.contains("path-reroll") && text.contains("count = 1") && !text.contains("amount"), "{text}");
    window.press("Remove: side-a.2");
    assert!(!window.has("side-a.2.glory"), "{}", window.text(&file));
    window.press("Add: side-b");
    assert!(window.has("side-b.2.glory"), "{}", window.text(&file));
    window.run(Command::Undo);
    assert!(!window.has("side-b.2.glory"));
}

#[test]
fn numbers_are_ticked_and_entries_are_picked() {
    let desk = Desk::new("forms-scenario");
    desk.write("scenarios/own-dawn.toml", SCENARIO);
    let file = desk.key("scenarios/own-dawn.toml");
    let mut window = form(&desk, "scenarios/own-dawn.toml", "own-dawn");
    window.click("players: 2");
    assert!(window.text(&file).contains("players = [1, 2]"), "{}", window.text(&file));
    window.click("excludes: difficulty-tutorial ×");
    window.click("Add: excludes");
    window.click("Normal");
    assert!(window.text(&file).contains("difficulty-normal"), "{}", window.text(&file));
    window.rewrite("goals.1.when", "glory is at least 9");
    window.click("Add: goals");
    let text = window.text(&file);
    assert!(text.matches("[[goals]]\nwhen = \"glory is at least 9\"").count() == 2, "{text}");
    window.press("estimated: players");
    assert!(window.text(&file).contains("estimated = [\"players\"]"), "{}", window.text(&file));
    // The position is set up where there is a form for it.
    window.press("Add: given");
    window.press("Edit in the lab: given");
    assert_eq!(window.app().state().view, provost_editor::ViewId::Lab);
}
