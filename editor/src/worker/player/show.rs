//! Makes the view of a game from its choices.

use super::{Player, Report};
use crate::model::play::{
    Diverged, GameView, LogLine, PlayQuestion, PlayedChoice, Reason, Seat, Spot, Viewer, Wanted,
};
use crate::platform::Stopwatch;
use crate::worker::Content;
use provost_engine::game::decision::{Decision, Line};
use provost_engine::game::record::choice_text;
use provost_engine::game::scene::BoardScene;
use provost_engine::game::session::{Start, StartError};
use provost_engine::game::speech::Place;
use provost_games::Shipped;
use provost_interpreter::hook::Player as Who;
use provost_playtest::agent::AgentSpec;
use provost_playtest::session::{self, Advice, Attended};
use serde_json::Value;
use std::sync::Arc;

/// Whom people ask for a hint: as in the terminal.
const HINTS: AgentSpec = AgentSpec::Search(400);

/// Milliseconds of agents' moves between two reports of progress.
const TELL_AFTER: f64 = 120.0;

/// A game that is being played again.
struct Playing<'g> {
    session: Box<dyn Attended + 'g>,
    /// Who reads the log.
    reader: Option<Who>,
    before: Vec<LogLine>,
    steps: Vec<PlayedChoice>,
    made: Vec<(usize, Vec<Reason>)>,
    diverged: Option<Diverged>,
}

/// The table after some choice.
struct Shot {
    at: usize,
    scene: BoardScene,
    viewer: Option<Who>,
    asked: Option<PlayQuestion>,
    scores: Vec<i32>,
    players: Vec<String>,
    over: bool,
    ranks: Vec<String>,
}

/// Begins the game.
pub(super) fn begin<'g>(content: &'g Content, wanted: &Wanted) -> Result<Box<dyn Attended + 'g>, StartError> {
    let opening = &wanted.opening;
    let start = Start::New { setup: Value::Object(opening.setup.clone()), seed: opening.seed };
    session::begin::<Shipped>(&content.loaded, &opening.game, start, wanted.language, &[AgentSpec::First])
}

impl Player {
    /// Reports the game, then what agents do, then advice.
    pub(super) fn show(&mut self, content: &Content, wanted: &Wanted, report: &mut dyn FnMut(Report)) {
        let session = match begin(content, wanted) {
            Ok(session) => session,
            Err(error) => return report(Report::Refused(wanted.ticket, error.to_string())),
        };
        let reader = reader(wanted);
        let before = session.happened(reader).into_iter().map(log_line).collect();
        let (steps, made) = (Vec::new(), Vec::new());
        let mut playing = Playing { session, reader, before, steps, made, diverged: None };
        let mut shot = (wanted.at == 0).then(|| playing.shot(wanted));
        for choice in &wanted.choices {
            if let Err(diverged) = playing.follow(choice) {
                playing.diverged = Some(diverged);
                break;
            }
            if playing.steps.len() == wanted.at {
                shot = Some(playing.shot(wanted));
            }
        }
        if wanted.at == wanted.choices.len() && playing.diverged.is_none() && wanted.moves > 0 {
            if !self.let_agents_move(content, wanted, &mut playing, report) {
                return;
            }
            shot = None;
        }
        let shot = shot.unwrap_or_else(|| playing.shot(wanted));
        let is_end = shot.at == playing.steps.len();
        report(self.shown(content, wanted, &playing, shot));
        if wanted.hint && is_end {
            report(Report::Hint(wanted.ticket, playing.advice(HINTS)));
        } else if wanted.hint {
            self.hint_at(content, wanted, report);
        }
    }

    /// Advice for a moment that is not the last one.
    fn hint_at(&self, content: &Content, wanted: &Wanted, report: &mut dyn FnMut(Report)) {
        let Ok(session) = begin(content, wanted) else { return };
        let (before, steps, made) = (Vec::new(), Vec::new(), Vec::new());
        let mut playing = Playing { session, reader: None, before, steps, made, diverged: None };
        let fits = wanted.choices.iter().take(wanted.at).all(|choice| playing.follow(choice).is_ok());
        if fits && !self.is_stale(wanted.ticket) {
            report(Report::Hint(wanted.ticket, playing.advice(HINTS)));
        }
    }

    /// Makes agents' choices up to the next one of a person. Returns whether nobody asked for something else.
    fn let_agents_move(
        &mut self,
        content: &Content,
        wanted: &Wanted,
        playing: &mut Playing<'_>,
        report: &mut dyn FnMut(Report),
    ) -> bool {
        let mut watch = Stopwatch::start();
        for _ in 0..wanted.moves {
            let Some(decision) = playing.session.decision() else { break };
            let Some(agent) = agent_at(wanted, decision.player.0) else { break };
            if self.is_stale(wanted.ticket) {
                return false;
            }
            if watch.milliseconds() > TELL_AFTER {
                let shot = playing.shot(wanted);
                report(self.shown(content, wanted, playing, shot));
                watch = Stopwatch::start();
            }
            let Some((index, advice)) = playing.session.consult(agent) else { break };
            let reasons = reasons(&decision, &advice);
            playing.made.push((playing.steps.len(), reasons));
            if let Err(diverged) = playing.take(&decision, index) {
                playing.diverged = Some(diverged);
                break;
            }
        }
        true
    }

