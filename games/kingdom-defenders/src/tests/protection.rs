//! The protection matrix, row by row.

use super::support::Play;
use crate::ask::Ask;
use crate::play::GameStage;
use crate::state::{Holder, Spot};
use crate::step::Step;
use crate::thing::Item;
use provost_interpreter::choice::ChoiceOption;

/// Starts a round anew, after resources were given.
fn restart(play: &mut Play) {
    play.machine.abandon();
    play.begin(Step::game_from(GameStage::Placing));
}

/// Three players; the second is protected by the Wizard, the first is on an attack tile.
fn wizard_against(tile: &str) -> Play {
    let mut play = Play::with(3, &[tile]);
    play.give(0, &[("fame", 1), ("coin", 3), ("spell", 4), ("weapon", 4), ("loot", 2)]);
    restart(&mut play);
    play.place_on(0, tile);
    play.place_on(1, "kd-p1-wizard");
    play
}

#[test]
fn wizard_against_the_assassin() {
    let mut play = wizard_against("kd-p10-assassin");
    play.all_pass();
    play.act();
    play.answer(Play::alternative(1));
    assert_eq!((play.wounds(1), play.wounds(2)), (0, 1), "only one rival is left to choose");
}

#[test]
fn wizard_against_the_thief() {
    let mut play = wizard_against("kd-p11-thief");
    play.all_pass();
    play.act();
    // Two rivals are not to be had, and the protected one cannot be named.
    assert_eq!(play.asked(), Some(Ask::StealKind));
    let before = play.stock(1, "coin");
    play.answer(Play::resource("coin"));
    play.answer(Play::resource("weapon"));
    assert_eq!((play.stock(1, "coin"), play.stock(2, "coin")), (before, 2));
}

#[test]
fn wizard_against_the_conspirator() {
    let mut play = wizard_against("kd-p12-conspirator");
    play.place_on(2, "kd-e2-magic-store");
    play.place_on(0, "kd-e1-armory");
    play.place_on(1, "kd-e3-arena");
    play.all_pass();
    play.act();
    play.answer(Play::alternative(1));
    let spaces = ["kd-e1-armory", "kd-e2-magic-store", "kd-e3-arena"].map(|tile| play.space(tile));
    assert!(play.offers(Play::to(spaces[0])) && play.offers(Play::to(spaces[1])));
    assert!(!play.offers(Play::to(spaces[2])), "its discs cannot be swapped");
    let mut play = wizard_against("kd-p12-conspirator");
    play.pass(2);
    play.pass(0);
    play.place_on(1, "kd-e3-arena");
    play.pass(1);
    assert_ne!(play.choice().player.0, 0, "nor replaced: there is nothing to do");
}

#[test]
fn wizard_against_the_thieves_guild() {
    let mut play = wizard_against("kd-e16-thieves-guild");
    for seat in [0, 1] {
        play.table.state.seats[seat].camps[0][1] = 1;
    }
    play.all_pass();
    play.act();
    play.answer(Play::alternative(1));
    assert_eq!(play.table.state.seats[1].in_camps(), 1, "not from its camps");
    assert_eq!(play.table.state.seats[0].in_camps(), 0, "the own camp is never blocked");
}

#[test]
fn wizard_against_the_magic_portal() {
    for protected in [true, false] {
        let mut play = Play::with(2, &["kd-e17-magic-portal"]);
        let slot = play.show_adventure(0, "kd-adventure-haunted-mill");
        play.give(0, &[("spell", 3)]);
        play.place_on(0, "kd-e17-magic-portal");
        if protected {
            play.place_on(1, "kd-p1-wizard");
            play.pass(0);
        }
        play.place(1, slot);
        play.all_pass();
        let mill = play.card("kd-adventure-haunted-mill");
        if play.asked() == Some(Ask::Action) && play.choice().player.0 == 0 {
            play.act();
            let option = ChoiceOption::Thing(Item::Card(mill).thing());
            if play.offers(option) {
                play.answer(option);
            }
        }
        let taken = play.table.state.holder(mill) == Holder::Done(0);
        assert_eq!(taken, !protected);
    }
}

#[test]
fn wizard_does_not_stop_what_is_no_attack() {
    let mut play = Play::with(2, &["kd-p5-spy"]);
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-p5-spy");
    play.place_on(1, "kd-p1-wizard");
    play.pass(0);
    play.place_on(1, "kd-e1-armory");
    play.pass(1);
    play.act();
    play.answer(Play::alternative(1));
    assert_eq!(play.stock(0, "weapon"), 1, "a copy is no attack");
}

