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

const SITE: Site = Site::Mission(1);

/// The path at the cursor comes next.
const ARRIVE: u8 = 0;
/// Its owner has had a window to get the goods.
const DECIDE: u8 = 1;
/// Its owner has answered.
const ANSWER: u8 = 2;
/// The traps of the delivery are chosen.
const TRAPS: u8 = 3;
/// A trap has been chosen.
const TRAP: u8 = 4;
/// The path is done.
const LEAVE: u8 = 5;
/// Everybody is done.
const END: u8 = 6;

impl Table {
    /// `due` counts the traps still to be delivered.
    pub(super) fn contract(
        &mut self,
        path: &mut PathId,
        due: &mut u8,
        stage: &mut u8,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let [_, card] = self.state.board.missions;
        let mission = *self.content.mission(card);
        let seat = self.owner_at(*path);
        loop {
            match *stage {
                ARRIVE => {
                    let next = SITE.paths().find(|next| next >= path && self.state.path(*next).is_taken());
                    let Some(next) = next else {
                        *stage = END;
                        self.discard_mission(1);
                        continue;
                    };
                    if self.state.path(next).dummy {
                        (*path, *stage) = (next, LEAVE);
                        return self.dummy_path(next);
                    }
                    (*path, *stage) = (next, DECIDE);
                    let seat = self.activate(next);
                    return Flow::Call(Step::OwnWindow { seat });
                }
                DECIDE => {
                    if self.has_goods(seat, &mission.delivery) {
                        *stage = ANSWER;
                        ask(choice, seat, Ask::Deliver);
                        choice.offer(Act::Yes.option());
                        choice.offer(Act::No.option());
                        return Flow::Ask;
                    }
                    self.tell(EventKind::NotDelivered { path: *path });
                    *stage = LEAVE;
                }
                ANSWER if reply == Reply::Chose(Act::Yes.option()) => {
                    *due = self.deliver(seat, &mission.delivery);
                    *stage = TRAPS;
                }
                ANSWER => {
                    self.tell(EventKind::NotDelivered { path: *path });
                    *stage = LEAVE;
                }
                TRAPS => {
                    if *due == 0 {
                        *stage = LEAVE;
                        return self.fulfil(seat, *path, &mission);
                    }
                    let traps = self.state.seat(seat).traps;
                    if traps.len() > usize::from(*due) {
                        *stage = TRAP;
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
                TRAP => {
                    if let Reply::Chose(ChoiceOption::Thing(trap)) = reply {
                        self.lose_trap(seat, Self::card_of(trap));
                    }
                    *due -= 1;
                    *stage = TRAPS;
                }
                LEAVE => (*path, *stage) = (PathId(path.0 + 1), ARRIVE),
                _ => return self.settled(),
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
