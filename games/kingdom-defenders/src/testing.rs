//! Tests of Kingdom Defenders: the needs of the engine besides the rows of the position.
//!
//! A test begins in the placing phase of a round, in the turn order of the seats, with an empty board.

use super::event::Event;
use super::situation::keys::{ROWS, drawn_tiles};
use super::state::Phase;
use super::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::{Fields, Form, Reader, Seen};
use provost_engine::testing::{Testable, Then};
use provost_interpreter::vocabulary::value_type::KeySpec;
use serde_json::{Map, Value};

impl Testable for Table {
    const STAGES: &'static str = include_str!("templates/stages.toml");
    type Then = Then;

    fn given_keys(_: Form) -> Vec<KeySpec> {
        ROWS.given_keys()
    }

    fn then_keys() -> Vec<KeySpec> {
        ROWS.then_keys()
    }

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        Then::read(reader, fields, ROWS)
    }

    fn compare(game: &Game<Self>, speech: &Speech<'_>, events: &[Event], then: &Then) -> Vec<String> {
        then.compare(&Seen::new(game, speech, events), ROWS)
    }

    fn write_then(game: &Game<Self>, speech: &Speech<'_>, events: &[Event]) -> Map<String, Value> {
        Seen::new(game, speech, events).told(ROWS)
    }

    fn write_given(game: &Game<Self>, speech: &Speech<'_>) -> Map<String, Value> {
        let seen = Seen::new(game, speech, &[]);
        let mut given = seen.written(ROWS);
        if game.rules().state.board.phase == Phase::Setup {
            // The board is empty before set-up is over.
            given.retain(|key, _| key == "phase");
        }
        given.insert("tiles".to_owned(), drawn_tiles(&seen));
        given
    }
}
