//! Panic, the end of the game, the reset of the board and the first player.

use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::round::CleanUpStage;
use crate::state::{Phase, Pile};
use crate::step::Step;
use crate::test_table::TestTable;
use crate::thing::{CardId, Site};

const A: Site = Site::Land(0);
const B: Site = Site::Land(1);

/// From step 2 of the rules on.
const FROM_PANIC: Step = Step::CleanUp { stage: CleanUpStage::Panic, at: 0 };
/// From step 6 of the rules on.
const FROM_RESET: Step = Step::CleanUp { stage: CleanUpStage::Reset, at: 0 };

fn at_entrance(test: &TestTable) -> CardId {
    test.table.state.board.monster(Site::Entrance)
}

/// Fights took place at these docks, nobody won, and panic spreads.
fn spread(test: &mut TestTable, fought: [bool; 3]) {
    test.table.state.board.fought = fought;
    test.table.spread_panic();
    assert_eq!(test.table.state.board.fought, [false; 3]);
    test.table.check_at_rest().unwrap();
}

#[test]
fn only_a_monster_that_was_fought_spreads_panic() {
    let mut test = TestTable::new(3, &[], 1);
    let (abysur, _) = (test.lay(A, "abysur"), test.lay(B, "gator"));
    let mut unfought = test.clone();
    spread(&mut unfought, [false; 3]);
    assert!(!at_entrance(&unfought).is_some() && unfought.table.state.board.panic.is_empty());
    assert_eq!(unfought.table.state.board.monster(A), abysur, "R-110");
    let mut beaten = test.clone();
    beaten.table.discard_monster(abysur);
    spread(&mut beaten, [true, false, false]);
    assert!(!at_entrance(&beaten).is_some());
    spread(&mut test, [true, false, false]);
    assert_eq!(at_entrance(&test), abysur);
    assert!(!test.table.state.board.monster(A).is_some());
    assert_eq!(test.table.state.board.panic.len(), 1);
}

#[test]
fn the_greatest_attack_stays_then_elimination_then_who_was_there() {
    // Attack 4 with 15 and 20, attack 3 with 15; two pairs that are equal in both.
    for (a, b, there, stays) in [
        ("gator", "sckon", "trons", "trons"),
        ("trons", "sckon", "gator", "trons"),
        ("sckon", "krushus", "gator", "krushus"),
        ("snagus", "krunn", "caribdis", "caribdis"),
        ("krushus", "gator", "krinx", "krinx"),
    ] {
        let mut test = TestTable::new(3, &[], 1);
        test.lay(A, a);
        test.lay(B, b);
        test.lay(Site::Entrance, there);
        let before = test.table.state.piles.len(Pile::MonsterDiscard);
        spread(&mut test, [true, true, false]);
        assert_eq!(at_entrance(&test), test.card(stays), "{a}, {b}, {there}");
        assert_eq!(test.table.state.piles.len(Pile::MonsterDiscard), before + 2);
        let docks = test.table.state.board.monsters;
        assert_eq!(docks.iter().filter(|card| card.is_some()).count(), 1);
    }
}

#[test]
fn equals_that_were_not_there_go_by_the_order_of_the_cards() {
    let mut test = TestTable::new(3, &[], 1);
    let (snagus, krunn) = (test.lay(A, "snagus"), test.lay(B, "krunn"));
    spread(&mut test, [true, true, false]);
    assert_eq!(at_entrance(&test), snagus.min(krunn));
}

///
#[test]
fn a_monster_that_was_sent_is_compared_in_clean_up() {
    for (there, stays) in [("gator", "sandor"), ("abysur", "abysur")] {
        let mut test = TestTable::new(3, &[], 1);
        test.lay(Site::Entrance, there);
        let sandor = test.fetch(test.card("sandor"));
        test.table.state.board.sent.push(sandor);
        spread(&mut test, [true, false, false]);
        assert_eq!(at_entrance(&test), test.card(stays));
        assert!(test.table.state.board.sent.is_empty());
        assert_eq!(test.table.state.board.panic.len(), 1);
    }
}

