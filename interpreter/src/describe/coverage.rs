//! Whether a language has a message for every word, and a word for every message.

use crate::describe::messages::{Messages, game_messages};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::spec::FieldType;
use std::collections::BTreeSet;

/// Messages that the frame itself needs.
const FRAME: &[&str] = &[
    "frame-a",
    "frame-add",
    "frame-and",
    "frame-articles",
    "frame-at-least",
    "frame-at-most",
    "frame-bound",
    "frame-choose",
    "frame-compare",
    "frame-do",
    "frame-each",
    "frame-either",
    "frame-goal",
    "frame-head",
    "frame-head-do",
    "frame-head-may",
    "frame-head-must",
    "frame-head-offer",
    "frame-head-pay",
    "frame-head-several",
    "frame-if",
    "frame-in",
    "frame-last-option",
    "frame-list",
    "frame-may",
    "frame-must",
    "frame-offer",
    "frame-open-number",
    "frame-options",
    "frame-or",
    "frame-or-if",
    "frame-pay",
    "frame-priced",
    "frame-priced-choice",
    "frame-priced-grant",
    "frame-priced-option",
    "frame-quantity-all",
    "frame-quantity-any",
    "frame-quantity-exactly",
    "frame-quantity-up-to",
    "frame-quoted",
    "frame-repeated",
    "frame-set",
    "frame-stem",
    "frame-subtract",
    "frame-tail",
    "frame-the",
    "frame-then",
    "frame-times",
    "frame-with-each",
    "frame-with-times",
    "frame-your",
];

/// The ids of the messages that the words of a game ask for.
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
    table("condition", &mut game.conditions.iter().map(|row| row.id));
    table("measure", &mut game.measures.iter().map(|row| row.id));
    table("limit", &mut game.limits.iter().map(|row| row.id));
    table("duration", &mut game.durations.iter().map(|row| row.id));
    table("role", &mut game.roles.iter().map(|row| row.name).filter(|name| *name != "self"));
    table("self", &mut game.kinds.iter().filter(|kind| kind.entity.is_some()).map(|kind| kind.id));
    table("unit", &mut game.classes.iter().filter(|class| class.unit.is_some()).map(|class| class.name));
    for field in game.kinds.iter().flat_map(|kind| kind.fields) {
        if let FieldType::Tables(row) | FieldType::Rising(row) = field.ty
            && row.iter().any(|field| matches!(field.ty, FieldType::Condition))
        {
            ids.insert(format!("key-{}", field.key));
        }
    }
    for noun in game.nouns {
        ids.insert(format!("noun-{}-{}", noun.class, noun.id));
    }
    ids
}

/// Lists every message that is not there.
pub(super) fn missing(vocabulary: &Vocabulary, messages: &Messages) -> Vec<String> {
    let frame = FRAME.iter().map(|id| (*id).to_owned());
    frame.chain(wanted(vocabulary)).filter(|id| !messages.has(id, None)).collect()
}

/// Lists every message of the game that no word asks for. Two hooks may share a message (`hook-a-or-b`), a
/// class may say how an open parameter is named (`param-token`), a kind that is no thing may have a voice
/// (`self-rule`), and messages may share parts (`part-here`).
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
