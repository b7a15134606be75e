//! A sound table passes; each way to break it is found.

use crate::content::Setup;
use crate::state::{Offer, PathDie, Pile};
use crate::thing::{CardId, Item, PathId};
use crate::trial::Trial;
use provost_interpreter::hook::Player;

#[test]
fn every_set_up_is_sound() {
    for players in 2..=4 {
        for options in [&[][..], &["variant-trick-module"], &["queens-grant", "more-monster-action"]] {
            for seed in 0..5 {
                Trial::new(players, options, seed).table.check_at_rest().unwrap();
            }
        }
    }
    let packs = vec!["monster-lands-extras".to_owned()];
    let options = vec!["resurrection-b".to_owned()];
    Trial::of(&Setup { packs, options, ..Setup::default() }, 1).table.check_at_rest().unwrap();
}

#[test]
fn the_dummy_player_keeps_to_its_paths() {
    let solo = |with: &dyn Fn(&mut Trial), says: &str| {
        let mut trial = Trial::new(1, &[], 1);
        trial.table.check_at_rest().unwrap();
        with(&mut trial);
        let error = trial.table.check_at_rest().unwrap_err();
        assert!(error.contains(says), "{error}");
    };
    solo(&|trial| trial.table.lay_dummy(PathId::UPPER), "at the Entrance");
    solo(
        &|trial| (0..7).for_each(|path| trial.table.lay_dummy(PathId(path))),
        "has 6 tokens, 7 are on paths",
    );
    solo(
        &|trial| {
            let card = trial.table.leader(0).unwrap();
            trial.table.occupy(PathId(0), card);
            trial.table.lay_dummy(PathId(0));
        },
        "the dummy player and a mercenary",
    );
    solo(&|trial| trial.table.lift(Item::Dummy), "the dummy player is not in force");
    broken(|trial| trial.table.lay_dummy(PathId(0)), "has 0 tokens, 1 are on paths");
}

fn broken(with: impl FnOnce(&mut Trial), says: &str) {
    let mut trial = Trial::new(3, &[], 1);
    with(&mut trial);
    let error = trial.table.check_at_rest().unwrap_err();
    assert!(error.contains(says), "{error}");
}

#[test]
fn a_card_is_in_one_place() {
    broken(
        |trial| {
            trial.table.state.piles.pop(Pile::Monsters);
        },
        "is nowhere",
    );
    broken(
        |trial| {
            let card = trial.table.state.board.monsters[0];
            trial.table.state.piles.push(Pile::MonsterDiscard, card);
        },
        "is in Pile(MonsterDiscard) and in MonsterDock",
    );
    broken(
        |trial| {
            let card = trial.table.state.piles.pop(Pile::Loot).unwrap();
            trial.table.state.piles.push(Pile::Equipment, card);
        },
        "does not belong in Pile(Equipment)",
    );
    broken(
        |trial| {
            let card = trial.table.state.board.offer(Offer::Traps).as_slice()[0];
            trial.table.state.with_card(card, |place| place.owner = 1);
        },
        "says its owner is 1",
    );
}

#[test]
fn a_clan_fits_together() {
    broken(|trial| trial.table.state.seats[0].reputation += 1, "the members have 1");
    broken(|trial| trial.table.state.seats[0].resources[0] = -1, "has -1 of resource 0");
    let korgo = |trial: &Trial| trial.card("korgo");
    broken(|trial| trial.table.state.with_card(korgo(trial), |card| card.leads = true), "has 2 leaders");
    broken(
        |trial| trial.table.state.with_card(korgo(trial), |card| card.path = PathId(3)),
        "does not have it",
    );
    broken(|trial| trial.table.state.with_card(korgo(trial), |card| card.link = CardId(0)), "does not have");
    broken(|trial| trial.table.state.with_card(korgo(trial), |card| card.wounds = 2), "lives with 2 wounds");
    broken(
        |trial| {
            for id in ["noxx", "slham"] {
                let item = trial.fetch(trial.card(id));
                trial.table.equip(item, korgo(trial));
            }
        },
        "bears two of a type",
    );
    broken(
        |trial| {
            for _ in 0..5 {
                trial.table.draw_trap(1, false);
            }
        },
        "5 can be kept",
    );
}

#[test]
fn the_board_fits_together() {
    broken(|trial| trial.table.state.board.spaces[0] = 1 << 15, "spaces, occupied are");
    broken(
        |trial| {
            let card = trial.table.state.piles.pop(Pile::Loot).unwrap();
            trial.table.state.board.offer_mut(Offer::Loot).push(card);
        },
        "there is room for 4",
    );
    broken(
        |trial| {
            let die = PathDie { colour: 7, face: 0, on: CardId::NONE };
            trial.table.state.paths[2].dice.push(die);
        },
        "die of colour 7",
    );
    broken(|trial| trial.table.state.seats[1].pool[7][0] = 1, "dice of no colour 7");
    broken(|trial| trial.table.state.paths[1].mercenary = trial.card("korgo"), "who is not there");
    broken(|trial| trial.table.state.paths[1].tokens[2] = 1, "nobody carries");
}

#[test]
fn what_is_in_force_is_in_play() {
    broken(
        |trial| {
            let monster = trial.table.state.board.monsters[0];
            trial.table.lift_card(monster);
            let korgo = trial.card("korgo");
            trial.table.lift_card(korgo);
        },
        "is in play and not in force",
    );
    broken(
        |trial| {
            let code = trial.table.content.card(trial.card("korgo")).code;
            trial.table.enforce(Item::Card(trial.card("korgo")), Player(0), crate::acts::reach::MEMBER, code);
        },
        "is heard",
    );
    broken(
        |trial| {
            let card = trial.card("vaidala");
            trial.table.enforce_card(card, Player(0), crate::acts::reach::MEMBER);
        },
        "is in force and not in play",
    );
}
