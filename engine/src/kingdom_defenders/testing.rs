//! Tests of Kingdom Defenders: where they start, and how what came of it is compared.
//!
//! A test begins in the placing phase of a round, in the turn order of the seats, with nothing on the board.

mod compare;

use super::content::Setup;
use super::event::Event;
use super::situation::Position;
use super::state::Phase;
use super::step::Step;
use super::table::Table;
use crate::game::Game;
use crate::game::session::Playable as _;
use crate::game::speech::Speech;
use crate::hash;
use crate::situation::{Fields, Reader};
use crate::testing::Testable;
use provost_interpreter::pack::{Loaded, LoadedGame};

/// Where a test starts.
#[derive(Debug)]
pub struct Given {
    setup: Setup,
    position: Position,
}

/// What a test expects.
#[derive(Debug)]
pub struct Then {
    position: Position,
    /// Scores by seat.
    scores: Option<Vec<i64>>,
}

impl Testable for Table {
    type Given = Given;
    type Then = Then;

    fn read_given(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Given {
        let texts = |found: Option<Vec<String>>| found.unwrap_or_default();
        let packs = fields.texts(reader, "packs").unwrap_or_default();
        let setup = Setup {
            packs: packs.into_iter().map(|(pack, _)| pack.to_owned()).collect(),
            players: fields.small(reader, "players", 1, 8).unwrap_or(2),
            tiles: texts(fields.entries(reader, "tiles")),
            names: Vec::new(),
        };
        Given { setup, position: Position::read(reader, fields) }
    }

    fn read_then(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Then {
        let scores = fields.get("scores").map(|value| {
            let values = Reader::list(value);
            values.into_iter().filter_map(|value| reader.number("scores", value, -99, 999)).collect()
        });
        Then { position: Position::read(reader, fields), scores }
    }

    fn packs_of(given: &Given) -> &[String] {
        &given.setup.packs
    }

    fn arrange(loaded: &Loaded, game: &LoadedGame, given: &Given, dice: &[u8]) -> Result<Game<Self>, String> {
        let speech = Speech::new(loaded, game, Self::MESSAGES, "en", &[]).map_err(|all| all.join("\n"))?;
        let mut table = Self::table(game, &given.setup, hash::game_hash(loaded, game), 0)?;
        // What tiles do at set-up counts as reached too.
        table.trace = Some(provost_interpreter::trace::Trace::default());
        let set_up = Game::starting_with(table, Step::Setup { stage: 0, at: 0 });
        let mut table = set_up.map_err(|error| error.to_string())?.rules().clone();
        let board = &mut table.state.board;
        for order in [&mut board.order, &mut board.pawns] {
            order.clear();
            for seat in 0..board.players {
                order.push(seat);
            }
        }
        table.arrange(&speech, &given.position)?;
        table.state.board.phase = Phase::Start;
        table.state.chance.fix(dice);
        table.log.on = true;
        Game::starting_with(table, Step::Game { stage: 3, at: 0 }).map_err(|error| error.to_string())
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
        failures
    }
}
