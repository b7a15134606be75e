//! Every question, answer and event has words in both languages.

use super::MESSAGES;
use crate::content::Setup;
use crate::fixture;
use crate::table::Table;
use crate::thing::CardId;
use provost_engine::game::speech::Speech;
use provost_engine::words::kebab;

/// The variants of `EventKind`, from its source: an enum cannot list them by itself.
fn events() -> Vec<String> {
    let source = include_str!("../event.rs");
    let body = source.split("pub enum EventKind {").nth(1).unwrap().split("\n}").next().unwrap();
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

/// Whoever looks at the table sees who holds a tile and who waits on one.
#[test]
fn tiles_are_drawn() {
    let loaded = fixture::shipped();
    let game = loaded.game("monster-lands").unwrap();
    let setup = Setup {
        packs: vec!["monster-lands-extras".to_owned()],
        options: vec!["sweet-failure".to_owned(), "resurrection-b".to_owned()],
        ..Setup::default()
    };
    let mut table = Table::new(fixture::content(&setup), 1);
    let drawn = |table: &Table, language: &str| {
        let speech = Speech::new(&loaded, game, MESSAGES, language, &[]).unwrap();
        table.draw_board(&speech, None).join("\n")
    };
    assert!(!drawn(&table, "en").contains("resurrection"));
    let speech = Speech::new(&loaded, game, MESSAGES, "en", &[]).unwrap();
    let rules = (0..).zip(&table.content.rules);
    let tile = rules.filter(|(_, rule)| speech.id(rule.entry) == "sweet-failure").map(|(at, _)| at).next();
    let cards = (0..).map(CardId).zip(&table.content.cards);
    let nimra = cards.filter(|(_, card)| speech.id(card.entry) == "nimra").map(|(card, _)| card).next();
    table.state.board.held.push((tile.unwrap(), 1));
    table.state.board.stored.push((nimra.unwrap(), 2));
    let english = drawn(&table, "en");
    assert!(english.contains("Sweet Failure: Player 2\nKept for a resurrection: Nimra"), "{english}");
    assert!(english.contains("died in round 2"), "{english}");
    let german = drawn(&table, "de");
    assert!(german.contains("Für eine Wiederbelebung verwahrt: Nimra"), "{german}");
}