#[test]
fn a_copied_attack_is_an_attack() {
    let mut play = Play::with(3, &["kd-p5-spy", "kd-e16-thieves-guild"]);
    play.give(0, &[]);
    for seat in [1, 2] {
        play.table.state.seats[seat].camps[0][1] = 1;
    }
    play.place_on(0, "kd-p5-spy");
    play.place_on(1, "kd-e16-thieves-guild");
    play.place_on(2, "kd-p1-wizard");
    play.all_pass();
    play.act();
    let camps = [1, 2].map(|seat| play.table.state.seats[seat].in_camps());
    assert_eq!(camps, [0, 1], "the camp of the Wizard's player is not offered");
}

#[test]
fn the_wizard_never_blocks_its_own_player() {
    let mut play = Play::with(2, &["kd-e16-thieves-guild"]);
    play.table.state.seats[0].camps[0][1] = 1;
    play.give(0, &[("coin", 1)]);
    play.place_on(0, "kd-e16-thieves-guild");
    play.pass(1);
    play.place_on(0, "kd-p1-wizard");
    play.pass(0);
    play.act();
    assert_eq!(play.table.state.seats[0].in_camps(), 0);
}

#[test]
fn sorcerer_against_all_wounds_but_the_assassins() {
    let mut play = Play::with(2, &["kd-p7-sorcerer", "kd-p10-assassin"]);
    let slot = play.show_adventure(0, "kd-adventure-troll-bridge");
    play.give(1, &[("weapon", 1)]);
    play.give(0, &[]);
    play.place_on(0, "kd-p10-assassin");
    play.place_on(1, "kd-p7-sorcerer");
    play.pass(0);
    play.place(1, slot);
    play.pass(1);
    play.act();
    if play.asked().is_none() {
        play.answer(Play::alternative(1));
    }
    assert_eq!(play.wounds(1), 1, "the Assassin's wound counts");
    play.act();
    assert_eq!((play.wounds(1), play.stock(1, "fame")), (1, 3), "the adventure's does not");
}

#[test]
fn wizard_and_sorcerer_together() {
    let mut play = Play::with(2, &["kd-p7-sorcerer", "kd-p10-assassin"]);
    play.give(0, &[]);
    play.give(1, &[("coin", 1)]);
    play.place_on(0, "kd-p10-assassin");
    play.place_on(1, "kd-p7-sorcerer");
    play.pass(0);
    play.place_on(1, "kd-p1-wizard");
    play.pass(1);
    assert!(play.is_next_round(), "there is nobody to attack");
    assert_eq!(play.wounds(1), 0);
}

#[test]
fn the_inn_cannot_be_copied_swapped_or_replaced() {
    let mut play = Play::with(2, &["kd-e13-inn", "kd-p5-spy", "kd-p12-conspirator"]);
    play.give(0, &[("fame", 1), ("coin", 3)]);
    restart(&mut play);
    play.place_on(0, "kd-p12-conspirator");
    play.place_on(1, "kd-e13-inn");
    play.place_on(0, "kd-p5-spy");
    play.pass(1);
    play.place_on(0, "kd-e1-armory");
    play.pass(0);
    // Neither the Conspirator nor the Spy has anything to do.
    assert_eq!(play.choice().player.0, 0);
    assert_eq!(play.choice().options[0], Play::to(play.space("kd-e1-armory")));
}

#[test]
fn protections_end_with_the_round() {
    let mut play = Play::with(2, &["kd-p10-assassin"]);
    play.pass(0);
    play.place_on(1, "kd-p1-wizard");
    play.pass(1);
    play.give(0, &[]);
    play.place_on(0, "kd-p10-assassin");
    play.all_pass();
    play.act();
    assert_eq!(play.wounds(1), 1);
}

#[test]
fn area_a_is_closed_to_moves() {
    let mut play = Play::with(2, &["kd-p12-conspirator", "kd-p2-bard"]);
    play.give(0, &[("fame", 1), ("coin", 2)]);
    restart(&mut play);
    play.place_on(0, "kd-p12-conspirator");
    play.place_on(1, "kd-p2-bard");
    play.place(0, play.spot(|spot| spot == Spot::Deed(0)));
    play.all_pass();
    assert!(play.is_next_round(), "the Bard cannot be swapped or replaced");
}
