//! The phase: turns clockwise from the first player until nobody has anything left to deploy.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{DummyDice, Phase};
use crate::step::Step;
use crate::table::{Flow, Table};
use provost_interpreter::hook::Window;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of the deployment phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeploymentStage {
    #[default]
    Begin,
    /// The next turn is searched, from a seat on.
    Turns,
    /// The same, with the dummy player's turn first.
    Dummy,
    /// The end of the phase fires for each player.
    After,
}

impl Step {
    /// Returns the procedure of the deployment phase.
    pub(crate) const fn deployment() -> Self {
        Self::Deployment { stage: DeploymentStage::Begin, at: 0 }
    }

    /// Returns the procedure of the deployment phase after its beginning, which clears the board, from the turn of a
    /// player on.
    pub(crate) const fn turns_from(seat: u8) -> Self {
        Self::Deployment { stage: DeploymentStage::Turns, at: seat }
    }
}

impl Table {
    /// `at` is the seat whose turn is checked next, then the number of players for whom the end has fired.
    pub(crate) fn go_deployment(
        &mut self,
        program: &Program,
        stage: &mut DeploymentStage,
        at: &mut u8,
    ) -> Flow {
        let players = self.state.board.players.max(1);
        loop {
            match *stage {
                DeploymentStage::Begin => {
                    self.begin_deployment();
                    (*stage, *at) = (DeploymentStage::Turns, self.state.board.first % players);
                }
                DeploymentStage::Dummy => {
                    *stage = DeploymentStage::Turns;
                    if self.still_deploys(self.state.board.active) {
                        return Flow::Call(Step::dummy_turn());
                    }
                }
                DeploymentStage::Turns => {
                    let mut seats = (0..players).map(|more| (*at + more) % players);
                    let next = seats.find(|seat| self.has_turn(program, *seat));
                    if let Some(seat) = next {
                        let dummy = self.content.dummy.is_some();
                        *stage = if dummy { DeploymentStage::Dummy } else { DeploymentStage::Turns };
                        *at = (seat + 1) % players;
                        return Flow::Call(Step::turn(seat, false));
                    }
                    (*stage, *at) = (DeploymentStage::After, 0);
                }
                DeploymentStage::After => {
                    if *at >= players {
                        return Flow::Done;
                    }
                    let seat = (self.state.board.first + *at) % players;
                    *at += 1;
                    self.state.board.active = seat;
                    return Flow::Open(Window::event(moment(Hook::AfterDeployment, seat)));
                }
            }
        }
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
