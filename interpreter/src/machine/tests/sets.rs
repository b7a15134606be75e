//! Sets of things, what narrows them, and numbers over them. On the table lie a strength die that shows 4 and two magic
//! dice that show 2 and 5; every card is player 0's unless something else is said.

use super::{Played, table};
use crate::hook::{Context, Player, Window};
use crate::host::Flow;
use crate::machine::{Query, number};
use crate::testing::game::{hooks, targets};
use crate::testing::host::ToyHost;
use crate::testing::{Toy, nouns, play};

/// Reveals cards of these owners on a table that was changed before.
fn reveal(texts: &[&str], owners: &[u8], answers: &[usize], change: impl Fn(&mut ToyHost)) -> Played {
    let toy = Toy::new(texts).unwrap();
    let mut host = table(&toy, owners);
    change(&mut host);
    let context = Context::new(hooks::Reveal, Player(0));
    let mut answers = answers.iter();
    let asked = play(&toy, &mut host, Flow::Open(Window::event(context)), |choice| {
        choice.options[*answers.next().unwrap_or(&0)]
    })
    .unwrap();
    Played { toy, host, asked }
}

/// Returns how much gold an effect gains, of which there are 5 before.
#[track_caller]
fn gold(text: &str) -> i32 {
    let played = reveal(&[text, IDLE, IDLE], &[0, 0, 1], &[], |host| {
        host.state.cards[1].wounds = 2;
        host.state.cards[2].wounds = 1;
        host.state.seats[0].glory = 7;
        host.state.seats[1].glory = 3;
    });
    played.stock(0, nouns::GOLD) - 5
}

const IDLE: &str = "free: gain 1 gold.";

#[test]
fn things_are_counted_by_what_they_are() {
    assert_eq!(gold("on reveal: gain 1 gold for each hurt card here."), 2);
    assert_eq!(gold("on reveal: gain 1 gold for each card here with hits at least 2."), 1);
    assert_eq!(gold("on reveal: gain 1 gold for each magic die on table."), 2);
    assert_eq!(
        gold("on reveal: gain 1 gold for each strength or magic die on table that shows at most 4."),
        2
    );
    assert_eq!(gold("on reveal: gain 1 gold for each die on table that shows 2 or 5."), 2);
    assert_eq!(gold("on reveal: gain 1 gold for each die on table that shows an even face."), 2);
    assert_eq!(gold("on reveal: gain 1 gold for each hurt card of each player."), 2);
    assert_eq!(gold("on reveal: gain 1 gold for each player with at least 1 hurt card."), 2);
    assert_eq!(gold("on reveal: gain 1 gold for each player without hurt card."), 1);
    assert_eq!(gold("on reveal: gain 1 gold for each player with the most glory."), 1);
    assert_eq!(gold("on reveal: gain 1 gold for each different colour of dice on table."), 2);
}

#[test]
fn every_second_one_counts_and_no_more_than_said() {
    assert_eq!(gold("on reveal: gain 1 gold for every 2 dice on table."), 1);
    assert_eq!(gold("on reveal: gain 2 gold for every 3 dice on table."), 2);
    assert_eq!(gold("on reveal: gain 2 gold for each die on table, at most 5."), 5);
    assert_eq!(gold("on reveal: gain 2 gold for each die on table, at most 6."), 6);
    assert_eq!(gold("on reveal: gain 2 gold for each die on table, at most 7."), 6);
}

#[test]
fn numbers_are_made_of_numbers() {
    assert_eq!(gold("on reveal: gain gold equal to highest face of dice on table."), 5);
    assert_eq!(gold("on reveal: gain gold equal to lowest face of magic dice on table."), 2);
    assert_eq!(gold("on reveal: gain gold equal to sum of faces of dice on table."), 11);
    assert_eq!(gold("on reveal: gain gold equal to half of glory of each player with the most glory."), 3);
    assert_eq!(
        gold("on reveal: gain gold equal to half of glory of each player with the most glory rounded up."),
        4
    );
    assert_eq!(gold("on reveal: gain gold equal to twice number of hurt cards here."), 4);
    assert_eq!(
        gold("on reveal: gain gold equal to glory of owner of self minus number of dice on table."),
        4
    );
    assert_eq!(
        gold("on reveal: gain gold equal to number of dice on table minus glory of owner of self."),
        0
    );
}

