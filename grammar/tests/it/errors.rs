//! What authors read when a text does not fit the grammar: source, underlined text and message together.

use crate::shown::{shown, shown_condition};

#[test]
fn the_colon_after_the_heading_is_missing() {
    insta::assert_snapshot!(shown("on roll gain 1 gold."), @"
    on roll gain 1 gold.
                       ^ syntax: expected `:`, found `.`
      hint: a colon ends the heading, before what happens: `timing: what happens`
    ");
}

#[test]
fn the_colon_before_a_sign_is_missing() {
    insta::assert_snapshot!(shown("on roll +1 to each magic die."), @"
    on roll +1 to each magic die.
            ^ syntax: expected `:`, found `+`
      hint: a colon ends the heading, before what happens: `timing: what happens`
    ");
}

#[test]
fn the_full_stop_between_abilities_is_missing() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold\non defend: cancel 1 hit."), @"
    on roll: gain 1 gold
                    ^^^^ syntax: expected `.` after `gold`: a new ability begins on the next line
      hint: end every ability with a full stop
      fixed: on roll: gain 1 gold. on defend: cancel 1 hit.
    ");
}

#[test]
fn the_full_stop_before_a_heading_with_a_limit_is_missing() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold\non defend, once per round: cancel 1 hit."), @"
    on roll: gain 1 gold
                    ^^^^ syntax: expected `.` after `gold`: a new ability begins on the next line
      hint: end every ability with a full stop
      fixed: on roll: gain 1 gold. on defend, once per round: cancel 1 hit.
    ");
}

