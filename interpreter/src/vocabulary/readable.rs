//! Patterns in readable form, with slots in words between ‹ and ›. Hover and completion show this; reference
//! pages keep the exact form.

/// Puts a pattern into words: `gain {what:amounts:die|token}` becomes `gain ‹amounts of dice or tokens›`.
pub(crate) fn readable(pattern: &str) -> String {
    pattern.split_ascii_whitespace().map(part).collect::<Vec<_>>().join(" ")
}

fn part(word: &str) -> String {
    let slot = word.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let Some(slot) = slot else { return word.to_owned() };
    let mut pieces = slot.split(':').skip(1);
    let (ty, of) = (pieces.next().unwrap_or(slot), pieces.next());
    let said = match (ty, of) {
        ("amounts", Some(of)) => format!("amounts of {}", joined(of)),
        ("amount", Some(of)) => format!("an amount of {}", joined(of)),
        ("nouns", Some(of)) => format!("one or several {}", joined(of)),
        (_, Some(of)) => plain(of),
        (ty, None) => ty.split('|').map(plain).collect::<Vec<_>>().join(" or "),
    };
    format!("‹{said}›")
}

/// Lists classes in the plural: `die|token|resource` are dice, tokens or resources.
fn joined(classes: &str) -> String {
    let all: Vec<String> = classes.split('|').map(plural).collect();
    match all.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

fn plain(class: &str) -> String {
    class.replace('-', " ")
}

fn plural(class: &str) -> String {
    let class = plain(class);
    if let Some(start) = class.strip_suffix("die") {
        return format!("{start}dice");
    }
    match class.strip_suffix('y') {
        Some(start) => format!("{start}ies"),
        None => format!("{class}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn places_are_said_in_words() {
        let said = |pattern: &str, words: &str| assert_eq!(readable(pattern), words);
        said("gain {what:amounts:die|token|resource}", "gain ‹amounts of dice, tokens or resources›");
        said(
            "steal {what:amount:resource} from {whom:player}",
            "steal ‹an amount of resources› from ‹player›",
        );
        said("reroll {what:nouns:affinity} die/dice", "reroll ‹one or several affinities› die/dice");
        said("turn by {by:number}", "turn by ‹number›");
        said("take {what:noun:equipment-type}", "take ‹equipment type›");
    }
}
