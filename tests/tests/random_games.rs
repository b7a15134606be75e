//! Random games over all set-ups: no panic, no fault, no game without an end, and after every decision a legal
//! state. The first ten thousand run with the other tests, and two thousand of one player; `PROVOST_GAMES=100000 cargo
//! test --release -p provost-tests --test random_games` is the long run, with 20,000 of one player.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it cannot go on")]

use provost_engine::hash::content_hash;
use provost_engine::monster_lands::content::{Content, Setup};
use provost_engine::monster_lands::state::State;
use provost_engine::monster_lands::step::Step;
use provost_interpreter::machine::Machine;
use provost_tests::random::{Match, setups, solo_setups};
use std::sync::Arc;

fn contents(setups: &[Setup]) -> Vec<Arc<Content>> {
    let loaded = provost_tests::shipped();
    let game = loaded.game("monster-lands").unwrap();
    let hash = content_hash(&loaded);
    setups.iter().map(|setup| Arc::new(Content::build(game, setup, hash).unwrap())).collect()
}

fn solo_contents() -> Vec<Arc<Content>> {
    let loaded = provost_tests::shipped();
    contents(&solo_setups(loaded.game("monster-lands").unwrap()))
}

/// There are fewer set-ups for one player, so fewer games reach each of them as often.
fn solo_games() -> u64 {
    games() / 5
}

fn games() -> u64 {
    std::env::var("PROVOST_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10_000)
}

/// Plays every `of`-th of so many games from `first` on.
fn play(contents: &[Arc<Content>], games: u64, first: u64, of: u64) {
    for seed in (first..games).step_by(usize::try_from(of).unwrap()) {
        let at = usize::try_from(seed).unwrap() % contents.len();
        let Some(content) = contents.get(at) else { continue };
        let fail = |decisions: u32, why: String| -> ! {
            panic!("seed {seed}, set-up {at}, decision {decisions}: {why}")
        };
        let mut game = Match::new(content, seed).unwrap_or_else(|why| fail(0, why));
        loop {
            match game.step() {
                Ok(true) => {
                    game.table.check().unwrap_or_else(|why| fail(game.decisions, why));
                }
                Ok(false) => break,
                Err(why) => fail(game.decisions, why),
            }
        }
        assert!(game.machine.is_idle(), "seed {seed}: a question is open at the end");
    }
}

#[test]
fn even_games_end_in_legal_states() {
    play(&contents(&setups()), games(), 0, 2);
}

#[test]
fn odd_games_end_in_legal_states() {
    play(&contents(&setups()), games(), 1, 2);
}

#[test]
fn games_of_one_player_end_in_legal_states() {
    play(&solo_contents(), solo_games(), 0, 1);
}

/// The same seed gives the same log, byte for byte, also if the game is saved and loaded at every decision.
#[test]
fn a_saved_game_goes_on_as_if_nothing_had_happened() {
    let setups = setups();
    let contents = contents(&setups);
    let solo = solo_contents();
    for (seed, content) in (0..).zip(contents.iter().chain(&solo)).step_by(7) {
        let mut straight = Match::new(content, seed).unwrap();
        let mut saved = straight.clone();
        straight.table.log.on = true;
        saved.table.log.on = true;
        loop {
            let text = serde_json::to_string(&(&saved.table.state, &saved.machine)).unwrap();
            let (state, machine): (State, Machine<Step>) = serde_json::from_str(&text).unwrap();
            assert!(state == saved.table.state && machine == saved.machine, "seed {seed}: the save differs");
            saved.table.state = state;
            saved.machine = machine;
            let goes_on = straight.step().unwrap();
            assert_eq!(saved.step().unwrap(), goes_on);
            if !goes_on {
                break;
            }
        }
        let log = |game: &Match| serde_json::to_string(&game.table.log.events).expect("events are data");
        assert!(log(&straight) == log(&saved), "seed {seed}: the logs differ");
        assert!(!straight.table.log.events.is_empty());
        let mut again = Match::new(content, seed).unwrap();
        again.table.log.on = true;
        again.finish().unwrap();
        assert!(log(&straight) == log(&again), "seed {seed}: the game does not repeat");
    }
}
