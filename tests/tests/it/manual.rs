//! The manual, `docs/language.md` and `docs/scenarios.md`: every fenced block in it is run.
//!
//! `toml PATH` is a file of the manual's pack, `toml alone PATH` a file outside any pack, `effect KIND` an effect that
//! checks, `effect KIND bad CODE` one that is reported, `scenario` the rest of a file of its own with a scenario,
//! `scenario bad CODE` one that is reported, `text LANGUAGE ID` the rules text of an entry of the pack.

use crate::markdown::{Block, blocks};
use provost_games::Shipped;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::check::{self, Context};
use provost_interpreter::describe::{Describer, Subject};
use provost_interpreter::pack::{self, Loaded, LoadedGame, PackSource, Source};
use provost_tests::{root, shipped_sources};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// What a block is.
#[derive(Debug)]
enum Sample {
    /// A file: pack folder and path in it.
    File { folder: String, path: String },
    /// An effect of an entry of this kind, with the code it is reported with.
    Effect { game: String, kind: String, bad: Option<String> },
    /// The rules text of an entry.
    Text { language: String, id: String },
    /// A file outside any pack.
    Alone { path: String },
    /// What follows the head of a scenario, with the code it is reported with.
    Scenario { game: String, bad: Option<String> },
}

/// The pages.
const PAGES: [&str; 2] = ["docs/language.md", "docs/scenarios.md"];

/// Says what a block is; a block of any other sort would escape the tests.
fn sample(block: &Block) -> Sample {
    let words: Vec<&str> = block.tag.split(' ').collect();
    match *words.as_slice() {
        ["toml", path] => {
            let (folder, path) = path.split_once('/').expect("a path begins with the pack folder");
            Sample::File { folder: folder.to_owned(), path: path.to_owned() }
        }
        ["effect", kind] => {
            Sample::Effect { game: MONSTER_LANDS.to_owned(), kind: kind.to_owned(), bad: None }
        }
        ["effect", kind, "of", game] => {
            Sample::Effect { game: game.to_owned(), kind: kind.to_owned(), bad: None }
        }
        ["effect", kind, "bad", code] => Sample::Effect {
            game: MONSTER_LANDS.to_owned(),
            kind: kind.to_owned(),
            bad: Some(code.to_owned()),
        },
        ["toml", "alone", path] => Sample::Alone { path: path.to_owned() },
        ["scenario"] => Sample::Scenario { game: MONSTER_LANDS.to_owned(), bad: None },
        ["scenario", "of", game] => Sample::Scenario { game: game.to_owned(), bad: None },
        ["scenario", "bad", code] => {
            Sample::Scenario { game: MONSTER_LANDS.to_owned(), bad: Some(code.to_owned()) }
        }
        ["text", language, id] => Sample::Text { language: language.to_owned(), id: id.to_owned() },
        _ => panic!("{}: nothing runs a block `{}`", block.place(), block.tag),
    }
}

static MANUAL: LazyLock<Vec<(Block, Sample)>> = LazyLock::new(|| {
    let blocks = PAGES.iter().flat_map(|page| blocks(&read(page)));
    blocks.map(|block| (block.clone(), sample(&block))).collect()
});

fn read(page: &str) -> String {
    std::fs::read_to_string(root().join(page)).expect("the manual is there")
}

/// A scenario of its own, made of a block and a head.
fn scenario_of(block: &Block, game: &str) -> PackSource {
    let id = format!("sample-{}", block.line);
    let head = format!("game = \"{game}\"\ndepends = [\"{game}\"]\nid = \"{id}\"\nkind = \"scenario\"\n");
    let text = format!("{head}name = {{ en = \"Sample\" }}\n{}", block.text);
    PackSource { root: id.clone(), files: vec![Source::text(format!("{id}.toml"), text)] }
}

/// The shipped packs together with the one of the manual.
static LOADED: LazyLock<Loaded> = LazyLock::new(|| {
    let mut folders: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for (block, sample) in MANUAL.iter() {
        if let Sample::File { folder, path } = sample {
            folders.entry(folder).or_default().push(Source::text(path, block.text.clone()));
        }
    }
    let mut packs = shipped_sources();
    for (block, sample) in MANUAL.iter() {
        match sample {
            Sample::Alone { path } => {
                let files = vec![Source::text(path, block.text.clone())];
                packs.push(PackSource { root: path.clone(), files });
            }
            Sample::Scenario { game, .. } => packs.push(scenario_of(block, game)),
            Sample::File { .. } | Sample::Effect { .. } | Sample::Text { .. } => {}
        }
    }
    packs.extend(folders.into_iter().map(|(root, files)| PackSource { root: root.to_owned(), files }));
    provost_engine::load::<Shipped>(packs)
});

/// The game of samples that name none.
const MONSTER_LANDS: &str = "monster-lands";

fn game() -> &'static LoadedGame {
    LOADED.game(MONSTER_LANDS).expect("Monster Lands is there")
}

/// Checks an effect as one of an entry of the manual's pack, which sees all nouns.
fn findings(text: &str, game: &str, kind: &str, block: &Block) -> Vec<Diagnostic> {
    let game = LOADED.game(game).unwrap_or_else(|| panic!("{}: no game `{game}`", block.place()));
    let vocabulary = &game.vocabulary;
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
    assert!(count(|sample| matches!(sample, Sample::Alone { .. })) >= 1);
    assert!(count(|sample| matches!(sample, Sample::Scenario { bad: None, .. })) >= 5);
    assert!(count(|sample| matches!(sample, Sample::Scenario { bad: Some(_), .. })) >= 2);
}

#[test]
fn the_pack_of_the_manual_has_no_findings() {
    let of_games = provost_engine::findings::<Shipped>(&LOADED);
    let all = LOADED.findings.iter().chain(&of_games);
    let own = all.filter(|finding| {
        let root = &LOADED.file(finding.file).root;
        !root.starts_with('/') && !root.starts_with("sample-")
    });
    let shown: Vec<String> = own
        .map(|finding| {
            let file = LOADED.file(finding.file);
            format!("{}/{}: {}", file.root, file.path, finding.diagnostic.message)
        })
        .collect();
    assert!(shown.is_empty(), "{shown:#?}");
}

#[test]
fn scenarios_of_the_manual_check() {
    let of_games = provost_engine::findings::<Shipped>(&LOADED);
    let mut wrong = Vec::new();
    for (block, sample) in MANUAL.iter() {
        let Sample::Scenario { bad, .. } = sample else { continue };
        let root = format!("sample-{}", block.line);
        let own = LOADED.findings.iter().chain(&of_games);
        let own: Vec<_> = own.filter(|finding| LOADED.file(finding.file).root == root).collect();
        let codes: BTreeSet<&str> = own.iter().map(|finding| finding.diagnostic.code).collect();
        if codes != bad.as_deref().into_iter().collect() {
            let messages: Vec<&str> = own.iter().map(|finding| finding.diagnostic.message.as_str()).collect();
            wrong.push(format!("{}: {codes:?} {messages:?}", block.place()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn effects_of_the_manual_check() {
    let mut wrong = Vec::new();
    for (block, sample) in MANUAL.iter() {
        let Sample::Effect { game, kind, bad } = sample else { continue };
        let findings = findings(&block.text, game, kind, block);
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
    let pages: String = PAGES.iter().map(|page| read(page)).collect();
    for target in pages.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(root().join("docs").join(target).exists(), "nothing is at `{target}`");
    }
}
