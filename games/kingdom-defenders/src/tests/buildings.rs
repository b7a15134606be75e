//! What each building does, alternative by alternative.

use super::support::{Play, noun};
use crate::ask::Ask;
use crate::content::Area;
use crate::state::Holder;
use crate::thing::Item;
use provost_interpreter::choice::ChoiceOption;

#[test]
fn armory_and_magic_store_sell() {
    for (tile, good) in [("kd-e1-armory", "weapon"), ("kd-e2-magic-store", "spell")] {
        let mut play = Play::with(2, &[]);
        play.give(0, &[("coin", 1)]);
        let mut free = play.clone();
        play.alone_on(tile);
        play.answer(Play::alternative(2));
        assert_eq!((play.stock(0, "coin"), play.stock(0, good)), (0, 2));
        free.alone_on(tile);
        free.answer(Play::alternative(1));
        assert_eq!((free.stock(0, "coin"), free.stock(0, good)), (1, 1));
    }
}

#[test]
fn who_cannot_pay_is_not_asked() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[]);
    play.alone_on("kd-e1-armory");
    assert_eq!(play.stock(0, "weapon"), 1, "the only alternative is taken");
    assert!(play.is_next_round());
}

#[test]
fn arena_pays_for_a_fight() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("spell", 1)]);
    play.alone_on("kd-e3-arena");
    play.answer(Play::alternative(2));
    assert_eq!((play.stock(0, "coin"), play.stock(0, "spell"), play.stock(0, "fame")), (2, 0, 1));
}

#[test]
fn tavern_takes_two_discs_and_heals() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("coin", 1)]);
    play.set_wounds(0, 3);
    play.place_on(0, "kd-e4-tavern");
    assert_eq!(play.table.hand(0).count(), 4);
    play.all_pass();
    play.act();
    play.answer(Play::alternative(2));
    assert_eq!((play.wounds(0), play.stock(0, "coin")), (1, 0));
}

#[test]
fn a_disc_without_a_use_comes_back() {
    let mut play = Play::with(2, &[]);
    play.place_on(0, "kd-e4-tavern");
    play.all_pass();
    assert!(play.is_next_round(), "nothing to heal, nobody is asked");
    assert_eq!(play.table.hand(0).count(), 6);
}

#[test]
fn an_action_can_be_left() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-e1-armory");
    play.all_pass();
    play.leave();
    assert_eq!((play.stock(0, "weapon"), play.stock(0, "coin")), (0, 1));
    assert!(play.is_next_round());
}

#[test]
fn market_turns_loot_into_coins_or_health() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("coin", 1), ("loot", 1)]);
    play.set_wounds(0, 1);
    play.alone_on("kd-e5-market");
    play.answer(Play::alternative(2));
    play.answer(Play::resource("loot"));
    assert_eq!((play.wounds(0), play.stock(0, "loot"), play.stock(0, "coin")), (0, 0, 1));
}

#[test]
fn alchemy_workshop_changes_weapons_and_spells() {
    let mut play = Play::with(2, &["kd-e6-alchemy-workshop"]);
    play.give(0, &[("weapon", 1)]);
    play.alone_on("kd-e6-alchemy-workshop");
    assert_eq!((play.stock(0, "weapon"), play.stock(0, "spell")), (0, 2));
}

#[test]
fn enhancement_workshop_gives_any_mix() {
    let mut play = Play::with(2, &["kd-e7-enhancement-workshop"]);
    play.give(0, &[("weapon", 1), ("loot", 1)]);
    play.alone_on("kd-e7-enhancement-workshop");
    play.answer(Play::resource("weapon"));
    play.answer(Play::resource("spell"));
    play.answer(Play::resource("spell"));
    assert_eq!((play.stock(0, "weapon"), play.stock(0, "spell"), play.stock(0, "loot")), (1, 2, 0));
}

#[test]
fn amulet_shop_gives_discs_up_to_eight_and_levels() {
    let mut play = Play::with(2, &["kd-e8-amulet-shop"]);
    play.give(0, &[("coin", 9)]);
    for round in 1..=3 {
        assert_eq!(play.table.usable_discs(0), 5 + round);
        play.alone_on("kd-e8-amulet-shop");
        if round < 3 {
            play.answer(Play::alternative(1));
        }
    }
    // No disc is left: the level is all there is, and strength is asked for.
    assert_eq!((play.asked(), play.stock(0, "coin")), (Some(Ask::Raise), 4));
    play.answer(ChoiceOption::Noun(noun("level", "magic")));
    assert_eq!(play.table.state.seats[0].levels[..2], [0, 1]);
}

