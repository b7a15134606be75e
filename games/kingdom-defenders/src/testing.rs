//! Tests of Kingdom Defenders: where they start, and how what came of it is compared.
//!
//! A test begins in the placing phase of a round, in the turn order of the seats, with nothing on the board.

mod compare;
mod given;
mod tell;

use super::event::Event;
use super::situation::{Position, keys};
use super::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::shape::Key;
use provost_engine::situation::{Fields, Reader};
use provost_engine::testing::Testable;
use provost_engine::testing::ranks::Expected;
use serde_json::{Map, Value};

/// What a test expects.
#[derive(Debug)]
pub struct Then {
    position: Position,
    /// Scores by seat.
    scores: Option<Vec<i64>>,
    judged: Expected,
}

impl Testable for Table {
    const TEST_SEED: u64 = 0;
    const GIVEN_KEYS: &'static [Key] = keys::GIVEN;
    const THEN_KEYS: &'static [Key] = &[];
    const STAGES: &'static str = include_str!("templates/stages.toml");
    type Then = Then;

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        let scores = fields.get("scores").map(|value| {
            let values = Reader::list(value);
            values.into_iter().filter_map(|value| reader.number("scores", value, -99, 999)).collect()
        });
        let judged = Expected::read(reader, fields);
        Then { position: Position::read(reader, fields), scores, judged }
    }

    fn fix_dice(&mut self, dice: &[u8]) -> usize {
        let left = self.state.chance.fixed_left();
        self.state.chance.fix(dice);
        left
    }

    fn compare(game: &Game<Self>, speech: &Speech<'_>, _events: &[Event], then: &Then) -> Vec<String> {
        let table = game.rules();
        let mut failures = table.differences(speech, &then.position);
        if let Some(wanted) = &then.scores {
            let scores = (0..table.state.board.players).map(|seat| i64::from(table.final_score(seat)));
            let scores: Vec<i64> = scores.collect();
            if *wanted != scores {
                failures.push(format!("scores: {wanted:?} expected, {scores:?} found"));
            }
        }
        failures.extend(then.judged.compare(table, speech));
        failures
    }

    fn write_then(game: &Game<Self>, speech: &Speech<'_>, _events: &[Event]) -> Map<String, Value> {
        game.rules().told(speech)
    }

    fn write_given(game: &Game<Self>, speech: &Speech<'_>) -> Map<String, Value> {
        game.rules().written(speech, game.machine().procedures())
    }
}
