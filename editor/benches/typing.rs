//! How the editor feels in a pack of 10,000 entries: frames while somebody types, the time from a keystroke to its findings
//! on the screen, and the checker by itself. There is no graphics card here: a frame is everything up to the triangles that
//! one would get, and the tree for screen readers.
//!
//! `cargo bench -p provost-editor --bench typing` runs all; a word behind `--` only what has it in its name.
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement that cannot set itself up fails, and prints what it measured"
)]

use egui_kittest::Harness;
use provost_editor::ViewId;
use provost_editor::app::{App, Command, Work};
use provost_editor::background::Handler as _;
use provost_editor::model::file::FileKey;
use provost_editor::model::navigation::FilePosition;
use provost_editor::model::settings::Settings;
use provost_editor::open::{Opened, RecoveryPlace};
use provost_editor::worker::{Checker, EntryKey, Report, Request};
use provost_interpreter::pack::{PackSource, Source};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many entries the pack has.
const ENTRIES: usize = 10_000;
/// How often each change is made, and taken back again.
const TIMES: usize = 20;
/// How long the window is watched after a change: other files follow when it is quiet.
const WATCHED: Duration = Duration::from_millis(1200);
/// How long after a key the next one follows when somebody types fast.
const KEY: Duration = Duration::from_millis(60);
/// The folder of the pack.
const ROOT: &str = "large";

fn main() {
    // `cargo test` only sees that it can be built.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let all: [(&str, fn()); 4] =
        [("frames", frames), ("window", window_follows), ("table", table_follows), ("checker", checker)];
    for (_, run) in all.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|word| word == name))
    {
        run();
    }
}

fn card(number: usize) -> String {
    format!(
        "id = \"card-{number}\"\nkind = \"mercenary\"\nname = {{ en = \"Card {number}\" }}\naffinity = \"water\"\n\
         role = \"hired\"\ncost = {}\nreputation = 2\ndice = {{ strength = 1 }}\neffect = '''\non reroll: may reroll \
         1 strength die.\n'''\n",
        number % 9 + 1
    )
}

fn packs() -> Vec<PackSource> {
    let mut packs = provost_packs::read(&[]).expect("the shipped packs are there").sources;
    let pack = "id = \"large\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Large\" }\n\
                languages = [\"en\"]\nsets = []\ndepends = [\"monster-lands\"]\n";
    let cards =
        (0..ENTRIES).map(|number| Source::text(format!("mercenaries/card-{number}.toml"), card(number)));
    let files = std::iter::once(Source::text("pack.toml", pack)).chain(cards).collect();
    packs.push(PackSource { root: ROOT.to_owned(), files });
    packs
}

fn file() -> FileKey {
    FileKey::new(ROOT, "mercenaries/card-6.toml")
}

/// A change of a file, after which something is found in it.
struct Change {
    name: &'static str,
    file: FileKey,
    text: Option<String>,
    before: Option<String>,
}

/// What somebody may do to a file while typing, the usual first.
fn changes() -> Vec<Change> {
    let change = |name, from: &str, to: &str| {
        let text = card(6).replace(from, to);
        assert_ne!(text, card(6), "{name}");
        Change { name, file: file(), text: Some(text), before: Some(card(6)) }
    };
    // Each of them leaves a finding in the file, so that one can see when it has arrived.
    vec![
        change("a slip inside an effect", "may reroll", "may rerol"),
        change("another name", "\"Card 6\" }\n", "\"Card 66\" }\nx = 1\n"),
        change("another id", "card-6\"\n", "card-6-b\"\nx = 1\n"),
        change("TOML that cannot be read", "kind = ", "kind  "),
        Change {
            name: "a new file",
            file: FileKey::new(ROOT, "mercenaries/new.toml"),
            text: Some(card(6).replace("card-6", "new").replace("may reroll", "may rerol")),
            before: None,
        },
    ]
}

/// Opens the window on the large pack, with a card open and the cursor in its effect.
fn window(work: Work) -> Harness<'static, App> {
    let folders = BTreeSet::from([ROOT.to_owned()]);
    let opened = Opened { packs: packs(), folders, recovery: RecoveryPlace::default() };
    let settings = Settings { welcome: false, ..Settings::default() };
    let mut harness = Harness::builder()
        .with_size([1280.0, 820.0])
        .build_eframe(|creation| App::new(&creation.egui_ctx, opened, settings, work));
    while !harness.state().state().is_checked {
        harness.step();
    }
    let offset = card(6).find("die.").expect("the effect names a die");
    run(&mut harness, Command::Open(FilePosition { file: file(), offset }, offset));
    settle(&mut harness);
    harness
}

fn run(harness: &mut Harness<'static, App>, command: Command) {
    let ctx = harness.ctx.clone();
    harness.state_mut().run(&ctx, command);
}

/// Lets everything come to rest.
fn settle(harness: &mut Harness<'static, App>) {
    let start = Instant::now();
    while start.elapsed() < WATCHED {
        frame_if_wanted(harness);
    }
}

/// One frame, up to the triangles.
fn frame(harness: &mut Harness<'static, App>) -> Duration {
    let start = Instant::now();
    harness.step();
    let output = harness.output();
    let triangles = harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point).len();
    assert!(triangles > 0, "something is drawn");
    start.elapsed()
}

