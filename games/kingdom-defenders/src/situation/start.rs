//! The moment at which play begins: only what the position puts on the board is there.

use crate::play::GameStage;
use crate::state::Phase;
use crate::step::Step;
use crate::table::Table;
use provost_engine::game::Game;
use provost_engine::game::speech::Speech;
use provost_engine::situation::Given;
use provost_engine::table::Table as _;
use provost_grammar::diagnostic::Diagnostic;
use provost_interpreter::pack::code;

impl Table {
    /// Runs set-up at a fresh table, arranges the position, and starts, with fixed dice.
    pub(crate) fn start(
        self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        let mut game = self.poise(speech, given, dice)?;
        let impossible =
            |why: String| vec![Diagnostic::error(code::IMPOSSIBLE_POSITION, given.position.span, why)];
        game.go().map_err(|error| impossible(error.to_string()))?;
        Ok(game)
    }

    /// Runs set-up at a fresh table and arranges the position, with fixed dice for what follows.
    pub(crate) fn poise(
        mut self,
        speech: &Speech<'_>,
        given: &Given,
        dice: &[u8],
    ) -> Result<Game<Self>, Vec<Diagnostic>> {
        let impossible =
            |why: String| vec![Diagnostic::error(code::IMPOSSIBLE_POSITION, given.position.span, why)];
        let mut problems = self.leave_out_of_decks(speech, &given.position);
        let log = self.log.on;
        self.keep_log(false);
        // Effects of tiles at set-up are traced, so that tests count them as reached.
        let set_up = Game::starting_with(self, Step::setup());
        let mut table = set_up.map_err(|error| impossible(error.to_string()))?.into_rules();
        table.keep_log(log);
        let board = &mut table.state.board;
        for order in [&mut board.order, &mut board.pawns] {
            order.clear();
            for seat in 0..board.players {
                order.push(seat);
            }
        }
        let phase = given.phase("placing", "round");
        problems.extend(table.arrange(speech, &given.position, phase == "round"));
        if !problems.is_empty() {
            return Err(problems);
        }
        table.check().map_err(impossible)?;
        let board = &mut table.state.board;
        board.phase = Phase::Start;
        let stage = match phase {
            "round" => {
                // The round itself counts up.
                board.round = board.round.saturating_sub(1);
                GameStage::Round
            }
            "placing" => GameStage::Placing,
            _ => GameStage::Areas,
        };
        table.state.chance.fix(dice);
        Game::poised(table, &[Step::game_from(stage)]).map_err(|error| impossible(error.to_string()))
    }
}
