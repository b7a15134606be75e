//! Set-up with the shipped content.

use crate::content::{Content, Face, Setup, SetupError};
use crate::fixture;
use crate::state::{Offer, Pile};
use crate::step::Step;
use crate::table::Table;
use provost_interpreter::host::Flow;
use provost_interpreter::machine::{Machine, Outcome};

fn set_up(setup: &Setup, seed: u64) -> Table {
    set_up_with(fixture::content(setup), seed)
}

fn set_up_with(content: std::sync::Arc<Content>, seed: u64) -> Table {
    let mut table = Table::new(content, seed);
    let content = std::sync::Arc::clone(&table.content);
    let mut machine = Machine::new();
    machine.begin(&content.program, &table, Flow::Call(Step::setup())).unwrap();
    assert_eq!(machine.run(&content.program, &mut table).unwrap(), Outcome::Done);
    table
}

#[test]
fn the_counts_are_those_of_the_box() {
    let content = fixture::content(&Setup::default());
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

#[test]
fn affinities_are_as_many_as_the_game_is_played_with() {
    let loaded = fixture::shipped();
    let game = loaded.game("monster-lands").unwrap();
    let owned = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    let setup = |players: u8, options: &[&str], affinities: &[&str]| Setup {
        packs: owned(&["monster-lands-extras"]),
        players,
        options: owned(options),
        affinities: owned(affinities),
        ..Setup::default()
    };
    let played = |setup: &Setup| {
        let content = Content::build(game, setup, 0).unwrap();
        let ids: Vec<String> =
            content.affinities.iter().map(|noun| game.vocabulary.noun(*noun).id.clone()).collect();
        ids.join(" ")
    };
    assert_eq!(played(&setup(1, &[], &[])), "fire water air jungle");
    assert_eq!(played(&setup(2, &["affinity-siege"], &[])), "fire water air siege");
    let both = ["affinity-siege", "affinity-necromancer"];
    assert_eq!(played(&setup(4, &both, &[])), "fire water siege necromancer");
    assert_eq!(played(&setup(5, &both, &[])), "fire water air siege necromancer");
    assert_eq!(played(&setup(5, &[], &[])), "fire water air jungle necromancer");
    assert_eq!(played(&setup(5, &["affinity-siege"], &[])), "fire water air jungle siege");
    let named = ["air", "jungle", "siege", "wind"];
    assert_eq!(
        played(&setup(3, &both, &["air", "jungle", "siege", "necromancer"])),
        "air jungle siege necromancer"
    );
    let clan = Setup { clans: owned(&["jungle"]), ..setup(2, &both, &[]) };
    assert_eq!(played(&clan), "fire jungle siege necromancer");

    let error = |setup: &Setup| Content::build(game, setup, 0).unwrap_err().to_string();
    assert_eq!(
        error(&setup(2, &[], &["fire", "water", "air"])),
        "a game of 2 players is played with 4 affinities, and these are 3: `fire`, `water`, `air`"
    );
    assert_eq!(
        error(&setup(5, &[], &["fire", "water", "air", "jungle"])),
        "a game of 5 players is played with 5 affinities, and these are 4: `fire`, `water`, `air`, `jungle`"
    );
    assert_eq!(
        error(&setup(1, &["affinity-siege"], &["fire", "water", "air", "jungle", "siege"])),
        "a game of 1 player is played with 4 affinities, and these are 5: `fire`, `water`, `air`, `jungle`, `siege`"
    );
    assert_eq!(
        error(&setup(2, &[], &["fire", "water", "air", "siege"])),
        "the affinity `siege` comes with the set `affinity-siege`, which is not switched on"
    );
    assert_eq!(
        error(&setup(2, &["affinity-siege"], &["fire", "water", "air", "jungle"])),
        "the set `affinity-siege` is switched on, but its affinity `siege` is not among those chosen"
    );
    assert_eq!(error(&setup(2, &["affinity-siege"], &named)), "`wind` is named twice among the affinities");
    assert!(error(&setup(2, &[], &["fire", "water", "air", "jungel"])).contains("did you mean `jungle`?"));
    assert_eq!(error(&setup(6, &[], &[])), "6 players cannot play: the table has seats for 1 to 5");
    assert_eq!(
        error(&Setup { players: 5, ..Setup::default() }),
        "a game of 5 players is played with 5 affinities, and the packs that take part bring 4; another pack may have \
         a set with one more"
    );
    // A scenario that starts with an affinity keeps it in the game.
    let alone = |affinities: &[&str]| Setup {
        scenario: Some("scenario-2".to_owned()),
        ..setup(1, &["affinity-siege", "affinity-necromancer"], affinities)
    };
    assert_eq!(played(&alone(&[])), "fire jungle siege necromancer");
    assert_eq!(
        error(&alone(&["fire", "air", "siege", "necromancer"])),
        "`scenario-2` has somebody start with the affinity `jungle`, which is not among those chosen"
    );
    let clans =
        |ids: &[&str]| Setup { clans: owned(ids), ..setup(2, &[], &["fire", "water", "air", "jungle"]) };
    assert_eq!(error(&clans(&["fire", "fire"])), "`fire` is named twice among the clans");
    assert_eq!(error(&clans(&["fire", "water", "air"])), "3 clans were chosen for 2 players");
    assert_eq!(
        error(&clans(&["siege"])),
        "the clan `siege` is of no affinity in this game; these are `fire`, `water`, `air`, `jungle`"
    );
}

/// ML-486: nothing of an affinity that is not played with is in the game.
#[test]
fn cards_of_other_affinities_stay_in_the_box() {
    let options = vec!["affinity-siege".to_owned()];
    let packs = vec!["monster-lands-extras".to_owned()];
    let content = fixture::content(&Setup { packs, options, ..Setup::default() });
    let count = |is: fn(&Face) -> bool| content.cards.iter().filter(|card| is(&card.face)).count();
    assert_eq!(count(|face| matches!(face, Face::Mercenary(_))), 4 * 9 + 8);
    assert_eq!(count(|face| matches!(face, Face::Monster(_))), 20);
    assert_eq!(count(|face| matches!(face, Face::Land(_))), 12);
    assert_eq!(count(|face| matches!(face, Face::Equipment(_))), 18 + 9);
    assert_eq!(count(|face| matches!(face, Face::Loot)), 16 + 4);
}

/// ML-480: every micro-expansion and affinity by itself and with all others, for every number of players.
#[test]
fn the_extras_go_together_in_every_combination() {
    let loaded = fixture::shipped();
    let game = loaded.game("monster-lands").unwrap();
    let options =
        ["potion-shop", "sweet-failure", "affinity-siege", "affinity-necromancer", "resurrection-a"];
    for players in 1..=5 {
        for chosen in 0..64u32 {
            let mut on: Vec<String> = (0u32..)
                .zip(options)
                .filter(|(bit, _)| chosen & 1 << bit != 0)
                .map(|(_, option)| option.to_owned())
                .collect();
            // The sixth bit turns the tile over.
            if chosen & 32 != 0 {
                on.retain(|option| option != "resurrection-a");
                on.push("resurrection-b".to_owned());
            }
            let packs = vec!["monster-lands-extras".to_owned()];
            let setup = Setup { packs, players, options: on.clone(), ..Setup::default() };
            let content = std::sync::Arc::new(Content::build(game, &setup, 0).unwrap());
            let table = set_up_with(content, u64::from(chosen));
            assert_eq!(table.check(), Ok(()), "{players} players, {on:?}");
            let open = table.content.buildings.len() - table.state.board.covered.count_ones() as usize;
            assert_eq!(open, 7, "{on:?}");
            assert_eq!(table.state.piles.len(Pile::Panic), 7, "{on:?}");
            let has = |role: &str| on.iter().any(|option| option.starts_with(role));
            let tiles = table.content.rules.iter().filter(|rule| rule.is_tile).count();
            assert_eq!(tiles, usize::from(has("sweet")) + usize::from(has("resurrection")), "{on:?}");
            for seat in 0..players {
                let clan = table.state.seat(seat);
                assert_eq!((clan.members.len(), clan.traps.len()), (2, 1), "{players} players, {on:?}");
            }
        }
    }
}
