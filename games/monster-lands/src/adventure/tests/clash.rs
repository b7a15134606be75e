//! The trick module: owners choose what they turn up, and tricks strike neighbours.

use super::play::{Do, Play};
use crate::ask::Act;
use crate::state::Pile;
use crate::step::{Purpose, Step};
use crate::thing::{PathId, Site};

const LAND: Site = Site::Land(0);
const REVEAL: Step = Step::reveal(LAND, PathId(0));
const NO: Do = Do::Act(Act::No);

fn clash() -> Play {
    let mut play = Play::new(&["variant-trick-module"]);
    play.land("kyzhul", "sckon");
    play
}

#[test]
fn ex_16_empty_paths_are_no_neighbours() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[], &[]);
    play.assign(1, 1, "geas", &[], &[]);
    play.assign(3, 2, "drapis", &[], &[]);
    let neighbours = |path: u8| play.table.neighbours(PathId(path)).map(|path| path.map(|path| path.0));
    assert_eq!(neighbours(0), [None, Some(1)]);
    assert_eq!(neighbours(1), [Some(0), Some(3)]);
    assert_eq!(neighbours(3), [Some(1), None]);
}

#[test]
fn what_stays_face_down_counts_as_a_trap_and_does_nothing() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[("strength", 2)], &["trick-steal-strength-1"]);
    play.assign(1, 1, "geas", &[("strength", 2)], &["trap-strength-2"]);
    play.run(REVEAL, &[NO, NO]);
    assert_eq!((play.path(0).dice.len(), play.path(1).dice.len()), (2, 2));
    play.damage(0);
    play.dice(&[5, 6]);
    play.run(Step::strike(PathId(0), Purpose::Attack), &[Do::Act(Act::RollAll), Do::Done]);
    assert!(play.path(0).won, "captured with an unrevealed trick");
}

#[test]
fn stolen_dice_lie_on_the_trick_which_is_no_trap_any_more() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[("strength", 1)], &["trick-steal-strength-2"]);
    play.assign(2, 1, "geas", &[("strength", 1)], &["trap-strength-1-shielded"]);
    let trick = play.path(0).traps.as_slice()[0].card;
    let trap = play.path(2).traps.as_slice()[0].card;
    play.begin(REVEAL, &[Do::Card(trick), Do::Count(1)]);
    assert!(play.asked().contains("player 1"), "{}", play.asked());
    play.answer(&[Do::Card(trap)]);
    assert!(play.machine.is_idle());
    assert_eq!(play.path(0).dice.iter().filter(|die| die.on == trick).count(), 1);
    assert_eq!(play.path(2).dice.iter().filter(|die| die.on == trap).count(), 1);
    play.damage(0);
    play.dice(&[5, 6]);
    play.run(Step::strike(PathId(0), Purpose::Attack), &[Do::Act(Act::RollAll), Do::Done]);
    assert!(!play.path(0).won, "a revealed trick is no trap");
}

#[test]
fn dice_on_a_shielded_trap_are_safe() {
    let mut play = clash();
    play.assign(0, 1, "geas", &[], &["trap-strength-2-shielded"]);
    play.assign(1, 0, "frunks", &[("strength", 1)], &["trick-steal-strength-1"]);
    let trap = play.path(0).traps.as_slice()[0].card;
    let trick = play.path(1).traps.as_slice()[0].card;
    play.run(REVEAL, &[Do::Card(trap), Do::Card(trick)]);
    assert_eq!(play.path(0).dice.len(), 2);
    assert_eq!(play.path(1).dice.len(), 1);
}

#[test]
fn a_defense_token_cancels_a_trick_and_both_are_gone() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[("strength", 1)], &["trick-steal-strength-1", "trap-magic-1"]);
    play.assign(1, 1, "dolfus", &[("strength", 1)], &[]);
    play.give(1, "defense", 1);
    let trick = play.path(0).traps.as_slice()[0].card;
    let trap = play.path(0).traps.as_slice()[1].card;
    play.begin(REVEAL, &[Do::Card(trick)]);
    assert!(play.asked().starts_with("player 1"), "{}", play.asked());
    play.answer(&[Do::Use("token-defense")]);
    assert!(play.asked().starts_with("player 0"), "the next token lies in its place: {}", play.asked());
    play.answer(&[Do::Card(trap)]);
    assert!(play.machine.is_idle());
    assert_eq!(play.path(0).traps.len(), 1);
    assert_eq!(play.path(1).dice.len(), 1);
    assert!(play.table.state.piles.cards(Pile::TrapDiscard).contains(&trick));
    let defense = usize::from(play.token("defense"));
    assert_eq!(play.path(1).tokens[defense], 0);
}

#[test]
fn a_marked_neighbour_takes_diverted_dice_and_may_spend_magic_before() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[("strength", 1)], &["trick-divert-2"]);
    let other = play.assign(1, 1, "geas", &[("magic", 1)], &[]);
    let trick = play.path(0).traps.as_slice()[0].card;
    play.run(REVEAL, &[Do::Card(trick)]);
    assert_eq!(play.path(0).marks.len(), 1);
    play.begin(Step::attack(PathId(0)), &[Do::Use("trick-divert-2")]);
    assert!(play.asked().starts_with("player 1"), "{}", play.asked());
    play.table.state.chance.fix(&[6, 1, 1]);
    play.answer(&[Do::Use("magic-die-guard")]);
    assert!(play.machine.is_idle(), "{}", play.asked());
    assert_eq!(play.table.state.card(other).wounds, 1);
    assert!(play.path(1).dice.is_empty());
}

#[test]
fn a_trick_without_a_neighbour_does_nothing() {
    let mut play = clash();
    play.assign(0, 0, "frunks", &[("strength", 1)], &["trick-divert-1"]);
    let trick = play.path(0).traps.as_slice()[0].card;
    play.run(REVEAL, &[Do::Card(trick)]);
    assert!(play.path(0).traps.as_slice()[0].revealed && play.path(0).marks.is_empty());
}
