//! Results of a strike: a monster beaten, a land conquered, or damage for later paths.

use crate::content::TrapFamily;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::roles::Role;
use crate::registry::targets::Target;
use crate::state::{Attack, Card, PathTrap, Pile};
use crate::step::{Purpose, Step};
use crate::table::{Flow, Question, Table};
use crate::thing::{CardId, Item, PathId, Site};
use provost_interpreter::hook::{Context, Window};
use provost_interpreter::machine::ask;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of the result of a strike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ResultStage {
    #[default]
    Compare,
    /// The reward is paid and its hooks have fired; the card leaves.
    Eliminated,
    Captured,
    /// Rewards may have filled a stock beyond its limit.
    Settle,
}

impl Step {
    /// Returns the procedure of the result of a strike.
    pub(crate) const fn result(path: PathId, purpose: Purpose) -> Self {
        Self::Result { path, purpose, stage: ResultStage::Compare }
    }
}

impl Table {
    pub(crate) fn result(
        &mut self,
        program: &Program,
        path: PathId,
        purpose: Purpose,
        stage: &mut ResultStage,
    ) -> Flow {
        match *stage {
            ResultStage::Compare => match purpose {
                Purpose::Attack => self.compare_monster(program, path, stage),
                Purpose::Conquest => self.compare_land(path, stage),
                Purpose::Mission => Flow::Done,
            },
            ResultStage::Eliminated | ResultStage::Captured => {
                self.remove_monster(path.site(), *stage == ResultStage::Eliminated);
                *stage = ResultStage::Settle;
                self.settled()
            }
            ResultStage::Settle => self.settled(),
        }
    }

    fn compare_monster(&mut self, program: &Program, path: PathId, stage: &mut ResultStage) -> Flow {
        let card = self.state.board.monster(path.site());
        let monster = *self.content.monster(card);
        let [capture, elimination] = self.state.roll.totals.map(i32::from);
        let seat = self.state.board.active;
        let eliminated = self.number(
            &self.on_path_at(Hook::EliminationValue, path),
            Target::EliminationValue,
            monster.elimination,
        );
        let captured =
            self.number(&self.on_path_at(Hook::CaptureValue, path), Target::CaptureValue, monster.capture);
        let hook = if elimination >= eliminated {
            self.tell(EventKind::Eliminated { path, card });
            self.gain_goods(seat, &monster.elimination_reward);
            *stage = ResultStage::Eliminated;
            Hook::Elimination
        } else if capture >= captured && self.has_traps(program, path) {
            self.tell(EventKind::Captured { path, card });
            self.gain_goods(seat, &monster.capture_reward);
            *stage = ResultStage::Captured;
            Hook::Capture
        } else {
            return self.fail(path);
        };
        self.state.path_mut(path).won = true;
        // Hits that the monster still deals are an attack of their own.
        self.state.attack = Attack::default();
        let context = self.with_victor(self.on_path_at(hook, path), path);
        Flow::Open(Window::event(context))
    }

    fn with_victor(&self, context: Context, path: PathId) -> Context {
        context.with(Role::Victor.id(), Item::Card(self.state.path(path).mercenary).thing())
    }

    /// Dice and traps stay, and the common part of the total is handed on.
    fn fail(&mut self, path: PathId) -> Flow {
        let handed_on = self.state.roll.handed_on;
        self.state.roll.carried = handed_on;
        self.tell(EventKind::Failed { path, handed_on });
        Flow::Done
    }

    /// Returns whether the path has the traps that a capture needs, face down or up. A revealed trick is not
    /// a trap.
    pub(crate) fn has_traps(&self, program: &Program, path: PathId) -> bool {
        let is_trap =
            |trap: &&PathTrap| !trap.revealed || self.content.trap(trap.card).family != TrapFamily::Trick;
        let traps = self.state.path(path).traps.iter().filter(is_trap).count();
        let context = self.on_path_at(Hook::CaptureCheck, path);
        let needed = ask(program, self, &context, Question::Traps).takes(1);
        usize::try_from(needed).is_ok_and(|needed| traps >= needed) || needed <= 0
    }

    /// Removes the beaten monster and everything used against it.
    pub(crate) fn remove_monster(&mut self, site: Site, eliminated: bool) {
        let card = self.state.board.monster(site);
        if card.is_some() {
            if eliminated {
                self.take_trophy(self.state.board.active, card);
            } else if self.state.board.sent.contains(card) {
                self.lift_monster(card);
                self.tell(EventKind::LeftBoard { card });
            } else {
                self.discard_monster(card);
            }
        }
        for path in site.paths() {
            if self.state.path(path).fought {
                self.clear_path(path);
            }
        }
        if site == Site::Entrance {
            self.end_panic();
        }
    }

    fn end_panic(&mut self) {
        let panic = std::mem::take(&mut self.state.board.panic);
        if panic.is_empty() {
            return;
        }
        for token in &panic {
            self.lift_card(*token);
            self.state.piles.push(Pile::Panic, *token);
        }
        self.state.piles.shuffle(Pile::Panic, &mut self.state.chance);
        self.tell(EventKind::PanicOver);
    }

    fn compare_land(&mut self, path: PathId, stage: &mut ResultStage) -> Flow {
        let Site::Land(dock) = path.site() else { return Flow::Done };
        let card = self.state.board.land(path.site());
        let land = *self.content.land(card);
        let [total, _] = self.state.roll.totals;
        let conquest =
            self.number(&self.on_path_at(Hook::ConquestValue, path), Target::ConquestValue, land.conquest);
        if i32::from(total) < conquest {
            return self.fail(path);
        }
        let seat = self.state.board.active;
        self.tell(EventKind::Conquered { path, card });
        self.gain_goods(seat, &land.reward);
        self.state.path_mut(path).won = true;
        *stage = ResultStage::Settle;
        let context = self.with_victor(self.on_path(Hook::Conquest, path), path);
        self.state.seat_mut(seat).lands.push(card);
        self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        self.remove_land(usize::from(dock));
        Flow::Open(Window::event(context))
    }

    /// Removes a land from its dock together with its header and the benefits of its paths.
    pub(crate) fn remove_land(&mut self, dock: usize) {
        for path in Site::Land(u8::try_from(dock).unwrap_or(0)).paths() {
            self.lift(Item::Benefit(path));
        }
        if let Some(land) = self.state.board.lands.get_mut(dock) {
            *land = CardId::NONE;
        }
        let header = self.state.board.headers.get_mut(dock).map(std::mem::take);
        if let Some((header, _)) = header.filter(|(header, _)| header.is_some()) {
            self.state.piles.push(Pile::HeaderDiscard, header);
            self.tell(EventKind::LeftBoard { card: header });
        }
    }
}
