//! The dice-rolling mission: both paths roll, and at most one is rewarded. A path of the dummy player fires
//! its hook instead; if it takes the tile, nothing is left for the other path.

use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::{Bans, Pile, Roll};
use crate::step::{Purpose, Step};
use crate::table::{Flow, Table};
use crate::thing::{CardId, PathId, Site};
use provost_interpreter::hook::Window;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

const SITE: Site = Site::Mission(0);

/// The progress of the dice-rolling mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceMissionStage {
    #[default]
    Begin,
    RollLeft,
    RollRight,
    PayLeft,
    PayRight,
    End,
    /// Limits are checked.
    Settle,
}

impl Step {
    /// Returns the procedure of the dice-rolling mission.
    pub(crate) const fn dice_mission() -> Self {
        Self::DiceMission { stage: DiceMissionStage::Begin }
    }
}

/// The result of a mercenary's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Won,
    /// The objective was reached, but the other one did better.
    Beaten,
    Failed,
}

impl Table {
    pub(crate) fn dice_mission(&mut self, program: &Program, stage: &mut DiceMissionStage) -> Flow {
        let mut paths = SITE.paths();
        let (Some(left), Some(right)) = (paths.next(), paths.next()) else { return Flow::Done };
        loop {
            let flow = match *stage {
                DiceMissionStage::Begin => {
                    *stage = DiceMissionStage::RollLeft;
                    self.tell(EventKind::Battle(SITE));
                    self.state.roll = Roll::default();
                    self.forbid(program, SITE);
                    None
                }
                DiceMissionStage::RollLeft => {
                    *stage = DiceMissionStage::RollRight;
                    self.roll_mission(left)
                }
                DiceMissionStage::RollRight => {
                    *stage = DiceMissionStage::PayLeft;
                    self.roll_mission(right)
                }
                DiceMissionStage::PayLeft => {
                    *stage = DiceMissionStage::PayRight;
                    self.contends(left).then(|| self.pay_mission(left))
                }
                DiceMissionStage::PayRight => {
                    *stage = DiceMissionStage::End;
                    self.contends(right).then(|| self.pay_mission(right))
                }
                DiceMissionStage::End => {
                    *stage = DiceMissionStage::Settle;
                    self.state.board.bans = Bans::default();
                    self.discard_mission(0);
                    None
                }
                DiceMissionStage::Settle => Some(self.settled()),
            };
            if let Some(flow) = flow {
                return flow;
            }
        }
    }

    /// Returns whether there is a mercenary on a path and a tile to win.
    fn contends(&self, path: PathId) -> bool {
        let [tile, _] = self.state.board.missions;
        self.state.path(path).is_occupied() && tile.is_some()
    }

    /// Lets the mercenary of a path roll, or fires the hook of the dummy player there.
    fn roll_mission(&mut self, path: PathId) -> Option<Flow> {
        if self.state.path(path).dummy {
            return Some(self.dummy_path(path));
        }
        self.contends(path).then(|| {
            self.activate(path);
            Flow::Call(Step::strike(path, Purpose::Mission))
        })
    }

    /// Gives a mercenary's owner the reward or the penalty.
    fn pay_mission(&mut self, path: PathId) -> Flow {
        let seat = self.activate(path);
        let [card, _] = self.state.board.missions;
        let mission = *self.content.mission(card);
        let hook = match self.outcome(path, mission.objective) {
            Outcome::Won => {
                let [reward, _] = mission.dice.rewards;
                self.tell(EventKind::MissionWon { path });
                self.gain_goods(seat, &reward);
                self.succeed(seat, path);
                Hook::MissionSuccess
            }
            Outcome::Beaten => {
                self.tell(EventKind::MissionBeaten { path });
                Hook::MissionBeaten
            }
            Outcome::Failed => {
                self.tell(EventKind::MissionFailed { path });
                self.lose(seat, self.content.words.glory, mission.penalty);
                Hook::MissionFailure
            }
        };
        let kind = self.content.words.dice_mission;
        Flow::Open(Window::event(self.on_path(hook, path).qualified(0, kind)))
    }

    /// The better total wins; the left path wins a tie.
    fn outcome(&self, path: PathId, objective: i32) -> Outcome {
        let [left, right] = self.state.roll.totals;
        let (own, other) = if path.number() == 0 { (left, right) } else { (right, left) };
        if i32::from(own) < objective {
            return Outcome::Failed;
        }
        let rival = SITE.paths().any(|rival| rival != path && self.state.path(rival).is_occupied());
        let beaten = rival && (other > own || other == own && path.number() > 0);
        if beaten { Outcome::Beaten } else { Outcome::Won }
    }

    /// Counts a mission whose reward was earned.
    pub(super) fn succeed(&mut self, seat: u8, path: PathId) {
        self.state.path_mut(path).won = true;
        let missions = &mut self.state.seat_mut(seat).missions;
        *missions = missions.saturating_add(1);
    }

    /// Takes a mission tile off the board.
    pub(crate) fn discard_mission(&mut self, mission: usize) {
        let place = self.state.board.missions.get_mut(mission);
        let card = place.map_or(CardId::NONE, |place| std::mem::replace(place, CardId::NONE));
        if card.is_some() {
            self.state.piles.push(Pile::MissionDiscard, card);
            self.tell(EventKind::LeftBoard { card });
        }
    }
}
