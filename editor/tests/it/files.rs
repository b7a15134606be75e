//! Games as files: the terminal reads what the editor wrote, and the editor reads what the terminal wrote.

use crate::support::{Desk, Window};
use egui::{Key, Modifiers};
use provost_editor::app::state::FileBar;
use provost_editor::app::{Command, PlayCommand};
use provost_editor::model::balance::Ask;
use provost_editor::model::play::Form;
use provost_engine::games;
use provost_games::Shipped;
use std::path::Path;

/// Runs the program of the terminal. Nobody types, so a game is left at once.
fn terminal(args: &[&str]) -> bool {
    let args = std::iter::once("provost").chain(args.iter().copied()).map(std::ffi::OsString::from);
    format!("{:?}", provost::run(args)) == format!("{:?}", std::process::ExitCode::SUCCESS)
}

fn begin(window: &mut Window, game: &str) {
    window.key(Modifiers::COMMAND, Key::Num4);
    let ask = Ask { game: game.to_owned(), seed: 7, ..Ask::default() };
    window.run(Command::Play(PlayCommand::SetAsk(ask)));
    window.click("New game");
    window.steps(4);
    for _ in 0..3 {
        window.key(Modifiers::NONE, Key::Num1);
        window.steps(4);
    }
}

/// Writes or reads a file by the buttons of the view.
fn use_file(window: &mut Window, button: &str, confirm: &str, path: &Path, form: Option<Form>) {
    window.click(button);
    let path = path.to_string_lossy().into_owned();
    window.run(Command::Play(PlayCommand::SetFile(Some(FileBar { path, form }))));
    window.click(confirm);
    window.steps(6);
}

#[test]
fn terminal_and_editor_read_each_others_games() {
    for game in games::ids::<Shipped>() {
        let desk = Desk::new(&format!("files-{game}"));
        let mut window = desk.window();
        begin(&mut window, game);
        let (choices, at) = {
            let play = &window.app().state().play;
            (play.choices.clone(), play.at)
        };
        let (save, replay) = (desk.folder.join("save.json"), desk.folder.join("game.replay.json"));
        use_file(&mut window, "Save…", "Write", &save, Some(Form::Save));
        use_file(&mut window, "Save replay…", "Write", &replay, Some(Form::Replay));
        let shown = |path: &Path| path.to_string_lossy().into_owned();
        assert!(terminal(&["replay", &shown(&replay)]), "{game}: the terminal replays it");
        let (again, record) = (desk.folder.join("terminal-save.json"), desk.folder.join("terminal.json"));
        let (from, save_name, record_name) = (shown(&save), shown(&again), shown(&record));
        let load = ["play", "--load", &from, "--human", "0", "--agent", "greedy", "--quiet", "--steps", "5"];
        let out = ["--save", &save_name, "--record", &record_name];
        assert!(terminal(&[&load[..], &out[..]].concat()), "{game}: the terminal plays on");

        // What the terminal has written begins with the same choices and goes on.
        for file in [again, record] {
            use_file(&mut window, "Load…", "Read", &file, None);
            let play = &window.app().state().play;
            assert_eq!((&play.refused, play.choices.len()), (&None, at + 5), "{game}: {}", file.display());
            assert_eq!(play.choices[..at], choices[..at], "{game}: the same game");
            let read = play.shown.as_ref().unwrap();
            assert!(read.diverged.is_none() && read.at == at + 5, "{game}: every choice still fits");
            assert!(!window.has_part("played with other content"), "{game}: the same content");
        }
    }
}
