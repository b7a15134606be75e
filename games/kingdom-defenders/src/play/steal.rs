//! Goods are named one by one and handed over, all by one player or each by another.

use crate::ask::{Ask, ask};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::Item;
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::hook::Thing;
use provost_interpreter::host::Reply;
use serde::{Deserialize, Serialize};

/// The progress of a theft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StealStage {
    /// A rival is asked for.
    #[default]
    Rival,
    /// The rival is named.
    RivalNamed,
    /// A kind is asked for.
    Kind,
    /// The kind is named.
    KindNamed,
}

impl Step {
    /// Returns the procedure of stealing from one player, or each good from another.
    pub(crate) const fn steal(seat: u8, by: Thing, from: u8, each: bool, left: u8) -> Self {
        Self::Steal { seat, by, from, each, left, named: 0, asked: 0, stage: StealStage::Rival }
    }
}

impl Table {
    /// Returns the rivals that the action of `by` may target, in turn order.
    pub(crate) fn open_rivals(&self, seat: u8, by: Thing) -> impl Iterator<Item = u8> {
        let order = self.state.board.order;
        let rivals = (0..order.len()).filter_map(move |at| order.as_slice().get(at).copied());
        rivals.filter(move |other| *other != seat && self.may_target(seat, by, Item::Player(*other)))
    }

    pub(crate) fn go_steal(&mut self, step: &mut Step, reply: Reply, choice: &mut Choice) -> Flow {
        let Step::Steal { seat, by, from, each, left, named, asked, stage } = step else {
            return Flow::Fail("not a theft");
        };
        let seat = *seat;
        let mut answer = if let Reply::Chose(option) = reply { Some(option) } else { None };
        loop {
            match *stage {
                StealStage::Rival if *left == 0 => return Flow::Done,
                StealStage::Rival if !*each => *stage = StealStage::Kind,
                StealStage::Rival => {
                    ask(choice, seat, Ask::StealFrom);
                    for rival in self.open_rivals(seat, *by).filter(|rival| *asked & (1 << rival) == 0) {
                        choice.offer(ChoiceOption::Thing(Item::Player(rival).thing()));
                    }
                    *stage = StealStage::RivalNamed;
                    match *choice.options {
                        [] => return Flow::Done,
                        [only] => answer = Some(only),
                        _ => return Flow::Ask,
                    }
                }
                StealStage::RivalNamed => {
                    let Some(ChoiceOption::Thing(thing)) = answer.take() else {
                        return Flow::Fail("nobody to steal from");
                    };
                    *from = Item::seat_of(thing).unwrap_or(*from);
                    *asked |= 1 << *from;
                    *stage = StealStage::Kind;
                }
                StealStage::Kind => {
                    ask(choice, seat, Ask::StealKind);
                    for kind in self.content.goods().filter(|kind| *named & (1 << kind) == 0) {
                        choice.offer(ChoiceOption::Noun(self.content.resource_noun(kind)));
                    }
                    *stage = StealStage::KindNamed;
                    match *choice.options {
                        [] => return Flow::Done,
                        [only] => answer = Some(only),
                        _ => return Flow::Ask,
                    }
                }
                StealStage::KindNamed => {
                    let Some(ChoiceOption::Noun(noun)) = answer.take() else {
                        return Flow::Fail("nothing to steal");
                    };
                    let Some(kind) = self.content.resource(noun) else { return Flow::Fail("no such good") };
                    self.hand_over(*from, seat, kind, 1);
                    *named |= 1 << kind;
                    *left -= 1;
                    *stage = StealStage::Rival;
                }
            }
        }
    }
}
