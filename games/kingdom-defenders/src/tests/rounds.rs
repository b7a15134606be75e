//! Set-up, placing, areas, unused discs, scoring.

use super::support::{Play, content, loaded};
use crate::ask::Ask;
use crate::content::{Content, Setup, SetupError};
use crate::state::{Phase, Spot};
use crate::thing::SpaceId;
use provost_engine::game::metrics::Metrics as _;

fn fails(setup: &Setup) -> String {
    Content::build(loaded().game("kingdom-defenders").unwrap(), setup, 0).unwrap_err().to_string()
}

#[test]
fn a_game_has_the_tiles_that_the_board_says() {
    for players in 2..=4 {
        for seed in 0..20 {
            let play = Play::start(&content(&Setup { players, ..Setup::default() }), seed);
            let spots = play.table.state.all_spaces().map(|(_, space)| space.spot);
            let tiles: Vec<_> = spots.filter(|spot| matches!(spot, Spot::Tile(_))).collect();
            assert_eq!(tiles.len(), 5 + 5 + 1 + 3);
            assert_eq!(play.table.adventures().count(), 4);
            assert_eq!((play.table.state.board.deeds.len(), play.table.state.board.rewards.len()), (3, 3));
            for seat in 0..players {
                assert_eq!((play.stock(seat, "coin"), play.table.hand(seat).count()), (3, 6));
            }
        }
    }
}

#[test]
fn only_what_can_come_up_is_compiled() {
    let tiles = ["kd-e6-alchemy-workshop", "kd-e7-enhancement-workshop", "kd-e8-amulet-shop"];
    let tiles = tiles.into_iter().chain(["kd-e9-merchants-guild", "kd-e10-black-market"]);
    let tiles = tiles.chain(["kd-p2-bard", "kd-p3-adventurer", "kd-p4-commander"]);
    let setup = Setup { tiles: tiles.map(str::to_owned).collect(), ..Setup::default() };
    assert_eq!(content(&setup).tiles.len(), 14);
    assert_eq!(content(&Setup::default()).tiles.len(), 30);
}

#[test]
fn a_set_up_that_does_not_work_says_why() {
    let tiles =
        |ids: &[&str]| Setup { tiles: ids.iter().map(|id| (*id).to_owned()).collect(), ..Setup::default() };
    assert_eq!(fails(&Setup { players: 5, ..Setup::default() }), "5 players cannot play: it takes 2 to 4");
    let near = fails(&tiles(&["kd-p2-brad"]));
    assert!(near.ends_with("did you mean `kd-p2-bard`?"), "{near}");
    assert!(fails(&tiles(&["kd-p1-wizard"])).starts_with("there is no building or character"));
    assert_eq!(
        fails(&tiles(&["kd-p2-bard", "kd-p2-bard"])),
        SetupError::Twice("kd-p2-bard".into()).to_string()
    );
    let many = ["kd-p2-bard", "kd-p3-adventurer", "kd-p4-commander", "kd-p5-spy"];
    assert!(fails(&tiles(&many)).starts_with("4 characters are chosen"));
    let pack = Setup { packs: vec!["kingdom".to_owned()], ..Setup::default() };
    assert!(fails(&pack).starts_with("there is no pack `kingdom`"));
}

#[test]
fn unused_discs_in_camps_and_on_adventures_cost_fame() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("fame", 5)]);
    let camp = play.spot(|spot| spot == Spot::Camp(0));
    let slot = play.show_adventure(0, "kd-adventure-dragons-lair");
    play.place(0, camp);
    play.pass(1);
    play.place(0, slot);
    play.pass(0);
    assert!(play.is_next_round());
    assert_eq!(play.stock(0, "fame"), 1, "2 for the camp, 2 for the card with its two discs");
}

#[test]
fn fame_never_falls_below_nothing() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("fame", 1)]);
    play.place(0, play.spot(|spot| spot == Spot::Camp(0)));
    play.all_pass();
    assert_eq!(play.stock(0, "fame"), 0);
}

#[test]
fn a_disc_in_area_c_stores_up_to_two() {
    let mut play = Play::with(2, &[]);
    play.give(0, &[("weapon", 2), ("spell", 1)]);
    play.place(0, play.spot(|spot| spot == Spot::Camp(0)));
    play.all_pass();
    assert_eq!(play.asked(), Some(Ask::Store));
    play.answer(Play::resource("weapon"));
    play.answer(Play::resource("weapon"));
    assert_eq!((play.stock(0, "fame"), play.stock(0, "spell")), (2, 1));
    assert!(play.is_next_round());
}

#[test]
fn an_adventure_is_completed_by_the_usual_rules() {
    let mut play = Play::with(2, &[]);
    let slot = play.show_adventure(0, "kd-adventure-giants-pass");
    play.give(0, &[("weapon", 2)]);
    play.table.state.seats[0].levels[0] = 1;
    play.place(0, slot);
    play.all_pass();
    play.act();
    let player = &play.table.state.seats[0];
    assert_eq!((player.levels[0], player.relics[2], play.wounds(0)), (2, 1, 2));
    assert_eq!((play.stock(0, "fame"), play.stock(0, "weapon")), (5, 0));
    assert!(play.table.adventures().count() == 4, "another card is turned up");
}

#[test]
fn a_space_takes_discs_of_one_player_and_all_at_once() {
    let mut play = Play::with(2, &[]);
    play.place_on(0, "kd-e4-tavern");
    assert!(!play.offers(Play::to(play.space("kd-e4-tavern"))));
    play.pass(1);
    for tile in ["kd-e1-armory", "kd-e2-magic-store", "kd-e3-arena"] {
        play.place_on(0, tile);
    }
    // One disc is left: none for a space that asks for two.
    let single = |space: &SpaceId| play.table.state.space(*space).size == 1;
    let spaces = (0..).map(SpaceId).take(play.table.state.board.spaces.len());
    let offered: Vec<SpaceId> = spaces.filter(|space| play.offers(Play::to(*space))).collect();
    assert!(!offered.is_empty() && offered.iter().all(single));
}

#[test]
fn equal_scores_share_a_place() {
    let mut play = Play::with(3, &[]);
    for (seat, fame) in [(0, 7), (1, 9), (2, 9)] {
        play.give(seat, &[("fame", fame)]);
    }
    assert_eq!(play.table.places(), [3, 1, 1]);
    // A set of one relic of each kind is worth 3.
    play.table.state.seats[0].relics[..3].copy_from_slice(&[1, 2, 1]);
    assert_eq!(play.table.places(), [1, 2, 2]);
}

#[test]
fn a_view_hides_what_is_behind_screens() {
    let play = Play::with(2, &[]);
    let view = play.table.seen_by(0);
    let seen = view.state();
    assert_eq!(seen.seats[0], play.table.state.seats[0]);
    assert_eq!(seen.seats[1].stock, [0; 8]);
    assert!(seen.decks.iter().flatten().all(|card| !card.is_some()));
    assert_eq!(play.table.state.board.phase, Phase::Placing);
}

#[test]
fn a_sample_might_be_the_real_table() {
    let mut play = Play::with(3, &[]);
    play.give(1, &[("weapon", 2), ("spell", 1)]);
    let view = play.table.seen_by(0);
    let mut stocks = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let sample = view.sample(seed);
        sample.check().unwrap();
        assert!(sample.seen_by(0) == view, "the player cannot tell it from the real one");
        stocks.insert(sample.state.seats[1].stock);
    }
    assert!(stocks.len() > 5, "what lies behind a screen may be anything");
    assert_ne!(view.sample(1).state.decks, view.sample(2).state.decks);
}
