//! The rules text of everything: every entry of every pack and every example of every word, in every
//! language, compared with `tests/golden/text/`. `UPDATE=1` rewrites those files; then read them aloud.

use provost_interpreter::check;
use provost_interpreter::describe::{Describer, RulesLine, Subject};
use provost_interpreter::ir;
use provost_interpreter::pack::{Entry, LoadedGame};
use provost_interpreter::vocabulary::id::KindId;
use provost_interpreter::vocabulary::spec::{Example, HookKind};
use provost_tests::{golden, root, shipped, with_expansions};
use std::collections::BTreeMap;
use std::fmt::Write as _;

fn describers(game: &LoadedGame) -> BTreeMap<&'static str, Describer<'_>> {
    Describer::languages()
        .map(|language| {
            let describer = Describer::new(&game.vocabulary, language)
                .unwrap_or_else(|missing| panic!("{}, {language}: {missing:#?}", game.spec.id));
            (language, describer)
        })
        .collect()
}

/// Asserts what holds for every text: whole sentences, single spaces, nothing left open.
fn assert_tidy(name: &str, text: &str) {
    let letters: Vec<char> = text.chars().collect();
    let opens_small = letters.first().is_some_and(|letter| letter.is_lowercase());
    let stumbles = ["  ", " .", " ,", " :", "..", ",,", ",.", ":.", "::", ": :", "{", "}", "--", ", :", "- "];
    let stumble = stumbles.iter().find(|stumble| {
        // A hyphen before a space is right only in front of the rest of a list: `Stärke- oder Magie-Würfel`.
        text.contains(*stumble)
            && (**stumble != "- " || text.replace("- oder ", "").replace("- und ", "").contains("- "))
    });
    assert!(!opens_small && stumble.is_none() && text.ends_with('.'), "{name}: `{text}` ({stumble:?})");
}

/// Compares with a golden file, or writes it.
fn compare(name: &str, text: &str) {
    for line in text.lines() {
        let (id, sentence) = line.split_once(": ").unwrap();
        assert_tidy(id, sentence);
    }
    golden(&root().join("tests/golden/text").join(name), text);
}

/// Adds what an entry says: its effect in one line, its conditions, and what it uses with parameters.
fn describe(game: &LoadedGame, describer: &Describer<'_>, entry: &Entry, out: &mut String) {
    let lines = describer.entry(game, entry).unwrap_or_else(|error| panic!("{}: {error}", entry.id));
    let (abilities, fields): (Vec<RulesLine>, Vec<RulesLine>) =
        lines.into_iter().partition(|line| line.keys.is_empty());
    if !abilities.is_empty() {
        let text: Vec<String> = abilities.into_iter().map(|line| line.text).collect();
        writeln!(out, "{}: {}", entry.id, text.join(" ")).unwrap();
    }
    for line in fields {
        let head = line.heading.unwrap_or_else(|| line.keys.join(" "));
        writeln!(out, "{} {head}: {}", entry.id, line.text).unwrap();
    }
}

#[test]
fn every_entry_says_what_it_does() {
    let loaded = shipped();
    for game in &loaded.games {
        for (language, describer) in describers(game) {
            let mut texts: BTreeMap<&str, String> = BTreeMap::new();
            for entry in game.entries.values() {
                let pack = &game.packs[entry.pack.index()].id;
                describe(game, &describer, entry, texts.entry(pack).or_default());
            }
            for (pack, text) in texts {
                compare(&format!("{pack}.{language}.txt"), &text);
            }
        }
    }
}

/// Ideas of designers: what the language composes reads like a card.
#[test]
fn ideas_read_like_cards() {
    let loaded = with_expansions();
    for game in &loaded.games {
        for (language, describer) in describers(game) {
            let mut texts: BTreeMap<&str, String> = BTreeMap::new();
            for entry in game.entries.values() {
                let pack = game.packs[entry.pack.index()].id.as_str();
                if pack.starts_with("ideas") {
                    describe(game, &describer, entry, texts.entry(pack).or_default());
                }
            }
            for (pack, text) in texts {
                compare(&format!("{pack}.{language}.txt"), &text);
            }
        }
    }
}

/// Puts the example of every word into words after changing its abilities. A change that leaves nothing to say
/// returns `false`.
fn say_examples(file: &str, change: impl Fn(&LoadedGame, &mut ir::Ability) -> bool) {
    let loaded = shipped();
    for game in &loaded.games {
        for (language, describer) in describers(game) {
            let mut text = String::new();
            for (word, example) in examples(game) {
                let (kind, mut effect) = checked(game, &word, example);
                let said =
                    effect.abilities.iter_mut().map(|ability| change(game, ability)).collect::<Vec<_>>();
                if said.contains(&false) {
                    continue;
                }
                let said = describer.effect(&effect, Subject { kind, params: &[] });
                let said = said.unwrap_or_else(|error| panic!("{word}: {error}"));
                writeln!(text, "{word}: {said}").unwrap();
            }
            compare(&format!("{file}.{}.{language}.txt", game.spec.id), &text);
        }
    }
}

