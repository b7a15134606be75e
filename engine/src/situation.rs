//! Situations as text: positions of any game, for content tests and scenarios.
//!
//! Each game declares its keys in its own `situation/`; the shared parts are here: keys and names with their
//! spans ([`Reader`]), set-ups ([`setup`]), and scenarios, which are entries with a situation under the key
//! `given` ([`scenario`]). `docs/scenarios.md` is the manual.

mod compare;
pub mod kind;
pub mod own;
pub mod pile;
pub mod position;
mod reader;
pub mod row;
pub mod scenario;
pub mod setup;
pub mod shape;

pub use position::{Amount, Given, Held, Placed, Position};
pub use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
pub use reader::{Fields, Named, Reader};
pub use row::{Arranger, Row, Rows, Seen};
pub use scenario::{begin, complete, findings, poise};

use crate::game::session::Playable;
use crate::game::speech::Speech;
use crate::game::{Game, Rules};
use crate::table::EventOf;
use crate::testing::{Testable, Then};
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::code;
use serde_json::{Map, Value};

/// The use of a situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A content test, which plays one phase or less.
    Test,
    /// A scenario, from which the whole game is played.
    Scenario,
}

/// Reports an impossible position.
pub fn impossible(span: Span, why: impl Into<String>) -> Diagnostic {
    Diagnostic::error(code::IMPOSSIBLE_POSITION, span, why)
}

/// A game that can be played from any position.
pub trait Positioned: Rules + 'static {
    /// A position, and the moment at which play begins.
    type Given: std::fmt::Debug;

    /// Reads a position.
    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Self::Given;

    /// Runs set-up at a fresh table, arranges the position, and stops there. The log begins after set-up. All
    /// mistakes in the position are reported.
    fn poise(
        table: Self,
        speech: &Speech<'_>,
        given: &Self::Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>>;

    /// Runs set-up at a fresh table, arranges the position, and goes on to the first question. The log begins
    /// after set-up. All mistakes in the position are reported.
    fn arrange(
        table: Self,
        speech: &Speech<'_>,
        given: &Self::Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        let mut game = Self::poise(table, speech, given, dice)?;
        game.go().map_err(|error| vec![impossible(Span::default(), error.to_string())])?;
        Ok(game)
    }
}

/// A game whose positions consist of rows only; reading and comparing `given` and `then` follow from them.
pub trait ByRows: Rules + 'static {
    /// The rows.
    const ROWS: &'static Rows<Self>;
    /// Situations for trying out an entry.
    const STAGES: &'static str = "";

    /// Returns the procedures that continue from a position, the last of which runs first.
    fn begin(&mut self, given: &Given) -> Vec<Self::Step>;
}

impl<T: ByRows> Positioned for T {
    type Given = Given;

    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Given {
        Given::read(reader, fields, form, T::ROWS)
    }

    fn poise(
        mut table: Self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        let span = given.position.span;
        let on = table.log().on;
        table.keep_log(false);
        let mut problems = Arranger::new(&mut table, speech, T::ROWS, &given.position).finish();
        problems.extend(table.check().err().map(|why| impossible(span, why)));
        if !problems.is_empty() {
            return Err(problems);
        }
        table.keep_log(on);
        table.chance().fix(dice);
        let steps = table.begin(given);
        Game::poised(table, &steps).map_err(|error| vec![impossible(span, error.to_string())])
    }
}

impl<T: ByRows + Playable> Testable for T {
    const STAGES: &'static str = <T as ByRows>::STAGES;
    type Then = Then;

    fn given_keys(_: Form) -> Vec<KeySpec> {
        T::ROWS.given_keys()
    }

    fn then_keys() -> Vec<KeySpec> {
        T::ROWS.then_keys()
    }

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        Then::read(reader, fields, T::ROWS)
    }

    fn compare(game: &Game<Self>, speech: &Speech<'_>, events: &[EventOf<Self>], then: &Then) -> Vec<String> {
        then.compare(&Seen::new(game, speech, events), T::ROWS)
    }

    fn write_then(game: &Game<Self>, speech: &Speech<'_>, events: &[EventOf<Self>]) -> Map<String, Value> {
        Seen::new(game, speech, events).told(T::ROWS)
    }

    fn write_given(game: &Game<Self>, speech: &Speech<'_>) -> Map<String, Value> {
        Seen::new(game, speech, &[]).written(T::ROWS)
    }
}
