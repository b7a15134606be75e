//! Typing in a pack of 10,000 entries: how long a frame takes, and how long it takes until what was typed is checked.
//!
//! `cargo bench -p provost-editor --bench typing`. Frames are laid out and cut into triangles, as for a screen, but not
//! drawn: that is the graphics card's part. The checker has its own thread, as in the window.
#![expect(clippy::expect_used, reason = "a benchmark that cannot set itself up fails")]

use divan::Bencher;
use egui_kittest::Harness;
use provost_editor::app::{App, Command, Work};
use provost_editor::background::Handler as _;
use provost_editor::model::file::FileKey;
use provost_editor::model::navigation::Place;
use provost_editor::model::settings::Settings;
use provost_editor::open::{Opened, RecoveryPlace};
use provost_editor::worker::{Checker, EntryKey, Report, Request};
use provost_editor::{ViewId, model::project::Text};
use provost_interpreter::pack::{PackSource, Source};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How many entries the pack has.
const ENTRIES: usize = 10_000;

/// The folder of the pack.
const ROOT: &str = "large";

fn main() {
    divan::main();
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
    let ctx = harness.ctx.clone();
    harness.state_mut().run(&ctx, Command::Open(Place { file: file(), offset }, offset));
    for _ in 0..20 {
        harness.step();
    }
    harness
}

/// One frame, up to the triangles.
fn frame(harness: &mut Harness<'static, App>) -> usize {
    harness.step();
    let output = harness.output();
    harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point).len()
}

/// A frame in which nothing has changed.
#[divan::bench(sample_count = 60, sample_size = 1)]
fn quiet_frame(bencher: Bencher<'_, '_>) {
    let mut harness = window(Work::Threads);
    bencher.bench_local(|| frame(&mut harness));
}

/// A frame in which a character was typed.
#[divan::bench(sample_count = 60, sample_size = 1)]
fn typing_frame(bencher: Bencher<'_, '_>) {
    let mut harness = window(Work::Threads);
    bencher.bench_local(|| {
        harness.event(egui::Event::Text("x".to_owned()));
        frame(&mut harness)
    });
    let text = harness.state().state().project.text(&file()).cloned().expect("the card is open");
    assert!(text.contains("xxx"), "what is typed arrives");
}

/// A frame of the table with all these entries.
#[divan::bench(sample_count = 60, sample_size = 1)]
fn table_frame(bencher: Bencher<'_, '_>) {
    let mut harness = window(Work::Inline);
    let ctx = harness.ctx.clone();
    harness.state_mut().run(&ctx, Command::ShowView(ViewId::Table));
    for _ in 0..8 {
        harness.step();
    }
    bencher.bench_local(|| frame(&mut harness));
}

/// From a changed text to its findings, card and library, in the checker's thread.
#[divan::bench(sample_count = 40, sample_size = 1)]
fn findings_of_an_edit(bencher: Bencher<'_, '_>) {
    let mut checker = Checker::default();
    checker.handle(vec![Request::Load(packs())], &mut |_| {});
    let entry = EntryKey { file: file(), id: "card-6".to_owned() };
    checker.handle(vec![Request::ShowCard(Some(entry))], &mut |_| {});
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let word = if number % 2 == 0 { "reroll" } else { "rerol" };
        let text: Text = Some(Arc::from(card(6).replace("may reroll", &format!("may {word}"))));
        let mut found = false;
        checker.handle(vec![Request::Edit { file: file(), text }], &mut |report| {
            found |= matches!(report, Report::Findings { .. });
        });
        assert!(found, "an edit is answered by findings");
    });
}
