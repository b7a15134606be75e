//! What each character does.

use super::support::{Play, noun};
use crate::ask::Ask;
use crate::content::Area;
use crate::play::GameStage;
use crate::state::{Holder, Spot};
use crate::step::Step;
use crate::thing::{Item, SpaceId};
use provost_interpreter::choice::ChoiceOption;

fn thing(item: Item) -> ChoiceOption {
    ChoiceOption::Thing(item.thing())
}

/// Lets a player gain fame at one time, from some card.
fn gain_fame(play: &mut Play, seat: u8, count: u8) {
    let fame = play.table.content.resource(noun("resource", "fame")).unwrap();
    let mut goods = [0; 8];
    goods[usize::from(fame)] = count;
    let cause = Item::Card(play.card("kd-adventure-troll-bridge")).thing();
    play.aside(Step::gain(seat, cause, goods), &[]);
}

#[test]
fn wizard_costs_a_coin_to_place() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[]);
    play.give(1, &[("coin", 1)]);
    play.machine.abandon();
    play.begin(Step::game_from(GameStage::Placing));
    assert!(!play.offers(Play::to(play.space("kd-p1-wizard"))));
    play.pass(0);
    play.place_on(1, "kd-p1-wizard");
    assert_eq!(play.stock(1, "coin"), 0);
}

/// EX-24: 5 fame of an adventure, 2 of two resources in a camp, 2 of the Horde; each time one more.
#[test]
fn bard_adds_one_to_each_gain() {
    let mut play = Play::with(2, &["kd-p2-bard"]);
    play.give(0, &[("weapon", 1), ("spell", 1)]);
    play.place_on(0, "kd-p2-bard");
    gain_fame(&mut play, 0, 5);
    assert_eq!(play.stock(0, "fame"), 6);
    let both = [Play::resource("weapon"), Play::resource("spell")];
    play.aside(Step::store(0, u8::MAX, 0, 2), &both);
    assert_eq!(play.stock(0, "fame"), 9, "one gain for both resources");
    gain_fame(&mut play, 0, 2);
    assert_eq!(play.stock(0, "fame"), 12);
    // Losses give and take nothing; others get nothing.
    let fame = play.table.content.resource(noun("resource", "fame")).unwrap();
    play.table.lose(0, fame, 2);
    gain_fame(&mut play, 1, 2);
    assert_eq!((play.stock(0, "fame"), play.stock(1, "fame")), (10, 2));
    // It ends with the round.
    play.all_pass();
    assert!(play.is_next_round());
    gain_fame(&mut play, 0, 1);
    assert_eq!(play.stock(0, "fame"), 11);
}

#[test]
fn adventurer_shows_goods_for_a_deed_and_a_second_one_is_allowed() {
    let mut play = Play::with(2, &["kd-p3-adventurer"]);
    let purse = play.show_card(1, "kd-deed-full-purse");
    play.give(0, &[("coin", 4), ("loot", 3), ("weapon", 3), ("spell", 3)]);
    play.place_on(0, "kd-p3-adventurer");
    play.pass(1);
    let deed_space = play.spot(|spot| spot == Spot::Deed(0));
    play.place(0, deed_space);
    play.pass(0);
    play.act();
    play.answer(thing(Item::Card(purse)));
    assert_eq!(play.table.state.holder(purse), Holder::Done(0));
    assert_eq!((play.stock(0, "coin"), play.stock(0, "fame")), (4, 3), "shown, not paid");
    assert_eq!(play.asked(), Some(Ask::Deed));
    let second = play.choice().options[0];
    play.answer(second);
    assert!(play.stock(0, "fame") >= 5);
}

#[test]
fn commander_stores_one_or_pays_for_two() {
    let mut play = Play::with(2, &["kd-p4-commander"]);
    play.give(0, &[("coin", 1), ("weapon", 2)]);
    let mut unused = play.clone();
    play.alone_on("kd-p4-commander");
    play.answer(Play::alternative(2));
    play.answer(Play::resource("weapon"));
    play.answer(Play::resource("weapon"));
    assert_eq!((play.stock(0, "fame"), play.stock(0, "coin")), (2, 0));
    unused.give(0, &[("weapon", 1), ("fame", 3)]);
    unused.place_on(0, "kd-p4-commander");
    unused.all_pass();
    unused.leave();
    assert_eq!(unused.stock(0, "fame"), 3, "no loss for not using it");
}

