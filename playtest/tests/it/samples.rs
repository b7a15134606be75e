//! A sampled game plays like the real one: hidden things can be drawn anew in the middle of any effect, and what is
//! under way continues without a fault.

use provost_engine::chance::Chance;
use provost_engine::game::config::GameConfig;
use provost_engine::game::{Game, Rules};
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::pack::Loaded;
use serde_json::{Value, json};

/// Plays random games with a set-up, and a sample of every seventh position to its end. Returns the number of samples.
struct Samples<'l> {
    loaded: &'l Loaded,
    setup: Value,
    seeds: u64,
}

impl GameVisitor for Samples<'_> {
    type Output = usize;

    fn visit<R: Testable>(self) -> usize {
        let Self { loaded, setup, seeds } = self;
        let game = loaded.game(R::ID).unwrap();
        let config = GameConfig::<R>::new(loaded, game, setup, "en").unwrap();
        (0..seeds).map(|seed| sample(&config.start(seed, false).unwrap(), seed)).sum()
    }
}

fn sample<R: Rules>(game: &Game<R>, seed: u64) -> usize {
    let (mut game, mut chance, mut samples) = (game.clone(), Chance::new(seed), 0);
    let mut step = 0;
    while let Some(observation) = game.observation() {
        if step % 7 == 0 {
            let mut sample = observation.sample(seed + step);
            assert_eq!(sample.choice(), game.choice(), "seed {seed}, step {step}: the same question");
            assert_eq!(sample.rules().check(), Ok(()), "seed {seed}, step {step}");
            let end = finish(&mut sample, &mut Chance::new(step));
            assert_eq!(end, Ok(()), "seed {seed}, step {step}");
            samples += 1;
        }
        random(&mut game, &mut chance).unwrap();
        step += 1;
    }
    samples
}

fn finish<R: Rules>(game: &mut Game<R>, chance: &mut Chance) -> Result<(), String> {
    while game.choice().is_some() {
        random(game, chance)?;
    }
    game.rules().check()
}

fn random<R: Rules>(game: &mut Game<R>, chance: &mut Chance) -> Result<(), String> {
    let count = u32::try_from(game.choice().unwrap().options.len()).unwrap();
    game.choose(chance.below(count) as usize).map_err(|error| error.to_string())
}

#[test]
fn samples_of_every_game_play_on_to_the_end() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        for players in [2, 4] {
            let setup = json!({ "players": players });
            let played = games::visit::<Shipped, _>(game, Samples { loaded: &loaded, setup, seeds: 25 });
            assert!(played.unwrap() > 200, "{game}");
        }
    }
}

#[test]
fn samples_with_face_down_tricks_play_on_to_the_end() {
    let loaded = provost_tests::shipped();
    let setup = json!({ "players": 3, "options": ["variant-trick-module"] });
    let played = games::visit::<Shipped, _>("monster-lands", Samples { loaded: &loaded, setup, seeds: 40 });
    assert!(played.expect("the game is shipped") > 200, "{played:?} samples");
}

#[test]
fn samples_of_a_solo_game_play_on_to_the_end() {
    let loaded = provost_tests::shipped();
    for scenario in ["scenario-1", "scenario-8"] {
        let setup = json!({ "players": 1, "scenario": scenario });
        let played =
            games::visit::<Shipped, _>("monster-lands", Samples { loaded: &loaded, setup, seeds: 20 });
        assert!(played.expect("the game is shipped") > 100, "{scenario}: {played:?} samples");
    }
}
