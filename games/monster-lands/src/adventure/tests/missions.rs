//! Missions, and the order of the phase.
#![expect(clippy::wildcard_enum_match_arm, reason = "a test names what it is about")]

use super::play::{Do, Play};
use crate::adventure::ContractStage;
use crate::ask::Act;
use crate::content::Face;
use crate::state::Pile;
use crate::step::Step;
use crate::thing::{CardId, PathId, Site};

/// Lays out the easiest dice-rolling mission with two mercenaries; returns objective and penalty.
fn rivals(play: &mut Play) -> (u8, i32) {
    play.assign(10, 0, "drapis", &[("strength", 2)], &[]);
    play.assign(11, 1, "geas", &[("strength", 2)], &[]);
    let content = std::sync::Arc::clone(&play.table.content);
    let missions = (0..).zip(&content.cards).filter_map(|(at, card)| match &card.face {
        Face::Mission(mission) => Some((CardId(at), *mission)),
        _ => None,
    });
    let (card, mission) = missions.min_by_key(|(_, mission)| mission.objective).unwrap();
    play.table.state.board.missions[0] = card;
    (u8::try_from(mission.objective).unwrap(), mission.penalty)
}

/// Two dice that show so much together.
fn two(sum: u8) -> [u8; 2] {
    let high = sum.saturating_sub(1).min(6);
    [high, sum - high]
}

#[test]
fn the_better_total_takes_the_reward_and_a_tie_goes_left() {
    for (left, right, won) in [(0, 1, 1), (1, 0, 0), (0, 0, 0)] {
        let mut play = Play::new(&[]);
        let (objective, _) = rivals(&mut play);
        let tile = play.table.state.board.missions[0];
        let [a, b] = two(objective + left);
        let [c, d] = two(objective + right);
        play.dice(&[a, b, c, d]);
        let gold = [play.table.gold(0), play.table.gold(1)];
        play.run(Step::dice_mission(), &[]);
        let missions = [0, 1].map(|seat| play.table.state.seat(seat).missions);
        assert_eq!(missions, if won == 0 { [1, 0] } else { [0, 1] });
        let loser = 1 - won;
        assert_eq!(play.table.gold(loser), gold[usize::from(loser)] + 2, "the loser's consolation");
        assert!(!play.table.state.board.missions[0].is_some());
        assert!(play.table.state.piles.cards(Pile::MissionDiscard).contains(&tile));
    }
}

#[test]
fn who_fails_loses_glory_and_the_other_is_rewarded() {
    let mut play = Play::new(&[]);
    let (objective, penalty) = rivals(&mut play);
    let glory = play.table.glory(0);
    let [c, d] = two(objective);
    play.dice(&[1, 1, c, d]);
    play.run(Step::dice_mission(), &[]);
    assert_eq!(play.table.glory(0), (glory - penalty).max(0));
    assert_eq!(play.table.state.seat(1).missions, 1);
    assert!(play.path(11).won && !play.path(10).won);
}

#[test]
fn a_mission_is_rerolled_until_its_roller_lets_it_stand() {
    let mut play = Play::new(&[]);
    let (objective, _) = rivals(&mut play);
    let kakron = play.card("kakron");
    play.table.vacate(PathId(10));
    play.table.join(0, kakron);
    play.table.occupy(PathId(10), kakron);
    let [high, low] = two(objective);
    play.dice(&[high, 1, low, 1, 1]);
    play.run(Step::dice_mission(), &[Do::Use("kakron"), Do::PathDie(10, 1)]);
    assert!(play.path(10).won);
}

#[test]
fn an_empty_board_has_no_adventure() {
    let mut play = Play::new(&[]);
    play.monster(Site::Land(0), "sckon");
    play.run(Step::Adventure { at: 0 }, &[]);
    assert_eq!(play.table.state.board.fought, [false; 3]);
}

#[test]
fn ex_09_there_is_no_defense_without_a_monster() {
    let mut play = Play::new(&[]);
    play.assign(8, 0, "drapis", &[("strength", 1)], &[]);
    play.run(Step::Adventure { at: 0 }, &[]);
    assert!(!play.path(8).fought);
}

#[test]
fn a_contract_is_delivered_from_stock_and_each_path_has_its_reward() {
    let mut play = Play::new(&["affinity-siege"]);
    let tile = play.card("mission-tile-2");
    play.table.state.board.missions[1] = tile;
    play.assign(12, 0, "bjorn", &[("strength", 1)], &[]);
    play.assign(13, 1, "geas", &[("strength", 1)], &[]);
    // The first owner has two traps and chooses; the second one keeps its only trap.
    let spare = play.card("trap-magic-1");
    play.table.take_trap(0, spare);
    let (glory, gold) = (play.table.glory(0), play.table.gold(0));
    let path = PathId(12);
    play.run(
        Step::ContractMission { path, due: 0, stage: ContractStage::default() },
        &[Do::Act(Act::Yes), Do::Card(spare), Do::Act(Act::No)],
    );
    assert_eq!((play.table.glory(0), play.table.gold(0)), (glory + 3, gold + 4), "reward and talent");
    assert_eq!(play.table.state.seat(0).traps.len(), 1);
    assert_eq!(play.table.state.seat(1).traps.len(), 1);
    assert_eq!([0, 1].map(|seat| play.table.state.seat(seat).missions), [1, 0]);
    assert!(!play.table.state.board.missions[1].is_some());
    assert!(play.table.state.piles.cards(Pile::MissionDiscard).contains(&tile));
}
