//! Every command with `provost odds` in the manual and in its help works as it stands there, beside the files of
//! `cli/odds.in`.

use crate::PROGRAM;
use provost_tests::root;
use std::process::Command;

/// Finds commands: in a session behind `$ `, in a table between backticks, in help at the beginning of a line. What has
/// capital words or brackets for the reader to fill in is a form and no example.
fn commands(text: &str) -> Vec<String> {
    let starts = |command: &&str| command.starts_with("provost odds ");
    let is_example = |command: &&str| !command.contains('[') && !command.contains("SITUATION");
    let in_line = |line: &str| -> Vec<String> {
        let line = line.trim();
        let whole = line.strip_prefix("$ ").unwrap_or(line);
        let found: Vec<&str> =
            if starts(&whole) { vec![whole] } else { line.split('`').skip(1).step_by(2).collect() };
        found.into_iter().filter(starts).filter(is_example).map(str::to_owned).collect()
    };
    text.lines().flat_map(in_line).collect()
}

#[test]
fn every_documented_command_works() {
    let page = std::fs::read_to_string(root().join("docs/odds.md")).unwrap();
    let help = Command::new(PROGRAM).args(["odds", "--help"]).output().unwrap();
    let (page, help) = (commands(&page), commands(&String::from_utf8_lossy(&help.stdout)));
    assert!(page.len() >= 5 && help.len() >= 4, "{page:?} {help:?}");
    for command in page.iter().chain(&help) {
        let rest = command.strip_prefix("provost").unwrap();
        let shell = format!("'{PROGRAM}'{rest}");
        let mut shell_command = Command::new("sh");
        let output = shell_command
            .args(["-c", &shell])
            .current_dir(root().join("tests/cli/odds.in"))
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "`{command}`: {}", String::from_utf8_lossy(&output.stderr));
    }
}
