//! Random games with random tiles: none gets stuck, and what is always true is true after every answer.

use super::support::{Play, content, loaded};
use crate::content::Setup;
use crate::state::Phase;
use provost_engine::chance::Chance;
use provost_engine::game::metrics::Metrics as _;

/// More questions than any game needs.
const MANY: usize = 20_000;

/// Plays to the end; returns how many questions were asked.
fn play(setup: &Setup, seed: u64) -> (Play, usize) {
    let mut chance = Chance::new(seed ^ 0x5EED);
    let mut play = Play::start(&content(setup), seed);
    for asked in 0..MANY {
        let Some(choice) = play.machine.choice() else { return (play, asked) };
        let options = u32::try_from(choice.options.len()).unwrap();
        let option = choice.options[chance.below(options) as usize];
        play.answer(option);
    }
    panic!("seed {seed} of {setup:?} does not end");
}

/// Chooses tiles by chance: all of them, some or none; the rest is drawn.
fn random_setup(seed: u64) -> Setup {
    let mut chance = Chance::new(seed);
    let game = loaded().game("kingdom-defenders").unwrap();
    let mut tiles = Vec::new();
    for (prefix, room) in [("kd-e", 5), ("kd-p", 3)] {
        let is_drawn = |id: &&String| {
            let number = id.strip_prefix(prefix).and_then(|rest| rest.split('-').next()?.parse::<u8>().ok());
            number.is_some_and(|number| number > if prefix == "kd-e" { 5 } else { 1 })
        };
        let mut pool: Vec<&String> = game.entries.keys().filter(is_drawn).collect();
        chance.shuffle(&mut pool);
        pool.truncate(chance.below(room + 1) as usize);
        tiles.extend(pool.into_iter().cloned());
    }
    Setup { players: u8::try_from(2 + seed % 3).unwrap(), tiles, ..Setup::default() }
}

#[test]
fn random_games_end_and_hold_their_invariants() {
    let games = std::env::var("PROVOST_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_000);
    let mut questions = 0;
    for seed in 0..games {
        let (play, asked) = play(&random_setup(seed), seed);
        questions += asked;
        let table = &play.table;
        assert_eq!(table.state.board.phase, Phase::Over, "seed {seed}");
        assert!(play.machine.is_idle());
        for seat in 0..table.content.players {
            assert!(table.state.seat(seat).score.is_some_and(|score| score >= 0), "seed {seed}");
        }
        assert!(table.places().contains(&1));
    }
    println!("{games} games, {questions} questions");
}

#[test]
fn the_same_seed_is_the_same_game() {
    for seed in 0..20 {
        let setup = random_setup(seed);
        let ((a, asked), (b, again)) = (play(&setup, seed), play(&setup, seed));
        assert_eq!((asked, &a.table.state), (again, &b.table.state));
    }
}
