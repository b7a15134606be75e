//! What holds for the prospects of every game.

use crate::support;
use provost_engine::chance::Chance;
use provost_engine::game::prepared::Prepared;
use provost_engine::game::prospects::*;
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;

#[test]
fn parts_are_added_up_and_compared() {
    let mut own = Prospects::new(&["score", "gold"]);
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

/// Plays random games and looks at the prospects of all positions.
struct Look<'l>(&'l Loaded);

impl GameVisitor for Look<'_> {
    type Output = ();

    fn visit<R: Testable>(self) {
        let game = self.0.game(R::ID).unwrap();
        for language in ["en", "de"] {
            let prepared = Prepared::<R>::new(self.0, game, serde_json::json!({}), language).unwrap();
            for seed in 0..6 {
                look(&prepared, seed);
            }
        }
    }
}

fn look<R: Testable>(prepared: &Prepared<'_, R>, seed: u64) {
    let mut game = prepared.start(seed, false).unwrap();
    let mut chance = Chance::new(seed);
    while let Some(choice) = game.choice() {
        let all = game.rules().prospects();
        assert_eq!(all.len(), usize::from(game.rules().players()));
        for prospects in &all {
            assert!(prospects.total().abs() < 500 * POINT, "{prospects:?}");
            let named = |part: Part| prepared.speech.has(&format!("prospect-{}", part.id));
            assert!(prospects.parts().all(named), "{prospects:?}");
        }
        let count = u32::try_from(choice.options.len()).unwrap();
        game.choose(chance.below(count) as usize).unwrap();
    }
    let scores = (0..game.rules().players()).map(|seat| game.rules().score(Player(seat)) * POINT);
    let prospects = game.rules().prospects();
    assert!(prospects.iter().map(Prospects::total).eq(scores), "in the end only points count: {prospects:?}");
}

#[test]
fn prospects_have_words_and_become_the_score() {
    let loaded = support::shipped();
    for game in games::ids::<Shipped>() {
        games::visit::<Shipped, _>(game, Look(&loaded));
    }
}
