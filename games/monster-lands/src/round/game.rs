//! The whole game: set-up, rounds of four phases, scoring.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Phase;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GameStage {
    #[default]
    SetUp,
    Round,
    Pools,
    Deployment,
    Adventure,
    CleanUp,
    /// The round is over, and perhaps the game.
    End,
}

impl Step {
    /// Returns the procedure of the whole game.
    pub const fn game() -> Self {
        Self::Game { stage: GameStage::SetUp }
    }
}

impl Table {
    pub(crate) fn go_game(&mut self, stage: &mut GameStage) -> Flow {
        match *stage {
            GameStage::SetUp => {
                *stage = GameStage::Round;
                Flow::Call(Step::setup())
            }
            GameStage::Round => {
                *stage = GameStage::Pools;
                self.begin_round()
            }
            GameStage::Pools => {
                *stage = GameStage::Deployment;
                Flow::Call(Step::pool())
            }
            GameStage::Deployment => {
                *stage = GameStage::Adventure;
                self.begin_phase(Phase::Deployment);
                Flow::Call(Step::deployment())
            }
            GameStage::Adventure => {
                *stage = GameStage::CleanUp;
                self.begin_phase(Phase::Adventure);
                Flow::Call(Step::Adventure { at: 0 })
            }
            GameStage::CleanUp => {
                *stage = GameStage::End;
                self.begin_phase(Phase::CleanUp);
                Flow::Call(Step::clean_up())
            }
            GameStage::End if self.state.board.phase == Phase::Over => {
                self.tell_scores();
                Flow::Done
            }
            GameStage::End => {
                *stage = GameStage::Round;
                Flow::Again
            }
        }
    }

    /// Begins a phase with the first player as the active one.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        let board = &mut self.state.board;
        board.phase = phase;
        board.active = board.first;
        self.tell(EventKind::Phase(phase));
    }

    fn begin_round(&mut self) -> Flow {
        let board = &mut self.state.board;
        board.round = board.round.max(1);
        let round = board.round;
        self.tell(EventKind::Round(round));
        // Events at the beginning of a round belong to its first phase.
        self.begin_phase(Phase::DicePool);
        Flow::Open(Window::event(moment(Hook::RoundStart, self.state.board.first)))
    }

    fn tell_scores(&mut self) {
        for seat in self.turn_order() {
            let points = i16::try_from(self.victory_points(seat, 0)).unwrap_or(i16::MAX);
            self.tell(EventKind::Scored { seat, points });
        }
        for seat in self.turn_order() {
            if let Some(noun) = self.rank(seat) {
                self.tell(EventKind::Ranked { seat, noun });
            }
        }
        self.tell(EventKind::Over);
    }
}