/// R-24, as the card says it: captured on a land it waits, captured at the Entrance it does not.
#[test]
fn a_captured_monster_may_wait_for_clean_up() {
    for (site, waits) in [(A, true), (Site::Entrance, false)] {
        let mut test = TestTable::new(3, &[], 1);
        let sandor = test.lay(site, "sandor");
        let path = site.paths().next().unwrap();
        let korgo = test.card("korgo");
        test.table.occupy(path, korgo);
        let context = test.table.on_path_at(Hook::Capture, path);
        assert!(test.hear(context).is_none());
        assert_eq!(test.table.state.board.sent.contains(sandor), waits);
        assert_eq!(test.table.state.board.monster(site) == sandor, !waits);
        test.table.check().unwrap();
    }
}

#[test]
fn a_monster_may_spread_more_panic_until_no_token_is_left() {
    let mut test = TestTable::new(3, &[], 1);
    test.lay(Site::Entrance, "krinx");
    for expected in [2, 4, 6, 7, 7] {
        spread(&mut test, [false; 3]);
        assert_eq!(test.table.state.board.panic.len(), expected);
    }
    assert!(test.table.state.piles.is_empty(Pile::Panic), "R-86");
}

/// ML-347, R-49: seats to the right are those before.
#[test]
fn the_lowest_reputation_begins_and_ties_go_to_the_right() {
    for (reputations, first, next) in [
        ([5, 3, 4, 9], 0, 1),
        ([3, 3, 3, 3], 0, 3),
        ([3, 3, 3, 3], 2, 1),
        ([3, 5, 3, 5], 0, 2),
        ([3, 5, 3, 5], 1, 0),
        ([3, 5, 5, 5], 0, 0),
        ([5, 2, 2, 5], 1, 2),
    ] {
        let mut test = TestTable::new(4, &[], 1);
        test.table.state.board.first = first;
        for (seat, reputation) in (0..).zip(reputations) {
            test.table.state.seat_mut(seat).reputation = reputation;
        }
        test.table.pass_first_player();
        assert_eq!(test.table.state.board.first, next, "{reputations:?} from {first}");
    }
}

#[test]
fn the_game_ends_after_the_last_round_or_with_enough_glory() {
    for (round, glory, over) in [(1, 29, false), (1, 30, true), (5, 12, false), (6, 5, true)] {
        let mut test = TestTable::new(3, &[], 1);
        test.table.state.board.round = round;
        test.set(2, 7, glory);
        assert!(test.run(FROM_PANIC).is_none());
        assert_eq!(test.table.state.board.phase == Phase::Over, over, "round {round}, glory {glory}");
        assert_eq!(test.table.state.board.round, if over { round } else { round + 1 });
        assert_eq!(test.table.gold(0), 6, "wages come before the check");
    }
}

#[test]
fn the_board_is_reset() {
    let mut test = TestTable::new(3, &[], 1);
    test.run(Step::pool());
    let before = test.table.state.board;
    let state = &mut test.table.state;
    state.board.spaces[0] = 3;
    state.board.discounts[0] = 5;
    state.seats[1].passed = true;
    // Land A was conquered, so monster and land are gone; land B was left alone.
    let [land, _] = state.board.lands;
    state.board.lands[0] = CardId::NONE;
    state.seat_mut(0).lands.push(land);
    state.with_card(land, |place| place.owner = 0);
    let [beaten, stays, _] = state.board.monsters;
    test.table.discard_monster(beaten);
    assert!(test.run(FROM_RESET).is_none());
    let after = test.table.state.board;
    assert_eq!((after.spaces, after.discounts, after.round), (Default::default(), Default::default(), 2));
    assert!(test.table.state.seats.iter().all(|seat| seat.all_dice() == 0 && !seat.passed));
    assert!(after.missions.iter().all(|card| card.is_some() && !before.missions.contains(card)));
    assert_eq!(test.table.state.piles.cards(Pile::MissionDiscard), before.missions);
    assert!(after.lands[0].is_some() && after.lands[0] != land);
    assert_ne!(after.headers[0].0, before.headers[0].0);
    assert_eq!(test.table.state.piles.cards(Pile::HeaderDiscard), [before.headers[0].0]);
    assert_eq!(
        (after.lands[1], after.headers[1], after.monsters[1]),
        (before.lands[1], before.headers[1], stays)
    );
    assert!(after.monsters[0].is_some() && after.monsters[0] != beaten);
    test.table.check_at_rest().unwrap();
}

