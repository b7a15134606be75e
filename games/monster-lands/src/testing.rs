//! Tests of Monster Lands: their starting positions, and the comparison of results.

mod compare;
mod given;
mod tell;

use super::event::{Event, EventKind};
use super::situation::{Position, keys};
use super::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::{Fields, Form, Position as Written, Reader};
use provost_engine::testing::Testable;
use provost_engine::testing::ranks::Expected;
use provost_interpreter::vocabulary::value_type::KeySpec;
use serde_json::{Map, Value, json};

/// The expectations of a test.
#[derive(Debug)]
pub struct Then {
    position: Position,
    /// The total of the last roll.
    total: Option<i64>,
    /// The total of the last roll that is compared with the elimination value.
    elimination_total: Option<i64>,
    /// The result of the last roll.
    result: Option<String>,
    /// Scores by seat.
    scores: Option<Vec<i64>>,
    /// Places in the ranking by seat, from 1.
    places: Option<Vec<i64>>,
    judged: Expected,
}

impl Testable for Table {
    const TEST_SEED: u64 = 1;
    const STAGES: &'static str = include_str!("templates/stages.toml");
    type Then = Then;

    fn given_keys(form: Form) -> Vec<KeySpec> {
        keys::given(form)
    }

    fn then_keys() -> Vec<KeySpec> {
        keys::then()
    }

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        let scores = fields.get("scores").map(|value| {
            let values = Reader::list(value);
            values.into_iter().filter_map(|value| reader.number("scores", value, -99, 999)).collect()
        });
        let judged = Expected::read(reader, fields);
        let written = Written::read(reader, fields, &keys::then(), &[]);
        Then {
            total: written.number("total"),
            elimination_total: written.number("elimination-total"),
            result: written.word("result").map(|word| word.id.clone()),
            scores,
            places: written.numbers("places").map(<[i64]>::to_vec),
            judged,
            position: Position::of(&written),
        }
    }

    fn compare(game: &Game<Self>, speech: &Speech<'_>, events: &[Event], then: &Then) -> Vec<String> {
        let mut failures = game.rules().differences(speech, &then.position);
        let totals = totals_of(events);
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
        failures.extend(then.judged.compare(game.rules(), speech));
        failures
    }

    fn write_then(game: &Game<Self>, speech: &Speech<'_>, events: &[Event]) -> Map<String, Value> {
        let mut told = Map::new();
        if let Some(result) = events.iter().rev().find_map(|event| result_of(event.what)) {
            told.insert("result".to_owned(), json!(result));
        }
        if let Some((capture, elimination)) = totals_of(events) {
            told.insert("total".to_owned(), json!(capture));
            if elimination != capture {
                told.insert("elimination-total".to_owned(), json!(elimination));
            }
        }
        told.extend(game.rules().told(speech));
        told
    }

    fn write_given(game: &Game<Self>, speech: &Speech<'_>) -> Map<String, Value> {
        game.rules().written(speech, game.machine().procedures())
    }
}

/// Returns the totals of the last roll, for capture and for elimination.
fn totals_of(events: &[Event]) -> Option<(i64, i64)> {
    events.iter().rev().find_map(|event| {
        let EventKind::Total { capture, elimination, .. } = event.what else { return None };
        Some((i64::from(capture), i64::from(elimination)))
    })
}

/// Returns the result of a roll, if the event is one.
fn result_of(what: EventKind) -> Option<&'static str> {
    if let EventKind::Captured { .. } = what {
        Some("captured")
    } else if let EventKind::Eliminated { .. } = what {
        Some("eliminated")
    } else if let EventKind::Conquered { .. } = what {
        Some("conquered")
    } else if let EventKind::Failed { .. } = what {
        Some("failed")
    } else {
        None
    }
}
