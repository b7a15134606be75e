//! Replays one game of a run and records it choice by choice for inspection.

use super::{Plan, SimulateError, lineup};
use crate::agent::AgentSpec;
use provost_engine::game::record::Record;
use provost_engine::game::session::{self, Seated, Session as _, Start, StartError};
use provost_engine::games::{GameList, GameVisitor};
use provost_engine::testing::Testable;
use provost_interpreter::pack::{Loaded, LoadedGame};

/// A game of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The game with all its choices.
    pub record: Record,
    /// Who played, by seat.
    pub agents: Vec<AgentSpec>,
    /// Why it was not finished, if so; the record has the choices before.
    pub stuck: Option<String>,
}

/// Plays the game of a seed as a run of this plan does, and records it.
pub fn again<G: GameList>(loaded: &Loaded, plan: &Plan, seed: u64) -> Result<Again, SimulateError> {
    struct Visitor<'g, 'a>(&'g Loaded, &'g LoadedGame, &'a Plan, u64);
    impl GameVisitor for Visitor<'_, '_> {
        type Output = Result<Again, SimulateError>;
        fn visit<R: Testable>(self) -> Self::Output {
            let Self(loaded, game, plan, seed) = self;
            let start = Start::New { setup: plan.setup.clone(), seed };
            let seated = Seated::<R>::begin(loaded, game, start, "en")?;
            plan.check(seated.game().rules().players())?;
            Ok(write_down(seated, plan, seed))
        }
    }
    let found = session::find::<G>(loaded, &plan.game)?;
    let played = G::visit(found.spec.id, Visitor(loaded, found, plan, seed));
    played.unwrap_or_else(|| Err(StartError::NoGame { id: plan.game.clone(), hint: String::new() }.into()))
}

fn write_down<R: Testable>(mut seated: Seated<'_, R>, plan: &Plan, seed: u64) -> Again {
    let players = seated.game().rules().players();
    let mut agents = lineup::agents::<R>(&plan.agents, players, seed, 0);
    let mut stuck = None;
    let mut step = 0;
    while let Some(observation) = seated.game().observation() {
        if step >= plan.step_limit {
            stuck = Some(crate::play::Stuck::TooLong(step).to_string());
            break;
        }
        let agent = agents.get_mut(usize::from(observation.player().0));
        let index = agent.map_or(0, |agent| agent.choose(&observation));
        if let Err(error) = seated.answer(index) {
            stuck = Some(crate::play::Stuck::Fault { step, error }.to_string());
            break;
        }
        step += 1;
    }
    let agents = lineup::seated(&plan.agents, players, seed);
    Again { record: seated.record().clone(), agents, stuck }
}
