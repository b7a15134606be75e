//! What a player cannot tell apart looks the same.

use crate::content::Setup;
use crate::state::Pile;
use crate::step::Step;
use crate::table::Table;
use crate::test_table::TestTable;
use crate::thing::{CardId, Site};
use provost_engine::chance::Chance;

/// A game in which everybody has traps in stock and on paths, one of them turned up.
fn mid_game(options: &[&str], seed: u64) -> Table {
    let mut test = TestTable::new(4, options, seed);
    for seat in 0..4 {
        for _ in 0..3 {
            test.table.draw_trap(seat, false);
        }
    }
    for (path, id) in Site::Land(0).paths().zip(["korgo", "taron", "frunks", "timbulu"]) {
        let card = test.card(id);
        let owner = test.table.state.card(card).owner;
        test.table.occupy(path, card);
        for at in [2, 0] {
            let trap = test.table.state.seat(owner).traps.as_slice()[at];
            test.table.lay_trap(path, trap);
        }
    }
    let open = test.table.state.path(Site::Land(0).paths().next().unwrap()).traps.as_slice()[1].card;
    test.table.state.path_mut(Site::Land(0).paths().next().unwrap()).traps.as_mut_slice()[1].revealed = true;
    test.table.enforce_card(open, provost_interpreter::hook::Player(0), crate::acts::reach::PATH);
    test.table.check().unwrap();
    test.table
}

/// The player of a solo game does not know the tokens that the dummy player has hidden.
#[test]
fn hidden_tokens_of_the_dummy_player_are_nobodys_to_see() {
    let setup = Setup { players: 1, scenario: Some("scenario-8".to_owned()), ..Setup::default() };
    let mut test = TestTable::of(&setup, 5);
    test.table.state.chance.fix(&[5, 1]);
    assert!(test.run(Step::dummy_turn()).is_none());
    let path = Site::Land(0).paths().next().unwrap();
    assert_eq!(test.table.state.path(path).traps.len(), 2);
    let view = test.table.view(0);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let sample = view.sample(seed);
        assert_eq!(sample.view(0), view);
        sample.check().unwrap();
        seen.extend(sample.state.path(path).traps.iter().map(|trap| trap.card));
    }
    assert!(seen.len() > 10, "{} different tokens might lie there", seen.len());
}

fn traps_of(table: &Table, seat: u8) -> Vec<CardId> {
    let on_paths = crate::thing::PathId::all().flat_map(|path| {
        let traps = table.state.path(path).traps;
        traps
            .iter()
            .map(|trap| trap.card)
            .filter(|card| table.state.card(*card).owner == seat)
            .collect::<Vec<_>>()
    });
    table.state.seat(seat).traps.iter().copied().chain(on_paths).collect()
}

#[test]
fn a_view_has_nothing_hidden_in_it() {
    for options in [&[][..], &["variant-trick-module"]] {
        for seed in 0..20 {
            let table = mid_game(options, seed);
            for seat in 0..4 {
                let view = table.view(seat);
                for other in 0..30 {
                    // A sample differs from the table only in what is hidden.
                    assert_eq!(view.sample(other).view(seat), view);
                }
                view.table().check().unwrap();
            }
        }
    }
}

#[test]
fn samples_are_sound_and_keep_what_the_player_knows() {
    let table = mid_game(&["variant-trick-module"], 3);
    let open = table.state.paths[0].traps.as_slice()[1];
    for seat in 0..4 {
        let view = table.view(seat);
        for seed in 0..50 {
            let sample = view.sample(seed);
            sample.check().unwrap();
            assert_eq!(traps_of(&sample, seat), traps_of(&table, seat));
            assert_eq!(sample.state.paths[0].traps.as_slice()[1], open);
            assert_eq!(sample.state.board, table.state.board);
            assert_eq!(sample.state.listeners, table.state.listeners);
            for pile in [Pile::Monsters, Pile::Traps, Pile::Loot, Pile::Missions, Pile::Panic] {
                assert_eq!(sample.state.piles.len(pile), table.state.piles.len(pile));
            }
            for other in 0..4 {
                assert_eq!(traps_of(&sample, other).len(), 4);
            }
        }
    }
}

#[test]
fn samples_are_as_different_as_they_may_be() {
    let table = mid_game(&[], 3);
    let view = table.view(0);
    let mut seen = std::collections::BTreeSet::new();
    let mut initial_on_path = 0;
    for seed in 0..200 {
        let sample = view.sample(seed);
        seen.insert(traps_of(&sample, 1));
        assert_eq!(sample.state, view.sample(seed).state);
        let initial = traps_of(&table, 1)
            .into_iter()
            .find(|card| table.content.trap(*card).family == crate::content::TrapFamily::Initial);
        assert!(traps_of(&sample, 1).contains(&initial.unwrap()), "it cannot be anywhere else");
        initial_on_path += usize::from(sample.state.card(initial.unwrap()).path.is_some());
    }
    assert!(seen.len() > 190, "{}", seen.len());
    assert!((70..130).contains(&initial_on_path), "{initial_on_path}: half of the places are on a path");
}

#[test]
fn what_will_be_rolled_is_not_seen() {
    let table = mid_game(&[], 3);
    let mut other = table.clone();
    other.state.chance = Chance::new(99);
    other.state.piles.cards_mut(Pile::Monsters).reverse();
    assert_ne!(table.state, other.state);
    for seat in [0, 1, 2, 3, u8::MAX] {
        assert_eq!(table.view(seat), other.view(seat));
    }
}

#[test]
fn the_own_traps_are_seen_and_those_of_others_are_not() {
    let table = mid_game(&[], 3);
    let mut other = table.clone();
    // Two players swap a face-down trap in stock that was drawn from the pile.
    let [one, two] = [1, 2].map(|seat| other.state.seat(seat).traps.as_slice()[0]);
    for (seat, card) in [(1, two), (2, one)] {
        other.state.seat_mut(seat).traps.as_mut_slice()[0] = card;
        other.state.with_card(card, |place| place.owner = seat);
    }
    assert_eq!(table.view(0), other.view(0));
    assert_eq!(table.view(3), other.view(3));
    assert_ne!(table.view(1), other.view(1));
    assert_ne!(table.view(2), other.view(2));
}
