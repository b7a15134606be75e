//! English verbs in effects: `gain` is what the owner does, `gains` what somebody else does.

/// Returns the third person of an imperative: `lose` becomes `loses`.
pub(crate) fn third_person(verb: &str) -> String {
    let consonant_before = |last: usize| {
        verb.len()
            .checked_sub(last + 1)
            .and_then(|at| verb.as_bytes().get(at))
            .is_some_and(|letter| !matches!(letter, b'a' | b'e' | b'i' | b'o' | b'u'))
    };
    let hisses = ["s", "x", "z", "ch", "sh", "o"].iter().any(|end| verb.ends_with(end));
    match verb.strip_suffix('y') {
        Some(stem) if consonant_before(1) => format!("{stem}ies"),
        _ if hisses => format!("{verb}es"),
        _ => format!("{verb}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::third_person;

    #[test]
    fn verbs_take_the_ending_that_they_are_pronounced_with() {
        for (verb, third) in [
            ("gain", "gains"),
            ("lose", "loses"),
            ("pay", "pays"),
            ("copy", "copies"),
            ("discard", "discards"),
            ("go", "goes"),
            ("reach", "reaches"),
            ("pass", "passes"),
        ] {
            assert_eq!(third_person(verb), third);
        }
    }
}
