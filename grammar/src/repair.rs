//! Applies fixes to a text. Everything else stays as it is, including comments and layout.

use crate::diagnostic::Fix;

/// Applies fixes to a text and returns it with the number of applied ones. Of two that touch the same place
/// only the first is applied; the other is left for the next pass.
pub fn apply<'f>(text: &str, fixes: impl IntoIterator<Item = &'f Fix>) -> (String, usize) {
    let mut fixes: Vec<&Fix> = fixes.into_iter().collect();
    fixes.sort_by_key(|fix| (fix.span.start, fix.span.end));
    let mut repaired = String::with_capacity(text.len());
    let mut done = 0;
    let mut applied = 0;
    for fix in fixes {
        let inside = text.get(fix.span.start..fix.span.end).is_some();
        // Two insertions at one place have no order, so they count as touching.
        let touches = applied > 0 && fix.span.start <= done && (fix.span.is_empty() || fix.span.start < done);
        if !inside || touches {
            continue;
        }
        repaired.push_str(text.get(done..fix.span.start).unwrap_or_default());
        repaired.push_str(&fix.replacement);
        done = fix.span.end;
        applied += 1;
    }
    repaired.push_str(text.get(done..).unwrap_or_default());
    (repaired, applied)
}

#[cfg(test)]
mod tests {
    use super::apply;
    use crate::diagnostic::Fix;
    use crate::span::Span;

    #[test]
    fn repairs_that_touch_wait_for_the_next_look() {
        let fix = |start, end, text: &str| Fix::safe(Span::new(start, end), text);
        let all = [fix(4, 5, "c"), fix(0, 1, "A"), fix(4, 6, "x"), fix(5, 5, "!"), fix(40, 41, "beyond")];
        assert_eq!(apply("a # b äe", &all), ("A # c äe".to_owned(), 2));
        // Inside a character.
        assert_eq!(apply("ä", &[fix(1, 2, "a")]), ("ä".to_owned(), 0));
        assert_eq!(apply("ab", &[fix(0, 1, ""), fix(1, 2, "c")]), ("c".to_owned(), 2));
    }
}
