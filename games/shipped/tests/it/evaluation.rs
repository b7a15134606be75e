//! What holds for the evaluation of every game.

use crate::support;
use provost_engine::chance::Chance;
use provost_engine::game::config::GameConfig;
use provost_engine::game::evaluation::*;
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;

#[test]
fn parts_are_added_up_and_compared() {
    let mut own = Evaluation::new(&["score", "gold"]);
    own.add(0, 3 * POINT);
    own.add(1, 40);
    own.add(1, -15);
    assert_eq!(own.total(), 325);
    let mut other = own;
    other.add(1, -60);
    other.add(0, 20);
    assert_eq!(own.difference(&other), Some(Part { id: "gold", worth: 60 }));
    assert_eq!(own.difference(&own), None);
}

/// Plays random games and looks at the evaluation of all positions.
struct Look<'l>(&'l Loaded);

impl GameVisitor for Look<'_> {
    type Output = ();

    fn visit<R: Testable>(self) {
        let game = self.0.game(R::ID).unwrap();
        for language in ["en", "de"] {
            let config = GameConfig::<R>::new(self.0, game, serde_json::json!({}), language).unwrap();
            for seed in 0..6 {
                look(&config, seed);
            }
        }
    }
}

fn look<R: Testable>(config: &GameConfig<'_, R>, seed: u64) {
    let mut game = config.start(seed, false).unwrap();
    let mut chance = Chance::new(seed);
    while let Some(choice) = game.choice() {
        let all = game.rules().evaluate();
        assert_eq!(all.len(), usize::from(game.rules().players()));
        for evaluation in &all {
            assert!(evaluation.total().abs() < 500 * POINT, "{evaluation:?}");
            let named = |part: Part| config.speech.has(&format!("evaluation-{}", part.id));
            assert!(evaluation.parts().all(named), "{evaluation:?}");
        }
        let count = u32::try_from(choice.options.len()).unwrap();
        game.choose(chance.below(count) as usize).unwrap();
    }
    let scores = (0..game.rules().players()).map(|seat| game.rules().score(Player(seat)) * POINT);
    let evaluation = game.rules().evaluate();
    assert!(
        evaluation.iter().map(Evaluation::total).eq(scores),
        "in the end only points count: {evaluation:?}"
    );
}

#[test]
fn evaluations_have_words_and_become_the_score() {
    let loaded = support::shipped();
    for game in games::ids::<Shipped>() {
        games::visit::<Shipped, _>(game, Look(&loaded)).expect("the game is shipped");
    }
}
