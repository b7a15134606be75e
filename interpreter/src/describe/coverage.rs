//! Whether a language has a message for every word, and a word for every message.

use crate::describe::messages::{Messages, game_messages};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::value_type::ValueType;
use std::collections::BTreeSet;

/// Messages that the frame itself needs.
const FRAME: &[&str] = &[
    "frame-a",
    "frame-actor",
    "frame-add",
    "frame-add-number",
    "frame-adjective",
    "frame-adjectives",
    "frame-again",
    "frame-among",
    "frame-any-number",
    "frame-up-to",
    "frame-amount",
    "frame-and",
    "frame-articles",
    "frame-at-least",
    "frame-at-least-number",
    "frame-at-most",
    "frame-at-most-number",
    "frame-bottom",
    "frame-bound",
    "frame-brackets",
    "frame-by",
    "frame-by-and",
    "frame-by-choose",
    "frame-by-let",
    "frame-by-may",
    "frame-by-must",
    "frame-choose",
    "frame-chosen",
    "frame-compare",
    "frame-compound",
    "frame-core",
    "frame-different",
    "frame-do",
    "frame-double",
    "frame-each",
    "frame-each-attribute",
    "frame-each-different",
    "frame-each-most",
    "frame-each-of",
    "frame-each-point",
    "frame-either",
    "frame-every-of",
    "frame-exactly",
    "frame-extreme",
    "frame-first",
    "frame-goal",
    "frame-half",
    "frame-halve",
    "frame-has",
    "frame-head",
    "frame-head-do",
    "frame-head-may",
    "frame-head-must",
    "frame-head-offer",
    "frame-head-pay",
    "frame-head-several",
    "frame-if",
    "frame-in",
    "frame-in-a-row",
    "frame-is",
    "frame-is-a",
    "frame-last-option",
    "frame-list",
    "frame-may",
    "frame-minus",
    "frame-must",
    "frame-nobody",
    "frame-not",
    "frame-number",
    "frame-number-different",
    "frame-number-noun",
    "frame-number-of",
    "frame-of",
    "frame-offer",
    "frame-open-noun",
    "frame-open-number",
    "frame-options",
    "frame-or",
    "frame-or-if",
    "frame-other",
    "frame-otherwise",
    "frame-parity",
    "frame-pay",
    "frame-pick",
    "frame-plus",
    "frame-priced",
    "frame-priced-choice",
    "frame-priced-grant",
    "frame-priced-option",
    "frame-quantity-all",
    "frame-quantity-any",
    "frame-quantity-equal-to",
    "frame-quantity-exactly",
    "frame-quantity-up-to",
    "frame-quoted",
    "frame-repeated",
    "frame-reverse",
    "frame-set",
    "frame-set-number",
    "frame-stem",
    "frame-subtract",
    "frame-subtract-number",
    "frame-sum",
    "frame-superlative",
    "frame-that-one",
    "frame-tail",
    "frame-test",
    "frame-that",
    "frame-the",
    "frame-then",
    "frame-then-if",
    "frame-then-other",
    "frame-there",
    "frame-tied-choose",
    "frame-tied-none",
    "frame-tied-other",
    "frame-times",
    "frame-top",
    "frame-twice",
    "frame-value",
    "frame-who",
    "frame-with",
    "frame-with-each",
    "frame-with-times",
    "frame-without",
    "frame-your",
    "frame-yours",
];

/// Returns the ids of the messages that the words of a game use.
fn wanted(vocabulary: &Vocabulary) -> BTreeSet<String> {
    let game = vocabulary.game();
    let mut ids = BTreeSet::new();
    let mut table = |name: &str, words: &mut dyn Iterator<Item = &str>| {
        ids.extend(words.map(|word| format!("{name}-{word}")));
    };
    table("hook", &mut game.hooks.iter().map(|row| row.id));
    table("target", &mut game.targets.iter().map(|row| row.id));
    table("verb", &mut game.verbs.iter().map(|row| row.id));
    table("cost", &mut game.costs.iter().map(|row| row.id));
    table("selector", &mut game.selectors.iter().map(|row| row.id));
    table("entity", &mut game.entities.iter().filter(|row| row.noun.is_some()).map(|row| row.name));
    table("attribute", &mut game.attributes.iter().map(|row| row.id));
    table("condition", &mut game.conditions.iter().map(|row| row.id));
    table("measure", &mut game.measures.iter().map(|row| row.id));
    table("limit", &mut game.limits.iter().map(|row| row.id));
    table("duration", &mut game.durations.iter().map(|row| row.id));
    table("role", &mut game.roles.iter().map(|row| row.name).filter(|name| *name != "self"));
    table("self", &mut game.kinds.iter().filter(|kind| kind.entity.is_some()).map(|kind| kind.id));
    table("unit", &mut game.classes.iter().filter(|class| class.unit.is_some()).map(|class| class.name));
    for field in game.kinds.iter().flat_map(|kind| kind.fields) {
        if let Some(ValueType::Table(row, _)) = field.ty.item()
            && row.iter().any(|field| field.ty == ValueType::Condition)
        {
            ids.insert(format!("key-{}", field.key));
        }
    }
    for noun in game.nouns {
        ids.insert(format!("noun-{}-{}", noun.class, noun.id));
    }
    ids
}

/// Lists all missing messages.
pub(super) fn missing(vocabulary: &Vocabulary, messages: &Messages) -> Vec<String> {
    let frame = FRAME.iter().map(|id| (*id).to_owned());
    // An attribute with a verb needs the clause with it.
    let verbs = vocabulary.game().attributes.iter().filter(|row| row.verb.is_some());
    let clauses = verbs.map(|row| format!("attribute-{}", row.id));
    let clauses = clauses.filter(|id| messages.has(id, None) && !messages.has(id, Some("is")));
    let lacking = clauses.map(|id| format!("{id}.is"));
    frame.chain(wanted(vocabulary)).filter(|id| !messages.has(id, None)).chain(lacking).collect()
}

/// Lists every message of the game that no word uses. Two hooks may share a message (`hook-a-or-b`), a class
/// may name an open parameter (`param-token`), a kind that is not a thing may have a voice (`self-rule`), and
/// messages may share parts (`part-here`).
pub(super) fn unused(vocabulary: &Vocabulary, language: &str) -> Vec<String> {
    let wanted = wanted(vocabulary);
    let known = |id: &str| {
        let shared = id
            .strip_prefix("hook-")
            .is_some_and(|hooks| hooks.split("-or-").all(|hook| wanted.contains(&format!("hook-{hook}"))));
        let param = id.strip_prefix("param-").is_some_and(|class| vocabulary.find_class(class).is_some());
        let kind = id.strip_prefix("self-").is_some_and(|kind| vocabulary.find_kind(kind).is_some());
        shared || param || kind || id.starts_with("part-") || wanted.contains(id)
    };
    game_messages(vocabulary.game(), language)
        .flat_map(str::lines)
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('=').map(|(id, _)| id.trim()))
        .filter(|id| !known(id))
        .map(str::to_owned)
        .collect()
}
