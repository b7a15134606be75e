//! The moment in which play begins: nothing is on the board but what the position puts there.

use super::Position;
use crate::state::Phase;
use crate::step::Step;
use crate::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::{Fields, Form, Reader};
use provost_engine::table::Table as _;
use provost_grammar::diagnostic::Diagnostic;
use provost_grammar::span::Span;
use provost_interpreter::pack::code;

/// A position and the moment in which play begins; the whole game goes on from there.
#[derive(Debug)]
pub struct Given {
    /// Where all of it stands.
    span: Span,
    moment: Moment,
    position: Position,
}

/// Where play begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// A round begins.
    Round,
    /// Discs are placed.
    Placing,
    /// Discs are activated.
    Activation,
}

/// The words for moments.
const PHASES: [(&str, Moment); 3] =
    [("round", Moment::Round), ("placing", Moment::Placing), ("activation", Moment::Activation)];

impl Given {
    pub(crate) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, form: Form) -> Self {
        let words = PHASES.map(|(word, _)| word);
        let word = fields.get("phase").and_then(|value| reader.choice("phase", value, &words));
        let usual = match form {
            Form::Test => Moment::Placing,
            Form::Scenario => Moment::Round,
        };
        let moment = word.and_then(|word| PHASES.iter().find(|(known, _)| *known == word));
        Self {
            span: fields.span(),
            moment: moment.map_or(usual, |(_, moment)| *moment),
            position: Position::read(reader, fields),
        }
    }

    /// Makes set-up and the position at a fresh table, and starts, with fixed dice.
    pub(crate) fn start(
        &self,
        table: Table,
        speech: &Speech<'_>,
        dice: &[u8],
    ) -> Result<Game<Table>, Vec<Diagnostic>> {
        let mut game = self.poise(table, speech, dice)?;
        let impossible = |why: String| vec![Diagnostic::error(code::IMPOSSIBLE_POSITION, self.span, why)];
        game.go().map_err(|error| impossible(error.to_string()))?;
        Ok(game)
    }

    /// Makes set-up and the position at a fresh table, with fixed dice for what comes then.
    pub(crate) fn poise(
        &self,
        mut table: Table,
        speech: &Speech<'_>,
        dice: &[u8],
    ) -> Result<Game<Table>, Vec<Diagnostic>> {
        let impossible = |why: String| vec![Diagnostic::error(code::IMPOSSIBLE_POSITION, self.span, why)];
        let mut problems = table.leave_out_of_decks(speech, &self.position);
        let log = table.log.on;
        table.keep_log(false);
        // What tiles do at set-up is noted: tests count it as reached.
        let set_up = Game::starting_with(table, Step::Setup { stage: 0, at: 0 });
        let mut table = set_up.map_err(|error| impossible(error.to_string()))?.into_rules();
        table.keep_log(log);
        let board = &mut table.state.board;
        for order in [&mut board.order, &mut board.pawns] {
            order.clear();
            for seat in 0..board.players {
                order.push(seat);
            }
        }
        problems.extend(table.arrange(speech, &self.position, self.moment == Moment::Round));
        if !problems.is_empty() {
            return Err(problems);
        }
        table.check().map_err(impossible)?;
        let board = &mut table.state.board;
        board.phase = Phase::Start;
        let stage = match self.moment {
            Moment::Round => {
                // The round itself counts up.
                board.round = board.round.saturating_sub(1);
                1
            }
            Moment::Placing => 3,
            Moment::Activation => 4,
        };
        table.state.chance.fix(dice);
        Game::poised(table, &[Step::Game { stage, at: 0 }]).map_err(|error| impossible(error.to_string()))
    }
}
