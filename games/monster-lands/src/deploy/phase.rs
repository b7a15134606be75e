//! The phase: turns clockwise from the first player until nobody has anything left to deploy.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{DummyDice, Phase};
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;
use provost_interpreter::program::Program;

const BEGIN: u8 = 0;
/// Stages from here on count whose turn is checked next.
const TURNS: u8 = 1;
/// The same, with the dummy player's turn first.
const DUMMY: u8 = 32;
/// Stages from here on count for how many players the end of the phase has fired.
const AFTER: u8 = 64;

impl Table {
    pub(super) fn go_deployment(&mut self, program: &Program, stage: &mut u8) -> Flow {
        let players = self.state.board.players.max(1);
        if *stage == BEGIN {
            self.begin_deployment();
            *stage = TURNS + self.state.board.first % players;
        }
        if (DUMMY..AFTER).contains(stage) {
            *stage = *stage - DUMMY + TURNS;
            if self.still_deploys(self.state.board.active) {
                return Flow::Call(Step::DummyTurn { stage: 0, rolls: 0 });
            }
        }
        if *stage < AFTER {
            let from = *stage - TURNS;
            let next =
                (0..players).map(|at| (from + at) % players).find(|seat| self.has_turn(program, *seat));
            if let Some(seat) = next {
                let turns = if self.content.dummy.is_some() { DUMMY } else { TURNS };
                *stage = turns + (seat + 1) % players;
                return Flow::Call(Step::Turn { seat, acted: false, stage: 0 });
            }
            *stage = AFTER;
        }
        let heard = *stage - AFTER;
        if heard >= players {
            return Flow::Done;
        }
        *stage += 1;
        let seat = (self.state.board.first + heard) % players;
        self.state.board.active = seat;
        Flow::Open(Window::event(moment(Hook::AfterDeployment, seat)))
    }

    fn begin_deployment(&mut self) {
        if self.state.board.phase != Phase::Deployment {
            self.state.board.phase = Phase::Deployment;
            self.tell(EventKind::Phase(Phase::Deployment));
        }
        let board = &mut self.state.board;
        (board.spaces, board.discounts) = Default::default();
        board.dummy = DummyDice::default();
        (board.action, board.discount) = Default::default();
        for seat in &mut self.state.seats {
            seat.passed = false;
        }
    }

    /// Returns whether a player goes on deploying: the dummy player does as long as anybody else.
    fn still_deploys(&self, seat: u8) -> bool {
        let clan = self.state.seat(seat);
        !clan.passed && clan.all_dice() > 0
    }

    /// Returns whether a player still has turns: dice to deploy, or a free ability that may bring some.
    fn has_turn(&self, program: &Program, seat: u8) -> bool {
        let clan = self.state.seat(seat);
        !clan.passed && (clan.all_dice() > 0 || self.has_offer(program, Hook::Free, seat))
    }
}