#[test]
fn an_alternative_with_a_cost_lacks_its_colon() {
    insta::assert_snapshot!(shown("on activate: choose: gain 1 coin or pay 1 weapon: gain 2 coins."), @"
    on activate: choose: gain 1 coin or pay 1 weapon: gain 2 coins.
                                        ^^^ syntax: expected `:`, found `pay`
      hint: a further alternative begins with `or:`
      fixed: on activate: choose: gain 1 coin or: pay 1 weapon: gain 2 coins.
    ");
}

#[test]
fn an_alternative_with_a_discard_lacks_its_colon() {
    insta::assert_snapshot!(shown("on activate: choose: gain 1 coin or discard 1 weapon: gain 2 coins."), @"
    on activate: choose: gain 1 coin or discard 1 weapon: gain 2 coins.
                                                        ^ syntax: expected `.`, `or:` or `then`, found `:`
      hint: a further alternative begins with `or:`
    ");
}

#[test]
fn choose_lacks_its_colon() {
    insta::assert_snapshot!(shown("on activate: choose gain 1 coin or: gain 2 fame."), @"
    on activate: choose gain 1 coin or: gain 2 fame.
                        ^^^^ syntax: alternatives begin with `choose:`
      hint: write a colon after `choose`
      fixed: on activate: choose: gain 1 coin or: gain 2 fame.
    ");
}

#[test]
fn an_alternative_needs_a_choice() {
    insta::assert_snapshot!(shown("on activate: gain 1 coin or: gain 2 fame."), @"
    on activate: gain 1 coin or: gain 2 fame.
                               ^ syntax: expected a number or a word, found `:`
      hint: `or:` needs a `choose:` before it
    ");
}

#[test]
fn an_alternative_has_no_may() {
    insta::assert_snapshot!(shown("on activate: choose: may gain 1 coin or: gain 2 fame."), @"
    on activate: choose: may gain 1 coin or: gain 2 fame.
                         ^^^ syntax: expected an alternative, found `may`
      hint: an alternative can be left unchosen anyway; leave `may` away
    ");
}

#[test]
fn a_cost_stands_after_the_condition() {
    insta::assert_snapshot!(shown("free, pay 1 gold, when self is unassigned: gain 1 persuasion die."), @"
    free, pay 1 gold, when self is unassigned: gain 1 persuasion die.
                      ^^^^ syntax: expected `until`, found `when`
      hint: a heading goes in this order: timing, limit, `when`, `unless`, cost, `until`, colon
    ");
}

#[test]
fn a_limit_stands_before_the_condition() {
    insta::assert_snapshot!(shown("on roll, when land is water, once per round: gain 1 gold."), @"
    on roll, when land is water, once per round: gain 1 gold.
                                 ^^^^ syntax: expected `unless`, `until` or a cost, found `once`
      hint: a heading goes in this order: timing, limit, `when`, `unless`, cost, `until`, colon
    ");
}

#[test]
fn when_is_written_twice() {
    insta::assert_snapshot!(shown("on roll, when land is water, when round is 2: gain 1 gold."), @"
    on roll, when land is water, when round is 2: gain 1 gold.
                                 ^^^^ syntax: `when` is written twice in one heading
      hint: join the two conditions with `and`
    ");
}

#[test]
fn the_comma_before_a_clause_is_missing() {
    insta::assert_snapshot!(shown("on defend when monster is jungle: cancel 1 hit."), @"
    on defend when monster is jungle: cancel 1 hit.
              ^^^^ syntax: expected `:`, found `when`
      hint: write a comma before `when`
      fixed: on defend, when monster is jungle: cancel 1 hit.
    ");
}

#[test]
fn a_condition_without_when() {
    insta::assert_snapshot!(shown("on defend, monster is jungle: cancel 1 hit."), @"
    on defend, monster is jungle: cancel 1 hit.
                       ^^ syntax: expected `:`, found `is`
      hint: a condition begins with `when`: `timing, when condition: what happens`
    ");
}

#[test]
fn steps_are_joined_by_then() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold, gain 1 fame."), @"
    on roll: gain 1 gold, gain 1 fame.
                          ^^^^ syntax: expected `at least`, `at most`, `up to` or a number, found `gain`
      hint: after a comma only `2 times`, `up to 2 times` or `at most 3` can stand; write `then` between two steps, a full stop between two abilities
    ");
}

#[test]
fn a_cost_stands_in_the_heading() {
    insta::assert_snapshot!(shown("on roll: pay 1 gold then gain 1 fame."), @"
    on roll: pay 1 gold then gain 1 fame.
             ^^^ syntax: a cost stands before the colon
      hint: write it there: `timing, pay cost: what happens`
    ");
}

#[test]
fn a_condition_stands_in_the_heading() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold when land is water."), @"
    on roll: gain 1 gold when land is water.
                         ^^^^ syntax: a condition stands before the colon
      hint: write it there: `timing, when condition: what happens`
    ");
}

#[test]
fn may_stands_once() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold then may gain 1 fame."), @"
    on roll: gain 1 gold then may gain 1 fame.
                              ^^^ syntax: expected what happens, found `may`
      hint: `may` stands directly after the colon of the heading and covers all steps
    ");
}

#[test]
fn a_sign_stands_at_its_number() {
    insta::assert_snapshot!(shown("on roll: + 1 to total."), @"
    on roll: + 1 to total.
               ^ syntax: expected a number directly after `+`, found `1`
      hint: write the sign directly before a number: `+1`
      fixed: on roll: +1 to total.
    ");
}

#[test]
fn a_change_says_to_what() {
    insta::assert_snapshot!(shown("on roll: +1 total."), @"
    on roll: +1 total.
                ^^^^^ syntax: expected `to`, found `total`
      hint: say after `to` which number changes: `+1 to number`
    ");
}

#[test]
fn a_setting_in_words_is_for_the_checker() {
    insta::assert_snapshot!(shown("on roll: affinity bonus is large."), @"no finding");
}

#[test]
fn a_bound_is_least_or_most() {
    insta::assert_snapshot!(shown("on roll: affinity bonus is at last 2."), @"
    on roll: affinity bonus is at last 2.
                                  ^^^^ syntax: expected `least` or `most`, found `last`
    ");
}

#[test]
fn a_repetition_says_times() {
    insta::assert_snapshot!(shown("on roll: reroll 1 die, up to 2."), @"
    on roll: reroll 1 die, up to 2.
                                  ^ syntax: expected `times`, found `.`
    ");
}

#[test]
fn the_text_ends_early() {
    insta::assert_snapshot!(shown("on roll:"), @"
    on roll:
           ^ syntax: expected what happens, found the end of the text
    ");
}

#[test]
fn the_heading_ends_early() {
    insta::assert_snapshot!(shown("on roll, once per"), @"
    on roll, once per
                  ^^^ syntax: expected `:`, found the end of the text
      hint: a colon ends the heading, before what happens: `timing: what happens`
    ");
}

#[test]
fn a_joint_lacks_its_second_side() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold or."), @"
    on roll: gain 1 gold or.
                           ^ syntax: expected a number or a word, found `.`
    ");
}

#[test]
fn an_ability_without_timing() {
    insta::assert_snapshot!(shown("pay 1 gold: gain 1 fame."), @"
    pay 1 gold: gain 1 fame.
    ^^^ syntax: expected an ability, found `pay`
      hint: an ability begins with its timing: `timing: what happens`
    ");
}

#[test]
fn a_choice_without_timing() {
    insta::assert_snapshot!(shown("choose: gain 1 coin or: gain 2 fame."), @"
    choose: gain 1 coin or: gain 2 fame.
    ^^^^^^ syntax: expected an ability, found `choose`
      hint: an ability begins with its timing: `timing: what happens`
    ");
}

#[test]
fn a_full_stop_too_many() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold.. on defend: cancel 1 hit."), @"
    on roll: gain 1 gold.. on defend: cancel 1 hit.
                         ^ syntax: expected an ability, found `.`
      hint: take this full stop away
      fixed: on roll: gain 1 gold. on defend: cancel 1 hit.
    ");
}

#[test]
fn all_broken_abilities_are_reported() {
    insta::assert_snapshot!(shown("on roll gain 1 gold. # not here. nor here\non reroll: reroll 1 die.\non defend: Cancel 1 hit.\non place: { on roll: +1 total. on defend: gain 1 gold. }.\non draw: gain 10000 gold"), @"
    on roll gain 1 gold. # not here. nor here
                       ^ syntax: expected `:`, found `.`
      hint: a colon ends the heading, before what happens: `timing: what happens`

    on defend: Cancel 1 hit.
               ^^^^^^ syntax: expected a lower-case word, found `Cancel`
      hint: write it in lower case: `cancel`
      fixed: on roll gain 1 gold. # not here. nor here on reroll: reroll 1 die. on defend: cancel 1 hit. on place: { on roll: +1 total. on defend: gain 1 gold. }. on draw: gain 10000 gold

    on place: { on roll: +1 total. on defend: gain 1 gold. }.
                            ^^^^^ syntax: expected `to`, found `total`
      hint: say after `to` which number changes: `+1 to number`

    on draw: gain 10000 gold
                  ^^^^^ number-out-of-range: the number `10000` is too large
      hint: the largest number is 9999
    ");
}

#[test]
fn or_between_conditions_needs_brackets() {
    insta::assert_snapshot!(shown("on roll, when land is water or (round is 2): gain 1 gold."), @"
    on roll, when land is water or (round is 2): gain 1 gold.
                                   ^ syntax: expected a number or a word, found `(`
      hint: with `or` between two conditions both stand in brackets: `(a) or (b)`
    ");
}

#[test]
fn or_between_conditions_needs_brackets_on_both_sides() {
    insta::assert_snapshot!(shown("on roll, when (land is water) or round is 2: gain 1 gold."), @"
    on roll, when (land is water) or round is 2: gain 1 gold.
                                     ^^^^^ syntax: expected `(`, found `round`
      hint: with `or` between two conditions both stand in brackets: `(a) or (b)`
    ");
}

#[test]
fn and_and_or_do_not_mix() {
    insta::assert_snapshot!(shown("on roll, when (land is water) or (round is 2) and self is wounded: gain 1 gold."), @"
    on roll, when (land is water) or (round is 2) and self is wounded: gain 1 gold.
                                                  ^^^ syntax: expected `:`, found `and`
      hint: `and` and `or` do not mix without brackets: write `((a) or (b)) and c` or `(a) or (b and c)`
    ");
}

#[test]
fn or_and_and_do_not_mix() {
    insta::assert_snapshot!(shown("on roll, when (land is water) and (round is 2) or (self is wounded): gain 1 gold."), @"
    on roll, when (land is water) and (round is 2) or (self is wounded): gain 1 gold.
                                                   ^^ syntax: expected `:`, found `or`
      hint: `and` and `or` do not mix without brackets: write `((a) or (b)) and c` or `(a) or (b and c)`
    ");
}

#[test]
fn upper_case() {
    insta::assert_snapshot!(shown("On roll: gain 1 Gold."), @"
    On roll: gain 1 Gold.
    ^^ syntax: expected a lower-case word, found `On`
      hint: write it in lower case: `on`
      fixed: on roll: gain 1 Gold.

    On roll: gain 1 Gold.
                    ^^^^ syntax: expected a lower-case word, found `Gold`
      hint: write it in lower case: `gold`
      fixed: On roll: gain 1 gold.
    ");
}

#[test]
fn a_keyword_in_upper_case() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold Then gain 1 fame."), @"
    on roll: gain 1 gold Then gain 1 fame.
                         ^^^^ syntax: expected a lower-case word, found `Then`
      hint: write it in lower case: `then`
      fixed: on roll: gain 1 gold then gain 1 fame.
    ");
}

#[test]
fn strange_characters() {
    insta::assert_snapshot!(shown(r#"on roll: gain 1 gold; gain king’s bär_x "fame"."#), @r#"
    on roll: gain 1 gold; gain king’s bär_x "fame".
                        ^ unexpected-character: unexpected character `;`
      hint: write `then` between two steps and a full stop between two abilities

    on roll: gain 1 gold; gain king’s bär_x "fame".
                               ^^^^^^ unexpected-character: unexpected character `’` in `king’s`
      hint: write a straight apostrophe: `'`
      fixed: on roll: gain 1 gold; gain king's bär_x "fame".

    on roll: gain 1 gold; gain king’s bär_x "fame".
                                      ^^^^^ unexpected-character: unexpected character `ä` in `bär_x`
      hint: words are written with the letters a to z, digits, `-` and `'`

    on roll: gain 1 gold; gain king’s bär_x "fame".
                                            ^ unexpected-character: unexpected character `"`
      hint: names are written without quotation marks

    on roll: gain 1 gold; gain king’s bär_x "fame".
                                                 ^ unexpected-character: unexpected character `"`
      hint: names are written without quotation marks
    "#);
}

#[test]
fn words_and_numbers_are_apart() {
    insta::assert_snapshot!(shown("on roll: reroll the 2nd die."), @"
    on roll: reroll the 2nd die.
                        ^^^ syntax: `2nd` is neither a word nor a number
      hint: a word begins with a letter; single hyphens or apostrophes may join its parts
    ");
}

#[test]
fn a_parameter_is_closed() {
    insta::assert_snapshot!(shown("on roll: +<count to total."), @"
    on roll: +<count to total.
              ^ unexpected-character: unexpected character `<`
      hint: a parameter is one word between `<` and `>`: `<count>`
    ");
}

#[test]
fn a_number_too_large() {
    insta::assert_snapshot!(shown("on roll: gain 10000 gold."), @"
    on roll: gain 10000 gold.
                  ^^^^^ number-out-of-range: the number `10000` is too large
      hint: the largest number is 9999
    ");
}

#[test]
fn a_bracket_is_never_closed() {
    insta::assert_snapshot!(shown("on roll, when (land is water: gain 1 gold."), @"
    on roll, when (land is water: gain 1 gold.
                  ^ unbalanced-bracket: `(` is never closed
    on roll, when (land is water: gain 1 gold.
                                             ^ the text ends here without `)`
      hint: write `)` where it should end
    ");
}

#[test]
fn a_bracket_closes_nothing() {
    insta::assert_snapshot!(shown("on roll, when land is water): gain 1 gold."), @"
    on roll, when land is water): gain 1 gold.
                               ^ unbalanced-bracket: `)` closes nothing
      hint: take it away, or write `(` where it should begin
    ");
}

#[test]
fn a_bracket_is_closed_by_a_brace() {
    insta::assert_snapshot!(shown("on place: { on roll, when (land is water}: gain 1 gold."), @"
    on place: { on roll, when (land is water}: gain 1 gold.
                                            ^ unbalanced-bracket: expected `)`, found `}`
    on place: { on roll, when (land is water}: gain 1 gold.
                              ^ `(` was opened here
      hint: close `(` with `)` first
    ");
}

#[test]
fn an_empty_text() {
    insta::assert_snapshot!(shown("# only a comment"), @"
    # only a comment
    ^^^^^^^^^^^^^^^^ empty-effect: nothing is written here
      hint: write when it happens, a colon and what happens: `timing: what happens.`
    ");
}

#[test]
fn an_empty_block() {
    insta::assert_snapshot!(shown("on place: { }."), @"
    on place: { }.
                ^ syntax: expected an ability, found `}`
      hint: write the granted abilities between the braces: `{ timing: what happens. }`
    ");
}

#[test]
fn for_each_needs_a_noun() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold for each."), @"
    on roll: gain 1 gold for each.
                                 ^ syntax: expected a word, found `.`
    ");
}

#[test]
fn a_keyword_is_not_a_name() {
    insta::assert_snapshot!(shown("on roll: gain 1 then."), @"
    on roll: gain 1 then.
                        ^ syntax: expected what happens, found `.`
    ");
}

#[test]
fn a_comma_leads_nowhere() {
    insta::assert_snapshot!(shown("on roll,: gain 1 gold."), @"
    on roll,: gain 1 gold.
            ^ syntax: expected `unless`, `until`, `when` or a cost, found `:`
      hint: take the comma away, or write a clause such as `once per round` after it
      fixed: on roll: gain 1 gold.
    ");
}

#[test]
fn a_condition_has_no_full_stop() {
    insta::assert_snapshot!(shown_condition("land is water."), @"
    land is water.
                 ^ syntax: expected the end of the condition, found `.`
      hint: only a condition stands here; nothing follows it
    ");
}

#[test]
fn a_condition_has_no_when() {
    insta::assert_snapshot!(shown_condition("when land is water"), @"
    when land is water
    ^^^^ syntax: expected a condition, found `when`
      hint: only the condition itself stands here; leave `when` away
    ");
}

#[test]
fn a_condition_ends_early() {
    insta::assert_snapshot!(shown_condition("land is water and"), @"
    land is water and
                  ^^^ syntax: expected a condition, found the end of the condition
    ");
}

#[test]
fn conditions_mixed() {
    insta::assert_snapshot!(shown_condition("(land is water) and (round is 2) or (self is wounded)"), @"
    (land is water) and (round is 2) or (self is wounded)
                                     ^^ syntax: expected the end of the condition, found `or`
      hint: `and` and `or` do not mix without brackets: write `((a) or (b)) and c` or `(a) or (b and c)`
    ");
}

#[test]
fn a_heading_has_one_cost() {
    insta::assert_snapshot!(shown("on roll, pay 1 gold, discard self: gain 1 fame."), @"
    on roll, pay 1 gold, discard self: gain 1 fame.
                         ^^^^^^^ syntax: expected `until`, found `discard`
      hint: a heading has one cost; join its parts with `and`
    ");
}

#[test]
fn a_full_stop_follows_a_brace() {
    insta::assert_snapshot!(shown("on place: { on roll: gain 1 gold. }\non defend: cancel 1 hit."), @"
    on place: { on roll: gain 1 gold. }
                                      ^ syntax: expected `.` after `}`: a new ability begins on the next line
      hint: end every ability with a full stop
      fixed: on place: { on roll: gain 1 gold. }. on defend: cancel 1 hit.
    ");
}

#[test]
fn for_each_opens_nothing() {
    insta::assert_snapshot!(shown("on roll: for each die gain 1 gold."), @"
    on roll: for each die gain 1 gold.
             ^^^ syntax: `for each` cannot stand here
      hint: `for each` stands at the end of a step: `what happens for each number`
    ");
}

#[test]
fn a_condition_after_the_colon() {
    insta::assert_snapshot!(shown("on dice pool: if gold is at least 3 gain 1 gold."), @"
    on dice pool: if gold is at least 3 gain 1 gold.
                  ^^ syntax: a condition stands before the colon
      hint: write it there: `timing, when condition: what happens`
    ");
    insta::assert_snapshot!(shown("free: gain 1 gold when gold is 0."), @"
    free: gain 1 gold when gold is 0.
                      ^^^^ syntax: a condition stands before the colon
      hint: write it there: `timing, when condition: what happens`
    ");
}

#[test]
fn a_cost_after_the_colon() {
    insta::assert_snapshot!(shown("any time: discard self: gain 1 gold."), @"
    any time: discard self: gain 1 gold.
                          ^ syntax: a cost stands before the colon
      hint: write it there: `timing, discard self: what happens`
    ");
}

#[test]
fn amounts_joined_by_a_comma() {
    insta::assert_snapshot!(shown("free: gain 1 gold, 1 glory and 1 potion."), @"
    free: gain 1 gold, 1 glory and 1 potion.
                         ^^^^^ syntax: a comma does not join amounts
      hint: join amounts by `and`
      fixed: free: gain 1 gold and 1 glory and 1 potion.
    ");
}

#[test]
fn a_sign_behind_its_number() {
    insta::assert_snapshot!(shown("on roll: total +1."), @"
    on roll: total +1.
                   ^ syntax: a change of a number begins with its sign
      hint: write the change first: `+1 to total`
      fixed: on roll: +1 to total.
    ");
    insta::assert_snapshot!(shown("free: gain -1 gold."), @"
    free: gain -1 gold.
               ^ syntax: an amount has no sign
      hint: take the sign away; for less use a verb of its own, such as `lose`
    ");
}

#[test]
fn numbers_compared_with_signs() {
    insta::assert_snapshot!(shown("free, when gold > 3: gain 1 potion."), @"
    free, when gold > 3: gain 1 potion.
                    ^^^ unexpected-character: numbers are compared in words
      hint: write `is at least 4`
      fixed: free, when gold is at least 4: gain 1 potion.
    ");
    insta::assert_snapshot!(shown("free, when gold <= 3 and round < 2: gain 1 potion."), @"
    free, when gold <= 3 and round < 2: gain 1 potion.
                    ^^^^ unexpected-character: numbers are compared in words
      hint: write `is at most 3`
      fixed: free, when gold is at most 3 and round < 2: gain 1 potion.

    free, when gold <= 3 and round < 2: gain 1 potion.
                                   ^^^ unexpected-character: numbers are compared in words
      hint: write `is at most 1`
      fixed: free, when gold <= 3 and round is at most 1: gain 1 potion.
    ");
}

#[test]
fn findings_after_a_forgotten_full_stop() {
    insta::assert_snapshot!(shown("on roll: gain 1 gold\non defend: pay 1 gold.\nfree: gain 1 gold\non roll: may."), @"
    on roll: gain 1 gold
                    ^^^^ syntax: expected `.` after `gold`: a new ability begins on the next line
      hint: end every ability with a full stop
      fixed: on roll: gain 1 gold. on defend: pay 1 gold. free: gain 1 gold on roll: may.

    on defend: pay 1 gold.
               ^^^ syntax: a cost stands before the colon
      hint: write it there: `timing, pay cost: what happens`

    free: gain 1 gold
                 ^^^^ syntax: expected `.` after `gold`: a new ability begins on the next line
      hint: end every ability with a full stop
      fixed: on roll: gain 1 gold on defend: pay 1 gold. free: gain 1 gold. on roll: may.

    on roll: may.
                ^ syntax: expected what happens, found `.`
    ");
}