#[test]
fn merchants_guild_and_black_market_trade_loot() {
    let mut play = Play::with(2, &["kd-e9-merchants-guild", "kd-e10-black-market"]);
    play.give(0, &[("loot", 2)]);
    let mut market = play.clone();
    play.alone_on("kd-e9-merchants-guild");
    play.answer(Play::alternative(2));
    assert_eq!((play.stock(0, "fame"), play.stock(0, "loot")), (4, 0));
    market.alone_on("kd-e10-black-market");
    market.answer(Play::alternative(2));
    assert_eq!((market.stock(0, "weapon"), market.stock(0, "spell"), market.stock(0, "loot")), (1, 1, 1));
}

#[test]
fn academy_raises_what_is_not_at_its_end() {
    let mut play = Play::with(2, &["kd-e11-academy"]);
    play.table.state.seats[0].levels[0] = 6;
    play.alone_on("kd-e11-academy");
    assert_eq!(play.table.state.seats[0].levels[..2], [6, 1]);
}

#[test]
fn arcanes_temple_honours_wounds() {
    let mut play = Play::with(2, &["kd-e12-arcanes-temple"]);
    play.set_wounds(0, 5);
    play.alone_on("kd-e12-arcanes-temple");
    assert_eq!((play.stock(0, "fame"), play.wounds(0)), (5, 5));
}

#[test]
fn the_inn_comes_first_and_sends_two_discs_on() {
    let mut play = Play::with(2, &["kd-e13-inn"]);
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-e1-armory");
    play.pass(1);
    play.place_on(0, "kd-e13-inn");
    play.pass(0);
    // Not asked which is next: the Inn is activated before the Armory.
    assert_eq!(play.choice().options[0], Play::to(play.space("kd-e13-inn")));
    play.act();
    let (arena, tavern) = (play.space("kd-e3-arena"), play.space("kd-e4-tavern"));
    assert_eq!(play.asked(), Some(Ask::MoveTo));
    assert!(play.offers(Play::to(tavern)) && play.offers(Play::to(arena)));
    assert!(!play.offers(Play::to(play.space("kd-p1-wizard"))), "not to area A");
    assert!(!play.offers(Play::to(play.space("kd-e13-inn"))));
    play.set_wounds(0, 1);
    play.answer(Play::to(tavern));
    assert_eq!(play.table.state.space(tavern).discs.len(), 2, "together on a space for two");
    assert_eq!(play.asked(), Some(Ask::Next), "they are activated in the normal order");
    play.answer(Play::to(tavern));
    play.act();
    assert_eq!(play.wounds(0), 0);
    assert_eq!(play.table.reserve().count(), 1, "the grey disc returns once activated");
    play.act();
    assert!(play.is_next_round());
}

#[test]
fn the_inn_sends_discs_apart() {
    let mut play = Play::with(2, &["kd-e13-inn"]);
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-e13-inn");
    play.all_pass();
    play.act();
    play.answer(Play::to(play.space("kd-e3-arena")));
    assert!(!play.offers(Play::to(play.space("kd-e4-tavern"))), "one disc does not fill it");
    play.answer(Play::to(play.space("kd-e1-armory")));
    assert_eq!(play.asked(), Some(Ask::Next));
    assert_eq!(play.table.state.space(play.space("kd-e13-inn")).discs.len(), 0);
}

#[test]
fn without_room_the_inn_does_nothing_and_costs_nothing() {
    let mut play = Play::with(2, &["kd-e13-inn"]);
    play.give(0, &[("coin", 1)]);
    let inn = play.space("kd-e13-inn");
    for at in 0..play.table.state.board.spaces.len() {
        let space = &mut play.table.state.board.spaces.as_mut_slice()[at];
        if at != inn.index() && space.area != Area::A {
            space.size = 0;
        }
    }
    play.place(0, inn);
    play.all_pass();
    assert!(play.is_next_round());
    assert_eq!(play.stock(0, "coin"), 1);
}

#[test]
fn arsenal_stores_up_to_two_for_fame() {
    let mut play = Play::with(2, &["kd-e14-arsenal"]);
    play.give(0, &[("coin", 1), ("weapon", 1), ("spell", 1)]);
    play.alone_on("kd-e14-arsenal");
    assert_eq!(play.asked(), Some(Ask::Store));
    play.answer(Play::resource("weapon"));
    play.answer(Play::resource("spell"));
    assert_eq!((play.stock(0, "fame"), play.table.state.seats[0].in_camps()), (2, 2));
}

