//! What is asked, what is not asked, and what an answer does.

use super::*;
use crate::choice::ChoiceKind;
use crate::hook::Thing;
use crate::testing::host::player_thing;
use crate::testing::nouns;
use crate::trace::Reason;

#[test]
fn which_noun_is_asked_unit_by_unit() {
    let played = reveal(&["on reveal: gain 3 potions or venoms."], &[0, 1, 1]);
    assert_eq!(played.kinds(), [ChoiceKind::Unit; 3]);
    assert_eq!((played.stock(0, nouns::POTION), played.stock(0, nouns::VENOM)), (2, 3));
}

#[test]
fn plain_dice_are_of_any_colour() {
    let played = reveal(&["on reveal: gain 1 die."], &[1]);
    assert_eq!(
        played.asked[0].0.options,
        [ChoiceOption::Noun(nouns::STRENGTH), ChoiceOption::Noun(nouns::MAGIC)]
    );
    assert_eq!(played.stock(0, nouns::MAGIC), 4);
}

#[test]
fn a_cost_offers_only_what_leaves_the_rest_payable() {
    // One magic die is owed in any case; with only one, the other must be strength.
    let toy = Toy::new(&["on reveal, pay 1 strength or magic die and 1 magic die: gain 9 gold."]).unwrap();
    let run = |magic: i32| {
        let mut host = table(&toy, &[]);
        host.state.seats[0].stock[nouns::MAGIC.index()] = magic;
        let window = Window::event(Context::new(hooks::Reveal, Player(0)));
        let asked = play(&toy, &mut host, Flow::Open(window), |choice| choice.options[1]).unwrap();
        (asked.len(), host.state.seats[0].stock)
    };
    let (asked, stock) = run(1);
    assert_eq!((asked, stock[0], stock[1], stock[11]), (0, 2, 0, 14));
    let (asked, stock) = run(2);
    assert_eq!((asked, stock[0], stock[1], stock[11]), (1, 3, 0, 14));
    assert_eq!(run(0).0, 0);
    assert_eq!(run(0).1[11], 5, "cannot be paid");
}

#[test]
fn up_to_is_asked_as_a_count_where_all_are_alike() {
    let text = "on reveal: steal up to 2 magic dice from a rival.";
    let played = reveal(&[text], &[0, 2]);
    assert_eq!(played.kinds(), [ChoiceKind::Thing, ChoiceKind::Count]);
    assert_eq!(
        played.asked[0].0.options,
        [ChoiceOption::Thing(player_thing(Player(1))), ChoiceOption::Thing(player_thing(Player(2)))]
    );
    assert_eq!((played.stock(0, nouns::MAGIC), played.stock(1, nouns::MAGIC)), (5, 1));
    assert_eq!(reveal(&[text], &[0, 0]).stock(0, nouns::MAGIC), 3);
}

#[test]
fn up_to_of_several_nouns_is_asked_one_by_one_with_a_stop() {
    let text = "on reveal: steal up to 2 strength or magic dice from a rival.";
    let played = reveal(&[text], &[1, 0, 2]);
    assert_eq!(played.kinds(), [ChoiceKind::Thing, ChoiceKind::Unit, ChoiceKind::Unit]);
    assert_eq!(played.asked[2].1, ChoiceOption::Stop);
    assert_eq!((played.stock(0, nouns::STRENGTH), played.stock(2, nouns::STRENGTH)), (4, 2));
}

#[test]
fn any_number_of_a_cost_is_counted_by_what_follows() {
    let played =
        reveal(&["on reveal, may pay any number of magic dice: gain 2 gold for each die paid."], &[0, 2, 1]);
    assert_eq!(played.kinds()[1], ChoiceKind::Count);
    assert_eq!((played.stock(0, nouns::MAGIC), played.stock(0, nouns::GOLD)), (0, 11));
}

#[test]
fn all_takes_everything_without_asking() {
    let played = reveal(&["on reveal: steal all strength or magic dice from a rival."], &[0]);
    assert_eq!(played.kinds(), [ChoiceKind::Thing]);
    assert_eq!((played.stock(1, nouns::STRENGTH), played.stock(1, nouns::MAGIC)), (0, 0));
    assert_eq!((played.stock(0, nouns::STRENGTH), played.stock(0, nouns::MAGIC)), (6, 6));
}

