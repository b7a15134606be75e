//! Adventures, deeds and rewards: displayed, completed, taken.

use super::reach;
use crate::content::{Card, CardKind, Goods};
use crate::event::EventKind;
use crate::state::{Holder, Spot};
use crate::table::Table;
use crate::thing::{CardId, Item, SpaceId};
use provost_interpreter::hook::Player;

impl Table {
    /// Returns the space of a face-up adventure.
    pub(crate) fn slot_of(&self, card: CardId) -> Option<SpaceId> {
        let has_card = |spot: Spot| matches!(spot, Spot::Adventure(_, there) if there == card);
        self.state.all_spaces().find(|(_, space)| has_card(space.spot)).map(|(id, _)| id)
    }

    /// Returns the face-up adventures with their spaces.
    pub(crate) fn adventures(&self) -> impl Iterator<Item = (CardId, SpaceId)> {
        self.state.all_spaces().filter_map(|(id, space)| match space.spot {
            Spot::Adventure(_, card) if card.is_some() => Some((card, id)),
            Spot::Adventure(..) | Spot::Tile(_) | Spot::Deed(_) | Spot::Camp(_) | Spot::None => None,
        })
    }

    /// Returns whether a player can complete a face-up card, without this part of its cost.
    pub(crate) fn can_complete(&self, seat: u8, card: CardId, spared: Goods) -> bool {
        self.can_complete_after(seat, card, spared, Goods::default())
    }

    /// Returns whether a player could complete a card after paying these goods.
    pub(crate) fn can_complete_after(&self, seat: u8, card: CardId, spared: Goods, due: Goods) -> bool {
        if self.state.holder(card) != Holder::Display {
            return false;
        }
        let Some(card) = self.content.card(card) else { return false };
        let levels = self.state.seat(seat).levels;
        let risen = levels.iter().zip(&card.levels).all(|(level, wanted)| level >= wanted);
        let mut cost = cost_without(card, spared);
        for (cost, due) in cost.iter_mut().zip(due) {
            *cost = cost.saturating_add(due);
        }
        risen && self.has(seat, cost)
    }

    /// Takes a card off the board for a player.
    pub(crate) fn take_card(&mut self, card: CardId, holder: Holder) {
        if let Some(slot) = self.slot_of(card) {
            self.state.with_space(slot, |space| {
                if let Spot::Adventure(at, _) = space.spot {
                    (space.spot, space.size) = (Spot::Adventure(at, CardId::NONE), 0);
                }
            });
        }
        self.state.board.deeds.take(card);
        self.state.board.rewards.take(card);
        self.state.hold(card, holder);
    }

    /// Puts the abilities of a card in force for a player.
    pub(crate) fn enforce_card(&mut self, seat: u8, card: CardId) {
        if let Some(code) = self.content.card(card).map(|card| card.code) {
            self.enforce(Item::Card(card), Player(seat), reach::OWNER, code);
        }
    }

    /// Gives a player the relics of a card.
    pub(crate) fn take_relics(&mut self, seat: u8, card: CardId) {
        let Some(relics) = self.content.card(card).map(|card| card.relics) else { return };
        self.state.with_seat(seat, |seat| {
            for (there, more) in seat.relics.iter_mut().zip(relics) {
                *there = there.saturating_add(more);
            }
        });
        for (at, count) in relics.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            if let Some(noun) = self.content.relics.get(at).copied() {
                self.tell(EventKind::Relics { seat, noun, count });
            }
        }
    }

    /// Returns how many cards of a kind a player has completed.
    pub(crate) fn completed(&self, seat: u8, kind: CardKind) -> i32 {
        let mine = self.state.all_cards().filter(|(card, holder)| {
            *holder == Holder::Done(seat) && self.content.card(*card).is_some_and(|card| card.kind == kind)
        });
        i32::try_from(mine.count()).unwrap_or(i32::MAX)
    }
}

/// Returns the cost of a card without a part of it.
pub(crate) fn cost_without(card: &Card, spared: Goods) -> Goods {
    let mut cost = card.cost;
    for (cost, spared) in cost.iter_mut().zip(spared) {
        *cost = cost.saturating_sub(spared);
    }
    cost
}
