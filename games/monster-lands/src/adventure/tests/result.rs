//! Mercenaries strike, and what comes of it.

use super::play::{Do, Play};
use crate::ask::Act;
use crate::event::EventKind;
use crate::state::Pile;
use crate::step::{Purpose, Step};
use crate::table::Flow;
use crate::thing::{PathId, Site};
use provost_interpreter::hook::Window;

fn strike(path: u8) -> Step {
    Step::strike(PathId(path), Purpose::Attack)
}

fn reveal(site: Site) -> Step {
    Step::reveal(site, site.paths().next().unwrap_or_default())
}

const LAND: Site = Site::Land(0);
const ALL: Do = Do::Act(Act::RollAll);

#[test]
fn ex_11_a_capture_by_rolling_one_by_one() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 0, "frunks", &[("strength", 2), ("magic", 2)], &["trap-attack-plus-4"]);
    play.give(0, "venom", 1);
    play.run(reveal(LAND), &[]);
    let (gold, glory) = (play.table.gold(0), play.table.glory(0));
    play.listen();
    play.dice(&[2, 2]);
    let sckon = play.table.state.board.monster(LAND);
    play.run(strike(0), &[Do::Die("magic"), Do::Die("strength"), Do::Use("token-venom"), Do::Done]);
    assert!(play.heard(EventKind::Total { path: PathId(0), capture: 11, elimination: 11 }));
    assert!(play.heard(EventKind::Captured { path: PathId(0), card: sckon }));
    assert_eq!((play.table.gold(0), play.table.glory(0)), (gold + 6, glory + 2));
    assert!(!play.table.state.board.monster(LAND).is_some() && play.path(0).won);
    assert!(play.path(0).dice.is_empty() && play.path(0).traps.is_empty() && play.path(0).is_occupied());
    assert!(play.table.state.piles.cards(Pile::MonsterDiscard).contains(&sckon));
}

/// The board of the worked example after the monster's attacks.
fn abysur() -> Play {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "abysur");
    play.table.state.board.round = 4;
    play
}

#[test]
fn ex_12b_to_12d_damage_is_handed_on_until_the_monster_falls() {
    let mut play = abysur();
    play.assign(1, 0, "shandee", &[("strength", 2), ("magic", 1)], &["trap-magic-plus-1"]);
    play.assign(2, 1, "drapis", &[("magic", 2)], &[]);
    play.assign(3, 2, "nimra", &[("strength", 2), ("magic", 1)], &[]);
    play.run(reveal(LAND), &[]);
    play.listen();
    play.damage(0);
    play.table.state.board.active = 0;
    play.dice(&[1, 2, 3]);
    play.run(strike(1), &[ALL]);
    assert!(play.heard(EventKind::Failed { path: PathId(1), handed_on: 7 }));
    assert_eq!((play.path(1).dice.len(), play.path(1).traps.len()), (3, 1));

    play.table.state.board.active = 1;
    play.dice(&[4, 2, 3]);
    play.run(strike(2), &[ALL, Do::Use("path-reroll"), Do::PathDie(2, 1)]);
    assert!(play.heard(EventKind::Failed { path: PathId(2), handed_on: 14 }));

    play.table.state.board.active = 2;
    let glory = play.table.glory(2);
    play.dice(&[3, 5, 3]);
    play.run(strike(3), &[ALL]);
    assert!(play.heard(EventKind::Total { path: PathId(3), capture: 25, elimination: 25 }));
    assert_eq!(play.table.glory(2), glory + 7);
    let trophy = play.card("abysur");
    assert_eq!(play.table.state.seat(2).trophies.as_slice(), [trophy]);
    assert_eq!(play.table.content.monster(trophy).trophy, 2);
    // Everybody has fought, so every path is cleared; the first two loot, in their order.
    assert!((1..4).all(|path| play.path(path).dice.is_empty()));
    assert_eq!(looters(&mut play), [(0, 1), (1, 1)]);
}

/// Who would loot how much, in order.
fn looters(play: &mut Play) -> Vec<(u8, u8)> {
    let mut all: Vec<(PathId, u8, u8)> = Vec::new();
    let (mut path, mut left) = (PathId::NONE, 0);
    while let Flow::Open(Window { apply: Some(Step::TakeLoot { seat, count }), .. }) =
        play.table.loot(LAND, &mut path, &mut left)
    {
        match all.last_mut() {
            Some((last, _, taken)) if *last == path => *taken += count,
            _ => all.push((path, seat, count)),
        }
    }
    all.into_iter().map(|(_, seat, count)| (seat, count)).collect()
}

#[test]
fn ex_14_conquest_and_loot_go_to_those_who_have_not_won() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 1, "drapis", &[("strength", 1)], &[]);
    play.assign(1, 3, "torko", &[("strength", 1)], &["trap-attack-plus-6"]);
    play.assign(2, 1, "nimra", &[("strength", 2)], &["trap-strength-plus-2"]);
    play.assign(3, 2, "geas", &[("strength", 1)], &[]);
    play.run(reveal(LAND), &[]);
    let land = play.table.state.board.land(LAND);
    let header = play.card("header-1");
    play.dice(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    play.run(Step::battle(LAND, PathId(0)), &[Do::Die("strength"), Do::Done, Do::Die("strength")]);
    // 1 is handed on; with 2, 6 and 3 for a capture it is 12; for an elimination it is 9.
    assert!(play.path(1).won && !play.path(0).won);
    assert_eq!(play.path(2).traps.len(), 1, "who has not fought keeps everything for the conquest");
    play.damage(0);
    play.dice(&[4, 4]);
    play.run(Step::conquest(LAND, PathId(0)), &[ALL]);
    assert!(play.path(2).won && !play.path(3).fought, "the land is taken before the last one rolls");
    assert_eq!(play.table.state.seat(1).lands.as_slice(), [land]);
    assert!(!play.table.state.board.land(LAND).is_some());
    assert!(play.table.state.piles.cards(Pile::HeaderDiscard).contains(&header));
    assert_eq!(looters(&mut play), [(1, 1), (2, 1)]);
}

