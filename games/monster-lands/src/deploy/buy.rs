//! Buying traps of the offer, and tokens from the reserve.

use super::bill::Bill;
use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::event::EventKind;
use crate::purchase::Deal;
use crate::state::Offer;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of a purchase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PurchaseStage {
    #[default]
    What,
    Price,
    Over,
}

impl Step {
    /// Returns the procedure of buying traps of the offer.
    pub(crate) const fn buy_traps(seat: u8, most: u8) -> Self {
        Self::BuyTraps { seat, most, stage: PurchaseStage::What, scope: 0, chosen: 0 }
    }

    /// Returns the procedure of buying tokens from the reserve.
    pub(crate) const fn buy_tokens(seat: u8, token: u8, price: u8, most: u8) -> Self {
        Self::BuyTokens { seat, token, price, most, stage: PurchaseStage::What, scope: 0, count: 0 }
    }
}

impl Table {
    pub(crate) fn go_buy_traps(
        &mut self,
        program: &Program,
        step: &mut Step,
        mut reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let Step::BuyTraps { seat, most, stage, scope, chosen } = step else {
            return Flow::Fail("no purchase of traps");
        };
        let deal = self.deal_of(*seat);
        while *stage == PurchaseStage::What {
            let option = answer(reply, choice, |choice| {
                self.offer_traps(program, deal, *most, *chosen, choice);
            });
            let Some(option) = option else { return unanswered(choice) };
            reply = Reply::Go;
            match Self::chosen_card(option) {
                Some(card) => *chosen |= self.offered_trap(card),
                None => *stage = PurchaseStage::Price,
            }
        }
        if *stage == PurchaseStage::Price {
            let list = self.list_price(*chosen);
            match self.bill(program, (deal, list), scope, reply, choice) {
                Bill::Waits(flow) => return flow,
                Bill::Paid => self.take_traps(*seat, *chosen),
                Bill::Unpaid => {}
            }
            *stage = PurchaseStage::Over;
        }
        self.settled()
    }

    /// Offers the traps that could be bought in addition, and to stop once there is one.
    fn offer_traps(&self, program: &Program, deal: Deal, most: u8, chosen: u16, choice: &mut Choice) {
        ask(choice, deal.seat, Ask::BuyTrap);
        let so_far = self.list_price(chosen);
        if chosen.count_ones() < u32::from(most) {
            for (at, card) in (0u8..).zip(self.state.board.offer(Offer::Traps)) {
                let list = so_far.saturating_add(self.content.trap(*card).price);
                if chosen & 1 << at == 0 && self.affords(program, deal, list) {
                    choice.offer(ChoiceOption::Thing(Item::Card(*card).thing()));
                }
            }
        }
        if chosen != 0 {
            choice.offer(ChoiceOption::Stop);
        }
    }

    /// Returns the bit of a trap on offer.
    fn offered_trap(&self, card: CardId) -> u16 {
        let at = self.state.board.offer(Offer::Traps).iter().position(|offered| *offered == card);
        at.map_or(0, |at| 1 << at)
    }

    /// Returns the traps whose bits are set.
    fn chosen_traps(&self, chosen: u16) -> impl Iterator<Item = CardId> {
        let offer = (0u8..).zip(self.state.board.offer(Offer::Traps));
        offer.filter(move |(at, _)| chosen & 1 << at != 0).map(|(_, card)| *card)
    }

    fn list_price(&self, chosen: u16) -> i32 {
        self.chosen_traps(chosen).map(|card| self.content.trap(card).price).fold(0, i32::saturating_add)
    }

    /// Takes the chosen traps, which all players have seen; where each is placed later stays hidden.
    fn take_traps(&mut self, seat: u8, chosen: u16) {
        let offer = *self.state.board.offer(Offer::Traps);
        for (_, card) in (0u8..).zip(&offer).filter(|(at, _)| chosen & 1 << at != 0) {
            self.take_offered(Offer::Traps, *card);
            self.take_trap(seat, *card);
            self.tell(EventKind::Took { seat, card: *card });
        }
        self.refill(Offer::Traps);
    }

    pub(crate) fn go_buy_tokens(
        &mut self,
        program: &Program,
        step: &mut Step,
        mut reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let Step::BuyTokens { seat, token, price, most, stage, scope, count } = step else {
            return Flow::Fail("no purchase of tokens");
        };
        let deal = self.deal_of(*seat);
        if *stage == PurchaseStage::What {
            let option = answer(reply, choice, |choice| {
                ask(choice, *seat, Ask::BuyCount);
                let room = self.limit(*seat, *token) - self.stock(*seat, *token);
                for count in (1..=*most).take(usize::try_from(room).unwrap_or(0)) {
                    if self.affords(program, deal, i32::from(count) * i32::from(*price)) {
                        choice.offer(ChoiceOption::Count(u32::from(count)));
                    }
                }
            });
            let Some(option) = option else { return unanswered(choice) };
            let ChoiceOption::Count(chosen) = option else { return STRANGE };
            *count = u8::try_from(chosen).unwrap_or(0);
            *stage = PurchaseStage::Price;
            reply = Reply::Go;
        }
        if *stage == PurchaseStage::Price {
            let list = i32::from(*count) * i32::from(*price);
            match self.bill(program, (deal, list), scope, reply, choice) {
                Bill::Waits(flow) => return flow,
                Bill::Paid => self.gain_tokens(*seat, *token, i32::from(*count)),
                Bill::Unpaid => {}
            }
            *stage = PurchaseStage::Over;
        }
        self.settled()
    }
}
