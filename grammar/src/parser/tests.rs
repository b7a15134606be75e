//! What the parser makes of good texts.

use super::*;
use crate::ast::{AtomKind, Condition, StepKind};

fn only_ability(text: &str) -> ast::Ability {
    let mut effect = parse(text).unwrap();
    assert_eq!(effect.abilities.len(), 1, "{text}");
    effect.abilities.remove(0)
}

/// Draws a condition in prefix form: `any[a is b; all[c; d]]`.
fn sketch(condition: &Condition) -> String {
    let list = |parts: &[Condition]| parts.iter().map(sketch).collect::<Vec<_>>().join("; ");
    match condition {
        Condition::All(parts, _) => format!("all[{}]", list(parts)),
        Condition::Any(parts, _) => format!("any[{}]", list(parts)),
        Condition::Phrase(_) => crate::format_condition(condition),
    }
}

fn check_condition(text: &str, expected: &str) {
    let (condition, _) = parse_condition(text).unwrap();
    assert_eq!(sketch(&condition), expected, "{text}");
}

/// Cuts a span out of its text.
fn cut(text: &str, span: Span) -> &str {
    text.get(span.start..span.end).unwrap()
}

#[test]
fn all_clauses_of_a_heading_are_found() {
    let text = "free, once per round, when a is b, unless c, may pay 1 gold, until end of round: may d";
    let ability = only_ability(text);
    assert_eq!(cut(text, ability.timing.span), "free");
    assert_eq!(cut(text, ability.limit.unwrap().span), "once per round");
    assert_eq!(cut(text, ability.when.unwrap().span()), "a is b");
    assert_eq!(cut(text, ability.unless.unwrap().span()), "c");
    let cost = ability.cost.unwrap();
    assert_eq!(cost.kind, ast::CostKind::Pay);
    assert_eq!(cut(text, cost.may.unwrap()), "may");
    assert_eq!(cut(text, cost.span), "may pay 1 gold");
    assert_eq!(cut(text, ability.until.unwrap().span), "end of round");
    assert_eq!(cut(text, ability.body.span), "may d");
    assert!(ability.body.may.is_some());
}

#[test]
fn discard_is_a_cost_in_a_heading_and_a_verb_in_a_body() {
    let ability = only_ability("on defend, discard self: discard 1 card.");
    assert_eq!(ability.limit, None);
    assert_eq!(ability.cost.unwrap().kind, ast::CostKind::Discard);
    assert!(matches!(ability.body.steps[0].kind, StepKind::Act { .. }));
    assert!(only_ability("on defend, discarded cards: a.").limit.is_some());
}

#[test]
fn conditions_nest_as_their_brackets_do() {
    check_condition("a is b or c", "a is b or c");
    check_condition("a and b and c", "all[a; b; c]");
    check_condition("(a) or (b) or (c)", "any[a; b; c]");
    check_condition("((a))", "a");
    check_condition("(a and b) and c", "all[all[a; b]; c]");
    check_condition("((a) or (b)) and c is 2 or 3", "all[any[a; b]; c is 2 or 3]");
    check_condition("(a and b) or (c)", "any[all[a; b]; c]");
    check_condition("# why\n a # so\n", "a");
}

#[test]
fn a_keyword_is_a_whole_word() {
    let ability =
        only_ability("on order, when orc is is-land or island: thenceforth may-pole choose-y pays.");
    assert_eq!(ability.body.may, None);
    assert_eq!(ability.body.steps.len(), 1);
    assert_eq!(sketch(&ability.when.unwrap()), "orc is is-land or island");
}

#[test]
fn or_with_a_colon_opens_an_alternative_and_without_one_a_list() {
    let text = "on a: choose: gain 1 potion or venom or : discard 1 weapon or spell: gain 2 gold then lose.";
    let mut ability = only_ability(text);
    let StepKind::Choose(alternatives) = ability.body.steps.remove(0).kind else { panic!("a choice") };
    assert_eq!(alternatives.len(), 2);
    assert_eq!(alternatives[0].cost, None);
    assert_eq!(cut(text, alternatives[0].span), "gain 1 potion or venom");
    assert_eq!(cut(text, alternatives[1].cost.as_ref().unwrap().span), "discard 1 weapon or spell");
    assert_eq!(alternatives[1].steps.len(), 2);
}

#[test]
fn steps_are_told_apart() {
    let text = "on a: { on b: c. } then -<n> to x for each y then z is at most 3 then reroll to times for each w, up to 2 times";
    let ability = only_ability(text);
    let [grant, add, set, act] = ability.body.steps.as_slice() else { panic!("four steps") };
    assert!(matches!(&grant.kind, StepKind::Grant(abilities) if abilities.len() == 1));
    assert_eq!(cut(text, grant.span), "{ on b: c. }");
    let StepKind::Add { amount, for_each, .. } = &add.kind else { panic!("add") };
    assert!(amount.negative && for_each.is_some());
    assert_eq!((cut(text, amount.span), cut(text, amount.value.span())), ("-<n>", "<n>"));
    assert!(matches!(&set.kind, StepKind::Set { bound: ast::Bound::AtMost, .. }));
    let StepKind::Act { phrase, for_each, repeat, .. } = &act.kind else { panic!("act") };
    assert_eq!(cut(text, phrase.span), "reroll to times");
    assert_eq!(cut(text, for_each.as_ref().unwrap().phrase.span), "w");
    assert_eq!(cut(text, repeat.as_ref().unwrap().span), "up to 2 times");
    assert!(repeat.as_ref().unwrap().up_to);
    assert_eq!(cut(text, act.span), "reroll to times for each w, up to 2 times");
}

#[test]
fn spans_end_with_the_last_word_not_with_space_or_comments_after_it() {
    let text = "on roll # one\n , when a # two\n : gain 1 gold # three\n .";
    let ability = only_ability(text);
    assert_eq!(cut(text, ability.timing.span), "on roll");
    assert_eq!(cut(text, ability.when.unwrap().span()), "a");
    assert_eq!(cut(text, ability.body.steps[0].span), "gain 1 gold");
    assert!(cut(text, ability.span).ends_with("gold"));
}

#[test]
fn comments_are_kept_in_order() {
    let effect = parse("# a\r\non # b \n roll: gain 1 # c\n gold. # d").unwrap();
    let texts: Vec<_> = effect.comments.iter().map(|comment| comment.text.as_str()).collect();
    assert_eq!(texts, ["# a", "# b", "# c", "# d"]);
}

#[test]
fn signs_and_numbers_have_one_meaning() {
    let minus = only_ability("on a: −4 to b");
    assert_eq!(minus, only_ability("on a: -4 to b."));
    assert_eq!(minus, only_ability("on a: -0004 to b."));
    assert_ne!(minus, only_ability("on a: +4 to b."));
    let ability = only_ability("on 9999: a");
    assert_eq!(ability.timing.atoms[1].kind, AtomKind::Number(9999));
}