    fn shown(&mut self, content: &Content, wanted: &Wanted, playing: &Playing<'_>, shot: Shot) -> Report {
        let cards = self.cards_of(content, &wanted.opening.game, &shot.scene);
        Report::GameView(Box::new(GameView {
            ticket: wanted.ticket,
            content: content.number,
            fingerprint: playing.session.record().content.clone(),
            players: shot.players,
            before: playing.before.clone(),
            steps: playing.steps.clone(),
            at: shot.at,
            scene: Arc::new(shot.scene),
            viewer: shot.viewer.map(|viewer| viewer.0),
            asked: shot.asked,
            scores: shot.scores,
            over: shot.over,
            ranks: shot.ranks,
            diverged: playing.diverged.clone(),
            cards: Arc::new(cards),
            made: playing.made.clone(),
        }))
    }
}

impl Playing<'_> {
    /// Makes a choice that was made before.
    fn follow(&mut self, choice: &str) -> Result<(), Diverged> {
        let decision = self.session.decision();
        let found = decision.as_ref().and_then(|decision| {
            let mut options = decision.options.iter();
            options.position(|option| choice_text(decision.player.0, &option.id) == choice)
        });
        match (decision, found) {
            (Some(decision), Some(index)) => self.take(&decision, index),
            (Some(_) | None, _) => {
                Err(Diverged { step: self.steps.len(), choice: choice.to_owned(), fault: None })
            }
        }
    }

    fn take(&mut self, decision: &Decision, index: usize) -> Result<(), Diverged> {
        let option = decision.options.get(index);
        let choice = choice_text(decision.player.0, option.map_or("", |option| &option.id));
        let moment = self.session.moment();
        if let Err(error) = self.session.answer(index) {
            let fault = Some(self.session.explain(error));
            return Err(Diverged { step: self.steps.len(), choice, fault });
        }
        self.steps.push(PlayedChoice {
            player: decision.player.0,
            name: decision.name.clone(),
            question: decision.question.clone(),
            label: option.map_or_else(String::new, |option| option.label.clone()),
            choice,
            moment,
            lines: self.session.happened(self.reader).into_iter().map(log_line).collect(),
        });
        Ok(())
    }

    fn shot(&self, wanted: &Wanted) -> Shot {
        let decision = self.session.decision();
        let viewer = viewer(wanted, decision.as_ref());
        let over = self.session.is_over();
        let (players, scores) = self.session.scores().into_iter().unzip();
        Shot {
            at: self.steps.len(),
            scene: self.session.scene(viewer),
            viewer,
            asked: decision.map(|decision| asked(wanted, &decision)),
            scores,
            players,
            over,
            ranks: self.session.rank_lines(),
        }
    }

    fn advice(&self, agent: AgentSpec) -> Vec<Reason> {
        let decision = self.session.decision();
        decision.map(|decision| reasons(&decision, &self.session.advise(agent))).unwrap_or_default()
    }
}

fn agent_at(wanted: &Wanted, player: u8) -> Option<AgentSpec> {
    match wanted.seats.get(usize::from(player)) {
        Some(Seat::You) => None,
        Some(Seat::Agent(agent)) => Some(*agent),
        None => Some(AgentSpec::Greedy),
    }
}

/// Who reads the log: one player, or everybody.
fn reader(wanted: &Wanted) -> Option<Who> {
    match wanted.viewer {
        Viewer::All => None,
        Viewer::Seat(seat) => Some(Who(seat)),
        Viewer::Auto => {
            let mut people = (0_u8..).zip(&wanted.seats).filter(|(_, seat)| **seat == Seat::You);
            let first = people.next().map(|(seat, _)| Who(seat));
            if people.next().is_some() { None } else { first }
        }
    }
}

/// Returns the viewer: several people at one window see what the asked player may see.
fn viewer(wanted: &Wanted, decision: Option<&Decision>) -> Option<Who> {
    let person = decision.map(|decision| decision.player).filter(|who| agent_at(wanted, who.0).is_none());
    match wanted.viewer {
        Viewer::Auto => reader(wanted).or(person),
        Viewer::All | Viewer::Seat(_) => reader(wanted),
    }
}

fn asked(wanted: &Wanted, decision: &Decision) -> PlayQuestion {
    let option = |option: &provost_engine::game::decision::Labelled| {
        (choice_text(decision.player.0, &option.id), option.label.clone())
    };
    PlayQuestion {
        player: decision.player.0,
        name: decision.name.clone(),
        question: decision.question.clone(),
        is_person: agent_at(wanted, decision.player.0).is_none(),
        options: decision.options.iter().map(option).collect(),
        spot: decision.asked_by.as_ref().map(spot),
    }
}

fn reasons(decision: &Decision, advice: &[Advice]) -> Vec<Reason> {
    let reason = |advice: &Advice| {
        let option = decision.options.get(advice.index)?;
        Some(Reason {
            choice: choice_text(decision.player.0, &option.id),
            label: option.label.clone(),
            value: advice.value,
            share: advice.share,
            because: advice.because.clone(),
        })
    };
    advice.iter().filter_map(reason).collect()
}

fn log_line(line: Line) -> LogLine {
    let cause = line.cause.map(|cause| {
        let said = format!("{}: {}", cause.name, cause.text);
        (said, cause.place.as_ref().map(spot))
    });
    LogLine { text: line.text, cause }
}

fn spot(place: &Place) -> Spot {
    Spot { file: place.file.clone(), line: place.line }
}
