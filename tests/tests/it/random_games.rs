//! Random games over all set-ups: no panic, no fault, no game without an end, and after every decision a legal
//! state. The first ten thousand run with the other tests, and two thousand of one player with scenarios;
//! `PROVOST_GAMES=100000 cargo test --release -p provost-tests random_games` is the long run, with 20,000 of those.

use provost_engine::chance::Chance;
use provost_interpreter::machine::Machine;
use provost_monster_lands::content::Setup;
use provost_monster_lands::state::State;
use provost_monster_lands::step::Step;
use provost_tests::random::{Match, content, setup, solo_setups};
use provost_tests::{shipped, with_expansions};

/// How many games are played with each set-up; making the content takes about as long as one of them.
const EACH: u64 = 4;

fn games() -> u64 {
    std::env::var("PROVOST_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10_000)
}

/// One player with every scenario of the shipped packs.
fn scenarios() -> Vec<Setup> {
    let loaded = shipped();
    solo_setups(loaded.game("monster-lands").unwrap())
}

/// Returns the set-up with this number.
fn nth_setup(number: u64) -> Setup {
    setup(&mut Chance::new(number))
}

/// There are fewer scenarios than other set-ups, so fewer games reach each of them as often.
fn solo_games() -> u64 {
    games() / 5
}

/// Plays a number of games: every `of`-th set-up from `first` on.
fn play(games: u64, first: u64, of: usize, nth_setup: impl Fn(u64) -> Setup) {
    let loaded = with_expansions();
    for number in (first..games / EACH).step_by(of) {
        let setup = nth_setup(number);
        let content = content(&loaded, &setup).unwrap_or_else(|why| panic!("set-up {number}: {why}"));
        for seed in number * EACH..(number + 1) * EACH {
            let fail = |decisions: u32, why: String| -> ! {
                panic!("seed {seed}, decision {decisions} of {setup:?}: {why}")
            };
            let mut game = Match::new(&content, seed).unwrap_or_else(|why| fail(0, why));
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
}

#[test]
fn games_of_even_set_ups_end_in_legal_states() {
    play(games(), 0, 2, nth_setup);
}

#[test]
fn games_of_odd_set_ups_end_in_legal_states() {
    play(games(), 1, 2, nth_setup);
}

#[test]
fn games_of_one_player_with_scenarios_end_in_legal_states() {
    let setups = scenarios();
    play(solo_games(), 0, 1, |number| {
        let at = usize::try_from(number).unwrap() % setups.len();
        setups.get(at).cloned().unwrap_or_default()
    });
}

/// The set-ups drawn cover every number of players, level, option and affinity.
#[test]
fn every_choice_is_among_the_set_ups() {
    let drawn: Vec<Setup> = (0..300).map(nth_setup).collect();
    let count = |what: &str| {
        let has = |setup: &&Setup| {
            let ids = [&setup.options, &setup.affinities, &setup.packs].into_iter().flatten();
            ids.chain(&setup.difficulty).any(|id| id == what)
        };
        drawn.iter().filter(has).count()
    };
    for id in [
        "difficulty-tutorial",
        "difficulty-cut-throat",
        "variant-trick-module",
        "queens-grant",
        "more-monster-action",
        "potion-shop",
        "sweet-failure",
        "resurrection-a",
        "resurrection-b",
        "siege",
        "necromancer",
        "jungle",
        "tide-and-ember",
    ] {
        assert!(count(id) > 20, "{id} is hardly ever played");
    }
    for players in 1..=5 {
        assert!(drawn.iter().filter(|setup| setup.players == players).count() > 30, "{players} players");
    }
    assert!(drawn.iter().filter(|setup| setup.packs.is_empty()).count() > 40, "the base game alone");
}

/// The same seed gives the same log, byte for byte, also if the game is saved and loaded at every decision.
#[test]
fn a_saved_game_goes_on_as_if_nothing_had_happened() {
    let loaded = with_expansions();
    let setups = (0..14).map(nth_setup).chain(scenarios().into_iter().step_by(7));
    for (seed, setup) in (0..).zip(setups) {
        let content = &content(&loaded, &setup).unwrap();
        let mut straight = Match::new(content, seed).unwrap();
        let mut saved = straight.clone();
        straight.table.log.on = true;
        saved.table.log.on = true;
        loop {
            let text = serde_json::to_string(&(&saved.table.state, &saved.machine)).unwrap();
            let (state, machine): (State, Machine<Step>) = serde_json::from_str(&text).unwrap();
            assert!(state == saved.table.state && machine == saved.machine, "seed {seed}: the save differs");
            saved.table.state = state;
            saved.table.state.listeners.rebuild(&content.program).unwrap();
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
