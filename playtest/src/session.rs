//! Sessions with agents: a session of the engine, and an agent for every seat. Its user needs to know no
//! game.

use crate::agent::{Agent, AgentSpec, Reason, seed_of};
use provost_engine::game::PlayError;
use provost_engine::game::decision::{Decision, Line};
use provost_engine::game::rank::RankReport;
use provost_engine::game::record::{Record, SaveFile};
use provost_engine::game::scene::BoardScene;
use provost_engine::game::session::{self, Playable, Seated, Session, Start, StartError};
use provost_engine::games::{GameList, GameVisitor};
use provost_engine::testing::Testable;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::{Loaded, LoadedGame};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A session with an agent at every seat.
pub trait Attended: Session {
    /// Returns the choice of the agent whose decision is pending, or `None` if no agent's is.
    fn agent_choice(&mut self) -> Option<usize>;

    /// Returns why that agent chose as it did, the best option first; empty for agents that do not evaluate.
    fn reasons(&self) -> Vec<Advice>;

    /// Asks an agent without a seat what it would choose, and why. Returns `None` if no decision is pending. The same
    /// position gives the same answer.
    fn consult(&self, agent: AgentSpec) -> Option<(usize, Vec<Advice>)>;

    /// Asks only for the reasons. The same position gives the same advice.
    fn advise(&self, agent: AgentSpec) -> Vec<Advice> {
        self.consult(agent).map(|(_, advice)| advice).unwrap_or_default()
    }
}

/// An agent's view of an option, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The index of the option.
    pub index: usize,
    /// Its expected value, in points: the own evaluation against the best of the others.
    pub value: f32,
    /// Its share of the search effort, from 0 to 1; `None` for agents that treat all options alike.
    pub share: Option<f32>,
    /// The part that distinguishes it most, and by how many points: the best option from the second, every
    /// other from the best.
    pub because: Option<(String, f32)>,
}

/// Begins a session of a game with agents, assigned seat by seat and repeating from the first.
pub fn begin<'g, G: GameList>(
    loaded: &'g Loaded,
    game: &str,
    start: Start,
    language: &str,
    agents: &[AgentSpec],
) -> Result<Box<dyn Attended + 'g>, StartError> {
    struct Begin<'g, 'a> {
        loaded: &'g Loaded,
        found: &'g LoadedGame,
        start: Start,
        language: &'a str,
        agents: &'a [AgentSpec],
    }
    impl<'g> GameVisitor for Begin<'g, '_> {
        type Output = Result<Box<dyn Attended + 'g>, StartError>;
        fn visit<R: Testable>(self) -> Self::Output {
            let Self { loaded, found, start, language, agents } = self;
            let seated = Seated::<R>::begin(loaded, found, start, language)?;
            Ok(Box::new(AttendedSession::new(seated, agents)?))
        }
    }
    let found = session::find::<G>(loaded, game)?;
    let begun = G::visit(found.spec.id, Begin { loaded, found, start, language, agents });
    begun.unwrap_or_else(|| Err(StartError::NoGame { id: game.to_owned(), hint: String::new() }))
}

/// A session of one game, with its agents by seat.
struct AttendedSession<'g, R: Playable> {
    seated: Seated<'g, R>,
    agents: Vec<Box<dyn Agent<R>>>,
    /// The seat whose agent chose last.
    last: usize,
}

impl<'g, R: Playable> AttendedSession<'g, R> {
    fn new(seated: Seated<'g, R>, agents: &[AgentSpec]) -> Result<Self, StartError> {
        let players = seated.game().rules().players();
        if agents.len() > usize::from(players) {
            let (agents, seats) = (agents.len(), if players == 1 { "player" } else { "players" });
            return Err(StartError::Setup(format!(
                "{agents} agents are named for {players} {seats}; name one for all, or at most one for each seat"
            )));
        }
        let seed = seated.record().seed;
        let specs = agents.iter().copied().cycle();
        let agents = (0..players).zip(specs).map(|(seat, spec)| spec.build(seed_of(seed, seat)));
        let agents = agents.collect();
        Ok(Self { seated, agents, last: 0 })
    }

    fn in_words(&self, reasons: &[Reason]) -> Vec<Advice> {
        let speech = self.seated.speech();
        let say = |reason: &Reason| Advice {
            index: reason.index,
            value: points(reason.value),
            share: reason.share,
            because: reason
                .decided_by
                .map(|part| (speech.say(&format!("evaluation-{}", part.id), &[]), points(part.worth))),
        };
        reasons.iter().map(say).collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "hundredths of points, which are few")]
fn points(hundredths: i32) -> f32 {
    hundredths as f32 / 100.0
}

impl<R: Playable> Attended for AttendedSession<'_, R> {
    fn agent_choice(&mut self) -> Option<usize> {
        let observation = self.seated.game().observation()?;
        self.last = usize::from(observation.player().0);
        Some(self.agents.get_mut(self.last).map_or(0, |agent| agent.choose(&observation)))
    }

    fn reasons(&self) -> Vec<Advice> {
        self.agents.get(self.last).map_or_else(Vec::new, |agent| self.in_words(agent.reasons()))
    }

    fn consult(&self, agent: AgentSpec) -> Option<(usize, Vec<Advice>)> {
        let observation = self.seated.game().observation()?;
        let record = self.seated.record();
        let choices = u64::try_from(record.choices.len()).unwrap_or(u64::MAX);
        let mut agent = agent.build::<R>(seed_of(record.seed ^ choices, observation.player().0));
        let chosen = agent.choose(&observation);
        Some((chosen, self.in_words(agent.reasons())))
    }
}

impl<R: Playable> Session for AttendedSession<'_, R> {
    fn decision(&self) -> Option<Decision> {
        self.seated.decision()
    }

    fn answer(&mut self, index: usize) -> Result<(), PlayError> {
        self.seated.answer(index)
    }

    fn explain(&self, error: PlayError) -> String {
        self.seated.explain(error)
    }

    fn happened(&self, viewer: Option<Player>) -> Vec<Line> {
        self.seated.happened(viewer)
    }

    fn board(&self, viewer: Option<Player>) -> Vec<String> {
        self.seated.board(viewer)
    }

    fn scene(&self, viewer: Option<Player>) -> BoardScene {
        self.seated.scene(viewer)
    }

    fn moment(&self) -> String {
        self.seated.moment()
    }

    fn summary(&self) -> String {
        self.seated.summary()
    }

    fn scores(&self) -> Vec<(String, i32)> {
        self.seated.scores()
    }

    fn ranks(&self) -> Vec<RankReport> {
        self.seated.ranks()
    }

    fn rank_lines(&self) -> Vec<String> {
        self.seated.rank_lines()
    }

    fn is_over(&self) -> bool {
        self.seated.is_over()
    }

    fn record(&self) -> &Record {
        self.seated.record()
    }

    fn save(&self) -> Result<SaveFile, String> {
        self.seated.save()
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        self.seated.heed(stop);
    }

    fn check(&self) -> Result<(), String> {
        self.seated.check()
    }
}
