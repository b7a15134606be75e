//! Monsters attack, mercenaries defend.

use super::play::{Do, Play};
use crate::event::EventKind;
use crate::state::Attack;
use crate::step::Step;
use crate::thing::{PathId, Site};

fn attack(path: u8) -> Step {
    Step::attack(PathId(path))
}

fn hits(path: u8, hits: u8) -> Step {
    Step::hits(PathId(path), hits)
}

#[test]
fn ex_10_a_potion_takes_one_of_two_wounds() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    let frunks = play.assign(0, 0, "frunks", &[("strength", 1)], &[]);
    play.give(0, "potion", 1);
    play.run(hits(0, 2), &[Do::Use("token-potion")]);
    assert_eq!(play.table.state.card(frunks).wounds, 1);
    let potion = usize::from(play.token("potion"));
    assert_eq!(play.path(0).tokens[potion], 0);
    assert!(play.path(0).is_occupied());
}

/// The board of the worked example: round 4, Abysur on a water land.
fn abysur() -> Play {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "abysur");
    play.table.state.board.round = 4;
    play.table.state.board.active = 1;
    let glory = play.table.content.words.glory;
    let now = play.table.glory(1);
    play.table.change_resource(1, glory, 19 - now);
    play
}

#[test]
fn ex_12a_an_attack_from_counting_to_wounds() {
    let mut play = abysur();
    let shandee = play.assign(1, 1, "shandee", &[("strength", 2), ("magic", 2)], &["trap-magic-plus-1"]);
    play.give(1, "potion", 1);
    play.give(1, "defense", 1);
    play.listen();
    play.dice(&[3, 4, 5, 6, 1, 2]);
    play.run(
        attack(1),
        &[
            Do::Use("magic-die-guard"),
            Do::Count(1),
            Do::Done,
            Do::Use("token-defense"),
            Do::Use("shandee"),
            Do::Use("token-potion"),
        ],
    );
    let path = PathId(1);
    assert!(play.heard(EventKind::AttackDice { path, count: 7 }));
    assert!(play.heard(EventKind::AttackRolled { path, dice: 6, hits: 4 }));
    assert_eq!(play.table.state.card(shandee).wounds, 1);
    assert_eq!(play.table.glory(1), 18);
    assert_eq!(play.path(1).unrolled(play.colour("magic")), 1);
}

#[test]
fn a_wounded_mercenary_dies_and_its_owner_is_paid_for_the_path() {
    let mut play = abysur();
    let shandee = play.assign(1, 1, "shandee", &[("strength", 2)], &["trap-magic-plus-1"]);
    let reputation = play.table.state.seat(1).reputation;
    play.run(hits(1, 3), &[Do::Done]);
    // The path's glory is 2, and the power takes 1.
    assert_eq!(play.table.glory(1), 19 + 2 - 1);
    assert_eq!(play.table.state.seat(1).reputation, reputation - 3);
    assert!(!play.path(1).is_occupied() && play.path(1).dice.is_empty() && play.path(1).traps.is_empty());
    assert!(!play.table.state.seat(1).members.contains(shandee));
    assert_eq!(play.table.state.attack, Attack::default());
}

#[test]
fn who_dies_after_having_struck_leaves_rolled_dice_and_traps() {
    let mut play = abysur();
    play.assign(1, 1, "shandee", &[("strength", 2)], &["trap-magic-plus-1"]);
    play.table.state.path_mut(PathId(1)).fought = true;
    play.table.state.path_mut(PathId(1)).dice.as_mut_slice()[0].face = 4;
    play.run(hits(1, 3), &[Do::Done]);
    assert!(!play.path(1).is_occupied());
    assert_eq!((play.path(1).dice.len(), play.path(1).traps.len()), (1, 1));
}

#[test]
fn death_at_the_entrance_pays_3_glory_and_guards_defend() {
    let mut play = Play::new(&[]);
    play.monster(Site::Entrance, "sckon");
    play.assign(8, 2, "frunks", &[("strength", 1)], &[]);
    let glory = play.table.glory(2);
    play.run(hits(8, 4), &[Do::Use("entrance-guard-upper"), Do::Use("entrance-guard-upper")]);
    assert_eq!(play.table.glory(2), glory + 3);
}

#[test]
fn automatic_hits_count_even_if_no_die_is_rolled() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "snagus");
    let frunks = play.assign(0, 0, "frunks", &[("magic", 6)], &[]);
    let dice = play.table.attack_dice(PathId(0));
    play.run(attack(0), &[Do::Use("magic-die-guard"), Do::Count(dice.into())]);
    assert_eq!(play.table.state.card(frunks).wounds, 1);
}

