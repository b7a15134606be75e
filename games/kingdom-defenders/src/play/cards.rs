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
use serde::{Deserialize, Serialize};

/// The progress of the completion of an adventure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdventureStage {
    /// Its cost is paid and its wounds are taken.
    #[default]
    Cost,
    /// It yields its goods.
    Gain,
    /// Its hooks fire.
    Complete,
    Over,
}

/// The progress of the completion of a deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeedStage {
    /// It yields its goods.
    #[default]
    Gain,
    /// Its hooks fire.
    Complete,
    Over,
}

/// The progress of the taking of a reward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RewardStage {
    /// It yields its goods.
    #[default]
    Gain,
    /// Its hooks fire.
    Take,
    Over,
}

impl Step {
    /// Returns the procedure of completing an adventure, without this part of its cost.
    pub(crate) const fn adventure(seat: u8, card: CardId, spared: Goods, unhurt: Wounds) -> Self {
        Self::Adventure { seat, card, spared, unhurt, stage: AdventureStage::Cost }
    }

    /// Returns the procedure of completing a deed.
    pub(crate) const fn deed(seat: u8, card: CardId) -> Self {
        Self::Deed { seat, card, stage: DeedStage::Gain }
    }

    /// Returns the procedure of taking a reward.
    pub(crate) const fn reward(seat: u8, card: CardId, bonus: bool) -> Self {
        Self::Reward { seat, card, bonus, stage: RewardStage::Gain }
    }
}

impl Table {
    pub(crate) fn go_adventure(
        &mut self,
        seat: u8,
        id: CardId,
        spared: Goods,
        unhurt: Wounds,
        stage: &mut AdventureStage,
    ) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such adventure") };
        let cause = Item::Card(id).thing();
        match *stage {
            AdventureStage::Cost => {
                *stage = AdventureStage::Gain;
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
                Flow::Call(Step::suffer(seat, cause, wounds))
            }
            AdventureStage::Gain => {
                *stage = AdventureStage::Complete;
                Flow::Call(Step::gain(seat, cause, card.gain))
            }
            AdventureStage::Complete => {
                *stage = AdventureStage::Over;
                self.completed_now(seat, id, self.content.words.adventure)
            }
            AdventureStage::Over => Flow::Done,
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

    pub(crate) fn go_deed(&mut self, seat: u8, id: CardId, stage: &mut DeedStage) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such deed") };
        match *stage {
            DeedStage::Gain => {
                *stage = DeedStage::Complete;
                self.take_card(id, Holder::Done(seat));
                self.tell(EventKind::Completed { seat, card: id });
                Flow::Call(Step::gain(seat, Item::Card(id).thing(), card.gain))
            }
            DeedStage::Complete => {
                *stage = DeedStage::Over;
                self.completed_now(seat, id, self.content.words.deed)
            }
            DeedStage::Over => Flow::Done,
        }
    }

    /// Adds the relics and fires the hooks of the completion, including the card's own bonus.
    fn completed_now(&mut self, seat: u8, card: CardId, feat: NounId) -> Flow {
        self.take_relics(seat, card);
        self.enforce_card(seat, card);
        let context = moment_about(Hook::Completion, seat, Item::Card(card)).qualified(0, feat);
        Flow::Open(Window::event(context))
    }

    pub(crate) fn go_reward(&mut self, seat: u8, id: CardId, bonus: bool, stage: &mut RewardStage) -> Flow {
        let Some(card) = self.content.card(id).copied() else { return Flow::Fail("no such reward") };
        match *stage {
            RewardStage::Gain => {
                *stage = RewardStage::Take;
                self.take_card(id, if bonus { Holder::Done(seat) } else { Holder::Kept(seat) });
                self.tell(EventKind::Took { seat, card: id });
                Flow::Call(Step::gain(seat, Item::Card(id).thing(), card.gain))
            }
            RewardStage::Take => {
                *stage = RewardStage::Over;
                self.take_relics(seat, id);
                if bonus {
                    self.enforce_card(seat, id);
                    Flow::Open(Window::event(moment_about(Hook::Take, seat, Item::Card(id))))
                } else {
                    Flow::Done
                }
            }
            RewardStage::Over => Flow::Done,
        }
    }
}
