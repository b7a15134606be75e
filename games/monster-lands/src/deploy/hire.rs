//! Hiring: in a building for gold, or for free by an effect.

use super::bill::Bill;
use super::{STRANGE, answer, unanswered};
use crate::ask::{Ask, ask};
use crate::purchase::Deal;
use crate::registry::hooks::Hook;
use crate::state::{Offer, Pile};
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::choice::{Choice, ChoiceOption};
use provost_interpreter::host::Reply;
use provost_interpreter::program::Program;
use serde::{Deserialize, Serialize};

/// The progress of a hire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HireStage {
    #[default]
    Whom,
    Price,
}

impl Step {
    /// Returns the procedure of hiring in a building, or for free.
    pub(crate) const fn hire(seat: u8, count: u8, free: bool) -> Self {
        let stage = HireStage::Whom;
        Self::Hire { seat, count, free, stage, scope: 0, card: CardId::NONE, renewed: false }
    }
}

impl Table {
    pub(crate) fn go_hire(
        &mut self,
        program: &Program,
        step: &mut Step,
        mut reply: Reply,
        choice: &mut Choice,
    ) -> Flow {
        let Step::Hire { seat, count, free, stage, scope, card, renewed } = step else {
            return Flow::Fail("not a hire");
        };
        if *count == 0 {
            return Flow::Done;
        }
        let deal = self.deal_of(*seat);
        if *stage == HireStage::Whom {
            let option = answer(reply, choice, |choice| {
                self.offer_hires(program, deal, *free, *renewed, choice);
            });
            let Some(option) = option else { return unanswered(choice) };
            match option {
                ChoiceOption::Thing(thing) => *card = Self::card_of(thing),
                ChoiceOption::Use { ability, source } => {
                    *renewed = true;
                    let context = self.at_building(Hook::BeforeHire, deal);
                    return self.use_at(program, context, ability, source).unwrap_or(STRANGE);
                }
                ChoiceOption::Done => return Flow::Done,
                ChoiceOption::Alternative(_)
                | ChoiceOption::Noun(_)
                | ChoiceOption::Unit { .. }
                | ChoiceOption::Count(_)
                | ChoiceOption::Again
                | ChoiceOption::Stop
                | ChoiceOption::Game(_) => return STRANGE,
            }
            *stage = HireStage::Price;
            reply = Reply::Go;
        }
        if !*free {
            let cost = self.content.mercenary(*card).cost;
            let deal = Deal { ware: *card, ..deal };
            match self.bill(program, (deal, cost), scope, reply, choice) {
                Bill::Waits(flow) => return flow,
                Bill::Paid => {}
                Bill::Unpaid => return Flow::Done,
            }
        }
        self.recruit(*seat, *card);
        *count -= 1;
        *stage = HireStage::Whom;
        Flow::Again
    }

    fn offer_hires(&self, program: &Program, deal: Deal, free: bool, renewed: bool, choice: &mut Choice) {
        ask(choice, deal.seat, Ask::Hire);
        let mut offer = |card: CardId| choice.offer(ChoiceOption::Thing(Item::Card(card).thing()));
        if free {
            self.hirable_for_free(deal.seat).for_each(offer);
            return;
        }
        let affordable = |card: &CardId| {
            self.affords(program, Deal { ware: *card, ..deal }, self.content.mercenary(*card).cost)
        };
        self.hirable(deal.seat).filter(affordable).for_each(&mut offer);
        if deal.building.is_some() {
            self.offer_before_hire(program, deal, renewed, choice);
        }
        // The die is for a hire, unless it has bought something else.
        if renewed {
            choice.offer(ChoiceOption::Done);
        }
    }

    fn offer_before_hire(&self, program: &Program, deal: Deal, renewed: bool, choice: &mut Choice) {
        let context = self.at_building(Hook::BeforeHire, deal);
        for listener in self.eligible(program, &context) {
            let Some(trigger) = program.trigger(listener.trigger) else { continue };
            let endless = program
                .ability(trigger.ability)
                .is_some_and(|ability| ability.limit.is_none() && ability.cost.is_none());
            if !(endless && renewed) {
                choice.offer(ChoiceOption::Use { ability: trigger.ability, source: listener.source });
            }
        }
    }

    /// Adds a mercenary of the offer or of the stack to a clan, and its dice at once.
    fn recruit(&mut self, seat: u8, card: CardId) {
        if self.take_offered(Offer::Mercenaries, card) {
            self.join(seat, card);
        } else if self.state.piles.cards(Pile::Novices).last() == Some(&card) {
            self.state.piles.pop(Pile::Novices);
            self.join(seat, card);
        } else {
            return;
        }
        self.note_hire(seat, card);
        let dice = self.content.mercenary(card).dice;
        self.gain_dice(seat, dice);
        self.refill(Offer::Mercenaries);
    }
}
