//! The whole game: set-up, rounds of four phases, scoring.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Phase;
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;

// Stages.
const SET_UP: u8 = 0;
pub(crate) const ROUND: u8 = 1;
pub(crate) const POOLS: u8 = 2;
const DEPLOYMENT: u8 = 3;
pub(crate) const ADVENTURE: u8 = 4;
pub(crate) const CLEAN_UP: u8 = 5;

impl Table {
    pub(super) fn go_game(&mut self, stage: &mut u8) -> Flow {
        let now = *stage;
        *stage = now.saturating_add(1);
        match now {
            SET_UP => Flow::Call(Step::Setup { stage: 0, at: 0 }),
            ROUND => self.begin_round(),
            POOLS => Flow::Call(Step::Pool { stage: 0, at: 0 }),
            DEPLOYMENT => {
                self.begin_phase(Phase::Deployment);
                Flow::Call(Step::Deployment { stage: 0 })
            }
            ADVENTURE => {
                self.begin_phase(Phase::Adventure);
                Flow::Call(Step::Adventure { stage: 0 })
            }
            CLEAN_UP => {
                self.begin_phase(Phase::CleanUp);
                Flow::Call(Step::CleanUp { stage: 0, at: 0 })
            }
            _ if self.state.board.phase == Phase::Over => {
                self.tell_scores();
                Flow::Done
            }
            _ => {
                *stage = ROUND;
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
