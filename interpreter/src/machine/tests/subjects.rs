//! Steps of other players: who acts, who decides, who pays; things chosen in one step and meant in another.

use super::*;
use crate::choice::ChoiceKind;
use crate::hook::Thing;
use crate::testing::host::player_thing;
use crate::testing::nouns;

/// Returns who was asked.
fn asked(played: &Played) -> Vec<u8> {
    played.asked.iter().map(|(choice, _)| choice.player.0).collect()
}

fn gold(played: &Played) -> [i32; 3] {
    [0, 1, 2].map(|seat| played.stock(seat, nouns::GOLD))
}

#[test]
fn each_other_player_acts_and_the_owner_does_not() {
    let played = reveal(&["on reveal: each other player gains 2 gold."], &[]);
    let before = gold(&reveal(&["on reveal: tick."], &[]));
    let [first, second, third] = gold(&played);
    // The toy game has no role for the owner, so nobody is left out.
    assert_eq!([first, second, third].map(|gold| gold > 0), [true; 3]);
    assert_eq!(second - before[1], 2);
}

#[test]
fn an_imperative_returns_to_the_owner_and_a_third_person_goes_on() {
    let before = gold(&reveal(&["on reveal: tick."], &[]));
    let played = reveal(&["on reveal: a rival gains 1 gold then gains 2 gold then gain 4 gold."], &[1]);
    assert_eq!(asked(&played), [0], "the owner says which rival");
    let after = gold(&played);
    assert_eq!([after[0] - before[0], after[1] - before[1], after[2] - before[2]], [4, 0, 3]);
}

#[test]
fn the_subject_decides_what_is_open() {
    let played = reveal(&["on reveal: a rival gains 1 potion or venom."], &[0, 1]);
    assert_eq!(played.kinds(), [ChoiceKind::Thing, ChoiceKind::Unit]);
    assert_eq!(asked(&played), [0, 1]);
    assert_eq!(played.stock(1, nouns::VENOM) - played.stock(2, nouns::VENOM), 1);
}

#[test]
fn an_offer_can_be_declined_and_is_paid_by_who_takes_it() {
    let text = "on reveal: each player may pay 1 gold: gain 1 potion.";
    let before = gold(&reveal(&["on reveal: tick."], &[]));
    let played = reveal(&[text], &[0, 1, 0]);
    assert_eq!(asked(&played), [0, 1, 2]);
    let after = gold(&played);
    assert_eq!([after[0] - before[0], after[1] - before[1], after[2] - before[2]], [-1, 0, -1]);
}

#[test]
fn each_chooses_among_the_alternatives() {
    let text = "on reveal: each player chooses: gain 1 gold or: gain 1 potion.";
    let played = reveal(&[text], &[0, 1, 0]);
    assert_eq!(asked(&played), [0, 1, 2]);
    assert_eq!(played.kinds(), [ChoiceKind::Alternative; 3]);
}

#[test]
fn in_reverse_turn_order_the_last_comes_first() {
    let text = "on reveal: each player in reverse turn order may gain 1 gold.";
    assert_eq!(asked(&reveal(&[text], &[])), [2, 1, 0]);
}

#[test]
fn what_was_chosen_is_meant_later() {
    let text = "on reveal: choose a rival then award 3 glory to that player.";
    let played = reveal(&[text], &[1]);
    assert_eq!(played.asked[0].1, ChoiceOption::Thing(player_thing(Player(2))));
    assert_eq!(played.host.state.seats[2].glory - played.host.state.seats[1].glory, 3);
}

#[test]
fn somebody_else_can_choose() {
    let texts = ["on reveal: choose a rival then deal 1 hit to a card here chosen by that player."; 2];
    let played = reveal(&texts[..1], &[0]);
    assert!(asked(&played).iter().all(|seat| *seat == 0), "one card leaves nothing to choose");
    let played = reveal(&texts, &[1, 0]);
    assert_eq!(asked(&played)[..2], [0, 2]);
}

#[test]
fn several_things_are_chosen_once_each() {
    let hits = "on reveal: deal 1 hit to 2 cards here.";
    let played = event(hooks::Reveal, &[hits, "free: tick.", "free: tick."], &[], &[0, 0]);
    let chosen: Vec<ChoiceOption> = played.asked.iter().map(|(_, answer)| *answer).collect();
    assert_eq!(chosen, [ChoiceOption::Thing(Thing(0)), ChoiceOption::Thing(Thing(1))]);
}

#[test]
fn up_to_may_be_none() {
    let hits = "on reveal: deal 1 hit to up to 2 cards here.";
    let played = event(hooks::Reveal, &[hits, "free: tick."], &[], &[1]);
    assert_eq!(played.asked[0].1, ChoiceOption::Stop);
    assert!(played.host.state.cards.iter().all(|card| card.wounds == 0));
}

#[test]
fn one_of_two_branches_runs() {
    let text = |round: u8| format!("on reveal: if round is {round}: gain 1 gold otherwise: gain 1 potion.");
    let before = reveal(&["on reveal: tick."], &[]);
    let now = before.host.state.round;
    let now = u8::try_from(now).unwrap();
    let held = reveal(&[&text(now)], &[]);
    assert_eq!(held.stock(0, nouns::GOLD) - before.stock(0, nouns::GOLD), 1);
    let failed = reveal(&[&text(now + 1)], &[]);
    assert_eq!(failed.stock(0, nouns::POTION) - before.stock(0, nouns::POTION), 1);
}