#[test]
fn failed_conquests_are_handed_on_but_battle_damage_is_not() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    let monster = play.table.state.board.monster(LAND);
    play.table.discard_monster(monster);
    play.assign(0, 0, "geas", &[("strength", 1)], &[]);
    play.assign(1, 1, "drapis", &[("strength", 1)], &[]);
    play.damage(0);
    play.dice(&[4, 5]);
    // Kyzhul asks for 12: 4 and 3 for a conquest, then 5 more.
    play.run(Step::conquest(LAND, PathId(0)), &[Do::Die("strength"), Do::Done, Do::Die("strength")]);
    assert!(play.path(1).won);
    assert_eq!(play.table.state.seat(1).lands.len(), 1);
}

#[test]
fn who_declines_adds_nothing_and_has_had_its_turn() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 0, "frunks", &[("strength", 2)], &[]);
    play.damage(5);
    play.run(strike(0), &[Do::Act(Act::Decline)]);
    assert_eq!(play.table.state.roll.carried, 5);
    assert!(play.path(0).fought && !play.path(0).won);
}

#[test]
fn without_dice_the_damage_of_others_may_be_enough() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "sckon");
    play.assign(0, 0, "frunks", &[], &[]);
    play.damage(12);
    play.run(strike(0), &[Do::Act(Act::Yes)]);
    assert!(play.path(0).won);
}

#[test]
fn a_bonus_for_one_comparison_counts_there_only_and_is_not_handed_on() {
    let mut play = abysur();
    play.table.state.board.round = 1;
    play.assign(0, 0, "naiala", &[("strength", 2)], &[]);
    let loot = play.card("loot-eliminate-plus-6");
    play.table.take_loot(0, loot);
    play.listen();
    play.damage(0);
    play.dice(&[4, 4]);
    play.run(strike(0), &[ALL, Do::Use("loot-eliminate-plus-6"), Do::Done]);
    assert!(play.heard(EventKind::Total { path: PathId(0), capture: 8, elimination: 8 + 3 + 6 }));
    assert!(play.heard(EventKind::Failed { path: PathId(0), handed_on: 8 }));
    assert!(!play.table.state.seat(0).loot.contains(loot));
    assert!(
        play.table.log.events.iter().any(|event| matches!(event.what, EventKind::Changed { amount: 3, .. }))
    );
}

#[test]
fn a_capture_asks_for_the_traps_that_the_monster_asks_for() {
    for (who, traps, captured) in [
        ("drapis", vec!["trap-attack-plus-8"], false),
        ("drapis", vec!["trap-attack-plus-8", "trap-magic-1"], true),
        ("saruna", vec![], true),
    ] {
        let mut play = Play::new(&[]);
        play.land("kyzhul", "turfus");
        play.assign(0, 0, who, &[("strength", 3)], &traps);
        // Face down they count as well.
        play.damage(0);
        play.dice(&[5, 5, 4]);
        play.run(strike(0), &[ALL, Do::Done]);
        assert_eq!(play.path(0).won, captured, "{who} {traps:?}");
    }
}

#[test]
fn a_last_lash_kills_the_winner_who_keeps_reward_and_trophy() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "korcko");
    let winner = play.assign(0, 0, "frunks", &[("strength", 4)], &[]);
    let other = play.assign(2, 1, "geas", &[("strength", 1)], &[]);
    play.table.state.with_card(winner, |card| card.wounds = 1);
    play.damage(0);
    play.table.state.board.active = 0;
    let glory = play.table.glory(0);
    play.dice(&[5, 5, 5, 4]);
    play.run(strike(0), &[ALL, Do::Done]);
    assert_eq!(play.table.glory(0), glory + 6 + 1, "reward, and the glory of the path");
    assert_eq!(play.table.state.seat(0).trophies.len(), 1);
    assert!(!play.path(0).is_occupied());
    assert_eq!(play.table.state.card(other).wounds, 1);
    assert_eq!(looters(&mut play), [(1, 1)]);
}

#[test]
fn a_monster_beaten_at_the_entrance_ends_the_panic() {
    let mut play = Play::new(&[]);
    play.monster(Site::Entrance, "sckon");
    let token = play.table.state.piles.pop(Pile::Panic).unwrap_or_default();
    play.table.state.board.panic.push(token);
    play.assign(9, 0, "frunks", &[("strength", 3)], &[]);
    play.damage(0);
    play.dice(&[5, 5, 5]);
    play.run(strike(9), &[ALL]);
    assert!(play.path(9).won && play.table.state.board.panic.is_empty());
    assert_eq!(play.table.state.piles.len(Pile::Panic), 7);
}

#[test]
fn one_die_gets_the_bonus_of_one_die() {
    let mut play = Play::new(&[]);
    play.land("kyzhul", "abysur");
    let geas = play.assign(3, 0, "geas", &[("strength", 1), ("magic", 2)], &[]);
    let barot = play.card("barot");
    play.table.equip(barot, geas);
    play.listen();
    play.damage(0);
    play.dice(&[1, 2, 3]);
    play.run(strike(3), &[ALL]);
    assert!(play.heard(EventKind::Total { path: PathId(3), capture: 8, elimination: 8 }));
}