/// Checks an example. Examples name no entry of a pack, since a game knows none.
fn checked(game: &LoadedGame, word: &str, example: Example) -> (KindId, ir::Effect) {
    let kind = game.vocabulary.find_kind(example.kind).unwrap();
    let ctx = check::Context { vocabulary: &game.vocabulary, kind, params: &[], visible: &|_| true };
    let any = game.entries.keys().next().map_or("", String::as_str);
    let sample = example.text.replace("some-entry", any);
    let mut findings = Vec::new();
    let effect = check::effect(&sample, &ctx, &mut findings);
    (kind, effect.unwrap_or_else(|| panic!("{word}: {findings:#?}")))
}

#[test]
fn every_example_of_a_word_says_what_it_does() {
    say_examples("examples", |_, _| true);
}

#[test]
fn every_example_can_be_optional() {
    say_examples("optional", |game, ability| {
        let kind = ability.hooks.first().map(|hook| game.vocabulary.hook(hook.hook).kind);
        let granted = matches!(ability.steps.as_slice(), [ir::Step::Grant(..)]);
        let was = std::mem::replace(&mut ability.optional, true);
        !was && !granted && matches!(kind, Some(HookKind::Event | HookKind::Number))
    });
}

#[test]
fn every_condition_can_be_denied() {
    say_examples("denied", |_, ability| match ability.condition.take() {
        Some(ir::Condition::Not(inner)) => {
            ability.condition = Some(*inner);
            true
        }
        Some(condition) => {
            ability.condition = Some(ir::Condition::Not(Box::new(condition)));
            true
        }
        None => false,
    });
}

fn examples(game: &LoadedGame) -> Vec<(String, Example)> {
    let spec = game.spec;
    let mut examples = Vec::new();
    let mut add = |table: &str, id: &str, example: Example| examples.push((format!("{table} {id}"), example));
    spec.hooks.iter().for_each(|row| add("hook", row.id, row.example));
    spec.targets.iter().for_each(|row| add("target", row.id, row.example));
    spec.verbs.iter().for_each(|row| add("verb", row.id, row.example));
    spec.costs.iter().for_each(|row| add("cost", row.id, row.example));
    spec.selectors.iter().for_each(|row| add("selector", row.id, row.example));
    spec.attributes.iter().for_each(|row| add("attribute", row.id, row.example));
    spec.conditions.iter().for_each(|row| add("condition", row.id, row.example));
    spec.measures.iter().for_each(|row| add("measure", row.id, row.example));
    spec.limits.iter().for_each(|row| add("limit", row.id, row.example));
    spec.durations.iter().for_each(|row| add("duration", row.id, row.example));
    examples
}

#[test]
fn words_join_in_any_combination() {
    let loaded = shipped();
    for game in &loaded.games {
        let describers = describers(game);
        let abilities: Vec<(KindId, ir::Ability)> = examples(game)
            .into_iter()
            .flat_map(|(word, example)| {
                let (kind, effect) = checked(game, &word, example);
                effect.abilities.into_iter().map(move |ability| (kind, ability))
            })
            .collect();
        let conditions: Vec<_> = abilities
            .iter()
            .filter_map(|(kind, ability)| Some((*kind, ability.condition.clone()?)))
            .collect();
        let limit = abilities.iter().find_map(|(_, ability)| ability.limit.clone());
        let cost = abilities.iter().find_map(|(_, ability)| ability.cost.clone());
        for (index, (kind, ability)) in abilities.iter().enumerate() {
            for (other, (_, condition)) in conditions.iter().enumerate().filter(|(_, (of, _))| of == kind) {
                let mut ability = ability.clone();
                ability.condition = Some(condition.clone());
                ability.limit = limit.clone().filter(|_| (index + other) % 2 == 0);
                ability.cost = cost.clone().filter(|_| (index + other) % 3 == 0);
                ability.optional = (index + other) % 5 < 2;
                for describer in describers.values() {
                    let subject = Subject { kind: *kind, params: &[] };
                    assert_tidy("combined", &describer.ability(&ability, subject).unwrap());
                }
            }
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let loaded = shipped();
    for game in &loaded.games {
        for (language, describer) in describers(game) {
            assert_eq!(describer.unused(), [""; 0], "{}, {language}", game.spec.id);
        }
    }
}
