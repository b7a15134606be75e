//! Hostile texts get a quick answer. The tests run on threads with the usual small stack, in a debug build.

use provost_grammar::{MAX_DEPTH, format_text, parse, parse_condition};

fn first_code(text: &str) -> &'static str {
    match parse(text) {
        Ok(_) => "none",
        Err(findings) => findings.first().map_or("empty", |finding| finding.code),
    }
}

#[test]
fn a_hundred_thousand_brackets_are_refused() {
    assert_eq!(first_code(&"(".repeat(100_000)), "effect-too-long");
    assert_eq!(first_code(&"{".repeat(100_000)), "effect-too-long");
    assert_eq!(first_code(&"(".repeat(8_000)), "nesting-too-deep");
    assert_eq!(first_code(&format!("on a: {}", "{ on a: ".repeat(1_000))), "nesting-too-deep");
}

#[test]
fn a_megabyte_of_words_is_refused() {
    assert_eq!(first_code(&"word ".repeat(200_000)), "effect-too-long");
}

#[test]
fn nested_choices_are_refused() {
    assert_eq!(first_code(&format!("on a: {}b", "choose: ".repeat(1_000))), "nesting-too-deep");
}

#[test]
fn the_deepest_allowed_texts_are_parsed_and_formatted() {
    let blocks = format!("on a: {}b{}.", "{ on a: ".repeat(MAX_DEPTH), " }".repeat(MAX_DEPTH));
    let choices = format!("on a: {}b.", "choose: ".repeat(MAX_DEPTH));
    let costs = format!("on a: {}b.", "choose: pay 1 gold: ".repeat(MAX_DEPTH));
    let groups = format!("on a, when {}b{}: c.", "(".repeat(MAX_DEPTH), ")".repeat(MAX_DEPTH));
    for text in [&blocks, &choices, &costs, &groups] {
        assert_eq!(first_code(text), "none", "{text}");
        assert!(format_text(text).is_ok(), "{text}");
    }
}

#[test]
fn the_deepest_broken_texts_are_answered() {
    let pair = |depth: usize| format!("{}a){}", "(".repeat(depth), " or (b))".repeat(depth - 1));
    assert!(parse_condition(&pair(MAX_DEPTH)).is_ok());
    assert!(parse_condition(&format!("{} or c", pair(MAX_DEPTH))).is_err());
    let blocks = format!("on a: {}b:{}.", "{ on a: ".repeat(MAX_DEPTH), " }".repeat(MAX_DEPTH));
    assert_eq!(first_code(&blocks), "syntax");
}

#[test]
fn the_longest_chains_are_parsed() {
    let longest = |start: &str, piece: &str| {
        let count = (provost_grammar::MAX_BYTES - start.len()) / piece.len();
        format!("{start}{}", piece.repeat(count))
    };
    for (start, piece) in [
        ("on a: b", " b"),
        ("on a: b", " then b"),
        ("on a, when b: c, 2 times", ". b: c"),
        ("on a: choose: b", " or: b"),
        ("on a: b", " or b"),
        ("on a: +1 to b", " and 1"),
    ] {
        let text = longest(start, piece);
        assert_eq!(first_code(&text), "none", "{piece}");
    }
    assert!(parse_condition(&longest("a", " and a")).is_ok());
    assert!(parse_condition(&longest("(a)", " or (a)")).is_ok());
}

#[test]
fn a_thousand_broken_abilities_are_all_reported() {
    let findings = parse(&"on a b. ".repeat(1_000)).map(|_| 0).map_err(|findings| findings.len());
    assert_eq!(findings, Err(1_000));
}
