//! What evaluations say about positions that anybody would judge alike.

use super::IDS;
use crate::state::Phase;
use crate::test_table::TestTable;
use crate::thing::{CardId, PathId, Site};

fn deploying(seed: u64) -> TestTable {
    let mut test = TestTable::new(2, &[], seed);
    test.table.state.board.phase = Phase::Deployment;
    test
}

fn part(test: &TestTable, seat: u8, id: &str) -> i32 {
    let all = test.table.all_evaluations();
    let evaluation = all.as_slice()[usize::from(seat)];
    assert!(IDS.contains(&id));
    evaluation.parts().find(|part| part.id == id).unwrap().worth
}

fn total(test: &TestTable, seat: u8) -> i32 {
    test.table.all_evaluations().as_slice()[usize::from(seat)].total()
}

/// Sends a player's leader to a path of the land with strength dice.
fn send(test: &mut TestTable, seat: u8, path: u8, dice: usize) -> CardId {
    let leader = test.table.leader(seat).unwrap();
    test.table.occupy(PathId(path), leader);
    let strength = test.colour("strength");
    for _ in 0..dice {
        test.table.lay_die(PathId(path), strength, CardId::NONE);
    }
    leader
}

#[test]
fn more_dice_on_a_path_make_better_prospects() {
    let paths = [1, 3, 5].map(|dice| {
        let mut test = deploying(1);
        test.lay(Site::Land(0), "sckon");
        send(&mut test, 0, 0, dice);
        part(&test, 0, "paths")
    });
    assert!(paths.is_sorted() && paths[0] < paths[2], "{paths:?}");
}

#[test]
fn a_defence_makes_better_prospects() {
    let expects = |tokens: i32| {
        let mut test = deploying(1);
        test.lay(Site::Land(0), "abysur");
        send(&mut test, 0, 0, 4);
        let kinds = (0..).zip(&test.table.content.tokens);
        let mut placed = kinds.filter(|(token, kind)| kind.placed && !test.table.is_trap(*token));
        let (defense, _) = placed.next().unwrap();
        test.table.lay_tokens(PathId(0), defense, tokens);
        part(&test, 0, "paths")
    };
    assert!(expects(0) < expects(1) && expects(1) < expects(3));
}

#[test]
fn who_comes_later_profits_from_the_damage_of_others() {
    let expects = |others: bool| {
        let mut test = deploying(1);
        test.lay(Site::Land(0), "sckon");
        send(&mut test, 0, 3, 2);
        if others {
            send(&mut test, 1, 0, 3);
        }
        part(&test, 0, "paths")
    };
    assert!(expects(false) < expects(true));
}

#[test]
fn who_beats_the_monster_leaves_the_land_to_others() {
    // What the two expect of two lands of one affinity, which are not equally hard to take.
    let expect = |land: &str| {
        let mut test = deploying(1);
        test.lay(Site::Land(0), "sckon");
        test.table.state.board.lands[0] = test.card(land);
        send(&mut test, 1, 0, 5);
        send(&mut test, 0, 2, 4);
        [1, 0].map(|seat| part(&test, seat, "paths"))
    };
    let [[first, later], [same, more]] = ["yuha", "wahibah"].map(expect);
    assert_eq!(first, same, "whoever fights does not take the land");
    assert_ne!(later, more, "whoever comes later may");
}

#[test]
fn wages_that_cannot_be_paid_threaten_the_clan() {
    let mut test = deploying(2);
    test.hire(0, "fandor");
    test.set(0, 7, 12);
    assert_eq!(part(&test, 0, "wages"), 0);
    test.set(0, 0, 12);
    assert!(part(&test, 0, "wages") < -300);
}

#[test]
fn a_hire_within_ones_means_is_worth_its_price() {
    let mut test = deploying(2);
    test.set(0, 12, 10);
    let before = total(&test, 0);
    test.hire(0, "guster");
    test.set(0, 12 - 9, 10);
    assert!(total(&test, 0) > before, "{} {before}", total(&test, 0));
}

#[test]
fn gold_is_worth_little_when_nothing_can_be_bought_any_more() {
    let gain = |round: u8, phase: Phase| {
        let mut test = deploying(3);
        (test.table.state.board.round, test.table.state.board.phase) = (round, phase);
        test.set(0, 5, 5);
        let before = total(&test, 0);
        test.set(0, 9, 5);
        total(&test, 0) - before
    };
    assert!(gain(1, Phase::Deployment) >= 100);
    assert!(gain(6, Phase::Deployment) < gain(5, Phase::Deployment));
    assert!((1..=4).contains(&gain(6, Phase::Adventure)));
}
