//! The whole game: set-up, rounds of four phases, scoring.

use crate::context::moment;
use crate::event::What;
use crate::registry::hooks::Hook;
use crate::state::Phase;
use crate::step::Step;
use crate::table::{Table, Way};
use provost_interpreter::hook::Window;

// Stages.
const SET_UP: u8 = 0;
pub(crate) const ROUND: u8 = 1;
pub(crate) const POOLS: u8 = 2;
const DEPLOYMENT: u8 = 3;
pub(crate) const ADVENTURE: u8 = 4;
pub(crate) const CLEAN_UP: u8 = 5;

impl Table {
    pub(super) fn go_game(&mut self, stage: &mut u8) -> Way {
        let now = *stage;
        *stage = now.saturating_add(1);
        match now {
            SET_UP => Way::Call(Step::Setup { stage: 0, at: 0 }),
            ROUND => self.begin_round(),
            POOLS => Way::Call(Step::Pool { stage: 0, at: 0 }),
            DEPLOYMENT => {
                self.begin_phase(Phase::Deployment);
                Way::Call(Step::Deployment { stage: 0 })
            }
            ADVENTURE => {
                self.begin_phase(Phase::Adventure);
                Way::Call(Step::Adventure { stage: 0 })
            }
            CLEAN_UP => {
                self.begin_phase(Phase::CleanUp);
                Way::Call(Step::CleanUp { stage: 0, at: 0 })
            }
            _ if self.state.board.phase == Phase::Over => {
                self.tell_scores();
                Way::Done
            }
            _ => {
                *stage = ROUND;
                Way::Again
            }
        }
    }

    /// Begins a phase; the first player is the first whom it concerns.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        let board = &mut self.state.board;
        board.phase = phase;
        board.active = board.first;
        self.tell(What::Phase(phase));
    }

    fn begin_round(&mut self) -> Way {
        let board = &mut self.state.board;
        board.round = board.round.max(1);
        let round = board.round;
        self.tell(What::Round(round));
        // What a round begins with belongs to its first phase.
        self.begin_phase(Phase::DicePool);
        Way::Open(Window::event(moment(Hook::RoundStart, self.state.board.first)))
    }

    fn tell_scores(&mut self) {
        for seat in self.turn_order() {
            let points = i16::try_from(self.victory_points(seat, 0)).unwrap_or(i16::MAX);
            self.tell(What::Scored { seat, points });
        }
        for seat in self.turn_order() {
            if let Some(noun) = self.rank(seat) {
                self.tell(What::Ranked { seat, noun });
            }
        }
        self.tell(What::Over);
    }
}