/// One frame if something asks for one, as the system would; else a little rest.
fn frame_if_wanted(harness: &mut Harness<'static, App>) -> Option<Duration> {
    if harness.ctx.has_requested_repaint() {
        return Some(frame(harness));
    }
    std::thread::sleep(Duration::from_micros(300));
    None
}

/// Frames one after the other: nothing happens, and a character is typed before each.
fn frames() {
    let mut harness = window(Work::Threads);
    let times: Vec<Duration> = (0..100).map(|_| frame(&mut harness)).collect();
    tell("frame, nothing has changed", times);
    let typed = |harness: &mut Harness<'static, App>| {
        harness.event(egui::Event::Text("x".to_owned()));
        frame(harness)
    };
    let times: Vec<Duration> = (0..100).map(|_| typed(&mut harness)).collect();
    tell("frame, a character was typed", times);
    let text = harness.state().state().project.text(&file()).cloned().expect("the card is open");
    assert!(text.contains("xxx"), "what is typed arrives");
    run(&mut harness, Command::ShowView(ViewId::Table));
    settle(&mut harness);
    let times: Vec<Duration> = (0..100).map(|_| frame(&mut harness)).collect();
    tell("frame of the table, nothing has changed", times);
}

/// From a change to its findings on the screen, with frames only when something asks for them.
fn window_follows() {
    let mut harness = window(Work::Threads);
    for change in changes() {
        follow(&mut harness, &change, WATCHED, change.name);
    }
    for change in changes().iter().take(4) {
        follow(&mut harness, change, KEY, &format!("key after key, {}", change.name));
    }
}

/// The same while the table is shown.
fn table_follows() {
    let mut harness = window(Work::Threads);
    run(&mut harness, Command::ShowView(ViewId::Table));
    settle(&mut harness);
    for change in changes().iter().take(2) {
        follow(&mut harness, change, WATCHED, &format!("in the table, {}", change.name));
    }
}

/// Makes a change and takes it back, and watches the window for a while after each.
fn follow(harness: &mut Harness<'static, App>, change: &Change, watched: Duration, name: &str) {
    let (mut found, mut frames) = (Vec::new(), Vec::new());
    for _ in 0..if watched < WATCHED { TIMES } else { TIMES / 4 } {
        for (text, is_bad) in [(&change.text, true), (&change.before, false)] {
            let start = Instant::now();
            let command = match text {
                Some(text) => Command::Type(change.file.clone(), text.clone(), 0),
                None => Command::Undo,
            };
            run(harness, command);
            frames.push(frame(harness));
            loop {
                let problems = harness.state().state().problems.of(&change.file);
                if problems.is_empty() != is_bad {
                    break;
                }
                frames.extend(frame_if_wanted(harness));
                assert!(start.elapsed() < Duration::from_secs(20), "{name}: findings arrive");
            }
            found.push(start.elapsed());
            while start.elapsed() < watched {
                frames.extend(frame_if_wanted(harness));
            }
        }
    }
    tell(&format!("window, {name}: to findings on the screen"), found);
    tell(&format!("window, {name}: frames"), frames);
}

/// The checker by itself: until findings are told, and until there is nothing left to do.
fn checker() {
    let mut checker = Checker::patient();
    checker.handle(vec![Request::Load(packs())], &mut |_| {});
    let entry = EntryKey { file: file(), id: "card-6".to_owned() };
    checker.handle(vec![Request::ShowCard(Some(entry)), Request::ShowColours(Some(file()))], &mut |_| {});
    finish(&mut checker, &mut |_| {});
    let only = std::env::var("CHANGE").ok();
    for change in changes().iter().filter(|change| only.as_deref().is_none_or(|only| only == change.name)) {
        let (mut found, mut answered, mut done) = (Vec::new(), Vec::new(), Vec::new());
        for text in [&change.text, &change.before].into_iter().cycle().take(TIMES) {
            let start = Instant::now();
            let mut first = None;
            let request = Request::Edit { file: change.file.clone(), text: text.as_deref().map(Arc::from) };
            let mut take = |report| {
                if matches!(report, Report::Findings { .. }) {
                    first.get_or_insert_with(|| start.elapsed());
                }
            };
            checker.handle(vec![request], &mut take);
            answered.push(start.elapsed());
            finish(&mut checker, &mut take);
            done.push(start.elapsed());
            found.extend(first);
        }
        assert_eq!(found.len(), TIMES, "every edit is answered by findings");
        tell(&format!("checker, {}: to findings", change.name), found);
        tell(&format!("checker, {}: with card, colours and library", change.name), answered);
        tell(&format!("checker, {}: all files", change.name), done);
    }
}

/// Lets the checker do what is left, in its thread and beside it.
fn finish(checker: &mut Checker, report: &mut dyn FnMut(Report)) {
    while checker.idle(report) || checker.wait().is_some() {
        std::thread::sleep(checker.wait().unwrap_or_default());
    }
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let (best, median) = (ms(times.first()), ms(times.get(times.len() / 2)));
    println!("{what:<64} best {best:8.2} ms, median {median:8.2} ms, slowest {:8.2} ms", ms(times.last()));
}