#[test]
fn healing_altar_heals_all() {
    let mut play = Play::with(2, &["kd-e15-healing-altar"]);
    play.give(0, &[("loot", 2)]);
    play.set_wounds(0, 7);
    play.alone_on("kd-e15-healing-altar");
    play.answer(Play::alternative(2));
    assert_eq!((play.wounds(0), play.stock(0, "loot")), (0, 0));
}

#[test]
fn thieves_guild_takes_from_two_camps_and_gains_nothing() {
    let mut play = Play::with(3, &["kd-e16-thieves-guild", "kd-p2-bard"]);
    play.give(0, &[("coin", 1)]);
    let (weapon, spell) = (play.table.content.resource(noun("resource", "weapon")).unwrap(), 2);
    play.table.state.seats[1].camps[0][usize::from(weapon)] = 1;
    play.table.state.seats[2].camps[1][spell] = 1;
    play.alone_on("kd-e16-thieves-guild");
    play.answer(Play::alternative(2));
    play.answer(ChoiceOption::Thing(Item::Camp(1, 0).thing()));
    assert_eq!((play.stock(0, "weapon"), play.stock(0, "spell"), play.stock(0, "fame")), (1, 1, 0));
    assert_eq!(play.table.state.seats[1].in_camps() + play.table.state.seats[2].in_camps(), 0);
}

#[test]
fn magic_portal_completes_what_others_have_discs_on() {
    let mut play = Play::with(2, &["kd-e17-magic-portal"]);
    let slot = play.show_adventure(0, "kd-adventure-haunted-mill");
    play.give(0, &[("spell", 3)]);
    play.give(1, &[("fame", 5)]);
    play.place_on(0, "kd-e17-magic-portal");
    play.place(1, slot);
    play.all_pass();
    play.act();
    let mill = play.card("kd-adventure-haunted-mill");
    let option = ChoiceOption::Thing(Item::Card(mill).thing());
    if play.offers(option) {
        play.answer(option);
    }
    assert_eq!(play.table.state.holder(mill), Holder::Done(0));
    assert_eq!((play.stock(0, "spell"), play.stock(0, "fame")), (0, 3));
    assert_eq!(play.stock(1, "fame"), 5, "spared the 2 fame");
    assert!(play.is_next_round());
}

#[test]
fn mercenaries_guild_ignores_a_wound_and_a_resource() {
    let mut play = Play::with(2, &["kd-e18-mercenaries-guild"]);
    let slot = play.show_adventure(0, "kd-adventure-old-battlefield");
    play.give(0, &[("coin", 1), ("spell", 1)]);
    play.alone_on("kd-e18-mercenaries-guild");
    // The weapon is what is lacking, so it is the one ignored: nothing else could be afforded.
    let battlefield = play.card("kd-adventure-old-battlefield");
    if play.offers(ChoiceOption::Thing(Item::Card(battlefield).thing())) {
        play.answer(ChoiceOption::Thing(Item::Card(battlefield).thing()));
    }
    assert_eq!(play.table.state.holder(battlefield), Holder::Done(0));
    assert_eq!((play.wounds(0), play.stock(0, "fame"), play.stock(0, "coin")), (0, 4, 0));
    assert_eq!(play.table.state.space(slot).size, 0);
    play.answer(Play::resource("weapon"));
    assert_eq!((play.stock(0, "weapon"), play.stock(0, "spell")), (1, 0));
}

#[test]
fn mercenaries_guild_keeps_away_from_rivals() {
    let mut play = Play::with(2, &["kd-e18-mercenaries-guild"]);
    for (slot, id) in (0..).zip(["kd-adventure-troll-bridge", "kd-adventure-dragons-lair"]) {
        play.show_adventure(slot, id);
    }
    let bridge = play.table.slot_of(play.card("kd-adventure-troll-bridge")).unwrap();
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-e18-mercenaries-guild");
    play.place(1, bridge);
    play.all_pass();
    let card = ChoiceOption::Thing(Item::Card(play.card("kd-adventure-troll-bridge")).thing());
    while play.asked() == Some(Ask::Action) && play.choice().player.0 == 0 {
        play.act();
    }
    assert!(!play.offers(card));
    assert_ne!(play.table.state.holder(play.card("kd-adventure-troll-bridge")), Holder::Done(0));
}
