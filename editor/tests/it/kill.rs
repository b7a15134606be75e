//! The editor is killed while an author types and saves: nothing saved is lost, no file is half written, and the next
//! start offers what was not saved. The test starts itself once more as the editor that it kills.

use crate::support;
use crate::support::Desk;
use provost_editor::app::Command;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Stdio};

/// Names the folder of the editor to be killed. Where it is set, the test is that editor.
const FOLDER: &str = "PROVOST_KILL_TEST";

/// The editor to be killed: types for ever, saves every third time, and reports each save.
fn type_for_ever(folder: OsString) -> ! {
    let desk = std::mem::ManuallyDrop::new(Desk { folder: folder.into() });
    let file = desk.key("mercenaries/brynja.toml");
    let mut window = desk.window();
    let (mut number, mut out) = (0_u32, std::io::stdout());
    loop {
        let text = format!("{}# {number} {}\n", support::CARD, "x".repeat(20_000));
        window.run(Command::Type(file.clone(), text, 0));
        if number.is_multiple_of(3) {
            window.run(Command::Save);
            writeln!(out, "saved {number}").unwrap();
        } else {
            window.steps(40);
            writeln!(out, "kept {number}").unwrap();
        }
        number += 1;
    }
}

/// The full name of the test below.
const TEST: &str = "kill::killed_at_any_moment_nothing_saved_is_lost_and_the_rest_is_offered";

fn start(desk: &Desk) -> Child {
    std::process::Command::new(std::env::current_exe().unwrap())
        .args([TEST, "--exact", "--nocapture", "--test-threads=1"])
        .env(FOLDER, &desk.folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Returns the number in the last line of a complete text, or `None` for the first text.
fn number(text: &str) -> Option<u32> {
    let rest = text.strip_prefix(support::CARD).unwrap();
    if rest.is_empty() {
        return None;
    }
    let (number, tail) = rest.strip_prefix("# ").unwrap().split_once(' ').unwrap();
    assert_eq!(tail.len(), 20_001, "the text is complete");
    Some(number.parse().unwrap())
}

#[test]
fn killed_at_any_moment_nothing_saved_is_lost_and_the_rest_is_offered() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        type_for_ever(folder);
    }
    for moment in [1_usize, 4, 7] {
        let desk = Desk::new(&format!("kill-{moment}"));
        let mut child = start(&desk);
        let told = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let told: Vec<String> =
            told.filter(|line| line.contains("saved ") || line.contains("kept ")).take(moment).collect();
        assert_eq!(told.len(), moment, "the editor types until it is killed");
        child.kill().unwrap();
        child.wait().unwrap();

        let last = |word: &str| {
            told.iter().filter_map(|line| line.split_once(word)?.1.trim().parse::<u32>().ok()).max()
        };
        let on_disk = number(&desk.read("mercenaries/brynja.toml"));
        assert!(on_disk >= last("saved "), "saved {:?}, on disk {on_disk:?}", last("saved "));
        let window = desk.window();
        let offered = window.app().state().recovered.as_ref();
        if let Some(kept) = last("kept ").filter(|kept| on_disk.is_none_or(|saved| saved < *kept)) {
            let offered = offered.expect("unsaved work is offered");
            let text = offered.files.first().and_then(|file| file.text.clone()).unwrap();
            assert!(number(&text) >= Some(kept), "kept {kept}, offered {:?}", number(&text));
        }
        assert!(window.app().state().is_checked, "the next start works");
    }
}
