//! Exact odds of where a situation stands.

use super::Position;
use super::handler::Ticket;
use super::play::Played;
use crate::model::lab::report::{OddsReport, OddsRow};
use provost_engine::game::Game;
use provost_engine::game::odds_model::{Contest, OddsModel};
use provost_engine::game::speech::{Said, Speech};
use provost_engine::games::GameVisitor;
use provost_engine::testing::Testable;
use provost_interpreter::hook::Player;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_playtest::odds::{self, Goal, Limits, Odds, Others, Outcome, Question, Ratio, Spread};
use std::ops::ControlFlow;

/// A computation of odds.
pub(super) struct Work<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) game: &'a LoadedGame,
    pub(super) position: &'a Position,
    pub(super) cases: u64,
    pub(super) ticket: &'a Ticket,
}

impl GameVisitor for Work<'_> {
    type Output = Option<OddsReport>;

    fn visit<R: Testable>(self) -> Self::Output {
        let mut played = stand::<R>(self.loaded, self.game, self.position)?;
        played.loosen();
        let (game, speech) = (&played.game, &played.speech);
        let contest = contest(game, self.position);
        if contest.is_none() && !R::RESULTS.is_empty() {
            let nobody = if game.rules().contests().is_empty() { "odds-nobody" } else { "odds-nothing-open" };
            return Some(OddsReport { refused: Some(speech.say(nobody, &[])), ..OddsReport::default() });
        }
        let asked = game.choice().map_or(Player(0), |choice| choice.player);
        let question = Question {
            contest: contest.as_ref().map(|contest| contest.thing),
            player: contest.as_ref().map_or(asked, |contest| contest.player),
            goal: Goal::find::<R>("best")?,
            others: Others::Own,
        };
        let limits = Limits { cases: self.cases, ..Limits::default() };
        let number = self.ticket.number();
        let mut watch = |_| {
            if self.ticket.number() == number { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let worked = odds::odds(game, question, limits, &mut watch);
        if self.ticket.number() != number {
            return None;
        }
        Some(match worked {
            Ok(odds) => report(game, speech, contest.as_ref(), question, &odds),
            Err(problem) => OddsReport { refused: Some(problem.to_string()), ..OddsReport::default() },
        })
    }
}

/// Formats a message of the engine.
pub(super) fn word(speech: &Speech<'_>, id: &str, values: &[(&'static str, Said)]) -> String {
    speech.say(id, values)
}

/// Plays a situation as far as it is shown. Returns `None` if it cannot be played.
pub(super) fn stand<'l, R: Testable>(
    loaded: &'l Loaded,
    game: &'l LoadedGame,
    position: &Position,
) -> Option<Played<'l, R>> {
    let mut played = Played::<R>::begin(loaded, game, &position.text, position.language, false).ok()?;
    for id in played.choices().iter().take(position.at) {
        played.choose(id).ok()?;
    }
    Some(played)
}

/// Returns the contests whose outcome is open.
pub(super) fn open<R: OddsModel>(game: &Game<R>) -> Vec<Contest> {
    let is_open = |contest: &Contest| {
        let begins = game.clone().rules_mut().start_contest(contest.thing).is_some();
        begins || !game.rules().is_settled(contest.thing, 0, game.machine().procedures())
    };
    game.rules().contests().into_iter().filter(is_open).collect()
}

/// Returns the contest that is meant: the one that was named, or the first.
pub(super) fn contest<R: OddsModel>(game: &Game<R>, position: &Position) -> Option<Contest> {
    let open = open(game);
    let named = position.contest.as_ref().and_then(|id| open.iter().find(|contest| contest.id == *id));
    named.or_else(|| open.first()).cloned()
}

