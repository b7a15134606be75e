//! What designers read when a phrase means nothing, for the usual mistakes.

use super::{Context, effect};
use crate::testing::vocabulary;

/// Returns each finding of an effect with its hint and the repaired text.
fn shown(text: &str) -> String {
    let vocabulary = vocabulary(1).unwrap();
    let kind = vocabulary.find_kind("card").unwrap();
    let ctx = Context { vocabulary: &vocabulary, kind, params: &[], visible: &|_| true };
    let mut findings = Vec::new();
    effect(text, &ctx, &mut findings);
    let lines = findings.into_iter().map(|finding| {
        let place = text.get(finding.span.start..finding.span.end).unwrap_or_default();
        let mut parts = vec![format!("[{place}] {}: {}", finding.code, finding.message)];
        parts.extend(finding.hint);
        if let Some(fix) = finding.fix {
            let mut fixed = text.to_owned();
            fixed.replace_range(fix.span.start..fix.span.end, &fix.replacement);
            parts.push(format!("fixed: {fixed}"));
        }
        parts.join(" | ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(shown(text), expected, "{text}");
}

#[test]
fn steps_and_amounts() {
    check(
        "before wound: cancel 1 hit and gain 1 gold.",
        "[and] unexpected-word: `and` joins only amounts here | write `then` between two steps | fixed: before wound: cancel 1 hit then gain 1 gold.",
    );
    check(
        "on reveal: gain 1 gold and lose 1 glory.",
        "[and] unexpected-word: `and` joins only amounts here | write `then` between two steps | fixed: on reveal: gain 1 gold then lose 1 glory.",
    );
    check(
        "free: gain 1 gold or 1 potion.",
        "[1] unexpected-word: after `or` stands no second number | write `1 gold or potion`, or use `choose:` and `or:`",
    );
    check(
        "on roll: add 1 to total.",
        "[add 1 to total] wrong-hook: at `on roll` a number is built: it can only be changed | write `+1 to total`",
    );
    check(
        "on roll: double damage.",
        "[double damage] wrong-hook: at `on roll` a number is built: it can only be changed | write `+1 to each strength die` or `+1 to total`",
    );
    check(
        "free: gain a potion.",
        "[a] unknown-word: `a` is no number here | write a number: `1 potion` | fixed: free: gain 1 potion.",
    );
    check(
        "free: gain two potions.",
        "[two] unknown-word: `two` is no number here | write a number: `2 potions` | fixed: free: gain 2 potions.",
    );
    check(
        "free: gain gold.",
        "[gold] unknown-word: expected a number before `gold` | write a number: `1 gold`",
    );
    check(
        "free: gain every potion.",
        "[every] unknown-word: `every` is no amount | write `all`, and what follows in the plural | fixed: free: gain all potion.",
    );
    check(
        "on roll: +1 to every magic die.",
        "[every] unknown-word: `every` is not said here | write `each`, and what follows in the singular | fixed: on roll: +1 to each magic die.",
    );
    check(
        "free: gain 1 gold per wound.",
        "[per] unknown-word: `per` does not multiply | write `for each` | fixed: free: gain 1 gold for each wound.",
    );
}

#[test]
fn conditions() {
    check(
        "free: gain 1 gold if round is 2.",
        "[if] unexpected-word: a condition stands before what depends on it | write `timing, when condition: what happens`, or for one step `... then if condition: what happens`",
    );
    check(
        "on reveal, when round is 2 or self is wounded: gain 1 gold.",
        "[or] unexpected-word: this `or` stands between two conditions | to join conditions by `or`, put brackets around each: `(round is 2) or (self is wounded)` | fixed: on reveal, when (round is 2) or (self is wounded): gain 1 gold.",
    );
    check(
        "on reveal, when self is not wounded: gain 1 gold.",
        "[not] unknown-word: a condition is not turned round by `not` | write it without `not`, after `unless` instead of `when`",
    );
    check(
        "on reveal, when round is less than 3: gain 1 gold.",
        "[less than 3] unknown-word: numbers are compared by `at least` and `at most` | write `is at most 2` | fixed: on reveal, when round is at most 2: gain 1 gold.",
    );
    check(
        "on reveal, when round is more than 3: gain 1 gold.",
        "[more than 3] unknown-word: numbers are compared by `at least` and `at most` | write `is at least 4` | fixed: on reveal, when round is at least 4: gain 1 gold.",
    );
}

#[test]
fn timings_and_limits() {
    check(
        "on wound: gain 1 gold.",
        "[on wound] unknown-word: `on wound` is no timing | did you mean `before wound`, `instead of wound` or `after wound`?",
    );
    check(
        "at reveal: gain 1 gold.",
        "[at reveal] unknown-word: `at reveal` is no timing | did you mean `on reveal`? | fixed: on reveal: gain 1 gold.",
    );
    check(
        "on kill: gain 1 gold.",
        "[on kill] unknown-word: `on kill` is no timing | `provost hooks` lists all timings",
    );
    check(
        "on roll for toy 0: +1 to total.",
        "[toy] unknown-word: expected a purpose, found `toy` | known: `attack`, `capture` or `elimination`",
    );
    check(
        "free, twice per round: gain 1 gold.",
        "[twice] unknown-word: `twice` is no number | write `2 times` | fixed: free, 2 times per round: gain 1 gold.",
    );
    check(
        "free, sacrifice self: gain 1 gold.",
        "[sacrifice] unknown-word: `sacrifice` begins no limit | here can stand a limit (`once per round` or `2 times per round`), `when`, `unless`, `pay`, `discard` or `until`",
    );
}

#[test]
fn things_and_names() {
    check(
        "free: heal wounded card.",
        "[wounded card] missing-quantifier: which `wounded card`? | write `a wounded card` to choose one, `each wounded card` for all",
    );
    check(
        "free: heal card.",
        "[card] missing-words: which `card`? | known: `a card here`, `a card of ...`, `a wounded card` or `self`",
    );
    check(
        "free: heal the wounded card.",
        "[the] unknown-word: `the` is never written | leave `the` out | fixed: free: heal wounded card.",
    );
    check(
        "free: raise luck by 1.",
        "[luck] unknown-word: expected a track, found `luck` | known: `fame` or `lore`",
    );
    check(
        "on reveal: gain 2 gold\non roll: +1 to totl.",
        "[totl] unknown-word: `totl` begins no number | did you mean `total`? | fixed: on reveal: gain 2 gold\non roll: +1 to total.\n[gold] syntax: expected `.` after `gold`: a new ability begins on the next line | end every ability with a full stop | fixed: on reveal: gain 2 gold.\non roll: +1 to totl.",
    );
    check(
        "on capture: award 1 glory to fighter.",
        "[fighter] type-mismatch: expected a player, but `fighter` is a card | write `owner of fighter`",
    );
    check(
        "on capture: award 1 glory to monster.",
        "[monster] type-mismatch: expected a player, but `monster` is a monster | `owner of ...` is a player",
    );
}

/// What the language composes: each of these checks.
#[test]
fn sets_and_numbers_compose() {
    let wrong = [
        "on reveal: deal 1 hit to each hurt card here.",
        "on reveal: deal 1 hit to another hurt card here.",
        "on reveal: deal 1 hit to all cards here with hits at least 2.",
        "on reveal: deal 1 hit to each card here with the most hits.",
        "on reveal: deal 1 hit to the only card here with the most hits.",
        "on reveal: award 1 glory to each other player with the fewest potions.",
        "on reveal: award 1 glory to each player without hurt card.",
        "on reveal: award 1 glory to each player with at least 2 hurt cards.",
        "on reveal: gain 1 gold for each die on table that shows 1 or 2.",
        "on reveal: gain 1 gold for each strength or magic die on table that shows at least 5.",
        "on reveal: gain 1 gold for every 2 hurt cards here, at most 3.",
        "on reveal: gain 1 gold for each different colour of dice on table.",
        "on reveal: gain gold equal to half of glory of owner of self rounded up.",
        "on reveal: gain gold equal to highest face of dice on table minus lowest face of dice on table.",
        "on reveal, when number of hurt cards here is at least 2: gain 1 gold.",
        "on reveal, when highest face of dice on table is even: gain 1 gold.",
        "on reveal, when glory of owner of self is at least number of dice on table: gain 1 gold.",
        "on reveal, when 2 dice on table show the same face: gain 1 gold.",
        "on reveal, when all dice on table show different faces: gain 1 gold.",
        "on reveal, when 3 dice on table show faces in a row: gain 1 gold.",
        "on reveal, when there is a hurt card here: gain 1 gold.",
        "on reveal, when there is no die on table that shows 6: gain 1 gold.",
        "on reveal, when self is hurt and each die on table shows at least 2: gain 1 gold.",
        "on reveal, when self is not hurt: gain 1 gold.",
        "on roll: +(number of hurt cards here) to total.",
        "on roll: total is doubled.",
        "on roll: total is halved rounded up.",
        "on roll: total is twice number of dice on table.",
        "on roll: +1 to total for every 2 dice on table that show 6, at most 3.",
    ]
    .map(|text| (text, shown(text)))
    .into_iter()
    .filter(|(_, shown)| !shown.is_empty());
    let wrong: Vec<String> = wrong.map(|(text, shown)| format!("{text}\n    {shown}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A nest of sets takes no time that grows with every level, whether it ends well or not.
#[test]
fn deep_nests_of_sets_are_refused_at_once() {
    for inner in ["card of each player with the most potions of ", "cards of each owner of each card of "] {
        for end in ["self", "nobody", ""] {
            let text = format!("on reveal: deal 1 hit to each {}{end}.", inner.repeat(40));
            assert!(!shown(&text).is_empty(), "{text}");
            let text =
                format!("on reveal, when number of {}{end} is at least 2: gain 1 gold.", inner.repeat(40));
            assert!(!shown(&text).is_empty(), "{text}");
            let text =
                format!("on reveal: gain gold equal to {}glory of owner of self.", "half of ".repeat(60));
            assert!(!shown(&text).is_empty(), "{text}");
        }
    }
}

#[test]
fn mistakes_with_sets() {
    check(
        "on reveal, when hurt cards here is at least 2: gain 1 gold.",
        "[hurt cards here] type-mismatch: `hurt cards here` are things, and a number is compared | write `number of hurt cards here`",
    );
    check(
        "on reveal: deal 1 hit to the card here with the most hits.",
        "[the] unknown-word: several may be equal, and `the` does not say which is meant | write `each` for all of them, `a` for one by choice, `the only` for none then",
    );
    check(
        "on reveal: deal 1 hit to each card here with the highest hits.",
        "[highest] unexpected-word: of this it is `most` | `most` and `fewest` of pieces, `highest` and `lowest` of values",
    );
    check(
        "on roll: total is half.",
        "[half] unknown-word: `half` is no number by itself | write `is halved` | fixed: on roll: total is halved.",
    );
    check(
        "on reveal: gain 1 gold for each card of your.",
        "[your] unknown-word: `your` is never written | the player who has the card is `owner`: `mercenaries of owner`",
    );
    check(
        "on reveal: gain 1 gold for every hurt card here.",
        "[hurt] syntax: expected a number, found `hurt` | write `for each`, or how many count once: `for every 2`",
    );
    check(
        "on reveal: gain 2 gold, at most 1.",
        "[1] unexpected-word: nothing here needs a bound: the amount is written out | `, at most` stands behind `for each ...` or an amount `equal to ...`",
    );
}

#[test]
fn things_that_a_timing_names() {
    check("after wound of a hurt card here: gain 1 gold.", "");
    check(
        "after wound of each card here: gain 1 gold.",
        "[each] needless-quantifier: a moment is about one thing | write `a` for any of them: every one has a moment of its own",
    );
    check(
        "after wound: heal that card.",
        "[that card] ambiguous-that: no card was named before | name it in the timing (`... of a card`) or choose it in an earlier step",
    );
}

#[test]
fn subjects() {
    check(
        "free: a rival gain 1 gold.",
        "[gain] subject-form: behind `a rival` it is `gains` | fixed: free: a rival gains 1 gold.",
    );
    check(
        "free: gains 1 gold.",
        "[gains] subject-form: nobody is named who gains | for the owner write `gain`; for others name them: `each other player gains ...` | fixed: free: gain 1 gold.",
    );
    check(
        "free: deal 1 hit to a card of theirs.",
        "[theirs] no-subject: nobody is named whose it could be | for the owner write `of owner`; `theirs` follows a player: `each player discards a card of theirs`",
    );
    check(
        "free: choose each rival then gain 1 gold.",
        "[each rival] needless-quantifier: `each rival` leaves nothing to choose | one of several is chosen: `choose a path ...`, `choose another player`",
    );
}
