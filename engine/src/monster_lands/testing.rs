//! Tests of Monster Lands: where they start, and how what came of it is compared.

mod compare;

use super::event::{Event, What};
use super::situation::{Position, Start};
use super::table::Table;
use crate::game::Game;
use crate::game::speech::Speech;
use crate::situation::{Fields, Reader};
use crate::testing::Testable;
use provost_interpreter::pack::{Loaded, LoadedGame};
use provost_interpreter::vocabulary::id::NounId;

/// Where a test starts.
#[derive(Debug)]
pub struct Given {
    start: Start,
    position: Position,
}

/// What a test expects.
#[derive(Debug)]
pub struct Then {
    position: Position,
    /// The total of the last roll.
    total: Option<i64>,
    /// The total of the last roll, as far as it is compared with the elimination value.
    elimination_total: Option<i64>,
    /// What came of the last roll.
    result: Option<String>,
    /// Scores by seat.
    scores: Option<Vec<i64>>,
    /// Places in the ranking by seat, from 1.
    places: Option<Vec<i64>>,
    /// Ranks by seat.
    ranks: Option<Vec<NounId>>,
    /// For each goal of the scenario whether the first player reaches it.
    goals: Option<Vec<bool>>,
}

/// What can come of a roll.
const RESULTS: [&str; 4] = ["captured", "eliminated", "conquered", "failed"];

impl Testable for Table {
    type Given = Given;
    type Then = Then;

    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Given {
        Given { start: Start::read(reader, fields), position: Position::read(reader, fields) }
    }

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        let result = fields.get("result").and_then(|value| {
            let word = reader.text("result", value)?;
            if !RESULTS.contains(&word) {
                let code = provost_interpreter::pack::code::UNKNOWN_CHOICE;
                reader.unknown(code, "result", word, value.span, RESULTS.into_iter());
            }
            Some(word.to_owned())
        });
        let total = fields.number(reader, "total", -99, 999);
        let elimination_total = fields.number(reader, "elimination-total", -99, 999);
        let mut by_seat = |key: &str| {
            let values = Reader::list(fields.get(key)?);
            Some(values.into_iter().filter_map(|value| reader.number(key, value, -99, 999)).collect())
        };
        let (scores, places) = (by_seat("scores"), by_seat("places"));
        let ranks = read_ranks(reader, fields);
        let goals = fields.flags(reader, "goals");
        let position = Position::read(reader, fields);
        Then { position, total, elimination_total, result, scores, places, ranks, goals }
    }

    fn packs_of(given: &Given) -> &[String] {
        given.start.packs()
    }

    fn arrange(loaded: &Loaded, game: &LoadedGame, given: &Given, dice: &[u8]) -> Result<Game<Self>, String> {
        let speech = Speech::new(loaded, game, super::text::MESSAGES, "en", &[])
            .map_err(|problems| problems.join("\n"))?;
        let mut table = given.start.table(loaded, game)?;
        if !given.start.is_before_setup() {
            table.arrange(&speech, &given.position)?;
        } else if given.position != Position::default() {
            return Err("a test of set-up has no position: nothing is on the table before".to_owned());
        }
        given.start.go(table, dice)
    }

    fn fix_dice(&mut self, dice: &[u8]) -> usize {
        let left = self.state.chance.fixed_left();
        self.state.chance.fix(dice);
        left
    }

    fn compare(game: &Game<Self>, speech: &Speech<'_>, events: &[Event], then: &Then) -> Vec<String> {
        let mut failures = game.rules().differences(speech, &then.position);
        let totals = events.iter().rev().find_map(|event| {
            let What::Total { capture, elimination, .. } = event.what else { return None };
            Some((i64::from(capture), i64::from(elimination)))
        });
        let mut same = |what: &str, wanted: Option<i64>, found: Option<i64>| match (wanted, found) {
            (Some(wanted), Some(found)) if wanted != found => {
                failures.push(format!("{what}: {wanted} expected, {found} found"));
            }
            (Some(wanted), None) => failures.push(format!("{what}: {wanted} expected, nobody has rolled")),
            (Some(_) | None, _) => {}
        };
        same("total", then.total, totals.map(|(capture, _)| capture));
        same("elimination-total", then.elimination_total, totals.map(|(_, elimination)| elimination));
        if let Some(wanted) = &then.result {
            let result = events.iter().rev().find_map(|event| result_of(event.what));
            if result != Some(wanted) {
                failures.push(format!("result: {wanted} expected, {} found", result.unwrap_or("none")));
            }
        }
        if let Some(wanted) = &then.scores {
            let scores =
                (0..game.rules().state.board.players).map(|seat| game.rules().victory_points(seat, 0));
            let scores: Vec<i64> = scores.map(i64::from).collect();
            if *wanted != scores {
                failures.push(format!("scores: {wanted:?} expected, {scores:?} found"));
            }
        }
        if let Some(wanted) = &then.places {
            let mut ranking: Vec<(u8, i64)> =
                game.rules().ranking().iter().map(|place| (place.seat, i64::from(place.place))).collect();
            ranking.sort_unstable();
            let places: Vec<i64> = ranking.into_iter().map(|(_, place)| place).collect();
            if *wanted != places {
                failures.push(format!("places: {wanted:?} expected, {places:?} found"));
            }
        }
        failures.extend(compare_ranks(game.rules(), speech, then));
        failures
    }
}

/// Reads `rank`, of the only player, or `ranks`, of all.
fn read_ranks(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Option<Vec<NounId>> {
    let (one, all) = (fields.texts(reader, "rank"), fields.texts(reader, "ranks"));
    let ids = all.or(one)?;
    Some(ids.into_iter().filter_map(|(id, span)| reader.noun("rank", id, span)).collect())
}

/// Says which ranks and goals are otherwise than expected.
fn compare_ranks(table: &Table, speech: &Speech<'_>, then: &Then) -> Vec<String> {
    let mut failures = Vec::new();
    let seats = 0..table.state.board.players;
    if let Some(wanted) = &then.ranks {
        let found: Vec<&str> =
            seats.map(|seat| table.rank(seat).map_or("none", |rank| speech.id(rank))).collect();
        let wanted: Vec<&str> = wanted.iter().map(|rank| speech.id(*rank)).collect();
        if wanted != found {
            failures.push(format!("ranks: {wanted:?} expected, {found:?} found"));
        }
    }
    if let Some(wanted) = &then.goals {
        let goals = table.judge(0).map(|judgement| judgement.goals).unwrap_or_default();
        let found: Vec<bool> = goals.iter().map(crate::ranks::Row::holds).collect();
        if *wanted != found {
            failures.push(format!("goals: {wanted:?} expected, {found:?} found"));
        }
    }
    failures
}

/// Returns what came of a roll, if this says it.
fn result_of(what: What) -> Option<&'static str> {
    if let What::Captured { .. } = what {
        Some("captured")
    } else if let What::Eliminated { .. } = what {
        Some("eliminated")
    } else if let What::Conquered { .. } = what {
        Some("conquered")
    } else if let What::Failed { .. } = what {
        Some("failed")
    } else {
        None
    }
}
