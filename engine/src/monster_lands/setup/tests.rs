//! Set-up with the shipped content.

use crate::fixture;
use crate::monster_lands::content::{Content, Face, Setup, SetupError};
use crate::monster_lands::state::{Offer, Pile};
use crate::monster_lands::step::Step;
use crate::monster_lands::table::Table;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};

fn set_up(setup: &Setup, seed: u64) -> Table {
    let content = fixture::monster_lands(setup);
    let mut table = Table::new(content, seed);
    let content = std::sync::Arc::clone(&table.content);
    let mut machine = Machine::new();
    machine.begin(&content.program, &table, Flow::Call(Step::Setup { stage: 0, at: 0 })).unwrap();
    assert_eq!(machine.run(&content.program, &mut table).unwrap(), Outcome::Done);
    table
}

#[test]
fn the_counts_are_those_of_the_box() {
    let content = fixture::monster_lands(&Setup::default());
    let count = |is: fn(&Face) -> bool| content.cards.iter().filter(|card| is(&card.face)).count();
    assert_eq!(count(|face| matches!(face, Face::Mercenary(_))), 8 + 28 + 8);
    assert_eq!(count(|face| matches!(face, Face::Monster(_))), 20);
    assert_eq!(count(|face| matches!(face, Face::Equipment(_))), 18);
    assert_eq!(count(|face| matches!(face, Face::Land(_))), 12);
    assert_eq!(count(|face| matches!(face, Face::Trap(_))), 64);
    assert_eq!(count(|face| matches!(face, Face::Loot)), 16);
    assert_eq!(count(|face| matches!(face, Face::Mission(_))), 12);
    assert_eq!(count(|face| matches!(face, Face::Panic(_))), 7);
    assert_eq!(count(|face| matches!(face, Face::Header(_))), 6);
}

#[test]
fn every_number_of_players_gets_its_board() {
    for players in 1..=4 {
        for seed in 0..20 {
            let table = set_up(&Setup { players, ..Setup::default() }, seed);
            let state = &table.state;
            let (lands, docks) = match players {
                1 => (1, 3),
                2 => (1, 4),
                _ => (2, 4),
            };
            assert_eq!(state.board.lands.iter().filter(|card| card.is_some()).count(), lands);
            let on_lands = state.board.monsters.iter().take(2).filter(|card| card.is_some()).count();
            assert_eq!(on_lands, lands, "seed {seed}");
            assert_eq!(state.board.offer(Offer::Mercenaries).len(), docks);
            assert_eq!(state.board.offer(Offer::Traps).len(), 6);
            assert_eq!(state.board.offer(Offer::Equipment).len(), 3);
            assert_eq!(state.board.offer(Offer::Loot).len(), 4);
            assert_eq!(state.piles.len(Pile::Missions), 10);
            let easy = state.board.offer(Offer::Mercenaries).iter();
            let easy = easy.filter(|card| table.content.mercenary(**card).reputation <= 4).count();
            assert!(easy >= usize::from(players), "ML-022, seed {seed}");
            for seat in 0..players {
                let clan = state.seat(seat);
                assert_eq!((clan.members.len(), clan.reputation, clan.traps.len()), (2, 1, 1));
                assert_eq!((table.glory(seat), table.gold(seat)), (5, 7));
                assert!(table.leader(seat).is_some());
            }
        }
    }
}

#[test]
fn the_first_monsters_follow_the_level() {
    let levels = |difficulty: &str| {
        let setup = Setup { players: 4, difficulty: Some(difficulty.to_owned()), ..Setup::default() };
        let mut levels = std::collections::BTreeSet::new();
        for seed in 0..30 {
            let table = set_up(&setup, seed);
            for monster in table.state.board.monsters.iter().take(2) {
                levels.insert(table.content.monster(*monster).level);
            }
        }
        levels.len()
    };
    assert_eq!(levels("difficulty-normal"), 1);
    assert_eq!(levels("difficulty-hard"), 2);
}

#[test]
fn the_trick_module_joins_the_supply_only_if_chosen() {
    let without = set_up(&Setup::default(), 1);
    assert_eq!(without.state.piles.len(Pile::Traps) + 6, 36);
    let options = vec!["variant-trick-module".to_owned()];
    let with = set_up(&Setup { options, ..Setup::default() }, 1);
    assert!(with.state.board.clash);
    assert_eq!(with.state.piles.len(Pile::Traps) + 6, 36 + 24);
}

#[test]
fn what_cannot_be_set_up_says_why() {
    let loaded = fixture::shipped();
    let game = loaded.game("monster-lands").unwrap();
    let error = |setup: &Setup| Content::build(game, setup, 0).unwrap_err();
    let wrong = Setup { difficulty: Some("difficulty-norml".to_owned()), ..Setup::default() };
    let text = error(&wrong).to_string();
    assert!(text.contains("did you mean `difficulty-normal`?"), "{text}");
    let many = Setup { players: 5, ..Setup::default() };
    assert!(matches!(error(&many), SetupError::Players { players: 5, clans: 4, .. }));
    let both = Setup {
        packs: vec!["monster-lands-extras".to_owned()],
        options: vec!["resurrection-a".to_owned(), "resurrection-b".to_owned()],
        ..Setup::default()
    };
    assert!(matches!(error(&both), SetupError::Excluded(..)));
    let options = vec!["variant-trick-module".to_owned()];
    let tricks = error(&Setup { players: 1, options, ..Setup::default() }).to_string();
    assert_eq!(tricks, "`variant-trick-module` is for 2, 3, 4 or 5 players, and 1 was asked for");
    let scenario = Some("scenario-8".to_owned());
    let alone = error(&Setup { scenario: scenario.clone(), ..Setup::default() }).to_string();
    assert_eq!(alone, "`scenario-8` is for 1 player, and 2 were asked for");
    // The scenario brings the clash by itself.
    assert!(set_up(&Setup { players: 1, scenario, ..Setup::default() }, 1).state.board.clash);
}
