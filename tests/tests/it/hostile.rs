//! Packs, files and terminals that mean no good: names that give orders, links that lead out, pipes, full disks, signals.

use crate::PROGRAM;
use serde_json::Value;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const MANIFEST: &str =
    "id = \"hostile\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\ndepends = [\"monster-lands\"]\n";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn pack(name: &str) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join("pack.toml"), format!("{MANIFEST}name = {{ en = \"Hostile\" }}\n")).unwrap();
    folder
}

/// A mercenary with this name and effect, as TOML writes them.
fn mercenary(name: &str, effect: &str) -> String {
    format!(
        "id = \"tova\"\nkind = \"mercenary\"\nname = {{ en = \"{name}\" }}\naffinity = \"air\"\nrole = \"hired\"\n\
         cost = 5\nreputation = 2\ndice = {{ magic = 1 }}\neffect = '''\n{effect}\n'''\n"
    )
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).current_dir(folder).env_remove("GITHUB_STEP_SUMMARY");
    command
}

fn provost(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), b"\n", &output.stderr].concat()).into_owned()
}

/// Everything that an author can put into a name to give orders to whoever shows it.
const NAME: &str =
    r"A\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u2066\u200bz\n::error file=x::y\r##[error]z ##vso[a]b";

#[test]
fn names_give_no_orders_to_terminals_and_logs() {
    let folder = folder("names");
    fs::create_dir_all(folder.join("p")).unwrap();
    fs::write(folder.join("p/pack.toml"), format!("{MANIFEST}name = {{ en = \"{NAME}\" }}\n")).unwrap();
    fs::write(folder.join("p/tova.toml"), mercenary(NAME, "free: gain 2 gol.")).unwrap();
    let effect = "free, once per round: gain 2 gold.";
    fs::write(folder.join("p/sund.toml"), mercenary(NAME, effect).replace("tova", "sund")).unwrap();
    fs::create_dir_all(folder.join("p/tests")).unwrap();
    let test = format!("[[test]]\nname = \"{NAME}\"\nwhen = [\"nonsense {NAME}\"]\nthen.finished = true\n");
    fs::write(folder.join("p/tests/t.toml"), test).unwrap();
    fs::write(folder.join("record.json"), format!("{{\"format\": \"{}\"}}", NAME.replace(r"\u", r"\\u")))
        .unwrap();
    let mut runs: Vec<Vec<&str>> = vec![
        vec!["text", "--path", "p"],
        vec!["list", "p"],
        vec!["list", "p", "--format", "json"],
        vec!["fix", "p", "--diff"],
        vec!["diff", "git:x\u{1b}[31m", "p"],
        vec!["replay", "record.json"],
        vec!["odds", "\u{1b}[2Jx"],
    ];
    for form in ["text", "short", "json", "jsonl", "sarif", "junit", "github"] {
        runs.push(vec!["check", "p", "--format", form]);
    }
    fs::create_dir_all(folder.join("empty")).unwrap();
    fs::write(folder.join("empty/pack.toml"), format!("{MANIFEST}name = {{ en = \"Hostile\" }}\n")).unwrap();
    for form in ["text", "markdown", "json"] {
        runs.push(vec!["diff", "empty", "p", "--format", form]);
    }
    for run in runs {
        let output = provost(&folder, &run);
        let text = said(&output);
        let hidden = |char: char| {
            char.is_control() && char != '\n' && char != '\t' || "\u{202e}\u{2066}\u{200b}".contains(char)
        };
        assert!(!text.contains(hidden), "{run:?}: {text:?}");
        assert!(!text.contains("##[") && !text.contains("##vso["), "{run:?}: {text}");
        let order = |line: &str| line.trim_start().starts_with("::") && !line.contains(" file=p/");
        assert!(!text.lines().any(order), "{run:?}: {text}");
    }
}

