//! The board scene shows nothing hidden, names every piece once, and has a piece for every option about
//! a thing: over random games of every game.

use crate::support;
use provost_engine::chance::Chance;
use provost_engine::game::View as _;
use provost_engine::game::config::GameConfig;
use provost_engine::game::scene::{BoardScene, Piece, Shape, Zone};
use provost_engine::games::{self, GameVisitor};
use provost_engine::testing::Testable;
use provost_games::Shipped;
use provost_interpreter::choice::ChoiceOption;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::Loaded;
use std::collections::BTreeSet;

/// Plays a random game and looks at its table after every choice.
struct Watch<'l> {
    loaded: &'l Loaded,
    id: &'static str,
    seed: u64,
    players: u8,
}

fn pieces<'t>(zone: &'t Zone, all: &mut Vec<&'t Piece>) {
    fn add<'t>(piece: &'t Piece, all: &mut Vec<&'t Piece>) {
        all.push(piece);
        piece.pieces.iter().for_each(|piece| add(piece, all));
    }
    zone.pieces.iter().for_each(|piece| add(piece, all));
    zone.zones.iter().for_each(|zone| pieces(zone, all));
}

fn all_pieces(scene: &BoardScene) -> Vec<&Piece> {
    let mut all = Vec::new();
    scene.zones.iter().for_each(|zone| pieces(zone, &mut all));
    all
}

impl GameVisitor for Watch<'_> {
    /// How many options had a piece, and how many pieces were hidden from somebody.
    type Output = (usize, usize);

    fn visit<R: Testable>(self) -> (usize, usize) {
        let game = self.loaded.game(self.id).unwrap();
        let setup = serde_json::json!({ "players": self.players });
        let config = GameConfig::<R>::new(self.loaded, game, setup, "en").unwrap();
        let mut game = config.start(self.seed, false).unwrap();
        let mut chance = Chance::new(self.seed);
        let (mut joined, mut hidden, mut step) = (0, 0, 0);
        while let Some(choice) = game.choice().cloned() {
            let speech = &config.speech;
            for viewer in (0..self.players).map(Player) {
                let seen = game.rules().scene(speech, Some(viewer));
                let other = game.view(viewer).sample(step + 77);
                let again = other.scene(speech, Some(viewer));
                assert_eq!(seen, again, "step {step}: {viewer:?} sees what is hidden");
                let face_down = all_pieces(&seen).into_iter().filter(|piece| piece.shape == Shape::Hidden);
                for piece in face_down {
                    assert!(piece.entry.is_none() && piece.things.is_empty(), "{piece:?}");
                    hidden += 1;
                }
            }
            let scene = game.scene(speech, Some(choice.player));
            let ids = scene.ids();
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "step {step}: an id twice in {ids:?}");
            assert_eq!(scene.concerned.len(), choice.options.len());
            for (option, concerned) in choice.options.iter().zip(&scene.concerned) {
                let about = matches!(
                    option,
                    ChoiceOption::Use { .. } | ChoiceOption::Thing(_) | ChoiceOption::Unit { .. }
                );
                assert!(!about || !concerned.is_empty(), "step {step}: {option:?} is nowhere");
                assert!(concerned.iter().all(|id| unique.contains(id.as_str())));
                joined += usize::from(!concerned.is_empty());
            }
            assert!(all_pieces(&scene).iter().all(|piece| !piece.label.contains('<')), "a word is missing");
            let others = (0..self.players).map(Player).find(|other| *other != choice.player);
            if let Some(other) = others {
                assert!(game.scene(speech, Some(other)).concerned.is_empty(), "not asked");
            }
            game.choose(chance.pick(choice.options.len())).unwrap();
            step += 1;
        }
        (joined, hidden)
    }
}

#[test]
fn a_tableau_hides_what_is_hidden_and_has_a_piece_for_every_option() {
    let loaded = support::shipped();
    for id in games::ids::<Shipped>() {
        let mut hidden = 0;
        for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
            let found = games::visit::<Shipped, _>(id, Watch { loaded: &loaded, id, seed, players }).unwrap();
            assert!(found.0 > 0, "{id}: {found:?}");
            hidden += found.1;
        }
        // Only one of the games has cards that lie face down in front of somebody.
        assert!(
            hidden > 0
                || !loaded
                    .game(id)
                    .unwrap()
                    .entries
                    .values()
                    .any(|entry| entry.fields.contains_key("family"))
        );
    }
}
