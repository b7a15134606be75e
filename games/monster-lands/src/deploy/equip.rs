//! Equipment: bought, taken for free, handed on.

use super::bill::Bill;
use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::purchase::Deal;
use crate::state::Offer;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of the taking of equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EquipmentStage {
    #[default]
    Which,
    Price,
    Bearer,
    /// The bearer has another card of the type, which must go.
    Old,
}

impl Step {
    /// Returns the procedure of buying equipment, or of taking it for free.
    pub(crate) const fn take_equipment(seat: u8, count: u8, free: bool) -> Self {
        let (stage, card, bearer) = (EquipmentStage::Which, CardId::NONE, CardId::NONE);
        Self::TakeEquipment { seat, count, free, stage, scope: 0, card, bearer }
    }
}

impl Table {
    pub(crate) fn go_take_equipment(
        &mut self,
        program: &Program,
        step: &mut Step,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let Step::TakeEquipment { seat, count, free, stage, scope, card, bearer } = step else {
            return Flow::Fail("no equipment is taken");
        };
        let seat = *seat;
        match *stage {
            EquipmentStage::Which => {
                if *count == 0 {
                    return Flow::Done;
                }
                let deal = self.deal_of(seat);
                let option = answer(reply, choice, |choice| {
                    self.offer_equipment(program, deal, *free, choice);
                });
                let Some(option) = option else {
                    if choice.options.is_empty() {
                        self.refill(Offer::Equipment);
                    }
                    return unanswered(choice);
                };
                let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
                *card = chosen;
                *stage = if *free { EquipmentStage::Bearer } else { EquipmentStage::Price };
                Flow::Again
            }
            EquipmentStage::Price => {
                let list = self.content.equipment(*card).price;
                let deal = Deal { ware: *card, ..self.deal_of(seat) };
                match self.bill(program, (deal, list), scope, reply, choice) {
                    Bill::Waits(flow) => return flow,
                    Bill::Paid => *stage = EquipmentStage::Bearer,
                    Bill::Unpaid => return Flow::Done,
                }
                Flow::Again
            }
            EquipmentStage::Bearer => {
                let option = answer(reply, choice, |choice| {
                    offer_members(seat, self.unassigned(seat), choice);
                });
                let Some(option) = option else { return unanswered(choice) };
                let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
                *bearer = chosen;
                *stage = EquipmentStage::Old;
                Flow::Again
            }
            EquipmentStage::Old => {
                let old = self.bears(*bearer, self.content.equipment(*card).ty);
                if old.is_some_and(|old| !self.make_room(seat, old, reply, choice)) {
                    return Flow::Ask;
                }
                *count -= 1;
                if self.take_offered(Offer::Equipment, *card) {
                    self.equip(*card, *bearer);
                }
                if !*free || *count == 0 || self.content.numbers.rulings.refill_between_gifts {
                    self.refill(Offer::Equipment);
                }
                *stage = EquipmentStage::Which;
                Flow::Again
            }
        }
    }

    fn offer_equipment(&self, program: &Program, deal: Deal, free: bool, choice: &mut Choice) {
        ask(choice, deal.seat, Ask::TakeEquipment);
        if !self.has_bearer(deal.seat) {
            return;
        }
        for card in self.state.board.offer(Offer::Equipment) {
            let deal = Deal { ware: *card, ..deal };
            if free || self.affords(program, deal, self.content.equipment(*card).price) {
                choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
            }
        }
    }

    /// Moves a card to another member that is free for its type, or discards it; returns whether that is
    /// settled.
    fn make_room(&mut self, seat: u8, old: CardId, reply: Reply, choice: &mut Choice) -> bool {
        let option = answer(reply, choice, |choice| {
            let free = self.unassigned(seat).filter(|member| self.can_bear(*member, old));
            offer_members(seat, free, choice);
            choice.offer(ChoiceOption::Stop);
        });
        let Some(option) = option else { return false };
        match Self::chosen_card(option) {
            Some(member) => self.equip(old, member),
            None => self.discard_equipment(old),
        }
        true
    }

    /// Hands equipment on. A card of the type that the new bearer already has goes back the same way.
    pub(crate) fn go_give_equipment(
        &mut self,
        seat: u8,
        card: CardId,
        reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let option = answer(reply, choice, |choice| offer_members(seat, self.takers(seat, card), choice));
        let Some(option) = option else { return unanswered(choice) };
        let Some(chosen) = Self::chosen_card(option) else { return STRANGE };
        let (from, to) = (self.state.card(card).link, chosen);
        let old = self.bears(to, self.content.equipment(card).ty);
        self.equip(card, to);
        if let Some(old) = old {
            self.equip(old, from);
        }
        self.state.with_card(card, |place| place.moved = true);
        Flow::Done
    }
}

/// Asks which of these members gets an equipment.
fn offer_members(seat: u8, members: impl Iterator<Item = CardId>, choice: &mut Choice) {
    ask(choice, seat, Ask::EquipWhom);
    for member in members {
        choice.offer(ChoiceOption::Thing(Item::Card(member).thing()));
    }
}
