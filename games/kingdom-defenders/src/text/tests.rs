//! Every question, answer and event has words in both languages.

use super::MESSAGES;
use crate::ask::{Act, Ask};
use crate::fixture;
use provost_engine::game::speech::Speech;
use provost_engine::words::{Numbered as _, kebab};

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
    let game = loaded.game("kingdom-defenders").unwrap();
    for language in ["en", "de"] {
        let speech = Speech::new(&loaded, game, MESSAGES, language, &[]).unwrap();
        let asks = Ask::ALL.iter().map(|ask| format!("ask-{}", ask.id()));
        let acts = Act::ALL.iter().map(|act| format!("act-{}", act.id()));
        let events = events().into_iter().map(|event| format!("event-{event}"));
        let silent: Vec<String> = asks.chain(acts).chain(events).filter(|id| !speech.has(id)).collect();
        assert_eq!(silent, Vec::<String>::new(), "{language}");
    }
    assert!(events().len() > 25);
}
