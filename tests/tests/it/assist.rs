//! Assistance on the whole shipped content: every word is offered where it stands and explained, and renaming
//! leaves the same rules.

use provost_games::Shipped;
use provost_grammar::tokens::{TokenKind, tokens};
use provost_interpreter::assist::{self, CompletionKind};
use provost_interpreter::pack::{
    Content, EffectSource, FieldValue, FileId, Loaded, LoadedGame, PackSource, Source,
};

/// A word of a shipped effect or condition, by its place in the file.
struct EffectWord {
    file: FileId,
    start: usize,
    end: usize,
    kind: TokenKind,
}

/// Returns every word, sign and parameter of every effect and condition.
fn places(loaded: &Loaded) -> Vec<EffectWord> {
    let mut places = Vec::new();
    for game in &loaded.games {
        for source in sources(game) {
            for token in tokens(&source.text) {
                let span = source.map.map(token.span);
                if token.kind != TokenKind::Comment {
                    places.push(EffectWord {
                        file: source.file,
                        start: span.start,
                        end: span.end,
                        kind: token.kind,
                    });
                }
            }
        }
    }
    places
}

fn sources(game: &LoadedGame) -> Vec<&EffectSource> {
    let mut found = Vec::new();
    for entry in game.entries.values() {
        found.extend(&entry.effect);
        for value in entry.fields.values() {
            conditions(value, &mut found);
        }
    }
    found
}

fn conditions<'a>(value: &'a FieldValue, found: &mut Vec<&'a EffectSource>) {
    if let FieldValue::Condition(condition) = value {
        found.push(&condition.1);
    } else if let FieldValue::Table(table) = value {
        table.values().for_each(|value| conditions(value, found));
    } else if let FieldValue::Tables(rows) = value {
        rows.iter().flat_map(|row| row.values()).for_each(|value| conditions(value, found));
    }
}

#[test]
fn every_word_of_every_effect_is_offered_where_it_stands() {
    let mut loaded = provost_tests::shipped();
    let mut missed = Vec::new();
    let all = places(&loaded);
    for place in &all {
        let text = loaded.file(place.file).text.clone();
        let text = &text;
        let word = &text[place.start..place.end];
        // Directly behind a word the cursor belongs to that word, so a sign is tried behind a blank.
        let behind = place.kind == TokenKind::Punctuation
            && text[..place.start].ends_with(|c: char| c.is_alphanumeric());
        let completions = if behind {
            let parted = format!("{} {}", &text[..place.start], &text[place.start..]);
            loaded.update(place.file, Content::Text(parted));
            let found = assist::complete(&loaded, place.file, place.start + 1);
            loaded.update(place.file, Content::Text(text.clone()));
            found
        } else {
            assist::complete(&loaded, place.file, place.start)
        };
        // Any number fits where one does.
        let offered = completions.is_some_and(|found| {
            let wanted = if word == "−" { "-" } else { word };
            let begins = |insert: &str| {
                let rest = insert.strip_prefix(wanted);
                rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
            };
            found.items.iter().any(|item| {
                if place.kind == TokenKind::Number {
                    item.kind == CompletionKind::Number
                } else {
                    begins(&item.insert)
                }
            })
        });
        if !offered {
            let line = text[..place.end].lines().next_back().unwrap_or_default();
            missed.push(format!(
                "{}: {}| {word}",
                loaded.file(place.file).path,
                &line[..line.len() - word.len()]
            ));
        }
    }
    assert!(all.len() > 4000, "only {} words were tried", all.len());
    assert!(missed.is_empty(), "{} of {} are not offered:\n{}", missed.len(), all.len(), missed.join("\n"));
}

#[test]
fn every_word_of_every_effect_is_explained() {
    let loaded = provost_tests::shipped();
    let mut missed = Vec::new();
    for place in places(&loaded) {
        let found = assist::hover(&loaded, place.file, place.start);
        let about = found.filter(|hover| hover.span.start <= place.start && place.end <= hover.span.end);
        if about.is_none_or(|hover| hover.text.len() < 8) {
            let text = &loaded.file(place.file).text;
            missed.push(format!("{}: {}", loaded.file(place.file).path, &text[place.start..place.end]));
        }
    }
    assert!(missed.is_empty(), "{} are not explained:\n{}", missed.len(), missed.join("\n"));
}

/// The rules text of every entry, by a name that a rename does not change.
fn rules(loaded: &Loaded) -> Vec<String> {
    let mut rules = Vec::new();
    for game in &loaded.games {
        let describer =
            provost_interpreter::describe::Describer::new(&game.vocabulary, "en").expect("there is English");
        for entry in game.entries.values() {
            let lines = describer.entry(game, entry).expect("shipped entries have rules text");
            let lines: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
            rules.push(format!("{:?}: {}", entry.name, lines.join(" ")));
        }
    }
    rules.sort();
    rules
}

fn sources_of(loaded: &Loaded) -> Vec<PackSource> {
    let mut packs: Vec<PackSource> = Vec::new();
    for file in &loaded.files {
        let source = Source { path: file.path.clone(), content: Content::Text(file.text.clone()) };
        match packs.iter_mut().find(|pack| pack.root == file.root) {
            Some(pack) => pack.files.push(source),
            None => packs.push(PackSource { root: file.root.clone(), files: vec![source] }),
        }
    }
    packs
}

