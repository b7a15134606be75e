//! Hiring, buying, equipment and payouts.

use super::{Play, thing};
use crate::ask::Ask;
use crate::content::Setup;
use crate::state::{Offer, Pile};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{ChoiceKind, ChoiceOption};

/// R-42 in play: the talent is asked for when the bill is made out.
#[test]
fn an_optional_discount_is_used_on_the_bill() {
    let mut play = Play::new(2);
    play.join(0, "vaidala");
    let fandor = play.card("fandor");
    play.offer(Offer::Mercenaries, &[fandor]);
    play.set_glory(0, 30);
    play.set_gold(0, 3);
    play.dice(0, &[("persuasion", 4)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    assert_eq!(play.asked(), Some(Ask::Hire));
    play.answer(thing(fandor));
    // 10 - 4 is more than there is: the talent must be used and is not asked about.
    assert_eq!(play.table.gold(0), 1);
    assert!(play.table.state.seat(0).members.contains(fandor));
}

#[test]
fn an_optional_discount_can_be_kept() {
    let mut play = Play::new(2);
    let vaidala = play.join(0, "vaidala");
    let fandor = play.card("fandor");
    play.offer(Offer::Mercenaries, &[fandor]);
    play.set_glory(0, 30);
    play.set_gold(0, 30);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    play.answer(thing(fandor));
    assert_eq!(play.asked(), Some(Ask::Price));
    assert!(play.offers(play.talent(vaidala)));
    play.answer(ChoiceOption::Done);
    assert_eq!(play.table.gold(0), 20);
}

/// ML-094: dice with which nothing can be paid may not be placed; only those that help are offered.
#[test]
fn only_dice_that_pay_can_be_placed() {
    let mut play = Play::new(2);
    let nine = play.card("trap-magic-3");
    play.offer(Offer::Traps, &[nine]);
    play.set_gold(0, 5);
    play.dice(0, &[("strength", 0), ("persuasion", 3)]);
    play.turn(0);
    assert!(!play.offers(play.action("building-hunters-lodge", 0)));
    let mut play = Play::new(2);
    play.offer(Offer::Traps, &[nine]);
    play.set_gold(0, 5);
    play.dice(0, &[("strength", 0), ("persuasion", 3), ("persuasion", 4), ("persuasion", 6)]);
    play.turn(0);
    play.answer(play.action("building-hunters-lodge", 0));
    assert_eq!(play.choice().kind, ChoiceKind::Unit);
    assert_eq!(play.choice().options.len(), 2);
    assert!(!play.offers(play.die("persuasion", 3)));
    play.answer(play.die("persuasion", 4));
    assert_eq!(play.table.gold(0), 0);
    assert!(play.table.state.seat(0).traps.contains(nine));
}

/// ML-107, R-68, R-81: beer costs 2 gold, once per action; afterwards hiring is optional.
#[test]
fn a_round_of_beer_makes_hiring_optional() {
    let mut play = Play::new(2);
    let (vaidala, fandor) = (play.card("vaidala"), play.card("fandor"));
    play.offer(Offer::Mercenaries, &[vaidala, fandor]);
    play.set_gold(0, 3);
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    let beer = play.rule("round-of-beer");
    assert!(play.offers(beer) && !play.offers(ChoiceOption::Done));
    let novice = *play.table.state.piles.cards(Pile::Novices).last().unwrap();
    assert!(play.offers(thing(novice)));
    play.answer(beer);
    // 1 gold is left: nobody can be hired, and there is no second round.
    assert_eq!(play.table.gold(0), 1);
    assert_ne!(play.asked(), Some(Ask::Hire));
    assert_eq!(play.table.state.board.offer(Offer::Mercenaries).len(), 4);
    assert!(!play.table.state.board.offer(Offer::Mercenaries).contains(vaidala));
    assert_eq!(play.pool(0, "strength"), 1);
    play.end_turn();
    // A die may be placed for beer alone, also in the next action.
    play.set_gold(0, 2);
    play.set_glory(0, 0);
    play.turn(0);
    assert!(play.offers(play.action("building-tavern", 0)));
    play.answer(play.action("building-tavern", 0));
    assert_eq!(play.table.gold(0), 0, "beer was all that could be bought");
}

#[test]
fn beer_may_be_followed_by_a_hire() {
    let mut play = Play::new(2);
    play.set_gold(0, 20);
    play.set_glory(0, 30);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    play.answer(play.rule("round-of-beer"));
    assert_eq!(play.asked(), Some(Ask::Hire));
    assert!(play.offers(ChoiceOption::Done) && !play.offers(play.rule("round-of-beer")));
    let novice = *play.table.state.piles.cards(Pile::Novices).last().unwrap();
    play.answer(thing(novice));
    assert_eq!(play.table.gold(0), 20 - 2 - play.table.content.mercenary(novice).cost);
    assert_eq!(play.table.state.piles.len(Pile::Novices), 7);
    assert_eq!(play.pool(0, "strength"), 1);
    assert_eq!(play.table.state.board.offer(Offer::Mercenaries).len(), 4);
}

/// Scenario 7: beer for 1 gold.
#[test]
fn the_price_of_beer_can_change() {
    let mut play =
        Play::with(&Setup { players: 1, scenario: Some("scenario-7".to_owned()), ..Setup::default() });
    play.set_gold(0, 1);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-tavern", 0));
    assert_eq!(play.table.gold(0), 0);
}

/// a free hire needs excess glory, no gold; novices are not part of the offer.
#[test]
fn a_free_hire_takes_from_the_offer() {
    let mut play = Play::new(2);
    let (vaidala, fandor, zondu) = (play.card("vaidala"), play.card("fandor"), play.card("zondu"));
    play.offer(Offer::Mercenaries, &[vaidala, fandor, zondu]);
    let loot = play.card("loot-free-mercenary");
    play.pull(loot);
    play.table.take_loot(0, loot);
    play.set_gold(0, 0);
    play.set_glory(0, 7);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.talent(loot));
    assert_eq!(play.asked(), Some(Ask::Hire));
    assert_eq!(play.choice().options, [thing(fandor), thing(zondu)]);
    play.answer(thing(zondu));
    assert!(play.table.state.seat(0).members.contains(zondu));
    assert!(play.table.state.seat(0).loot.is_empty());
    assert_eq!(play.table.excess_glory(0), 7 - 1 - 2);
}

/// ML-113: a novice turns a die into one of another colour, once in a round.
#[test]
fn a_novice_changes_a_colour() {
    let mut play = Play::new(2);
    let novice = play.table.state.piles.pop(Pile::Novices).unwrap();
    play.table.join(0, novice);
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    play.turn(0);
    let talent = play.talent(novice);
    play.answer(talent);
    let strength = play.colour_option("strength");
    assert!(!play.offers(strength), "another colour");
    play.answer(play.colour_option("magic"));
    assert_eq!((play.pool(0, "strength"), play.pool(0, "magic")), (1, 1));
    assert!(!play.offers(talent));
    let tokenless = play.table.assignable(0).any(|card| card == novice);
    assert!(!tokenless, "ML-114");
}

/// ML-108, R-43: up to three defense tokens, as many as can be kept and paid; persuasion on the total.
#[test]
fn the_armory_sells_up_to_the_limit() {
    let mut play = Play::new(2);
    let defense = play.token("defense");
    play.table.gain_tokens(0, defense, 3);
    play.set_gold(0, 10);
    play.dice(0, &[("persuasion", 6)]);
    play.turn(0);
    play.answer(play.action("building-armory", 0));
    assert_eq!(play.choice().options, [ChoiceOption::Count(1), ChoiceOption::Count(2)]);
    play.answer(ChoiceOption::Count(2));
    assert_eq!((play.table.gold(0), play.table.stock(0, defense)), (9, 5));
    play.dice(0, &[("strength", 0)]);
    play.end_turn();
    play.turn(0);
    assert!(!play.offers(play.action("building-armory", 0)), "no room for another token");
}

/// ML-061, ML-102: traps beyond the limit are discarded at once, by choice.
#[test]
fn too_many_traps_are_discarded() {
    let mut play = Play::new(2);
    for id in ["trap-strength-plus-1", "trap-strength-plus-2", "trap-magic-1", "trap-magic-2"] {
        let card = play.card(id);
        play.pull(card);
        play.table.take_trap(0, card);
    }
    let cheap = play.card("trap-strength-1");
    play.offer(Offer::Traps, &[cheap]);
    play.set_gold(0, 10);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-hunters-lodge", 0));
    assert_eq!(play.asked(), Some(Ask::DiscardTrap));
    assert_eq!(play.choice().options.len(), 6);
    play.answer(thing(cheap));
    assert_eq!(play.table.state.seat(0).traps.len(), 5);
    assert_eq!(play.table.gold(0), 7);
}

fn buy(play: &mut Play, card: CardId, bearer: CardId) {
    play.offer(Offer::Equipment, &[card]);
    play.set_gold(0, 20);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-bazaar", 0));
    assert_eq!(play.asked(), Some(Ask::EquipWhom));
    play.answer(thing(bearer));
}

/// ML-110, ML-111: one card of a type for each member; what must make room is handed on or discarded.
#[test]
fn equipment_makes_room_for_equipment() {
    let mut play = Play::new(2);
    let members = play.table.state.seat(0).members;
    let (leader, other) = (members.as_slice()[0], members.as_slice()[1]);
    let (first, second, third) = (play.card("pugnor"), play.copy("pugnor", 1), play.card("slyzor"));
    buy(&mut play, first, leader);
    play.end_turn();
    assert_eq!(play.table.gold(0), 20 - play.table.content.equipment(first).price);
    buy(&mut play, second, leader);
    assert_eq!(play.asked(), Some(Ask::EquipWhom));
    assert_eq!(play.choice().options, [thing(other), ChoiceOption::Stop]);
    play.answer(thing(other));
    assert_eq!((play.table.state.card(first).link, play.table.state.card(second).link), (other, leader));
    play.end_turn();
    let ty = |play: &Play, card| play.table.content.equipment(card).ty;
    if ty(&play, third) == ty(&play, first) {
        play.table.state.board.spaces = Default::default();
        buy(&mut play, third, leader);
        assert_eq!(play.table.bears(leader, ty(&play, third)), Some(third), "nobody could take the old one");
        assert_eq!(play.table.state.piles.len(Pile::EquipmentDiscard), 1);
    }
}

/// ML-062: equipment is handed on freely, each card once in a turn; same types change places.
#[test]
fn equipment_changes_hands() {
    let mut play = Play::new(2);
    let members = play.table.state.seat(0).members;
    let (leader, other) = (members.as_slice()[0], members.as_slice()[1]);
    let (first, second) = (play.card("pugnor"), play.copy("pugnor", 1));
    for (card, bearer) in [(first, leader), (second, other)] {
        play.pull(card);
        play.table.equip(card, bearer);
    }
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(thing(first));
    assert_eq!((play.table.state.card(first).link, play.table.state.card(second).link), (other, leader));
    assert!(!play.offers(thing(first)) && play.offers(thing(second)));
}

/// two cards for free, one after the other.
#[test]
fn free_equipment_comes_one_by_one() {
    let setup = Setup { packs: vec!["monster-lands-extras".to_owned()], ..Setup::default() };
    let mut play = Play::with(&setup);
    let loot = play.card("loot-equipment-2");
    play.pull(loot);
    play.table.take_loot(0, loot);
    play.set_gold(0, 0);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.talent(loot));
    for _ in 0..2 {
        assert_eq!(play.asked(), Some(Ask::TakeEquipment));
        assert_eq!(play.choice().options.len(), 3, "refilled in between");
        let first = play.choice().options[0];
        play.answer(first);
        assert_eq!(play.asked(), Some(Ask::EquipWhom));
        let leader = play.table.leader(0).unwrap();
        play.answer(thing(leader));
        if play.asked() == Some(Ask::EquipWhom) {
            play.answer(ChoiceOption::Stop);
        }
    }
    assert_eq!(play.asked(), Some(Ask::Turn));
    assert!(!play.table.state.seat(0).equipment.is_empty());
}

