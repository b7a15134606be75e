//! Members of a clan with their equipment and lands.

use super::reach;
use crate::content::{Content, Role};
use crate::context::moment;
use crate::event::EventKind;
use crate::registry::hooks::Hook;
use crate::registry::targets::Target;
use crate::state::card::NOBODY;
use crate::state::{Card, Pile};
use crate::table::Table;
use crate::thing::{CardId, PathId};
use provost_interpreter::hook::Player;

/// Returns whether a member can be assigned and settle lands: novices of the stack cannot.
pub(crate) fn has_token(content: &Content, card: CardId) -> bool {
    content.mercenary(card).role != Role::Stack
}

impl Table {
    /// Returns by how much a player's glory exceeds the reputation, for hiring. Additions by effects count as
    /// glory, so they first make up for a deficit.
    pub(crate) fn excess_glory(&self, seat: u8) -> i32 {
        let base = self.glory(seat) - i32::from(self.state.seat(seat).reputation);
        self.number(&moment(Hook::ExcessGlory, seat), Target::ExcessGlory, base)
    }

    /// Adds a mercenary to a clan, without its dice.
    pub(crate) fn join(&mut self, seat: u8, card: CardId) {
        if self.state.seat(seat).members.is_full() {
            return;
        }
        let reputation = self.content.mercenary(card).reputation;
        self.state.with_card(card, |place| *place = Card { owner: seat, ..Card::default() });
        let clan = self.state.seat_mut(seat);
        clan.members.push(card);
        clan.reputation = clan.reputation.saturating_add(i16::try_from(reputation).unwrap_or(0));
        self.enforce_card(card, Player(seat), reach::MEMBER);
        self.tell(EventKind::Joined { seat, card });
    }

    /// Removes a mercenary from its clan for good: its equipment is discarded, its land is unsettled, and its
    /// card goes to the right discards. Its path is left to the caller.
    pub(crate) fn leave(&mut self, card: CardId) {
        self.leave_clan(card);
        match self.content.mercenary(card).role {
            Role::Leader | Role::Initial => {}
            Role::Hired => self.state.piles.push(Pile::MercenaryDiscard, card),
            Role::Stack => self.state.piles.push(Pile::Novices, card),
        }
    }

    /// Removes a mercenary from its clan, without moving its card.
    pub(crate) fn leave_clan(&mut self, card: CardId) {
        let seat = self.state.card(card).owner;
        if seat == NOBODY {
            return;
        }
        let mut left = self.state.seat(seat).equipment;
        left.retain(|equipment| self.state.card(*equipment).link == card);
        for equipment in &left {
            self.discard_equipment(*equipment);
        }
        if let Some(land) = self.state.card(card).link.some() {
            self.state.with_card(land, |place| place.link = CardId::NONE);
            self.lift_card(land);
        }
        self.lift_card(card);
        let reputation = self.content.mercenary(card).reputation;
        let clan = self.state.seat_mut(seat);
        clan.members.take(card);
        clan.reputation = clan.reputation.saturating_sub(i16::try_from(reputation).unwrap_or(0));
        self.state.with_card(card, |place| *place = Card::default());
        self.tell(EventKind::Left { seat, card });
    }

    /// Returns whether a member can be given a card of this type: unassigned, and free for the type.
    pub(crate) fn can_bear(&self, bearer: CardId, equipment: CardId) -> bool {
        let member = self.state.card(bearer);
        member.owner != NOBODY
            && member.path == PathId::NONE
            && self.bears(bearer, self.content.equipment(equipment).ty).is_none()
    }

    /// Returns the equipment of a type on a member.
    pub(crate) fn bears(&self, bearer: CardId, ty: u8) -> Option<CardId> {
        let owner = self.state.card(bearer).owner;
        let mut all = self.state.seat(owner).equipment.iter().copied();
        all.find(|card| self.state.card(*card).link == bearer && self.content.equipment(*card).ty == ty)
    }

    /// Gives a member an equipment card.
    pub(crate) fn equip(&mut self, card: CardId, bearer: CardId) {
        let seat = self.state.card(bearer).owner;
        let new = self.state.card(card).owner != seat;
        if new {
            if !self.state.seat_mut(seat).equipment.push(card) {
                return;
            }
            self.enforce_card(card, Player(seat), reach::EQUIPMENT);
        }
        self.state.with_card(card, |place| {
            place.owner = seat;
            place.link = bearer;
        });
        self.tell(EventKind::Equipped { card, bearer, new });
    }

    /// Discards an equipment card.
    pub(crate) fn discard_equipment(&mut self, card: CardId) {
        let owner = self.state.card(card).owner;
        if owner != NOBODY && self.state.seat_mut(owner).equipment.take(card) {
            self.note_discard(owner, card);
            self.lift_card(card);
            self.state.with_card(card, |place| *place = Card::default());
            self.state.piles.push(Pile::EquipmentDiscard, card);
            self.tell(EventKind::Discarded { card });
        }
    }

    /// Returns whether a member can settle a land: of its affinity, with a token, bound to no other land.
    pub(crate) fn can_settle(&self, land: CardId, card: CardId) -> bool {
        has_token(&self.content, card)
            && !self.state.card(land).link.is_some()
            && !self.state.card(card).link.is_some()
            && self.content.mercenary(card).affinity == Some(self.content.land(land).affinity)
    }

    /// Lets a member settle a land of its clan.
    pub(crate) fn settle(&mut self, land: CardId, card: CardId) {
        let seat = self.state.card(land).owner;
        self.state.with_card(land, |place| place.link = card);
        self.state.with_card(card, |place| place.link = land);
        self.enforce_card(land, Player(seat), reach::OWNER);
        self.tell(EventKind::Settled { land, card });
    }

    /// Returns a clan's leader.
    pub(crate) fn leader(&self, seat: u8) -> Option<CardId> {
        self.state.seat(seat).members.iter().copied().find(|card| self.state.card(*card).leads)
    }
}
