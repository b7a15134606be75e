//! The layout, seen.

use super::*;

fn laid_out(text: &str) -> String {
    let formatted = format_text(text).unwrap();
    assert_eq!(format_text(&formatted).unwrap(), formatted, "formatting again changes nothing");
    formatted
}

#[test]
fn the_samples_of_the_language() {
    let text = "\
on roll: +1 to each magic die.
on reroll, 2 times per round: may reroll 1 strength or magic die.
on defend, once per round, when monster is jungle or air: may cancel 1 hit.
free, once per round, when self is unassigned, pay 1 gold: gain 1 persuasion die.
on attack size, when land matches monster: affinity bonus is at least 1.
on defend, may discard self: cancel 1 hit.
on reroll, may discard self: reroll 1 strength or magic die, up to 4 times.
on mission success: gain 6 gold.  on mission failure: lose 1 glory.
on activate: choose: gain 1 coin or: pay 1 weapon or spell: gain 2 coins and 1 fame.
on place, until end of round: { on gain of fame: +1 to gain. }.
action, pay any number of dice: gain 1 gold for each die paid.
on draw for land: put self at entrance then draw monster for land.
on round start, when round is 2 or 4 or 6 and entrance is empty: draw monster for entrance.
on wounds, unless cause is kd-p10-assassin: wounds is 0.
on roll, when (land is water) or (self is wounded and round is at least 3): +<count> to total.
on dice pool: gain 1 die then choose: gain 1 potion or venom or: gain 2 gold.
on a, when ((x)): −007 to y";
    insta::assert_snapshot!(laid_out(text), @"
    on roll: +1 to each magic die.
    on reroll, 2 times per round: may reroll 1 strength or magic die.
    on defend, once per round, when monster is jungle or air: may cancel 1 hit.
    free, once per round, when self is unassigned, pay 1 gold: gain 1 persuasion die.
    on attack size, when land matches monster: affinity bonus is at least 1.
    on defend, may discard self: cancel 1 hit.
    on reroll, may discard self: reroll 1 strength or magic die, up to 4 times.
    on mission success: gain 6 gold.
    on mission failure: lose 1 glory.
    on activate:
        choose: gain 1 coin
            or: pay 1 weapon or spell: gain 2 coins and 1 fame.
    on place, until end of round: { on gain of fame: +1 to gain. }.
    action, pay any number of dice: gain 1 gold for each die paid.
    on draw for land: put self at entrance then draw monster for land.
    on round start, when round is 2 or 4 or 6 and entrance is empty: draw monster for entrance.
    on wounds, unless cause is kd-p10-assassin: wounds is 0.
    on roll, when (land is water) or (self is wounded and round is at least 3): +<count> to total.
    on dice pool:
        gain 1 die
        then choose: gain 1 potion or venom
                 or: gain 2 gold.
    on a, when x: -7 to y.
    ");
}

#[test]
fn long_abilities_break_after_the_heading_then_at_then() {
    let text = "\
on round start, when round is 2 or 4 or 6 and entrance is empty, pay any number of dice: may draw monster for entrance.
on round start, when round is 2 or 4 or 6 and entrance is empty, pay any number of dice: may draw monster for entrance then draw another monster for entrance then gain 1 gold for each die paid then { on roll: +1 to total. }.
on place, until end of round: { on gain of fame: +1 to gain. on gain of gold: +1 to gain. on gain of silver: choose: a or: b. }.
on place: choose: gain 1 gold then gain 2 fame then choose: pay 2 gold: gain 4 fame then lose 1 glory then discard the top card of the deck at the entrance or: discard self or: { on roll: +1 to total. on gain of fame: +1 to gain. on gain of gold: +1 to gain. on gain of silver: +1 to gain. } ";
    insta::assert_snapshot!(laid_out(text), @"
    on round start, when round is 2 or 4 or 6 and entrance is empty, pay any number of dice:
        may draw monster for entrance.
    on round start, when round is 2 or 4 or 6 and entrance is empty, pay any number of dice:
        may draw monster for entrance
        then draw another monster for entrance
        then gain 1 gold for each die paid
        then { on roll: +1 to total. }.
    on place, until end of round: {
        on gain of fame: +1 to gain.
        on gain of gold: +1 to gain.
        on gain of silver:
            choose: a
                or: b.
    }.
    on place:
        choose: gain 1 gold
                then gain 2 fame
                then choose: pay 2 gold:
                                 gain 4 fame
                                 then lose 1 glory
                                 then discard the top card of the deck at the entrance
                         or: discard self
                         or: {
                                 on roll: +1 to total.
                                 on gain of fame: +1 to gain.
                                 on gain of gold: +1 to gain.
                                 on gain of silver: +1 to gain.
                             }.
    ");
}

#[test]
fn comments_keep_their_places() {
    let text = "\
# first
  # second
on roll: # after heading
  # above step
  gain 1 gold # trailing step
  then # odd
  # above lose
  lose 1 # mid
  glory. # after ability
# above next
on x, # header
  when a: b # before stop
  . # after stop
on c: gain # inside
 1 gold.
on pick: choose: # first alt
   a # after a
   # above b
   or: # b itself
   b then # c
   c
   # above d
   or: pay 1 gold: # cost
   d # end
   .
on block: { # open
  # above
  on a: b. # t
  # last
  }. # closed
on block2: # h
  { on a: b. }.
# eof";
    insta::assert_snapshot!(laid_out(text), @"
    # first
    # second
    on roll:  # after heading
        # above step
        gain 1 gold  # trailing step
        # odd
        # above lose
        # mid
        then lose 1 glory.  # after ability
    # above next
    # header
    on x, when a: b.  # before stop
    # after stop
    # inside
    on c: gain 1 gold.
    on pick:
        # first alt
        choose: a  # after a
            # above b
            # b itself
            or: b  # c
                then c
            # above d
            or: pay 1 gold:  # cost
                    d.  # end
    on block: {  # open
        # above
        on a: b.  # t
        # last
    }.  # closed
    on block2:  # h
        { on a: b. }.
    # eof
    ");
}

#[test]
fn a_line_of_one_hundred_columns_is_not_broken() {
    let text = |len: usize| format!("on roll: {}.", "a".repeat(len - 10));
    assert_eq!(laid_out(&text(100)), text(100));
    assert_eq!(laid_out(&text(101)), text(101).replace(": ", ":\n    "));
}

#[test]
fn without_the_source_every_comment_has_its_own_line() {
    let effect = parse("on a: b. # one\non c: d. # two").unwrap();
    assert_eq!(format(&effect), "on a: b.\n# one\non c: d.\n# two");
}

#[test]
fn a_text_that_grows_too_long_is_refused() {
    let text = format!("on a: {}b{}", "{on a:".repeat(32), ".c:d".repeat(1800) + &"}".repeat(32));
    let findings = format_text(&text).unwrap_err();
    assert_eq!(findings[0].code, "effect-too-long");
}
