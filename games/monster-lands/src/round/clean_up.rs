//! The clean-up phase: eight steps in order.

use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Bans, Path, Phase};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::PathId;
use provost_interpreter::hook::Window;
use serde::{Deserialize, Serialize};

/// The progress of the clean-up phase. The first two stages are step 1 of the rules, wages and order step 4,
/// the two after the check step 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CleanUpStage {
    #[default]
    Home,
    Windows,
    Panic,
    Leaders,
    Wages,
    Order,
    Check,
    RoundEnd,
    Reset,
    Monsters,
    NextRound,
}

impl Step {
    /// Returns the procedure of the clean-up phase.
    pub(crate) const fn clean_up() -> Self {
        Self::CleanUp { stage: CleanUpStage::Home, at: 0 }
    }
}

impl Table {
    pub(crate) fn go_clean_up(&mut self, stage: &mut CleanUpStage, at: &mut u8) -> Flow {
        let (flow, next) = match *stage {
            CleanUpStage::Home => {
                self.come_home_everywhere();
                (None, CleanUpStage::Windows)
            }
            CleanUpStage::Windows => {
                (self.each_player(at, |_, seat| Some(Step::OwnWindow { seat })), CleanUpStage::Panic)
            }
            CleanUpStage::Panic => {
                self.state.board.active = self.state.board.first;
                self.spread_panic();
                (None, CleanUpStage::Leaders)
            }
            CleanUpStage::Leaders => {
                let leader =
                    |table: &Self, seat| table.leader(seat).is_none().then_some(Step::Leader { seat });
                (self.each_player(at, leader), CleanUpStage::Wages)
            }
            CleanUpStage::Wages => {
                let wages = |table: &Self, seat| (table.wages_due(seat) > 0).then_some(Step::wages(seat));
                (self.each_player(at, wages), CleanUpStage::Order)
            }
            CleanUpStage::Order => {
                (Some(self.settled()).filter(|flow| *flow != Flow::Done), CleanUpStage::Check)
            }
            CleanUpStage::Check if self.is_last_round() => {
                self.state.board.phase = Phase::Over;
                return Flow::Done;
            }
            CleanUpStage::Check => (None, CleanUpStage::RoundEnd),
            CleanUpStage::RoundEnd => {
                self.state.board.active = self.state.board.first;
                let context = moment(Hook::RoundEnd, self.state.board.first);
                *stage = CleanUpStage::Reset;
                return Flow::Open(Window::event(context));
            }
            CleanUpStage::Reset => {
                self.state.board.active = self.state.board.first;
                self.reset_board();
                (None, CleanUpStage::Monsters)
            }
            CleanUpStage::Monsters => (self.refill_monsters(at), CleanUpStage::NextRound),
            CleanUpStage::NextRound => {
                self.pass_first_player();
                self.state.board.round += 1;
                return Flow::Done;
            }
        };
        flow.unwrap_or_else(|| {
            (*stage, *at) = (next, 0);
            Flow::Again
        })
    }

    /// Runs a procedure for the next player in turn order who needs it; `None` when all are done.
    fn each_player(&mut self, at: &mut u8, step: impl Fn(&Self, u8) -> Option<Step>) -> Option<Flow> {
        while let Some(seat) = self.turn_order().nth(usize::from(*at)) {
            *at += 1;
            if let Some(step) = step(self, seat) {
                self.state.board.active = seat;
                return Some(Flow::Call(step));
            }
        }
        None
    }

    /// Brings survivors home with everything they carry, and clears the paths.
    pub(super) fn come_home_everywhere(&mut self) {
        self.state.board.bans = Bans::default();
        let empty = Path::default();
        for path in PathId::all() {
            if *self.state.path(path) == empty {
                continue;
            }
            if let Some(card) = self.state.path(path).mercenary.some() {
                self.tell(EventKind::CameHome { card });
            }
            if self.state.path(path).dummy {
                self.tell(EventKind::DummyCameHome { path });
            }
            self.come_home(path);
        }
    }

    /// Returns whether the game ends after this round: by its last round, or early by enough glory.
    fn is_last_round(&self) -> bool {
        let board = &self.state.board;
        let end_glory = self.content.numbers.end_glory;
        let famous = |glory: i32| (0..board.players).any(|seat| self.glory(seat) >= glory);
        board.round >= board.rounds || end_glory.is_some_and(famous)
    }
}