/// Taron and Rashnek together in one Mine action.
#[test]
fn payouts_add_up() {
    let mut play = Play::new(2);
    let taron = play.card("taron");
    if !play.table.state.seat(0).members.contains(taron) {
        let owner = play.table.state.card(taron).owner;
        if owner != u8::MAX {
            play.table.leave(taron);
        }
        play.table.join(0, taron);
    }
    let rashnek = play.card("rashnek");
    play.pull(rashnek);
    play.table.equip(rashnek, taron);
    play.set_gold(0, 0);
    play.dice(0, &[("strength", 0), ("strength", 0)]);
    play.turn(0);
    play.answer(play.action("building-mine", 0));
    play.answer(play.talent(taron));
    play.answer(play.talent(rashnek));
    assert_eq!(play.table.gold(0), 10);
}

/// Al-Dahn: loot is taken from the offer and refilled because its text says so.
#[test]
fn loot_is_taken_and_refilled_by_text() {
    let mut play = Play::new(2);
    let land = play.card("al-dahn");
    play.table.state.seat_mut(0).lands.push(land);
    play.table.state.with_card(land, |place| place.owner = 0);
    let leader = play.table.leader(0).unwrap();
    play.table.settle(land, leader);
    play.dice(0, &[("strength", 0)]);
    play.turn(0);
    play.answer(play.talent(land));
    assert_eq!(play.asked(), Some(Ask::TakeLoot));
    let first = play.choice().options[1];
    play.answer(first);
    assert_eq!(play.table.state.seat(0).loot.len(), 1);
    assert_eq!(play.table.state.board.offer(Offer::Loot).len(), 4);
    let ChoiceOption::Thing(taken) = first else { return };
    assert_eq!(Item::of(taken), play.table.state.seat(0).loot.iter().next().map(|card| Item::Card(*card)));
}