/// Does a rename and loads the result.
fn renamed(loaded: &Loaded, rename: &assist::Rename) -> Loaded {
    let mut packs = sources_of(loaded);
    for (id, file) in (0..).map(FileId).zip(&loaded.files) {
        let mut text = file.text.clone();
        for edit in rename.edits.iter().rev().filter(|edit| edit.file == id) {
            text.replace_range(edit.span.start..edit.span.end, &edit.text);
        }
        let path = rename.files.iter().find(|(renamed, _)| *renamed == id).map(|(_, path)| path);
        let pack = packs.iter_mut().find(|pack| pack.root == file.root).expect("the pack is there");
        let source =
            pack.files.iter_mut().find(|source| source.path == file.path).expect("the file is there");
        source.content = Content::Text(text);
        if let Some(path) = path {
            source.path.clone_from(path);
        }
    }
    provost_engine::load::<Shipped>(packs)
}

fn assert_same_rules(before: &[String], after: &Loaded, what: &str) {
    let mut findings: Vec<String> = Vec::new();
    for finding in after.findings.iter().chain(&provost_engine::findings::<Shipped>(after)) {
        findings.push(format!("{}: {}", after.file(finding.file).path, finding.diagnostic.message));
    }
    assert!(findings.is_empty(), "{what}:\n{}", findings.join("\n"));
    let after = rules(after);
    let changed: Vec<_> = before.iter().zip(&after).filter(|(a, b)| a != b).take(3).collect();
    assert!(changed.is_empty() && before.len() == after.len(), "{what}: {changed:#?}");
}

#[test]
fn renaming_an_entry_leaves_the_same_rules() {
    let loaded = provost_tests::shipped();
    let before = rules(&loaded);
    for game in &loaded.games {
        // Every kind is tried.
        let mut seen = std::collections::BTreeSet::new();
        for entry in game.entries.values() {
            if !seen.insert(entry.kind) {
                continue;
            }
            let rename = assist::rename(&loaded, entry.file, entry.span.start + 1, "quite-another-name")
                .unwrap_or_else(|error| panic!("{}: {error}", entry.id));
            assert!(!rename.edits.is_empty());
            assert_same_rules(&before, &renamed(&loaded, &rename), &entry.id);
        }
    }
}

#[test]
fn renaming_a_noun_leaves_the_same_rules() {
    let loaded = provost_tests::shipped();
    let before = rules(&loaded);
    let mut tried = 0;
    for (id, file) in (0..).map(FileId).zip(&loaded.files) {
        for symbol in assist::symbols(&loaded, id) {
            if symbol.kind != assist::SymbolKind::Noun || !file.path.ends_with("vocabulary.toml") {
                continue;
            }
            // The id of a noun with an English name is made of its words.
            let new = format!("{}-too", symbol.name);
            let Ok(rename) = assist::rename(&loaded, id, symbol.span.start + 1, &new) else { continue };
            tried += 1;
            let mut after = renamed(&loaded, &rename);
            after.findings.retain(|finding| finding.diagnostic.code != "id-unlike-name");
            // The rules of the board know a few nouns by name, and say so.
            let needed = |finding: &provost_interpreter::pack::Finding| {
                finding.diagnostic.message.ends_with("which the rules of the board need")
            };
            if tried % 9 == 1 && !provost_engine::findings::<Shipped>(&after).iter().any(needed) {
                assert_same_rules(&before, &after, &symbol.name);
            }
        }
    }
    assert!(tried > 20, "only {tried} nouns were renamed");
}

/// Puts a text into a file of tests of the shipped content, with `|` for the cursor.
fn in_test(loaded: &mut Loaded, pack: &str, text: &str) -> (FileId, usize) {
    let is_it = |file: &provost_interpreter::pack::File| {
        file.path.starts_with("tests/") && file.root.ends_with(&format!("/{pack}"))
    };
    let at = loaded.files.iter().position(is_it).expect("there are tests");
    let file = FileId(u32::try_from(at).expect("there are not that many"));
    let cursor = text.find('|').expect("there is a cursor");
    loaded.update(file, Content::Text(text.replacen('|', "", 1)));
    (file, cursor)
}

#[test]
fn keys_and_words_of_positions_are_offered_and_explained() {
    let mut loaded = provost_tests::shipped();
    for (pack, text, wanted) in [
        ("monster-lands", "[[test]]\n|", "given = "),
        ("monster-lands", "[[test]]\nname = \"a\"\ngiven.pl|", "players = "),
        ("monster-lands", "[[test]]\ngiven.player-1 = { go| }", "gold = "),
        ("monster-lands", "[[test]]\ngiven.player-1.members = [{ wou| }]", "wounds = "),
        ("monster-lands", "[[test]]\ngiven.phase = \"|\"", "clean-up"),
        ("monster-lands", "[[test]]\ngiven.piles.loot = { wi| }", "without = "),
        ("monster-lands", "[[test]]\nname = \"a\"\n[[test.step]]\nthen = { fin| }", "finished = "),
        ("monster-lands", "[[test]]\nthen.result = \"|\"", "eliminated"),
        ("monster-lands", "[[test]]\nwhen = [\"use:building-m|\"]", "building-mine"),
        ("kingdom-defenders", "[[test]]\ngiven.player-1 = { ha| }", "hand = "),
        ("kingdom-defenders", "[[test]]\nthen.sco|", "scores = "),
    ] {
        let (file, cursor) = in_test(&mut loaded, pack, text);
        let found = assist::complete(&loaded, file, cursor);
        let offered: Vec<String> =
            found.into_iter().flat_map(|found| found.items).map(|item| item.insert).collect();
        assert!(offered.iter().any(|insert| insert == wanted), "{text}: {offered:?}");
    }
    let (file, cursor) =
        in_test(&mut loaded, "monster-lands", "[[test]]\ngiven.player-1 = { mis|sions-won = 1 }");
    let hover = assist::hover(&loaded, file, cursor).expect("it is explained");
    assert!(hover.text.contains("Missions whose reward was earned"), "{}", hover.text);
}
