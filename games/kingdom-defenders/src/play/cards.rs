//! Completes adventures and deeds, and takes rewards.

use crate::acts::cost_without;
use crate::content::{Goods, Wounds};
use crate::context::moment_about;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::state::Holder;
use crate::step::Step;
use crate::table::{Flow, Table};
use crate::thing::{CardId, Item};
use provost_interpreter::hook::Window;
use provost_interpreter::vocabulary::id::NounId;

impl Table {
    /// Stages: cost and wounds, yield, hooks.
    pub(crate) fn go_adventure(
        &mut self,
        seat: u8,
        id: CardId,
        spared: Goods,
        unhurt: Wounds,
        stage: &mut u8,
    ) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such adventure") };
        let cause = Item::Card(id).thing();
        *stage += 1;
        match *stage {
            1 => {
                if self.state.holder(id) != Holder::Display {
                    return Flow::Fail("an adventure that does not lie face up");
                }
                self.pay_goods(seat, cost_without(&card, spared));
                self.use_discs_on(seat, id);
                // Taken first, because what follows may read the board.
                self.take_card(id, Holder::Done(seat));
                self.tell(EventKind::Completed { seat, card: id });
                let mut wounds = card.wounds;
                for (wounds, unhurt) in wounds.iter_mut().zip(unhurt) {
                    *wounds = wounds.saturating_sub(unhurt);
                }
                Flow::Call(Step::Suffer { seat, cause, wounds, at: 0, stage: 0, scope: 0 })
            }
            2 => Flow::Call(Step::gain(seat, cause, card.gain)),
            3 => self.completed_now(seat, id, self.content.words.adventure),
            _ => Flow::Done,
        }
    }

    /// Uses up a player's own discs on a completed adventure.
    fn use_discs_on(&mut self, seat: u8, card: CardId) {
        let Some(slot) = self.slot_of(card) else { return };
        let discs = self.state.space(slot).discs;
        for disc in &discs {
            self.state.with_disc(*disc, |disc| disc.spent |= disc.owner == seat);
        }
    }

    pub(crate) fn go_deed(&mut self, seat: u8, id: CardId, stage: &mut u8) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such deed") };
        *stage += 1;
        match *stage {
            1 => {
                self.take_card(id, Holder::Done(seat));
                self.tell(EventKind::Completed { seat, card: id });
                Flow::Call(Step::gain(seat, Item::Card(id).thing(), card.gain))
            }
            2 => self.completed_now(seat, id, self.content.words.deed),
            _ => Flow::Done,
        }
    }

    /// Adds the relics and fires the hooks of the completion, including the card's own bonus.
    fn completed_now(&mut self, seat: u8, card: CardId, feat: NounId) -> Flow {
        self.take_relics(seat, card);
        self.enforce_card(seat, card);
        let context = moment_about(Hook::Completion, seat, Item::Card(card)).qualified(0, feat);
        Flow::Open(Window::event(context))
    }

    pub(crate) fn go_reward(&mut self, seat: u8, id: CardId, bonus: bool, stage: &mut u8) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such reward") };
        *stage += 1;
        match *stage {
            1 => {
                self.take_card(id, if bonus { Holder::Done(seat) } else { Holder::Kept(seat) });
                self.tell(EventKind::Took { seat, card: id });
                Flow::Call(Step::gain(seat, Item::Card(id).thing(), card.gain))
            }
            2 => {
                self.take_relics(seat, id);
                if bonus {
                    self.enforce_card(seat, id);
                    Flow::Open(Window::event(moment_about(Hook::Take, seat, Item::Card(id))))
                } else {
                    Flow::Done
                }
            }
            _ => Flow::Done,
        }
    }
}