#[test]
fn units_that_differ_are_chosen_one_by_one() {
    let played = reveal(&["on reveal: reroll 1 magic die."], &[1]);
    assert_eq!(
        played.asked[0].0.options,
        [
            ChoiceOption::Unit { noun: nouns::MAGIC, thing: Thing(3001) },
            ChoiceOption::Unit { noun: nouns::MAGIC, thing: Thing(3002) }
        ]
    );
    let played = reveal(&["on reveal: reroll 1 strength die."], &[]);
    assert_eq!(played.asked, [], "there is only one");
    let played = reveal(&["on reveal: reroll 5 magic dice."], &[]);
    assert_eq!(played.asked, [], "all there are");
}

#[test]
fn a_repetition_can_be_stopped() {
    let text = "on reveal: reroll 1 die, up to 3 times.";
    let played = reveal(&[text], &[0, 0, 1, 1]);
    let unit = ChoiceKind::Unit;
    assert_eq!(played.kinds(), [unit, ChoiceKind::Again, unit, ChoiceKind::Again]);
    let played = reveal(&["on reveal: reroll 1 strength die, 3 times."], &[]);
    assert_eq!(played.whats().iter().filter(|what| matches!(what, NoteKind::Did(_))).count(), 3);
}

#[test]
fn nouns_joined_by_or_are_chosen() {
    let played = reveal(&["on reveal: raise fame or lore by 2."], &[1]);
    assert_eq!(played.kinds(), [ChoiceKind::Noun]);
    assert_eq!((played.stock(0, nouns::FAME), played.stock(0, nouns::LORE)), (0, 2));
}

#[test]
fn only_things_on_which_it_can_be_done_are_offered() {
    let texts = ["on reveal: heal a card here.", "in battle: forbid potion.", "in battle: forbid venom."];
    let toy = Toy::new(&texts).unwrap();
    let heal = |wounded: &[usize]| {
        let mut host = table(&toy, &[]);
        for card in wounded {
            host.state.cards[*card].wounds = 1;
        }
        let window = Window::event(Context::new(hooks::Reveal, Player(0)));
        play(&toy, &mut host, Flow::Open(window), |choice| choice.options[0]).unwrap()
    };
    assert_eq!(heal(&[1]), [], "one is not asked");
    assert_eq!(heal(&[1, 2])[0].0.options, [ChoiceOption::Thing(Thing(1)), ChoiceOption::Thing(Thing(2))]);
    assert_eq!(heal(&[]), []);
}

#[test]
fn an_alternative_that_cannot_be_paid_or_done_cannot_be_chosen() {
    let text = "on reveal: choose: gain 1 gold or: pay 9 gold: gain 2 gold or: heal a wounded card or: tick.";
    let played = reveal(&[text], &[1]);
    assert_eq!(played.asked[0].0.options, [ChoiceOption::Alternative(0), ChoiceOption::Alternative(3)]);
    assert_eq!(played.host.state.ticks, 1);
    let text = "on reveal: choose: pay 1 gold: raise fame by 1 or: heal a wounded card.";
    let played = reveal(&[text], &[]);
    assert_eq!(played.asked, [], "one is not asked");
    assert_eq!((played.stock(0, nouns::GOLD), played.stock(0, nouns::FAME)), (4, 1));
    let text = "on reveal: choose: pay 9 gold: raise fame by 1 or: heal a wounded card.";
    assert!(reveal(&[text], &[]).whats().contains(&NoteKind::Nothing(Reason::Nothing)));
}

#[test]
fn steps_go_on_after_a_choice() {
    let text = "on reveal: gain 1 gold then choose: pay 1 gold: raise fame by 1 or: raise lore by 1.";
    let played = reveal(&[text], &[0]);
    assert_eq!((played.stock(0, nouns::GOLD), played.stock(0, nouns::FAME)), (5, 1));
}

#[test]
fn nobody_is_asked_for_whom_the_game_plays_itself() {
    let toy = Toy::new(&["on reveal: gain 3 potions or venoms."]).unwrap();
    let run = |plays_for: Option<Player>| {
        let mut host = table(&toy, &[]);
        host.plays_for = plays_for;
        let window = Window::event(Context::new(hooks::Reveal, Player(0)));
        let asked = play(&toy, &mut host, Flow::Open(window), |choice| choice.options[0]).unwrap();
        (asked.len(), host.state.seats[0].stock)
    };
    let (asked, before) = (run(None).0, run(None).1);
    let (silent, after) = run(Some(Player(0)));
    assert_eq!((asked, silent), (3, 0));
    let potions = before[nouns::POTION.index()] - after[nouns::POTION.index()];
    let venoms = after[nouns::VENOM.index()] - before[nouns::VENOM.index()];
    assert_eq!((potions, venoms), (3, 3), "the last option each time");
    assert_eq!(run(Some(Player(1))).0, 3);
}