#[test]
fn conditions_over_sets_hold_at_their_boundary() {
    let holds = |condition: &str| gold(&format!("on reveal, when {condition}: gain 1 gold.")) == 1;
    assert!(holds("number of hurt cards here is at least 2"));
    assert!(!holds("number of hurt cards here is at least 3"));
    assert!(holds("glory of owner of self is at least sum of faces of magic dice on table"));
    assert!(holds("there is a die on table that shows 5"));
    assert!(holds("there is no die on table that shows 6"));
    assert!(!holds("there is no die on table that shows 5"));
    assert!(holds("a die on table shows 5"));
    assert!(!holds("each die on table shows at least 3"));
    assert!(holds("each die on table shows at least 2"));
    assert!(holds("all dice on table show different faces"));
    assert!(!holds("2 dice on table show the same face"));
    assert!(holds("2 dice on table have the same colour"));
    assert!(!holds("3 dice on table have the same colour"));
    assert!(holds("2 dice on table show faces in a row"));
    assert!(!holds("3 dice on table show faces in a row"));
    assert!(holds("highest face of dice on table is odd"));
    assert!(!holds("self is hurt"));
    assert!(holds("self is not hurt"));
}

#[test]
fn deeds_are_done_to_the_things_meant() {
    let wounds = |text: &str, answers: &[usize]| {
        let played = reveal(&[text, IDLE, IDLE, IDLE], &[0, 0, 1, 1], answers, |host| {
            host.state.cards[1].wounds = 1;
            host.state.cards[2].wounds = 1;
        });
        played.host.state.cards.iter().map(|card| card.wounds).collect::<Vec<_>>()
    };
    assert_eq!(wounds("on reveal: deal 1 hit to each hurt card here.", &[]), [0, 2, 2, 0]);
    assert_eq!(wounds("on reveal: deal 1 hit to all cards here with the most hits.", &[]), [0, 2, 2, 0]);
    assert_eq!(wounds("on reveal: deal 1 hit to the only card here with the most hits.", &[]), [0, 1, 1, 0]);
    assert_eq!(wounds("on reveal: deal 1 hit to a card here with the most hits.", &[1]), [0, 1, 2, 0]);
    assert_eq!(wounds("on reveal: deal 1 hit to another card here.", &[2]), [0, 1, 1, 1]);
    assert_eq!(
        wounds("on reveal: deal 1 hit to each card of a player without hurt card.", &[]),
        [0, 1, 1, 0]
    );
}

#[test]
fn built_numbers_are_doubled_before_they_are_added_to() {
    let total = |texts: &[&str]| {
        let toy = Toy::new(texts).unwrap();
        let host = table(&toy, &[]);
        let context = host.battle(hooks::Roll, crate::hook::Thing(0));
        number(&toy.program, &host, &context, Query::new(targets::Total), 5)
    };
    assert_eq!(total(&["on roll: total is doubled."]), 10);
    assert_eq!(total(&["on roll: total is halved."]), 2);
    assert_eq!(total(&["on roll: total is halved rounded up."]), 3);
    assert_eq!(total(&["on roll: +3 to total.", "on roll: total is doubled."]), 13);
    assert_eq!(total(&["on roll: total is doubled.", "on roll: total is halved rounded up."]), 5);
    assert_eq!(total(&["on roll: +(number of dice on table) to total."]), 8);
    assert_eq!(total(&["on roll: -(twice number of dice on table) to total."]), 0);
    assert_eq!(total(&["on roll: total is highest face of dice on table."]), 5);
    assert_eq!(total(&["on roll: +1 to total for every 2 dice on table, at most 3."]), 6);
    assert_eq!(total(&["on roll: +2 to total for each die on table, at most 3."]), 8);
    assert_eq!(total(&["on roll: -2 to total for each die on table, at most 3."]), 2);
}
