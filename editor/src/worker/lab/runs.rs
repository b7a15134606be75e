//! Many games from where a situation stands, each with other dice and cards.

use super::Position;
use super::odds::{contest, results, stand, word};
use crate::model::lab::report::RunsReport;
use provost_engine::game::Game;
use provost_engine::game::odds_model::{Contest, ContestEvent};
use provost_engine::game::speech::Speech;
use provost_engine::games::GameVisitor;
use provost_engine::testing::Testable;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_playtest::agent::AgentSpec;
use std::collections::BTreeMap;
use std::ops::Range;

/// How many choices a game may take.
const MOST_CHOICES: usize = 5_000;

/// The results of games so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    outcomes: BTreeMap<String, u32>,
    numbers: BTreeMap<i32, u32>,
    number: String,
    played: u32,
    stopped: Option<String>,
}

impl Tally {
    /// Returns whether it makes sense to go on.
    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    pub(super) fn report(&self, wanted: u32) -> RunsReport {
        let mut outcomes: Vec<(String, u32)> =
            self.outcomes.iter().map(|(name, count)| (name.clone(), *count)).collect();
        outcomes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        RunsReport {
            wanted,
            played: self.played,
            outcomes,
            number: self.number.clone(),
            numbers: self.numbers.iter().map(|(number, count)| (*number, *count)).collect(),
            stopped: self.stopped.clone(),
        }
    }
}

/// Plays some games.
pub(super) struct Play<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) game: &'a LoadedGame,
    pub(super) position: &'a Position,
    pub(super) agent: AgentSpec,
    pub(super) seeds: Range<u32>,
    pub(super) tally: &'a mut Tally,
}

impl GameVisitor for Play<'_> {
    type Output = ();

    fn visit<R: Testable>(self) {
        let Some(mut played) = stand::<R>(self.loaded, self.game, self.position) else {
            self.tally.stopped = Some(String::new());
            return;
        };
        played.loosen();
        played.game.rules_mut().keep_trace(None);
        let contest = contest(&played.game, self.position);
        let asked = played.game.choice().map_or(Player(0), |choice| choice.player);
        let mut start = played.game.clone();
        // A contest that is not in progress is started, as for the odds.
        if let Some(step) =
            contest.as_ref().and_then(|contest| start.rules_mut().start_contest(contest.thing))
        {
            start = Game::poised(start.clone().into_rules(), &[step]).unwrap_or(start);
        }
        for seed in self.seeds {
            let mut game = start.clone();
            game.rules_mut().chance().draw_decks(u64::from(seed) + 1);
            let ended = play(&mut game, contest.as_ref(), self.agent, u64::from(seed));
            let tally = &mut *self.tally;
            match ended {
                Ok(ended) => {
                    let (outcome, number) = said(&game, &played.speech, &ended, contest.is_some(), asked);
                    *tally.outcomes.entry(outcome).or_default() += 1;
                    if let Some((name, number)) = number {
                        tally.number = name;
                        *tally.numbers.entry(number).or_default() += 1;
                    }
                    tally.played += 1;
                }
                Err(why) => {
                    tally.stopped = Some(why);
                    return;
                }
            }
        }
    }
}

/// The result of a contest.
#[derive(Default)]
struct Ended {
    results: u16,
    total: Option<i16>,
}

/// Plays to the end of everything in progress, or until the contest can have no further results.
fn play<R: Testable>(
    game: &mut Game<R>,
    contest: Option<&Contest>,
    agent: AgentSpec,
    seed: u64,
) -> Result<Ended, String> {
    let mut agent = agent.build::<R>(seed);
    let mut ended = Ended::default();
    if game.choice().is_none() {
        game.go().map_err(|error| error.to_string())?;
    }
    for _ in 0..MOST_CHOICES {
        let events = game.rules_mut().take_events();
        if let Some(contest) = contest {
            for sign in events.iter().filter_map(|event| game.rules().contest_event(contest.thing, event)) {
                match sign {
                    ContestEvent::Result(at) => ended.results |= 1 << at,
                    ContestEvent::Totals([total, ..]) => ended.total = Some(total),
                }
            }
            if game.rules().is_settled(contest.thing, ended.results, game.machine().procedures()) {
                return Ok(ended);
            }
        }
        let Some(observation) = game.observation() else { return Ok(ended) };
        let option = agent.choose(&observation);
        game.choose(option).map_err(|error| error.to_string())?;
    }
    Ok(ended)
}

/// Puts the end of a game into words: its result, and a number.
fn said<R: Testable>(
    game: &Game<R>,
    speech: &Speech<'_>,
    ended: &Ended,
    has_contest: bool,
    asked: Player,
) -> (String, Option<(String, i32)>) {
    if has_contest {
        let name = R::TOTALS.first().map(|id| speech.say(&format!("total-{id}"), &[])).unwrap_or_default();
        return (
            results::<R>(speech, false, ended.results),
            ended.total.map(|total| (name, i32::from(total))),
        );
    }
    let players = (0..game.rules().players()).map(Player);
    let best = players.max_by_key(|player| (game.rules().score(*player), std::cmp::Reverse(player.0)));
    let name = format!("{}: {}", speech.player(asked), word(speech, "odds-score", &[]));
    (best.map(|best| speech.player(best)).unwrap_or_default(), Some((name, game.rules().score(asked))))
}
