//! The manual, `docs/language.md`: every fenced block in it is run.
//!
//! `toml PATH` is a file of the manual's pack, `effect KIND` an effect that checks, `effect KIND bad CODE` one
//! that is reported, `text LANGUAGE ID` the rules text of an entry of the pack.
#![expect(clippy::expect_used, clippy::panic, reason = "a broken manual ends its test")]

mod markdown;

use markdown::{Block, blocks};
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::check::{self, Context};
use provost_interpreter::describe::{Describer, Subject};
use provost_interpreter::pack::{self, Loaded, LoadedGame, PackSource, Source};
use provost_tests::{root, shipped_sources};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a block is.
#[derive(Debug)]
enum Sample {
    /// A file: pack folder and path in it.
    File { folder: String, path: String },
    /// An effect of an entry of this kind, with the code it is reported with.
    Effect { kind: String, bad: Option<String> },
    /// The rules text of an entry.
    Text { language: String, id: String },
}

/// Says what a block is; a block of any other sort would escape the tests.
fn sample(block: &Block) -> Sample {
    let words: Vec<&str> = block.tag.split(' ').collect();
    match *words.as_slice() {
        ["toml", path] => {
            let (folder, path) = path.split_once('/').expect("a path begins with the pack folder");
            Sample::File { folder: folder.to_owned(), path: path.to_owned() }
        }
        ["effect", kind] => Sample::Effect { kind: kind.to_owned(), bad: None },
        ["effect", kind, "bad", code] => Sample::Effect { kind: kind.to_owned(), bad: Some(code.to_owned()) },
        ["text", language, id] => Sample::Text { language: language.to_owned(), id: id.to_owned() },
        _ => panic!("{}: nothing runs a block `{}`", block.place(), block.tag),
    }
}

static MANUAL: LazyLock<Vec<(Block, Sample)>> = LazyLock::new(|| {
    let page = std::fs::read_to_string(root().join("docs/language.md")).expect("the manual is there");
    blocks(&page).into_iter().map(|block| (block.clone(), sample(&block))).collect()
});

/// The shipped packs together with the one of the manual.
static LOADED: LazyLock<Loaded> = LazyLock::new(|| {
    let mut folders: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for (block, sample) in MANUAL.iter() {
        if let Sample::File { folder, path } = sample {
            folders.entry(folder).or_default().push(Source::text(path, block.text.clone()));
        }
    }
    let mut packs = shipped_sources();
    packs.extend(folders.into_iter().map(|(root, files)| PackSource { root: root.to_owned(), files }));
    pack::load(provost_engine::games(), packs)
});

fn game() -> &'static LoadedGame {
    LOADED.game("monster-lands").expect("Monster Lands is there")
}

/// Checks an effect as one of an entry of the manual's pack, which sees all nouns there are.
fn findings(text: &str, kind: &str, block: &Block) -> Vec<Diagnostic> {
    let vocabulary = &game().vocabulary;
    let kind = vocabulary.find_kind(kind).unwrap_or_else(|| panic!("{}: no kind `{kind}`", block.place()));
    let ctx = Context { vocabulary, kind, params: &[], visible: &|_| true };
    let mut findings = Vec::new();
    check::effect(text, &ctx, &mut findings);
    findings
}

#[test]
fn there_is_something_to_run() {
    let count = |is: fn(&Sample) -> bool| MANUAL.iter().filter(|(_, sample)| is(sample)).count();
    assert!(count(|sample| matches!(sample, Sample::File { .. })) >= 10);
    assert!(count(|sample| matches!(sample, Sample::Effect { bad: None, .. })) >= 20);
    assert!(count(|sample| matches!(sample, Sample::Effect { bad: Some(_), .. })) >= 4);
    assert!(count(|sample| matches!(sample, Sample::Text { .. })) >= 3);
}

#[test]
fn the_pack_of_the_manual_has_no_findings() {
    let own = LOADED.findings.iter().filter(|finding| !LOADED.file(finding.file).root.starts_with('/'));
    let shown: Vec<String> = own
        .map(|finding| {
            let file = LOADED.file(finding.file);
            format!("{}/{}: {}", file.root, file.path, finding.diagnostic.message)
        })
        .collect();
    assert!(shown.is_empty(), "{shown:#?}");
}

#[test]
fn effects_of_the_manual_check() {
    let mut wrong = Vec::new();
    for (block, sample) in MANUAL.iter() {
        let Sample::Effect { kind, bad } = sample else { continue };
        let findings = findings(&block.text, kind, block);
        let codes: Vec<&str> = findings.iter().map(|finding| finding.code).collect();
        if codes != bad.as_deref().into_iter().collect::<Vec<_>>() {
            let messages: Vec<&str> = findings.iter().map(|finding| finding.message.as_str()).collect();
            wrong.push(format!("{}: {codes:?} {messages:?}", block.place()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn effects_of_the_manual_are_laid_out() {
    let mut wrong = Vec::new();
    for (block, sample) in MANUAL.iter() {
        if let Sample::Effect { .. } = sample
            && let Ok(laid_out) = provost_grammar::format_text(&block.text)
            && laid_out.trim_end() != block.text.trim_end()
        {
            wrong.push(format!("{}:\n{laid_out}", block.place()));
        }
        if let Sample::File { path, .. } = sample
            && pack::Role::of(path) == pack::Role::Entries
        {
            assert_eq!(pack::format_file(&block.text), Ok(None), "{}", block.place());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_texts_of_the_manual_are_those_that_are_made() {
    let mut wrong = Vec::new();
    for (block, sample) in MANUAL.iter() {
        let Sample::Text { language, id } = sample else { continue };
        let describer = Describer::new(&game().vocabulary, language).unwrap_or_else(|missing| {
            panic!("Monster Lands cannot speak `{language}`: {} messages are missing", missing.len())
        });
        let entry = game().entries.get(id).unwrap_or_else(|| panic!("{}: no entry `{id}`", block.place()));
        let subject = Subject { kind: entry.kind, params: &[] };
        let lines = describer.lines(&entry.ir, subject).expect("the text can be made");
        if lines.join("\n") != block.text.trim_end() {
            wrong.push(format!("{}, {id} in {language}:\n{}", block.place(), lines.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "the manual should say:\n{}", wrong.join("\n"));
}

#[test]
fn links_of_the_manual_lead_somewhere() {
    let page = std::fs::read_to_string(root().join("docs/language.md")).expect("the manual is there");
    for target in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(root().join("docs").join(target).exists(), "nothing is at `{target}`");
    }
}
