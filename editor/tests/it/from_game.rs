//! A situation taken from a game in any moment: it can be set up, and what is not as in the game is told.

use provost_editor::background::Handler as _;
use provost_editor::model::lab::Carried;
use provost_editor::model::play::Opening;
use provost_editor::worker::Content;
use provost_editor::worker::lab::{FromGame, Lab, Report, Request, Ticket};
use provost_engine::game::session::Start;
use provost_games::Shipped;
use provost_playtest::agent::AgentSpec;
use provost_playtest::session;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::sync::Arc;

fn content() -> Content {
    let packs = provost_packs::read(&[]).unwrap().sources;
    Content { loaded: Arc::new(provost_engine::load::<Shipped>(packs)), number: 1, errors: 0 }
}

/// The choices of a game between agents.
fn played(content: &Content, game: &str, seed: u64, agent: AgentSpec) -> Vec<String> {
    let start = Start::New { setup: Value::Object(Map::new()), seed };
    let mut session = session::begin::<Shipped>(&content.loaded, game, start, "en", &[agent]).unwrap();
    while let Some(index) = session.agent_choice() {
        session.answer(index).unwrap();
    }
    session.record().choices.clone()
}

fn taken(lab: &mut Lab, content: &Content, game: &str, seed: u64, choices: &[String]) -> (String, Carried) {
    let opening = Opening { game: game.to_owned(), setup: Map::new(), seed };
    let from = FromGame { opening, choices: choices.to_vec(), language: "en" };
    let mut taken = None;
    lab.handle(vec![Request::FromGame(content.clone(), Box::new(from))], &mut |report| {
        if let Report::Taken(_, Ok(found)) = report {
            taken = Some(found);
        }
    });
    taken.unwrap()
}

/// Everything of a position that is not as in the game, in every third moment of two games.
fn lost(game: &str, moments: &str) -> BTreeSet<String> {
    let content = content();
    let mut lab = Lab::new(0, Ticket::default());
    let (mut lost, mut count) = (BTreeSet::new(), 0);
    for (seed, agent) in [(3, AgentSpec::Greedy), (4, AgentSpec::Random)] {
        let choices = played(&content, game, seed, agent);
        for at in (0..=choices.len()).step_by(3) {
            let (text, carried) =
                taken(&mut lab, &content, game, seed, choices.get(..at).unwrap_or_default());
            assert!(carried.problems.is_empty(), "{} {at}: {:?}\n{text}", carried.moment, carried.problems);
            if carried.moment.contains(moments) {
                count += 1;
                lost.extend(carried.lost.into_iter().map(|lost| lost.key));
            }
        }
    }
    assert!(count > 20, "{count}");
    lost
}

#[test]
fn a_turn_of_monster_lands_is_taken_over_as_it_is() {
    assert_eq!(lost("monster-lands", "deployment"), BTreeSet::new());
}

#[test]
fn of_kingdom_defenders_only_won_discs_and_the_order_after_this_turn_are_lost() {
    let keys = lost("kingdom-defenders", "placing");
    let may_be = ["hand", "discs", "order", "passed"];
    let others: Vec<_> = keys.iter().filter(|key| !may_be.iter().any(|end| key.ends_with(end))).collect();
    assert!(others.is_empty(), "{others:?}");
}