#[test]
fn spy_copies_a_building_with_a_rival_disc_at_its_costs() {
    let mut play = Play::with(2, &["kd-p5-spy", "kd-p2-bard"]);
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-p5-spy");
    play.place_on(1, "kd-e2-magic-store");
    play.place_on(0, "kd-e3-arena");
    play.place_on(1, "kd-e4-tavern");
    play.all_pass();
    play.act();
    // The own Arena cannot be copied, the Tavern would heal nothing: the Magic Store is all there is.
    play.answer(Play::alternative(2));
    assert_eq!((play.stock(0, "spell"), play.stock(0, "coin")), (2, 0));
    assert!(
        play.table.state.is_waiting(play.space("kd-e2-magic-store")),
        "the rival still has its turn there"
    );
}

#[test]
fn spy_copies_a_two_disc_building_with_one_disc() {
    let mut play = Play::with(2, &["kd-p5-spy"]);
    play.give(0, &[]);
    play.set_wounds(0, 2);
    play.place_on(0, "kd-p5-spy");
    play.place_on(1, "kd-e4-tavern");
    play.all_pass();
    play.act();
    assert_eq!(play.wounds(0), 1);
}

#[test]
fn mercenary_takes_a_reward_without_bonus_or_relics() {
    let mut play = Play::with(2, &["kd-p6-mercenary"]);
    let purse = play.show_card(2, "kd-reward-royal-purse");
    let slot = play.show_adventure(0, "kd-adventure-sunken-shrine");
    play.give(0, &[("loot", 1), ("weapon", 1)]);
    let mut relics = play.clone();
    play.alone_on("kd-p6-mercenary");
    play.answer(Play::alternative(1));
    play.answer(thing(Item::Card(purse)));
    assert_eq!((play.stock(0, "coin"), play.stock(0, "fame")), (0, 1), "no bonus");
    assert_eq!(play.table.state.holder(purse), Holder::Kept(0));
    relics.alone_on("kd-p6-mercenary");
    relics.answer(Play::alternative(2));
    let Spot::Adventure(_, card) = relics.table.state.space(slot).spot else { panic!("no adventure") };
    relics.answer(thing(Item::Card(card)));
    assert_eq!((relics.stock(0, "fame"), relics.table.state.seats[0].relics[0]), (0, 1));
    assert_eq!(relics.table.completed(0, crate::content::CardKind::Adventure), 0);
}

#[test]
fn emissary_goes_first_next_round_and_works_elsewhere() {
    let mut play = Play::with(3, &["kd-p8-emissary"]);
    play.pass(0);
    play.pass(1);
    play.place_on(2, "kd-p8-emissary");
    play.pass(2);
    play.act();
    assert_eq!(play.asked(), None);
    assert!(!play.offers(Play::to(play.space("kd-p1-wizard"))), "not to area A");
    assert!(!play.offers(Play::to(play.space("kd-e4-tavern"))), "not to a space for two");
    play.answer(Play::to(play.space("kd-e1-armory")));
    assert_eq!(play.table.state.board.order.as_slice(), [0, 1, 2], "not in this round");
    play.act();
    play.answer(Play::alternative(1));
    assert_eq!(play.stock(2, "weapon"), 2);
    assert!(play.is_next_round());
    assert_eq!(play.table.state.board.order.as_slice(), [2, 0, 1]);
}

