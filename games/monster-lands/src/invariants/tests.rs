//! A sound table passes; each way to break it is found.

use crate::content::Setup;
use crate::state::{Offer, PathDie, Pile};
use crate::test_table::TestTable;
use crate::thing::{CardId, Item, PathId};
use provost_interpreter::hook::Player;

#[test]
fn every_set_up_is_sound() {
    for players in 2..=4 {
        for options in [&[][..], &["variant-trick-module"], &["queens-grant", "more-monster-action"]] {
            for seed in 0..5 {
                TestTable::new(players, options, seed).table.check_at_rest().unwrap();
            }
        }
    }
    let packs = vec!["monster-lands-extras".to_owned()];
    let options = vec!["resurrection-b".to_owned()];
    TestTable::of(&Setup { packs, options, ..Setup::default() }, 1).table.check_at_rest().unwrap();
}

#[test]
fn the_dummy_player_keeps_to_its_paths() {
    let solo = |with: &dyn Fn(&mut TestTable), says: &str| {
        let mut test = TestTable::new(1, &[], 1);
        test.table.check_at_rest().unwrap();
        with(&mut test);
        let error = test.table.check_at_rest().unwrap_err();
        assert!(error.contains(says), "{error}");
    };
    solo(&|test| test.table.lay_dummy(PathId::UPPER), "at the Entrance");
    solo(&|test| (0..7).for_each(|path| test.table.lay_dummy(PathId(path))), "has 6 tokens, 7 are on paths");
    solo(
        &|test| {
            let card = test.table.leader(0).unwrap();
            test.table.occupy(PathId(0), card);
            test.table.lay_dummy(PathId(0));
        },
        "the dummy player and a mercenary",
    );
    solo(&|test| test.table.lift(Item::Dummy), "the dummy player is not in force");
    broken(|test| test.table.lay_dummy(PathId(0)), "has 0 tokens, 1 are on paths");
}

fn broken(with: impl FnOnce(&mut TestTable), says: &str) {
    let mut test = TestTable::new(3, &[], 1);
    with(&mut test);
    let error = test.table.check_at_rest().unwrap_err();
    assert!(error.contains(says), "{error}");
}

#[test]
fn a_card_is_in_one_place() {
    broken(
        |test| {
            test.table.state.piles.pop(Pile::Monsters);
        },
        "is nowhere",
    );
    broken(
        |test| {
            let card = test.table.state.board.monsters[0];
            test.table.state.piles.push(Pile::MonsterDiscard, card);
        },
        "is in Pile(MonsterDiscard) and in MonsterDock",
    );
    broken(
        |test| {
            let card = test.table.state.piles.pop(Pile::Loot).unwrap();
            test.table.state.piles.push(Pile::Equipment, card);
        },
        "does not belong in Pile(Equipment)",
    );
    broken(
        |test| {
            let card = test.table.state.board.offer(Offer::Traps).as_slice()[0];
            test.table.state.with_card(card, |place| place.owner = 1);
        },
        "says its owner is 1",
    );
}

#[test]
fn a_clan_fits_together() {
    broken(|test| test.table.state.seats[0].reputation += 1, "the members have 1");
    broken(|test| test.table.state.seats[0].resources[0] = -1, "has -1 of resource 0");
    let korgo = |test: &TestTable| test.card("korgo");
    broken(|test| test.table.state.with_card(korgo(test), |card| card.leads = true), "has 2 leaders");
    broken(|test| test.table.state.with_card(korgo(test), |card| card.path = PathId(3)), "does not have it");
    broken(|test| test.table.state.with_card(korgo(test), |card| card.link = CardId(0)), "does not have");
    broken(|test| test.table.state.with_card(korgo(test), |card| card.wounds = 2), "lives with 2 wounds");
    broken(
        |test| {
            for id in ["noxx", "slham"] {
                let item = test.fetch(test.card(id));
                test.table.equip(item, korgo(test));
            }
        },
        "bears two of a type",
    );
    broken(
        |test| {
            for _ in 0..5 {
                test.table.draw_trap(1, false);
            }
        },
        "5 can be kept",
    );
}

#[test]
fn the_board_fits_together() {
    broken(|test| test.table.state.board.spaces[0] = 1 << 15, "spaces, occupied are");
    broken(
        |test| {
            let card = test.table.state.piles.pop(Pile::Loot).unwrap();
            test.table.state.board.offer_mut(Offer::Loot).push(card);
        },
        "there is room for 4",
    );
    broken(
        |test| {
            let die = PathDie { colour: 7, face: 0, on: CardId::NONE };
            test.table.state.paths[2].dice.push(die);
        },
        "die of colour 7",
    );
    broken(|test| test.table.state.seats[1].pool[7][0] = 1, "dice of no colour 7");
    broken(|test| test.table.state.paths[1].mercenary = test.card("korgo"), "who is not there");
    broken(|test| test.table.state.paths[1].tokens[2] = 1, "nobody carries");
}

#[test]
fn what_is_in_force_is_in_play() {
    broken(
        |test| {
            let monster = test.table.state.board.monsters[0];
            test.table.lift_card(monster);
            let korgo = test.card("korgo");
            test.table.lift_card(korgo);
        },
        "is in play and not in force",
    );
    broken(
        |test| {
            let code = test.table.content.card(test.card("korgo")).code;
            test.table.enforce(Item::Card(test.card("korgo")), Player(0), crate::acts::reach::MEMBER, code);
        },
        "is heard",
    );
    broken(
        |test| {
            let card = test.card("vaidala");
            test.table.enforce_card(card, Player(0), crate::acts::reach::MEMBER);
        },
        "is in force and not in play",
    );
}