#[test]
fn missions_and_headers_come_back_when_there_are_no_more() {
    let mut test = TestTable::new(3, &[], 1);
    test.table.state.board.rounds = 40;
    for round in 2..20 {
        let land = test.table.state.board.lands[0];
        test.table.state.board.lands[0] = CardId::NONE;
        test.table.state.piles.push(Pile::LandDiscard, land);
        assert!(test.run(FROM_RESET).is_none());
        assert_eq!(test.table.state.board.round, round);
        assert!(test.table.state.board.missions.iter().all(|card| card.is_some()));
        assert!(test.table.state.board.headers[0].0.is_some());
        test.table.check_at_rest().unwrap();
    }
}

#[test]
fn a_land_that_is_missing_for_good_leaves_its_dock_empty() {
    let mut test = TestTable::new(3, &[], 1);
    let lands: Vec<_> = test.table.state.piles.cards(Pile::Lands).to_vec();
    for card in lands {
        test.fetch(card);
        test.table.state.seat_mut(1).lands.push(card);
        test.table.state.with_card(card, |place| place.owner = 1);
    }
    let land = std::mem::take(&mut test.table.state.board.lands[0]);
    test.table.state.seat_mut(0).lands.push(land);
    test.table.state.with_card(land, |place| place.owner = 0);
    test.table.discard_monster(test.table.state.board.monsters[0]);
    assert!(test.run(FROM_RESET).is_none());
    assert_eq!(test.table.state.board.monsters[0], CardId::NONE);
    assert_eq!(test.table.state.board.headers[0], (CardId::NONE, 0));
    test.table.check_at_rest().unwrap();
}

/// drawn for a land, it goes to the Entrance, and another one comes to the land.
#[test]
fn a_drawn_monster_may_go_to_the_entrance_instead() {
    for taken in [false, true] {
        let mut test = TestTable::new(3, &[], 1);
        let there = if taken { test.lay(Site::Entrance, "abysur") } else { CardId::NONE };
        let dogor = test.fetch(test.card("dogor"));
        let old = test.table.state.board.monster(A);
        if old.is_some() {
            test.table.discard_monster(old);
        }
        test.table.state.piles.push(Pile::Monsters, dogor);
        assert!(test.run(FROM_RESET).is_none());
        assert_eq!(at_entrance(&test), dogor);
        assert!(test.table.state.board.monster(A).is_some());
        assert_eq!(taken, test.table.state.piles.cards(Pile::MonsterDiscard).contains(&there));
        assert!(test.table.state.board.panic.is_empty());
        test.table.check_at_rest().unwrap();
    }
}

#[test]
fn survivors_come_home_with_what_they_carry_and_keep_their_wounds() {
    let mut test = TestTable::new(3, &[], 1);
    let korgo = test.card("korgo");
    let path = A.paths().next().unwrap();
    test.table.occupy(path, korgo);
    test.table.state.with_card(korgo, |place| place.wounds = 1);
    let potion = (0..).zip(&test.table.content.tokens).find(|(_, kind)| kind.carried > 0 && !kind.placed);
    let potion = potion.map(|(at, _)| at).unwrap();
    let placed =
        (0..).zip(&test.table.content.tokens).find(|(at, kind)| kind.placed && !test.table.is_trap(*at));
    let placed = placed.map(|(at, _)| at).unwrap();
    test.table.lay_tokens(path, potion, 1);
    test.table.lay_tokens(path, placed, 1);
    test.table.lay_resource(path, 0, 5);
    let had = test.table.state.seat(0).resources[0];
    let trap = test.table.state.seat(0).traps.as_slice()[0];
    test.table.lay_trap(path, trap);
    test.table.check_at_rest().unwrap();
    test.table.come_home_everywhere();
    assert_eq!(test.table.stock(0, potion), 1);
    assert_eq!(test.table.stock(0, placed), 0);
    assert_eq!(test.table.state.seat(0).resources[0], had + 5);
    assert_eq!(test.table.state.card(korgo).wounds, 1);
    assert!(!test.table.state.card(korgo).path.is_some());
    assert!(test.table.log.events.iter().any(|event| event.what == EventKind::Discarded { card: trap }));
    test.table.check_at_rest().unwrap();
}
