//! The dice-pool phase.

use crate::step::Step;
use crate::test_table::TestTable;
use crate::thing::Site;
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;

const POOL: Step = Step::pool();

fn dice(test: &TestTable, seat: u8) -> [u8; 3] {
    ["strength", "magic", "persuasion"].map(|id| test.table.state.seat(seat).dice(test.colour(id)))
}

/// EX-20, for every clan.
#[test]
fn a_clan_starts_with_four_dice_of_which_one_is_rolled() {
    let mut test = TestTable::new(4, &[], 1);
    assert!(test.run(POOL).is_none());
    for seat in 0..4 {
        assert_eq!(dice(&test, seat), [2, 1, 1]);
        let blank = |id: &str| test.table.state.seat(seat).faces(test.colour(id))[0];
        assert_eq!([blank("strength"), blank("magic"), blank("persuasion")], [2, 1, 0]);
    }
    test.table.check_at_rest().unwrap();
}

#[test]
fn glory_brings_dice_in_bands() {
    for (glory, bonus) in [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (10, [1, 0, 0]),
        (11, [1, 1, 0]),
        (20, [1, 1, 0]),
        (21, [1, 1, 1]),
        (45, [1, 1, 1]),
    ] {
        let mut test = TestTable::new(2, &[], 1);
        test.set(0, 7, glory);
        assert!(test.run(POOL).is_none());
        let [strength, magic, persuasion] = bonus;
        assert_eq!(dice(&test, 0), [1 + strength, 1 + magic, 1 + persuasion], "glory {glory}");
    }
}

#[test]
fn dice_of_the_last_round_are_gone() {
    let mut test = TestTable::new(2, &[], 1);
    test.run(POOL);
    test.run(POOL);
    assert_eq!(dice(&test, 1), [2, 1, 1]);
}

/// ML-234, R-20.
#[test]
fn a_clan_without_anybody_gets_a_novice_and_gold() {
    let mut test = TestTable::new(3, &[], 1);
    for (seat, gold) in [(0, 3), (1, 8)] {
        test.set(seat, gold, 12);
        for card in &test.table.state.seat(seat).members.clone() {
            test.table.leave(*card);
        }
    }
    for card in &test.table.state.seat(2).members.clone() {
        test.table.leave(*card);
    }
    test.hire(2, "novice");
    test.set(2, 0, 5);
    test.run(POOL);
    for (seat, gold) in [(0, 5), (1, 8)] {
        let clan = test.table.state.seat(seat);
        assert_eq!((clan.members.len(), clan.reputation), (1, 1));
        assert!(test.table.leader(seat).is_some());
        assert_eq!((test.table.gold(seat), test.table.glory(seat)), (gold, 12));
        assert_eq!(dice(&test, seat), [2, 1, 0]);
    }
    assert_eq!(test.table.gold(2), 0, "a novice is left, so the clan is not ruined");
    test.table.check_at_rest().unwrap();
}

/// ML-420.
#[test]
fn the_queen_grants_the_first_player_something_from_round_2_on() {
    let mut test = TestTable::new(3, &["queens-grant"], 1);
    test.table.state.board.first = 1;
    assert!(test.run(POOL).is_none(), "not in round 1");
    test.table.state.board.round = 2;
    let choice = test.run(POOL).unwrap();
    assert_eq!((choice.player, choice.options.len()), (Player(1), 3), "{choice:?}");
    let choice = test.answer(choice.options[0]).unwrap();
    assert_eq!((choice.player, choice.options.len()), (Player(1), 3), "{choice:?}");
    assert!(test.answer(ChoiceOption::Alternative(2)).is_none());
    assert_eq!(test.table.gold(1), 9);
    assert_eq!(test.table.state.seat(1).all_dice(), 5);
    assert_eq!(test.table.state.seat(0).all_dice(), 4);
}

/// ML-421.
#[test]
fn more_monsters_come_in_even_rounds_to_an_empty_entrance() {
    let mut test = TestTable::new(3, &["more-monster-action"], 1);
    for round in [1, 3, 5] {
        test.table.state.board.round = round;
        test.run(POOL);
        assert!(!test.table.state.board.monster(Site::Entrance).is_some(), "round {round}");
    }
    test.table.state.board.round = 2;
    test.run(POOL);
    let there = test.table.state.board.monster(Site::Entrance);
    assert!(there.is_some());
    test.table.state.board.round = 4;
    test.run(POOL);
    assert_eq!(test.table.state.board.monster(Site::Entrance), there);
    test.table.check_at_rest().unwrap();
    assert!(test.table.state.board.panic.is_empty(), "no panic before clean-up");
}