#[test]
fn names_are_only_text_in_markdown_and_in_a_spreadsheet() {
    let folder = folder("markdown");
    for (pack, name) in [("old", "Tova"), ("new", "[x](javascript:alert) @everyone <img src=x>")] {
        fs::create_dir_all(folder.join(pack)).unwrap();
        fs::write(folder.join(pack).join("pack.toml"), format!("{MANIFEST}name = {{ en = \"Hostile\" }}\n"))
            .unwrap();
        fs::write(folder.join(pack).join("tova.toml"), mercenary(name, "free, once per round: gain 2 gold."))
            .unwrap();
    }
    let text = said(&provost(&folder, &["diff", "old", "new", "--format", "markdown"]));
    assert!(text.contains(r"\[x\](javascript:alert) @&#8203;everyone &lt;img"), "{text}");
    fs::write(folder.join("new/tova.toml"), mercenary("=HYPERLINK(1)", "free, once per round: gain 2 gold."))
        .unwrap();
    let args = [
        "simulate", "--games", "1", "--pack", "hostile", "--path", "new", "--format", "csv", "--table",
        "entries",
    ];
    let text = said(&provost(&folder, &args));
    assert!(text.contains(",'=HYPERLINK(1),"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_pack_shows_nothing_of_what_lies_outside_it() {
    use std::os::unix::fs::symlink;
    let folder = pack("links");
    fs::write(folder.parent().unwrap().join("secret.toml"), "secret = \"of others\"\n").unwrap();
    symlink("/etc/passwd", folder.join("p.toml")).unwrap();
    symlink("../secret.toml", folder.join("s.toml")).unwrap();
    symlink("/dev/zero", folder.join("z.toml")).unwrap();
    symlink("/proc/kmsg", folder.join("k.toml")).unwrap();
    assert!(Command::new("mkfifo").arg(folder.join("f.toml")).status().unwrap().success());
    fs::write(folder.join("tova.toml"), mercenary("Tova", "free, once per round: gain 2 gold.")).unwrap();
    // What stays inside is followed.
    fs::create_dir(folder.join("deep")).unwrap();
    fs::rename(folder.join("tova.toml"), folder.join("deep/tova.txt")).unwrap();
    symlink("deep/tova.txt", folder.join("tova.toml")).unwrap();
    let start = Instant::now();
    for args in [["check", "."], ["fmt", "."], ["fix", "."], ["list", "."]] {
        let text = said(&provost(&folder, &args));
        assert!(!text.contains("root:") && !text.contains("of others"), "{text}");
    }
    let text = said(&provost(&folder, &["check", "."]));
    assert_eq!(text.matches("leads out of the pack").count(), 4, "{text}");
    assert!(
        text.contains("not a regular file") && text.contains("checked 1 entry in 1 pack: 5 errors"),
        "{text}"
    );
    assert!(start.elapsed() < Duration::from_secs(30));
    assert_eq!(
        fs::read_to_string(folder.parent().unwrap().join("secret.toml")).unwrap(),
        "secret = \"of others\"\n"
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_replay() {
    let folder = folder("pipe");
    assert!(Command::new("mkfifo").arg(folder.join("game.json")).status().unwrap().success());
    for args in
        [&["replay", "game.json"][..], &["play", "--load", "game.json"], &["simulate", "merge", "game.json"]]
    {
        let output = provost(&folder, args);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(said(&output).contains("cannot read game.json: it is not a regular file"), "{output:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_full_standard_output_is_named() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut command = command(Path::new("."), &["simulate", "--games", "1", "--game", "kingdom-defenders"]);
    let output = command.stdout(full).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("cannot write standard output: no space left on device"), "{output:?}");
}

#[test]
fn what_cannot_be_read_is_not_silence() {
    let folder = folder("silence");
    for (pack, text) in [("old", "free, once per round: gain 2 gold.\n'''\n"), ("new", "\n\"\"\"broken = [")]
    {
        fs::create_dir_all(folder.join(pack)).unwrap();
        fs::write(folder.join(pack).join("pack.toml"), format!("{MANIFEST}name = {{ en = \"Hostile\" }}\n"))
            .unwrap();
        let whole = mercenary("Tova", "");
        fs::write(folder.join(pack).join("tova.toml"), whole.replace("\n\n'''\n", &format!("\n{text}")))
            .unwrap();
    }
    let output = provost(&folder, &["text", "--path", "new"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(said(&output).contains("the packs have errors"), "{output:?}");
    let output = provost(&folder, &["diff", "old", "new"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(said(&output).contains("tova.toml cannot be read"), "{output:?}");
}

#[test]
fn a_long_line_is_drawn_as_a_piece() {
    let folder = pack("long-line");
    let names: Vec<String> = (0..100).map(|at| format!("k{at} = \"{}\",", "x".repeat(10_000))).collect();
    let names = names.join(" ");
    fs::write(folder.join("tova.toml"), format!("id = \"tova\"\nname = {{ {names} en = \"T\" }}\n")).unwrap();
    let output = provost(&folder, &["check", "."]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.len() < 200_000, "{} bytes", output.stdout.len());
}

#[test]
fn many_comments_and_many_tests_take_little_time() {
    let folder = pack("many");
    let comments = "# provost: allow(unused-entry) nothing\n".repeat(60_000);
    fs::write(
        folder.join("tova.toml"),
        format!("{comments}{}", mercenary("Tova", "free, once per round: gain 2 gold.")),
    )
    .unwrap();
    fs::create_dir(folder.join("tests")).unwrap();
    fs::write(folder.join("tests/t.toml"), "[[test]]\nname = \"x\"\n".repeat(20_000)).unwrap();
    let start = Instant::now();
    let output = provost(&folder, &["check", "."]);
    assert!(output.status.code().is_some(), "{output:?}");
    // Seconds where it is linear, minutes where it is not; the machine may do other things, too.
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

/// Sends a signal and waits for the end; returns it with the time that took.
#[cfg(unix)]
fn signal(child: Child, signal: &str) -> (Output, Duration) {
    let start = Instant::now();
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    (output, start.elapsed())
}

#[cfg(unix)]
#[test]
fn a_signal_ends_a_long_run_soon_and_what_is_done_is_written() {
    let folder = folder("signals");
    // Thinking agents: a single game takes longer than anybody waits.
    let slow = ["simulate", "--agent", "search:100000", "--games", "9", "--out", "slow.txt"];
    for (name, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
        let child = command(&folder, &slow).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        std::thread::sleep(Duration::from_secs(2));
        let (output, time) = signal(child, name);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        assert!(
            said(&output).contains("stopped before a game was finished; nothing is written"),
            "{output:?}"
        );
        assert!(time < Duration::from_secs(5), "{time:?}");
    }
    assert!(!folder.join("slow.txt").exists());
    let fast = [
        "simulate",
        "--game",
        "kingdom-defenders",
        "--games",
        "100000000",
        "--format",
        "json",
        "--out",
        "part.json",
    ];
    let child = command(&folder, &fast).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(3));
    let (output, _) = signal(child, "-TERM");
    assert_eq!(output.status.code(), Some(143), "{output:?}");
    let report: Value = serde_json::from_str(&fs::read_to_string(folder.join("part.json")).unwrap()).unwrap();
    assert!(report["tally"]["games"].as_u64().unwrap() > 0);
}

#[cfg(unix)]
#[test]
fn a_game_is_kept_whatever_becomes_of_the_terminal() {
    let folder = folder("kept");
    let runs: [(&[&str], &[&str], &str); 2] = [
        (
            &["play", "--players", "2", "--human", "1", "--save"],
            &["play", "--steps", "3", "--human", "0", "--load"],
            "",
        ),
        (&["campaign", "--start", "--human", "1"], &["campaign", "--show"], ""),
    ];
    for (number, (begin, go_on, _)) in runs.into_iter().enumerate() {
        for (name, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129), ("-KILL", 137)] {
            let file = format!("game-{number}{name}.json");
            let mut run = command(&folder, begin);
            let mut child = run
                .arg(&file)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            child.stdin.as_mut().unwrap().write_all(b"1\n1\n").unwrap();
            std::thread::sleep(Duration::from_secs(3));
            let input = child.stdin.take();
            let (output, time) = signal(child, name);
            drop(input);
            if name != "-KILL" {
                assert_eq!(output.status.code(), Some(code), "{begin:?} {output:?}");
            }
            assert!(time < Duration::from_secs(5), "{time:?}");
            assert!(folder.join(&file).is_file(), "{begin:?} {name}: {output:?}");
            let output = command(&folder, go_on).arg(&file).stdin(Stdio::null()).output().unwrap();
            assert_eq!(output.status.code(), Some(0), "{go_on:?} {output:?}");
        }
    }
}

#[test]
fn a_report_whose_sums_were_changed_is_not_merged() {
    let folder = folder("sums");
    let args =
        ["simulate", "--game", "kingdom-defenders", "--games", "20", "--format", "json", "--out", "a.json"];
    assert_eq!(provost(&folder, &args).status.code(), Some(0));
    let text = fs::read_to_string(folder.join("a.json")).unwrap();
    let mut report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(provost(&folder, &["simulate", "merge", "a.json"]).status.code(), Some(0));
    report["tally"]["games"] = 21.into();
    fs::write(folder.join("b.json"), report.to_string()).unwrap();
    let output = provost(&folder, &["simulate", "merge", "b.json"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(said(&output).contains("b.json cannot be used: its sums do not have the checksum"), "{output:?}");
}
