//! `provost check --watch`, driven as its users drive it: files change, the program reports, Ctrl+C ends it.

use crate::PROGRAM;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

fn mercenary(effect: &str) -> String {
    format!(
        "id = \"tova\"\nkind = \"mercenary\"\nname = {{ en = \"Tova\" }}\naffinity = \"air\"\nrole = \"hired\"\n\
         cost = 5\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

fn pack(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("watch").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    let manifest = "id = \"watched\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Watched\" }\n\
                    depends = [\"monster-lands\"]\n";
    fs::write(folder.join("pack.toml"), manifest).unwrap();
    fs::write(folder.join("tova.toml"), mercenary("free, once per round: gain 2 gold.")).unwrap();
    folder
}

/// The program, and its output line by line.
struct Watch {
    child: Child,
    told: Receiver<String>,
}

impl Watch {
    fn start(folder: &Path) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(["check", "--watch", "--format", "short", "."]).current_dir(folder);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (sender, told) = channel();
        let stderr = child.stderr.take().unwrap();
        std::thread::spawn(move || {
            BufReader::new(stderr).lines().map_while(Result::ok).for_each(|line| _ = sender.send(line));
        });
        let watch = Self { child, told };
        watch.wait_for("watching");
        watch
    }

    /// Waits for a line with these words. Two minutes allow for a busy machine.
    fn wait_for(&self, words: &str) -> String {
        loop {
            let line = self.told.recv_timeout(Duration::from_mins(2)).unwrap();
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Presses Ctrl+C and returns the exit code and the reports.
    fn end(mut self) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        let report = std::io::read_to_string(self.child.stdout.take().unwrap()).unwrap();
        (status.code(), report)
    }
}

#[test]
fn a_mistake_comes_and_goes() {
    let folder = pack("edits");
    let watch = Watch::start(&folder);
    fs::write(folder.join("tova.toml"), mercenary("free, once per round: gain 2 gol.")).unwrap();
    let line = watch.wait_for("changed, checked again in");
    assert!(
        line.starts_with("1 file changed") && line.ends_with(": 1 finding new, 1 finding in all"),
        "{line}"
    );
    fs::write(folder.join("tova.toml"), mercenary("free, once per round: gain 3 gold.")).unwrap();
    assert!(watch.wait_for("checked again in").ends_with(": 1 finding gone, 0 findings in all"));
    let (code, report) = watch.end();
    assert_eq!(code, Some(0));
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "checked 1 entry in 1 pack: no findings");
    assert!(lines[1].starts_with("tova.toml:10:30: error[unknown-word]"), "{report}");
    assert_eq!(lines[3], "checked 1 entry in 1 pack: no findings");
    assert!(!report.contains('\u{1b}'), "only a terminal is cleared");
}

#[test]
fn files_that_come_and_go_are_seen() {
    let folder = pack("files");
    let watch = Watch::start(&folder);
    fs::create_dir(folder.join("more")).unwrap();
    fs::write(folder.join("more/runa.toml"), mercenary("free: gain 2 gol.").replace("tova", "runa")).unwrap();
    assert!(watch.wait_for("in all").contains("new, "));
    fs::remove_dir_all(folder.join("more")).unwrap();
    watch.wait_for(" 0 findings in all");
    fs::remove_file(folder.join("tova.toml")).unwrap();
    watch.wait_for("findings as before");
    fs::write(folder.join("pack.toml"), "id = ").unwrap();
    watch.wait_for("new, ");
    let (code, report) = watch.end();
    assert_eq!(code, Some(1), "as the last check");
    assert!(report.contains("checked 0 entries in 1 pack: no findings"), "{report}");
}

#[test]
fn there_must_be_something_that_can_change() {
    let output = Command::new(PROGRAM).args(["check", "--watch"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}
