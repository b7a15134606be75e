//! Whole sites: what is forbidden, where monsters and the dead go, who loots what.

use super::play::{Do, Play};
use crate::ask::Act;
use crate::event::EventKind;
use crate::state::{Bans, Offer, Pile};
use crate::step::{Purpose, Step};
use crate::thing::{PathId, Site};

const LAND: Site = Site::Land(0);
const ALL: Do = Do::Act(Act::RollAll);
const DECLINE: Do = Do::Act(Act::Decline);

fn site(site: Site) -> Step {
    Step::site(site)
}

fn strike(path: u8) -> Step {
    Step::strike(PathId(path), Purpose::Attack)
}

#[test]
fn a_land_is_fought_conquered_and_looted_in_one_go() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 1, "drapis", &[("strength", 1)], &[]);
    play.assign(1, 3, "torko", &[("strength", 1)], &["trap-attack-plus-6"]);
    play.assign(2, 1, "nimra", &[("strength", 2)], &["trap-strength-plus-2"]);
    play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    let offer = *play.table.state.board.offer(Offer::Loot);
    let [first, second, ..] = *offer.as_slice() else { return };
    play.dice(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 4]);
    let answers =
        [Do::Die("strength"), Do::Done, Do::Die("strength"), ALL, Do::Card(first), Do::Card(second)];
    play.run(site(LAND), &answers);
    assert!(play.table.state.seat(1).loot.contains(first));
    assert!(play.table.state.seat(2).loot.contains(second));
    assert_eq!(play.table.state.board.offer(Offer::Loot).len(), 4, "refilled after the land");
    assert_eq!(play.table.state.board.fought, [true, false, false]);
    assert_eq!(play.table.state.board.bans, Bans::default());
}

#[test]
fn without_success_there_is_no_conquest_but_loot() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "abysur");
    play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    play.dice(&[1; 6]);
    play.begin(site(LAND), &[DECLINE]);
    assert!(play.asked().contains("TakeLoot"), "{}", play.asked());
    assert!(play.table.state.board.monster(LAND).is_some() && play.table.state.board.land(LAND).is_some());
}

#[test]
fn a_free_land_is_conquered_with_the_help_of_traps() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    let monster = play.table.state.board.monster(LAND);
    play.table.discard_monster(monster);
    play.assign(3, 2, "geas", &[("strength", 1)], &["trap-strength-plus-3"]);
    play.dice(&[6]);
    play.run(site(LAND), &[Do::Die("strength")]);
    assert_eq!(play.table.state.seat(2).lands.len(), 1, "6 + 3 + 3");
    assert!(!play.table.state.board.fought[0]);
}

#[test]
fn weapons_are_off_in_the_battle_and_back_in_the_conquest() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "caribdis");
    let who = play.assign(3, 2, "drapis", &[("strength", 2)], &[]);
    let weapon = play.card("pugnor");
    play.table.equip(weapon, who);
    let content = std::sync::Arc::clone(&play.table.content);
    play.listen();
    play.table.forbid(&content.program, LAND);
    play.damage(0);
    play.dice(&[3, 3]);
    play.run(strike(3), &[ALL]);
    assert!(play.heard(EventKind::Total { path: PathId(3), capture: 6, elimination: 6 }));
    let monster = play.table.state.board.monster(LAND);
    play.table.discard_monster(monster);
    play.table.forbid(&content.program, LAND);
    assert_eq!(play.table.total(PathId(3), Purpose::Conquest, None), 6 + 6 + 2, "with what was handed on");
}

#[test]
fn path_benefits_are_off_where_the_monster_says_so() {
    let mut play = Play::new(&["affinity-necromancer"]);
    play.land("kyzhul", "gargohs");
    play.assign(0, 0, "drapis", &[("strength", 2)], &[]);
    play.damage(0);
    let content = std::sync::Arc::clone(&play.table.content);
    play.table.forbid(&content.program, LAND);
    play.dice(&[3, 3]);
    play.run(strike(0), &[ALL]);
    assert!(play.table.state.board.bans.benefits);
}

#[test]
fn a_captured_monster_may_go_on_to_the_entrance() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sandor");
    let sandor = play.card("sandor");
    play.assign(3, 0, "drapis", &[("strength", 3)], &["trap-magic-1"]);
    play.damage(0);
    play.dice(&[5, 5, 5]);
    play.run(strike(3), &[ALL]);
    assert!(play.path(3).won && !play.table.state.board.monster(LAND).is_some());
    assert_eq!(play.table.state.board.sent.as_slice(), [sandor]);
    assert!(!play.table.state.piles.cards(Pile::MonsterDiscard).contains(&sandor));

    play.table.state.board.sent.clear();
    play.monster(Site::Entrance, "sandor");
    play.assign(8, 1, "geas", &[("strength", 3)], &["trap-magic-1"]);
    play.damage(0);
    play.dice(&[5, 5, 5]);
    play.run(strike(8), &[ALL]);
    assert!(play.table.state.board.sent.is_empty());
    assert!(play.table.state.piles.cards(Pile::MonsterDiscard).contains(&sandor));
}

#[test]
fn a_tile_may_be_taken_instead_of_loot() {
    let mut play = Play::new(&["sweet-failure"]);
    play.land("kyzhul", "abysur");
    play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    play.dice(&[1; 6]);
    play.run(site(LAND), &[DECLINE, Do::Use("sweet-failure")]);
    assert_eq!(play.table.state.board.held.len(), 1);
    assert!(play.table.state.seat(2).loot.is_empty());
}

#[test]
fn the_dead_wait_on_the_tile_that_keeps_them() {
    let mut play = Play::new(&["resurrection-b"]);
    play.land("kyzhul", "sckon");
    let geas = play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    play.table.state.with_card(geas, |card| card.wounds = 1);
    play.dice(&[6, 1, 1, 1]);
    play.run(site(LAND), &[]);
    assert!(play.table.state.board.stored.iter().any(|(card, _)| *card == geas));
    assert!(!play.table.state.piles.cards(Pile::MercenaryDiscard).contains(&geas));
    assert!(!play.table.state.seat(2).members.contains(geas));
    assert!(play.table.state.board.monster(LAND).is_some() && play.table.state.board.fought[0]);
}

#[test]
fn a_trap_may_let_its_owner_choose_the_die() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 0, "frunks", &[], &["trap-any-1"]);
    play.run(Step::reveal(LAND, PathId(0)), &[Do::Die("magic")]);
    assert_eq!(play.path(0).dice.as_slice()[0].colour, play.colour("magic"));
}