#[test]
fn talents_are_off_where_the_monster_says_so_and_tokens_are_not() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "gorgosh");
    play.assign(0, 0, "dolfus", &[("strength", 1)], &[]);
    play.give(0, "defense", 1);
    let content = std::sync::Arc::clone(&play.table.content);
    play.table.forbid(&content.program, Site::Land(0));
    play.begin(hits(0, 1), &[]);
    assert_eq!(play.asked().matches("use ").count(), 1, "{}", play.asked());
    play.answer(&[Do::Use("token-defense")]);
    assert!(play.machine.is_idle());
}

#[test]
fn carried_tokens_are_off_against_the_monster_that_forbids_them() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "gator");
    let frunks = play.assign(0, 0, "frunks", &[("strength", 1)], &[]);
    play.give(0, "potion", 1);
    let content = std::sync::Arc::clone(&play.table.content);
    play.table.forbid(&content.program, Site::Land(0));
    play.run(hits(0, 1), &[]);
    assert_eq!(play.table.state.card(frunks).wounds, 1);
}

#[test]
fn shared_dice_are_rolled_once_and_strike_everybody_before_the_own_attack() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sporus");
    let first = play.assign(0, 0, "frunks", &[("strength", 1)], &[]);
    let second = play.assign(1, 1, "shandee", &[("strength", 1)], &[]);
    let third = play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    play.listen();
    play.dice(&[5, 1, 1, 1, 2]);
    play.run(attack(0), &[]);
    for card in [first, second, third] {
        assert_eq!(play.table.state.card(card).wounds, 1);
    }
    // One roll for everybody, then the monster's own four dice.
    assert!(play.heard(EventKind::AttackRolled { path: PathId(0), dice: 1, hits: 1 }));
    assert!(play.heard(EventKind::AttackRolled { path: PathId(0), dice: 4, hits: 0 }));
    // The second attack rolls its own shared die, which kills the wounded: there is no attack of its own then.
    play.dice(&[6]);
    play.run(attack(1), &[]);
    for path in [0, 1, 3] {
        assert!(!play.path(path).is_occupied());
    }
}

#[test]
fn two_shared_dice_strike_with_both() {
    let mut play = Play::new(&["affinity-necromancer"]);
    play.land("kyzhul", "trogos");
    play.assign(0, 0, "frunks", &[("strength", 1)], &[]);
    play.assign(1, 1, "geas", &[("strength", 1)], &[]);
    play.dice(&[3, 4]);
    play.run(attack(0), &[]);
    assert!(!play.path(0).is_occupied() && !play.path(1).is_occupied());
}

#[test]
fn missed_dice_are_rolled_once_more_where_a_rule_says_so() {
    let mut play = Play::of(&[], Some("scenario-10"));
    play.land("kyzhul", "sporus");
    let first = play.assign(0, 0, "frunks", &[], &[]);
    play.listen();
    // The shared die misses twice; of four dice two miss, and one of those hits then.
    play.dice(&[1, 2, 3, 4, 1, 2, 1, 6]);
    play.run(attack(0), &[]);
    assert!(play.heard(EventKind::AttackRolled { path: PathId(0), dice: 1, hits: 0 }));
    assert!(play.heard(EventKind::AttackRolled { path: PathId(0), dice: 4, hits: 3 }));
    assert!(!play.table.state.seat(0).members.contains(first));
}

#[test]
fn a_scenario_without_armour_takes_tokens_talents_and_guards() {
    let mut play = Play::of(&[], Some("scenario-4"));
    play.monster(Site::Entrance, "sckon");
    let dolfus = play.assign(8, 0, "dolfus", &[("strength", 1)], &[]);
    play.give(8, "defense", 1);
    let content = std::sync::Arc::clone(&play.table.content);
    play.table.forbid(&content.program, Site::Entrance);
    play.run(hits(8, 1), &[]);
    assert_eq!(play.table.state.card(dolfus).wounds, 1);
}

#[test]
fn a_die_sent_to_a_neighbour_is_rolled_and_defended_first() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    let ginova = play.assign(0, 0, "ginova", &[("strength", 1)], &[]);
    let other = play.assign(3, 1, "frunks", &[("magic", 1)], &[]);
    play.listen();
    // Four dice: one goes to the only neighbour, who takes the hit; the other three miss.
    play.dice(&[6, 1, 1, 1]);
    play.run(attack(0), &[Do::Use("ginova"), Do::Done]);
    assert!(play.heard(EventKind::Diverted { from: PathId(0), to: PathId(3), count: 1 }));
    assert_eq!(play.table.state.card(other).wounds, 1);
    assert_eq!(play.table.state.card(ginova).wounds, 0);
}