fn report<R: OddsModel>(
    game: &Game<R>,
    speech: &Speech<'_>,
    contest: Option<&Contest>,
    question: Question,
    odds: &Odds,
) -> OddsReport {
    let player = speech.player(question.player);
    let title = match contest {
        Some(contest) => format!("{} ({player})", game.rules().thing_name(speech, contest.thing)),
        None => player,
    };
    let number = |count: u64| i32::try_from(count).unwrap_or(i32::MAX).into();
    let counts = [("cases", number(odds.progress.cases)), ("positions", number(odds.progress.positions))];
    let note = if !odds.complete {
        let unknown = format!("{:.1} %", odds.spread.unknown().value() * 100.0);
        let [cases, positions] = counts;
        word(speech, "odds-open", &[cases, positions, ("unknown", unknown.into())])
    } else if odds.rolled {
        word(speech, "odds-exact", &counts)
    } else {
        word(speech, "odds-certain", &[])
    };
    OddsReport {
        title,
        outcomes: outcomes::<R>(speech, &odds.spread),
        totals: totals::<R>(speech, &odds.spread),
        options: options(game, speech, question, odds),
        note,
        refused: None,
    }
}

fn row(name: String, chance: Ratio) -> OddsRow {
    OddsRow { name, chance: chance.value(), fraction: chance.to_string() }
}

/// Returns the combined name of results.
pub(super) fn results<R: OddsModel>(speech: &Speech<'_>, unknown: bool, results: u16) -> String {
    let names = (0..).zip(R::RESULTS).filter(|(at, _)| results & (1 << at) != 0);
    let names: Vec<String> =
        names.map(|(_, result)| speech.say(&format!("result-{}", result.id), &[])).collect();
    match (unknown, names.is_empty()) {
        (true, _) => word(speech, "odds-unknown", &[]),
        (false, true) => word(speech, "odds-nothing", &[]),
        (false, false) => names.join(" + "),
    }
}

fn outcomes<R: OddsModel>(speech: &Speech<'_>, spread: &Spread) -> Vec<OddsRow> {
    if R::RESULTS.is_empty() {
        return Vec::new();
    }
    let all = spread.by(|outcome: &Outcome| (outcome.unknown, outcome.results == 0, outcome.results));
    all.into_iter()
        .map(|((unknown, _, bits), chance)| row(results::<R>(speech, unknown, bits), chance))
        .collect()
}

fn totals<R: OddsModel>(speech: &Speech<'_>, spread: &Spread) -> Vec<(String, Vec<OddsRow>)> {
    let names: Vec<String> = if R::RESULTS.is_empty() {
        vec![word(speech, "odds-score", &[])]
    } else {
        R::TOTALS.iter().map(|id| speech.say(&format!("total-{id}"), &[])).collect()
    };
    let mut found: Vec<(String, Vec<OddsRow>)> = Vec::new();
    for (at, name) in names.into_iter().enumerate() {
        let all = spread.by(|outcome: &Outcome| outcome.totals?.get(at).copied());
        let rows: Vec<OddsRow> =
            all.into_iter().filter_map(|(total, chance)| Some(row(total?.to_string(), chance))).collect();
        // A second total that is always the same as the first says nothing.
        if !rows.is_empty() && found.iter().all(|(_, known)| *known != rows) {
            found.push((name, rows));
        }
    }
    found
}

/// Returns the value of each option of the first decision.
fn options<R: OddsModel>(
    game: &Game<R>,
    speech: &Speech<'_>,
    question: Question,
    odds: &Odds,
) -> Vec<(String, String, bool)> {
    let Some(first) = &odds.first else { return Vec::new() };
    // Options are those of the question on the table; where the odds look elsewhere, they are not said.
    let ids = game.option_ids(speech);
    if ids.len() != first.options.len() {
        return Vec::new();
    }
    let value = |spread: &Spread| {
        let value = question.goal.value(spread, question.player).value();
        if question.goal.is_chance() {
            format!("{:.1} %", value * 100.0)
        } else {
            format!("{:.2}", value / 100.0)
        }
    };
    let rows = ids.into_iter().zip(&first.options).enumerate();
    rows.map(|(at, (id, spread))| (id, value(spread), odds.complete && at == first.best)).collect()
}
