//! The program itself where it cannot open a window: one line says so and what to use instead, and it ends with 2.

use std::process::Command;

/// Where the editor may keep what it remembers.
const DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/editor-start");

/// Runs the editor with these variables and no other display. Returns how it ended and what it said.
fn run(variables: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut editor = Command::new(env!("CARGO_BIN_EXE_provost-editor"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        editor.env_remove(name);
    }
    editor.env("PROVOST_DATA", DATA).envs(variables.iter().copied());
    let output = editor.output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn without_a_display_one_line_names_the_command_line() {
    for variables in [&[][..], &[("DISPLAY", ""), ("WAYLAND_DISPLAY", "")]] {
        let (code, said) = run(variables);
        assert_eq!(code, Some(2), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with("provost-editor: there is no display; `provost check`"), "{said}");
    }
}

/// Whether nothing answers or libraries are missing (the window library panics then), it is one line as well.
#[test]
#[cfg(all(unix, not(target_os = "macos")))]
fn a_display_that_does_not_answer_is_one_line_too() {
    let (code, said) = run(&[("DISPLAY", ":4242")]);
    assert_eq!(code, Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("provost-editor: the window cannot be opened: "), "{said}");
    assert!(said.contains("`provost check`"), "{said}");
    assert!(!said.contains(".rs:"), "no place in anybody's sources: {said}");
}

#[test]
fn a_path_without_packs_is_refused_by_name() {
    let output = Command::new(env!("CARGO_BIN_EXE_provost-editor"))
        .env("PROVOST_DATA", DATA)
        .env("DISPLAY", ":4242")
        .arg("no-such-folder")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("no-such-folder"));
}
