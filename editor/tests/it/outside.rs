//! What others do to the files that are open, and what is left by an editor that was ended.

use crate::support;
use crate::support::Desk;
use egui::{Key, Modifiers};
use provost_editor::app::Command;
use provost_editor::background::Handler as _;
use provost_editor::disk::{Disk, Report, Request};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn recovered_work_asks_where_the_disk_has_changed_since() {
    let desk = Desk::new("recovery-conflict");
    let (path, file) = ("mercenaries/brynja.toml", desk.key("mercenaries/brynja.toml"));
    let mut window = desk.window();
    window.select(&file, "cost = 5");
    window.type_text("cost = 8");
    window.steps(80);
    let typed = window.text(&file);
    drop(window);
    let theirs = support::CARD.replace("cost = 5", "cost = 12");
    desk.write(path, &theirs);
    let mut window = desk.window();
    window.click("Recover");
    assert_eq!(window.text(&file), typed);
    assert!(window.has_part("was changed outside"));
    window.key(Modifiers::COMMAND, Key::S);
    assert_eq!(desk.read(path), theirs, "a save does not overwrite it unasked");
    window.click("Keep mine");
    window.key(Modifiers::COMMAND, Key::S);
    assert_eq!(desk.read(path), typed);
}

#[test]
fn what_was_saved_before_the_editor_ended_is_not_offered() {
    let desk = Desk::new("recovery-saved");
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    window.select(&file, "cost = 5");
    window.type_text("cost = 8");
    window.steps(80);
    // The save reaches the disk, but the editor ends before it notes that nothing is left to keep.
    desk.write("mercenaries/brynja.toml", &window.text(&file));
    drop(window);
    let window = desk.window();
    assert!(window.app().state().recovered.is_none());
    assert_eq!(desk.opened().recovery.left.len(), 0, "what was left is gone for good");
}

#[test]
fn only_files_of_the_pack_are_taken_from_outside() {
    let desk = Desk::new("outside");
    let mut disk = Disk::new(BTreeSet::from([desk.root()]), None);
    for path in [".git/HEAD", "target/log.toml", "mercenaries/.new.toml", "mercenaries/tova.toml"] {
        desk.write(path, "text");
    }
    // A folder that is new may hold files before anybody watches it.
    desk.write("relics/late/ring.toml", "ring");
    let paths =
        [".git/HEAD", "target/log.toml", "mercenaries/.new.toml", "mercenaries/tova.toml", "relics", ".git"];
    let mut told = Vec::new();
    disk.handle(vec![Request::Changed(paths.iter().map(|path| desk.path(path)).collect())], &mut |report| {
        told.push(report);
    });
    let outside = |path, text: &str| Report::Outside(desk.key(path), Some(Arc::from(text)));
    assert_eq!(told, [outside("mercenaries/tova.toml", "text"), outside("relics/late/ring.toml", "ring")]);

    // Who asks about known files hears only of those that differ.
    let known = |path: &str| (desk.key(path), Some(Arc::from("text")));
    let mut told = Vec::new();
    let look = Request::Look(vec![known("mercenaries/tova.toml"), known("relics/late/ring.toml")]);
    disk.handle(vec![look], &mut |report| told.push(report));
    assert_eq!(told, [outside("relics/late/ring.toml", "ring")]);
}

#[test]
fn a_conflict_that_they_take_back_is_none() {
    let desk = Desk::new("conflict-gone");
    let (path, file) = ("mercenaries/brynja.toml", desk.key("mercenaries/brynja.toml"));
    let mut window = desk.window();
    window.select(&file, "cost = 5");
    window.type_text("cost = 8");
    desk.write(path, &support::CARD.replace("cost = 5", "cost = 12"));
    window.run(Command::LookOutside);
    assert!(window.has_part("was changed outside"));
    desk.write(path, support::CARD);
    window.run(Command::LookOutside);
    assert!(!window.has_part("was changed outside"));
}
