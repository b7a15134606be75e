//! Tests of Monster Lands: the needs of the engine besides the rows of the position.

use super::event::Event;
use super::situation::keys::{self, ROWS};
use super::state::Phase;
use super::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::{Fields, Form, KeySpec, Reader, Seen};
use provost_engine::testing::{Testable, Then};
use serde_json::{Map, Value};

impl Testable for Table {
    const TEST_SEED: u64 = 1;
    const STAGES: &'static str = include_str!("templates/stages.toml");
    type Then = Then;

    fn given_keys(form: Form) -> Vec<KeySpec> {
        keys::given(form)
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
        let mut given = Seen::new(game, speech, &[]).written(ROWS);
        if game.rules().state.board.phase == Phase::Setup {
            // The board is empty before set-up is over.
            given.retain(|key, _| key == "phase");
        }
        given
    }
}
