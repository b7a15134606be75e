//! The contract mission: each path's owner may deliver what the tile asks for.

use crate::ask::{Act, Ask, ask};
use crate::content::{Goods, Mission};
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{Item, PathId, Site};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Window;
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

const SITE: Site = Site::Mission(1);

/// The progress of the contract mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContractStage {
    /// The path at the cursor comes next.
    #[default]
    Arrive,
    /// Its owner has had a window to get the goods.
    Decide,
    /// Its owner has answered.
    Answer,
    /// The traps of the delivery are chosen.
    Traps,
    /// A trap has been chosen.
    Trap,
    /// The path is done.
    Leave,
    /// Everybody is done.
    End,
}

impl Step {
    /// Returns the procedure of the contract mission, from its first path on.
    pub(crate) const fn contract_mission() -> Self {
        Self::ContractMission { path: PathId(12), due: 0, stage: ContractStage::Arrive }
    }
}

impl Table {
    /// `due` counts the traps still to be delivered.
    pub(crate) fn contract(
        &mut self,
        path: &mut PathId,
        due: &mut u8,
        stage: &mut ContractStage,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let [_, card] = self.state.board.missions;
        let mission = *self.content.mission(card);
        let seat = self.owner_at(*path);
        loop {
            match *stage {
                ContractStage::Arrive => {
                    let next = SITE.paths().find(|next| next >= path && self.state.path(*next).is_taken());
                    let Some(next) = next else {
                        *stage = ContractStage::End;
                        self.discard_mission(1);
                        continue;
                    };
                    if self.state.path(next).dummy {
                        (*path, *stage) = (next, ContractStage::Leave);
                        return self.dummy_path(next);
                    }
                    (*path, *stage) = (next, ContractStage::Decide);
                    let seat = self.activate(next);
                    return Flow::Call(Step::OwnWindow { seat });
                }
                ContractStage::Decide => {
                    if self.has_goods(seat, &mission.delivery) {
                        *stage = ContractStage::Answer;
                        ask(choice, seat, Ask::Deliver);
                        choice.offer(Act::Yes.option());
                        choice.offer(Act::No.option());
                        return Flow::Ask;
                    }
                    self.tell(EventKind::NotDelivered { path: *path });
                    *stage = ContractStage::Leave;
                }
                ContractStage::Answer if reply == Reply::Chose(Act::Yes.option()) => {
                    *due = self.deliver(seat, &mission.delivery);
                    *stage = ContractStage::Traps;
                }
                ContractStage::Answer => {
                    self.tell(EventKind::NotDelivered { path: *path });
                    *stage = ContractStage::Leave;
                }
                ContractStage::Traps => {
                    if *due == 0 {
                        *stage = ContractStage::Leave;
                        return self.fulfil(seat, *path, &mission);
                    }
                    let traps = self.state.seat(seat).traps;
                    if traps.len() > usize::from(*due) {
                        *stage = ContractStage::Trap;
                        ask(choice, seat, Ask::DeliverTrap);
                        for trap in &traps {
                            choice.offer(ChoiceOption::Thing(Item::Card(*trap).thing()));
                        }
                        return Flow::Ask;
                    }
                    for trap in &traps {
                        self.lose_trap(seat, *trap);
                    }
                    *due = 0;
                }
                ContractStage::Trap => {
                    if let Reply::Chose(ChoiceOption::Thing(trap)) = reply {
                        self.lose_trap(seat, Self::card_of(trap));
                    }
                    *due -= 1;
                    *stage = ContractStage::Traps;
                }
                ContractStage::Leave => (*path, *stage) = (PathId(path.0 + 1), ContractStage::Arrive),
                ContractStage::End => return self.settled(),
            }
        }
    }

    /// Takes the delivery out of a player's stock; returns how many traps are still to be chosen.
    fn deliver(&mut self, seat: u8, goods: &Goods) -> u8 {
        for (at, count) in goods.resources.iter().enumerate().filter(|(_, count)| **count > 0) {
            if let Some(noun) = self.content.resources.get(at).copied() {
                self.change_resource(seat, noun, -i32::from(*count));
            }
        }
        let mut traps = 0;
        for (token, count) in (0..).zip(goods.tokens).filter(|(_, count)| *count > 0) {
            if self.is_trap(token) {
                traps += count;
            } else {
                self.lose_tokens(seat, token, i32::from(count));
            }
        }
        traps
    }

    fn fulfil(&mut self, seat: u8, path: PathId, mission: &Mission) -> Flow {
        let [left, right] = &mission.contract.rewards;
        let reward = if path.number() == 0 { left } else { right };
        self.tell(EventKind::MissionWon { path });
        self.gain_goods(seat, reward);
        self.succeed(seat, path);
        let kind = self.content.words.contract_mission;
        Flow::Open(Window::event(self.on_path(Hook::MissionSuccess, path).qualified(0, kind)))
    }
}
