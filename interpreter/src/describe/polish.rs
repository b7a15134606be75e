//! Final touches: spaces, capitals, full stops.

/// Removes the traces of empty parts: double spaces, double commas, spaces before punctuation and at the
/// ends.
pub(super) fn spaces(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() && !word.starts_with([',', '.', ':', ';']) {
            out.push(' ');
        }
        out.push_str(word);
    }
    // A subordinate clause brings a comma that another sign makes redundant.
    [(",,", ","), (",.", "."), (",:", ":"), (",;", ";"), (",)", ")")]
        .into_iter()
        .fold(out, |text, (two, one)| text.replace(two, one))
}

/// Capitalizes the first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Makes a sentence: a capital at the start, one full stop at the end.
pub(super) fn sentence(text: &str) -> String {
    let text = capital(spaces(text).trim_end_matches(['.', ',']));
    if text.is_empty() { text } else { text + "." }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_parts_leave_no_trace() {
        assert_eq!(spaces("  gain  2 gold , then : "), "gain 2 gold, then:");
    }

    #[test]
    fn a_sentence_has_one_full_stop_and_a_capital() {
        assert_eq!(sentence("übt dies aus.."), "Übt dies aus.");
        assert_eq!(sentence("+1 to hits"), "+1 to hits.");
        assert_eq!(sentence(""), "");
    }
}
