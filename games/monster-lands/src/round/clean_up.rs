//! The clean-up phase: eight steps in order.

use crate::event::EventKind;
use crate::state::{Bans, Path, Phase};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId};

// Stages. The first two are step 1 of the rules, the two of wages step 4, the two of the reset step 6.
const HOME: u8 = 0;
const WINDOWS: u8 = 1;
const PANIC: u8 = 2;
const LEADERS: u8 = 3;
const WAGES: u8 = 4;
const ORDER: u8 = 5;
const CHECK: u8 = 6;
const RESET: u8 = 7;
const MONSTERS: u8 = 8;

impl Table {
    pub(super) fn go_clean_up(&mut self, stage: &mut u8, at: &mut u8) -> Flow {
        let flow = match *stage {
            HOME => {
                self.come_home_everywhere();
                None
            }
            WINDOWS => self.each_player(at, |_, seat| Some(Step::OwnWindow { seat })),
            PANIC => {
                self.state.board.active = self.state.board.first;
                self.spread_panic();
                None
            }
            LEADERS => self
                .each_player(at, |table, seat| table.leader(seat).is_none().then_some(Step::Leader { seat })),
            WAGES => self.each_player(at, |table, seat| {
                let wages = Step::Wages { seat, stage: 0, card: CardId::NONE, item: CardId::NONE };
                (table.wages_due(seat) > 0).then_some(wages)
            }),
            ORDER => Some(self.settled()).filter(|flow| *flow != Flow::Done),
            CHECK if self.is_last_round() => {
                self.state.board.phase = Phase::Over;
                return Flow::Done;
            }
            CHECK => None,
            RESET => {
                self.state.board.active = self.state.board.first;
                self.reset_board();
                None
            }
            MONSTERS => self.refill_monsters(at),
            _ => {
                self.pass_first_player();
                self.state.board.round += 1;
                return Flow::Done;
            }
        };
        flow.unwrap_or_else(|| {
            *stage += 1;
            *at = 0;
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
