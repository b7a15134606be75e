//! Every question, answer and event has words in both languages.

use super::MESSAGES;
use crate::fixture;
use crate::game::speech::Speech;
use crate::monster_lands::names::kebab;
use crate::monster_lands::table::Table;

/// The variants of `What`, from its source: an enum cannot list them by itself.
fn events() -> Vec<String> {
    let source = include_str!("../event.rs");
    let body = source.split("pub enum What {").nth(1).unwrap().split("\n}").next().unwrap();
    let names = body.lines().filter_map(|line| {
        let line = line.strip_prefix("    ")?;
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        line.starts_with(|letter: char| letter.is_ascii_uppercase()).then_some(name)
    });
    names.map(|name| kebab(&name)).collect()
}

#[test]
fn everything_has_words() {
    let loaded = fixture::shipped();
    let game = loaded.game("monster-lands").unwrap();
    for language in ["en", "de"] {
        let speech = Speech::new(&loaded, game, MESSAGES, language, &[]).unwrap();
        assert_eq!(Table::unasked(&speech), Vec::<String>::new(), "{language}");
        let silent: Vec<String> = events()
            .into_iter()
            .map(|event| format!("event-{event}"))
            .filter(|message| !speech.has(message))
            .collect();
        let numbers = game.spec.targets.iter().map(|target| format!("number-{}", target.id));
        let unnamed: Vec<String> = numbers.filter(|message| !speech.has(message)).collect();
        assert_eq!(unnamed, Vec::<String>::new(), "{language}");
        assert_eq!(silent, Vec::<String>::new(), "{language}");
    }
    assert!(events().len() > 60);
}
