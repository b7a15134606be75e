//! What holds for every text and every tree.

use crate::trees;
use proptest::prelude::*;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::tokens::tokens;
use provost_grammar::{MAX_BYTES, ast, format, format_condition, format_text, parse, parse_condition};

/// Text made of the language's own pieces, so that most of it gets past the first word.
fn token_soup() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "on",
        "roll",
        "gold",
        "when",
        "unless",
        "pay",
        "may",
        "until",
        "choose",
        "choose:",
        "then",
        "or",
        "or:",
        "and",
        "is",
        "for each",
        "to",
        "times",
        ", up to 2 times",
        "at least",
        "discard",
        "1",
        "12345",
        "<n>",
        "+1 to",
        "-",
        "+",
        ".",
        ",",
        ":",
        "(",
        ")",
        "{",
        "}",
        "# note\n",
        "\n",
        "Gold",
        "ä",
        "'",
        "on roll:",
        "on roll: gain 1 gold.",
        "{ on a: b. }",
        "(a) or (b)",
        "is 2",
    ]);
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.join(" "))
}

fn check_findings(text: &str, findings: &[Diagnostic]) -> Result<(), TestCaseError> {
    prop_assert!(!findings.is_empty());
    for finding in findings {
        let underlined = text.get(finding.span.start..finding.span.end);
        prop_assert!(underlined.is_some(), "{finding:?}");
        prop_assert!(text.is_empty() || !finding.span.is_empty(), "{finding:?}");
        let fixed = finding.fix.as_ref().map(|fix| text.get(fix.span.start..fix.span.end));
        prop_assert!(fixed != Some(None), "{finding:?}");
        prop_assert!(!finding.message.contains("kw_"));
        prop_assert!(finding.code != "formatter-bug", "{finding:?}");
    }
    Ok(())
}

/// Whatever a text is, it gets an answer, and what parses can be formatted once and for all.
fn check_text(text: &str) -> Result<(), TestCaseError> {
    if let Err(findings) = parse_condition(text) {
        check_findings(text, &findings)?;
    }
    let end = tokens(text).iter().fold(0, |end, token| token.span.end.max(end));
    prop_assert!(text.get(end..).is_some_and(|rest| rest.trim().is_empty()));
    match parse(text) {
        Err(findings) => check_findings(text, &findings),
        Ok(effect) => check_formatting(text, &effect),
    }
}

fn check_formatting(text: &str, effect: &ast::Effect) -> Result<(), TestCaseError> {
    let formatted = match format_text(text) {
        Ok(formatted) => formatted,
        Err(findings) => {
            prop_assert!(findings.iter().all(|finding| finding.code == "effect-too-long"), "{findings:?}");
            return Ok(());
        }
    };
    prop_assert!(formatted.lines().all(|line| line == line.trim_end()), "{formatted}");
    prop_assert!(!formatted.ends_with('\n'));
    let again = parse(&formatted);
    prop_assert_eq!(again.as_ref(), Ok(effect));
    let texts = |effect: &ast::Effect| effect.comments.iter().map(|c| c.text.clone()).collect::<Vec<_>>();
    prop_assert_eq!(again.as_ref().map(texts), Ok(texts(effect)));
    prop_assert_eq!(format_text(&formatted), Ok(formatted.clone()), "not stable:\n{}", formatted);
    let without_source = format(effect);
    if without_source.len() <= MAX_BYTES {
        prop_assert_eq!(parse(&without_source), Ok(effect.clone()), "{}", without_source);
    }
    Ok(())
}

/// Puts comments and line breaks before some of the tokens of a text.
fn with_comments(text: &str, places: &[u8]) -> String {
    let mut written = String::new();
    let mut places = places.iter().cycle();
    for (number, token) in tokens(text).into_iter().enumerate() {
        let word = token.text(text);
        let glued = written.ends_with(['+', '-']);
        let gap = match places.next() {
            _ if glued => String::new(),
            Some(0) => format!(" # note {number}: it's.\n"),
            Some(1) => format!("\n  # note {number} {{\n"),
            Some(2) => "\n".to_owned(),
            Some(3) => format!("\n# a{number}   \n\n # b{number}\r\n"),
            Some(_) | None => " ".to_owned(),
        };
        written += &gap;
        written += word;
    }
    written
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text_never_panics(text in any::<String>()) {
        check_text(&text)?;
    }

    #[test]
    fn arbitrary_ascii_never_panics(text in "[ -~\n]{0,80}") {
        check_text(&text)?;
    }

    #[test]
    fn shuffled_pieces_of_the_language_get_an_answer(text in token_soup()) {
        check_text(&text)?;
    }

    #[test]
    fn every_tree_survives_its_text(effect in trees::effect()) {
        let text = format(&effect);
        prop_assume!(text.len() <= MAX_BYTES);
        prop_assert_eq!(parse(&text), Ok(effect), "{}", text);
        prop_assert_eq!(format_text(&text), Ok(text.clone()), "{}", text);
    }

    #[test]
    fn every_condition_survives_its_text(condition in trees::condition()) {
        let text = format_condition(&condition);
        let again = parse_condition(&text).map(|(condition, _)| condition);
        prop_assert_eq!(again, Ok(condition), "{}", text);
    }

    #[test]
    fn comments_anywhere_are_kept_in_order(
        effect in trees::effect(),
        places in prop::collection::vec(0_u8..12, 1..40),
    ) {
        let text = with_comments(&format(&effect), &places);
        prop_assume!(text.len() <= MAX_BYTES);
        let parsed = parse(&text);
        prop_assert_eq!(parsed.as_ref(), Ok(&effect), "{}", text);
        if let Ok(parsed) = parsed {
            check_formatting(&text, &parsed)?;
        }
    }
}