#[test]
fn the_wall_stops_who_comes_back_and_the_guardian_does_not() {
    let mut play = Play::with(2, &["kd-p9-guardian"]);
    let mut plain = play.clone();
    let camp = |play: &Play, at: u8| play.spot(|spot| spot == Spot::Camp(at));
    // City, Kingdom, and no way back.
    plain.place_on(0, "kd-e1-armory");
    plain.pass(1);
    plain.place(0, camp(&plain, 0));
    assert!(!plain.offers(Play::to(plain.space("kd-e3-arena"))));
    assert!(plain.offers(Play::to(camp(&plain, 1))));
    play.place_on(0, "kd-p9-guardian");
    play.pass(1);
    play.place(0, camp(&play, 0));
    play.place_on(0, "kd-e3-arena");
    play.place(0, camp(&play, 1));
    assert!(play.offers(Play::to(play.space("kd-e1-armory"))));
}

#[test]
fn assassin_wounds_a_rival() {
    let mut play = Play::with(3, &["kd-p10-assassin"]);
    play.give(0, &[("coin", 1)]);
    play.alone_on("kd-p10-assassin");
    play.answer(Play::alternative(2));
    play.answer(Play::player(2));
    play.answer(ChoiceOption::Count(2));
    assert_eq!((play.wounds(2), play.stock(0, "coin")), (2, 0));
}

#[test]
fn thief_lies_on_space_one_and_names_two_kinds() {
    for seed in 0..6 {
        let setup = crate::content::Setup { tiles: vec!["kd-p11-thief".to_owned()], ..Default::default() };
        let play = Play::start(&super::support::content(&setup), seed);
        assert_eq!(play.space("kd-p11-thief"), SpaceId(0));
    }
    let mut play = Play::with(2, &["kd-p11-thief"]);
    play.give(0, &[("fame", 1)]);
    play.give(1, &[("coin", 2)]);
    play.machine.abandon();
    play.begin(Step::game_from(GameStage::Placing));
    play.place_on(0, "kd-p11-thief");
    assert_eq!(play.stock(0, "fame"), 0, "placing costs 1 fame");
    play.all_pass();
    play.act();
    // With one rival there is one alternative.
    assert_eq!(play.asked(), Some(Ask::StealKind));
    play.answer(Play::resource("coin"));
    assert!(!play.offers(Play::resource("coin")) && !play.offers(Play::resource("fame")));
    play.answer(Play::resource("loot"));
    assert_eq!((play.stock(0, "coin"), play.stock(1, "coin"), play.stock(0, "loot")), (1, 1, 0));
}

#[test]
fn thief_takes_from_two_rivals() {
    let mut play = Play::with(3, &["kd-p11-thief"]);
    play.give(0, &[("fame", 1)]);
    play.give(1, &[("coin", 1)]);
    play.give(2, &[("spell", 1)]);
    play.machine.abandon();
    play.begin(Step::game_from(GameStage::Placing));
    play.alone_on("kd-p11-thief");
    play.answer(Play::alternative(2));
    play.answer(Play::player(1));
    play.answer(Play::resource("coin"));
    play.answer(Play::resource("spell"));
    assert_eq!((play.stock(0, "coin"), play.stock(0, "spell")), (1, 1));
}

#[test]
fn conspirator_swaps_or_takes_a_place() {
    let mut play = Play::with(2, &["kd-p12-conspirator"]);
    play.give(0, &[("fame", 1), ("coin", 2)]);
    play.machine.abandon();
    play.begin(Step::game_from(GameStage::Placing));
    play.place_on(0, "kd-p12-conspirator");
    play.place_on(1, "kd-e1-armory");
    play.place_on(0, "kd-e3-arena");
    play.all_pass();
    let mut taking = play.clone();
    let (armory, arena) = (play.space("kd-e1-armory"), play.space("kd-e3-arena"));
    play.act();
    play.answer(Play::alternative(1));
    play.answer(Play::to(armory));
    assert_eq!((play.table.state.owner_on(armory), play.table.state.owner_on(arena)), (Some(0), Some(1)));
    taking.act();
    taking.answer(Play::alternative(2));
    assert_eq!(taking.table.state.owner_on(armory), Some(0));
    assert_eq!(taking.table.hand(1).count(), 6, "the rival's disc is back unused");
    assert_eq!(taking.asked(), Some(Ask::Next), "and the conspirator's works there");
    assert_eq!(taking.table.state.space(armory).area, Area::B);
}
