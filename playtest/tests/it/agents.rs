//! Every agent plays every game to its end, and the same with the same seed.

use provost_engine::game::config::GameConfig;
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;
use provost_playtest::agent::{Agent, AgentSpec, Search};
use provost_playtest::play;
use serde_json::json;

/// Plays a game with these agents, dealt to the seats in turn, and returns the scores.
struct Scores<'l>(&'l Loaded, &'l [AgentSpec], u64);

impl GameVisitor for Scores<'_> {
    type Output = Vec<i32>;

    fn visit<R: Testable>(self) -> Vec<i32> {
        let Self(loaded, specs, seed) = self;
        let game = loaded.game(R::ID).unwrap();
        let config = GameConfig::<R>::new(loaded, game, json!({}), "en").unwrap();
        let mut game = config.start(seed, false).unwrap();
        let players = game.rules().players();
        let seats = (0..u64::from(players)).zip(specs.iter().cycle());
        let mut agents: Vec<Box<dyn Agent<R>>> =
            seats.map(|(seat, spec)| spec.build::<R>(seed + seat)).collect();
        play::finish(&mut game, &mut agents, 20_000, &mut ()).unwrap();
        assert!(game.is_over() && game.rules().is_over());
        (0..players).map(|seat| game.rules().score(Player(seat))).collect()
    }
}

fn plays_every_game_to_its_end(agent: &str, games: u64) {
    let loaded = provost_tests::shipped();
    let agents = [agent.parse().unwrap()];
    for game in games::ids::<Shipped>() {
        for seed in 0..games {
            let scores = games::visit::<Shipped, _>(game, Scores(&loaded, &agents, seed));
            assert_eq!(
                scores,
                games::visit::<Shipped, _>(game, Scores(&loaded, &agents, seed)),
                "{game}, seed {seed}"
            );
        }
    }
}

/// The better agent wins from either seat, and by far on the whole.
fn beats(better: &str, worse: &str, kinds: &[&str], games: u64, margin: i32) {
    let loaded = provost_tests::shipped();
    let [better, worse] = [better, worse].map(|agent| agent.parse().unwrap());
    for game in kinds {
        let mut ahead = 0;
        for seed in 0..games {
            for (agents, seat) in [([better, worse], 0), ([worse, better], 1)] {
                let scores = games::visit::<Shipped, _>(game, Scores(&loaded, &agents, seed)).unwrap();
                ahead +=
                    2 * scores.iter().copied().skip(seat).take(1).sum::<i32>() - scores.iter().sum::<i32>();
            }
        }
        let mean = ahead / i32::try_from(2 * games).unwrap();
        assert!(mean >= margin, "{game}: {better} is {mean} points ahead of {worse}");
    }
}

#[test]
fn random_agents_play_every_game_to_its_end() {
    plays_every_game_to_its_end("random", 20);
}

#[test]
fn greedy_agents_play_every_game_to_its_end() {
    plays_every_game_to_its_end("greedy", 2);
}

#[test]
fn greedy_beats_random() {
    beats("greedy", "random", games::ids::<Shipped>(), 3, 12);
}

#[test]
fn search_agents_play_every_game_to_its_end() {
    plays_every_game_to_its_end("search:120", 1);
}

/// In Kingdom Defenders a dozen games decide. In Monster Lands luck is greater and hundreds of games are needed, which
/// are played beforehand (`docs/agents.md`).
#[test]
fn search_beats_greedy() {
    beats("search:800", "greedy", &["kingdom-defenders"], 6, 6);
}

#[test]
fn more_positions_make_search_stronger() {
    beats("search:800", "search:100", &["kingdom-defenders"], 6, 6);
}

/// Lets a search take every decision of a game, and returns how many positions it evaluated for each.
struct EvaluatedPositions<'l>(&'l Loaded, u32);

impl GameVisitor for EvaluatedPositions<'_> {
    type Output = Vec<u64>;

    fn visit<R: Testable>(self) -> Vec<u64> {
        let Self(loaded, nodes) = self;
        let game = loaded.game(R::ID).unwrap();
        let config = GameConfig::<R>::new(loaded, game, json!({}), "en").unwrap();
        let mut game = config.start(7, false).unwrap();
        let mut agent = Search::<R>::new(nodes, 7);
        let mut evaluated = Vec::new();
        while let Some(observation) = game.observation().filter(|_| evaluated.len() < 60) {
            let before = agent.evaluated();
            let index = agent.choose(&observation);
            evaluated.push(agent.evaluated() - before);
            game.choose(index).unwrap();
        }
        evaluated
    }
}

#[test]
fn a_search_keeps_to_its_budget() {
    let loaded = provost_tests::shipped();
    for game in games::ids::<Shipped>() {
        for nodes in [1, 30, 400] {
            let evaluated = games::visit::<Shipped, _>(game, EvaluatedPositions(&loaded, nodes)).unwrap();
            assert!(
                evaluated.iter().all(|evaluated| *evaluated <= u64::from(nodes)),
                "{game}, {nodes}: {evaluated:?}"
            );
            // It does not give up early, either.
            assert!(evaluated.contains(&u64::from(nodes)), "{game}, {nodes}: {evaluated:?}");
        }
    }
}
